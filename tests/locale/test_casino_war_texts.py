"""Everything that Casino War can say has its words in every language, whoever is spoken to and whatever the amount."""

import re
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from fairdeal.cards import read_card
from fairdeal.engine.banking.moves import BetPlaced, BetWithdrawn, Place, SatOut, Surrendered
from fairdeal.engine.events import CardDealt, CardsBurned, RoundVoided
from fairdeal.engine.moves import DEALER, Event, Face, Fault
from fairdeal.engine.options import options_of
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.engine.words import Sentence
from fairdeal.games.casino_war import GAME, text
from fairdeal.games.casino_war.state import Box, BoxSettled, Choice, Outcome, Phase, Tied, WentToWar
from fairdeal.locale import LANGUAGES, catalogue_of
from tests.locale import ftl

COST_OF_WAR = 2 * (Fraction(1, 2) - Fraction(5, 2) * Fraction(1181, 15965))
"""What war costs on a tie, in chips, for a bet of 2: lost double, won once, or tied again. Source: rules.md §1.6."""

AMOUNTS = (0, 1, 2, 4, 10, 42)
"""0, ½, 1, 2, 5 and 21 chips."""

CARD = read_card("9♣")
NAMES = {0: "Анна", 1: "Rui { $amount } { -term }"}

OF_THE_ROOM = {"casino-war-name", "casino-war-tagline"}
OPTIONS = {f"casino-war-option-{option.name}" for option in options_of(GAME.house)}
PRESETS = {f"casino-war-preset-{name}" for name in GAME.presets}
VERBS = {verb.key for verb in GAME.text.verbs}


def events(amount: int) -> list[Event]:
    return [
        CardDealt(DEALER, CARD, Face.UP),
        CardDealt(1, CARD, Face.UP),
        CardsBurned(1),
        CardsBurned(3),
        BetPlaced(1, amount),
        BetWithdrawn(1),
        SatOut(1),
        Tied(1),
        WentToWar(1, amount),
        Surrendered(1),
        *(BoxSettled(1, outcome, amount, returned) for outcome in Outcome for returned in (0, 2 * amount)),
        *(RoundVoided(fault) for fault in Fault),
    ]


def boxes(stake: int) -> list[Box]:
    box = Box(1, 100, Place.IN, stake, CARD)
    decided = [box._replace(outcome=outcome, returned=returned) for outcome in Outcome for returned in (0, 2 * stake)]
    return [box, box._replace(place=Place.OUT, stake=0), box._replace(choice=Choice.WAR), *decided]


def said_on_the_table(stake: int) -> list[Sentence]:
    state = GAME.rules.start(GAME.house(seats=7), Opening((Seated(1, 100),)))
    spots = [
        spot
        for box in boxes(stake)
        for burned in (0, 1, 4, 5)
        for spot in GAME.text.spots(GAME.sight.view(state._replace(boxes=(box,), burned=burned, phase=Phase.OVER), 1))
    ]
    return [said for spot in spots for said in (spot.label, spot.note) if said]


def all_said() -> list[Sentence]:
    told = [GAME.text.tell(event) for amount in AMOUNTS for event in events(amount)]
    on_the_table = [said for amount in AMOUNTS for said in said_on_the_table(amount)]
    return [said for said in told if said] + on_the_table + warnings() + shoes()


def warnings() -> list[Sentence]:
    house = GAME.house(stake=None)
    states = [GAME.rules.start(house, Opening((Seated(0, chips),))) for chips in (4, 6, 7, 20)]
    return [said for state in states for said in GAME.text.warn(GAME.sight.view(state, 0), GAME.rules.legal(state, 0))]


def shoes() -> list[Sentence]:
    assert GAME.text.shoe is not None
    houses = [GAME.house(seats=7), GAME.house(seats=7, fresh_shuffle=False)]
    views = [GAME.sight.view(GAME.rules.start(house, Opening((Seated(0, 100),))), 0) for house in houses]
    views += [
        replace(each, unseen=left, seen=(count,) * 52) for each in views for left in (1, 2, 5) for count in (0, 2)
    ]
    return [said for view in views for said in GAME.text.shoe(view)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("you", [None, 0, 1])
def test_every_sentence_can_be_said(language: str, you: int | None) -> None:
    for sentence in all_said():
        assert catalogue_of(language).say(sentence, names=NAMES, you=you)


def test_these_are_all_the_sentences_that_text_names() -> None:
    keys, beginnings = ftl.written_in("casino-war", Path(text.__file__))
    said = {sentence.key for sentence in all_said()}
    assert keys <= said | VERBS | set(GAME.text.guide)
    assert all(any(key.startswith(beginning) for key in said) for beginning in beginnings)


def test_every_key_of_the_catalogue_is_used_by_the_game() -> None:
    used = OF_THE_ROOM | OPTIONS | PRESETS | VERBS | {sentence.key for sentence in all_said()}
    keys, beginnings = ftl.written_in("casino-war", *Path(text.__file__).parent.glob("*.py"))
    drawn, drawn_beginnings = ftl.drawn_by("casino-war")
    for key in ftl.keys("en", "casino-war.ftl") - used:
        assert key in keys | drawn or key.startswith((*beginnings, *drawn_beginnings)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_preset_has_a_name_and_help(language: str) -> None:
    catalogue = catalogue_of(language)
    for key in OPTIONS | PRESETS:
        assert catalogue.text(key) != catalogue.text(f"{key}.help")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_its_chapters_and_no_other(language: str) -> None:
    catalogue = catalogue_of(language)
    assert ftl.keys(language, "casino-war-guide.ftl") == set(GAME.text.guide)
    for key in GAME.text.guide:
        assert len(catalogue.text(key)) > 200
        assert catalogue.text(f"{key}.title")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_tells_the_numbers_of_the_rules(language: str) -> None:
    catalogue = catalogue_of(language)
    settlement = [line for line in catalogue.text("casino-war-guide-settlement").splitlines() if line[:1] == "-"]
    assert [line.split(".")[0].split(" ")[-1] for line in settlement] == ["+2", "−2", "−1", "−4", "+2", "+4"]
    for number in ("312", "20", "2"):
        assert number in catalogue.text("casino-war-guide-setup") + catalogue.text("casino-war-guide-deal")
    for card in ("9♣", "9♥", "K♦", "K♥", "+4"):
        assert card in catalogue.text("casino-war-guide-example")
    assert catalogue.decimal(COST_OF_WAR, 2) in catalogue.text("casino-war-guide-questions")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_the_same_paragraphs_lists_and_questions(language: str) -> None:
    for key in GAME.text.guide:
        shape, theirs = _shape(catalogue_of("en").text(key)), _shape(catalogue_of(language).text(key))
        assert theirs == shape, key


@pytest.mark.parametrize(
    ("language", "time", "custom"),
    [
        ("en", "running out of time is surrender too", "the void round when a card is missing are our customs"),
        ("ru", "кто не решил вовремя, тоже сдаётся", "отмена раунда, когда не хватает карты, — наши домашние обычаи"),
        (
            "pt",
            "quem deixa passar o tempo também se rende",
            "a ronda anulada quando falta uma carta são costumes nossos",
        ),
    ],
)
def test_cw4_the_guide_says_what_running_out_of_time_is_and_which_rules_are_the_houses_own(
    language: str, time: str, custom: str
) -> None:
    catalogue = catalogue_of(language)
    assert time in catalogue.text("casino-war-guide-play")
    assert custom in catalogue.text("casino-war-guide-history")


def _shape(text: str) -> list[str]:
    """Each line as what it is: empty, an item of a list, a question, or else."""
    return [_kind(line) for line in text.splitlines()]


def _kind(line: str) -> str:
    item = re.match(r"- |[0-9]\. ", line)
    return item[0] if item else line[-1:]
