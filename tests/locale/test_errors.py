"""Every error of the source has its sentence in every language, and the English one is the source's."""

from collections import defaultdict

import pytest

from fairdeal.errors import FairdealError
from fairdeal.locale import LANGUAGES, catalogue_of
from tests.locale.raised import Raised, raised, written

RAISED = raised()
CODES = {each.code for each in RAISED}


def test_errors_are_found_in_the_source() -> None:
    assert {"no-card", "war-too-dear", "hex", "unknown-word"} <= CODES
    assert len(CODES) > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_every_code_and_no_other(language: str) -> None:
    keys = {key for key in catalogue_of(language).keys if key.startswith("error-")}
    assert keys >= {f"error-{code}" for code in CODES}
    assert keys <= {f"error-{code}" for code in CODES} | written()


@pytest.mark.parametrize("each", RAISED, ids=lambda each: f"{each.code} {each.place}")
def test_the_english_sentence_is_word_for_word_the_one_in_the_code(each: Raised) -> None:
    said = [_both(each, facts) for facts in each.samples()]
    assert any(coded == told for coded, told in said), said[0]
    for coded, told in said:
        assert told == coded or told in _templates_beside(each, coded), (coded, told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("each", RAISED, ids=lambda each: f"{each.code} {each.place}")
def test_every_error_can_be_said_to_anyone(each: Raised, language: str) -> None:
    for facts in each.samples():
        error = FairdealError(each.code, each.template, **facts)
        assert catalogue_of(language).say_error(error, names={2: "Anna"}, you=None)
        assert catalogue_of(language).say_error(error, names={2: "Anna"}, you=2)


def _both(each: Raised, facts: dict[str, object]) -> tuple[str, str]:
    error = FairdealError(each.code, each.template, **facts)
    return str(error), catalogue_of("en").say_error(error)


def _templates_beside(each: Raised, coded: str) -> list[str]:
    """What the other places with the same code and facts say; which one is said may depend on a fact."""
    by_code: defaultdict[str, list[Raised]] = defaultdict(list)
    for other in RAISED:
        by_code[other.code].append(other)
    beside = [other for other in by_code[each.code] if other.facts == each.facts]
    return [str(FairdealError(other.code, other.template, **facts)) for other in beside for facts in other.samples()]
