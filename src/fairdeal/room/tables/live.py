"""A table as people use it: what they do there, what is awaited of them and until when, and what time brings.

Everything that happens is an input of the table's `Course`; here is decided which one comes, and when.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final

from fairdeal.engine.moves import PlayerAction
from fairdeal.errors import Conflict, IllegalAction, IllegalHouse
from fairdeal.record.codec import action_from_plain, action_to_plain
from fairdeal.record.document import Player
from fairdeal.room.tables.course import Course
from fairdeal.room.tables.fairness import DEALING
from fairdeal.room.tables.inputs import Act, Begin, Close, EndCuts, Leave, OpenCut, OpenRound, ShowCut, Sit, TimeOut
from fairdeal.room.tables.outcomes import Outcome
from fairdeal.room.tables.seats import Occupant, Thought
from fairdeal.room.tables.sitting import Asks, FairSitting
from fairdeal.thinking.questions import BotMove

LONGEST_THOUGHT: Final = 5.0
"""Seconds that a bot has for a move, or its delay if that is longer; then its time is up, like anybody's."""

SITTING_ROUNDS = 50
"""A sitting without a set end is ended, and another begun, after so many rounds: its record stays small."""


class LiveTable(Course):
    """A table that people sit at. What cannot be done raises a FairdealError and changes nothing.

    `deadline` tells when `step` must be called, at the latest.
    """

    def emptied(self, number: int) -> "LiveTable":
        """The same table as nobody has sat at it yet, after so many events."""
        again = LiveTable(self.game, self.house, self.policy, draw=self._tape.draw, bots=self.bots)
        again.number = number
        return again

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

    def sit(self, who: str, player: Player, now: float, *, command: str = "") -> list[Outcome]:
        """A player sits down between rounds. Raises IllegalHouse or Conflict. Source: rules.md §0 G10."""
        if self.seat_of(who) is not None:
            raise Conflict("seated-already", "You sit at this table already.")
        if player.seat in self.seats or player.seat in self.bots:
            raise IllegalHouse("seat-taken", "Seat number {number} is taken.", number=player.seat)
        if not self.can_sit_now:
            raise Conflict("round-runs", "A round is being played. You can sit down when it is over.")
        if self.table is not None and self.table.asks is Asks.ROUND and not self._never_began(self.table):
            return [self.do(Sit(player, who), now, by=who, command=command)]
        return [self.do(self._begin([(player, who)]), now, by=who, command=command)]

    def leave(self, who: str, now: float, *, command: str = "") -> list[Outcome]:
        """A player leaves, at once or when the round that is being played is settled. Source: rules.md §0 G9."""
        return self._go(self._occupant(who), now, by=who, command=command)

    def act(self, who: str, plain: Mapping[str, Any], now: float, *, version: int, command: str = "") -> list[Outcome]:
        """A player acts, for the offer of that version. Raises NotUnderstood, IllegalAction or Conflict."""
        occupant = self._awaited(who, version)
        action = action_from_plain(self.game, {**plain, "seat": occupant.seat})
        assert isinstance(action, PlayerAction)
        done = self.do(Act(occupant.seat, action_to_plain(action)), now, by=who, command=command)
        occupant.missed = 0
        return [done]

    def show_cut(self, who: str, commitment: bytes, now: float, *, command: str = "") -> list[Outcome]:
        """A player shows the commitment to a cut."""
        return [self.do(ShowCut(self._occupant(who).seat, commitment), now, by=who, command=command)]

    def open_cut(self, who: str, cut: bytes, now: float, *, command: str = "") -> list[Outcome]:
        """A player opens the cut."""
        return [self.do(OpenCut(self._occupant(who).seat, cut), now, by=who, command=command)]

    def ready(self, who: str, now: float) -> list[Outcome]:
        """A player need not wait for the pause between rounds or sittings."""
        self._occupant(who).ready = True
        return []

    def ask_more_time(self, who: str, now: float) -> list[Outcome]:
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

    def close(self, now: float) -> list[Outcome]:
        """The table is closed: everybody leaves, at once or when the round is settled."""
        done: list[Outcome] = []
        for occupant in self.people:
            done += self._go(occupant, now)
        return done

    # What bots do

    def bots_to_think(self) -> set[tuple[int, int]]:
        """For which seats a bot has yet to find a move, its own or one that it stands in at, and for which version."""
        if self._asks is not Asks.MOVES:
            return set()
        awaited = [self.seats[seat] for seat in self.asked]
        return {(each.seat, each.version) for each in awaited if self._is_played_by_bot(each) and not each.has_thought}

    def bot_move(self, seat: int) -> BotMove:
        """The question of how a bot moves at a seat."""
        assert self.table is not None
        return BotMove(self.game, self.table.view(seat), self.table.legal(seat))

    def take_thought(self, seat: int, thought: Thought) -> None:
        """A bot has thought about a seat's offer; what it thought of an earlier one is dropped."""
        occupant = self.seats.get(seat)
        if occupant is not None and thought.version == occupant.version:
            occupant.thought = thought

    def _is_played_by_bot(self, occupant: Occupant) -> bool:
        return occupant.bot or (occupant.lost_since is not None and self.policy.stand_in == "bot")

    # What time does

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

    def deadline(self) -> float | None:
        """When `step` is due; None while only people can move on."""
        return min((when for when, _ in self._due()), default=None)

    def step(self, now: float) -> list[Outcome]:
        """The first thing that time brings: the next round, a bot's move, a decision that ran out, a lost seat.

        Nothing if none is due.
        """
        due = min(((when, step) for when, step in self._due() if when <= now), key=_when, default=None)
        return [] if due is None else due[1](now)

    def _due(self) -> Iterator[tuple[float, "_Step"]]:
        match self._asks:
            case Asks.MOVES:
                for seat in self.asked:
                    yield from self._due_of(self.seats[seat])
            case Asks.CUTS | Asks.OPENINGS:
                yield self._cuts_since() + self.policy.cuts, self._end_cuts
            case Asks.ROUND | Asks.NOTHING if self.people:
                yield from self._due_between()

    def _due_between(self) -> Iterator[tuple[float, "_Step"]]:
        """The next round or sitting; while too few sit there, only the time of who is lost runs out."""
        if self._has_enough_seats():
            yield self._next_round_at(), self._go_on
            return
        for each in self.people:
            if self._must_go(each):
                yield self._idle_since, partial(self._go, each)
            elif each.lost_since is not None:
                yield each.lost_since + self.policy.hold, partial(self._go, each)

    def _has_enough_seats(self) -> bool:
        """Whether so many seats are taken, by people and bots, that the next round or sitting can begin."""
        assert self.table is not None
        if self._asks is Asks.ROUND:
            return self.table.has_enough_seats
        return len(self.people) + len(self.bots) >= self.game.sitting.fewest(self.house)

    def _never_began(self, table: FairSitting) -> bool:
        """Whether a sitting has no round, and too few seats for one: a newcomer then sits down at its beginning."""
        return not table.record.rounds and not table.has_enough_seats

    def _due_of(self, occupant: Occupant) -> Iterator[tuple[float, "_Step"]]:
        since = occupant.awaited_since or 0.0
        if occupant.bot:
            yield self._due_of_bot(occupant, since + self.policy.bot_delay, occupant.offered_at)
            return
        if occupant.lost_since is not None:
            when = max(since, occupant.lost_since + self.policy.hold)
            if self._is_played_by_bot(occupant):
                yield self._due_of_bot(occupant, when, max(occupant.offered_at, occupant.lost_since))
            else:
                yield when, lambda now: self._time_out(occupant, now)
        if self.policy.decision is not None:
            until = since + self.policy.decision + occupant.extra
            yield until, lambda now: self._time_out(occupant, now)

    def _due_of_bot(self, occupant: Occupant, when: float, asked_at: float) -> tuple[float, "_Step"]:
        """A bot moves at that time, if it has thought by then; else as soon as it has, while it has time."""
        if occupant.has_thought:
            return when, lambda now: self._bot_moves(occupant, now)
        return max(when, asked_at + LONGEST_THOUGHT), lambda now: self._time_out(occupant, now)

    def _cuts_since(self) -> float:
        return max((self.seats[seat].awaited_since or 0.0 for seat in self.asked), default=0.0)

    def _next_round_at(self) -> float:
        people = self.people
        if all(each.ready or each.lost_since is not None for each in people):
            return self._idle_since
        resting = self._asks is Asks.NOTHING and self.table is not None and self.table.progress.of is not None
        return self._idle_since + (self.policy.rest if resting else self.policy.pause)

    def _go_on(self, now: float) -> list[Outcome]:
        """Between rounds: who is lost for too long, never bets or has too few chips, leaves; then the next round."""
        for occupant in self.people:
            if self._gives_up(occupant, now):
                return self._go(occupant, now)
        assert self.table is not None
        if self._asks is Asks.NOTHING:
            return [self.do(self._begin([]), now)]
        if self._wants_new_sitting():
            return [self.do(Close(), now)]
        return [self.do(OpenRound(), now)]

    def _gives_up(self, occupant: Occupant, now: float) -> bool:
        lost = occupant.lost_since is not None and now >= occupant.lost_since + self.policy.hold
        return lost or self._must_go(occupant)

    def _must_go(self, occupant: Occupant) -> bool:
        """Whether somebody has missed too many decisions, or has too few chips."""
        missed = self.policy.missed > 0 and occupant.missed >= self.policy.missed
        return missed or occupant.seat in self.short()

    def _wants_new_sitting(self) -> bool:
        """Whether an endless sitting has been long enough, void rounds too, and its shoe is used up."""
        assert self.table is not None
        long = len(self.table.record.rounds) >= SITTING_ROUNDS
        return long and self.table.progress.of is None and self.table.wants_cuts

    def _bot_moves(self, occupant: Occupant, now: float) -> list[Outcome]:
        """What the bot has thought of; if that is nothing, or against the rules, its time is up."""
        assert occupant.thought is not None
        action = occupant.thought.action
        if action is None or action.seat != occupant.seat:
            return self._time_out(occupant, now)
        try:
            return [self.do(Act(occupant.seat, action_to_plain(action)), now)]
        except IllegalAction:
            return self._time_out(occupant, now)

    def _time_out(self, occupant: Occupant, now: float) -> list[Outcome]:
        occupant.missed += 1
        return [self.do(TimeOut(occupant.seat), now)]

    def _end_cuts(self, now: float) -> list[Outcome]:
        return [self.do(EndCuts(), now)]

    def _go(self, occupant: Occupant, now: float, *, by: str = "", command: str = "") -> list[Outcome]:
        return [] if occupant.leaving else [self.do(Leave(occupant.seat), now, by=by, command=command)]

    def _begin(self, newcomers: list[tuple[Player, str]]) -> Begin:
        """A new sitting of all who stay, the newcomers, and the bots; a bot that ran short gets new chips."""
        chips = self.chips
        fresh = self.game.sitting.notional(self.house)
        players = [(Player(seat=each.seat, name=each.name, chips=chips[each.seat]), each.who) for each in self.people]
        for seat, name in self.bots.items():
            stays = seat in chips and seat not in self.short()
            players.append((Player(seat=seat, name=name, chips=chips[seat] if stays else fresh, bot=True), ""))
        players = sorted([*players, *newcomers], key=lambda each: each[0].seat)
        return Begin([player for player, _ in players], [who for _, who in players], dealing=DEALING)

    # Finding

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


_Step = Callable[[float], list[Outcome]]
