"""The options of a table in words, for players who sit down and for the guide."""

from collections.abc import Iterator

from fairdeal.engine.game import AnyGame
from fairdeal.engine.options import Option, options_of, possible_values, show_value
from fairdeal.locale import Catalogue


def unusual_options(game: AnyGame, house: object, catalogue: Catalogue) -> list[str]:
    """The options of a house that are not as usual, a short line each."""
    return [
        catalogue.text("option-line", option=_written(each, house), label=catalogue.text(_key(game, each)))
        for each in options_of(game.house)
        if getattr(house, each.name) != each.default
    ]


def all_options(game: AnyGame, house: object, catalogue: Catalogue) -> Iterator[str]:
    """Every option of a house: what it is, what it can be, what it means."""
    for each in options_of(game.house):
        key = _key(game, each)
        facts = {"label": catalogue.text(key), "help": catalogue.text(f"{key}.help"), "possible": possible_values(each)}
        yield catalogue.text("option-line-whole", option=_written(each, house), **facts)


def an_option(game: AnyGame) -> str:
    """The first option of a game at its usual value, as it is named on the command line: `--stake 2`."""
    first = options_of(game.house)[0]
    return f"--{first.name} {show_value(first, first.default)}"


def presets(game: AnyGame, catalogue: Catalogue) -> Iterator[str]:
    """The ready-made tables of a game."""
    for name in game.presets:
        key = f"{game.name}-preset-{name}"
        yield catalogue.text("preset-line", name=name, label=catalogue.text(key), help=catalogue.text(f"{key}.help"))


def _written(each: Option, house: object) -> str:
    return f"{each.name}={show_value(each, getattr(house, each.name))}"


def _key(game: AnyGame, each: Option) -> str:
    return f"{game.name}-option-{each.name}"
