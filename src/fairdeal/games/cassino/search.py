"""Bots that think, and the price of a move: a search over hands that the other player may hold, and exact in the end.

Once the last portion is dealt, who remembers every card knows the other hand: the rest is searched to its end. Before
that, each simulation draws a hand that would look just like this. The machine code is loaded only when it is needed.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from fairdeal.cards import DECK, read_cards
from fairdeal.engine.chance import Chance, SameChance
from fairdeal.engine.extras import check_installed, is_installed
from fairdeal.engine.game import Bot, Price
from fairdeal.engine.moves import Legal, PlayerAction
from fairdeal.games.cassino.house import House
from fairdeal.games.cassino.state import Phase, Player, State
from fairdeal.games.cassino.strategy import choose
from fairdeal.games.cassino.view import View
from fairdeal.games.cassino.worlds import worlds

if TYPE_CHECKING:
    from fairdeal.games.cassino.fast.solver import Estimate

LEVELS: Final = {"easy": 0, "medium": 4, "hard": 500}
"""How many simulations a bot makes for a move, by its name. Without any it takes what scores most now."""
USUAL: Final = "medium"

MOST_PRICED: Final = 24
"""So many moves are priced where there are more: those that a quick opinion rates highest."""
SIMULATIONS: Final = 200
"""How many simulations a price takes."""
EFFORT: Final = 4_000_000
"""So many listed moves, some tenths of a second, end a search early; a table full of loose cards can need more."""


def bot(simulations: int) -> Bot[View]:
    """A bot that makes so many simulations for a move; it takes what scores most now while the search is not ready."""

    def think(view: View, legal: Legal, chance: Chance) -> PlayerAction:
        if simulations and _has_choice(legal) and is_ready():
            found = estimates(view, chance, simulations)
            if found:
                return max(found, key=lambda each: each.worth).play
        return choose(view, legal, chance)

    return think


BOTS: Final = {name: bot(simulations) for name, simulations in LEVELS.items()}


def price(view: View, legal: Legal) -> tuple[Price, ...]:
    """What moves are worth, the best first: all of them where they are few, else those that look most promising.

    Always the same for the same view. Raises NotAllowed where numba is not installed.
    """
    if view.you is None or not legal:
        return ()
    check_installed()
    found = estimates(view, SameChance("cassino"), SIMULATIONS)
    best = sorted(found, key=lambda each: each.worth, reverse=True)[:MOST_PRICED]
    return tuple(Price(each.play, each.worth, None if view.stock == 0 else each.error) for each in best)


def estimates(view: View, chance: Chance, simulations: int) -> "tuple[Estimate, ...]":
    """What moves are worth to the seat in turn, which has the view; in the last portion all of them, and exactly.

    Nothing where the table is so full that no search comes to an end.
    """
    if view.stock == 0:
        return solve(worlds(view, chance), EFFORT)
    return sample(lambda: worlds(view, chance), simulations, MOST_PRICED, EFFORT)


def solve(state: State, effort: int) -> "tuple[Estimate, ...]":
    """What every move of the last portion leads to, both hands known and both playing perfectly."""
    from fairdeal.games.cassino.fast.solver import solver

    return solver().solve(state, effort)


def sample(draw: Callable[[], State], simulations: int, most: int | None, effort: int) -> "tuple[Estimate, ...]":
    """What the most promising moves are worth in the mean over so many drawn deals; of all, without `most`."""
    from fairdeal.games.cassino.fast.solver import solver

    def drawn() -> Iterator[State]:
        for _ in range(simulations):
            yield draw()

    return solver().sample(drawn(), most, effort)


# The first time


def prepare() -> None:
    """Compiles the search, unless that was done before on this machine; takes seconds then. Nothing without numba."""
    if is_installed():
        from fairdeal.games.cassino.fast.solver import solver

        solver().solve(_smallest(), EFFORT)


def is_ready() -> bool:
    """Whether the search can begin at once: it is installed, and compiled in this process or on this machine."""
    if not is_installed():
        return False
    from fairdeal.games.cassino.fast.bits import is_compiled
    from fairdeal.games.cassino.fast.portion import price_moves

    return is_compiled(price_moves)


def _smallest() -> State:
    """The last two plays of a deal."""
    mine, theirs = Player(0, 0, read_cards("2c")), Player(1, 0, read_cards("3c"))
    return State(House(), Phase.PLAY, (mine, theirs), 1, (0, 0), dealt=len(DECK))


def _has_choice(legal: Legal) -> bool:
    return bool(legal.selections) or len(legal.actions) > 1
