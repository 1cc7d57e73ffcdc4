"""Writes the test vectors of fair dealing, which implementations in other languages are checked against.

`python -m scripts.make_vectors` writes `vectors-1.json` and `vectors-2.json` in `src/fairdeal/fair`, one for each
version of fair dealing; the package must be importable.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from fairdeal.fair import (
    SCHEME_1,
    SCHEME_2,
    Cut,
    CutCardRange,
    Json,
    MadeBy,
    Scheme,
    Seal,
    Stream,
    canonical,
    cut_from_text,
    decks,
    derive_key,
    first_link,
    next_link,
    shuffle,
)

FOLDER = Path(__file__).parent.parent / "src" / "fairdeal" / "fair"

FIELDS = {
    "seal": "the 32 bytes of the house, in hexadecimal like all bytes here",
    "link": "what the seal is committed with, 32 bytes; null in version 1",
    "commitment": "SHA-256('fairdeal/N/seal', then the link if there is one, then seal), shown before the bets",
    "cuts": "as they came in, not sorted by seat; commitment is SHA-256('fairdeal/N/cut' then opened)",
    "cuts.text": "what was typed, if it was; opened is its UTF-8",
    "cuts.opened": "null if the seat never opened its cut: it has no part in the key",
    "decks": "whole decks before the shuffle, each 0 to 51 in order; null if cards lists them",
    "cards": "the cards before the shuffle if they are not whole decks; null otherwise",
    "cut_card": "the least and the most cards that may lie above the cut card; null without one",
    "key": "SHA-256('fairdeal/N/key', the seal, then seat, length and bytes of each opened cut by seat)",
    "words": "the first eight 32-bit words of the stream",
    "first": "the first cards that are dealt, ten at most",
    "cut_at": "how many cards went from the top to the bottom in the cut",
    "cut_card_under": "how many cards lie above the cut card; null without one",
    "digest": "SHA-256 of the whole order after the cut, one byte a card, the first card first",
    "below": "what below(n) gives from these words, one after another, until they are used up",
}

CHAIN_FIELDS = {
    "canonical": "values with their canonical JSON (RFC 8785), as text",
    "chain": "the opening of a sitting with its link, and rounds with theirs, each made from the link before",
}

Fields = dict[str, object]


def main() -> None:
    for scheme in (SCHEME_1, SCHEME_2):
        target = FOLDER / f"vectors-{scheme.version}.json"
        target.write_text(vectors_text(scheme), encoding="utf-8")
        print(f"{target}: {len(cases(scheme))} cases")


def vectors_text(scheme: Scheme) -> str:
    """The whole file: one line for each field of a case, so that a change is easy to see."""
    about = (
        f"Test vectors of Fairdeal's fair dealing, version {scheme.version} (N). docs/fair-dealing.md has the protocol."
    )
    head = json.dumps({"about": about, "fields": FIELDS | (CHAIN_FIELDS if scheme.chained else {})}, indent=2)[:-2]
    parts = {"below": map(_line, below_cases()), "cases": map(_block, cases(scheme))}
    if scheme.chained:
        parts |= {"canonical": map(_line, canonical_cases()), "chain": map(_line, chain_cases())}
    between = ",\n"
    lists = (f'  "{name}": [\n{between.join(each)}\n  ]' for name, each in parts.items())
    return between.join([head, *lists]) + "\n}\n"


def canonical_cases() -> list[Fields]:
    """What implementations are likely to spell in another way: order of keys, escapes, large numbers."""
    values: list[Json] = [
        {},
        {"b": [1, -2, 0], "a": None, "c": {"z": True, "y": False}},
        {"ｚ": 1, "🂡": 2, "é": 3, "e": 4, "B": 5, "a": 6, "10": 7, "9": 8},
        '"\\/\b\f\n\r\t\u0000\u001f\u007f\u2028',
        ["Zoë", "Борис", "São João", "🂡", ""],
        [2**53 - 1, -(2**53 - 1)],
    ]
    return [{"value": value, "canonical": canonical(value).decode()} for value in values]


def chain_cases() -> list[Fields]:
    """A sitting of two rounds, made up: what it holds makes no difference to its links."""
    opening: Json = {
        "game": "casino-war",
        "rules": 1,
        "house": {"stake": 4, "rounds": None, "war_tie_payout": "2:1", "fresh_shuffle": True},
        "players": [{"seat": 0, "name": "Zoë", "chips": 160, "bot": False}],
    }
    rounds: list[Json] = [
        {"between": [], "seats": [{"seat": 0, "chips": 160}], "shuffle": 0, "shuffles": [], "seals": [], "steps": []},
        {
            "between": [{"kind": "left", "seat": 0, "transfers": []}],
            "seats": [],
            "shuffle": 0,
            "shuffles": [],
            "seals": [_bytes("a commitment", 32).hex()],
            "steps": [{"action": {"kind": "deal"}, "hidden": True}],
        },
    ]
    link = first_link(opening)
    told: list[Fields] = [{"covers": opening, "link": link.hex()}]
    for played in rounds:
        link = next_link(link, played)
        told.append({"covers": played, "link": link.hex()})
    return told


def _line(case: Fields) -> str:
    return "    " + json.dumps(case)


def cases(scheme: Scheme) -> list[Fields]:
    case = partial(_case, scheme)
    return [
        case("One deck, one random cut", [Cut(0, _bytes("a phone", 32))], start=1),
        case("One deck and nobody cut", [], start=1),
        case("Casino War: six decks, one typed cut", [_typed(0, "lucky seven")], start=6, typed=True),
        case(
            "Blackjack: six decks, cut card, the seats in no order, one cut never opened",
            [Cut(5, b"\x00"), _house(2), Cut(0, _bytes("seat 0", 16)), Cut(3, _bytes("seat 3", 32))],
            start=6,
            unopened=[3],
            cut_card=CutCardRange(200, 220),
        ),
        case(
            "Eight decks, the longest cut and the last seat, two cuts never opened",
            [Cut(255, _bytes("long", 32) * 2), Cut(1, b"a"), Cut(2, b"b"), _house(128), Cut(7, bytes(64))],
            start=8,
            unopened=[1, 255],
            cut_card=CutCardRange(208, 312),
        ),
        case(
            "Typed cuts are UTF-8 as typed: Cyrillic, a composed and a decomposed accent",
            [_typed(0, "На удачу ♣"), _typed(1, "saúde"), _typed(2, "sau\N{COMBINING ACUTE ACCENT}de"), _typed(3, " ")],
            start=1,
            typed=True,
        ),
        case("Discards, not whole decks", [_typed(4, "again")], typed=True, start=[*range(51, 20, -3), 7, 7, 7, 0]),
        case("Two cards: the cut takes a word and has one place", [_house(0)], start=[12, 25]),
        case(
            "One card: no swap and no cut, so the first word places the cut card",
            [_typed(0, "solo")],
            start=[30],
            typed=True,
            cut_card=CutCardRange(0, 1),
        ),
        case("A cut card with one place, under all the cards", [], start=1, cut_card=CutCardRange(52, 52)),
    ]


def below_cases() -> list[Fields]:
    """Words at the limit of rejection, which a real stream meets once in millions."""
    top = 2**32
    return [
        _below(1, [0, top - 1, 7]),
        _below(2, [0, 1, top - 1]),
        _below(6, [top - 5, top - 4, top - 1, 5, top - 4, 11]),
        _below(52, [top - 49, top - 48, top - 1, 51, 52]),
        _below(2**31 + 1, [2**31, 2**31 + 1, top - 1, 3]),
        _below(top, [0, top - 1]),
    ]


def _case(
    scheme: Scheme,
    name: str,
    given: Sequence[Cut],
    *,
    start: int | list[int],
    unopened: Sequence[int] = (),
    typed: bool = False,
    cut_card: CutCardRange | None = None,
) -> Fields:
    link = _bytes(f"before {name}", 32) if scheme.chained else b""
    seal = Seal(_bytes(name, 32), link, scheme=scheme)
    cuts = [replace(cut, scheme=scheme) for cut in given]
    opened = [cut for cut in cuts if cut.seat not in unopened]
    cards = decks(start) if isinstance(start, int) else start
    order = shuffle(cards, Stream.of(seal, opened), cut_card=cut_card)
    key = derive_key(seal, opened)
    return {
        "name": name,
        "seal": seal.open().hex(),
        "link": link.hex() if scheme.chained else None,
        "commitment": seal.commitment.hex(),
        "cuts": [_cut_fields(cut, opened=cut in opened, typed=typed) for cut in cuts],
        "decks": start if isinstance(start, int) else None,
        "cards": None if isinstance(start, int) else start,
        "cut_card": {"low": cut_card.low, "high": cut_card.high} if cut_card else None,
        "key": key.hex(),
        "words": list(scheme.words(key, 8)),
        "first": list(order.cards[:10]),
        "cut_at": order.cut_at,
        "cut_card_under": order.cut_card,
        "digest": hashlib.sha256(bytes(order.cards)).hexdigest(),
    }


def _cut_fields(cut: Cut, *, opened: bool, typed: bool) -> Fields:
    fields: Fields = {"seat": cut.seat, "made_by": cut.made_by.value, "commitment": cut.commitment.hex()}
    if typed:
        fields["text"] = cut.data.decode()
    fields["opened"] = cut.data.hex() if opened else None
    return fields


def _typed(seat: int, text: str) -> Cut:
    return Cut(seat, cut_from_text(text))


def _house(seat: int) -> Cut:
    return Cut(seat, _bytes(f"bot {seat}", 32), made_by=MadeBy.HOUSE)


def _bytes(label: str, size: int) -> bytes:
    """Bytes that nobody chose: the digest of a label."""
    return hashlib.sha256(b"fairdeal vectors: " + label.encode()).digest()[:size]


def _below(n: int, given: list[int]) -> Fields:
    return {"n": n, "words": given, "gives": list(_until_used_up(n, given))}


def _until_used_up(n: int, given: list[int]) -> Iterable[int]:
    """Draws while a word that will not be rejected is left."""
    limit = 2**32 - 2**32 % n
    stream = Stream(given)
    for _ in range(sum(word < limit for word in given)):
        yield stream.below(n)


def _block(case: Fields) -> str:
    lines = ",\n".join(f"      {json.dumps(name)}: {json.dumps(value)}" for name, value in case.items())
    return f"    {{\n{lines}\n    }}"


if __name__ == "__main__":
    main()
