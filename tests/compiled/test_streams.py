"""The random numbers of kernels are those that the authors of the generators publish, and every order is as likely."""

from itertools import islice

import pytest

pytest.importorskip("numba")

import numpy as np

from fairdeal.compiled.streams import MOST_SEED, below, draw, next_word, seeded, shuffle, split_mix


def test_split_mix_gives_the_published_words() -> None:
    """Source: https://rosettacode.org/wiki/Pseudo-random_numbers/Splitmix64."""
    assert list(islice(split_mix(1234567), 5)) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_xoshiro_gives_the_words_of_the_reference_implementation() -> None:
    """Source: the test vector of rand_xoshiro, made with xoshiro256plusplus.c of D. Blackman and S. Vigna."""
    state = np.array([1, 2, 3, 4], np.uint64)
    assert [int(next_word(state)) for _ in range(10)] == [
        41943041,
        58720359,
        3588806011781223,
        3591011842654386,
        9228616714210784205,
        9973669472204895162,
        14011001112246962877,
        12406186145184390807,
        15849039046786891736,
        10450023813501588000,
    ]


def test_no_two_chunks_of_a_seed_begin_alike() -> None:
    assert len({word for chunk in range(1000) for word in seeded(7, chunk).tolist()}) == 4000
    assert seeded(7, 1).tolist() == list(islice(split_mix(7), 8))[4:]
    assert seeded(MOST_SEED, 2**40).shape == (4,)


@pytest.mark.parametrize("limit", [1, 2, 3, 52, 312, 2**32])
def test_a_number_is_below_its_limit(limit: int) -> None:
    state = seeded(3, limit)
    assert all(0 <= below(state, limit) < limit for _ in range(500))


def test_every_number_is_as_likely() -> None:
    """Chi-squared with 12 degrees of freedom is above 33 once in a thousand times."""
    state, counts = seeded(4, 0), [0] * 13
    for _ in range(13_000):
        counts[below(state, 13)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 33


@pytest.mark.parametrize("way", ["shuffled", "drawn"])
def test_every_order_is_as_likely(way: str) -> None:
    """Four cards have 24 orders; chi-squared with 23 degrees of freedom is above 50 once in a thousand times."""
    state, found = seeded(5, 0), dict[tuple[int, ...], int]()
    for _ in range(24_000):
        cards = np.arange(4)
        if way == "shuffled":
            shuffle(cards, state)
        else:
            for place in range(4):
                draw(cards, place, state)
        order = tuple(cards.tolist())
        found[order] = found.get(order, 0) + 1
    assert len(found) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 50
