"""Everything that the games of the registry can say, and all that a person can choose at them, has its words."""

from collections.abc import Iterator
from typing import Any

import pytest

from fairdeal.engine.game import AnyGame
from fairdeal.engine.options import options_of
from fairdeal.engine.sitting import Seated
from fairdeal.engine.words import Sentence
from fairdeal.games import find_game, game_names
from fairdeal.locale import LANGUAGES, catalogue_of
from tests.chances import seeded
from tests.laws.walks import Walk, rounds
from tests.locale import ftl

ROUNDS = 6
SEEDS = range(4)

games = pytest.mark.parametrize("game", [find_game(name) for name in game_names()], ids=game_names())
languages = pytest.mark.parametrize("language", LANGUAGES)


def keys(game: AnyGame) -> Iterator[str]:
    """What a game is called, its options, ready tables, actions and chapters."""
    yield from (f"{game.name}-name", f"{game.name}-tagline")
    for option in options_of(game.house):
        yield from (f"{game.name}-option-{option.name}", f"{game.name}-option-{option.name}.help")
    for preset in game.presets:
        yield from (f"{game.name}-preset-{preset}", f"{game.name}-preset-{preset}.help")
    for verb in game.text.verbs:
        yield from (verb.key, f"{verb.key}.label", *(part.joint for part in verb.parts if part.joint))
    for chapter in game.text.guide:
        yield from (chapter, f"{chapter}.title")


def sentences(game: AnyGame) -> Iterator[Sentence]:
    """What a game says over some rounds at each of its ready tables."""
    for house in game.presets.values():
        for seed in SEEDS:
            yield from _over_rounds(game, house, seed)


def _over_rounds(game: AnyGame, house: Any, seed: int) -> Iterator[Sentence]:
    chips = game.sitting.notional(house)
    seats = tuple(Seated(seat, chips) for seat in list(game.seats(house))[: max(2, game.sitting.fewest(house))])
    for each in rounds(game, house, seats, seeded(seed), most=ROUNDS, interruptions=seed):
        yield from _in(each.played)


def _in(played: Walk) -> Iterator[Sentence]:
    text, sight = played.game.text, played.game.sight
    yield from (said for event in played.events if (said := text.tell(event)) is not None)
    for state in played.states:
        for viewer in (*played.seats, None):
            view = sight.view(state, viewer)
            for spot in text.spots(view):
                yield from (said for said in (spot.label, spot.note) if said is not None)
            yield from () if viewer is None else text.warn(view, played.game.rules.legal(state, viewer))
            yield from () if text.shoe is None else text.shoe(view)


@games
@languages
def test_a_game_has_the_words_of_all_that_is_chosen_and_read(game: AnyGame, language: str) -> None:
    there = ftl.all_texts(language)
    missing = [key for key in keys(game) if key not in there]
    assert not missing, f"write these in src/fairdeal/locale/{language}/{game.name}*.ftl: {', '.join(missing)}"


@games
def test_a_game_has_the_words_of_all_that_happens(game: AnyGame) -> None:
    said = {(each.key, frozenset(each.facts)): each for each in sentences(game)}
    missing = {key for key, _ in said if key not in catalogue_of("en").keys}
    assert not missing, f"write these in src/fairdeal/locale/*/{game.name}.ftl: {', '.join(sorted(missing))}"
    for language in LANGUAGES:
        for sentence in said.values():
            assert catalogue_of(language).say(sentence, names={0: "Anna", 1: "Rui"}, you=0)
