"""The vectors that other implementations are checked against, checked here by two."""

from __future__ import annotations

import json
from hashlib import sha256
from importlib.resources import files
from itertools import islice
from typing import Any

import pytest

from fairdeal.fair import (
    SCHEME_1,
    SCHEME_2,
    Claim,
    ClosedCut,
    CutCardRange,
    CutClaim,
    Scheme,
    Seal,
    Stream,
    canonical,
    cut_from_text,
    decks,
    derive_key,
    first_link,
    next_link,
    read_hex,
    scheme_of,
    shuffle,
    verify,
)
from scripts.make_vectors import vectors_text
from tests.fair import naive

TEXTS = {version: files("fairdeal.fair").joinpath(f"vectors-{version}.json").read_text("utf-8") for version in (1, 2)}
VECTORS: dict[int, dict[str, Any]] = {version: json.loads(text) for version, text in TEXTS.items()}

every_case = pytest.mark.parametrize(
    "case",
    [
        pytest.param({**case, "version": version}, id=f"{version}: {case['name']}")
        for version, vectors in VECTORS.items()
        for case in vectors["cases"]
    ],
)
every_version = pytest.mark.parametrize("scheme", [SCHEME_1, SCHEME_2], ids=["1", "2"])


def link_of(case: dict[str, Any]) -> bytes:
    return b"" if case["link"] is None else bytes.fromhex(case["link"])


def seal_of(case: dict[str, Any]) -> Seal:
    return Seal(read_hex(case["seal"], name="seal"), link_of(case), scheme=scheme_of(case["version"]))


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


@every_version
def test_the_file_is_what_the_script_writes(scheme: Scheme) -> None:
    assert vectors_text(scheme) == TEXTS[scheme.version], "run: python -m scripts.make_vectors"


@every_version
def test_every_field_of_every_case_is_explained_in_the_file(scheme: Scheme) -> None:
    vectors = VECTORS[scheme.version]
    explained = set(vectors["fields"])
    for case in vectors["cases"]:
        assert set(case) - {"name"} <= explained


def test_both_versions_have_the_same_seals_and_cuts_and_quite_other_orders() -> None:
    for one, other in zip(VECTORS[1]["cases"], VECTORS[2]["cases"], strict=True):
        assert (one["name"], one["seal"], one["decks"]) == (other["name"], other["seal"], other["decks"])
        assert one["key"] != other["key"]
        assert one["words"] != other["words"]


@every_version
def test_there_are_cases_for_every_branch(scheme: Scheme) -> None:
    cases = VECTORS[scheme.version]["cases"]
    assert {1, 6, 8, None} == {case["decks"] for case in cases}
    assert any(cut["opened"] is None for case in cases for cut in case["cuts"])
    assert any(not case["cuts"] for case in cases)
    assert any([cut["seat"] for cut in case["cuts"]] != sorted(cut["seat"] for cut in case["cuts"]) for case in cases)
    assert {len(start_of(case)) for case in cases} >= {1, 2, 52, 312, 416}


@pytest.mark.parametrize("case", VECTORS[2]["canonical"], ids=lambda case: str(case["value"])[:20])
def test_a_value_has_one_canonical_spelling(case: dict[str, Any]) -> None:
    assert canonical(case["value"]).decode() == naive.canonical(case["value"]) == case["canonical"]
    assert json.loads(case["canonical"]) == case["value"]


def test_every_link_of_the_chain_is_made_from_the_one_before() -> None:
    opening, *rounds = VECTORS[2]["chain"]
    link, slowly = first_link(opening["covers"]), naive.link_of(None, opening["covers"])
    assert link.hex() == slowly.hex() == opening["link"]
    for played in rounds:
        link, slowly = next_link(link, played["covers"]), naive.link_of(slowly, played["covers"])
        assert link.hex() == slowly.hex() == played["link"]


@every_case
def test_the_naive_implementation_gives_the_vector(case: dict[str, Any]) -> None:
    seal = bytes.fromhex(case["seal"])
    version, link = case["version"], None if case["link"] is None else link_of(case)
    assert naive.commitment_of_seal(seal, link).hex() == case["commitment"]
    for cut in case["cuts"]:
        if cut["opened"] is not None:
            assert naive.commitment_of_cut(bytes.fromhex(cut["opened"]), version).hex() == cut["commitment"]
    key = naive.key_of(seal, opened_in(case), version)
    assert key.hex() == case["key"]
    assert list(islice(naive.words_of(key, version), 8)) == case["words"]
    cards, cut_at, under = naive.order_of(key, start_of(case), ends_of(case), version=version)
    assert (cards[:10], cut_at, under) == (case["first"], case["cut_at"], case["cut_card_under"])
    assert sha256(bytes(cards)).hexdigest() == case["digest"]


@every_case
def test_the_package_gives_the_vector(case: dict[str, Any]) -> None:
    seal = seal_of(case)
    assert seal.commitment.hex() == case["commitment"]
    opened = [
        ClosedCut(cut.seat, cut.commitment, scheme=seal.scheme).opened(cut.opened)
        for cut in claims_in(case)
        if cut.opened is not None
    ]
    ends = ends_of(case)
    assert derive_key(seal, opened).hex() == case["key"]
    assert list(seal.scheme.words(derive_key(seal, opened), 8)) == case["words"]
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
        link=link_of(case),
        scheme=scheme_of(case["version"]),
    )
    assert [step for step in verify(claim) if not step.passed] == []


@every_case
def test_typed_cuts_open_to_their_utf8(case: dict[str, Any]) -> None:
    for cut in case["cuts"]:
        if "text" in cut:
            assert cut_from_text(cut["text"]).hex() == cut["opened"]


@pytest.mark.parametrize("case", VECTORS[2]["below"], ids=lambda case: f"below {case['n']}")
def test_numbers_at_the_limit_of_rejection_are_as_in_the_vector(case: dict[str, Any]) -> None:
    stream, slowly = Stream(case["words"]), naive.below_from(case["words"])
    assert [stream.below(case["n"]) for _ in case["gives"]] == case["gives"]
    assert [slowly(case["n"]) for _ in case["gives"]] == case["gives"]
