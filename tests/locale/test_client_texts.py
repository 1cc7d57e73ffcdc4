"""The browser's pages and the catalogue: no text is missing, and none is kept that no page shows."""

import re
from pathlib import Path

import pytest

from tests.locale import ftl

SOURCE = Path(__file__).parents[2] / "client" / "src"
FILES = ("client.ftl", "pages.ftl", "people.ftl")
KEY = re.compile(r"[\"'`]((?:(?:client|pages|people|rank|suit)-[a-z0-9_-]*)|card-(?:name|face-down))(\$\{)?")


def named() -> tuple[set[str], set[str]]:
    """The keys that the pages write out, and the beginnings of those that they put together."""
    sources = [path for path in SOURCE.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    found = [match for path in sources for match in KEY.findall(path.read_text(encoding="utf-8"))]
    assert len(found) > 300
    return {key for key, more in found if not more}, {key for key, more in found if more}


KEYS, BEGINNINGS = named()
WRITTEN = {key for name in FILES for key in ftl.keys("en", name)}


def test_every_text_of_a_page_is_in_the_catalogue() -> None:
    assert not KEYS - WRITTEN


def test_every_beginning_leads_to_texts_of_the_catalogue() -> None:
    assert not [each for each in BEGINNINGS if not any(key.startswith(each) for key in WRITTEN)]


@pytest.mark.parametrize("name", FILES)
def test_every_text_of_the_pages_is_shown_by_one(name: str) -> None:
    assert not [key for key in ftl.keys("en", name) if key not in KEYS and not key.startswith(tuple(BEGINNINGS))]
