"""Names: any script, nothing hidden, and no two that look alike."""

from hashlib import sha256
from importlib.resources import files
from unicodedata import is_normalized

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from fairdeal.errors import NotUnderstood
from fairdeal.room.people.names import MOST_CHARACTERS, fold, looks, read_name
from fairdeal.room.people.reserved import is_reserved

TABLE = "2d8b4774cd9dc6f233a18681bc00423ae270037437f276fc6a8b80630941fe7d"
FAMILY = "👨‍👩‍👧"


@pytest.mark.parametrize(
    "name",
    [
        *("Anna", "Zoë", "Анна-Мария", "João d’Ávila", "Ελένη", "José 2º", "Nguyễn Thị", "Ngọc", "x"),
        *("محمد", "علی‌رضا", "שָׁלוֹם", "किरण", "श्‍रीमान", "ศิริพร", "ತೇಜಸ್ವಿ", "தமிழ்", "བཀྲ་ཤིས", "მარიამ", "Արմեն"),
        *("さくら", "ガンダム", "田中 太郎", "김민준", "🎲", FAMILY, "👍🏽 🇵🇹", "❤️", "1️⃣", "!?", "A_b"),
    ],
)
def test_a_name_in_any_script_is_kept_as_it_is_written(name: str) -> None:
    assert read_name(name) == name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Anna \t", "Anna"),
        ("Anna\u00a0\u3000  Karenina", "Anna Karenina"),
        ("Zoe\u0308", "Zoë"),
        ("И\u0306ван", "Йван"),
        ("\u1112\u1161\u11ab", "한"),
    ],
)
def test_spaces_are_trimmed_and_letters_composed(text: str, name: str) -> None:
    assert read_name(text) == name


@pytest.mark.parametrize(
    "name", ["a" * 24, "é" * 24, "e\u0323\u0302\u0301" * 24, FAMILY * 24, "👍🏽" * 24, "🇵🇹" * 24, "क्षि" * 24]
)
def test_twenty_four_visible_characters_fit_however_they_are_made(name: str) -> None:
    assert len(regex.findall(r"\X", read_name(name))) == MOST_CHARACTERS


@pytest.mark.parametrize("name", ["a" * 25, "e\u0323\u0302\u0301" * 25, FAMILY * 25, "a" * 10_000, "क्षि" * 25])
def test_one_more_is_too_long(name: str) -> None:
    with pytest.raises(NotUnderstood, match="the limit is 24") as caught:
        read_name(name)
    assert caught.value.code == "name-too-long"


@pytest.mark.parametrize("text", ["", " ", "\t\n", "\u00a0\u3000"])
def test_a_name_of_nothing_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood, match="at least one visible character") as caught:
        read_name(text)
    assert caught.value.code == "name-empty"


@pytest.mark.parametrize(
    ("text", "character"),
    [
        ("An\nna", "U+000A"),
        ("An\0na", "U+0000"),
        ("\u202eannA", "U+202E"),
        ("Anna\u2066", "U+2066"),
        ("An\u200bna", "U+200B"),
        ("An\u200dna", "U+200D"),
        ("An\u200cna", "U+200C"),
        ("علی\u200c\u200cرضا", "U+200C"),
        ("علی\u200c", "U+200C"),
        ("\U0001f468\u200d\u200d\U0001f469", "U+200D"),
        ("An\u00adna", "U+00AD"),
        ("Anna\ufeff", "U+FEFF"),
        ("Anna\ufe0f", "U+FE0F"),
        ("1\ufe0f", "U+FE0F"),
        ("Anna\U000e0100", "U+E0100"),
        ("Anna\U000e0041", "U+E0041"),
        ("\u3164", "U+3164"),
        ("\u115f", "U+115F"),
        ("\uffa0", "U+FFA0"),
        ("\u2800", "U+2800"),
        ("A\u034fnna", "U+034F"),
        ("A\u2028B", "U+2028"),
        ("\ue000", "U+E000"),
        ("\ud800", "U+D800"),
        ("\uffff", "U+FFFF"),
        ("\u0378", "U+0378"),
    ],
)
def test_a_character_that_cannot_be_seen_is_refused_by_its_number(text: str, character: str) -> None:
    with pytest.raises(NotUnderstood, match=f"A name can’t contain {regex.escape(character)}: ") as caught:
        read_name(text)
    assert caught.value.code == "name-hidden"


@pytest.mark.parametrize(
    "text", ["\u0301", "\u0301\u0302", "a \u0301", "\u20dd", "a" + "\u0335" * 5, "ก" + "\u0e49" * 9]
)
def test_loose_or_heaped_marks_are_refused(text: str) -> None:
    with pytest.raises(NotUnderstood, match="needs a letter before it, and a letter has at most 4") as caught:
        read_name(text)
    assert caught.value.code == "name-marks"


ALIKE = [
    ("Anna", "ANNA"),
    ("Anna", "aNnA"),
    ("Anna", "Ànnä"),
    ("Anna", "Ａｎｎａ"),
    ("Anna", "𝒜𝓃𝓃𝒶"),
    ("Anna", "Ⓐⓝⓝⓐ"),
    ("Anna", "An.na_"),
    ("Anna", "A n-n a"),
    ("Anna", "Аnnа"),  # Cyrillic А, а
    ("Hope", "Норе"),  # all Cyrillic
    ("HOPE", "норе"),
    ("Nova", "Νova"),  # Greek Ν
    ("nova", "noνa"),  # Greek ν
    ("Kate", "Καte"),
    ("Bill", "Bi11"),
    ("Bill", "BIII"),
    ("Bill", "8ill".replace("8", "В")),
    ("Bill", "Bı|l"),
    ("Otto", "0tt0"),
    ("Otto", "Οттο"),
    ("Otto", "Օtto"),  # Armenian
    ("Amy", "Arny"),
    ("Clark", "Ϲlark"),  # Greek capital lunate sigma
    ("Clark", "Сlаrk"),
    ("William", "Vvilliam"),
    ("William", "VVilliam"),
    ("Ewa", "Evva"),
    ("Ewa", "Eννa"),  # Greek ν
    ("dana", "clana"),
    ("dana", "cIana"),
    ("dana", "с1ana"),  # Cyrillic с
    ("Adam", "Aclarn"),
    ("Straße", "STRASSE"),
    ("finn", "ﬁnn"),
    ("Алёна", "Алена"),
    ("Андрей", "АНДРЕЙ"),
    ("Сова", "Coвa"),  # Latin C and a
    ("Σοφος", "σοφοσ"),
    ("Έλενα", "ΕΛΕΝΑ"),
    ("ｱﾝﾅ", "アンナ"),
    ("علی‌رضا", "علیرضا"),
    ("محمد", "مُحَمَّد"),
    ("שלום", "שָׁלוֹם"),
    ("❤️", "❤"),
    ("!!!", "! !!"),
]


@pytest.mark.parametrize(("name", "other"), ALIKE)
def test_names_that_look_alike_share_a_form(name: str, other: str) -> None:
    assert looks(name) & looks(other), (looks(name), looks(other))


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "Hanna"),
        ("Anna", "Ana"),
        ("Nina", "Vina"),
        ("Nina", "Mina"),
        ("Hugo", "Nugo"),
        ("Анна", "Инна"),
        ("Миша", "Маша"),
        ("किरण", "करण"),
        ("か", "が"),
        ("김", "강"),
        ("🎲", "🃏"),
        ("Anna 1", "Anna 2"),
        ("!!!", "!!"),
        ("5am", "Sam"),
        ("Marcia", "Marda"),
        ("Lucia", "Luda"),
        ("Clara", "Dara"),
        ("Eva", "Ewa"),
    ],
)
def test_names_that_differ_to_the_eye_are_kept_apart(name: str, other: str) -> None:
    assert not looks(name) & looks(other)


@given(st.text(st.sampled_from("ABCXYZabcxyzАБВЭЮЯабвэюяΑΒΓΩαβγω 019"), min_size=1, max_size=24))
def test_case_never_makes_another_name(name: str) -> None:
    assert fold(name) == fold(name.lower()) == fold(name.upper()) == fold(name.swapcase())


@pytest.mark.parametrize(
    "name",
    [
        *("Bot", "Bot 1", "bot Anna", "BOT-7", "Bot7", "B0t", "Вот", "Бот Анна", "бот", "Robô 3", "Seat 2", "Место 4"),
        *("House", "THE HOUSE", "H0use", "Dealer", "Dea1er", "Dеаlеr", "Croupier", "Host", "Admin", "Admin Anna"),
        *(
            "xX admin Xx",
            "Дилер",
            "Крупье",
            "Заведение",
            "Хозяин",
            "Администратор",
            "Casa",
            "A Casa",
            "Banca",
            "Crupiê",
        ),
        *("Anfitriao", "Moderador", "You", "Вы", "Você"),
        *("Bot１", "Bot ①", "Dealer1", "1Dealer", "Croupier2", "🤖 Bot 1", "🤖Bot", "House Dealer", "Room host"),
        *("Anna Bot", "The House", "House of Cards"),
        *("Fairdeal Support", "FairdealSupport", "Anna (dealer)", "[bot]", "B-o-t", "D e a l e r 7", "Ｄｅａｌｅｒ"),
        *(
            "Техподдержка",
            "Поддержка 24",
            "Наш дилер",
            "Бот🤖",
            "Apoio da sala",
            "O Suporte",
            "Robô da casa",
            "Дилер№1",
        ),
        *("the_house", "hоst", "H0st 2", "m0derator"),
    ],
)
def test_the_names_of_the_house_its_hosts_and_bots_are_kept(name: str) -> None:
    assert is_reserved(name)


@pytest.mark.parametrize(
    "name",
    [
        *("Botond", "Botticelli", "Ботагоз", "Abbot", "Abbott", "Houseman", "Casanova", "Dealerina", "Youri", "!", "7"),
        *("Robotham", "Hostetler", "Whitehouse", "Talbot", "Ghost", "Madmax", "Modesto", "Supporters", "Domingos"),
        *("Banco de Jardim", "Guest 12", "Дом у реки", "Casals", "Работа", "Заводила", "McIntosh", "R2-D2", "🎲🎲"),
    ],
)
def test_names_that_only_hold_them_as_part_of_a_word_are_free(name: str) -> None:
    assert not is_reserved(name)


@given(st.one_of(st.text(max_size=60), st.text(st.characters(categories=["L", "M", "Cf", "So", "Zs"]), max_size=30)))
def test_any_text_gives_a_name_or_is_not_understood(text: str) -> None:
    try:
        name = read_name(text)
    except NotUnderstood:
        return
    assert read_name(name) == name
    assert is_normalized("NFC", name)
    assert 1 <= len(regex.findall(r"\X", name)) <= MOST_CHARACTERS
    assert name.strip() == name
    assert fold(name)
    assert fold(name) in looks(name)
    assert is_reserved(name) in (True, False)


def test_the_table_of_look_alikes_is_the_one_that_was_chosen() -> None:
    """Another release of the library may fold names otherwise: look at what changes before this follows it."""
    table = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    assert sha256(table).hexdigest() == TABLE
