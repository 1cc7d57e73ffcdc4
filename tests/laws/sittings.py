"""The laws of a sitting: what passes from round to round, whatever the game."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

from fairdeal.engine.accounts import stack
from fairdeal.engine.events import CardDealt, CardsBurned, RoundVoided
from fairdeal.engine.game import AnyGame, Bot
from fairdeal.engine.moves import DEALER, Fault, RoundOver, SeatsToMove
from fairdeal.engine.sitting import Ending, Seated
from tests.chances import Seeded
from tests.laws.walks import DEALT, Round, bound, rounds

FEW: Final = 24
"""A sitting of no more rounds than this is played to its end."""
MOST: Final = 3 * FEW
"""The most rounds of a sitting that are played, void ones included."""

Table = tuple[Any, tuple[Seated, ...], int]
"""A house, who sits down, and the seed of all chance."""


def chips_carry_over(game: AnyGame, table: Table) -> None:
    """What a round leaves before a seat is what the next one opens with; the nets are the difference."""
    _, seats, _ = table
    started = {each.seat: each.chips for each in seats}
    for each in _rounds(game, table, interruptions=2):
        left = game.rules.balances(each.played.last)
        standings = game.sitting.standings(each.after)
        assert [standing.chips for standing in standings] == [left[stack(standing.seat)] for standing in standings]
        assert all(standing.chips == started[standing.seat] + standing.net for standing in standings)
        opening = game.sitting.opening(each.after)
        assert {now.seat: now.chips for now in opening.seats}.items() <= {
            standing.seat: standing.chips for standing in standings
        }.items()


def rounds_are_counted(game: AnyGame, table: Table) -> None:
    """A settled round counts; a void one does not, and is dealt again, from a new shuffle if anything was dealt."""
    for each in _rounds(game, table, interruptions=2):
        void = _is_void(each)
        before, after = (game.sitting.progress(sitting) for sitting in (each.before, each.after))
        assert after.round == before.round + (not void)
        assert after.of == before.of
        if void and not _is_bare(each):
            assert game.sitting.shuffle(each.after) is not None, "a void round is dealt again from a new shuffle"
        nets = [[len(standing.nets) for standing in game.sitting.standings(at)] for at in (each.before, each.after)]
        assert nets[1] == [count + (not void) for count in nets[0]]


def the_shoe_is_never_short(game: AnyGame, table: Table) -> None:
    """Between two shuffles the openings count every card that was dealt; after a shuffle they count none."""
    for each in _rounds(game, table, interruptions=2):
        opening = game.sitting.opening(each.after)
        if game.sitting.shuffle(each.after) is not None:
            assert not any(opening.gone)
            assert not opening.burned
        else:
            assert sum(opening.gone) >= sum(each.played.opening.gone)
            assert opening.burned >= each.played.opening.burned
        if not game.sitting.is_over(each.after):
            game.rules.start(each.played.house, opening)


def every_sitting_ends(game: AnyGame, table: Table) -> None:
    """A sitting of agreed rounds ends after them, or when nobody can go on, and every seat is told how."""
    house, seats, _ = table
    sitting = game.sitting.sit(house, seats)
    of = game.sitting.progress(sitting).of
    for each in _rounds(game, table):
        assert game.sitting.is_over(each.before) is False
        sitting = each.after
    if of is not None and of <= FEW:
        assert game.sitting.is_over(sitting), f"not over after {MOST} rounds"
    if game.sitting.is_over(sitting):
        assert all(standing.ending is not None for standing in game.sitting.standings(sitting))


def notional_chips_never_run_short(game: AnyGame, table: Table) -> None:
    """With notional chips every agreed round can be played, however badly it goes."""
    house, seats, seed = table
    enough = tuple(Seated(each.seat, game.sitting.notional(house)) for each in seats)
    for each in _rounds(game, (house, enough, seed)):
        assert all(standing.ending is not Ending.SHORT for standing in game.sitting.standings(each.after))


def the_least_is_what_one_round_needs(game: AnyGame, table: Table) -> None:
    """Seats with the least chips can play a round, and with half a chip less they cannot."""
    house, seats, _ = table
    least = game.sitting.least(house)

    def is_over(chips: int) -> bool:
        return game.sitting.is_over(game.sitting.sit(house, tuple(Seated(each.seat, chips) for each in seats)))

    assert not is_over(least)
    assert least == 0 or is_over(least - 1)


def bots_alone_finish_a_round(game: AnyGame, table: Table) -> None:
    """A round that bots play among themselves is over after a bounded number of actions."""
    for bot in (game.bots.usual, *game.bots.named.values()):
        _finishes(game, table, bot)


def _finishes(game: AnyGame, table: Table, bot: Bot[Any]) -> None:
    house, seats, seed = table
    chance = Random(seed)
    state = game.rules.start(house, game.sitting.opening(game.sitting.sit(house, seats)))
    for _ in range(bound(seats)):
        match game.rules.turn(state):
            case RoundOver():
                return
            case SeatsToMove(seats=(seat, *_)):
                action: Any = bot(game.sight.view(state, seat), game.rules.legal(state, seat), Seeded(chance))
            case _:
                action = chance.choice(
                    [each for each in game.rules.legal(state, DEALER).actions if isinstance(each, DEALT)]
                )
        state, _events = game.rules.apply(state, action)
    raise AssertionError("the bots play on and on")


def leaving_is_being_left_out(game: AnyGame, table: Table) -> None:
    """Who leaves between rounds has no part in the next, keeps the chips and is told so."""
    _, seats, seed = table
    for each in _rounds(game, table, most=2):
        gone = seats[seed % len(seats)].seat
        after, _ = game.sitting.leave(each.after, gone)
        assert gone not in [now.seat for now in game.sitting.opening(after).seats]
        was, now = (
            next(standing for standing in game.sitting.standings(at) if standing.seat == gone)
            for at in (each.after, after)
        )
        assert (now.chips, now.nets) == (was.chips, was.nets)
        assert now.ending in (Ending.ABANDONED, was.ending)
        assert now.verdict is (None if now.ending is Ending.ABANDONED else was.verdict)


SITTING_LAWS: Final[tuple[Callable[[AnyGame, Table], None], ...]] = (
    chips_carry_over,
    rounds_are_counted,
    the_shoe_is_never_short,
    every_sitting_ends,
    notional_chips_never_run_short,
    the_least_is_what_one_round_needs,
    bots_alone_finish_a_round,
    leaving_is_being_left_out,
)


def _rounds(game: AnyGame, table: Table, *, most: int = MOST, interruptions: int = 0) -> Iterator[Round]:
    house, seats, seed = table
    return rounds(game, house, seats, Seeded(Random(seed)), most=most, interruptions=interruptions)


def _is_void(each: Round) -> bool:
    return any(isinstance(event, RoundVoided) for step in each.played.steps for event in step.events)


def _is_bare(each: Round) -> bool:
    """Whether nothing was dealt, since nobody bet."""
    events = [event for step in each.played.steps for event in step.events]
    return RoundVoided(Fault.NO_BETS) in events and not any(
        isinstance(event, (CardDealt, CardsBurned)) for event in events
    )
