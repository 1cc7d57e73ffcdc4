"""The bets of a banking game with nothing else in it: asked for, placed, taken back, closed, given back."""

from collections.abc import Callable
from enum import StrEnum
from typing import Final, NamedTuple

import pytest

from fairdeal.cards import Card, read_card
from fairdeal.engine.accounts import stack, stake
from fairdeal.engine.banking.betting import Betting, bets_between
from fairdeal.engine.banking.moves import Bet, BetPlaced, BetWithdrawn, Place, SatOut, SitOut, Withdraw
from fairdeal.engine.banking.rounds import asked, chips_of, nets, playing
from fairdeal.engine.events import Reason, RoundVoided, Transfer
from fairdeal.engine.moves import Action, Amounts, DealOut, Event, Fault, Legal, Void
from fairdeal.engine.rulebook import Rulebook
from fairdeal.errors import IllegalAction


class Phase(StrEnum):
    BETTING = "betting"
    DEAL = "deal"
    OVER = "over"


class Box(NamedTuple):
    seat: int
    chips: int
    place: Place = Place.ASKED
    stake: int = 0
    returned: int = 0
    marked: bool = False

    @property
    def staked(self) -> int:
        return self.stake


class State(NamedTuple):
    boxes: tuple[Box, ...]
    phase: Phase = Phase.BETTING
    up: tuple[Card, ...] = ()
    fault: Fault | None = None
    bank: int = 1000


def possible(state: State, box: Box) -> Amounts | None:
    return bets_between(box.seat, 4, min(20, box.chips, state.bank), 2)


BETTING: Final[Betting[State, Box]] = Betting(
    possible=possible,
    wager="bet",
    wagers=lambda box: {stake(box.seat, "bet"): box.stake} if box.stake else {},
    betting=Phase.BETTING,
    closed=Phase.DEAL,
    over=Phase.OVER,
    placed=lambda box: box._replace(marked=True),
    cleared=lambda box: box._replace(marked=False),
)
BOOK: Final[Rulebook[State]] = BETTING.rulebook({})


def opened(*chips: int) -> State:
    return BETTING.opened(State(tuple(Box(seat, each) for seat, each in enumerate(chips))))


def after(state: State, *actions: Action) -> tuple[State, tuple[Event, ...]]:
    events: tuple[Event, ...] = ()
    for action in actions:
        state, told = BOOK.apply(state, action)
        events += told
    return state, events


def paid(seat: int, amount: int) -> Transfer:
    return Transfer(stack(seat), stake(seat, "bet"), amount, Reason.BET)


def refunded(seat: int, amount: int) -> Transfer:
    return Transfer(stake(seat, "bet"), stack(seat), amount, Reason.REFUND)


def test_bets_go_up_in_steps_as_far_as_the_chips_do() -> None:
    assert bets_between(1, 4, 21, 4) == Amounts(Bet(1, 0), 4, 20, 4)
    assert bets_between(1, 4, 4, 4) == Amounts(Bet(1, 0), 4, 4, 4)
    assert bets_between(1, 4, 3, 2) is None


def test_every_seat_that_can_bet_is_asked_and_the_others_sit_out() -> None:
    state = opened(100, 3, 4)
    assert asked(state) == (0, 2)
    assert [BETTING.legal(state, box) for box in state.boxes] == [
        Legal((SitOut(0),), (Amounts(Bet(0, 0), 4, 20, 2),)),
        Legal(),
        Legal((SitOut(2),), (Amounts(Bet(2, 0), 4, 4, 2),)),
    ]


def test_a_round_in_which_nobody_can_bet_is_over_at_once() -> None:
    state = opened(3, 3)
    assert (state.phase, state.fault, asked(state)) == (Phase.OVER, Fault.NO_BETS, ())


def test_a_bet_leaves_the_stack_when_it_is_committed() -> None:
    state, events = after(opened(100, 100), Bet(0, 20))
    assert events == (paid(0, 20), BetPlaced(0, 20))
    assert (state.boxes[0], state.phase) == (Box(0, 80, Place.IN, 20, marked=True), Phase.BETTING)
    assert BETTING.balances(state) == {stack(0): 80, stake(0, "bet"): 20, stack(1): 100}
    assert chips_of(state.boxes, 0) == 80
    assert chips_of(state.boxes, None) == 0


def test_cards_are_dealt_when_everybody_has_answered() -> None:
    state, events = after(opened(100, 100), Bet(0, 20), SitOut(1))
    assert (state.phase, playing(state), events[-1]) == (Phase.DEAL, (0,), SatOut(1))
    assert BETTING.legal(state, state.boxes[0]) == Legal((Withdraw(0),))


def test_a_bet_comes_back_until_the_first_card_and_the_seat_is_asked_again() -> None:
    state, events = after(opened(100, 100), Bet(0, 20), SitOut(1), Withdraw(0))
    assert events[-2:] == (refunded(0, 20), BetWithdrawn(0))
    assert (state.boxes[0], state.phase, asked(state)) == (Box(0, 100), Phase.BETTING, (0,))


def test_a_seat_that_is_dealt_out_gets_its_bet_back() -> None:
    state, events = after(opened(100, 100), Bet(0, 20), DealOut(0), Bet(1, 4))
    assert events[2:4] == (refunded(0, 20), SatOut(0))
    assert (playing(state), state.boxes[0]) == ((1,), Box(0, 100, Place.OUT))


def test_a_round_without_bets_is_void() -> None:
    state, events = after(opened(100, 100), SitOut(0), DealOut(1))
    assert events[-1] == RoundVoided(Fault.NO_BETS)
    assert (state.phase, state.fault) == (Phase.OVER, Fault.NO_BETS)


@pytest.mark.parametrize("cards", [(), (read_card("9♣"),)])
def test_a_void_round_gives_every_wager_back(cards: tuple[Card, ...]) -> None:
    state, _ = after(opened(100, 100), Bet(0, 20), SitOut(1))
    state, events = after(state._replace(up=cards), Void(Fault.CARD_MISSING))
    assert events == (refunded(0, 20), RoundVoided(Fault.CARD_MISSING))
    assert BETTING.balances(state) == {stack(0): 100, stack(1): 100}
    assert nets(state) == {0: 0, 1: 0}


def test_the_dealer_may_leave_out_who_is_in_the_round_and_declare_it_void() -> None:
    state = opened(100, 3, 100)
    faults = [Void(Fault.DECK_INCOMPLETE), Void(Fault.CARD_MISSING)]
    assert BETTING.dealer_actions(state) == [*faults, DealOut(0), DealOut(2)]
    dealt = state._replace(phase=Phase.DEAL, up=(read_card("9♣"),))
    assert BETTING.dealer_actions(dealt) == faults


def test_what_a_round_brought_is_known_of_who_played() -> None:
    state, _ = after(opened(100, 100), Bet(0, 20), SitOut(1))
    settled = state._replace(boxes=(state.boxes[0]._replace(returned=50), state.boxes[1]))
    assert nets(settled) == {0: 30, 1: 0}


def dealt(state: State) -> State:
    return state._replace(up=(read_card("9♣"),))


ALL_IN = (Bet(0, 20), SitOut(1))
AS_IT_IS: Callable[[State], State] = lambda state: state  # noqa: E731


@pytest.mark.parametrize(
    ("before", "then", "action", "words"),
    [
        ((), AS_IT_IS, Bet(0, 21), "You can’t bet 10½. Bet from 2 to 10, in steps of 1."),
        ((), AS_IT_IS, Bet(1, 5), "You can’t bet 2½: the bet here is 2."),
        ((), AS_IT_IS, Bet(5, 4), "There’s no seat number 5 in this round."),
        ((Bet(0, 20),), AS_IT_IS, Bet(0, 4), "Seat 0 has already bet 10."),
        ((SitOut(0),), AS_IT_IS, Bet(0, 4), "Seat 0 sits this round out, and can bet again in the next one."),
        ((SitOut(0),), AS_IT_IS, Withdraw(0), "Seat 0 has no bet to take back."),
        (
            ALL_IN,
            dealt,
            Withdraw(0),
            "You can take back a bet only before the first card, and the cards are being dealt.",
        ),
        (
            ALL_IN,
            dealt,
            Bet(0, 4),
            "Bets are closed: the cards are being dealt. You can bet again before the next round.",
        ),
        (ALL_IN, dealt, DealOut(0), "A seat can be dealt out only before the first card."),
        (
            (),
            AS_IT_IS,
            Void(Fault.NO_BETS),
            "A round is void only when the deck is incomplete or a card is missing.",
        ),
        (
            (),
            lambda state: state._replace(bank=3),
            Bet(0, 4),
            "You can’t bet 2: the bank couldn’t pay another winning bet. Sit this round out.",
        ),
    ],
)
def test_what_is_refused_is_said_with_what_is_possible(
    before: tuple[Action, ...], then: Callable[[State], State], action: Action, words: str
) -> None:
    state = then(after(opened(100, 5), *before)[0])
    with pytest.raises(IllegalAction) as refused:
        BOOK.check(state, action)
    assert str(refused.value) == words


def test_the_only_player_of_a_round_cannot_sit_it_out() -> None:
    state = opened(100)
    assert BETTING.legal(state, state.boxes[0]).actions == ()
    with pytest.raises(IllegalAction, match="You’re the only player"):
        BOOK.check(state, SitOut(0))
