"""The vectors that other implementations are checked against, checked here by two."""

from __future__ import annotations

import json
from hashlib import sha256
from importlib.resources import files
from itertools import islice
from typing import Any

import pytest

from fairdeal.fair import (
    Claim,
    ClosedCut,
    CutCardRange,
    CutClaim,
    Seal,
    Stream,
    cut_from_text,
    decks,
    derive_key,
    read_hex,
    shuffle,
    verify,
    words,
)
from scripts.make_vectors import vectors_text
from tests.fair import naive

TEXT = files("fairdeal.fair").joinpath("vectors.json").read_text("utf-8")
VECTORS: dict[str, Any] = json.loads(TEXT)

every_case = pytest.mark.parametrize("case", VECTORS["cases"], ids=lambda case: case["name"])


def start_of(case: dict[str, Any]) -> list[int]:
    return case["cards"] or [*range(52)] * case["decks"]


def opened_in(case: dict[str, Any]) -> dict[int, bytes]:
    return {cut["seat"]: bytes.fromhex(cut["opened"]) for cut in case["cuts"] if cut["opened"] is not None}


def ends_of(case: dict[str, Any]) -> tuple[int, int] | None:
    return (case["cut_card"]["low"], case["cut_card"]["high"]) if case["cut_card"] else None


def claims_in(case: dict[str, Any]) -> tuple[CutClaim, ...]:
    return tuple(
        CutClaim(
            cut["seat"],
            read_hex(cut["commitment"], name="commitment"),
            None if cut["opened"] is None else read_hex(cut["opened"], name="cut"),
        )
        for cut in case["cuts"]
    )


def test_the_file_is_what_the_script_writes() -> None:
    assert vectors_text() == TEXT, "run: python -m scripts.make_vectors"


def test_every_field_of_every_case_is_explained_in_the_file() -> None:
    explained = set(VECTORS["fields"])
    for case in VECTORS["cases"]:
        assert set(case) - {"name"} <= explained


def test_there_are_cases_for_every_branch() -> None:
    cases = VECTORS["cases"]
    assert {1, 6, 8, None} == {case["decks"] for case in cases}
    assert any(cut["opened"] is None for case in cases for cut in case["cuts"])
    assert any(not case["cuts"] for case in cases)
    assert any([cut["seat"] for cut in case["cuts"]] != sorted(cut["seat"] for cut in case["cuts"]) for case in cases)
    assert {len(start_of(case)) for case in cases} >= {1, 2, 52, 312, 416}


@every_case
def test_the_naive_implementation_gives_the_vector(case: dict[str, Any]) -> None:
    seal = bytes.fromhex(case["seal"])
    assert naive.commitment_of_seal(seal).hex() == case["commitment"]
    for cut in case["cuts"]:
        if cut["opened"] is not None:
            assert naive.commitment_of_cut(bytes.fromhex(cut["opened"])).hex() == cut["commitment"]
    key = naive.key_of(seal, opened_in(case))
    assert key.hex() == case["key"]
    assert list(islice(naive.words_of(key), 8)) == case["words"]
    cards, cut_at, under = naive.order_of(key, start_of(case), ends_of(case))
    assert (cards[:10], cut_at, under) == (case["first"], case["cut_at"], case["cut_card_under"])
    assert sha256(bytes(cards)).hexdigest() == case["digest"]


@every_case
def test_the_package_gives_the_vector(case: dict[str, Any]) -> None:
    seal = Seal(read_hex(case["seal"], name="seal"))
    assert seal.commitment.hex() == case["commitment"]
    opened = [
        ClosedCut(cut.seat, cut.commitment).opened(cut.opened) for cut in claims_in(case) if cut.opened is not None
    ]
    ends = ends_of(case)
    assert derive_key(seal, opened).hex() == case["key"]
    assert list(islice(words(derive_key(seal, opened)), 8)) == case["words"]
    start = decks(case["decks"]) if case["decks"] else case["cards"]
    shuffled = shuffle(start, Stream.of(seal, opened), cut_card=CutCardRange(*ends) if ends else None)
    assert list(shuffled.cards[:10]) == case["first"]
    assert (shuffled.cut_at, shuffled.cut_card) == (case["cut_at"], case["cut_card_under"])
    assert sha256(bytes(shuffled.cards)).hexdigest() == case["digest"]


@every_case
def test_the_vector_verifies(case: dict[str, Any]) -> None:
    low, high = ends_of(case) or (None, None)
    claim = Claim(
        bytes.fromhex(case["commitment"]),
        bytes.fromhex(case["seal"]),
        claims_in(case),
        tuple(start_of(case)),
        tuple(case["first"]),
        low=low,
        high=high,
        cut_card=case["cut_card_under"],
    )
    assert [step for step in verify(claim) if not step.passed] == []


@every_case
def test_typed_cuts_open_to_their_utf8(case: dict[str, Any]) -> None:
    for cut in case["cuts"]:
        if "text" in cut:
            assert cut_from_text(cut["text"]).hex() == cut["opened"]


@pytest.mark.parametrize("case", VECTORS["below"], ids=lambda case: f"below {case['n']}")
def test_numbers_at_the_limit_of_rejection_are_as_in_the_vector(case: dict[str, Any]) -> None:
    stream, slowly = Stream(case["words"]), naive.below_from(case["words"])
    assert [stream.below(case["n"]) for _ in case["gives"]] == case["gives"]
    assert [slowly(case["n"]) for _ in case["gives"]] == case["gives"]
