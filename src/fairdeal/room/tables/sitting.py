"""One table: a sitting of one game, fairly dealt, with its record.

It has no clock, no network and no disk: its caller brings these. Everything goes in by a method and comes out as
events. Random bytes come from `draw`, which is given.
"""

from collections.abc import Sequence
from typing import Final

from fairdeal.engine.accounts import AccountKind, stack
from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import (
    NOTHING,
    Action,
    Burn,
    CardsToDeal,
    CardsToShuffle,
    Deal,
    DealOut,
    Event,
    Fault,
    Legal,
    PlayerAction,
    Reshuffle,
    RoundOver,
    SeatsToMove,
    Void,
)
from fairdeal.engine.sitting import Progress, Seated, Standing
from fairdeal.engine.words import Seat
from fairdeal.errors import Conflict, FairdealError
from fairdeal.record.document import Player
from fairdeal.record.run import Run
from fairdeal.room.tables.asks import Asks
from fairdeal.room.tables.events import ChipsBrought, CutLeftOut, RoundOpened
from fairdeal.room.tables.fairness import DEALING, Draw, FairDealing
from fairdeal.room.tables.happened import Happened
from fairdeal.room.tables.recording import Recording

CALLED_OFF: Final = Void(Fault.TABLE_CLOSED)
"""How a round ends that is not played out because the table is closed."""


class FairSitting:
    """A sitting at a table.

    The order of calls is: `open_round`; `act` until the table asks for cuts; `show_cut` and then `open_cut` for every
    seat that plays (or `end_cuts` when time is up); `act` again until the round is over; and so on until it asks for
    `NOTHING`. What comes too early or too late is a Conflict. Whatever raises has changed nothing.

    `record` is at every moment the record of what happened so far, and holds nothing of a seal or a cut that is still
    secret. `stacks` are the half-chips before each seat as the last round left them, also of those who have left since.
    `dealing` is the version of fair dealing.
    """

    def __init__(
        self, game: AnyGame, house: object, players: Sequence[Player], *, draw: Draw, dealing: int = DEALING
    ) -> None:
        self.game = game
        self._recording = Recording(game, house, players, dealing)
        self.record = self._recording.record
        self.stacks = self._recording.stacks
        self.bots = frozenset(player.seat for player in players if player.bot)
        self._run = Run(game, house, tuple(Seated(player.seat, player.chips) for player in players))
        self._fairness = FairDealing(self._run, self.record, draw=draw)
        self._leaving: set[int] = set()
        self._closing = False
        self._last: object = None
        self._has_cards = False
        self._settle()

    @property
    def asks(self) -> Asks:
        """What the table waits for."""
        run = self._run
        if run.state is None:
            return Asks.NOTHING if run.is_over else Asks.ROUND
        if isinstance(run.turn, SeatsToMove):
            return Asks.MOVES
        return Asks.OPENINGS if self._fairness.opening else Asks.CUTS

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that the table waits for."""
        run, fairness = self._run, self._fairness
        if run.state is None:
            return ()
        if isinstance(run.turn, SeatsToMove):
            return run.turn.seats
        if fairness.opening:
            unopened = fairness.unopened
            return tuple([seat for seat in self._cutters if seat in unopened])
        return tuple([seat for seat in self._cutters if not fairness.has_shown(seat)])

    @property
    def wants_cuts(self) -> bool:
        """Whether a shuffle is due, so that the seats' cuts still count."""
        return self._run.shoe is None

    @property
    def has_enough_seats(self) -> bool:
        """Whether so many seats are taken that a round can be dealt."""
        return self._run.has_enough_seats

    @property
    def before_cards_of(self) -> int | None:
        """The place in the record of the round that is played, while it has no card yet."""
        return None if self._run.state is None or self._has_cards else len(self.record.rounds) - 1

    @property
    def present(self) -> frozenset[int]:
        """The seats at which somebody sits."""
        return self._run.present

    @property
    def progress(self) -> Progress:
        """Which round is played or comes next."""
        return self._run.progress

    @property
    def rounds(self) -> int:
        """How many rounds were counted so far."""
        return self._run.progress.round - 1

    @property
    def standings(self) -> tuple[Standing, ...]:
        """How the sitting stands for each seat."""
        return self._run.standings

    def view(self, viewer: int | None) -> object:
        """What a seat, or a spectator, may see of the round, between rounds of the last; None before the first."""
        state = self._run.state if self._run.state is not None else self._last
        return None if state is None else self.game.sight.view(state, viewer)

    def chips_of(self, seat: int) -> tuple[int, int]:
        """What a seat has before it now, free to bet, and what it has staked in the round, in half-chips."""
        if self._run.state is None:
            return next((each.chips for each in self.standings if each.seat == seat), 0), 0
        balances = self.game.rules.balances(self._run.state)
        staked = [chips for place, chips in balances.items() if place.kind is AccountKind.STAKE and place.seat == seat]
        return balances.get(stack(seat), 0), sum(staked)

    def legal(self, seat: int) -> Legal:
        """What a seat may do in the round now."""
        return NOTHING if self.asks not in (Asks.MOVES, Asks.CUTS) else self.game.rules.legal(self._run.state, seat)

    # Rounds

    def open_round(self, out: Sequence[int] = ()) -> Happened:
        """Open the next round, without the seats that sit out where the rules can do without them.

        A new seal is shown when a shuffle is due. Raises Conflict (`seats-too-few`).
        """
        self._expect(Asks.ROUND)
        progress = self._run.progress
        self._run.check_enough_seats()
        events: list[Event] = [RoundOpened(progress.round, progress.of), *self._show_seal()]
        opening = self._run.open_round()
        self._has_cards = False
        self._recording.open_round(opening.seats)
        self._fairness.begin_round()
        for seat in out:
            events += self._deal_out(seat)
        return self._happened(events + self._advance())

    def act(self, action: PlayerAction) -> Happened:
        """One action of a seat, and all that the dealer does after it. Raises IllegalAction or Conflict.

        While cuts are being opened bets stand: a player who already knows the cards could change them otherwise.
        """
        assert isinstance(action, PlayerAction), "the dealer acts by itself"
        self._expect_round()
        if self.asks is Asks.OPENINGS:
            raise self._not_asked()
        return self._happened(self._apply(action) + self._advance())

    def show_cut(self, seat: int, commitment: bytes) -> Happened:
        """A seat shows its commitment to a cut (32 bytes). Source: design.md, fair dealing, step 2."""
        self._expect(Asks.CUTS)
        self._expect_seat(seat)
        return self._happened(self._fairness.show_by_player(seat, commitment) + self._advance())

    def open_cut(self, seat: int, cut: bytes) -> Happened:
        """A seat opens the cut that it has shown; when all are open, the cards are shuffled and dealt."""
        self._expect(Asks.OPENINGS)
        self._expect_seat(seat)
        return self._happened(self._fairness.open(seat, cut) + self._advance())

    def end_cuts(self) -> Happened:
        """Time for cuts is up: who has shown none does not cut; who has not opened it is left out of the round.

        Where the round cannot go on without that seat, the shuffle is void and sealed anew, and the seat has no part in
        the next one. Source: design.md, fair dealing, step 2.
        """
        if self.asks is Asks.CUTS:
            self._fairness.end_showing()
            return self._happened(self._advance())
        self._expect(Asks.OPENINGS)
        return self._happened(self._leave_out(self.asked) + self._advance())

    def time_out(self, seat: int) -> Happened:
        """A seat in turn has not answered in time: the cheapest legal action is taken. Source: rules.md §0 G8."""
        self._expect(Asks.MOVES)
        self._expect_seat(seat)
        return self._happened(self._apply(self.game.rules.time_out(self._run.state, seat)) + self._advance())

    # Who sits there

    def sit(self, player: Player) -> Happened:
        """Someone sits down between two rounds. Raises IllegalHouse when the seat is taken. Source: rules.md §0 G10."""
        self._expect(Asks.ROUND)
        self._run.join(Seated(player.seat, player.chips))
        self._recording.join(player)
        self.bots = self.bots | {player.seat} if player.bot else self.bots - {player.seat}
        return self._happened(self._settle())

    def bring(self, seat: int, chips: int) -> Happened:
        """A seat puts so many half-chips more before it, between two rounds; for the next sitting if this one is over.

        Raises Conflict (`nobody-there`) and IllegalHouse (`chips-brought`).
        """
        if self.asks is Asks.NOTHING:
            self.stacks[seat] += chips
            return self._happened([ChipsBrought(seat, chips)])
        self._expect(Asks.ROUND)
        self._run.bring(Seated(seat, chips))
        self._recording.bring(seat, chips)
        return self._happened([ChipsBrought(seat, chips), *self._settle()])

    def leave(self, seat: int) -> Happened:
        """A seat leaves: it is left out of a round that has no card yet, else played out at the least cost.

        To leave once the sitting is over changes nothing: it was played to its end.
        Raises Conflict when nobody sits there. Source: rules.md §0 G8, G9, §1.6 CW6.
        """
        if seat not in self._run.present:
            raise Conflict("nobody-there", "Nobody sits at seat number {number}.", number=seat)
        if self.asks is Asks.NOTHING:
            return self._happened([])
        if self._run.state is None:
            return self._happened(self._leave(seat) + self._settle())
        return self._happened(self._leave_in_round(seat) + self._advance())

    def close(self) -> Happened:
        """The sitting ends here: what lies in the middle is shared out, everybody leaves, the last seal is opened.

        A round that is being played is called off where the rules allow it, and else played out. Once the sitting is
        over, this changes nothing.
        """
        if self.asks is Asks.NOTHING:
            return self._happened([])
        if self._run.state is None:
            return self._happened(self._close())
        self._closing = True
        if self._run.allows(CALLED_OFF):
            return self._happened(self._apply(CALLED_OFF) + self._advance())
        events: list[Event] = []
        for seat in sorted(self._run.present):
            events += [] if self._run.state is None else self._leave_in_round(seat) + self._advance()
        return self._happened(events)

    @property
    def _cutters(self) -> tuple[int, ...]:
        """The seats that may cut: those that play, stay, and have withheld no cut in this round."""
        playing = self.game.rules.playing(self._run.state)
        return tuple([seat for seat in playing if seat not in self._leaving and self._fairness.may_cut(seat)])

    def _happened(self, events: list[Event]) -> Happened:
        return Happened(self.game, tuple(events))

    def _apply(self, action: Action) -> list[Event]:
        events = self._run.apply(action)
        self._has_cards = self._has_cards or isinstance(action, (Deal, Burn))
        self._recording.add_step(action, events)
        return list(events)

    # What happens by itself

    def _advance(self) -> list[Event]:
        """All that happens by itself, until somebody is asked. What began it is done: to refuse this is a bug."""
        events: list[Event] = []
        try:
            while (happened := self._next()) is not None:
                events += happened
        except FairdealError as error:
            raise AssertionError("what happens by itself is possible") from error
        return events

    def _next(self) -> list[Event] | None:
        """One thing that happens by itself; None when somebody is asked."""
        if self._run.state is None:
            return None
        if sealed := self._show_seal():
            return sealed
        match self._run.turn:
            case RoundOver():
                return self._close_round()
            case SeatsToMove(seats=seats):
                leaver = next((seat for seat in seats if seat in self._leaving), None)
                return None if leaver is None else self._apply(self.game.rules.time_out(self._run.state, leaver))
            case CardsToDeal() | CardsToShuffle() if self._run.shoe is None:
                return self._next_cut()
            case CardsToDeal():
                return self._apply(self._run.next_deal())
            case CardsToShuffle():
                return self._apply(Reshuffle())

    def _show_seal(self) -> list[Event]:
        due = self._run.seal_due()
        return [] if due is None else self._fairness.show_seal(due)

    def _next_cut(self) -> list[Event] | None:
        """Bots cut by themselves; when every cut is shown they are opened, and then the cards are shuffled."""
        fairness, asked = self._fairness, self.asked
        bot = next((seat for seat in asked if seat in self.bots), None)
        if bot is not None:
            return fairness.open_by_house(bot) if fairness.opening else fairness.show_by_house(bot)
        if asked:
            return None
        if not fairness.opening:
            fairness.end_showing()
            return []
        # Who leaves with a cut that is still closed has withheld it.
        late = [seat for seat in fairness.unopened if seat in self.game.rules.playing(self._run.state)]
        if late:
            return self._leave_out(late)
        fairness.shuffle()
        return []

    def _leave_out(self, late: Sequence[int]) -> list[Event]:
        """Cuts were not opened: their seats are dealt out, or, where one of them cannot be, the shuffle is void."""
        events: list[Event] = []
        for seat in late:
            events += [CutLeftOut(seat), *self._deal_out(seat)]
        playing = self.game.rules.playing(self._run.state)
        return events + (self._fairness.void_shuffle() if any(seat in playing for seat in late) else [])

    def _deal_out(self, seat: int) -> list[Event]:
        out = DealOut(seat)
        return self._apply(out) if self._run.allows(out) else []

    def _leave_in_round(self, seat: int) -> list[Event]:
        self._leaving.add(seat)
        return self._deal_out(seat)

    def _close_round(self) -> list[Event]:
        self._last = self._run.state
        self._run.close_round()
        events = self._fairness.end_round()
        leaving, self._leaving = sorted(self._leaving), set()
        if self._closing:
            return events + self._close()
        for seat in leaving:
            events += self._leave(seat)
        return events + self._settle()

    # Between rounds

    def _leave(self, seat: int) -> list[Event]:
        return self._recording.leave(seat, self._run.leave(seat))

    def _close(self) -> list[Event]:
        """The sitting is closed, and everybody leaves."""
        events = self._share_out()
        for seat in sorted(self._run.present):
            events += self._leave(seat)
        return events + self._settle()

    def _settle(self) -> list[Event]:
        """After all that changes between rounds: a sitting that is over is closed, and its last seal opened."""
        events = self._share_out() if self._run.is_over and not self._run.closed else []
        self._recording.settle(self.standings)
        return events + (self._fairness.open_last_seal() if self._run.is_over else [])

    def _share_out(self) -> list[Event]:
        return self._recording.close(self._run.close())

    # What is refused

    def _expect(self, asks: Asks) -> None:
        if self.asks is not asks:
            raise self._not_asked()

    def _expect_round(self) -> None:
        if self._run.state is None:
            raise Conflict("between-rounds", "You can’t play between rounds. Wait for the next one to start.")

    def _not_asked(self) -> Conflict:
        return Conflict(
            "not-asked",
            "This can’t be done now: the table is waiting for something else ({asks}).",
            asks=self.asks.value,
        )

    def _expect_seat(self, seat: int) -> None:
        if seat not in self.asked:
            raise Conflict("seat-not-asked", "The table isn’t waiting for {seat}.", seat=Seat(seat))
