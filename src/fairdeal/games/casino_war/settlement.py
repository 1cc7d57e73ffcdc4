"""What every wager of Casino War brings back. Source: rules.md §1.3."""

from typing import Final

from fairdeal.cards import Card, rank_of
from fairdeal.engine.accounts import HOUSE, Account, AccountKind, stack, stake
from fairdeal.engine.events import Reason, RoundSettled, Transfer
from fairdeal.engine.moves import Event
from fairdeal.games.casino_war.house import House
from fairdeal.games.casino_war.state import Box, BoxSettled, Choice, Moved, Outcome, Phase, Place, State

INITIAL: Final = "initial"
WAR: Final = "war"


def settle(state: State, events: tuple[Event, ...]) -> Moved:
    """All wagers of the round are settled together, so that a round can be void until its last card.

    Source: rules.md §1.3, §1.4.
    """
    boxes: list[Box] = []
    told: list[Event] = list(events)
    for box in state.boxes:
        if box.place is Place.IN:
            box = _settle_box(state, box, told)
        boxes.append(box)
    told.append(_SETTLED)
    return state._replace(boxes=tuple(boxes), phase=Phase.OVER), tuple(told)


def _settle_box(state: State, box: Box, told: list[Event]) -> Box:
    outcome = outcome_of(state, box)
    transfers = payments(state.house, box, outcome)
    returned = sum([transfer.amount for transfer in transfers if transfer.target.kind is AccountKind.STACK])
    told += transfers
    told.append(BoxSettled(box.seat, outcome, box.staked, returned))
    return box._replace(chips=box.chips + returned, outcome=outcome, returned=returned)


def outcome_of(state: State, box: Box) -> Outcome:
    """How the round ended for a seat that played it to the end."""
    if box.choice is Choice.SURRENDER:
        return Outcome.SURRENDERED
    if box.choice is Choice.WAR:
        return _WAR_OUTCOMES[_sign(box.war_card, state.dealer_war_card)]
    return _OUTCOMES[_sign(box.card, state.dealer_card)]


def payments(house: House, box: Box, outcome: Outcome) -> list[Transfer]:
    """The settlement table, row by row. Source: rules.md §1.3."""
    initial, war, seat, paid = stake(box.seat, INITIAL), stake(box.seat, WAR), stack(box.seat), box.stake
    match outcome:
        case Outcome.WON:
            return [*_pay(initial, seat, paid, won=paid)]
        case Outcome.LOST:
            return [_lose(initial, paid)]
        case Outcome.SURRENDERED:
            return [_lose(initial, paid // 2), Transfer(initial, seat, paid - paid // 2, Reason.RETURN)]
        case Outcome.WAR_LOST:
            return [_lose(initial, paid), _lose(war, paid)]
        case Outcome.WAR_WON:
            return [Transfer(initial, seat, paid, Reason.RETURN), *_pay(war, seat, paid, won=paid)]
        case Outcome.WAR_TIED:
            return [Transfer(initial, seat, paid, Reason.RETURN), *_pay(war, seat, paid, won=paid * house.war_tie_odds)]


def _pay(wager: Account, seat: Account, paid: int, *, won: int) -> tuple[Transfer, Transfer]:
    return Transfer(HOUSE, wager, won, Reason.WIN), Transfer(wager, seat, paid + won, Reason.RETURN)


def _lose(wager: Account, amount: int) -> Transfer:
    return Transfer(wager, HOUSE, amount, Reason.LOSS)


def refund(box: Box) -> tuple[Transfer, ...]:
    """Every wager of a seat going back to it."""
    return tuple(Transfer(account, stack(box.seat), box.stake, Reason.REFUND) for account in wagers(box))


def wagers(box: Box) -> tuple[Account, ...]:
    """The accounts of a seat that hold a wager, each as much as its stake."""
    if not box.stake:
        return ()
    initial = stake(box.seat, INITIAL)
    return (initial, stake(box.seat, WAR)) if box.choice is Choice.WAR else (initial,)


def _sign(card: Card | None, dealer_card: Card | None) -> int:
    """1 if the card is the higher, 0 on a tie, −1 if it is the lower; suits are equal. Source: rules.md §1.1."""
    assert card is not None and dealer_card is not None
    rank, dealer_rank = rank_of(card), rank_of(dealer_card)
    return (rank > dealer_rank) - (rank < dealer_rank)


_OUTCOMES: Final = {1: Outcome.WON, -1: Outcome.LOST}
_WAR_OUTCOMES: Final = {1: Outcome.WAR_WON, 0: Outcome.WAR_TIED, -1: Outcome.WAR_LOST}
_SETTLED: Final = RoundSettled()
