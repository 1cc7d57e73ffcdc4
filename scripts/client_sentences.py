"""Writes client/src/lib/sentences.json: sentences as the server says them, which the client must say alike."""

import json
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Final

import msgspec

from fairdeal.cards import read_cards
from fairdeal.engine.chips import Chips
from fairdeal.engine.words import Gain, Seat, Sentence, ShownCards
from fairdeal.locale import LANGUAGES, catalogue_of
from fairdeal.wire.encode import said_of

WRITTEN: Final = Path(__file__).resolve().parent.parent / "client" / "src" / "lib" / "sentences.json"
NAMES: Final = {0: "Anna", 1: "Борис", 2: "tr\u202eick\n", 3: "a" * 60, 4: ""}
YOU: Final = 0
FILES: Final = ("banking", "casino-war", "errors", "verify")
"""The catalogue's files from which the sentences come."""


def sentences() -> Iterator[Sentence]:
    """Every kind of fact, with amounts that want every plural form."""
    for amount in (0, 1, 2, 3, 4, 5, 10, 22, 42, 44, 2022, 2_000_001):
        for seat in (YOU, 1):
            yield Sentence("banking-bet", {"seat": Seat(seat), "amount": Chips(amount)})
    for seat in NAMES:
        yield Sentence("banking-dealt", {"seat": Seat(seat), "card": ShownCards(read_cards("Td"))})
    for net in (-5, -1, 0, 1, 8):
        facts = {"seat": Seat(1), "staked": Chips(4), "returned": Chips(4 + net), "net": Gain(net)}
        yield Sentence("casino-war-settled-war-won", facts)
    for count in (0, 1, 2, 5, 21, 1312):
        yield Sentence("casino-war-burned", {"count": count})
        yield Sentence("check-cards-true", {"count": count})
    for value in (Fraction(-23138, 993023), Fraction(1, 2), Fraction(5, 2 * 10**6), Fraction(1000)):
        yield Sentence("casino-war-odds-tie", {"value": value, "exact": str(value)})
    yield Sentence("error-unknown-word", {"text": "bеt\u2028!", "possible": ("bet", "war", "surrender")})
    yield Sentence("error-unknown-word", {"text": "x" * 3000, "possible": ("bet",)})
    inner = Sentence("round-void-no-bets")
    yield Sentence("verify-round-void", {"round": 3, "why": inner})


def write_sentences() -> str:
    """The whole of the file."""
    said = [
        {
            "said": msgspec.to_builtins(said_of(sentence)),
            "spoken": {each: catalogue_of(each).say(sentence, names=NAMES, you=YOU) for each in LANGUAGES},
        }
        for sentence in sentences()
    ]
    whole = {"files": FILES, "names": list(NAMES.items()), "you": YOU, "sentences": said}
    return json.dumps(whole, ensure_ascii=True, indent=1) + "\n"
