"""Six-spot Red Dog for a pool: everybody makes a sealed bet, then all hands are opened. Source: rules.md §4.5."""

from fairdeal.cards import Card
from fairdeal.engine import boxes as common
from fairdeal.engine.accounts import Account, stake
from fairdeal.engine.chips import CHIP
from fairdeal.engine.events import wagered
from fairdeal.engine.moves import Amounts, Event
from fairdeal.games.red_dog import refusals
from fairdeal.games.red_dog.antes import can_act
from fairdeal.games.red_dog.boxes import box_of, in_order, put
from fairdeal.games.red_dog.events import SEALED, BetSealed, Discarded, HandOpened, HandUnsealed, SealedBetPlaced
from fairdeal.games.red_dog.settlement import lose, win, winners
from fairdeal.games.red_dog.state import Bet, Box, Discard, Irregular, Moved, Outcome, Phase, State
from fairdeal.games.red_dog.turns import end_round


def asked(state: State) -> tuple[int, ...]:
    """The seats whose sealed bets are not in yet. Source: rules.md §4.8 RD27, RD28."""
    return tuple([box.seat for box in state.boxes if can_act(box) and not box.bet])


def open_bets(state: State, events: tuple[Event, ...]) -> Moved:
    """Everybody is asked at once; when all bets are in, they are opened and settled."""
    if asked(state):
        return state._replace(phase=Phase.SEALED_BETS), events
    return _settle(state, events)


def bets(state: State, box: Box) -> Amounts:
    """The bets that are possible: up to the pool for everybody, whatever others bet. Source: §4.5, §4.8 RD28."""
    most = min(state.pot, box.whole)
    return Amounts(Bet(box.seat, 0), min(state.house.min_bet, most), most, CHIP)


def check_asked(state: State, seat: int) -> Box:
    """The box of a seat whose bet is not in. Raises IllegalAction for any other."""
    box = common.seated(state.boxes, seat)
    if state.phase is not Phase.SEALED_BETS:
        raise refusals.no_bet_wanted()
    if seat not in asked(state):
        raise refusals.already_played(seat)
    return box


def check_bet(state: State, action: Bet) -> None:
    """Raises IllegalAction unless the seat's bet is not in yet, and this one is possible."""
    possible = bets(state, check_asked(state, action.seat))
    if action.amount not in possible:
        raise refusals.amount_out_of_range(action.amount, possible)


def check_discard(state: State, action: Discard) -> None:
    """Raises IllegalAction unless the seat's bet is not in yet, and its hand has too few cards."""
    if check_asked(state, action.seat).irregular is not Irregular.SHORT:
        raise refusals.must_bet()


def bet(state: State, action: Bet) -> Moved:
    """A bet that nobody else knows before all are in."""
    box, amount = box_of(state, action.seat), action.amount
    state = put(state, box, box._replace(chips=box.chips - amount, bet=amount, staked=amount))
    paid = wagered(box.seat, SEALED, amount)
    return open_bets(state, (paid, SealedBetPlaced(box.seat, amount), BetSealed(box.seat)))


def discard(state: State, action: Discard) -> Moved:
    """A hand of too few cards need not be bet on. Source: rules.md §4.8 RD39."""
    box = box_of(state, action.seat)
    return open_bets(put(state, box, box._replace(outcome=Outcome.DISCARDED)), (Discarded(box.seat),))


def _wager(box: Box) -> Account:
    return stake(box.seat, SEALED)


def _settle(state: State, events: tuple[Event, ...]) -> Moved:
    """Hands are opened; losing bets go into the pool first, and then it pays the winners from the dealer's left.

    Source: rules.md §4.5, §4.8 RD29, RD30.
    """
    turned = state.upcard
    assert turned is not None
    state, added = _open_hands(state)
    for box in [box for box in in_order(state) if box.bet and not winners(box.hand, turned)]:
        state, lost = lose(state, box, _wager(box), turned)
        added = (*added, *lost)
    state, paid = _pay_winners(state, turned)
    return end_round(state, (*events, *added, *paid))


def _open_hands(state: State) -> Moved:
    """Everybody who has bet lays the hand open, for all to see; who has not looks at it alone."""
    added: list[Event] = []
    for box in in_order(state):
        if box.bet:
            added.append(HandOpened(box.seat, box.bet, box.hand))
            state = put(state, box, box._replace(shown=box.hand), shown=(*state.shown, *box.hand))
        elif box.hand:
            added.append(HandUnsealed(box.seat, box.hand))
    return state, tuple(added)


def _pay_winners(state: State, turned: Card) -> Moved:
    """Once the pool cannot pay a winner in full, it pays what is left, or nothing, and all later ones nothing.

    Source: rules.md §4.5, §4.8 RD29.
    """
    added: list[Event] = []
    is_short = False
    for box in [box for box in in_order(state) if box.bet and box.outcome is None]:
        paid = 0 if is_short else box.bet
        if paid > state.pot:
            is_short = True
            paid = state.pot if state.house.partial == "rest" else 0
        state, events = win(state, box, _wager(box), turned, winners(box.hand, turned)[0], paid)
        added += events
    return state, tuple(added)
