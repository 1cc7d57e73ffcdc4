"""Verbs that want cards and numbers: what people type becomes an action, part by part, in three languages."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairdeal.cards import Card, read_card, read_cards
from fairdeal.engine.game import Part, Verb
from fairdeal.engine.moves import NOTHING, Legal, PlayerAction, Selection
from fairdeal.errors import NotUnderstood
from fairdeal.locale import Catalogue, choices, plain, read_command, reader
from fairdeal.locale.parts import say_action

WORDS: Final = {
    "en": ("take | capture", "build", "trail | lay", "with | using", "on | on top of"),
    "ru": ("взять | беру", "строить", "выложить", "картой | с", "на | поверх"),
    "pt": ("apanhar | levar", "construir", "largar", "com", "sobre | em cima de"),
}
KEYS: Final = ("toy-take", "toy-build", "toy-trail", "toy-with", "toy-on")


@dataclass(frozen=True, slots=True)
class Take(PlayerAction):
    card: Card
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Build(PlayerAction):
    card: Card
    value: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Trail(PlayerAction):
    card: Card


TAKE: Final = Verb("toy-take", Take, parts=(Part("cards"), Part("card", "toy-with")))
BUILD: Final = Verb(
    "toy-build", Build, parts=(Part("value"), Part("card", "toy-with"), Part("cards", "toy-on", optional=True))
)
TRAIL: Final = Verb("toy-trail", Trail, parts=(Part("card"),))
VERBS: Final = (TAKE, BUILD, TRAIL)


class Toy(Catalogue):
    """The catalogue of a language with the words of these verbs."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        spoken = zip(KEYS, WORDS[language], strict=True)
        texts = [f"{key} = {words}\n    .label = {words}\n    .hint = as the rules say" for key, words in spoken]
        self._messages.add("toy.ftl", "\n".join(texts))


CATALOGUES: Final = {language: Toy(language) for language in WORDS}


@pytest.fixture(autouse=True, scope="module")
def english_is_understood_everywhere() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plain, "catalogue_of", CATALOGUES.__getitem__)
        patch.setattr(reader, "catalogue_of", CATALOGUES.__getitem__)
        yield


def cards(text: str) -> tuple[Card, ...]:
    return tuple(sorted(read_cards(text)))


def take(text: str, card: str) -> Take:
    return Take(3, read_card(card), cards(text))


def build(value: int, card: str, text: str = "") -> Build:
    return Build(3, read_card(card), value, cards(text))


TURN: Final = Legal(
    (Trail(3, read_card("K♣")), Trail(3, read_card("7♠"))),
    selections=(Selection(Take(3, read_card("7♠"), ()), (cards("5♣ 2♥"), cards("7♦"))),),
)
LAST_CARD: Final = Legal((Trail(3, read_card("K♣")),))


def read(text: str, language: str = "en", legal: Legal = TURN) -> PlayerAction:
    return read_command(text, VERBS, CATALOGUES[language], 3, legal)


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("take 5♣ 2♥ with 7♠", take("5♣ 2♥", "7♠")),
        ("TAKE 2h, 5c WITH 7s", take("5♣ 2♥", "7♠")),
        ("capture 2h5c using 7s", take("5♣ 2♥", "7♠")),
        ("take with 7♠ 5♣ 2♥", take("5♣ 2♥", "7♠")),
        ("build 7 with 2♥ on 5♣", build(7, "2♥", "5♣")),
        ("build 7 on top of 5♣ with 2♥", build(7, "2♥", "5♣")),
        ("build on 5♣ 3♦ with 2♥ 10", build(10, "2♥", "5♣ 3♦")),
        ("build 7 with 7♦", build(7, "7♦")),
        ("trail 10♦", Trail(3, read_card("10♦"))),
        ("lay td", Trail(3, read_card("10♦"))),
    ],
)
def test_english_is_read_in_every_language(text: str, action: PlayerAction, language: str) -> None:
    assert read(text, language) == action


@pytest.mark.parametrize(
    ("language", "text", "action"),
    [
        ("ru", "взять 5♣ 2♥ картой 7♠", take("5♣ 2♥", "7♠")),
        ("ru", "беру 5♣ 2♥ с 7♠", take("5♣ 2♥", "7♠")),
        ("ru", "строить 7 картой 2♥ поверх 5♣", build(7, "2♥", "5♣")),
        ("ru", "выложить K♣", Trail(3, read_card("K♣"))),
        ("pt", "apanhar 5♣ 2♥ com 7♠", take("5♣ 2♥", "7♠")),
        ("pt", "construir 7 em cima de 5♣ com 2♥", build(7, "2♥", "5♣")),
        ("pt", "largar K♣", Trail(3, read_card("K♣"))),
    ],
)
def test_other_languages_have_words_of_their_own(language: str, text: str, action: PlayerAction) -> None:
    assert read(text, language) == action


@pytest.mark.parametrize(
    ("text", "code", "sentence"),
    [
        ("take", "part-missing", "Something is missing after “take”. Write it like “take 5♣ 2♥ with 7♠”."),
        ("take 5♣", "part-missing", "Something is missing after “take”. Write it like “take 5♣ 2♥ with 7♠”."),
        ("take with 7♠", "part-missing", "Something is missing after “take”. Write it like “take 5♣ 2♥ with 7♠”."),
        ("trail", "part-missing", "Something is missing after “trail”. Write it like “trail K♣”."),
        ("take 5x with 7♠", "part-unread", "“5x” doesn’t make sense after “take”. Write it like “take 5♣ 2♥ with 7♠”."),
        ("take 5 with 7♠", "part-unread", "“5” doesn’t make sense after “take”. Write it like “take 5♣ 2♥ with 7♠”."),
        (
            "take 5♣ with 7♠ with 8♠",
            "part-unread",
            "“8♠” doesn’t make sense after “take”. Write it like “take 5♣ 2♥ with 7♠”.",
        ),
        ("trail K♣ 7♠", "part-unread", "“7♠” doesn’t make sense after “trail”. Write it like “trail K♣”."),
        ("trail K♣7♠", "part-unread", "“K♣7♠” doesn’t make sense after “trail”. Write it like “trail K♣”."),
        (
            "build seven with 2♥",
            "part-unread",
            "“seven” doesn’t make sense after “build”. Write it like “build 7 with 7♠ on 5♣ 2♥”.",
        ),
        ("take 5♣ 2♥ 5♣ with 7♠", "card-twice", "5♣ is named twice."),
        ("throw 5♣", "unknown-word", "Unknown word: “throw 5♣”. You can type: take, trail."),
    ],
)
def test_what_is_missing_or_cannot_be_read_is_said(text: str, code: str, sentence: str) -> None:
    with pytest.raises(NotUnderstood) as refusal:
        read(text)
    assert (refusal.value.code, str(refusal.value)) == (code, sentence)


def test_a_verb_without_a_part_of_its_own_says_so_of_every_loose_word() -> None:
    only = Verb("toy-take", Take, parts=(Part("cards", "toy-on"), Part("card", "toy-with")))
    with pytest.raises(NotUnderstood, match="“5♣” doesn’t make sense"):
        read_command("take 5♣ with 7♠", (only,), CATALOGUES["en"], 3, TURN)


def test_a_verb_alone_means_its_only_action() -> None:
    assert read("trail", legal=LAST_CARD) == read("t", legal=LAST_CARD) == Trail(3, read_card("K♣"))
    (only,) = choices(VERBS, LAST_CARD, CATALOGUES["en"])
    assert (only.command_word, only.example, only.action) == ("trail", "trail K♣", Trail(3, read_card("K♣")))


def test_choices_show_what_can_be_typed() -> None:
    offered = choices(VERBS, TURN, CATALOGUES["en"])
    assert [(each.key_letter, each.command_word, each.example, each.action) for each in offered] == [
        ("t", "take", "take 5♣ 2♥ with 7♠", None),
        ("r", "trail", "trail K♣", None),
    ]
    assert not choices(VERBS, NOTHING, CATALOGUES["en"])


@pytest.mark.parametrize("language", WORDS)
def test_whatever_is_legal_can_be_said_and_read_back(language: str) -> None:
    verbs = {verb.action: verb for verb in VERBS}
    for action in (*TURN, build(7, "2♥", "5♣"), build(7, "7♦")):
        assert isinstance(action, PlayerAction)
        assert read(say_action(verbs[type(action)], action, CATALOGUES[language]), language) == action


PIECES: Final = (
    "take",
    "build",
    "trail",
    "with",
    "on",
    "on top of",
    "5♣",
    "2h",
    "7s",
    "7",
    "Kc7s",
    "с",
    "em cima",
    "x",
)


@given(st.lists(st.sampled_from(PIECES) | st.text(max_size=4), max_size=8).map(" ".join), st.sampled_from(list(WORDS)))
def test_any_text_is_an_action_or_is_refused_in_a_sentence(text: str, language: str) -> None:
    try:
        action = read(text, language)
    except NotUnderstood as refusal:
        said = CATALOGUES[language].say_error(refusal)
        assert said
    else:
        assert action.seat == 3
