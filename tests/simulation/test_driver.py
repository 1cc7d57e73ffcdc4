"""A simulation is the same however it is parted among workers, stopped and gone on with."""

import pytest

from fairdeal.engine.simulation import Strategy
from fairdeal.errors import NotUnderstood
from fairdeal.games import find_game
from fairdeal.games.casino_war import House
from fairdeal.simulation.driver import Done, End, simulate
from fairdeal.simulation.plan import CHUNK, Plan, rules_of
from fairdeal.simulation.saved import done_of, read_saved, write_saved
from fairdeal.simulation.statistics import standard_error
from fairdeal.simulation.workers import here, processes

pytest.importorskip("numba")

WAR = Plan("casino-war", House(), (Strategy("war"),), seed=7, rounds=3 * CHUNK + 41)


def test_whole_sittings_are_played() -> None:
    assert (WAR.whole, WAR.chunks, WAR.rounds_of(3)) == (3 * CHUNK + 60, 4, 60)
    result = simulate(WAR, here)
    assert (result.end, result.summary.rounds, result.done.chunks) == (End.PLAYED, WAR.whole, 3)
    assert sum(result.summary.totals.values()) * 20 == WAR.whole


@pytest.mark.slow
def test_the_result_is_the_same_with_any_number_of_workers() -> None:
    assert simulate(WAR, processes(2)) == simulate(WAR, here) == simulate(WAR, processes(3))


def test_a_simulation_that_was_stopped_goes_on_from_its_file_to_the_same_end() -> None:
    told: list[Done] = []
    stopped = simulate(WAR, here, stopped=lambda: len(told) == 2, tell=told.append)
    assert (stopped.end, stopped.summary.rounds) == (End.INTERRUPTED, 2 * CHUNK)
    data = write_saved(WAR, 1, stopped.done)
    done = done_of(read_saved(data, "FILE"), WAR, 1, "FILE")
    assert done == stopped.done
    assert simulate(WAR, here, done=done) == simulate(WAR, here)


def test_a_file_of_another_simulation_is_refused() -> None:
    saved = read_saved(write_saved(WAR, 1, Done()), "FILE")
    other = Plan("casino-war", House(decks=8), WAR.strategies, WAR.seed, WAR.rounds)
    with pytest.raises(NotUnderstood, match=r"^FILE holds a simulation with another game, options, strategies or seed"):
        done_of(saved, other, 1, "FILE")


@pytest.mark.parametrize("data", [b"", b"{}", b'{"game": 1}', b"\xff"])
def test_a_file_that_is_no_simulation_is_refused(data: bytes) -> None:
    with pytest.raises(NotUnderstood, match=r"^FILE isn’t a simulation that can go on"):
        read_saved(data, "FILE")


def test_it_ends_after_the_first_chunk_that_makes_it_precise_enough() -> None:
    one = simulate(Plan("casino-war", House(), WAR.strategies, 7, CHUNK), here)
    error = standard_error(one.summary)
    assert error is not None
    assert simulate(WAR, here, precision=error).summary == one.summary
    later = simulate(WAR, here, precision=error * 0.9)
    assert (later.end, later.summary.rounds) == (End.PRECISE, 2 * CHUNK)


def test_a_game_without_a_kernel_is_refused() -> None:
    from dataclasses import replace

    with pytest.raises(NotUnderstood, match=r"^casino-war can’t be simulated\.$"):
        rules_of(replace(find_game("casino-war"), simulation=None))
