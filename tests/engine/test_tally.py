"""The players of a sitting: sitting down, leaving, bringing chips, and what every round brings."""

from dataclasses import dataclass

import pytest

from fairdeal.engine.accounts import stack
from fairdeal.engine.sitting import Ending, Seated, Standing, Verdict
from fairdeal.engine.tally import (
    Player,
    Tally,
    after_round,
    balances,
    bring,
    check_seats,
    first_players,
    join,
    leave,
)
from fairdeal.errors import IllegalHouse


@dataclass(frozen=True)
class House:
    seats: int = 4


@dataclass(frozen=True, slots=True)
class Sitting(Tally[House]):
    """A sitting that hands a pot on, as a game's own does."""

    pot: int = 0


NOT_FITTING = "These seats don’t fit. The table has 4, numbered clockwise from 0, and each can be taken once; you gave "


def sitting(*seats: int, pot: int = 7) -> Sitting:
    return Sitting(House(), first_players(House(), [Seated(seat, 100) for seat in seats]), pot=pot)


@pytest.mark.parametrize(
    ("seats", "given"), [((), "—."), ((1, 0), "1, 0."), ((2, 2), "2, 2."), ((4,), "4."), ((-1, 0), "-1, 0.")]
)
def test_seats_are_those_of_the_table_clockwise_and_each_once(seats: tuple[int, ...], given: str) -> None:
    with pytest.raises(IllegalHouse) as refused:
        check_seats(House(), [Seated(seat, 10) for seat in seats])
    assert str(refused.value) == NOT_FITTING + given


@pytest.mark.parametrize("chips", [4.5, 4.0, "4", None])
def test_chips_are_a_whole_number_of_half_chips(chips: object) -> None:
    with pytest.raises(IllegalHouse) as refused:
        Seated(0, chips)  # type: ignore[arg-type]
    assert refused.value.code == "chips-not-whole"
    assert str(refused.value) == (
        f"Chips are counted in half-chips, as whole numbers: 2½ chips are 5. {chips} isn’t such a number."
    )


def test_nobody_sits_with_less_than_no_chips() -> None:
    check_seats(House(), [Seated(0, 0)])
    with pytest.raises(IllegalHouse) as refused:
        check_seats(House(), [Seated(0, 0), Seated(1, -3)])
    assert str(refused.value) == "Seat 1 can’t sit down with −1½ chips."


def test_a_game_may_need_more_players_than_one() -> None:
    check_seats(House(), [Seated(0, 0), Seated(3, 0)], fewest=2)
    with pytest.raises(IllegalHouse) as refused:
        first_players(House(), [Seated(0, 0)], fewest=2)
    assert (refused.value.code, str(refused.value)) == (
        "too-few-players",
        "This game needs at least 2 players, and only 1 sat down.",
    )


def test_who_sits_down_has_played_nothing_yet() -> None:
    assert sitting(0, 2).players == (Player(0, 100), Player(2, 100))
    assert sitting(0, 2).seated == (Seated(0, 100), Seated(2, 100))


def test_newcomers_take_their_place_round_the_table_and_the_rest_of_the_sitting_stays() -> None:
    joined = join(sitting(0, 3), Seated(1, 50))
    assert [player.seat for player in joined.players] == [0, 1, 3]
    assert joined.pot == 7


@pytest.mark.parametrize("seat", [0, 4])
def test_nobody_takes_a_seat_that_is_taken_or_not_there(seat: int) -> None:
    with pytest.raises(IllegalHouse):
        join(sitting(0, 3), Seated(seat, 50))


def test_who_leaves_is_remembered_and_the_seat_is_free_again() -> None:
    left, events = leave(sitting(0, 3), 0)
    assert events == ()
    assert left.players[0] == Player(0, 100, ended=Ending.ABANDONED)
    assert left.seated == (Seated(3, 100),)
    again = join(left, Seated(0, 20))
    assert again.players == (Player(0, 100, ended=Ending.ABANDONED), Player(0, 20), Player(3, 100))
    assert again.seated == (Seated(0, 20), Seated(3, 100))


def test_the_last_two_players_may_leave_one_after_the_other_and_others_sit_down() -> None:
    empty = leave(leave(sitting(0, 3), 0)[0], 3)[0]
    assert empty.seated == ()
    assert join(empty, Seated(2, 20)).seated == (Seated(2, 20),)


def test_more_chips_come_before_the_seat_of_who_is_there() -> None:
    again = join(leave(sitting(0, 3), 0)[0], Seated(0, 20))
    assert [player.chips for player in bring(again, Seated(0, 5)).players] == [100, 25, 100]


def test_only_the_chips_of_those_present_lie_on_the_table() -> None:
    assert balances(leave(sitting(0, 3), 0)[0]) == {stack(3): 100}


def test_a_round_that_counts_leaves_chips_and_a_net() -> None:
    players = after_round(sitting(0, 3).players, {0: 90, 3: 110}, {0: -10, 3: 10})
    assert players == (Player(0, 90, (-10,)), Player(3, 110, (10,)))
    assert [player.net for player in after_round(players, {0: 80, 3: 120}, {0: -10, 3: 10})] == [-20, 20]


def test_a_round_that_does_not_count_leaves_no_net() -> None:
    assert after_round(sitting(0, 3).players, {0: 90, 3: 100}, None) == (Player(0, 90), Player(3, 100))


def test_who_was_not_in_the_round_or_has_left_stays_as_before() -> None:
    gone = leave(sitting(0, 1, 3), 0)[0].players
    assert after_round(gone, {0: 1, 3: 110}, {0: -99, 3: 10}) == (gone[0], gone[1], Player(3, 110, (10,)))


def test_a_game_without_stakes_counts_points() -> None:
    players = after_round(first_players(House(), [Seated(0, 0), Seated(1, 0)]), {0: 0, 1: 0}, {0: 4, 1: 7})
    assert players[1].stands(Ending.PLAYED, Verdict.WON, score=players[1].net) == Standing(
        1, 0, (7,), Ending.PLAYED, Verdict.WON, 7
    )


def test_a_player_stands_without_an_ending_while_the_sitting_goes_on() -> None:
    assert Player(2, 30, (5, -5)).stands() == Standing(2, 30, (5, -5))
