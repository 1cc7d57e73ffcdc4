"""What a check says is in every language: each key that the source can say, and no other."""

import re
from pathlib import Path

import pytest

import fairdeal
from fairdeal.engine.words import Seat, Sentence
from fairdeal.locale import LANGUAGES, catalogue_of
from fairdeal.record import Record, verify_record
from tests.record.sittings import eventful, session, shoe

SOURCE = Path(fairdeal.__file__).parent
WRITTEN = "\n".join(path.read_text("utf-8") for name in ("fair", "record") for path in (SOURCE / name).glob("*.py"))
SAID = set(re.findall(r'"((?:check|verify)-[a-z-]+[a-z])"', WRITTEN)) | {
    f"check-cut-true-{made_by}" for made_by in ("player", "house")
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_every_sentence_of_a_check_and_no_other(language: str) -> None:
    keys = {key for key in catalogue_of(language).keys if key.startswith(("check-", "verify-"))}
    assert keys == SAID


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("make", [session, eventful, shoe])
def test_every_line_of_an_honest_check_can_be_said(make: object, language: str) -> None:
    record = make() if callable(make) else None
    assert isinstance(record, Record)
    for finding in verify_record(record):
        assert catalogue_of(language).say(finding.said, names={1: "Anna"})


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Round 3: 2 cards, 5 actions and 1 transfer are right."),
        ("ru", "Раунд 3: всё верно — 2 карты, 5 действий и 1 перевод фишек."),
        ("pt", "Ronda 3: está tudo certo, 2 cartas, 5 ações e 1 movimento de fichas."),
    ],
)
def test_numbers_have_their_forms(language: str, said: str) -> None:
    facts = {"round": 3, "cards": 2, "actions": 5, "transfers": 1}
    assert catalogue_of(language).say(Sentence("verify-round", facts)) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "2 cuts were opened, 1 of them by a player."),
        ("ru", "Раскрыто 2 снятия, из них 1 — игроком."),
        ("pt", "Abriram-se 2 cortes, 1 deles por um jogador."),
    ],
)
def test_the_cuts_of_a_shuffle_are_counted(language: str, said: str) -> None:
    facts = {"shuffle": 1, "cuts": 2, "players": 1}
    assert catalogue_of(language).say(Sentence("verify-shuffle", facts)).endswith(said)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", " One cut was opened, by a player."),
        ("ru", " Раскрыто 1 снятие, игроком."),
        ("pt", " Abriu-se 1 corte, por um jogador."),
    ],
)
def test_one_cut_is_not_one_of_them(language: str, said: str) -> None:
    facts = {"shuffle": 1, "cuts": 1, "players": 1}
    assert catalogue_of(language).say(Sentence("verify-shuffle", facts)).endswith(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_options_of_the_house_are_named(language: str) -> None:
    record = session()
    record.house["stake"] = 6
    house = next(verify_record(record))
    assert "stake=3, min_stake=2, max_stake=100, rounds=20" in catalogue_of(language).say(house.said)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Anna’s cut isn’t the one that was shown."),
        ("ru", "Anna: снятие — не то, что было показано."),
        ("pt", "Anna: o corte não é o que foi mostrado."),
    ],
)
def test_a_seat_is_called_by_the_name_of_who_sits_there(language: str, said: str) -> None:
    assert catalogue_of(language).say(Sentence("check-cut-false", {"seat": Seat(1)}), names={1: "Anna"}) == said
