"""The links of a record cover the canonical spelling of its rounds, however fast it is written."""

import sys
from typing import Any

import pytest

from fairdeal.fair import canonical
from fairdeal.record import Player, Record
from fairdeal.record.document import Joined, Left
from fairdeal.record.links import round_covered, spelled
from tests.record.sittings import eventful, session, shoe


@pytest.mark.parametrize("record", [session(), eventful(), shoe()], ids=["session", "eventful", "shoe"])
def test_what_a_link_covers_is_spelled_as_the_canonical_form_has_it(record: Record) -> None:
    for played in record.rounds:
        assert spelled(round_covered(record, played)) == canonical(round_covered(record, played))
        assert spelled(played.steps) == canonical(round_covered(record, played)["steps"])  # type: ignore[index, call-overload]


def test_every_character_is_spelled_as_the_canonical_form_has_it() -> None:
    every = "".join(map(chr, [*range(0xD800), *range(0xE000, sys.maxunicode + 1)]))
    joined = Joined(player=Player(seat=0, name=every, chips=2**53 - 1))
    plain: Any = {"kind": "joined", "player": {"seat": 0, "name": every, "chips": 2**53 - 1, "bot": False}}
    assert spelled(joined) == canonical(plain)
    assert spelled(Left(seat=-1)) == canonical({"kind": "left", "seat": -1, "transfers": []})
