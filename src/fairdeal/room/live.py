"""A table as people use it: who sits where, what is awaited of whom and until when, and every event numbered.

Pure: time comes in as `now` (seconds of any clock), random bytes from `draw`, and everything that happened comes out as
`Done`. The journal entries of what was done, replayed, give the same table again.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

import msgspec

from fairdeal.engine.events import Transfer
from fairdeal.engine.game import AnyGame, Ending
from fairdeal.engine.moves import NOTHING, Event, Legal, PlayerAction
from fairdeal.errors import Conflict, IllegalHouse
from fairdeal.record.codec import action_from_plain, action_to_plain
from fairdeal.record.document import Player
from fairdeal.room.events import SeatLeft, SeatTaken, SittingBegan
from fairdeal.room.inputs import (
    Act,
    AnyInput,
    Aside,
    Begin,
    Close,
    EndCuts,
    Entry,
    Leave,
    Open,
    Reveal,
    Show,
    Sit,
    TimeOut,
)
from fairdeal.room.policy import Policy
from fairdeal.room.seats import Occupant
from fairdeal.room.table import Asks, Draw, Table

SITTING_ROUNDS = 50
"""A sitting without a set end is ended, and another begun, after so many rounds: its record stays small."""


@dataclass(frozen=True, slots=True)
class CashedOut:
    """A player who left, and the half-chips that go back to the wallet."""

    seat: int
    who: str
    chips: int


@dataclass(frozen=True, slots=True)
class Done:
    """What one input did: its journal entry, the events with the number of the first, and who takes chips away.

    `people` are the players' ids by seat, of those too who left with this input; `played` are all who took part in the
    sitting. `ended` is the table of a sitting that is over and has its whole record, if this input ended one. `empty`
    tells that nobody sits there any more.
    """

    entry: Entry
    first: int
    events: tuple[Event, ...]
    people: Mapping[int, str] = field(default_factory=dict)
    cashed_out: tuple[CashedOut, ...] = ()
    ended: Table | None = None
    played: tuple[str, ...] = ()
    empty: bool = False

    @property
    def transfers(self) -> tuple[Transfer, ...]:
        """The chips that moved at the table."""
        return tuple(event for event in self.events if isinstance(event, Transfer))


@dataclass(slots=True)
class _Tape:
    """Random bytes: drawn afresh and kept, or played again."""

    draw: Draw = field(repr=False)
    taken: bytearray = field(default_factory=bytearray, repr=False)
    kept: bytes | None = field(default=None, repr=False)

    def __call__(self, size: int) -> bytes:
        if self.kept is None:
            fresh = self.draw(size)
            self.taken += fresh
            return fresh
        again, self.kept = self.kept[:size], self.kept[size:]
        assert len(again) == size, "a journal holds all random bytes"
        return again


class LiveTable:
    """A table that people sit at.

    What cannot be done raises a FairdealError and changes nothing. `number` counts the events so far; `seats` holds who
    sits where, and `chips` what each of them has (half-chips). `deadline` tells when `tick` must be called, at the
    latest.
    """

    def __init__(
        self, game: AnyGame, house: object, policy: Policy, *, draw: Draw, bots: Mapping[int, str] | None = None
    ) -> None:
        self.game = game
        self.house = house
        self.policy = policy
        self.bots = dict(bots or {})
        self.table: Table | None = None
        self.number = 0
        self.seats: dict[int, Occupant] = {}
        self.chips: dict[int, int] = {}
        self._tape = _Tape(draw)
        self._idle_since = 0.0
        self.played: set[str] = set()
        self._idle = False
        self._asks = Asks.NOTHING
        self._asked: tuple[int, ...] = ()
        self._was_over = False

    # What people do

    def seat_of(self, who: str) -> Occupant | None:
        """Where a player sits; nobody in particular sits nowhere."""
        return next((each for each in self.seats.values() if who and each.who == who), None)

    def free_seats(self) -> list[int]:
        """Seats that a person can take now or when the round is over."""
        return [seat for seat in self.game.seats(self.house) if seat not in self.seats and seat not in self.bots]

    @property
    def can_sit_now(self) -> bool:
        """Whether a newcomer can sit down at once: no round is being played."""
        return self.table is None or self.table.asks in (Asks.ROUND, Asks.NOTHING)

    def sit(self, who: str, player: Player, now: float, *, command: str = "") -> list[Done]:
        """A player sits down between rounds. Raises IllegalHouse or Conflict. Source: rules.md §0 G10."""
        if self.seat_of(who) is not None:
            raise Conflict("seated-already", "You sit at this table already.")
        if player.seat in self.seats or player.seat in self.bots:
            raise IllegalHouse("seat-taken", "Seat number {number} is taken.", number=player.seat)
        if not self.can_sit_now:
            raise Conflict("round-runs", "A round is being played. You can sit down when it is over.")
        if self.table is not None and self.table.asks is Asks.ROUND:
            return [self._do(Sit(player, who), now, by=who, command=command)]
        return [self._do(self._begin([(player, who)]), now, by=who, command=command)]

    def leave(self, who: str, now: float, *, command: str = "") -> list[Done]:
        """A player leaves, at once or when the round that is being played is settled. Source: rules.md §0 G9."""
        return self._go(self._occupant(who), now, by=who, command=command)

    def act(self, who: str, plain: Mapping[str, Any], now: float, *, version: int, command: str = "") -> list[Done]:
        """A player acts, for the offer of that version. Raises NotUnderstood, IllegalAction or Conflict."""
        occupant = self._awaited(who, version)
        action = action_from_plain(self.game, {**plain, "seat": occupant.seat})
        assert isinstance(action, PlayerAction)
        done = self._do(Act(occupant.seat, action_to_plain(action)), now, by=who, command=command)
        occupant.missed = 0
        return [done]

    def show_cut(self, who: str, commitment: bytes, now: float, *, command: str = "") -> list[Done]:
        """A player shows the commitment to a cut."""
        return [self._do(Show(self._occupant(who).seat, commitment), now, by=who, command=command)]

    def open_cut(self, who: str, cut: bytes, now: float, *, command: str = "") -> list[Done]:
        """A player opens the cut."""
        return [self._do(Reveal(self._occupant(who).seat, cut), now, by=who, command=command)]

    def ready(self, who: str, now: float) -> list[Done]:
        """A player need not wait for the pause between rounds or sittings."""
        self._occupant(who).ready = True
        return []

    def ask_more_time(self, who: str, now: float) -> list[Done]:
        """A player takes all of the reserve for the decision that is awaited. Raises Conflict (`no-reserve`)."""
        occupant = self._occupant(who)
        if occupant.awaited_since is None or self._asks is not Asks.MOVES or occupant.reserve <= 0:
            raise Conflict("no-reserve", "No extra time can be had now.")
        occupant.extra, occupant.reserve = occupant.extra + occupant.reserve, 0.0
        return []

    def lost(self, who: str, now: float) -> None:
        """A player's connection is lost. Source: rules.md §0 G9."""
        occupant = self.seat_of(who)
        if occupant is not None and occupant.lost_since is None:
            occupant.lost_since = now

    def found(self, who: str) -> None:
        """A player is connected again."""
        occupant = self.seat_of(who)
        if occupant is not None:
            occupant.lost_since = None

    def close(self, now: float) -> list[Done]:
        """The table is closed: everybody leaves, at once or when the round is settled."""
        done: list[Done] = []
        for occupant in self._people():
            done += self._go(occupant, now)
        return done

    # What is offered

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

    def until(self, seat: int) -> float | None:
        """When the time of a seat that is awaited is up; None where there is no limit."""
        occupant = self.seats[seat]
        if occupant.awaited_since is None:
            return None
        if self._asks is not Asks.MOVES:
            return occupant.awaited_since + self.policy.cuts
        if self.policy.decision is None:
            return None
        return occupant.awaited_since + self.policy.decision + occupant.extra

    # What time does

    def deadline(self) -> float | None:
        """When `tick` is due; None while only people can move on."""
        return min((when for when, _ in self._due()), default=None)

    def tick(self, now: float) -> list[Done]:
        """All that time brings: the next round, bots' moves, decisions that ran out, the lost who give up a seat."""
        done: list[Done] = []
        while step := self.step(now):
            done += step
        return done

    def step(self, now: float) -> list[Done]:
        """The first thing that time brings; nothing if none is due."""
        due = min(((when, step) for when, step in self._due() if when <= now), key=_when, default=None)
        return [] if due is None else due[1](now)

    @property
    def commitment(self) -> str | None:
        """The house's commitment (hex) to the shuffle that is due or in use."""
        shuffles = [] if self.table is None else self.table.record.shuffles
        return shuffles[-1].commitment if shuffles and shuffles[-1].seal is None else None

    @property
    def in_round(self) -> bool:
        """Whether a round is being played."""
        return self._asks not in (Asks.ROUND, Asks.NOTHING)

    def _due(self) -> Iterator[tuple[float, "_Step"]]:
        match self._asks:
            case Asks.MOVES:
                for seat in self.asked:
                    yield from self._due_of(self.seats[seat])
            case Asks.CUTS | Asks.OPENINGS:
                yield self._cuts_since() + self.policy.cuts, self._end_cuts
            case Asks.ROUND | Asks.NOTHING if self._people():
                yield self._next_round_at(), self._go_on

    def _due_of(self, occupant: Occupant) -> Iterator[tuple[float, "_Step"]]:
        since = occupant.awaited_since or 0.0
        if occupant.bot:
            yield since + self.policy.bot_delay, lambda now: self._bot_moves(occupant, now)
            return
        if occupant.lost_since is not None:
            yield max(since, occupant.lost_since + self.policy.hold), lambda now: self._stand_in(occupant, now)
        if self.policy.decision is not None:
            until = since + self.policy.decision + occupant.extra
            yield until, lambda now: self._time_out(occupant, now)

    def _cuts_since(self) -> float:
        return max((self.seats[seat].awaited_since or 0.0 for seat in self.asked), default=0.0)

    def _next_round_at(self) -> float:
        people = self._people()
        if all(each.ready or each.lost_since is not None for each in people):
            return self._idle_since
        resting = self._asks is Asks.NOTHING and self.table is not None and self.table.progress.of is not None
        return self._idle_since + (self.policy.rest if resting else self.policy.pause)

    def _go_on(self, now: float) -> list[Done]:
        """Between rounds: who is lost for too long, never bets or has too few chips, leaves; then the next round."""
        for occupant in self._people():
            if self._gives_up(occupant, now):
                return self._go(occupant, now)
        assert self.table is not None
        if self._asks is Asks.NOTHING:
            return [self._do(self._begin([]), now)]
        if self._wants_new_sitting():
            return [self._do(Close(), now)]
        return [self._do(Open(), now)]

    def _gives_up(self, occupant: Occupant, now: float) -> bool:
        lost = occupant.lost_since is not None and now >= occupant.lost_since + self.policy.hold
        return (
            lost or (self.policy.missed > 0 and occupant.missed >= self.policy.missed) or occupant.seat in self._short()
        )

    def _short(self) -> set[int]:
        assert self.table is not None
        return {
            each.seat
            for each in self.table.standings
            if each.ending is Ending.SHORT and each.seat in self.table.present
        }

    def _wants_new_sitting(self) -> bool:
        """Whether an endless sitting has been long enough, void rounds too, and its shoe is used up."""
        assert self.table is not None
        long = len(self.table.record.rounds) >= SITTING_ROUNDS
        return long and self.table.progress.of is None and self.table.wants_cuts

    def _bot_moves(self, occupant: Occupant, now: float) -> list[Done]:
        assert self.table is not None
        seat = occupant.seat
        action = self.game.bot(self.table.view(seat), self.table.legal(seat))
        return [self._do(Act(seat, action_to_plain(action)), now)]

    def _stand_in(self, occupant: Occupant, now: float) -> list[Done]:
        return self._bot_moves(occupant, now) if self.policy.stand_in == "bot" else self._time_out(occupant, now)

    def _time_out(self, occupant: Occupant, now: float) -> list[Done]:
        occupant.missed += 1
        return [self._do(TimeOut(occupant.seat), now)]

    def _end_cuts(self, now: float) -> list[Done]:
        return [self._do(EndCuts(), now)]

    def _go(self, occupant: Occupant, now: float, *, by: str = "", command: str = "") -> list[Done]:
        return [] if occupant.leaving else [self._do(Leave(occupant.seat), now, by=by, command=command)]

    # Doing and replaying

    def replay(self, entry: Entry) -> Done:
        """Do again what a journal entry tells, with the same random bytes. Time starts anew."""
        assert not isinstance(entry.input, Aside), "the room's own"
        self._tape.kept = entry.drawn
        try:
            return self._do(entry.input, 0.0, by=entry.by, command=entry.command)
        finally:
            self._tape.kept = None

    def _do(self, put: AnyInput, now: float, *, by: str = "", command: str = "") -> Done:
        self._tape.taken.clear()
        events = self._run(put)
        self._count_chips(put)
        people = {each.seat: each.who for each in self._people()}
        cashed_out = self._let_go(events)
        self.number += len(events)
        if isinstance(put, Begin):
            # A journal starts here: who stays is seated anew then, and the numbers go on all the same.
            self.number = put.number or self.number
            put = msgspec.structs.replace(put, number=self.number)
        first = self.number + 1 - len(events)
        ended = self._refresh(now)
        empty = not self._people()
        if empty:
            self.table, self.chips, self._idle = None, {}, False
        entry = Entry(put, bytes(self._tape.taken), by, command)
        played = tuple(sorted(who for who in self.played if who))
        return Done(entry, first, tuple(events), people, cashed_out, ended, played, empty)

    def _count_chips(self, put: AnyInput) -> None:
        """Chips move in rounds, and when somebody sits down. Whoever leaves between rounds has what there was before.

        Of several who sat at one seat in a sitting the last counts.
        """
        assert self.table is not None
        if self.in_round or not isinstance(put, Leave | Close):
            self.chips = {each.seat: each.chips for each in self.table.standings}
        if isinstance(put, Act | TimeOut):
            # What was offered before is stale now, even if just the same is offered again.
            self.seats[put.seat].offer = None

    def _run(self, put: AnyInput) -> list[Event]:
        if isinstance(put, Begin):
            return self._run_begin(put)
        table = self.table
        assert table is not None, "a sitting runs"
        match put:
            case Open():
                return table.open_round()
            case Act(seat=seat, action=plain):
                return table.act(cast(PlayerAction, action_from_plain(self.game, plain)))
            case Show() | Reveal():
                return self._run_cut(table, put)
            case EndCuts():
                return table.end_cuts()
            case TimeOut(seat=seat):
                return table.time_out(seat)
            case Sit(player=player, who=who):
                return [*table.sit(player), self._seat(player, who)]
            case Leave(seat=seat):
                events = [] if table.asks is Asks.NOTHING else table.leave(seat)
                self.seats[seat].leaving = True
                return events
            case Close():
                return table.close()

    def _run_cut(self, table: Table, put: Show | Reveal) -> list[Event]:
        if isinstance(put, Show):
            return table.show_cut(put.seat, put.commitment)
        return table.open_cut(put.seat, put.cut)

    def _begin(self, newcomers: list[tuple[Player, str]]) -> Begin:
        """A new sitting of all who stay, the newcomers, and the bots; a bot that ran short gets new chips."""
        chips = self.chips
        fresh = self.game.sitting.notional(self.house)
        players = [
            (Player(seat=each.seat, name=each.name, chips=chips[each.seat]), each.who) for each in self._people()
        ]
        for seat, name in self.bots.items():
            stays = seat in chips and seat not in self._short()
            players.append((Player(seat=seat, name=name, chips=chips[seat] if stays else fresh, bot=True), ""))
        players = sorted([*players, *newcomers], key=lambda each: each[0].seat)
        return Begin([player for player, _ in players], [who for _, who in players])

    def _run_begin(self, put: Begin) -> list[Event]:
        chips = self.chips
        self.table = Table(self.game, self.house, put.players, draw=self._tape)
        self._was_over = False
        self.played = {each.who for each in self._people()}
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
        if len(gone) == len(self._people()):
            events += self.table.close()
            gone = list(self.seats.values())
        for each in gone:
            del self.seats[each.seat]
            events.append(SeatLeft(each.seat, each.name, self.chips[each.seat]))
        return tuple(CashedOut(each.seat, each.who, self.chips[each.seat]) for each in gone)

    def _refresh(self, now: float) -> Table | None:
        """Who is awaited, since when, and for which offer; the table, if its sitting has just ended."""
        assert self.table is not None
        self._asks = self.table.asks
        asked = self._asked = self.table.asked
        for each in self.seats.values():
            offer = (self._asks, each.seat in asked, self.table.legal(each.seat))
            if offer != each.offer:
                each.offer, each.version = offer, self.number
                each.awaited_since, each.extra = (now if each.seat in asked else None), 0.0
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
            if each.awaited_since is not None:
                each.awaited_since = now
            if not each.bot:
                each.lost_since = now

    # Finding

    def _people(self) -> list[Occupant]:
        return [each for each in self.seats.values() if not each.bot]

    def _occupant(self, who: str) -> Occupant:
        occupant = self.seat_of(who)
        if occupant is None:
            raise Conflict("not-seated", "You do not sit at this table. Take a seat first.")
        return occupant

    def _awaited(self, who: str, version: int) -> Occupant:
        occupant = self._occupant(who)
        if version != occupant.version:
            raise Conflict(
                "stale",
                "This was for an earlier moment of the table (version {told}); now it is at {version}. Look again.",
                told=version,
                version=occupant.version,
            )
        return occupant


def _when(due: tuple[float, object]) -> float:
    return due[0]


_Step = Callable[[float], list[Done]]
