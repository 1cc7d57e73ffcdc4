"""What a learner is shown depends on the view alone: rounds that look alike to a seat are alike in numbers."""

from collections.abc import Callable
from random import Random

import pytest

from fairdeal.engine.chance import BytesChance
from fairdeal.engine.moves import PlayerAction
from fairdeal.games import find_game, game_names
from fairdeal.learning.rounds import PlayedRound, Table, table

Legal = Callable[[PlayedRound, int], dict[int, PlayerAction]]
ROUNDS = 12
HIDING = [game for game in game_names() if find_game(game).bots.worlds is not None]
"""The games whose rounds hold cards that a seat may not see; in the others none is dealt before it is shown."""


def find_leak(where: Table, seed: int, legal: Legal = PlayedRound.legal) -> str | None:
    """Plays a round at random and looks at every decision in another state too; says what differs."""
    dice, played = Random(seed), PlayedRound(where, Random(seed))
    assert where.game.bots.worlds is not None
    while played.movers:
        seat = played.movers[0]
        here, seen, offered = played.state, played.view(seat), legal(played, seat)
        played.state = where.game.bots.worlds(seen, BytesChance(dice.randbytes))
        alike = (played.view(seat), legal(played, seat))
        played.state = here
        if alike[0] != seen or alike[1] != offered:
            return f"seat {seat} is offered {offered}, and {alike[1]} in a round that looks the same"
        played.play(offered[dice.choice(sorted(offered))])
    return None


@pytest.mark.parametrize("game", HIDING)
def test_rounds_that_look_alike_offer_the_same(game: str) -> None:
    assert [find_leak(table(find_game(game)), seed) for seed in range(ROUNDS)] == [None] * ROUNDS


def test_a_mask_that_knows_the_other_hand_is_caught() -> None:
    def knowing(played: PlayedRound, seat: int) -> dict[int, PlayerAction]:
        other = played.state.players[1 - seat].hand
        return dict(list(played.legal(seat).items())[: 1 + sum(other) % 2])

    assert all(find_leak(table(find_game("cassino")), seed, knowing) for seed in range(ROUNDS))


@pytest.mark.parametrize("game", game_names())
def test_every_view_is_as_many_numbers_from_minus_one_to_one(game: str) -> None:
    for preset in find_game(game).presets:
        where = table(find_game(game), preset)
        dice, played = Random(1), PlayedRound(where, Random(1))
        while played.movers:
            seat = played.movers[0]
            numbers = where.observe(played.view(seat))
            assert len(numbers) == where.writer.size
            assert all(-1 <= number <= 1 for number in numbers)
            legal = played.legal(seat)
            played.play(legal[dice.choice(sorted(legal))])


@pytest.mark.parametrize("game", game_names())
def test_a_seat_in_turn_has_something_to_choose_and_all_of_it_is_legal(game: str) -> None:
    where = table(find_game(game), seats=2)
    dice, played = Random(2), PlayedRound(where, Random(2))
    while played.movers:
        seat = played.movers[-1]
        whole, legal = where.game.rules.legal(played.state, seat), played.legal(seat)
        assert legal
        assert all(action in whole for action in legal.values())
        assert max(legal) < where.choices.count
        played.play(legal[dice.choice(sorted(legal))])
