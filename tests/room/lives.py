"""A table that people sit at, with a clock that stands still until it is told to go on."""

from collections.abc import Iterable
from typing import Any

from fairdeal import fair
from fairdeal.engine.chance import BytesChance
from fairdeal.engine.chips import CHIP
from fairdeal.engine.moves import Event
from fairdeal.games.casino_war.house import House
from fairdeal.record import Player
from fairdeal.room import Asks
from fairdeal.room.tables import passing, playing, timing
from fairdeal.room.tables.inputs import Entry, read_entry, write_entry
from fairdeal.room.tables.live import LiveTable
from fairdeal.room.tables.outcomes import Outcome
from fairdeal.room.tables.policy import Policy
from fairdeal.room.tables.seats import Thought
from tests.record.sittings import GAME, OPEN, cut_of, fixed

POLICY = Policy()
START = 1000.0


def never(size: int) -> bytes:
    """Who plays again draws nothing anew."""
    raise AssertionError("nothing is drawn")


class Hall:
    """A live table, its clock, and all that was done at it. Players are called by one letter, `a` first at seat 0."""

    def __init__(
        self,
        house: House = OPEN,
        policy: Policy = POLICY,
        *,
        bots: Iterable[int] = (),
        name: str = "live",
        people: str = "",
    ) -> None:
        self.bots = {seat: f"Bot {seat}" for seat in bots}
        self.live = LiveTable(GAME, house, policy, draw=fixed(name), bots=self.bots)
        self.now = START
        self.thinks = True
        self.done: list[Outcome] = []
        for seat, who in enumerate(people):
            self.sit(who, seat)

    def do(self, done: list[Outcome]) -> list[Outcome]:
        self.done += done
        self.think()
        return done

    def think(self) -> None:
        """Bots think at once, unless they are slow."""
        if self.thinks:
            for seat, version in self.live.bots_to_think():
                question = self.live.bot_move(seat)
                self.live.take_thought(seat, Thought(version, question.answer(BytesChance(bytes))))

    @property
    def events(self) -> list[Event]:
        """Everything that has happened."""
        return [event for done in self.done for event in done.happened.everything]

    def kinds(self, since: int = 0) -> list[str]:
        """The names of the events from a place in `events` on."""
        return [type(event).__name__ for event in self.events[since:]]

    # Time

    def wait(self, seconds: float = 0.0) -> list[Outcome]:
        """Time goes on so far at once."""
        self.now += seconds
        self.think()
        done: list[Outcome] = []
        while step := passing.step(self.live, self.now):
            done += self.do(step)
        return done

    def until_due(self) -> list[Outcome]:
        """Time goes on until something is due."""
        self.think()
        due = timing.deadline(self.live)
        assert due is not None, "nothing will be due"
        self.now = max(self.now, due)
        return self.wait()

    # People

    def sit(self, who: str, seat: int, chips: int = 400) -> list[Outcome]:
        player = Player(seat=seat, name=who.upper(), chips=chips * CHIP)
        return self.do(playing.sit(self.live, who, player, self.now))

    def leave(self, who: str) -> list[Outcome]:
        return self.do(playing.leave(self.live, who, self.now))

    def version(self, who: str) -> int:
        occupant = self.live.seat_of(who)
        assert occupant is not None
        return occupant.version

    def act(self, who: str, kind: str, **fields: Any) -> list[Outcome]:
        return self.do(playing.act(self.live, who, {"kind": kind, **fields}, self.now, version=self.version(who)))

    def bet(self, *people: str, amount: int = 10) -> None:
        for who in people:
            self.act(who, "bet", amount=amount * CHIP)

    def show(self, *people: str) -> None:
        for who in people:
            commitment = fair.commit_cut(cut_of(self.seat(who)), scheme=fair.scheme_of(self.live.dealing))
            self.do(playing.show_cut(self.live, who, commitment, self.now))

    def open_cuts(self, *people: str) -> None:
        for who in people:
            self.do(playing.open_cut(self.live, who, cut_of(self.seat(who)), self.now))

    def seat(self, who: str) -> int:
        """Where a player sits; seat 0 for who sits nowhere."""
        occupant = self.live.seat_of(who)
        return 0 if occupant is None else occupant.seat

    # Rounds

    def open(self) -> None:
        """Wait until the next round has opened."""
        while not self.live.in_round:
            self.until_due()

    def cut(self) -> None:
        """Everybody who is asked shows a cut and opens it."""
        asked = [self.live.seats[seat].who for seat in self.live.asked]
        self.show(*asked)
        self.open_cuts(*asked)

    def decide(self) -> None:
        """Tied players go to war if they can; bots wait for their time."""
        while self.live.asks is Asks.MOVES:
            occupant = self.live.seats[self.live.asked[0]]
            if occupant.bot:
                self.until_due()
            else:
                kinds = [type(action).__name__ for action in self.live.offer(occupant.seat).actions]
                self.act(occupant.who, "go-to-war" if "GoToWar" in kinds else "surrender")

    def bots_bet(self) -> None:
        while any(self.live.seats[seat].bot for seat in self.live.asked) and self.live.asks is Asks.MOVES:
            self.until_due()

    def round(self, *people: str, amount: int = 10) -> None:
        """A whole round, up to its last chip: these bet, the others sit out."""
        self.open()
        for seat in self.live.asked:
            occupant = self.live.seats[seat]
            if occupant.who in people:
                self.bet(occupant.who, amount=amount)
            elif not occupant.bot:
                self.act(occupant.who, "sit-out")
        self.bots_bet()
        if self.live.asks is Asks.CUTS:
            self.cut()
        self.decide()

    # Again

    @property
    def journal(self) -> list[Entry]:
        """What is needed to play the present sitting again, as it comes from the disk."""
        lines: list[Entry] = []
        for done in self.done:
            if done.entry.input.__class__.__name__ == "Begin":
                lines = []
            lines.append(read_entry(write_entry(done.entry)))
            if done.empty:
                lines = []
        return lines

    def again(self) -> LiveTable:
        """The table that the journal gives."""
        live = LiveTable(GAME, self.live.house, self.live.policy, draw=never, bots=self.bots)
        for entry in self.journal:
            live.replay(entry)
        return live


def picture(live: LiveTable) -> tuple[object, ...]:
    """All that is at a table, but for time: who is away since when, and how much time there is."""
    table = live.table
    seats = [(each.seat, each.who, each.name, each.bot, each.leaving) for each in _in_order(live)]
    if table is None:
        return (seats, live.paused, None)
    run = table._run
    return (
        seats,
        repr(table.record),
        [table.view(viewer) for viewer in (None, *sorted(live.seats))],
        [live.offer(seat) for seat in sorted(live.seats)],
        (live.asks, live.asked, live.in_round, live.commitment, table.standings, table.present, table.bots),
        (run.sitting, run.state, run._touched, None if run.shoe is None else (tuple(run.shoe.cards), run.shoe.dealt)),
        None if table._fairness._seal is None else table._fairness._seal.seal.open(),
        table._fairness._link,
        {seat: chips for seat, chips in live.chips.items() if seat in live.seats},
        live.number,
        live.paused,
    )


def moment(live: LiveTable) -> tuple[object, ...]:
    """All that is at a table, with its times and versions."""
    times = [repr(each) for each in _in_order(live)]
    return (*picture(live), times, live.idle_since, live._idle, live._was_over, sorted(live.played))


def _in_order(live: LiveTable) -> list[Any]:
    return sorted(live.seats.values(), key=lambda each: each.seat)
