"""A table that people sit at: what is put in is done, in order, and its journal done again gives the same table.

Pure: time comes in as `now` (seconds of any clock), random bytes from `draw`, and everything that happened comes out as
`Outcome`. What people do there is in `playing`, what is due when in `timing`, and what time brings in `passing`.
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
from fairdeal.room.tables import absences
from fairdeal.room.tables.asks import Asks
from fairdeal.room.tables.events import (
    CameBack,
    ChipsBrought,
    Departure,
    NameChanged,
    SeatLeft,
    SeatTaken,
    SittingBegan,
    StayedOut,
    TablePaused,
    TableResumed,
)
from fairdeal.room.tables.fairness import DEALING, Draw
from fairdeal.room.tables.happened import Happened
from fairdeal.room.tables.inputs import (
    Act,
    AnyInput,
    Aside,
    Begin,
    Bring,
    Close,
    EndCuts,
    Entry,
    Leave,
    OpenCut,
    OpenRound,
    Pause,
    Rename,
    ShowCut,
    Sit,
    StayOut,
    TimeOut,
)
from fairdeal.room.tables.outcomes import CashedOut, Outcome, RandomTape
from fairdeal.room.tables.policy import Policy
from fairdeal.room.tables.seats import Occupant, Thought
from fairdeal.room.tables.sitting import FairSitting
from fairdeal.thinking.questions import BotMove


class LiveTable:
    """A table, who sits at it, and what has come of all that was put in.

    What cannot be done raises a FairdealError and changes nothing. `number` counts the events so far; `seats` holds who
    sits where, `people` those of them who are no bots, and `chips` what each of them has (half-chips); `played` are the
    ids of all who took part in the sitting. `closing_since` is when the table was closed: its hand is played to the
    end, and no other begins. `paused` is who paused it, since `paused_since`: an empty name if all agreed, None if it
    isn't paused. Its round is played to the end, and no other opens.
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
        self.people: list[Occupant] = []
        self.chips: dict[int, int] = {}
        self.played: set[str] = set()
        self.closing_since: float | None = None
        self.paused: str | None = None
        self.paused_since = 0.0
        self._tape = RandomTape(draw)
        self.idle_since = 0.0
        self._idle = False
        self._asks = Asks.NOTHING
        self._asked: tuple[int, ...] = ()
        self._was_over = False
        self._betting: int | None = None

    def emptied(self, number: int) -> "LiveTable":
        """The same table as nobody has sat at it yet, after so many events."""
        again = LiveTable(self.game, self.house, self.policy, draw=self._tape.draw, bots=self.bots)
        again.number = number
        return again

    # Who sits there, and what they are offered

    def seat_of(self, who: str) -> Occupant | None:
        """Where a player sits; nobody in particular sits nowhere."""
        if who:
            for each in self.seats.values():
                if each.who == who:
                    return each
        return None

    def free_seats(self) -> list[int]:
        """Seats that a person can take now or when the round is over."""
        return [seat for seat in self.game.seats(self.house) if seat not in self.seats and seat not in self.bots]

    @property
    def can_sit_now(self) -> bool:
        """Whether a newcomer can sit down at once: no round is being played."""
        return self.table is None or self.table.asks in (Asks.ROUND, Asks.NOTHING)

    @property
    def is_empty(self) -> bool:
        """Whether nobody sits there."""
        return not self.seats

    @property
    def least(self) -> int:
        """How many half-chips a seat needs for one round; 0 in a game without stakes."""
        return self.game.sitting.least(self.house)

    def short(self) -> set[int]:
        """The seats of those who have too few chips to go on."""
        if self.table is None:
            return set()
        table, least = self.table, self.least
        ended = {each.seat for each in table.standings if each.ending is Ending.SHORT and each.seat in table.present}
        # A sitting may be over because the others are short.
        return {seat for seat in ended if table.stacks[seat] < least}

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
    def in_hand(self) -> bool:
        """Whether a round is being played that has a card on the table."""
        return self.in_round and self.table is not None and self.table.before_cards_of is None

    @property
    def in_round(self) -> bool:
        """Whether a round is being played."""
        return self._asks not in (Asks.ROUND, Asks.NOTHING)

    def lost(self, who: str, now: float) -> bool:
        """A player's connection is lost; whether one sits here who had it. Source: rules.md §0 G9."""
        occupant = self.seat_of(who)
        if occupant is None or occupant.lost_since is not None:
            return False
        occupant.lost_since = now
        return True

    def found(self, who: str) -> bool:
        """A player is connected again; whether one sits here who was not."""
        occupant = self.seat_of(who)
        if occupant is None or occupant.lost_since is None:
            return False
        occupant.lost_since = None
        return True

    # What bots do

    def bots_to_think(self) -> set[tuple[int, int]]:
        """For which seats a bot has yet to find a move, its own or one that it stands in at, and for which version."""
        if self._asks is not Asks.MOVES:
            return set()
        awaited = [self.seats[seat] for seat in self._asked]
        return {(each.seat, each.version) for each in awaited if self.is_played_by_bot(each) and not each.has_thought}

    def bot_move(self, seat: int) -> BotMove:
        """The question of how a bot moves at a seat."""
        assert self.table is not None
        level = self.policy.bot_level if self.seats[seat].bot else ""
        return BotMove(self.game, self.table.view(seat), self.table.legal(seat), level)

    def take_thought(self, seat: int, thought: Thought) -> None:
        """A bot has thought about a seat's offer; what it thought of an earlier one is dropped."""
        occupant = self.seats.get(seat)
        if occupant is not None and thought.version == occupant.version:
            occupant.thought = thought

    def is_played_by_bot(self, occupant: Occupant) -> bool:
        """Whether a bot moves for a seat: its own, or one that it stands in at."""
        return occupant.bot or (occupant.lost_since is not None and self.policy.stand_in == "bot")

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
        absences.note_out(self.seats, put, now)
        absences.note_pause(self, put, now)
        ended = self._refresh(now)
        if isinstance(put, Begin | Bring):
            absences.note_short(self.seats.values(), self.short(), now)
        empty = not self.people
        if empty:
            self.table, self.chips, self._idle, self.paused = None, {}, False, None
        entry = Entry(put, bytes(self._tape.taken), by, command)
        played = tuple(sorted(filter(None, self.played)))
        return Outcome(entry, first, Happened(self.game, tuple(events)), people, cashed_out, ended, played, empty)

    def _count_chips(self) -> None:
        """What each seat has is told as the last round left it, and what was paid or brought since."""
        if self.table is not None and self.table.asks in (Asks.ROUND, Asks.NOTHING):
            self.chips = dict(self.table.stacks)

    def _run(self, put: AnyInput) -> list[Event]:
        if isinstance(put, Begin):
            return self._run_begin(put)
        if isinstance(put, StayOut):
            return [StayedOut(put.seat) if put.on else CameBack(put.seat)]
        if isinstance(put, Rename):
            before, self.seats[put.seat].name = self.seats[put.seat].name, put.name
            return [NameChanged(put.seat, put.name, before)]
        if isinstance(put, Pause):
            return [TablePaused(put.by) if put.on else TableResumed(put.by)]
        table = self.table
        if table is None:
            return self._run_waiting(put)
        match put:
            case Sit(player=player, who=who):
                return [*table.sit(player).everything, self._seat(player, who)]
            case Bring(seat=seat, chips=chips):
                return list(table.bring(seat, chips).everything)
            case Leave(seat=seat):
                events = [] if table.asks is Asks.NOTHING else list(table.leave(seat).everything)
                self._note_leaving(put)
                return events
            case _:
                return list(self._play(table, put).everything)

    def _run_waiting(self, put: AnyInput) -> list[Event]:
        """Who waits for a sitting can leave, or bring more chips."""
        if isinstance(put, Bring):
            self.chips[put.seat] += put.chips
            return [ChipsBrought(put.seat, put.chips)]
        assert isinstance(put, Leave), "nothing else is possible without a sitting"
        self._note_leaving(put)
        return []

    def _note_leaving(self, put: Leave) -> None:
        self.seats[put.seat].leaving, self.seats[put.seat].departure = True, put.reason

    def _play(self, table: FairSitting, put: AnyInput) -> Happened:
        """What changes nothing in who sits there."""
        match put:
            case OpenRound(out=out):
                return table.open_round(out)
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
        enough = len(put.players) >= self.game.sitting.fewest(self.house)
        self.table = self._table_of(put) if enough else None
        chips, self.chips = self.chips, {each.seat: each.chips for each in put.players}
        self._was_over = not enough
        self.played = {each.who for each in self.people}
        events: list[Event] = []
        for player, who in zip(put.players, put.who, strict=True):
            if player.seat in self.seats and chips.get(player.seat) == player.chips:
                continue
            if player.seat in self.seats:
                # Only a bot that ran short is replaced.
                events.append(SeatLeft(player.seat, player.name, chips[player.seat], Departure.SHORT))
            events.append(self._seat(player, who))
        return [*events, SittingBegan()] if enough else events

    def _table_of(self, put: Begin) -> FairSitting:
        return FairSitting(self.game, self.house, put.players, draw=self._tape, dealing=put.dealing)

    def _seat(self, player: Player, who: str) -> SeatTaken:
        reserve = 0.0 if player.bot else self.policy.reserve
        self.played.add(who)
        self.seats[player.seat] = Occupant(player.seat, who, player.name, player.bot, reserve=reserve)
        self.people = [each for each in self.seats.values() if not each.bot]
        return SeatTaken(player.seat, player.name, player.chips, player.bot)

    def _let_go(self, events: list[Event]) -> tuple[CashedOut, ...]:
        """Who was leaving and is not in the round any more takes the chips; bots go with the last person."""
        leaving = [each for each in self.seats.values() if each.leaving]
        if not leaving and self.people:
            return ()
        there = frozenset() if self.table is None or self.table.asks is Asks.NOTHING else self.table.present
        gone = [each for each in leaving if each.seat not in there]
        if len(gone) == len(self.people):
            events += () if self.table is None else self.table.close().everything
            self._count_chips()
            gone = list(self.seats.values())
        for each in gone:
            del self.seats[each.seat]
            events.append(SeatLeft(each.seat, each.name, self.chips[each.seat], each.departure))
        self.people = [each for each in self.seats.values() if not each.bot]
        return tuple(CashedOut(each.seat, each.who, self.chips[each.seat], each.departure) for each in gone)

    def _refresh(self, now: float) -> FairSitting | None:
        """Who is awaited, since when, and for which offer; the table, if its sitting has just ended."""
        table = self.table
        self._asks = Asks.NOTHING if table is None else table.asks
        asked = self._asked = () if table is None else table.asked
        # What is taken back and decided again before the first card has no more time than deciding once.
        betting, self._betting = self._betting, None if table is None else table.before_cards_of
        anew = self._betting is None or self._betting != betting
        for each in self.seats.values():
            offer = (self._asks, each.seat in asked, NOTHING if table is None else table.legal(each.seat))
            if offer != each.offer:
                each.offer, each.version, each.offered_at = offer, self.number, now
                if anew:
                    each.begin_anew()
                each.wait(self._asks if each.seat in asked else None, now)
        idle = self._asks in (Asks.ROUND, Asks.NOTHING)
        if idle and not self._idle:
            self.idle_since = now
            for each in self.seats.values():
                each.ready = False
            absences.note_short(self.seats.values(), self.short(), now)
        self._idle = idle
        ended = self._asks is Asks.NOTHING and not self._was_over
        self._was_over = self._asks is Asks.NOTHING
        return table if ended else None

    def resume(self, now: float) -> None:
        """After a replay: the clocks start anew, and everybody is away until they are seen again."""
        for each in self.people:
            each.lost_since = now
        self.restart_clocks(now)

    def restart_clocks(self, now: float) -> None:
        """Whatever is counted from an earlier time is counted from now."""
        self.idle_since = self.paused_since = now
        for each in self.seats.values():
            each.restart_clocks(now)
