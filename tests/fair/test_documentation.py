"""The page about fair dealing shows what the program does."""

from __future__ import annotations

import doctest
import json
import re
from importlib.resources import files
from pathlib import Path

from fairdeal.fair import Claim, verify

PAGE = Path(__file__).parents[2] / "docs" / "fair-dealing.md"
TEXT = PAGE.read_text("utf-8")


def test_the_python_example_runs_as_shown() -> None:
    ran = doctest.testfile(str(PAGE), module_relative=False)
    assert ran.attempted > 0
    assert ran.failed == 0


def test_the_example_by_hand_is_the_vector_that_it_names() -> None:
    named = re.search(r"The case “(.+)”", TEXT)
    assert named
    cases = json.loads(files("fairdeal.fair").joinpath("vectors-2.json").read_text("utf-8"))["cases"]
    case = next(case for case in cases if case["name"] == named[1])
    word = case["words"][0]
    assert f"seal={case['seal']}\nlink={case['link']}\n" in TEXT
    assert f"The first word is `{word:08x}`, in decimal {word}." in TEXT
    assert f"{word} mod 312 = {word % 312}," in TEXT


def test_the_steps_in_the_table_are_those_of_the_check() -> None:
    table = re.findall(r"^\| `(.+?)` \|", TEXT, re.MULTILINE)
    steps = [step.name for step in verify(Claim(b"", b"", (), (), ()))]
    assert [name for name in table if name != "cut of seat N"] == steps
