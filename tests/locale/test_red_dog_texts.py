"""Everything that Red Dog can say has its words in every language, whoever is spoken to and whatever the amount."""

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, get_type_hints

import pytest

from fairdeal.cards import Card, read_card, read_cards
from fairdeal.engine.events import CardDealt, CardsReshuffled, RoundVoided
from fairdeal.engine.moves import Event, Face, Fault
from fairdeal.engine.options import options_of
from fairdeal.engine.words import Sentence
from fairdeal.games.red_dog import GAME, events, spots, text
from fairdeal.games.red_dog.state import Irregular, Outcome, Phase
from fairdeal.locale import LANGUAGES, catalogue_of
from tests.games.red_dog.rounds import HOUSES, sittings
from tests.games.red_dog.scripts import box, dealt, house, opened, play
from tests.locale import ftl

NAMES = {0: "Анна", 1: "Rui { $amount } { -term }"}

OF_THE_ROOM = {"red-dog-name", "red-dog-tagline"}
OPTIONS = {f"red-dog-option-{option.name}" for option in options_of(GAME.house)}
PRESETS = {f"red-dog-preset-{name}" for name in GAME.presets}
VERBS = {verb.key for verb in GAME.text.verbs}

AMOUNTS = (0, 2, 4, 10, 42)
VALUES: dict[Any, tuple[object, ...]] = {
    int: AMOUNTS,
    int | None: (1, None),
    Card: (read_card("9♣"),),
    tuple[Card, ...]: (read_cards("9♣ K♦"), ()),
    Irregular: tuple(Irregular),
}


def happened() -> Iterator[Event]:
    """Every kind of event, with all of its amounts."""
    for kind in vars(events).values():
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == events.__name__:
            hints = get_type_hints(kind)
            places = [(1,) if each.name in ("seat", "dealer") else VALUES[hints[each.name]] for each in fields(kind)]
            build: Any = kind
            yield from (build(*chosen) for chosen in product(*places))
    yield CardDealt(1, read_card("9♣"), Face.DOWN)
    yield from (CardsReshuffled(count) for count in (1, 2, 5, 21))
    yield from (RoundVoided(fault) for fault in Fault)


@cache
def played() -> tuple[Sentence, ...]:
    """What is said on the table, before decisions and of the stock, through rounds of every way to play."""
    said: list[Sentence] = []
    for name, at in HOUSES.items():
        for each in sittings(at, Random(name), rounds=6, mistakes=True):
            for step in each.steps[:: 1 + len(each.steps) // 40]:
                seat = step.after.boxes[0].seat
                view, legal = GAME.sight.view(step.after, seat), GAME.rules.legal(step.after, seat)
                assert GAME.text.shoe is not None
                said += [*GAME.text.warn(view, legal), *GAME.text.shoe(view)]
                said += [one for spot in GAME.text.spots(view) for one in (spot.label, spot.note) if one]
    return tuple(said)


def noted() -> Iterator[Sentence]:
    """The notes beside a seat, however its turn ended, in mid-round and after it."""
    state = dealt(opened(house(), 100, 100, 100))
    for outcome, phase in product((None, *Outcome), (Phase.BETS, Phase.OVER)):
        for irregular in (None, *Irregular):
            changed = box(state, 1)._replace(outcome=outcome, irregular=irregular, bet=4 if outcome else 0)
            boxes = (state.boxes[0], changed, state.boxes[2])
            for spot in GAME.text.spots(GAME.sight.view(state._replace(boxes=boxes, phase=phase), 0)):
                yield from (one for one in (spot.label, spot.note) if one)


@cache
def all_said() -> tuple[Sentence, ...]:
    told = [sentence for event in happened() if (sentence := GAME.text.tell(event))]
    found = {sentence.key: sentence for sentence in (*played(), *noted())}
    below = play(dealt(opened(house(), 100, 100, 100), {1: "A♠"}, keep="K♠"), "1 bets 5; K♠")
    warned = GAME.text.warn(GAME.sight.view(below, 2), GAME.rules.legal(below, 2))
    return (*told, *found.values(), *warned)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("you", [None, 0, 1])
def test_every_sentence_can_be_said(language: str, you: int | None) -> None:
    for sentence in all_said():
        assert catalogue_of(language).say(sentence, names=NAMES, you=you)


def test_every_event_of_the_game_is_told() -> None:
    assert not [event for event in happened() if GAME.text.tell(event) is None]


def test_these_are_all_the_sentences_that_text_names() -> None:
    keys, beginnings = ftl.written_in("red-dog", Path(text.__file__), Path(spots.__file__))
    said = {sentence.key for sentence in all_said()}
    assert keys <= said | VERBS | set(GAME.text.guide)
    assert all(any(key.startswith(beginning) for key in said) for beginning in beginnings)


def test_every_key_of_the_catalogue_is_used_by_the_game() -> None:
    used = OF_THE_ROOM | OPTIONS | PRESETS | VERBS | {sentence.key for sentence in all_said()}
    assert ftl.keys("en", "red-dog.ftl") <= used


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_preset_has_a_name_and_help(language: str) -> None:
    catalogue = catalogue_of(language)
    for key in OPTIONS | PRESETS:
        assert catalogue.text(key) != catalogue.text(f"{key}.help")


@pytest.mark.parametrize(
    ("language", "you", "words"),
    [
        ("en", 1, "You show 9♣ and win 2 chips."),
        ("en", 0, "Rui { $amount } { -term } shows 9♣ and wins 2 chips."),
        ("ru", 1, "Вы показываете 9♣ и выигрываете 2 фишки."),
        ("pt", 1, "Mostra 9♣ e ganha 2 fichas."),
    ],
)
def test_a_win_is_told_to_the_winner_and_to_the_others(language: str, you: int, words: str) -> None:
    won = GAME.text.tell(events.BetWon(1, read_card("9♣"), read_card("4♣"), 4, 4))
    assert won is not None
    assert catalogue_of(language).say(won, names=NAMES, you=you) == words
