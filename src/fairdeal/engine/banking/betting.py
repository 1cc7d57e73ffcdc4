"""The bets of a banking game: asked for, placed, taken back, sat out, closed, and given back when a round is void.

Source: rules.md §0 G9.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final, Generic, TypeVar

from fairdeal.engine import refusals
from fairdeal.engine.accounts import Account, stack, stake
from fairdeal.engine.banking.moves import Bet, BetPlaced, BetWithdrawn, Place, SatOut, SitOut, Withdraw
from fairdeal.engine.banking.paying import refund
from fairdeal.engine.banking.rounds import Box, Round, nets, playing
from fairdeal.engine.boxes import seated, swap
from fairdeal.engine.events import RoundVoided, wagered
from fairdeal.engine.game import RoundRules
from fairdeal.engine.moves import NOTHING, Action, Amounts, DealOut, Event, Fault, Legal, Turn, Void
from fairdeal.engine.rulebook import Judge, Move, Rulebook
from fairdeal.engine.sitting import Opening

H = TypeVar("H")
S = TypeVar("S", bound=Round)
B = TypeVar("B", bound=Box)

Moved = tuple[S, tuple[Event, ...]]

FAULTS: Final = (Fault.DECK_INCOMPLETE, Fault.CARD_MISSING)
"""The faults for which a dealer can declare a round void."""


@lru_cache(maxsize=1024)
def bets_between(seat: int, least: int, most: int, step: int) -> Amounts | None:
    """The bets of a seat from `least` in steps up to `most`, in half-chips; None where there are none."""
    most -= (most - least) % step
    return Amounts(Bet(seat, 0), least, most, step) if most >= least else None


def as_it_is(box: B) -> B:
    """A box that a bet changes in nothing else."""
    return box


@dataclass(frozen=True, slots=True, eq=False)
class Betting(Generic[S, B]):
    """How a game's bets are made.

    `possible` lists a seat's bets; None where it cannot pay the least one, or the bank could not. `wager` names the
    first bet of a box. Bets are made in the phase `betting`; when all have answered the round goes on to the phase
    `closed`, or is `over` where nobody bet. A bet can be taken back until the first card. `wagers` are all that a box
    has committed, by account, where it can be more than the first bet. `placed` and `cleared` say what else changes in
    a box with its bet.
    """

    possible: Callable[[S, B], Amounts | None]
    wager: str
    betting: StrEnum
    closed: StrEnum
    over: StrEnum
    wagers: Callable[[B], Mapping[Account, int]] | None = None
    placed: Callable[[B], B] = as_it_is
    cleared: Callable[[B], B] = as_it_is

    def rulebook(
        self,
        moves: Mapping[type[Any], tuple[Judge[S], Move[S]]],
        *,
        then: Callable[[S, tuple[Event, ...]], Moved[S]] | None = None,
    ) -> Rulebook[S]:
        """The rulebook of a game: its own moves, with what seats and the dealer do about bets."""
        book: dict[type[Any], tuple[Judge[S], Move[S]]] = {
            Bet: (self.check_bet, self.bet),
            Withdraw: (self.check_withdraw, self.withdraw),
            SitOut: (self.check_sit_out, self.sit_out),
            **moves,
            DealOut: (self.check_deal_out, self.deal_out),
            Void: (self.check_void, self.void),
        }
        return Rulebook(book, is_over=lambda state: state.phase is self.over, then=then)

    def is_before_cards(self, state: S) -> bool:
        """Whether bets can still be taken back and seats left out. Source: rules.md §0 G9."""
        return state.phase is self.betting or (state.phase is self.closed and not state.up)

    def opened(self, state: S) -> S:
        """A round in which every seat was asked: who cannot bet sits out, and if nobody can it is over at once."""
        short = [box for box in state.boxes if self.possible(state, box) is None]
        if not short:
            return state
        boxes = tuple([box._replace(place=Place.OUT) if box in short else box for box in state.boxes])
        if Place.ASKED in [box.place for box in boxes]:
            return state._replace(boxes=boxes)
        return state._replace(boxes=boxes, phase=self.over, fault=Fault.NO_BETS)

    def legal(self, state: S, box: B) -> Legal:
        """What a seat may do about its bet now."""
        if state.phase is self.betting and box.place is Place.ASKED:
            amounts = self.possible(state, box)
            sit_out = (SitOut(box.seat),) if len(state.boxes) > 1 else ()
            return Legal(sit_out, () if amounts is None else (amounts,))
        if box.place is Place.IN and self.is_before_cards(state):
            return Legal((Withdraw(box.seat),))
        return NOTHING

    def dealer_actions(self, state: S) -> list[Action]:
        """What the dealer may do about bets now: leave a seat out, or declare the round void."""
        if state.phase is self.over:
            return []
        possible: list[Action] = [Void(fault) for fault in FAULTS]
        if self.is_before_cards(state):
            possible += [DealOut(box.seat) for box in state.boxes if box.place is not Place.OUT]
        return possible

    def committed(self, box: B) -> Mapping[Account, int]:
        """What a box has committed, by account, in half-chips."""
        if self.wagers is not None:
            return self.wagers(box)
        return {stake(box.seat, self.wager): box.stake} if box.stake else {}

    def balances(self, state: S) -> Mapping[Account, int]:
        """Where the chips of the round lie, in half-chips; the house's are not counted."""
        chips = {stack(box.seat): box.chips for box in state.boxes}
        if state.phase is not self.over:
            for box in state.boxes:
                chips.update(self.committed(box))
        return chips

    def rules(
        self,
        book: Rulebook[S],
        *,
        start: Callable[[H, Opening], S],
        turn: Callable[[S], Turn],
        legal: Callable[[S, int], Legal],
        time_out: Callable[[S, int], Action],
    ) -> RoundRules[H, S]:
        """The rules of a round: what is the game's own, joined with what a rulebook and the bets give."""
        return book.rules(
            start=start,
            turn=turn,
            legal=legal,
            time_out=time_out,
            balances=self.balances,
            playing=playing,
            nets=nets,
        )

    # Bets

    def check_bet(self, state: S, action: Bet) -> None:
        """Raises IllegalAction unless the seat is asked, and for such a bet."""
        amounts = self.possible(state, self._check_asked(state, action.seat))
        if amounts is None:
            raise refusals.bank_spent(action.amount)
        if action.amount not in amounts:
            raise refusals.bet_out_of_range(action.amount, amounts)

    def bet(self, state: S, action: Bet) -> Moved[S]:
        """The bet is committed."""
        box: B = seated(state.boxes, action.seat)
        placed = self.placed(box._replace(chips=box.chips - action.amount, stake=action.amount, place=Place.IN))
        paid = wagered(action.seat, self.wager, action.amount)
        return self._close(state, swap(state.boxes, box, placed), (paid, BetPlaced(action.seat, action.amount)))

    def check_sit_out(self, state: S, action: SitOut) -> None:
        """Raises IllegalAction unless the seat is asked, and is not the only one."""
        self._check_asked(state, action.seat)
        if len(state.boxes) == 1:
            raise refusals.cannot_sit_out()

    def sit_out(self, state: S, action: SitOut) -> Moved[S]:
        """The seat plays no part in the round."""
        box: B = seated(state.boxes, action.seat)
        return self._close(state, swap(state.boxes, box, box._replace(place=Place.OUT)), (SatOut(action.seat),))

    def check_withdraw(self, state: S, action: Withdraw) -> None:
        """Raises IllegalAction unless the seat has a bet and no card is dealt."""
        box: B = seated(state.boxes, action.seat)
        if not self.is_before_cards(state):
            raise refusals.too_late_to_withdraw()
        if box.place is not Place.IN:
            raise refusals.not_bet(action.seat)

    def withdraw(self, state: S, action: Withdraw) -> Moved[S]:
        """The bet comes back, and the seat is asked again."""
        box: B = seated(state.boxes, action.seat)
        boxes = swap(state.boxes, box, self._without_bet(box, Place.ASKED))
        returned = refund(box.seat, self.committed(box))
        return state._replace(boxes=boxes, phase=self.betting), (*returned, BetWithdrawn(action.seat))

    # The dealer

    def check_deal_out(self, state: S, action: DealOut) -> None:
        """Raises IllegalAction unless the seat is in the round and no card is dealt."""
        box: B = seated(state.boxes, action.target)
        if not self.is_before_cards(state):
            raise refusals.too_late_to_deal_out()
        if box.place is Place.OUT:
            raise refusals.sits_out(action.target)

    def deal_out(self, state: S, action: DealOut) -> Moved[S]:
        """The seat is left out of the round, and its bet goes back."""
        box: B = seated(state.boxes, action.target)
        boxes = swap(state.boxes, box, self._without_bet(box, Place.OUT))
        return self._close(state, boxes, (*refund(box.seat, self.committed(box)), SatOut(action.target)))

    def check_void(self, state: S, action: Void) -> None:
        """Raises IllegalAction unless the fault is one of the cards."""
        if action.fault not in FAULTS:
            raise refusals.not_a_fault()

    def void(self, state: S, action: Void) -> Moved[S]:
        """Every wager goes back, whatever was added to a bet with it."""
        refunds = [transfer for box in state.boxes for transfer in refund(box.seat, self.committed(box))]
        boxes = tuple([box._replace(chips=box.chips + box.staked, returned=box.staked) for box in state.boxes])
        over = state._replace(boxes=boxes, phase=self.over, fault=action.fault)
        return over, (*refunds, RoundVoided(action.fault))

    # What they come to

    def _check_asked(self, state: S, seat: int) -> B:
        box: B = seated(state.boxes, seat)
        if box.place is Place.IN and self.is_before_cards(state):
            raise refusals.already_bet(seat, box.stake)
        if box.place is Place.OUT:
            raise refusals.sits_out(seat)
        if state.phase is not self.betting:
            raise refusals.betting_closed()
        return box

    def _without_bet(self, box: B, place: Place) -> B:
        return self.cleared(box._replace(chips=box.chips + box.stake, stake=0, place=place))

    def _close(self, state: S, boxes: tuple[B, ...], events: tuple[Event, ...]) -> Moved[S]:
        """Go on to the cards once every seat has answered; a round without bets is void."""
        places = [box.place for box in boxes]
        if Place.ASKED in places:
            return state._replace(boxes=boxes), events
        if Place.IN not in places:
            over = state._replace(boxes=boxes, phase=self.over, fault=Fault.NO_BETS)
            return over, (*events, RoundVoided(Fault.NO_BETS))
        return state._replace(boxes=boxes, phase=self.closed), events
