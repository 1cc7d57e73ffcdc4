"""Everything that Blackjack can say has its words in every language, whoever is spoken to and whatever the amount."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from fairdeal.cards import read_card
from fairdeal.engine.banking.moves import BetPlaced, BetWithdrawn, Place, SatOut, Surrendered
from fairdeal.engine.events import CardHidden, CardsReshuffled, RoundVoided
from fairdeal.engine.moves import DEALER, Event, Fault
from fairdeal.engine.options import options_of
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.engine.words import Sentence
from fairdeal.games.blackjack import GAME, text
from fairdeal.games.blackjack.events import (
    BlackjackDealt,
    BoxSettled,
    Busted,
    CardAsked,
    DealerBusted,
    DealerGrew,
    DealerHasBlackjack,
    DealerStood,
    Doubled,
    HandGrew,
    HandSettled,
    HandSplit,
    HoleCardPeeked,
    HoleCardTurned,
    InsuranceDeclined,
    InsuranceLost,
    InsuranceOffered,
    InsuranceSettled,
    Insured,
    Stood,
)
from fairdeal.games.blackjack.state import Box, Hand, Outcome
from fairdeal.locale import LANGUAGES, catalogue_of
from tests.games.blackjack.scripts import play
from tests.locale import ftl

AMOUNTS = (0, 1, 2, 4, 10, 42)
"""0, ½, 1, 2, 5 and 21 chips."""

CARD = read_card("9♣")
NAMES = {0: "Анна", 1: "Rui { $amount } { -term }"}

OF_THE_ROOM = {"blackjack-name", "blackjack-tagline", "blackjack-bots"}
OPTIONS = {f"blackjack-option-{option.name}" for option in options_of(GAME.house)}
PRESETS = {f"blackjack-preset-{name}" for name in GAME.presets}
VERBS = {verb.key for verb in GAME.text.verbs}


def events(amount: int) -> list[Event]:
    return [
        *(HandGrew(1, 1, of, place, CARD, best, 9) for of in (1, 2) for place in (1, 2) for best in (9, 19, 21)),
        *(DealerGrew(place, CARD, best, 9) for place in (1, 2) for best in (9, 19)),
        BetPlaced(1, amount),
        BetWithdrawn(1),
        SatOut(1),
        BlackjackDealt(1),
        InsuranceOffered((0, 1)),
        Insured(1, amount),
        InsuranceDeclined(1),
        CardAsked(1, 1, 1),
        HandSplit(1, 1, 2, amount),
        *(each for of in (1, 2) for each in (Stood(1, 1, of, 17), Doubled(1, 1, of, amount), Busted(1, 1, of, 25))),
        DealerBusted(25),
        DealerHasBlackjack(),
        DealerStood(19),
        Surrendered(1),
        CardHidden(DEALER),
        HoleCardPeeked(),
        InsuranceLost(1),
        HoleCardTurned(CARD, 19, 19),
        *(CardsReshuffled(count) for count in (1, 2, 5, 21, 290)),
        *(HandSettled(1, 1, of, outcome, amount or 2, 2 * amount) for outcome in Outcome for of in (1, 2)),
        *(InsuranceSettled(1, 2, returned) for returned in (0, 2, 6)),
        BoxSettled(1, amount, 0),
        *(RoundVoided(fault) for fault in Fault),
    ]


def boxes(stake: int) -> list[Box]:
    cards = (CARD, read_card("A♦"))
    hand = Hand(1, stake, cards)
    ended = [hand._replace(outcome=outcome, returned=2 * stake) for outcome in Outcome]
    hands = [hand, hand._replace(cards=()), hand._replace(cards=(read_card("K♣"), cards[1])), *ended]
    box = Box(1, 100, Place.IN, stake)
    return [
        *(box._replace(hands=(each,)) for each in hands),
        box._replace(hands=(hand, hand._replace(number=2)), insurance=stake // 2 or 1),
        Box(1, 100, Place.OUT),
        Box(1, 100, Place.ASKED),
    ]


def said_on_the_table(stake: int) -> list[Sentence]:
    state = GAME.rules.start(GAME.house(), Opening((Seated(1, 100),)))
    views = [GAME.sight.view(state._replace(boxes=(box,), dealer=(CARD,)), 1) for box in boxes(stake)]
    views += [replace(each, to_move=(1,), hand=1) for each in views if len(each.boxes[0].hands) > 1]
    views += [replace(views[0], unseen=unseen, until_most=most) for unseen in (0, 1, 2, 5) for most in (0, 9)]
    return [said for view in views for spot in GAME.text.spots(view) for said in (spot.label, spot.note) if said]


def warnings() -> list[Sentence]:
    states = [GAME.rules.start(GAME.house(), Opening((Seated(0, chips),))) for chips in (4, 6, 7, 20)]
    return [said for state in states for said in GAME.text.warn(GAME.sight.view(state, 0), GAME.rules.legal(state, 0))]


def all_said() -> list[Sentence]:
    told = [GAME.text.tell(event) for amount in AMOUNTS for event in events(amount)]
    on_the_table = [said for amount in AMOUNTS for said in said_on_the_table(amount)]
    assert GAME.text.shoe is not None
    shoes = GAME.text.shoe(GAME.sight.view(GAME.rules.start(GAME.house(), Opening((Seated(1, 100),))), 1))
    return [said for said in told if said] + on_the_table + warnings() + [*shoes]


def parts(sentence: Sentence) -> set[str]:
    """The key of a sentence and those of the sentences in it."""
    inner = [fact for fact in sentence.facts.values() if isinstance(fact, Sentence)]
    return {sentence.key}.union(*(parts(each) for each in inner))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("you", [None, 0, 1])
def test_every_sentence_can_be_said(language: str, you: int | None) -> None:
    for sentence in all_said():
        assert catalogue_of(language).say(sentence, names=NAMES, you=you)


def test_these_are_all_the_sentences_that_text_names() -> None:
    keys, beginnings = ftl.written_in("blackjack", Path(text.__file__))
    said = set[str]().union(*(parts(sentence) for sentence in all_said()))
    assert keys <= said | VERBS | set(GAME.text.guide)
    assert all(any(key.startswith(beginning) for key in said) for beginning in beginnings)


def test_every_key_of_the_catalogue_is_used_by_the_game() -> None:
    said = set[str]().union(*(parts(sentence) for sentence in all_said()))
    drawn, beginnings = ftl.drawn_by("blackjack")
    unused = ftl.keys("en", "blackjack.ftl") - (OF_THE_ROOM | OPTIONS | PRESETS | VERBS | said | drawn)
    assert not [key for key in unused if not key.startswith(tuple(beginnings))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_preset_has_a_name_and_help(language: str) -> None:
    catalogue = catalogue_of(language)
    for key in OPTIONS | PRESETS:
        assert catalogue.text(key) != catalogue.text(f"{key}.help")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_its_chapters_and_no_other(language: str) -> None:
    catalogue = catalogue_of(language)
    assert ftl.keys(language, "blackjack-guide.ftl") == set(GAME.text.guide)
    for key in GAME.text.guide:
        assert len(catalogue.text(key)) > 200
        assert catalogue.text(f"{key}.title")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_the_same_paragraphs_lists_and_questions(language: str) -> None:
    for key in GAME.text.guide:
        shape, theirs = _shape(catalogue_of("en").text(key)), _shape(catalogue_of(language).text(key))
        assert theirs == shape, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_tells_the_numbers_of_the_rules(language: str) -> None:
    catalogue = catalogue_of(language)
    settlement = [line for line in catalogue.text("blackjack-guide-settlement").splitlines() if line[:1] == "-"]
    nets = ["+15", "+10", "0", "−10", "+20", "0"]
    assert [line.rstrip(".").split(" ")[-1] for line in settlement] == nets
    setup, shoe = catalogue.text("blackjack-guide-setup"), catalogue.text("blackjack-guide-shoe")
    assert all(number in setup for number in ("312", "21", "10", "11", "100"))
    assert all(number in shoe for number in ("200", "220"))
    for total in (("14", "4"), ("15", "5"), ("25",), ("12", "2"), ("16", "6"), ("22",)):
        assert all(re.search(rf"\b{number}\b", catalogue.text("blackjack-guide-totals")) for number in total)


def test_the_settlements_of_the_guide_are_what_the_game_pays() -> None:
    scripts = [
        "A 9 K",
        "10 9 10 | stand | 10",
        "10 9 9 | stand | 10",
        "10 9 8 | stand | 10",
        "6 9 5 | double | 10 | 10",
        "10 A 9 | insure | stand | K",
    ]
    lines = [
        line for line in catalogue_of("en").text("blackjack-guide-settlement").splitlines() if line.startswith("- ")
    ]
    for script, line in zip(scripts, lines, strict=True):
        box = play(f"bet 10 | {script}").box()
        staked, returned = box.staked // 2, box.returned // 2
        assert line.partition(": ")[2].startswith(f"{staked} staked, {returned} back, net "), line


def test_the_steps_of_the_guide_are_a_round_of_the_game() -> None:
    played = play("bet 10 | 8♣ 9♥ 8♦ | split | 7♠ | hit | K♣ | A♥ | stand | Q♦")
    assert played.net() == -20
    for language in LANGUAGES:
        example = catalogue_of(language).text("blackjack-guide-example")
        assert all(card in example for card in ("8♣", "8♦", "9♥", "7♠", "K♣", "A♥", "Q♦", "−10"))


@pytest.mark.parametrize(
    ("language", "half", "one", "two", "five", "twenty_one"),
    [
        ("en", "½ chip", "1 chip", "2 chips", "5 chips", "21 chips"),
        ("ru", "½ фишки", "1 фишку", "2 фишки", "5 фишек", "21 фишку"),
        ("pt", "½ ficha", "1 ficha", "2 fichas", "5 fichas", "21 fichas"),
    ],
)
def test_an_insurance_is_said_with_the_right_form(
    language: str, half: str, one: str, two: str, five: str, twenty_one: str
) -> None:
    for amount, form in zip((1, 2, 4, 10, 42), (half, one, two, five, twenty_one), strict=True):
        sentence = GAME.text.tell(Insured(1, amount))
        assert sentence
        assert catalogue_of(language).say(sentence).endswith(f" {form}.")


@pytest.mark.parametrize(
    ("count", "said"),
    [(1, "перемешана 1 карта"), (2, "перемешаны 2 карты"), (5, "перемешано 5 карт"), (21, "перемешана 21 карта")],
)
def test_russian_counts_cards_in_three_forms(count: int, said: str) -> None:
    sentence = GAME.text.tell(CardsReshuffled(count))
    assert sentence
    assert said in catalogue_of("ru").say(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_calls_the_chips_anything_else(language: str) -> None:
    for name in ("blackjack.ftl", "blackjack-guide.ftl"):
        for found in ftl.texts(language, name).values():
            assert not re.search(r"chatl|чатл", found.literal, re.IGNORECASE)


def _shape(text: str) -> list[str]:
    """Each line as what it is: empty, an item of a list, a question, or else."""
    return [_kind(line) for line in text.splitlines()]


def _kind(line: str) -> str:
    item = re.match(r"- |[0-9]\. ", line)
    return item[0] if item else line[-1:]


@pytest.mark.parametrize(("language", "bust"), [("en", "have bust"), ("ru", "с перебором"), ("pt", "passaram de 21")])
def test_bj7_where_the_first_bet_only_is_lost_it_is_said_that_a_bust_is_final(language: str, bust: str) -> None:
    catalogue = catalogue_of(language)
    assert bust in catalogue.text("blackjack-option-obo.help")
    (told,) = [line for line in catalogue.text("blackjack-guide-settlement").splitlines() if "3:2" in line]
    assert bust in told


@pytest.mark.parametrize(("language", "insured"), [("en", "insured"), ("ru", "застрахован"), ("pt", "seguro")])
def test_bj10_the_dealer_draws_nothing_after_busts_only_where_nobody_is_insured(language: str, insured: str) -> None:
    (told,) = [line for line in catalogue_of(language).text("blackjack-guide-dealer").splitlines() if insured in line]
    assert told.index(insured) < told.index(".")
