"""What every banking game says of bets has its words in every language, and the catalogue has no others."""

import pytest

from fairdeal.cards import read_card
from fairdeal.engine.banking import text
from fairdeal.engine.banking.moves import BetPlaced, BetWithdrawn, Place, SatOut
from fairdeal.engine.events import RoundSettled, RoundVoided
from fairdeal.engine.moves import Fault
from fairdeal.engine.words import Sentence
from fairdeal.games import find_game, game_names
from fairdeal.locale import LANGUAGES, catalogue_of
from tests.locale import ftl

AMOUNTS = (0, 1, 2, 4, 10, 42)
"""0, ½, 1, 2, 5 and 21 chips."""

VERBS = {verb.key for verb in (text.BET, text.SIT_OUT, text.WITHDRAW)}
OPTIONS = {key for key in ftl.keys("en", "banking.ftl") if key.startswith("banking-option-")}
CLIENT = {key for game in ("blackjack", "casino-war") for path in (ftl.CLIENT / game).iterdir()
          for key in ftl.keys("en", "banking.ftl") if f'"{key}"' in path.read_text(encoding="utf-8")}  # fmt: skip


def all_said() -> list[Sentence]:
    told = [text.tell(event) for amount in AMOUNTS for event in (BetPlaced(1, amount), BetWithdrawn(1), SatOut(1))]
    told += [text.tell(RoundVoided(fault)) for fault in Fault]
    notes = [text.note_of_bet(amount, place) for amount in AMOUNTS for place in Place]
    return [said for said in (*told, *notes, text.tell_dealt(1, read_card("9♣"))) if said]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("you", [None, 0, 1])
def test_every_sentence_can_be_said(language: str, you: int | None) -> None:
    for sentence in all_said():
        assert catalogue_of(language).say(sentence, names={1: "Анна"}, you=you)


def test_every_key_of_the_catalogue_is_used() -> None:
    assert ftl.keys("en", "banking.ftl") == {each.key for each in all_said() if "banking" in each.key} | (
        VERBS | OPTIONS | CLIENT
    )


@pytest.mark.parametrize("key", sorted(OPTIONS))
def test_an_option_in_the_catalogue_is_that_of_several_games(key: str) -> None:
    option = key.removeprefix("banking-option-")
    referring = [game for game in game_names() if _refers(game, option, key)]
    assert len(referring) > 1


def _refers(game: str, option: str, key: str) -> bool:
    written = ftl.texts("en", f"{game}.ftl").get(f"{game}-option-{option}")
    return written is not None and key in written.references


@pytest.mark.parametrize(
    ("language", "half", "one", "two", "five", "twenty_one"),
    [
        ("en", "½ chip", "1 chip", "2 chips", "5 chips", "21 chips"),
        ("ru", "½ фишки", "1 фишку", "2 фишки", "5 фишек", "21 фишку"),
        ("pt", "½ ficha", "1 ficha", "2 fichas", "5 fichas", "21 fichas"),
    ],
)
def test_a_bet_is_said_with_the_right_form(
    language: str, half: str, one: str, two: str, five: str, twenty_one: str
) -> None:
    for amount, form in zip((1, 2, 4, 10, 42), (half, one, two, five, twenty_one), strict=True):
        sentence = text.tell(BetPlaced(1, amount))
        assert sentence
        assert catalogue_of(language).say(sentence).endswith(f" {form}.")


@pytest.mark.parametrize(
    ("language", "you", "said"),
    [
        ("en", 0, "You bet 2 chips."),
        ("en", None, "Анна bets 2 chips."),
        ("ru", 0, "Вы ставите 2 фишки."),
        ("ru", None, "Анна ставит 2 фишки."),
        ("pt", 0, "Aposta 2 fichas."),
        ("pt", None, "Анна aposta 2 fichas."),
    ],
)
def test_a_bet_is_told_to_who_made_it_and_to_the_others(language: str, you: int | None, said: str) -> None:
    sentence = text.tell(BetPlaced(0, 4))
    assert sentence
    assert catalogue_of(language).say(sentence, names={0: "Анна"}, you=you) == said


def test_of_a_round_that_is_settled_each_game_tells_its_own() -> None:
    assert text.tell(RoundSettled()) is None


@pytest.mark.parametrize("name", [name for name in game_names() if text.BET in find_game(name).text.verbs])
def test_the_games_themselves_write_nothing_of_it_again(name: str) -> None:
    english = {text.literal for key, text in ftl.texts("en", "banking.ftl").items() if len(text.literal) > 12}
    own = ftl.texts("en", f"{name}.ftl").values()
    assert not [text.key for text in own if text.literal in english]
