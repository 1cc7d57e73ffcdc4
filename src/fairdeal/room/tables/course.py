"""The course of a table: what is put in is done, in order, and the journal of it done again gives the same table.

Pure: time comes in as `now` (seconds of any clock), random bytes from `draw`, and everything that happened comes out as
`Outcome`.
"""

from collections.abc import Mapping
from typing import cast

import msgspec

from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import NOTHING, Event, Legal, PlayerAction
from fairdeal.engine.sitting import Ending
from fairdeal.errors import FairdealError
from fairdeal.record.codec import action_from_plain
from fairdeal.record.document import Player
from fairdeal.room.tables.events import SeatLeft, SeatTaken, SittingBegan
from fairdeal.room.tables.fairness import DEALING, Draw
from fairdeal.room.tables.happened import Happened
from fairdeal.room.tables.inputs import (
    Act,
    AnyInput,
    Aside,
    Begin,
    Close,
    EndCuts,
    Entry,
    Leave,
    OpenCut,
    OpenRound,
    ShowCut,
    Sit,
    TimeOut,
)
from fairdeal.room.tables.outcomes import CashedOut, Outcome, RandomTape
from fairdeal.room.tables.policy import Policy
from fairdeal.room.tables.seats import Occupant
from fairdeal.room.tables.sitting import Asks, FairSitting


class Course:
    """A table, who sits at it, and what has come of all that was put in.

    What cannot be done raises a FairdealError and changes nothing. `number` counts the events so far; `seats` holds who
    sits where, and `chips` what each of them has (half-chips); `played` are the ids of all who took part in the
    sitting.
    """

    def __init__(
        self, game: AnyGame, house: object, policy: Policy, *, draw: Draw, bots: Mapping[int, str] | None = None
    ) -> None:
        self.game = game
        self.house = house
        self.policy = policy
        self.bots = dict(bots or {})
        self.table: FairSitting | None = None
        self.number = 0
        self.seats: dict[int, Occupant] = {}
        self.chips: dict[int, int] = {}
        self.played: set[str] = set()
        self._tape = RandomTape(draw)
        self._idle_since = 0.0
        self._idle = False
        self._asks = Asks.NOTHING
        self._asked: tuple[int, ...] = ()
        self._was_over = False
        self._betting: int | None = None

    # Who sits there, and what they are offered

    @property
    def people(self) -> list[Occupant]:
        """Who sits there and is no bot."""
        return [each for each in self.seats.values() if not each.bot]

    def short(self) -> set[int]:
        """The seats of those who have too few chips to go on."""
        assert self.table is not None
        return {
            each.seat
            for each in self.table.standings
            if each.ending is Ending.SHORT and each.seat in self.table.present
        }

    def offer(self, seat: int) -> Legal:
        """What a seat may do now."""
        return NOTHING if self.table is None else self.table.legal(seat)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that the table waits for."""
        return self._asked

    @property
    def asks(self) -> Asks:
        """What the table waits for; a table where nobody sits waits for nothing."""
        return self._asks

    @property
    def commitment(self) -> str | None:
        """The house's commitment (hex) to the shuffle that is due or in use."""
        shuffles = [] if self.table is None else self.table.record.shuffles
        return shuffles[-1].commitment if shuffles and shuffles[-1].seal is None else None

    @property
    def dealing(self) -> int:
        """The version of fair dealing by which the sitting is dealt, or the next one."""
        return DEALING if self.table is None else self.table.record.dealing

    @property
    def in_round(self) -> bool:
        """Whether a round is being played."""
        return self._asks not in (Asks.ROUND, Asks.NOTHING)

    # Doing and replaying

    def replay(self, entry: Entry) -> Outcome:
        """Do again what a journal entry tells, with the same random bytes. Time starts anew."""
        assert not isinstance(entry.input, Aside), "the room's own"
        self._tape.kept = entry.drawn
        try:
            return self.do(entry.input, 0.0, by=entry.by, command=entry.command)
        finally:
            self._tape.kept = None

    def do(self, put: AnyInput, now: float, *, by: str = "", command: str = "") -> Outcome:
        """Do what an input tells, for a player's command if it is one."""
        self._tape.taken.clear()
        events = self._run(put)
        try:
            return self._take_in(put, events, now, by, command)
        except FairdealError as error:
            raise AssertionError("what was done is not refused any more") from error

    def _take_in(self, put: AnyInput, events: list[Event], now: float, by: str, command: str) -> Outcome:
        """What an input did at the table, and what follows for who sits there."""
        self._count_chips()
        if isinstance(put, Act | TimeOut):
            # What was offered before is stale now, even if just the same is offered again.
            self.seats[put.seat].offer = None
        people = {each.seat: each.who for each in self.people}
        cashed_out = self._let_go(events)
        self.number += len(events)
        if isinstance(put, Begin):
            # A journal starts here: who stays is seated anew then, and the numbers go on all the same.
            self.number = put.number or self.number
            put = msgspec.structs.replace(put, number=self.number)
        first = self.number + 1 - len(events)
        ended = self._refresh(now)
        empty = not self.people
        if empty:
            self.table, self.chips, self._idle = None, {}, False
        entry = Entry(put, bytes(self._tape.taken), by, command)
        played = tuple(sorted(who for who in self.played if who))
        return Outcome(entry, first, Happened(self.game, tuple(events)), people, cashed_out, ended, played, empty)

    def _count_chips(self) -> None:
        """What each seat has is told as the last round left it, and what was paid or brought since."""
        assert self.table is not None
        if self.table.asks in (Asks.ROUND, Asks.NOTHING):
            self.chips = dict(self.table.stacks)

    def _run(self, put: AnyInput) -> list[Event]:
        if isinstance(put, Begin):
            return self._run_begin(put)
        table = self.table
        assert table is not None, "a sitting runs"
        match put:
            case Sit(player=player, who=who):
                return [*table.sit(player).everything, self._seat(player, who)]
            case Leave(seat=seat):
                events = [] if table.asks is Asks.NOTHING else list(table.leave(seat).everything)
                self.seats[seat].leaving = True
                return events
            case _:
                return list(self._play(table, put).everything)

    def _play(self, table: FairSitting, put: AnyInput) -> Happened:
        """What changes nothing in who sits there."""
        match put:
            case OpenRound():
                return table.open_round()
            case Act(seat=seat, action=plain):
                return table.act(cast(PlayerAction, action_from_plain(self.game, plain)))
            case ShowCut(seat=seat, commitment=commitment):
                return table.show_cut(seat, commitment)
            case OpenCut(seat=seat, cut=cut):
                return table.open_cut(seat, cut)
            case EndCuts():
                return table.end_cuts()
            case TimeOut(seat=seat):
                return table.time_out(seat)
        assert isinstance(put, Close)
        return table.close()

    def _run_begin(self, put: Begin) -> list[Event]:
        chips = self.chips
        self.table = FairSitting(self.game, self.house, put.players, draw=self._tape, dealing=put.dealing)
        self._was_over = False
        self.played = {each.who for each in self.people}
        events: list[Event] = []
        for player, who in zip(put.players, put.who, strict=True):
            if player.seat in self.seats and chips.get(player.seat) == player.chips:
                continue
            if player.seat in self.seats:
                events.append(SeatLeft(player.seat, player.name, chips[player.seat]))
            events.append(self._seat(player, who))
        return [*events, SittingBegan()]

    def _seat(self, player: Player, who: str) -> SeatTaken:
        reserve = 0.0 if player.bot else self.policy.reserve
        self.played.add(who)
        self.seats[player.seat] = Occupant(player.seat, who, player.name, player.bot, reserve=reserve)
        return SeatTaken(player.seat, player.name, player.chips, player.bot)

    def _let_go(self, events: list[Event]) -> tuple[CashedOut, ...]:
        """Who was leaving and is not in the round any more takes the chips; bots go with the last person."""
        assert self.table is not None
        over = self.table.asks is Asks.NOTHING
        gone = [each for each in self.seats.values() if each.leaving and (over or each.seat not in self.table.present)]
        if len(gone) == len(self.people):
            events += self.table.close().everything
            self._count_chips()
            gone = list(self.seats.values())
        for each in gone:
            del self.seats[each.seat]
            events.append(SeatLeft(each.seat, each.name, self.chips[each.seat]))
        return tuple(CashedOut(each.seat, each.who, self.chips[each.seat]) for each in gone)

    def _refresh(self, now: float) -> FairSitting | None:
        """Who is awaited, since when, and for which offer; the table, if its sitting has just ended."""
        assert self.table is not None
        self._asks = self.table.asks
        asked = self._asked = self.table.asked
        # What is taken back and decided again before the first card has no more time than deciding once.
        betting, self._betting = self._betting, self.table.before_cards_of
        anew = self._betting is None or self._betting != betting
        for each in self.seats.values():
            offer = (self._asks, each.seat in asked, self.table.legal(each.seat))
            if offer != each.offer:
                each.offer, each.version, each.offered_at = offer, self.number, now
                if anew:
                    each.begin_anew()
                each.wait(self._asks if each.seat in asked else None, now)
        idle = self._asks in (Asks.ROUND, Asks.NOTHING)
        if idle and not self._idle:
            self._idle_since = now
            for each in self.seats.values():
                each.ready = False
        self._idle = idle
        ended = self._asks is Asks.NOTHING and not self._was_over
        self._was_over = self._asks is Asks.NOTHING
        return self.table if ended else None

    def resume(self, now: float) -> None:
        """After a replay: the clocks start anew, and everybody is away until they are seen again."""
        self._idle_since = now
        for each in self.seats.values():
            each.offered_at = now
            if each.awaited_since is not None:
                each.awaited_since = now
            if not each.bot:
                each.lost_since = now
