"""The cuts of the seats: how long, how committed, how opened."""

from __future__ import annotations

from hashlib import sha256

import pytest

from fairdeal.errors import IllegalAction, NotUnderstood
from fairdeal.fair import SCHEME_1, ClosedCut, Cut, MadeBy, commit_cut, cut_from_text


def test_the_commitment_is_sha256_of_the_tag_and_the_cut() -> None:
    assert commit_cut(b"lucky") == sha256(b"fairdeal/2/cut" + b"lucky").digest()
    assert commit_cut(b"lucky", scheme=SCHEME_1) == sha256(b"fairdeal/1/cut" + b"lucky").digest()
    assert Cut(0, b"lucky").commitment == commit_cut(b"lucky")


@pytest.mark.parametrize("size", [1, 64])
def test_a_cut_of_1_to_64_bytes_is_taken(size: int) -> None:
    assert len(Cut(0, bytes(size)).data) == size


@pytest.mark.parametrize(
    ("size", "sentence"),
    [
        (0, "A cut is at least 1 byte; this one is empty."),
        (65, "A cut is at most 64 bytes; this one is 65. Make it shorter."),
    ],
)
def test_a_cut_too_short_or_too_long_is_refused_with_its_length(size: int, sentence: str) -> None:
    for act in (commit_cut, lambda data: Cut(0, data), Cut(0, b"x").closed().opened):
        with pytest.raises(NotUnderstood) as refused:
            act(bytes(size))
        assert str(refused.value) == sentence
        assert refused.value.code == "cut-size"


@pytest.mark.parametrize("seat", [0, 255])
def test_seats_0_and_255_can_cut(seat: int) -> None:
    assert Cut(seat, b"x").closed().seat == seat


@pytest.mark.parametrize("seat", [-1, 256])
def test_a_seat_that_is_not_one_byte_is_refused(seat: int) -> None:
    for act in (lambda: Cut(seat, b"x"), lambda: ClosedCut(seat, bytes(32))):
        with pytest.raises(NotUnderstood) as refused:
            act()
        assert str(refused.value) == f"A seat is a number from 0 to 255, not {seat}."


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_commitment_that_is_not_32_bytes_is_refused(size: int) -> None:
    with pytest.raises(NotUnderstood) as refused:
        ClosedCut(3, bytes(size))
    assert str(refused.value) == f"The commitment of seat 3 must be 32 bytes; this one is {size}."


def test_a_closed_cut_opens_to_the_cut_that_was_committed() -> None:
    cut = Cut(3, b"lucky", made_by=MadeBy.HOUSE)
    assert cut.closed() == ClosedCut(3, commit_cut(b"lucky"), made_by=MadeBy.HOUSE)
    assert cut.closed().opened(b"lucky") == cut


@pytest.mark.parametrize("data", [b"Lucky", b"lucky ", b"\x00lucky"])
def test_a_cut_that_is_not_the_committed_one_is_refused_by_name(data: bytes) -> None:
    with pytest.raises(IllegalAction) as refused:
        Cut(3, b"lucky").closed().opened(data)
    assert refused.value.code == "cut-not-as-shown"
    assert refused.value.facts == {"seat": 3}
    assert str(refused.value) == "Seat 3’s cut isn’t the one it showed: open the same bytes that were committed."


def test_a_cut_says_who_made_it() -> None:
    assert Cut(0, b"x").made_by is MadeBy.PLAYER
    assert str(Cut(0, b"x", made_by=MadeBy.HOUSE).made_by) == "house"


@pytest.mark.parametrize(
    "text", ["lucky", " lucky ", "На удачу ♣", "sau\N{COMBINING ACUTE ACCENT}de", "saúde", "\r\n", "🂡"]
)
def test_typed_words_become_utf8_of_exactly_what_was_typed(text: str) -> None:
    assert cut_from_text(text) == text.encode("utf-8")


def test_typed_words_are_measured_in_bytes_and_not_in_letters() -> None:
    assert len(cut_from_text("я" * 32)) == 64
    with pytest.raises(NotUnderstood) as refused:
        cut_from_text("я" * 33)
    assert str(refused.value) == "A cut is at most 64 bytes; this one is 66. Make it shorter."


def test_no_words_are_no_cut() -> None:
    with pytest.raises(NotUnderstood, match="this one is empty"):
        cut_from_text("")


def test_half_a_surrogate_pair_is_refused_with_its_place() -> None:
    with pytest.raises(NotUnderstood) as refused:
        cut_from_text("ab\ud83c")
    assert str(refused.value) == "Character 3 of the cut isn’t a whole character."
