"""A match: whose deal it is, the score, the end, ties played on, and who leaves. Source: rules.md §2.1, §2.4, §2.6."""

import pytest

from fairdeal.engine.moves import DEALER, Fault
from fairdeal.engine.sitting import Ending, Opening, Progress, Seated, ShuffleSpec, Verdict
from fairdeal.errors import IllegalHouse
from fairdeal.games.cassino import GAME, House
from fairdeal.games.cassino.sitting import (
    Sitting,
    after,
    close,
    is_over,
    leave,
    opening,
    progress,
    shuffle,
    sit,
    standings,
)
from fairdeal.games.cassino.state import Carried, Phase, State
from tests.games.cassino.scripts import THEY, YOU, opened

TWO = (Seated(YOU, 0), Seated(THEY, 0))


def over(dealer: int = YOU, points: tuple[int, int] = (0, 0)) -> State:
    """A deal that is over, as a sitting takes it in."""
    return opened(dealer=dealer)._replace(phase=Phase.OVER, points=points)


def match(*deals: tuple[int, int], house: House | None = None) -> Sitting:
    """A match after deals with these points."""
    sitting = sit(house or House(first_dealer="seat-0"), TWO)
    for points in deals:
        sitting = after(sitting, over(sitting.dealer or 0, points), False)
    return sitting


def test_ca1_the_first_deal_begins_with_the_lot_unless_the_host_named_the_dealer() -> None:
    assert opening(sit(House(), TWO)) == Opening(TWO, dealer=DEALER, carried=Carried())
    assert opening(sit(House(first_dealer="seat-1"), TWO)).dealer == THEY
    assert opening(sit(House(first_dealer="seat-0"), TWO)).dealer == YOU


def test_the_dealer_alternates_and_the_deck_is_shuffled_before_every_deal() -> None:
    sitting = match()
    for dealer in (YOU, THEY, YOU):
        assert opening(sitting).dealer == dealer
        assert shuffle(sitting) == ShuffleSpec(1)
        sitting = after(sitting, over(dealer, (4, 5)), False)
    assert opening(sitting).carried == Carried((12, 15))
    assert progress(sitting) == Progress(4, None)


def test_ca3_a_deal_that_nobody_captured_is_repeated_by_the_same_dealer_without_score() -> None:
    sitting = after(match(), over(YOU)._replace(fault=Fault.NO_CAPTURE), False)
    assert (sitting.dealer, sitting.rounds) == (YOU, 0)
    assert [player.nets for player in sitting.players] == [(), ()]


ENDS = [
    # deals, over, verdicts
    (((10, 1), (10, 1)), False, [None, None]),
    (((11, 0), (11, 0)), True, [Verdict.WON, Verdict.LOST]),
    (((10, 10), (11, 12)), True, [Verdict.LOST, Verdict.WON]),
    (((10, 10), (11, 10)), True, [Verdict.WON, Verdict.LOST]),  # CA26: 21–20
    (((10, 10), (11, 11)), False, [None, None]),  # 21–21: another deal
    (((10, 10), (11, 11), (5, 5)), False, [None, None]),  # CA25: and again
    (((10, 10), (11, 11), (5, 5), (3, 8)), True, [Verdict.LOST, Verdict.WON]),
    (((10, 10), (12, 11)), True, [Verdict.WON, Verdict.LOST]),  # 22–21
    (((10, 9), (10, 11)), False, [None, None]),  # 20–20: nobody is there yet
]


@pytest.mark.parametrize(("deals", "ends", "verdicts"), ENDS, ids=[str(row[0]) for row in ENDS])
def test_the_higher_total_wins_once_somebody_has_21_and_a_tie_is_played_on(
    deals: tuple[tuple[int, int], ...], ends: bool, verdicts: list[Verdict | None]
) -> None:
    """Source: rules.md §2.4, §6 vector 11."""
    sitting = match(*deals)
    assert is_over(sitting) == ends
    shown = standings(sitting)
    assert [each.verdict for each in shown] == verdicts
    assert [each.ending for each in shown] == ([Ending.PLAYED] * 2 if ends else [None, None])
    assert [each.score for each in shown] == [sum(points) for points in zip(*deals, strict=True)]


def test_ca32_the_target_is_an_option() -> None:
    assert is_over(match((11, 0), house=House(target=11, first_dealer="seat-0")))
    assert not is_over(match((10, 1), house=House(target=11, first_dealer="seat-0")))


def test_ca30_who_forfeits_has_lost_whatever_the_score() -> None:
    state = over(THEY)._replace(forfeited=YOU)
    sitting = after(match((10, 0)), state, False)
    assert is_over(sitting)
    first, second = standings(sitting)
    assert (first.ending, first.verdict, first.score) == (Ending.PLAYED, Verdict.LOST, 10)
    assert (second.ending, second.verdict) == (Ending.PLAYED, Verdict.WON)


def test_ca30_time_outs_in_a_row_are_counted_across_deals() -> None:
    state = over()
    first, second = state.players
    missing = state._replace(players=(first._replace(missed=2), second))
    assert opening(after(match(), missing, False)).carried == Carried((0, 0), (2, 0))
    again = GAME.rules.start(House(), opening(after(match(), missing, False)))
    assert [player.missed for player in again.players] == [2, 0]


def test_who_leaves_before_the_end_has_lost_and_the_match_is_over() -> None:
    left, events = leave(match((10, 0)), YOU)
    assert not events
    assert is_over(left)
    first, second = standings(left)
    assert (first.ending, first.verdict) == (Ending.ABANDONED, Verdict.LOST)
    assert (second.ending, second.verdict) == (Ending.PLAYED, Verdict.WON)


def test_a_match_that_is_closed_before_its_end_has_no_winner() -> None:
    closed, events = close(match((10, 0)))
    assert not events
    assert is_over(closed)
    for seat in (YOU, THEY):
        closed, _ = leave(closed, seat)
    assert [(each.ending, each.verdict) for each in standings(closed)] == [(Ending.ABANDONED, None)] * 2


def test_who_leaves_after_the_end_keeps_the_verdict() -> None:
    left, _ = leave(match((11, 0), (11, 0)), YOU)
    assert [each.verdict for each in standings(left)] == [Verdict.WON, Verdict.LOST]
    left, _ = leave(left, THEY)
    assert [each.verdict for each in standings(left)] == [Verdict.WON, Verdict.LOST]


@pytest.mark.parametrize("seats", [(), (0,), (1,), (0, 2), (1, 0), (0, 1, 2)])
def test_a_match_wants_both_seats(seats: tuple[int, ...]) -> None:
    with pytest.raises(IllegalHouse):
        sit(House(), tuple(Seated(seat, 0) for seat in seats))


def test_nothing_is_staked() -> None:
    rules = GAME.sitting
    assert (rules.notional(House()), rules.least(House()), rules.fewest(House()), rules.match) == (0, 0, 2, True)
