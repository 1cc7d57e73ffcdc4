"""One table: a sitting of one game, fairly dealt, with its record.

It has no clock, no network and no disk: whoever runs it brings these. Everything goes in by a method and comes out as
events. Random bytes come from `draw`, which is given.
"""

from bisect import insort
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum

from fairdeal import fair
from fairdeal.engine.accounts import AccountKind, stack
from fairdeal.engine.events import Transfer
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
    Legal,
    PlayerAction,
    Reshuffle,
    RoundOver,
    SeatsToMove,
)
from fairdeal.engine.options import values_of
from fairdeal.engine.sitting import Progress, Seated, ShuffleSpec, Standing
from fairdeal.engine.words import Seat
from fairdeal.errors import Conflict, FairdealError, IllegalAction
from fairdeal.record.codec import action_to_plain, move_of, result_of
from fairdeal.record.document import Cut, Player, Record, Reshuffled, Round, Seating, Shuffle, Step
from fairdeal.record.run import Run, shoe_of
from fairdeal.room.cutting import Cutting
from fairdeal.room.events import CutLeftOut, CutOpened, CutShown, RoundOpened, SealOpened, SealShown

Draw = Callable[[int], bytes]
"""Gives so many random bytes that nobody can foresee."""

HOUSE_CUT_SIZE = 16
"""Bytes of a cut that the house makes for a bot."""


class Asks(StrEnum):
    """What a table waits for."""

    ROUND = "round"
    MOVES = "moves"
    CUTS = "cuts"
    OPENINGS = "openings"
    NOTHING = "nothing"


class Table:
    """A sitting at a table.

    The order of calls is: `open_round`; `act` until the table asks for cuts; `show_cut` and then `open_cut` for every
    seat that plays (or `end_cuts` when time is up); `act` again until the round is over; and so on until it asks for
    `NOTHING`. What comes too early or too late is a Conflict. Whatever raises has changed nothing.

    `record` is at every moment the record of what happened so far, and holds nothing that is still secret.
    """

    def __init__(self, game: AnyGame, house: object, players: Sequence[Player], *, draw: Draw) -> None:
        self.game = game
        self.record = Record(game=game.name, rules=game.version, house=values_of(house), players=list(players))
        self.bots = frozenset(player.seat for player in players if player.bot)
        self._run = Run(game, house, tuple(Seated(player.seat, player.chips) for player in players))
        self._draw = draw
        self._seal: fair.Seal | None = None
        self._cutting = Cutting()
        self._reshuffling = False
        self._withheld: set[int] = set()
        self._leaving: set[int] = set()
        self._last: object = None
        self._has_cards = False
        self._change_seats([], [])

    @property
    def asks(self) -> Asks:
        """What the table waits for."""
        if self._run.state is None:
            return Asks.NOTHING if self._run.is_over else Asks.ROUND
        if isinstance(self._run.turn, SeatsToMove):
            return Asks.MOVES
        return Asks.OPENINGS if self._cutting.closed else Asks.CUTS

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that the table waits for."""
        match self.asks:
            case Asks.MOVES:
                turn = self._run.turn
                return turn.seats if isinstance(turn, SeatsToMove) else ()
            case Asks.CUTS:
                return tuple(seat for seat in self._cutters if seat not in self._cutting.shown)
            case Asks.OPENINGS:
                cutting = self._cutting
                return tuple(seat for seat in self._cutters if seat in cutting.shown and seat not in cutting.opened)
        return ()

    @property
    def wants_cuts(self) -> bool:
        """Whether a shuffle is due, so that the seats' cuts still count."""
        return self._run.shoe is None

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

    def open_round(self) -> list[Event]:
        """Open the next round; a new seal is shown when a shuffle is due."""
        self._expect(Asks.ROUND)
        events: list[Event] = [RoundOpened(self._run.progress.round, self._run.progress.of)]
        due = self._run.shuffle_due()
        if due is not None and self._seal is None:
            events.append(self._show_seal(due))
        opening = self._run.open_round()
        self._has_cards = False
        seats = [Seating(seat=each.seat, chips=each.chips) for each in opening.seats]
        left, joined, self.record.left, self.record.joined = self.record.left, self.record.joined, [], []
        opened = Round(left=left, joined=joined, seats=seats, shuffle=len(self.record.shuffles) - 1)
        self.record.rounds.append(opened)
        self._cutting = Cutting(opened.cuts)
        return events + self._advance()

    def act(self, action: PlayerAction) -> list[Event]:
        """One action of a seat, and all that the dealer does after it. Raises IllegalAction or Conflict.

        While cuts are being opened bets stand: whoever then knows the cards could otherwise change them.
        """
        assert isinstance(action, PlayerAction), "the dealer acts by itself"
        self._expect_round()
        if self.asks is Asks.OPENINGS:
            raise self._not_asked()
        return self._apply(action) + self._advance()

    def show_cut(self, seat: int, commitment: bytes) -> list[Event]:
        """A seat shows its commitment to a cut (32 bytes). Source: design.md, fair dealing, step 2."""
        self._expect(Asks.CUTS)
        self._expect_seat(seat)
        return self._show(fair.ClosedCut(seat, commitment)) + self._advance()

    def open_cut(self, seat: int, cut: bytes) -> list[Event]:
        """A seat opens the cut that it has shown; when all are open, the cards are shuffled and dealt."""
        self._expect(Asks.OPENINGS)
        self._expect_seat(seat)
        return self._open(seat, cut) + self._advance()

    def end_cuts(self) -> list[Event]:
        """Time for cuts is up: who has shown none does not cut; who has not opened it is left out of the round.

        In mid-round nobody can be left out. There the shuffle is void and sealed anew, and who withheld a cut has no
        other. Source: design.md, fair dealing, step 2.
        """
        if self.asks is Asks.CUTS:
            self._cutting.closed = True
            return self._advance()
        self._expect(Asks.OPENINGS)
        if self._reshuffling:
            return self._void_shuffle() + self._advance()
        events: list[Event] = []
        for seat in self.asked:
            events += [CutLeftOut(seat), *self._apply(DealOut(seat))]
        return events + self._advance()

    def time_out(self, seat: int) -> list[Event]:
        """A seat in turn has not answered in time: the cheapest legal action is taken. Source: rules.md §0 G8."""
        self._expect(Asks.MOVES)
        self._expect_seat(seat)
        return self._apply(self.game.rules.time_out(self._run.state, seat)) + self._advance()

    def sit(self, player: Player) -> list[Event]:
        """Someone sits down between two rounds. Raises IllegalHouse when the seat is taken. Source: rules.md §0 G10."""
        self._expect(Asks.ROUND)
        events = self._change_seats(self.record.left, [*self.record.joined, player])
        self.bots = self.bots | {player.seat} if player.bot else self.bots - {player.seat}
        return events

    def leave(self, seat: int) -> list[Event]:
        """A seat leaves: it is left out of a round that has no card yet, else played out at the least cost.

        To leave once the sitting is over changes nothing: it was played to its end.
        Raises Conflict when nobody sits there. Source: rules.md §0 G8, G9, §1.6 CW6.
        """
        if seat not in self._run.present:
            raise Conflict("nobody-there", "Nobody sits at seat number {number}.", number=seat)
        if self.asks is Asks.NOTHING:
            return []
        if self._run.state is None:
            return self._leave_between_rounds(seat)
        self._leaving.add(seat)
        out = DealOut(seat)
        return (self._apply(out) if self._allows(out) else []) + self._advance()

    def close(self) -> list[Event]:
        """The sitting ends here: everybody leaves, and the last seal is opened. Once over, this changes nothing."""
        events: list[Event] = []
        for seat in sorted(self._run.present):
            # Who was leaving already is gone when the round ends.
            events += self.leave(seat) if seat in self._run.present else []
        return events

    @property
    def _playing(self) -> tuple[int, ...]:
        return self.game.rules.playing(self._run.state)

    @property
    def _cutters(self) -> tuple[int, ...]:
        """The seats that may cut: those that play, stay, and have withheld no cut in this round."""
        return tuple(seat for seat in self._playing if seat not in self._leaving and seat not in self._withheld)

    def _show_seal(self, due: ShuffleSpec) -> Event:
        self._seal = fair.Seal(self._draw(fair.SEAL_SIZE))
        commitment = self._seal.commitment
        self.record.shuffles.append(Shuffle(decks=due.decks, cut_card=due.cut_card, commitment=commitment.hex()))
        return SealShown(commitment)

    def _apply(self, action: Action) -> list[Event]:
        events = self._run.apply(action)
        self._has_cards |= isinstance(action, Deal | Burn)
        moves = [move_of(event) for event in events if isinstance(event, Transfer)]
        self.record.rounds[-1].steps.append(Step(action=action_to_plain(action), transfers=moves))
        return list(events)

    def _allows(self, action: Action) -> bool:
        try:
            self.game.rules.check(self._run.state, action)
        except IllegalAction:
            return False
        return True

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
        match self._run.turn:
            case RoundOver():
                return self._close_round()
            case SeatsToMove(seats=seats):
                leaver = next((seat for seat in seats if seat in self._leaving), None)
                return None if leaver is None else self._apply(self.game.rules.time_out(self._run.state, leaver))
            case CardsToDeal():
                return self._next_cut() if self._run.shoe is None else self._apply(self._run.next_deal())
            case CardsToShuffle():
                return self._next_reshuffle()

    def _next_reshuffle(self) -> list[Event] | None:
        """In mid-round the seal that is used up is opened and a new one shown; then cuts are asked for, as ever."""
        if self._run.shoe is not None:
            self._reshuffling = False
            return self._apply(Reshuffle())
        if not self._reshuffling:
            return self._open_seal() + self._seal_again()
        if self._cutting.closed and self._cutting.unopened and not self.asked:
            return self._void_shuffle()
        return self._next_cut()

    def _seal_again(self) -> list[Event]:
        due = self._run.shuffle_due()
        assert due is not None
        shown, again = self._show_seal(due), Reshuffled(shuffle=len(self.record.shuffles) - 1)
        opened = self.record.rounds[-1]
        opened.reshuffles = [*(opened.reshuffles or []), again]
        self._cutting, self._reshuffling = Cutting(again.cuts), True
        return [shown]

    def _void_shuffle(self) -> list[Event]:
        """Cuts were withheld in mid-round: another shuffle is sealed, on which their seats have none."""
        late = self._cutting.unopened
        self._withheld.update(late)
        self._reshuffling = False
        return [CutLeftOut(seat) for seat in late]

    def _next_cut(self) -> list[Event] | None:
        """Bots cut by themselves; when every cut is shown they are opened, and then the cards are shuffled."""
        asked = self.asked
        bot = next((seat for seat in asked if seat in self.bots), None)
        if not self._cutting.closed:
            if bot is not None:
                cut = self._cutting.house[bot] = fair.Cut(bot, self._draw(HOUSE_CUT_SIZE), made_by=fair.MadeBy.HOUSE)
                return self._show(cut.closed())
            self._cutting.closed = not asked
            return None if asked else []
        if bot is not None:
            return self._open(bot, self._cutting.house[bot].data)
        return None if asked else self._shuffle()

    def _show(self, cut: fair.ClosedCut) -> list[Event]:
        self._cutting.shown[cut.seat] = cut
        shown = Cut(seat=cut.seat, commitment=cut.commitment.hex(), made_by=cut.made_by.value)
        insort(self._cutting.record, shown, key=lambda each: each.seat)
        self._run.touch()
        return [CutShown(cut.seat, cut.commitment)]

    def _open(self, seat: int, data: bytes) -> list[Event]:
        self._cutting.opened[seat] = self._cutting.shown[seat].opened(data)
        shown = next(cut for cut in self._cutting.record if cut.seat == seat)
        shown.opened = data.hex()
        return [CutOpened(seat, data)]

    def _shuffle(self) -> list[Event]:
        due = self._run.shuffle_due()
        assert due is not None and self._seal is not None
        self._run.shoe = shoe_of(due, self._seal, self._cutting.opened.values())
        return []

    def _close_round(self) -> list[Event]:
        self._last = self._run.state
        done_with = self._run.close_round()
        self._cutting = Cutting()
        self._withheld.clear()
        leaving, self._leaving = self._leaving, set()
        return (self._open_seal() if done_with else []) + self._change_seats(leaving, [])

    def _leave_between_rounds(self, seat: int) -> list[Event]:
        """Who sat down since the last round and leaves again was never there."""
        left, joined = self.record.left, self.record.joined
        staying = [each for each in joined if each.seat != seat]
        return self._change_seats(left if len(staying) < len(joined) else [*left, seat], staying)

    def _change_seats(self, left: Iterable[int], joined: Iterable[Player]) -> list[Event]:
        """Who has left and who has joined since the last round, all of them; the last seal is opened at the end."""
        left, joined = sorted(left), sorted(joined, key=lambda each: each.seat)
        self._run.change_seats(left, [Seated(each.seat, each.chips) for each in joined])
        self.record.left, self.record.joined = left, joined
        self.record.results = [result_of(each) for each in self.standings]
        return self._open_seal() if self._run.is_over and self._seal is not None else []

    def _open_seal(self) -> list[Event]:
        assert self._seal is not None
        secret, self._seal = self._seal.open(), None
        self.record.shuffles[-1].seal = secret.hex()
        return [SealOpened(secret)]

    def _expect(self, asks: Asks) -> None:
        if self.asks is not asks:
            raise self._not_asked()

    def _expect_round(self) -> None:
        if self._run.state is None:
            raise Conflict("between-rounds", "Between two rounds nothing can be played. The next round opens first.")

    def _not_asked(self) -> Conflict:
        return Conflict(
            "not-asked",
            "This cannot be done now: the table waits for something else ({asks}).",
            asks=self.asks.value,
        )

    def _expect_seat(self, seat: int) -> None:
        if seat not in self.asked:
            raise Conflict("seat-not-asked", "The table does not wait for {seat} now.", seat=Seat(seat))
