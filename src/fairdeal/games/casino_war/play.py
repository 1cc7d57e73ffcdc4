"""The rules of one round of Casino War: start, turn, legal, check, apply, settle. Source: rules.md §1."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any, Final

from fairdeal.cards import DECK, Card, rank_of
from fairdeal.engine.accounts import Account, AccountKind, stack, stake
from fairdeal.engine.events import CardDealt, CardsBurned, Reason, RoundSettled, RoundVoided, Transfer
from fairdeal.engine.game import Opening
from fairdeal.engine.moves import (
    DEALER,
    DEALS,
    NOTHING,
    OVER,
    Action,
    Amounts,
    Burn,
    CardsToDeal,
    Deal,
    DealOut,
    Event,
    Face,
    Fault,
    Legal,
    SeatsToMove,
    Turn,
    Void,
)
from fairdeal.games.casino_war import refusals
from fairdeal.games.casino_war.boxes import find, has, next_box, seated, swap
from fairdeal.games.casino_war.house import House
from fairdeal.games.casino_war.settlement import INITIAL, WAR, outcome_of, payments, refund, wagers
from fairdeal.games.casino_war.state import (
    Bet,
    BetPlaced,
    BetWithdrawn,
    Box,
    BoxSettled,
    Choice,
    GoToWar,
    Phase,
    Place,
    SatOut,
    SitOut,
    State,
    Surrender,
    Surrendered,
    Tied,
    WentToWar,
    Withdraw,
)

FIRST_BURN: Final = 1
WAR_BURN: Final = 3
_FIXED_TURNS: Final[Mapping[Phase, Turn]] = {
    Phase.BURN: CardsToDeal(FIRST_BURN, Face.UNSEEN, DEALER),
    Phase.WAR_BURN: CardsToDeal(WAR_BURN, Face.UNSEEN, DEALER),
    Phase.OVER: OVER,
}

Moved = tuple[State, tuple[Event, ...]]


def start(house: House, opening: Opening) -> State:
    """A round in which every seat is asked for its bet; a seat with too few chips for the smallest stake sits out.

    Raises IllegalHouse when the seats do not fit the table, or the shoe is too short for the round.

    Source: rules.md §1.2, §1.6 CW9, CW10.
    """
    seats = [seated.seat for seated in opening.seats]
    if not fit(house, seats):
        raise refusals.bad_opening(seats, house.seats)
    left = house.cards - sum(opening.gone) - opening.burned
    if left < house.most_cards(len(seats)):
        raise refusals.shoe_too_short(left, house.most_cards(len(seats)))
    boxes = tuple([Box(each.seat, each.chips, _first_place(house, each.chips)) for each in opening.seats])
    state = State(house, boxes, Phase.BETTING, opening.gone)
    return state if has(boxes, Place.ASKED) else state._replace(phase=Phase.OVER, fault=Fault.NO_BETS)


def turn(state: State) -> Turn:
    """Who must move. Source: rules.md §1.2."""
    phase = state.phase
    if phase in _DEALS:
        box = next_box(state)
        return _card_due(DEALER if box is None else box.seat)
    if phase is Phase.BETTING:
        return SeatsToMove(tuple([box.seat for box in state.boxes if box.place is Place.ASKED]))
    if phase is Phase.TIES:
        return SeatsToMove((_deciding(state).seat,))
    return _FIXED_TURNS[phase]


@cache
def _card_due(to: int) -> CardsToDeal:
    return CardsToDeal(1, Face.UP, to)


def legal(state: State, seat: int) -> Legal:
    """What a seat, or the dealer, may do now."""
    if seat == DEALER:
        return Legal(tuple(_dealer_actions(state)))
    box = find(state, seat)
    if box is None:
        return NOTHING
    if state.phase is Phase.TIES and box is _deciding(state):
        surrender = Surrender(seat)
        return Legal((GoToWar(seat), surrender) if box.chips >= box.stake else (surrender,))
    if state.phase is Phase.BETTING and box.place is Place.ASKED:
        return Legal((SitOut(seat),) if len(state.boxes) > 1 else (), (_bets(state.house, box),))
    if state.phase in _BEFORE_CARDS and box.place is Place.IN:
        return Legal((Withdraw(seat),))
    return NOTHING


def check(state: State, action: Action) -> None:
    """The one judge. Raises IllegalAction, and returns if the action is legal."""
    _rules_of(state, action)[0](state, action)


def apply(state: State, action: Action) -> Moved:
    """The state after an action, and what happened. Raises IllegalAction, and then nothing has changed."""
    judge, move = _rules_of(state, action)
    judge(state, action)
    return move(state, action)


def _rules_of(state: State, action: Action) -> tuple[Callable[[State, Any], None], Callable[[State, Any], Moved]]:
    rules = _RULES.get(type(action))
    if rules is None:
        raise refusals.unknown_action(type(action).__name__)
    if state.phase is Phase.OVER:
        raise refusals.round_over()
    return rules


def playing(state: State) -> tuple[int, ...]:
    """The seats that have a bet in the round."""
    return tuple(box.seat for box in state.boxes if box.place is Place.IN)


def time_out(state: State, seat: int) -> Action:
    """What happens when a seat in turn does not answer: it is dealt out before the cards, and surrenders on a tie.

    Source: rules.md §0 G8, §1.6 CW4.
    """
    return Surrender(seat) if state.phase is Phase.TIES else DealOut(seat)


def balances(state: State) -> Mapping[Account, int]:
    """Where the chips of the round lie, in half-chips; the house's are not counted."""
    chips = {stack(box.seat): box.chips for box in state.boxes}
    if state.phase is not Phase.OVER:
        chips |= {wager: box.stake for box in state.boxes for wager in wagers(box)}
    return chips


# Bets


def _bets(house: House, box: Box) -> Amounts:
    return _bets_between(house.least_stake, _most_bet(house, box.chips), house.stake_step)


@lru_cache(maxsize=1024)
def _bets_between(least: int, most: int, step: int) -> Amounts:
    return Amounts(Bet, least, most, step)


def _most_bet(house: House, chips: int) -> int:
    free = chips // 2 if house.reserve_for_war else chips
    return min(house.most_stake, free - free % house.stake_step)


def fit(house: House, seats: list[int]) -> bool:
    """Whether these seats can play at the table: some of its seats, in clockwise order, each once."""
    return bool(seats) and seats == [seat for seat in range(house.seats) if seat in seats]


def _first_place(house: House, chips: int) -> Place:
    return Place.ASKED if can_bet(house, chips) else Place.OUT


def can_bet(house: House, chips: int) -> bool:
    """Whether so many half-chips are enough for the smallest stake of the table."""
    return _most_bet(house, chips) >= house.least_stake


def _check_asked(state: State, seat: int) -> Box:
    box = seated(state, seat)
    if box.place is Place.IN and state.phase in _BEFORE_CARDS:
        raise refusals.already_bet(seat, box.stake)
    if box.place is Place.OUT:
        raise refusals.sits_out(seat)
    if state.phase is not Phase.BETTING:
        raise refusals.betting_closed()
    return box


def _check_bet(state: State, action: Bet) -> None:
    possible = _bets(state.house, _check_asked(state, action.seat))
    if action.amount not in possible:
        raise refusals.bet_out_of_range(action.amount, possible)


def _check_sit_out(state: State, action: SitOut) -> None:
    _check_asked(state, action.seat)
    if len(state.boxes) == 1:
        raise refusals.cannot_sit_out()


def _check_withdraw(state: State, action: Withdraw) -> None:
    box = seated(state, action.seat)
    if state.phase not in _BEFORE_CARDS:
        raise refusals.too_late_to_withdraw()
    if box.place is not Place.IN:
        raise refusals.not_bet(action.seat)


def _bet(state: State, action: Bet) -> Moved:
    box = seated(state, action.seat)
    bet = box._replace(chips=box.chips - action.amount, stake=action.amount, place=Place.IN)
    paid = Transfer(stack(action.seat), stake(action.seat, INITIAL), action.amount, Reason.BET)
    return _close_bets(state, swap(state.boxes, box, bet), (paid, BetPlaced(action.seat, action.amount)))


def _sit_out(state: State, action: SitOut) -> Moved:
    box = seated(state, action.seat)
    return _close_bets(state, swap(state.boxes, box, box._replace(place=Place.OUT)), (SatOut(action.seat),))


def _withdraw(state: State, action: Withdraw) -> Moved:
    box = seated(state, action.seat)
    asked = box._replace(chips=box.chips + box.stake, stake=0, place=Place.ASKED)
    withdrawn = state._replace(boxes=swap(state.boxes, box, asked), phase=Phase.BETTING)
    return withdrawn, (*refund(box), BetWithdrawn(action.seat))


def _close_bets(state: State, boxes: tuple[Box, ...], events: tuple[Event, ...]) -> Moved:
    """Go on to the cards once every seat has answered; a round without bets is void."""
    if has(boxes, Place.ASKED):
        return state._replace(boxes=boxes), events
    if not has(boxes, Place.IN):
        over = state._replace(boxes=boxes, phase=Phase.OVER, fault=Fault.NO_BETS)
        return over, (*events, RoundVoided(Fault.NO_BETS))
    return state._replace(boxes=boxes, phase=Phase.BURN), events


# The dealer


def _dealer_actions(state: State) -> list[Action]:
    if state.phase is Phase.OVER:
        return []
    actions: list[Action] = [Void(fault) for fault in Fault if fault is not Fault.NO_BETS]
    if state.phase in _BEFORE_CARDS:
        actions += [DealOut(box.seat) for box in state.boxes if box.place is not Place.OUT]
    if state.phase in _BURNS:
        actions.append(Burn(_BURNS[state.phase]))
    if state.phase in _DEALS:
        actions += [DEALS[card] for card in DECK if _copies_left(state, card)]
    return actions


def _check_deal(state: State, action: Deal) -> None:
    if state.phase in _BURNS:
        raise refusals.burn_due(_BURNS[state.phase])
    if state.phase not in _DEALS:
        raise refusals.nothing_to_deal()
    if not 0 <= action.card < len(DECK):
        raise refusals.no_such_card(action.card)
    if not _copies_left(state, action.card):
        raise refusals.card_gone(action.card, state.house.decks)


def _check_burn(state: State, action: Burn) -> None:
    if state.phase in _DEALS:
        raise refusals.deal_due()
    if state.phase not in _BURNS:
        raise refusals.nothing_to_deal()
    if action.count != _BURNS[state.phase]:
        raise refusals.wrong_burn(action.count, _BURNS[state.phase])


def _check_deal_out(state: State, action: DealOut) -> None:
    box = seated(state, action.target)
    if state.phase not in _BEFORE_CARDS:
        raise refusals.too_late_to_deal_out()
    if box.place is Place.OUT:
        raise refusals.sits_out(action.target)


def _check_void(state: State, action: Void) -> None:
    if action.fault is Fault.NO_BETS:
        raise refusals.not_a_fault()


def _copies_left(state: State, card: Card) -> int:
    return state.house.decks - state.gone[card] - state.up.count(card)


def _deal(state: State, action: Deal) -> Moved:
    card, box = action.card, next_box(state)
    to = DEALER if box is None else box.seat
    up, events = (*state.up, card), (_dealt_up(to, card),)
    if box is not None:
        dealt = box._replace(card=card) if state.phase is Phase.DEAL else box._replace(war_card=card)
        return state._replace(boxes=swap(state.boxes, box, dealt), up=up), events
    if state.phase is Phase.DEAL:
        return _compare(state._replace(up=up, dealer_card=card), events)
    return _settle(state._replace(up=up, dealer_war_card=card), events)


@cache
def _dealt_up(to: int, card: Card) -> CardDealt:
    return CardDealt(to, card, Face.UP)


def _burn(state: State, action: Burn) -> Moved:
    phase = Phase.DEAL if state.phase is Phase.BURN else Phase.WAR_DEAL
    return state._replace(phase=phase, burned=state.burned + action.count), (_BURNED[state.phase],)


def _deal_out(state: State, action: DealOut) -> Moved:
    box = seated(state, action.target)
    out = box._replace(place=Place.OUT, chips=box.chips + box.stake, stake=0)
    return _close_bets(state, swap(state.boxes, box, out), (*refund(box), SatOut(action.target)))


def _void(state: State, action: Void) -> Moved:
    """Every wager goes back, the war wagers too. Source: rules.md §1.4, §1.6 CW7."""
    refunds = [transfer for box in state.boxes for transfer in refund(box)]
    boxes = tuple(box._replace(chips=box.chips + box.staked, returned=box.staked) for box in state.boxes)
    over = state._replace(boxes=boxes, phase=Phase.OVER, fault=action.fault)
    return over, (*refunds, RoundVoided(action.fault))


# Ties


def _compare(state: State, events: tuple[Event, ...]) -> Moved:
    ties = tuple([Tied(box.seat) for box in state.boxes if _is_tied(state, box)])
    if not ties:
        return _settle(state, events)
    return state._replace(phase=Phase.TIES), events + ties


def _is_tied(state: State, box: Box) -> bool:
    return box.card is not None and state.dealer_card is not None and rank_of(box.card) == rank_of(state.dealer_card)


def _deciding(state: State) -> Box:
    return next(box for box in state.boxes if box.choice is None and _is_tied(state, box))


def _check_tied(state: State, seat: int) -> Box:
    box = seated(state, seat)
    if state.phase is not Phase.TIES or not _is_tied(state, box) or box.choice is not None:
        raise refusals.no_tie(seat)
    first = _deciding(state)
    if first is not box:
        raise refusals.wait_for(first.seat)
    return box


def _check_go_to_war(state: State, action: GoToWar) -> None:
    box = _check_tied(state, action.seat)
    if box.chips < box.stake:
        raise refusals.war_too_dear(box.seat, box.stake, box.chips)


def _check_surrender(state: State, action: Surrender) -> None:
    _check_tied(state, action.seat)


def _go_to_war(state: State, action: GoToWar) -> Moved:
    box = seated(state, action.seat)
    raised = Transfer(stack(box.seat), stake(box.seat, WAR), box.stake, Reason.BET)
    return _close_ties(
        state._replace(boxes=swap(state.boxes, box, box._replace(chips=box.chips - box.stake, choice=Choice.WAR))),
        (raised, WentToWar(box.seat, box.stake)),
    )


def _surrender(state: State, action: Surrender) -> Moved:
    box = seated(state, action.seat)
    chosen = state._replace(boxes=swap(state.boxes, box, box._replace(choice=Choice.SURRENDER)))
    return _close_ties(chosen, (Surrendered(box.seat),))


def _close_ties(state: State, events: tuple[Event, ...]) -> Moved:
    """Once every tied seat has chosen: new cards if anybody went to war, else the end."""
    if any(box.choice is None and _is_tied(state, box) for box in state.boxes):
        return state, events
    if any(box.choice is Choice.WAR for box in state.boxes):
        return state._replace(phase=Phase.WAR_BURN), events
    return _settle(state, events)


# Settlement


def _settle(state: State, events: tuple[Event, ...]) -> Moved:
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


_BEFORE_CARDS: Final = (Phase.BETTING, Phase.BURN)
_BURNS: Final = {Phase.BURN: FIRST_BURN, Phase.WAR_BURN: WAR_BURN}
_BURNED: Final = {phase: CardsBurned(cards) for phase, cards in _BURNS.items()}
_SETTLED: Final = RoundSettled()
_DEALS: Final = (Phase.DEAL, Phase.WAR_DEAL)

_RULES: Final[Mapping[type[Action], tuple[Callable[[State, Any], None], Callable[[State, Any], Moved]]]] = {
    Bet: (_check_bet, _bet),
    Withdraw: (_check_withdraw, _withdraw),
    SitOut: (_check_sit_out, _sit_out),
    GoToWar: (_check_go_to_war, _go_to_war),
    Surrender: (_check_surrender, _surrender),
    Deal: (_check_deal, _deal),
    Burn: (_check_burn, _burn),
    DealOut: (_check_deal_out, _deal_out),
    Void: (_check_void, _void),
}
ACTIONS: Final = tuple(_RULES)
"""Every kind of action that this game knows."""
