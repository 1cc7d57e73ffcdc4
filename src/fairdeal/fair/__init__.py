"""Fair dealing: seals, cuts, shuffles and their checking, so that anyone can see that nobody chose the cards.

The house makes a `Seal` and shows its `commitment`, takes a `ClosedCut` from each seat and then what it `opened`, calls
`shuffle` with `Stream.of`, and at the end `Seal.open`. Everybody else calls `verify`. Random bytes are always given.
"""

from fairdeal.fair.canonical import LARGEST_WHOLE, Json, canonical
from fairdeal.fair.chain import LINK_SIZE, check_link, first_link, next_link, read_link
from fairdeal.fair.cuts import CUT_LIMIT, ClosedCut, Cut, MadeBy, commit_cut, cut_from_text
from fairdeal.fair.reading import read_hex
from fairdeal.fair.scheme import SCHEME_1, SCHEME_2, Scheme, scheme_of
from fairdeal.fair.seal import SEAL_SIZE, Seal, commit_seal
from fairdeal.fair.shuffle import CutCardRange, Shuffled, decks, rotated, shuffle
from fairdeal.fair.stream import Stream, derive_key
from fairdeal.fair.verify import Claim, CutClaim, Step, verify

__all__ = [
    "CUT_LIMIT",
    "LARGEST_WHOLE",
    "LINK_SIZE",
    "SCHEME_1",
    "SCHEME_2",
    "SEAL_SIZE",
    "Claim",
    "ClosedCut",
    "Cut",
    "CutCardRange",
    "CutClaim",
    "Json",
    "MadeBy",
    "Scheme",
    "Seal",
    "Shuffled",
    "Step",
    "Stream",
    "canonical",
    "check_link",
    "commit_cut",
    "commit_seal",
    "cut_from_text",
    "decks",
    "derive_key",
    "first_link",
    "next_link",
    "read_hex",
    "read_link",
    "rotated",
    "scheme_of",
    "shuffle",
    "verify",
]
