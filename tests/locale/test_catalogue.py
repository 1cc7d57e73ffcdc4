"""What the catalogue does with facts: names, forms, lists, numbers; and that nothing is passed over in silence."""

import unicodedata
from fractions import Fraction

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fairdeal.cards import read_cards
from fairdeal.engine.chips import Chips
from fairdeal.engine.words import Gain, Seat, Sentence, ShownCards
from fairdeal.errors import IllegalAction, NotUnderstood
from fairdeal.locale import LANGUAGES, Catalogue, catalogue_of

EN, RU, PT = (catalogue_of(language) for language in ("en", "ru", "pt"))


def the_seat(number: int) -> Sentence:
    return Sentence("the-seat", {"seat": Seat(number)})


@pytest.mark.parametrize(
    ("catalogue", "unnamed", "you"),
    [(EN, "Seat 2", "You"), (RU, "Место 2", "Вы"), (PT, "Lugar 2", "O seu lugar")],
)
def test_a_seat_is_called_by_name_by_number_or_you(catalogue: Catalogue, unnamed: str, you: str) -> None:
    assert catalogue.say(the_seat(2), names={2: "Anna"}) == "Anna"
    assert catalogue.say(the_seat(2), names={1: "Anna"}) == unnamed
    assert catalogue.say(the_seat(2), names={2: ""}) == unnamed
    assert catalogue.say(the_seat(2), names={2: "Anna"}, you=2) == you


@given(name=st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=40))
@example("{ $seat }")
def test_a_name_is_never_read_as_fluent(name: str) -> None:
    assert EN.say(the_seat(2), names={2: name}) == name


FORGED = "Anna\r\n✓ Everything holds.\x1b[1A\x1b[2K\b\x85\u2028\u202e\ud800\x7f"
UNFORGED = "Anna␍␊✓ Everything holds.␛[1A␛[2K␈‹U+0085›‹U+2028›‹U+202E›‹U+D800›␡"


def test_no_text_from_outside_can_break_a_line_or_move_the_cursor() -> None:
    assert EN.text("report-file", file=FORGED) == UNFORGED
    assert EN.say_error(NotUnderstood("unknown-word", "", text=FORGED, possible="")).startswith(
        f"Unknown word: “{UNFORGED}”."
    )
    assert EN.say(the_seat(2), names={2: FORGED}) == UNFORGED[:40] + "…"


@given(st.text(max_size=60))
def test_every_text_is_shown_as_one_line_of_visible_characters(text: str) -> None:
    shown = EN.text("report-file", file=text)
    assert len(shown.splitlines()) <= 1
    assert not [each for each in shown if unicodedata.category(each) in ("Cc", "Cf", "Cs")]


def test_a_name_cannot_fill_a_line_and_write_the_next() -> None:
    assert EN.say(the_seat(2), names={2: "Anna" + " " * 99 + "✓"}) == "Anna ✓"
    assert EN.say(the_seat(2), names={2: "x" * 99}) == "x" * 40 + "…"


@pytest.mark.parametrize(
    ("catalogue", "one", "two", "three"),
    [
        (EN, "Seat 1", "Seat 1 and Seat 2", "Seat 1, Seat 2 and Seat 3"),
        (RU, "Место 1", "Место 1 и Место 2", "Место 1, Место 2 и Место 3"),
        (PT, "Lugar 1", "Lugar 1 e Lugar 2", "Lugar 1, Lugar 2 e Lugar 3"),
    ],
)
def test_a_tuple_is_listed(catalogue: Catalogue, one: str, two: str, three: str) -> None:
    seats = (Seat(1), Seat(2), Seat(3))
    for count, listed in enumerate((one, two, three), 1):
        assert catalogue.say(_of(seats[:count])) == listed


def _of(fact: object) -> Sentence:
    """A sentence that says nothing but the fact."""
    return Sentence("the-seat", {"seat": fact, "seat_is": "other"})


def test_sentences_within_sentences_are_said_first() -> None:
    inner = Sentence("banking-bet", {"seat": Seat(1), "amount": Chips(4)})
    assert EN.say(_of((inner, the_seat(2))), names={1: "Anna"}, you=2) == "Anna bets 2 chips. and You"


@pytest.mark.parametrize(
    ("fact", "printed"),
    [
        (Chips(15), "7½"),
        (Gain(4), "+2"),
        (Gain(-1), "−½"),
        (ShownCards(read_cards("9♣ K♦")), "9♣ K♦"),
        (1234567, "1\u202f234\u202f567"),
        (-3, "−3"),
        ("{ $seat }", "{ $seat }"),
        ("x" * 9999, "x" * 2000 + "…"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_print_alike_in_every_language(language: str, fact: object, printed: str) -> None:
    assert catalogue_of(language).say(_of(fact)) == printed


FORMS = {
    EN: ("0 chips", "½ chip", "1 chip", "1½ chips", "2 chips", "5 chips", "11 chips", "21 chips", "22 chips"),
    RU: (
        *("0 фишек", "½ фишки", "1 фишка", "1½ фишки", "2 фишки", "5 фишек"),
        *("11 фишек", "21 фишка", "22 фишки"),
    ),
    PT: ("0 fichas", "½ ficha", "1 ficha", "1½ fichas", "2 fichas", "5 fichas", "11 fichas", "21 fichas", "22 fichas"),
}


@pytest.mark.parametrize("catalogue", FORMS)
def test_chips_take_the_form_of_their_number(catalogue: Catalogue) -> None:
    amounts = (0, 1, 2, 3, 4, 10, 22, 42, 44)
    assert tuple(catalogue.text("chips", amount=Chips(amount)) for amount in amounts) == FORMS[catalogue]


def test_portuguese_counts_millions_with_a_preposition() -> None:
    assert PT.text("chips", amount=Chips(4_000_000)) == "2\u202f000\u202f000 de fichas"


@pytest.mark.parametrize(
    ("catalogue", "said"),
    [(EN, "−1,234.500".replace(",", "\u202f")), (RU, "−1\u202f234,500"), (PT, "−1\u202f234,500")],
)
def test_decimals_have_the_mark_of_the_language(catalogue: Catalogue, said: str) -> None:
    assert catalogue.decimal(Fraction(-2469, 2), 3) == said


@pytest.mark.parametrize(
    ("number", "places", "signed", "said"),
    [
        (Fraction(2, 3), 2, True, "+0.67"),
        (Fraction(2, 3), 0, False, "1"),
        (Fraction(-1, 1000), 2, True, "0.00"),
        (Fraction(999, 1000), 2, False, "1.00"),
        (0, 1, True, "0.0"),
    ],
)
def test_decimals_are_rounded_exactly(number: Fraction, places: int, signed: bool, said: str) -> None:
    assert EN.decimal(number, places, signed=signed) == said


def test_an_error_is_said_to_whom_it_concerns() -> None:
    error = IllegalAction("already-bet", "{seat} has already bet {amount}.", seat=Seat(1), amount=Chips(4))
    assert EN.say_error(error) == str(error) == "Seat 1 has already bet 2."
    assert EN.say_error(error, names={1: "Anna"}) == "Anna has already bet 2."
    assert EN.say_error(error, names={1: "Anna"}, you=1) == "You have already bet 2."


def test_attributes_are_reached_by_a_dot() -> None:
    assert EN.label("casino-war-verb-war") == EN.text("casino-war-verb-war.label") == "War"


@pytest.mark.parametrize(
    ("key", "facts"),
    [
        ("nothing-like-that", {}),
        ("casino-war-name.help", {}),
        ("casino-war-burned", {}),
        ("banking-bet", {"seat": Seat(1)}),
        ("casino-war-burned", {"count": True}),
        ("casino-war-burned", {"count": 0.5}),
        ("casino-war-burned", {"count": None}),
        ("casino-war-burned", {"count": ()}),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_missing_or_no_fact_is_an_assertion(language: str, key: str, facts: dict[str, object]) -> None:
    with pytest.raises(AssertionError):
        catalogue_of(language).say(Sentence(key, facts))


def test_a_catalogue_is_read_once() -> None:
    assert catalogue_of("ru") is RU
