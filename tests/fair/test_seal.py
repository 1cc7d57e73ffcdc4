"""The house's seal: what it shows and what it keeps."""

from __future__ import annotations

import copy
from dataclasses import FrozenInstanceError
from hashlib import sha256

import pytest

from fairdeal.errors import NotUnderstood
from fairdeal.fair import SCHEME_1, Seal, commit_seal, read_hex

SECRET = bytes(range(100, 132))
LINK = bytes(range(32))


def test_the_commitment_is_sha256_of_the_tag_the_link_and_the_seal() -> None:
    assert commit_seal(SECRET, LINK) == sha256(b"fairdeal/2/seal" + LINK + SECRET).digest()
    assert Seal(SECRET, LINK).commitment == commit_seal(SECRET, LINK)


def test_in_version_1_a_seal_was_committed_alone() -> None:
    assert commit_seal(SECRET, scheme=SCHEME_1) == sha256(b"fairdeal/1/seal" + SECRET).digest()
    assert Seal(SECRET, scheme=SCHEME_1).commitment == commit_seal(SECRET, scheme=SCHEME_1)


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_link_that_is_not_32_bytes_is_refused_with_its_size(size: int) -> None:
    with pytest.raises(NotUnderstood) as refused:
        Seal(SECRET, bytes(size))
    assert str(refused.value) == f"A link is 32 bytes; this one is {size}."
    assert refused.value.code == "link-size"


def test_a_seal_opens_to_its_own_bytes() -> None:
    assert Seal(SECRET, LINK).open() == SECRET


def test_a_seal_keeps_its_bytes_when_the_buffer_it_came_from_changes() -> None:
    buffer = bytearray(SECRET)
    seal = Seal(buffer, LINK)  # type: ignore[arg-type]
    buffer[0] = 0
    assert seal.open() == SECRET


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_seal_that_is_not_32_bytes_is_refused_with_its_size(size: int) -> None:
    with pytest.raises(NotUnderstood) as refused:
        Seal(bytes(size), LINK)
    assert str(refused.value) == f"A seal is 32 bytes; this one is {size}."
    assert refused.value.code == "seal-size"


def test_a_seal_shows_only_the_start_of_its_commitment() -> None:
    assert repr(Seal(SECRET, LINK)) == f"Seal(closed, commitment={commit_seal(SECRET, LINK).hex()[:16]}…)"


def test_seals_are_equal_when_their_commitments_are() -> None:
    assert Seal(SECRET, LINK) == Seal(SECRET, LINK)
    assert hash(Seal(SECRET, LINK)) == hash(Seal(SECRET, LINK))
    assert Seal(SECRET, LINK) != Seal(bytes(32), LINK)
    assert Seal(SECRET, LINK) != Seal(SECRET, bytes(32))


def test_a_seal_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        Seal(SECRET, LINK).commitment = bytes(32)  # type: ignore[misc]


def test_a_copy_of_a_seal_is_the_seal_itself() -> None:
    seal = Seal(SECRET, LINK)
    assert copy.copy(seal) is seal
    assert copy.deepcopy([seal])[0] is seal


def test_hexadecimal_is_read_in_capitals_and_small_letters() -> None:
    assert read_hex("aBfF", name="seal") == b"\xab\xff"
    assert read_hex("", name="cut") == b""


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("0g", "The seal can’t be read: character 2 isn’t a hexadecimal digit."),
        ("00 11", "The seal can’t be read: character 3 isn’t a hexadecimal digit."),
        ("0x11", "The seal can’t be read: character 2 isn’t a hexadecimal digit."),
        ("11\n", "The seal can’t be read: character 3 isn’t a hexadecimal digit."),
        ("١١", "The seal can’t be read: character 1 isn’t a hexadecimal digit."),
        ("123", "The seal can’t be read: it has 3 hexadecimal digits, and two make a byte."),
    ],
)
def test_text_that_is_not_hexadecimal_is_refused_with_the_place(text: str, sentence: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        read_hex(text, name="seal")
    assert str(refused.value) == sentence
