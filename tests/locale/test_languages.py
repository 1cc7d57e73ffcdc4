"""Which languages there are, and which is chosen, from what was asked and from the environment."""

import pytest

from fairdeal.errors import NotUnderstood
from fairdeal.locale import LANGUAGES, catalogue_of, choose_language


def test_english_is_the_first_and_the_others_follow_by_the_alphabet() -> None:
    assert LANGUAGES[0] == "en"
    assert {"en", "pt", "ru"} <= set(LANGUAGES)
    assert list(LANGUAGES[1:]) == sorted(LANGUAGES[1:])


def test_every_language_has_a_name_and_a_locale_of_its_own() -> None:
    for key in ("language-name", "language-locale"):
        assert len({catalogue_of(language).text(key) for language in LANGUAGES}) == len(LANGUAGES)
    for language in LANGUAGES:
        assert catalogue_of(language).text("language-locale").startswith(f"{language}-")


@pytest.mark.parametrize(
    ("asked", "chosen"),
    [("en", "en"), ("ru", "ru"), ("pt", "pt"), ("PT", "pt"), ("pt-PT", "pt"), ("pt_BR", "pt"), (" ru_RU.UTF-8 ", "ru")],
)
def test_the_language_asked_for_is_chosen(asked: str, chosen: str) -> None:
    assert choose_language(asked, {"LANG": "de_DE.UTF-8"}) == chosen


@pytest.mark.parametrize(
    ("environment", "chosen"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "pt_BR"}, "pt"),
        ({"LANG": "pt_PT@euro"}, "pt"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "ru_RU", "LC_MESSAGES": "pt_PT"}, "pt"),
        ({"LANG": "ru_RU", "LC_MESSAGES": "pt_PT", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "ru_RU", "LC_ALL": ""}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LANGUAGE": "pt:ru"}, "pt"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "de:ru_RU:pt"}, "ru"),
        ({"LANG": "pt_PT.UTF-8", "LANGUAGE": "de:fr"}, "pt"),
        ({"LANG": "pt_PT.UTF-8", "LANGUAGE": ""}, "pt"),
        ({"LANGUAGE": "pt:ru"}, "pt"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "pt"}, "en"),
        ({"LC_ALL": "POSIX", "LANG": "ru_RU", "LANGUAGE": "pt"}, "en"),
    ],
)
def test_without_one_the_environment_decides(environment: dict[str, str], chosen: str) -> None:
    assert choose_language(None, environment) == chosen


@pytest.mark.parametrize("asked", ["de", "", "english", "x" * 99])
def test_an_unknown_language_is_refused_with_the_possible_ones(asked: str) -> None:
    with pytest.raises(NotUnderstood) as refusal:
        choose_language(asked, {})
    assert str(refusal.value) == f"The language “{asked[:40]}” isn’t available. Choose one of: {', '.join(LANGUAGES)}."
    for language in LANGUAGES:
        assert asked[:40] in catalogue_of(language).say_error(refusal.value)
