"""Nothing but `open()` lets the bytes of a seal out, nor do the values that follow from it show what they hold."""

from __future__ import annotations

import base64
import copy
import json
import logging
import pickle
import pprint
import traceback
from collections.abc import Callable, Iterator
from dataclasses import asdict, astuple, dataclass, fields
from hashlib import sha256

import pytest

from fairdeal.errors import NotUnderstood
from fairdeal.fair import Cut, CutCardRange, Seal, Stream, decks, derive_key, read_hex, shuffle

LINK = bytes(32)


def secret() -> bytes:
    return sha256(b"the secret of these tests").digest()


@dataclass(frozen=True)
class Shoe:
    """Something that holds a seal, as a table does."""

    seal: Seal
    name: str = "shoe"


def spellings(data: bytes) -> Iterator[str]:
    """Ways in which bytes could be written."""
    yield data.hex()
    yield data.hex(" ")
    yield base64.b64encode(data).decode().rstrip("=")
    yield base64.urlsafe_b64encode(data).decode().rstrip("=")
    yield base64.b32encode(data).decode().rstrip("=")
    yield str(int.from_bytes(data, "big"))
    yield str(int.from_bytes(data, "little"))
    yield repr(data)[2:-1]
    yield ", ".join(str(byte) for byte in data)
    yield data.decode("latin-1")


def assert_shows_nothing(shown: str, data: bytes) -> None:
    for spelling in spellings(data):
        assert spelling.lower() not in shown.lower()


def shown_by_failure(act: Callable[[], object]) -> str:
    """The traceback of what `act` raises, with the local variables of every frame."""
    try:
        act()
    except Exception as error:
        return "".join(traceback.TracebackException.from_exception(error, capture_locals=True).format())
    raise AssertionError("nothing was raised")


def test_the_search_for_a_secret_finds_every_spelling_of_it() -> None:
    for spelling in spellings(secret()):
        with pytest.raises(AssertionError):
            assert_shows_nothing(f"x{spelling}y", secret())


@pytest.mark.parametrize(
    "show",
    [
        repr,
        str,
        ascii,
        "{}".format,
        "{!r:>200}".format,
        lambda seal: f"{seal}",
        lambda seal: f"{seal!s}{seal!r}",
        pprint.pformat,
        lambda seal: repr(asdict(seal)),
        lambda seal: repr(astuple(seal)),
        lambda seal: repr(asdict(Shoe(seal))),
        lambda seal: repr(Shoe(seal)),
        lambda seal: repr([getattr(seal, field.name) for field in fields(seal)]),
        lambda seal: repr([getattr(seal, slot) for slot in Seal.__slots__]),
        lambda seal: json.dumps({"seal": seal}, default=str),
        lambda seal: repr(copy.deepcopy(seal)),
        lambda seal: repr({name: getattr(seal, name, None) for name in dir(seal)}),
    ],
)
def test_no_way_of_showing_a_closed_seal_shows_its_bytes(show: Callable[[Seal], str]) -> None:
    assert_shows_nothing(show(Seal(secret(), LINK)), secret())


@pytest.mark.parametrize(
    "act",
    [
        lambda seal: pickle.dumps(seal),
        lambda seal: pickle.dumps(Shoe(seal), protocol=0),
        lambda seal: copy.copy(seal).__reduce_ex__(4),
        lambda seal: vars(seal),
        lambda seal: json.dumps(seal),
        lambda seal: f"{seal:x}",
        lambda seal: bytes(seal),
        lambda seal: setattr(seal, "commitment", b""),
        lambda seal: seal.secret,
        lambda seal: seal + 1,
        lambda seal: derive_key(seal, [Cut(1, b"a"), Cut(1, b"b")]),
        lambda seal: shuffle([], Stream.of(seal, [])),
        lambda seal: shuffle([1], Stream.of(seal, []), cut_card=CutCardRange(1, 2)),
        lambda seal: Stream.of(seal, []).below(0),
        lambda seal: pickle.dumps(Stream.of(seal, [])),
    ],
)
def test_no_failure_around_a_closed_seal_shows_its_bytes_or_its_key(act: Callable[[Seal], object]) -> None:
    def fail(seal: Seal) -> str:
        return shown_by_failure(lambda: act(seal))

    shown = fail(Seal(secret(), LINK))
    assert_shows_nothing(shown, secret())
    assert_shows_nothing(shown, derive_key(Seal(secret(), LINK), []))


def test_a_closed_seal_is_not_pickled_and_the_error_says_what_to_do() -> None:
    with pytest.raises(TypeError, match=r"a closed seal is not pickled; to store it, store what open\(\) gives"):
        pickle.dumps(Seal(secret(), LINK))


def test_a_closed_seal_has_no_dictionary_of_its_attributes() -> None:
    with pytest.raises(TypeError):
        vars(Seal(secret(), LINK))


def test_a_log_line_with_a_seal_shows_its_commitment_only(caplog: pytest.LogCaptureFixture) -> None:
    logging.getLogger("fairdeal.test").warning("shuffling with %s and %r", Seal(secret(), LINK), Seal(secret(), LINK))
    assert "Seal(closed, commitment=" in caplog.text
    assert_shows_nothing(caplog.text, secret())


def test_a_seal_that_cannot_be_read_is_not_quoted_in_the_error() -> None:
    with pytest.raises(NotUnderstood) as refused:
        read_hex(secret().hex() + "zz", name="seal")
    assert_shows_nothing(str(refused.value) + repr(refused.value), secret())


def test_a_stream_shows_neither_its_key_nor_its_words() -> None:
    stream = Stream.of(Seal(secret(), LINK), [])
    first = stream.below(2**32)
    assert_shows_nothing(repr(stream), derive_key(Seal(secret(), LINK), []))
    assert str(first) not in repr(stream)


def test_a_shuffled_shoe_shows_how_many_cards_it_has_and_not_which() -> None:
    shoe = shuffle(decks(1), Stream.of(Seal(secret(), LINK), []), cut_card=CutCardRange(30, 40))
    assert repr(shoe) == f"{shoe}" == "Shuffled(52 cards, face down)"


def test_a_cut_shows_how_long_it_is_and_not_what_it_says() -> None:
    cut = Cut(4, secret())
    assert repr(cut) == f"Cut(seat=4, 32 bytes, made_by=player, commitment={cut.commitment.hex()[:16]}…)"
    assert_shows_nothing(f"{cut}{cut!r}{cut.closed()!r}", secret())
