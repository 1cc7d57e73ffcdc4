"""The key, the words and the fair numbers that come from seal and cuts."""

from __future__ import annotations

import hmac
from hashlib import sha256
from itertools import islice, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairdeal.errors import NotUnderstood
from fairdeal.fair import SCHEME_1, SCHEME_2, Cut, MadeBy, Scheme, Seal, Stream, derive_key
from tests.fair import naive

SECRET = bytes(range(32))
LINK = bytes(range(32, 64))
LINK = bytes(range(32, 64))
TOP = 2**32


def test_the_key_is_sha256_of_tag_seal_and_each_cut_with_seat_and_length() -> None:
    text = b"fairdeal/2/key" + SECRET + b"\x02\x00\x05lucky" + b"\xff\x00\x40" + bytes(64)
    assert derive_key(Seal(SECRET, LINK), [Cut(2, b"lucky"), Cut(255, bytes(64))]) == sha256(text).digest()


def test_the_key_without_cuts_is_sha256_of_tag_and_seal() -> None:
    assert derive_key(Seal(SECRET, LINK), []) == sha256(b"fairdeal/2/key" + SECRET).digest()


def test_cuts_count_in_order_of_seats_however_they_came_in() -> None:
    cuts = [Cut(0, b"a"), Cut(7, b"bb"), Cut(9, b"ccc"), Cut(200, b"d")]
    assert len({derive_key(Seal(SECRET, LINK), order) for order in permutations(cuts)}) == 1


def test_the_same_words_from_another_seat_give_another_key() -> None:
    assert derive_key(Seal(SECRET, LINK), [Cut(0, b"a")]) != derive_key(Seal(SECRET, LINK), [Cut(1, b"a")])


def test_where_one_cut_ends_and_the_next_begins_matters() -> None:
    one = derive_key(Seal(SECRET, LINK), [Cut(0, b"ab"), Cut(1, b"c")])
    other = derive_key(Seal(SECRET, LINK), [Cut(0, b"a"), Cut(1, b"bc")])
    assert one != other


def test_a_cut_left_out_changes_the_key() -> None:
    assert derive_key(Seal(SECRET, LINK), [Cut(0, b"a"), Cut(1, b"b")]) != derive_key(
        Seal(SECRET, LINK), [Cut(0, b"a")]
    )


def test_who_made_a_cut_does_not_change_the_key() -> None:
    assert derive_key(Seal(SECRET, LINK), [Cut(0, b"a")]) == derive_key(
        Seal(SECRET, LINK), [Cut(0, b"a", made_by=MadeBy.HOUSE)]
    )


def test_two_cuts_of_one_seat_are_refused() -> None:
    with pytest.raises(NotUnderstood) as refused:
        derive_key(Seal(SECRET, LINK), [Cut(3, b"a"), Cut(1, b"b"), Cut(3, b"c")])
    assert str(refused.value) == "Seat 3 has two cuts; a seat cuts once."


def test_the_words_are_hmac_sha256_of_a_name_and_a_counter_of_4_bytes_from_1_read_big_endian() -> None:
    counters = (b"fairdeal/2/stream" + counter.to_bytes(4, "big") for counter in range(1, 4))
    blocks = b"".join(hmac.new(SECRET, each, "sha256").digest() for each in counters)
    expected = [int.from_bytes(blocks[at : at + 4], "big") for at in range(0, 96, 4)]
    assert list(SCHEME_2.words(SECRET, 24)) == expected


def test_in_version_1_the_words_are_hmac_sha256_of_a_counter_of_8_bytes_from_0() -> None:
    blocks = b"".join(hmac.new(SECRET, counter.to_bytes(8, "big"), "sha256").digest() for counter in range(3))
    expected = [int.from_bytes(blocks[at : at + 4], "big") for at in range(0, 96, 4)]
    assert list(SCHEME_1.words(SECRET, 24)) == expected


@pytest.mark.parametrize("scheme", [SCHEME_1, SCHEME_2], ids=["1", "2"])
@pytest.mark.parametrize("ahead", [0, 1, 8, 9, 313, 1000])
def test_how_many_words_are_worked_out_at_once_makes_no_difference(ahead: int, scheme: Scheme) -> None:
    seal = Seal(SECRET, LINK if scheme.chained else b"", scheme=scheme)
    stream, key = Stream.of(seal, [], ahead=ahead), derive_key(seal, [])
    assert [stream.below(TOP) for _ in range(900)] == list(islice(naive.words_of(key, scheme.version), 900))


@given(
    seal=st.binary(min_size=32, max_size=32),
    opened=st.dictionaries(st.integers(0, 255), st.binary(min_size=1, max_size=64)),
    scheme=st.sampled_from([SCHEME_1, SCHEME_2]),
)
def test_key_and_words_agree_with_the_naive_implementation(
    seal: bytes, opened: dict[int, bytes], scheme: Scheme
) -> None:
    link = LINK if scheme.chained else b""
    key = derive_key(Seal(seal, link, scheme=scheme), [Cut(seat, data) for seat, data in opened.items()])
    assert key == naive.key_of(seal, opened, scheme.version)
    assert list(scheme.words(key, 20)) == list(islice(naive.words_of(key, scheme.version), 20))


def test_the_link_does_not_change_the_key() -> None:
    """It is fixed by the commitment; the order of the cards is the seal's and the cuts' alone."""
    assert derive_key(Seal(SECRET, LINK), []) == derive_key(Seal(SECRET, bytes(32)), [])


@given(
    n=st.integers(0, 12),
    drawn=st.lists(st.integers(0, 2**32 - 1) | st.integers(2**32 - 20, 2**32 - 1), max_size=12),
)
def test_falling_gives_what_below_gives_down_to_two_and_leaves_the_next_words(n: int, drawn: list[int]) -> None:
    endless = [*drawn, *[7] * 20]
    at_once, one_by_one = Stream(endless), Stream(endless)
    assert list(at_once.falling(n)) == [one_by_one.below(limit) for limit in range(n, 1, -1)]
    assert at_once.below(TOP) == one_by_one.below(TOP)


def test_the_same_seal_and_cuts_give_the_same_numbers_again() -> None:
    one, other = (Stream.of(Seal(SECRET, LINK), [Cut(0, b"a")]) for _ in range(2))
    assert [one.below(52) for _ in range(100)] == [other.below(52) for _ in range(100)]


@pytest.mark.parametrize(
    ("n", "taken", "rejected"),
    [
        (6, TOP - 5, TOP - 4),  # 2^32 = 4 more than a multiple of 6
        (52, TOP - 49, TOP - 48),  # 48 more than a multiple of 52
        (3, TOP - 2, TOP - 1),
        (2**31 + 1, 2**31, 2**31 + 1),
        (TOP - 1, TOP - 2, TOP - 1),
    ],
)
def test_the_last_word_of_a_whole_run_is_taken_and_the_next_is_rejected(n: int, taken: int, rejected: int) -> None:
    assert Stream([taken, 0]).below(n) == n - 1
    assert Stream([rejected, TOP - 1, 2]).below(n) == 2


@pytest.mark.parametrize("n", [1, 2, 64, 2**31, TOP])
def test_a_number_that_divides_2_to_the_32_rejects_no_word(n: int) -> None:
    assert Stream([TOP - 1]).below(n) == n - 1


def test_below_one_is_nought_and_takes_a_word() -> None:
    stream = Stream([TOP - 1, 5])
    assert (stream.below(1), stream.below(TOP)) == (0, 5)


@pytest.mark.parametrize("n", [0, -1, TOP + 1])
def test_there_is_no_number_below_nought_or_above_a_word(n: int) -> None:
    with pytest.raises(AssertionError, match="has no answer"):
        Stream([1, 2, 3]).below(n)


def test_a_stream_that_ends_is_a_bug() -> None:
    with pytest.raises(AssertionError, match="must be endless"):
        Stream([TOP - 1]).below(3)


@given(n=st.integers(1, 2**32), drawn=st.lists(st.integers(0, 2**32 - 1), max_size=8))
def test_below_agrees_with_the_naive_implementation(n: int, drawn: list[int]) -> None:
    endless = [*drawn, 0, 0]
    assert Stream(endless).below(n) == naive.below_from(endless)(n) < n


def test_just_below_2_to_the_32_whole_runs_are_taken_in_order_and_the_incomplete_one_rejected() -> None:
    for n in range(1, 417):
        stream = Stream(range(TOP - TOP % n - n, TOP))
        assert [stream.below(n) for _ in range(n)] == list(range(n))
        with pytest.raises(AssertionError, match="must be endless"):
            stream.below(n)
