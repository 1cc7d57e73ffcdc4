"""Everything that Cassino can say has its words in every language, whoever is spoken to and whatever the number."""

import json
from pathlib import Path

import pytest

from fairdeal.cards import DECK, card_code, read_card, read_cards
from fairdeal.engine.events import CardDealt, CardsReshuffled, RoundVoided
from fairdeal.engine.moves import NOTHING, TABLE, Event, Face, Fault
from fairdeal.engine.options import options_of
from fairdeal.engine.words import Sentence
from fairdeal.games.cassino import GAME, House, text
from fairdeal.games.cassino.odds_report import answer
from fairdeal.games.cassino.play import legal
from fairdeal.games.cassino.scoring import Score
from fairdeal.games.cassino.state import (
    Build,
    BuildsMerged,
    Built,
    Capture,
    Captured,
    DealerFound,
    DealScored,
    Extend,
    Extended,
    Increase,
    Increased,
    LastPortion,
    LotTied,
    MatchForfeited,
    MatchWon,
    RemainderTaken,
    Swept,
    TimedOut,
    Trail,
    Trailed,
)
from fairdeal.games.cassino.view import view
from fairdeal.locale import LANGUAGES, catalogue_of
from fairdeal.locale.reader import read_command
from tests.games.cassino.scripts import THEY, YOU, cards, play, playing
from tests.locale import ftl

NAMES = {0: "Анна", 1: "Rui { $amount } { -term }"}
CARD = read_card("9♣")
SOME = cards("5♣ 2♥")

OF_THE_ROOM = {"cassino-name", "cassino-tagline", "cassino-bots"}
OPTIONS = {f"cassino-option-{option.name}" for option in options_of(GAME.house)}
PRESETS = {f"cassino-preset-{name}" for name in GAME.presets}
VERBS = {verb.key for verb in GAME.text.verbs}
JOINTS = {part.joint for verb in GAME.text.verbs for part in verb.parts if part.joint}


def events() -> list[Event]:
    sheets = [Score(0, 0, 0, 0, 0, 0, 0, 0), Score(28, 7, 3, 1, 2, 2, 1, 1), Score(5, 1, 0, 0, 1, 0, 0, 0)]
    return [
        CardDealt(1, CARD, Face.UP),
        CardDealt(1, CARD, Face.DOWN),
        CardDealt(TABLE, CARD, Face.UP),
        CardsReshuffled(52),
        LotTied(),
        DealerFound(1),
        LastPortion(),
        Captured(1, CARD, SOME),
        Swept(1),
        Built(1, CARD, SOME, 7),
        *(Extended(1, CARD, joined, 7) for joined in ((), SOME)),
        *(Increased(1, CARD, joined, 5, 7) for joined in ((), SOME)),
        BuildsMerged(7),
        Trailed(1, CARD),
        TimedOut(1, 2),
        RemainderTaken(1, SOME),
        *(DealScored(1, sheet, total) for sheet in sheets for total in (0, 1, 21)),
        MatchForfeited(1),
        MatchWon(1),
        *(RoundVoided(fault) for fault in Fault),
    ]


def said_on_the_table() -> list[Sentence]:
    house = House(show_counts=True)
    state = playing("7♠ 9♣", "5♣ 2♥", "9: 4♣ 5♥; 7: 3♣ 4♥ 7♦ theirs", house=house, other="7♥", piles=("", "K♦"))
    states = [state, play(state._replace(builds=()), "take 5♣ 2♥ with 7♠")[0]]
    states += [state._replace(house=House(free_trail=True), dealt=dealt) for dealt in (12, 44, 51)]
    views = [view(each, viewer) for each in states for viewer in (YOU, THEY, None)]
    spots = [said for each in views for spot in text.spots(each) for said in (spot.label, spot.note) if said]
    warnings = [said for each in states for said in text.warn(view(each, YOU), legal(each, YOU))]
    return spots + warnings + [said for each in views for said in text.stock(each)]


REST = "".join(card_code(card) for card in DECK if card not in read_cards("5c 7s 6h"))
"""What is captured when three cards are left."""


def odds() -> list[Sentence]:
    asked = (
        {"hand": "2s 9h 9d", "table": "2c 9c 5d", "builds": "7:3c4h;9:6h3h"},
        {"hand": "7s 2h", "table": "5c"},
        {"hand": "7s"},
        {"hand": "7s 2h", "table": "5c", "simulations": "2"},
        {"position": f"5c - 7s/6h {REST}/- 6 0 0 0-0", "simulations": "2"},
    )
    return [said for questions in asked for said in answer(House(), questions).sentences]


def all_said() -> list[Sentence]:
    return [said for event in events() if (said := GAME.text.tell(event))] + said_on_the_table() + odds()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("you", [None, 0, 1])
def test_every_sentence_can_be_said(language: str, you: int | None) -> None:
    for sentence in all_said():
        assert catalogue_of(language).say(sentence, names=NAMES, you=you)


def test_these_are_all_the_sentences_that_text_names() -> None:
    keys, beginnings = ftl.written_in("cassino", Path(text.__file__))
    said = _with_parts(all_said())
    assert keys <= said | VERBS | JOINTS | set(GAME.text.guide)
    assert all(any(key.startswith(beginning) for key in said) for beginning in beginnings)


@pytest.mark.parametrize("file", ["cassino.ftl", "cassino-odds.ftl"])
def test_every_key_of_the_catalogue_is_used_by_the_game(file: str) -> None:
    used = OF_THE_ROOM | OPTIONS | PRESETS | VERBS | JOINTS | _with_parts(all_said())
    drawn, beginnings = ftl.drawn_by("cassino")
    for key in ftl.keys("en", file) - used - drawn:
        assert key.startswith(tuple(beginnings)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_its_chapters_and_no_other(language: str) -> None:
    catalogue = catalogue_of(language)
    assert ftl.keys(language, "cassino-guide.ftl") == set(GAME.text.guide)
    for key in GAME.text.guide:
        assert len(catalogue.text(key)) > 200
        assert catalogue.text(f"{key}.title")
    assert sum(len(catalogue.text(key)) for key in GAME.text.guide) > 3_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_tells_the_numbers_of_the_rules(language: str) -> None:
    catalogue = catalogue_of(language)
    lines = [line for line in catalogue.text("cassino-guide-score").splitlines() if line.startswith("- ")]
    assert [line.partition(": ")[2][0] for line in lines] == ["3", "1", "1", "2", "1", "1"]
    assert "21" in catalogue.text("cassino-guide-score")
    for card in ("5♣", "8♦", "2♥", "7♦", "7♠", "K♣", "3♣"):
        assert card in catalogue.text("cassino-guide-example")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_guide_says_can_be_typed_can_be_read(language: str) -> None:
    catalogue = catalogue_of(language)
    typed = catalogue.text("cassino-guide-words").splitlines()[-1].partition(": ")[2].split(". ")[0].split(", ")
    read = [read_command(line, GAME.text.verbs, catalogue, YOU, NOTHING) for line in typed]
    assert [type(action) for action in read] == [Capture, Build, Extend, Increase, Trail]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_of_the_guide_has_its_question_and_answer(language: str) -> None:
    drawn = json.loads((ftl.CLIENT / "cassino" / "positions.json").read_text(encoding="utf-8"))
    for position in drawn:
        key = f"cassino-diagram-{position['name']}"
        assert catalogue_of(language).text(key) != catalogue_of(language).text(f"{key}.answer")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_preset_has_a_name_and_help(language: str) -> None:
    catalogue = catalogue_of(language)
    for key in OPTIONS | PRESETS:
        assert catalogue.text(key) != catalogue.text(f"{key}.help")


SHEETS = [
    ("en", "Anna scores 1 point (aces 1) and now has 8.",
     "You score 4 points (most cards (28) 3 and aces 1) and now have 12."),
    ("ru", "Anna: 1 очко за раздачу (тузы 1), всего 8.",
     "За раздачу у вас 4 очка (больше карт (28) 3 и тузы 1), всего 12."),
    ("pt", "Anna faz 1 ponto (ases 1) e tem agora 8.", "Faz 4 pontos (mais cartas (28) 3 e ases 1) e tem agora 12."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "theirs", "yours"), SHEETS)
def test_points_are_said_with_the_right_form(language: str, theirs: str, yours: str) -> None:
    one, four = Score(5, 1, 0, 0, 1, 0, 0, 0), Score(28, 0, 3, 0, 1, 0, 0, 0)
    catalogue = catalogue_of(language)
    told = [GAME.text.tell(DealScored(1, sheet, total)) for sheet, total in ((one, 8), (four, 12))]
    said = [catalogue.say(each, names={1: "Anna"}, you=you) for each, you in zip(told, (None, 1), strict=True) if each]
    assert said == [theirs, yours]


def _with_parts(sentences: list[Sentence]) -> set[str]:
    """The keys of sentences, and of the sentences within them."""
    keys: set[str] = set()
    for sentence in sentences:
        keys.add(sentence.key)
        for fact in sentence.facts.values():
            within = fact if isinstance(fact, tuple) else (fact,)
            keys |= _with_parts([each for each in within if isinstance(each, Sentence)])
    return keys
