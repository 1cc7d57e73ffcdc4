"""A game that needs several players: who comes first waits, nothing is dealt, and nothing is recorded."""

import pytest

from fairdeal.record import Player
from fairdeal.room import Asks
from fairdeal.room.tables import passing, playing, timing
from fairdeal.room.tables.events import SeatLeft, SeatTaken, SittingBegan
from fairdeal.room.tables.inputs import Begin, Entry, Leave, read_entry, write_entry
from fairdeal.room.tables.live import LiveTable
from fairdeal.room.tables.outcomes import Outcome
from fairdeal.room.tables.policy import Policy
from tests.laws.high_card import GAME
from tests.laws.high_card_round import House
from tests.record.sittings import fixed
from tests.room.lives import never, picture

CHIPS = 200


class Lobby:
    """A live table of High Card, for two to three, with a clock that is told the time."""

    def __init__(self, bots: dict[int, str] | None = None) -> None:
        self.bots = bots or {}
        self.live = LiveTable(GAME, House(), Policy(), draw=fixed("waiting"), bots=self.bots)
        self.now = 100.0
        self.done: list[Outcome] = []

    def sit(self, who: str, seat: int) -> list[Outcome]:
        return self.do(playing.sit(self.live, who, Player(seat=seat, name=who.upper(), chips=CHIPS), self.now))

    def leave(self, who: str) -> list[Outcome]:
        return self.do(playing.leave(self.live, who, self.now))

    def wait(self, seconds: float) -> list[Outcome]:
        self.now += seconds
        brought: list[Outcome] = []
        while more := passing.step(self.live, self.now):
            brought += more
        return self.do(brought)

    def do(self, done: list[Outcome]) -> list[Outcome]:
        self.done += done
        return done

    @property
    def kinds(self) -> list[str]:
        return [type(event).__name__ for done in self.done for event in done.happened.everything]

    def again(self) -> LiveTable:
        """The table that its journal gives."""
        lines: list[Entry] = []
        for done in self.done:
            lines = [] if isinstance(done.entry.input, Begin) else lines
            lines.append(read_entry(write_entry(done.entry)))
        live = LiveTable(GAME, House(), Policy(), draw=never, bots=self.bots)
        for line in lines:
            live.replay(line)
        return live


def test_who_comes_first_has_a_seat_and_waits_and_no_sitting_begins() -> None:
    lobby = Lobby()
    (done,) = lobby.sit("a", 0)
    assert done.happened.everything == (SeatTaken(0, "A", CHIPS, False),)
    assert lobby.live.table is None
    assert (lobby.live.asks, lobby.live.chips) == (Asks.NOTHING, {0: CHIPS})
    assert not lobby.live.is_empty
    assert not done.empty
    assert done.ended is None


def test_while_somebody_waits_time_brings_nothing() -> None:
    lobby = Lobby()
    lobby.sit("a", 0)
    assert timing.deadline(lobby.live) is None
    assert lobby.wait(10_000) == []
    assert len(lobby.done) == 1


def test_the_sitting_begins_with_all_who_waited_as_soon_as_they_are_enough() -> None:
    lobby = Lobby()
    lobby.sit("a", 0)
    (done,) = lobby.sit("b", 2)
    assert done.happened.everything == (SeatTaken(2, "B", CHIPS, False), SittingBegan())
    table = lobby.live.table
    assert table is not None
    assert [each.seat for each in table.record.players] == [0, 2], "nobody joined later"
    assert table.record.between == []
    lobby.wait(10)
    assert len(table.record.rounds) == 1


def test_a_bot_counts_among_the_players() -> None:
    lobby = Lobby({1: "Bot 1"})
    lobby.sit("a", 0)
    assert lobby.live.table is not None


def test_who_waits_may_leave_with_all_chips() -> None:
    lobby = Lobby()
    lobby.sit("a", 0)
    (done,) = lobby.leave("a")
    assert done.happened.everything == (SeatLeft(0, "A", CHIPS),)
    assert [(each.who, each.chips) for each in done.cashed_out] == [("a", CHIPS)]
    assert done.empty
    assert lobby.live.is_empty


def test_who_waits_and_is_lost_for_too_long_gives_up_the_seat() -> None:
    lobby = Lobby()
    lobby.sit("a", 0)
    lobby.live.lost("a", lobby.now)
    assert timing.deadline(lobby.live) == lobby.now + lobby.live.policy.hold
    (done,) = lobby.wait(lobby.live.policy.hold)
    assert isinstance(done.entry.input, Leave)
    assert done.empty


def test_when_too_few_are_left_the_sitting_ends_and_who_stays_waits_for_another() -> None:
    lobby = Lobby()
    lobby.sit("a", 0)
    lobby.sit("b", 1)
    (done,) = lobby.leave("b")
    assert done.ended is not None
    assert done.ended.record.rounds == [], "and there is nothing to keep of it"
    assert lobby.live.asks is Asks.NOTHING
    assert timing.deadline(lobby.live) is None, "no sitting after another"
    assert lobby.wait(10_000) == []
    (done,) = lobby.sit("c", 2)
    assert SittingBegan() in done.happened.everything
    table = lobby.live.table
    assert table is not None
    assert [each.name for each in table.record.players] == ["A", "C"]


@pytest.mark.parametrize("people", ["a", "ab", "abc"])
def test_the_journal_brings_back_who_waits_and_what_has_begun(people: str) -> None:
    lobby = Lobby()
    for seat, who in enumerate(people):
        lobby.sit(who, seat)
    lobby.wait(10)
    assert picture(lobby.again()) == picture(lobby.live)
    lobby.leave("a")
    assert picture(lobby.again()) == picture(lobby.live)
