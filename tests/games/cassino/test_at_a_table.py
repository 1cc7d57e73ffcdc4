"""Matches at a table, fairly dealt: the lot, repeated deals, time-outs, leaving, and records that hold."""

from collections.abc import Iterator

import pytest

from fairdeal.engine.events import CardsReshuffled, RoundVoided
from fairdeal.engine.moves import Event, Legal, PlayerAction
from fairdeal.engine.sitting import Ending, Verdict
from fairdeal.games.cassino import GAME, House
from fairdeal.games.cassino.state import DealerFound, DealScored, MatchForfeited, TimedOut, Trail
from fairdeal.record import Closed, Record, read_record, write_record
from fairdeal.room import Asks
from tests.record.sittings import Host, failure, player

SHORT = House(target=11)


def host(house: House = SHORT, *, name: str = "cassino") -> Host:
    return Host(house, player(0, 0), player(1, 0), name=name, game=GAME)


def usual(legal: Legal) -> PlayerAction:
    """The first capture, else the first card to trail, else the first of anything."""
    for selection in legal.selections:
        return selection.complete(next(iter(selection)))
    return trailed(legal)


def trailed(legal: Legal) -> PlayerAction:
    """A card laid down: nobody who plays like this ever captures."""
    return next(action for action in legal.actions if isinstance(action, Trail))


def step(at: Host, choose: object = usual) -> None:
    """The one thing that the table waits for."""
    table = at.table
    match table.asks:
        case Asks.ROUND:
            at.open()
        case Asks.MOVES:
            assert callable(choose)
            at.do(table.act(choose(table.legal(table.asked[0]))))
        case Asks.CUTS:
            at.show(table.asked[0])
        case Asks.OPENINGS:
            at.open_cuts(table.asked[0])


def play_on(at: Host, *, rounds: int = 99) -> None:
    """To the end of the match, or until so many deals have counted."""
    while at.table.asks is not Asks.NOTHING and at.table.rounds < rounds:
        step(at)


def of_kind(at: Host, kind: type[Event]) -> Iterator[Event]:
    return (event for event in at.events if isinstance(event, kind))


def check(record: Record) -> None:
    """A record that is written and read back is the same, and everything in it is true."""
    assert read_record(write_record(record)) == record
    assert failure(record) is None


def test_a_whole_match_is_played_and_its_record_holds() -> None:
    at = host()
    play_on(at)
    assert len(list(of_kind(at, DealerFound))) == 1, "the lot is drawn once"
    assert list(of_kind(at, CardsReshuffled)) == [CardsReshuffled(52)]
    first, second = at.table.standings
    assert {first.verdict, second.verdict} == {Verdict.WON, Verdict.LOST}
    assert max(first.score or 0, second.score or 0) >= 11
    scored = [event for event in of_kind(at, DealScored) if isinstance(event, DealScored)]
    assert [sum(line.score.points for line in scored if line.seat == seat) for seat in (0, 1)] == [
        first.score,
        second.score,
    ]
    shuffles = [len(each.shuffles) for each in at.record.rounds]
    assert shuffles == [2] + [1] * (len(shuffles) - 1), "the lot has a shuffle of its own"
    check(at.record)


def test_the_host_may_name_the_first_dealer() -> None:
    at = host(House(target=11, first_dealer="seat-1"))
    play_on(at, rounds=1)
    assert not list(of_kind(at, DealerFound))
    check(at.record)


def test_ca3_a_deal_that_nobody_captured_is_dealt_again_from_a_new_shuffle() -> None:
    at = host(House(first_dealer="seat-0"))
    while not list(of_kind(at, RoundVoided)):
        step(at, trailed)
    assert at.table.standings[0].nets == ()
    play_on(at)
    first, second = at.record.rounds[:2]
    assert (first.shuffles[0].shuffle, second.shuffles[0].shuffle) == (0, 1)
    assert len(at.record.rounds) == len(at.table.standings[0].nets) + 1
    check(at.record)


def test_ca30_three_time_outs_in_a_row_forfeit_the_match() -> None:
    at = host(House(first_dealer="seat-0"))
    while not list(of_kind(at, MatchForfeited)):
        if at.table.asks is Asks.MOVES and at.table.asked == (0,):
            at.do(at.table.time_out(0))
        else:
            step(at)
    assert list(of_kind(at, TimedOut)) == [TimedOut(0, 1), TimedOut(0, 2), TimedOut(0, 3)]
    assert at.table.asks is Asks.NOTHING
    lost, won = at.table.standings
    assert (lost.ending, lost.verdict) == (Ending.PLAYED, Verdict.LOST)
    assert won.verdict is Verdict.WON
    check(at.record)


@pytest.mark.parametrize("rounds", [0, 1])
def test_who_leaves_between_deals_has_lost(rounds: int) -> None:
    at = host(House(first_dealer="seat-0"))
    play_on(at, rounds=rounds)
    at.do(at.table.leave(1))
    won, lost = at.table.standings
    assert (won.verdict, lost.verdict, lost.ending) == (Verdict.WON, Verdict.LOST, Ending.ABANDONED)
    check(at.record)


def test_who_leaves_in_a_deal_is_played_for_until_the_match_is_lost() -> None:
    at = host(House(first_dealer="seat-0"))
    while at.table.asks is not Asks.MOVES:
        step(at)
    at.do(at.table.leave(1))
    play_on(at)
    won, lost = at.table.standings
    assert (won.verdict, lost.verdict, lost.ending) == (Verdict.WON, Verdict.LOST, Ending.ABANDONED)
    check(at.record)


STAGES = [Asks.CUTS, Asks.OPENINGS, Asks.MOVES, Asks.ROUND]


@pytest.mark.parametrize("first_dealer", ["lot", "seat-0"])
@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("dealing", [1, 2])
def test_a_table_that_is_closed_has_no_winner_and_nobody_forfeits(dealing: int, stage: Asks, first_dealer: str) -> None:
    at = Host(House(first_dealer=first_dealer), player(0, 0), player(1, 0), game=GAME, dealing=dealing)
    play_on(at, rounds=1)
    step(at)
    while at.table.asks is not stage:
        step(at)
    scores = [each.score for each in at.table.standings]
    at.do(at.table.close())
    assert at.table.asks is Asks.NOTHING
    assert [each.verdict for each in at.table.standings] == [None, None]
    assert [each.score for each in at.table.standings] == scores, "a deal that is called off brings nobody points"
    assert not list(of_kind(at, MatchForfeited))
    check(at.record)


@pytest.mark.parametrize("first_dealer", ["lot", "seat-0"])
def test_a_table_can_be_closed_at_every_moment_of_the_first_deal(first_dealer: str) -> None:
    for steps in range(0, 60, 3):
        at = host(House(first_dealer=first_dealer))
        for _ in range(steps):
            step(at)
        at.do(at.table.close())
        assert [each.verdict for each in at.table.standings] == [None, None]
        check(at.record)


def test_closing_after_two_time_outs_is_no_third_one() -> None:
    at = host(House(first_dealer="seat-0"))
    while len(list(of_kind(at, TimedOut))) < 2:
        if at.table.asks is Asks.MOVES and at.table.asked == (0,):
            at.do(at.table.time_out(0))
        else:
            step(at)
    at.do(at.table.close())
    assert [each.verdict for each in at.table.standings] == [None, None]


def test_who_left_in_a_deal_has_not_lost_if_the_table_is_closed_before_it_ends() -> None:
    at = host(House(first_dealer="seat-0"))
    while at.table.asks is not Asks.MOVES:
        step(at)
    at.do(at.table.leave(0))
    at.do(at.table.close())
    assert [each.verdict for each in at.table.standings] == [None, None]
    check(at.record)


def test_a_record_of_a_deal_called_off_says_that_the_table_was_closed() -> None:
    at = host(House(first_dealer="seat-0"))
    while at.table.asks is not Asks.MOVES:
        step(at)
    at.do(at.table.close())
    record = read_record(write_record(at.record))
    record.between = [entry for entry in record.between if not isinstance(entry, Closed)]
    wrong = failure(record)
    assert wrong is not None
    assert (wrong.place, wrong.said.key) == ("between", "verify-called-off")
