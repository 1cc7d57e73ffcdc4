"""Everything that Red Dog can say has its words in every language, whoever is spoken to and whatever the amount."""

import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, get_type_hints

import pytest

from fairdeal.cards import Card, read_card, read_cards
from fairdeal.engine.chips import CHIP
from fairdeal.engine.events import CardDealt, CardsReshuffled, RoundVoided
from fairdeal.engine.moves import Event, Face, Fault
from fairdeal.engine.options import options_of
from fairdeal.engine.words import Sentence
from fairdeal.games.red_dog import GAME, events, spots, text
from fairdeal.games.red_dog.settlement import winners
from fairdeal.games.red_dog.state import Irregular, Outcome, Phase
from fairdeal.locale import LANGUAGES, catalogue_of
from fairdeal.record import example_of, play_round
from tests.games.red_dog.rounds import HOUSES, sittings
from tests.games.red_dog.scripts import box, dealt, house, opened, play
from tests.locale import ftl

NAMES = {0: "Анна", 1: "Rui { $amount } { -term }"}

BOARD = Path(__file__).parents[2] / "client" / "src" / "games" / "red-dog"

OF_THE_ROOM = {"red-dog-name", "red-dog-tagline", "red-dog-bots"}
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


def named_by_the_board() -> tuple[set[str], tuple[str, ...]]:
    """The keys that the browser's board writes out, and the beginnings of those that it puts together."""
    sources = [path.read_text(encoding="utf-8") for path in BOARD.iterdir() if ".test." not in path.name]
    found = {key for source in sources for key in re.findall(r"red-dog-[a-z-]+", source)}
    return found, tuple(key for key in found if key.endswith("-"))


def test_every_key_of_the_catalogue_is_used_by_the_game_or_its_board() -> None:
    used = OF_THE_ROOM | OPTIONS | PRESETS | VERBS | {sentence.key for sentence in all_said()}
    keys, beginnings = named_by_the_board()
    assert not [key for key in ftl.keys("en", "red-dog.ftl") - used - keys if not key.startswith(beginnings)]


def test_every_key_that_the_board_names_is_in_the_catalogue() -> None:
    keys, beginnings = named_by_the_board()
    known = ftl.keys("en", "red-dog.ftl") | ftl.keys("en", "red-dog-diagrams.ftl")
    assert not keys - known - set(beginnings)
    assert all(any(key.startswith(each) for key in known) for each in beginnings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_its_chapters_and_no_other(language: str) -> None:
    catalogue = catalogue_of(language)
    assert ftl.keys(language, "red-dog-guide.ftl") == set(GAME.text.guide)
    for key in GAME.text.guide:
        assert len(catalogue.text(key)) > 200
        assert catalogue.text(f"{key}.title")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_the_same_paragraphs_lists_and_questions(language: str) -> None:
    for key in GAME.text.guide:
        assert shape(catalogue_of(language).text(key)) == shape(catalogue_of("en").text(key)), key


def shape(text: str) -> list[str]:
    """Each line as what it is: empty, an item of a list, a question, or else."""
    items = [re.match(r"- |[0-9]\. ", line) for line in text.splitlines()]
    return [item[0] if item else line[-1:] for item, line in zip(items, text.splitlines(), strict=True)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_tells_of_the_hand_what_the_game_pays(language: str) -> None:
    """Source: rules.md §4.6."""
    text = catalogue_of(language).text("red-dog-guide-hand")
    hand = read_cards("9♠ K♦ 4♥ 4♣ 2♣")
    lines = dict(line.removeprefix("- ").split(": ", 1) for line in text.splitlines() if line.startswith("- "))
    assert list(lines) == ["4♠", "A♠", "9♥", "K♠", "3♣"]
    for turned, told in lines.items():
        assert bool(winners(hand, read_card(turned))) == (not LOSES.search(told)), told


LOSES = re.compile("lose|проигрываете|perde|pierde")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_steps_of_the_guide_are_the_worked_example(language: str) -> None:
    """Source: rules.md §4.6. The pot after each step, as the engine has it, and the next antes on top."""
    moments = play_round(example_of(GAME), 1).moments
    assert list(dict.fromkeys(moment.state.pot // CHIP for moment in moments)) == [0, 6, 8, 16]
    told = catalogue_of(language).text("red-dog-guide-example")
    assert [int(number) for number in re.findall(r"(\d+)\.$", told, flags=re.MULTILINE)] == [6, 6, 8, 16, 22]
    assert GAME.rules.nets(moments[-1].state)[0] == 2 * CHIP
    assert "+2" in told


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
