"""Every error of the source has its sentence in every language, and the English one is the source's."""

from collections import defaultdict

import pytest

from fairdeal.errors import FairdealError
from fairdeal.locale import LANGUAGES, catalogue_of
from tests.locale.raised import Raised, raised, written

RAISED = raised()
CODES = {each.code for each in RAISED}
ALIKE: defaultdict[object, list[Raised]] = defaultdict(list)
"""The places that raise the same code with the same facts; which one is said may depend on a fact."""
for _each in RAISED:
    ALIKE[_each.code, _each.facts].append(_each)


def test_errors_are_found_in_the_source() -> None:
    assert {"no-card", "war-too-dear", "hex", "unknown-word"} <= CODES
    assert len(CODES) > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_every_code_and_no_other(language: str) -> None:
    keys = {key for key in catalogue_of(language).keys if key.startswith("error-")}
    assert keys >= {f"error-{code}" for code in CODES}
    assert keys <= {f"error-{code}" for code in CODES} | written()


def test_every_english_sentence_is_word_for_word_the_one_in_the_code() -> None:
    for each in RAISED:
        said = [_both(each, facts) for facts in each.samples()]
        assert any(coded == told for coded, told in said), (each.place, said[0])
        for coded, told in said:
            assert told == coded or told in _said_alike(each), (each.place, coded, told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_can_be_said_to_anyone(language: str) -> None:
    for each in RAISED:
        for facts in each.samples():
            error = FairdealError(each.code, each.template, **facts)
            for you in (None, 2):
                assert catalogue_of(language).say_error(error, names={2: "Anna"}, you=you), each


def _both(each: Raised, facts: dict[str, object]) -> tuple[str, str]:
    error = FairdealError(each.code, each.template, **facts)
    return str(error), catalogue_of("en").say_error(error)


def _said_alike(each: Raised) -> list[str]:
    """What the places with the same code and facts say."""
    alike = ALIKE[each.code, each.facts]
    return [str(FairdealError(other.code, other.template, **facts)) for other in alike for facts in other.samples()]
