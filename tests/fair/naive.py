"""Fair dealing written a second time, straight from the design's text, slow, sharing no code with the package."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256


def commitment_of_seal(seal: bytes) -> bytes:
    return sha256(b"fairdeal/1/seal" + seal).digest()


def commitment_of_cut(cut: bytes) -> bytes:
    return sha256(b"fairdeal/1/cut" + cut).digest()


def key_of(seal: bytes, opened: dict[int, bytes]) -> bytes:
    text = b"fairdeal/1/key" + seal
    for seat in range(256):
        if seat in opened:
            cut = opened[seat]
            text += bytes([seat]) + bytes([len(cut) // 256, len(cut) % 256]) + cut
    return sha256(text).digest()


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104, for a key that is no longer than a block of 64 bytes."""
    key = key + bytes(64 - len(key))
    inner = sha256(bytes(b ^ 0x36 for b in key) + message).digest()
    return sha256(bytes(b ^ 0x5C for b in key) + inner).digest()


def words_of(key: bytes) -> Iterator[int]:
    counter = 0
    while True:
        digest = hmac_sha256(key, bytes(counter >> shift & 255 for shift in (56, 48, 40, 32, 24, 16, 8, 0)))
        for at in range(0, 32, 4):
            yield digest[at] << 24 | digest[at + 1] << 16 | digest[at + 2] << 8 | digest[at + 3]
        counter += 1


def below_from(words: Iterable[int]) -> Callable[[int], int]:
    left = iter(words)

    def below(n: int) -> int:
        word = next(left)
        while word >= 2**32 - (2**32 % n):
            word = next(left)
        return word % n

    return below


def order_of(
    key: bytes, start: list[int], cut_card: tuple[int, int] | None = None
) -> tuple[list[int], int, int | None]:
    """The cards, how many the cut moved, how many lie above the cut card."""
    below = below_from(words_of(key))
    cards = list(start)
    i = len(cards) - 1
    while i >= 1:
        j = below(i + 1)
        held = cards[i]
        cards[i] = cards[j]
        cards[j] = held
        i -= 1
    moved = 0
    if len(cards) > 1:
        moved = 1 + below(len(cards) - 1)
        for _ in range(moved):
            cards.append(cards.pop(0))
    if cut_card is None:
        return cards, moved, None
    low, high = cut_card
    return cards, moved, low + below(high - low + 1)
