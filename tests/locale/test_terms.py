"""The words people read: every text keeps to the list in docs/terms.md."""

import re
from pathlib import Path

import pytest

from fairdeal.locale import LANGUAGES, catalogue_of
from tests.locale import ftl

PAGE = (Path(__file__).parents[2] / "docs" / "terms.md").read_text(encoding="utf-8")
KEPT_AS_TYPED = re.compile(r"fairdeal|casino-war|--\w+")


def rows(page: str, first: str) -> list[list[str]]:
    """The rows of the table whose first heading is `first`; a bar inside a cell is written `\\|`."""
    table = page.split(f"| {first} |", 1)[1].split("\n\n", 1)[0]
    lines = [f"| {first} |{table}".splitlines()[0], *table.splitlines()[2:]]
    cells = [re.split(r"(?<!\\)\|", line.strip().strip("|")) for line in lines]
    return [[cell.strip().replace("\\|", "|") for cell in row] for row in cells]


def said(language: str) -> dict[str, str]:
    """Every text of a language, without what is filled in."""
    return {key: KEPT_AS_TYPED.sub("", text.literal) for key, text in ftl.all_texts(language).items()}


NAMES = {catalogue_of(language).text("language-name"): language for language in LANGUAGES}
HEAD, *TERMS = rows(PAGE, "Thing")
_, *NEVER = rows(PAGE, "Language")


def test_the_list_has_a_column_for_every_language() -> None:
    assert HEAD[0] == "Thing"
    assert sorted(HEAD[1:]) == sorted(NAMES)
    assert all(len(row) == len(HEAD) and all(row) for row in TERMS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_list_is_used(language: str) -> None:
    column = HEAD.index(catalogue_of(language).text("language-name"))
    texts = "\n".join(said(language).values()).lower()
    for row in TERMS:
        for term in row[column].split(", "):
            assert stem(term) in texts, (row[0], term)


@pytest.mark.parametrize(("name", "pattern", "instead"), NEVER)
def test_no_text_uses_a_word_to_avoid(name: str, pattern: str, instead: str) -> None:
    found = {key: text for key, text in said(NAMES[name]).items() if re.search(pattern, text)}
    assert not found, (pattern, instead)


def stem(term: str) -> str:
    """What all forms of a word begin with, near enough: of several words, the first."""
    word = term.split()[0].lower()
    return word[: max(3, len(word) - 2)]
