"""Random tables of any game: houses from the options' own descriptions, and seats with chips, too few among them."""

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from fairdeal.engine.chips import CHIP
from fairdeal.engine.game import AnyGame
from fairdeal.engine.options import Kind, Option, Value, options_of, values_of
from fairdeal.engine.sitting import Seated
from fairdeal.errors import IllegalHouse

Draw = Callable[[st.SearchStrategy[Any]], Any]


@st.composite
def houses(draw: Draw, game: AnyGame) -> Any:
    """A preset with some options changed one by one; a change that does not fit is left out, and no example wasted."""
    house = game.presets[draw(st.sampled_from(sorted(game.presets)))]
    for each in options_of(game.house):
        if draw(st.integers(0, 2)) == 2:
            house = _changed(game, house, each.name, draw(values(each)))
    return house


def values(each: Option) -> st.SearchStrategy[Value]:
    """What an option may be, by its own description; small numbers more often than large ones."""
    if each.kind is Kind.SWITCH:
        possible: st.SearchStrategy[Value] = st.booleans()
    elif each.choices:
        possible = st.sampled_from(each.choices)
    else:
        possible = _numbers(each)
    return st.one_of(possible, st.none()) if each.optional else possible


def _numbers(each: Option) -> st.SearchStrategy[Value]:
    least = each.least or 0
    most = least + 10_000 if each.most is None else each.most
    step = CHIP if each.kind is Kind.AMOUNT else 1
    small = st.integers(0, min(12, (most - least) // step)).map(lambda steps: least + steps * step)
    return st.one_of(small, st.integers(least, most))


def _changed(game: AnyGame, house: Any, name: str, value: Value) -> Any:
    try:
        return game.house(**{**values_of(house), name: value})
    except IllegalHouse:
        return house


@st.composite
def seatings(draw: Draw, game: AnyGame, house: Any) -> tuple[Seated, ...]:
    """Some of a table's seats, as many as it needs or more, with chips around the amounts that its options name."""
    there = list(game.seats(house))
    seats = draw(
        st.lists(st.sampled_from(there), min_size=game.sitting.fewest(house), max_size=len(there), unique=True)
    )
    seated = tuple(Seated(seat, draw(chips(game, house))) for seat in sorted(seats))
    return seated if _fit(game, house, seated) else tuple(Seated(seat, draw(chips(game, house))) for seat in there)


def chips(game: AnyGame, house: Any) -> st.SearchStrategy[int]:
    """Enough for anything, or just enough or just too little for one, two or three times an amount of the house."""
    named = {getattr(house, each.name) or 0 for each in options_of(game.house) if each.kind is Kind.AMOUNT}
    near = {0} | {max(0, times * amount + more) for amount in named for times in (1, 2, 3) for more in (-1, 0, CHIP)}
    plenty = game.sitting.notional(house)
    return st.one_of(
        st.just(plenty), st.integers(plenty // 20, plenty), st.sampled_from(sorted(near)), st.integers(0, 400 * CHIP)
    )


def _fit(game: AnyGame, house: Any, seated: tuple[Seated, ...]) -> bool:
    try:
        game.sitting.sit(house, seated)
    except IllegalHouse:
        return False
    return True
