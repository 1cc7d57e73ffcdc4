"""Fair dealing written a second time, straight from the design's text, slow, sharing no code with the package."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256


def commitment_of_seal(seal: bytes, link: bytes | None) -> bytes:
    if link is None:
        return sha256(b"fairdeal/1/seal" + seal).digest()
    return sha256(b"fairdeal/2/seal" + link + seal).digest()


def commitment_of_cut(cut: bytes, version: int) -> bytes:
    return sha256(b"fairdeal/%d/cut" % version + cut).digest()


def key_of(seal: bytes, opened: dict[int, bytes], version: int) -> bytes:
    text = b"fairdeal/%d/key" % version + seal
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


def words_of(key: bytes, version: int) -> Iterator[int]:
    counter = 0 if version == 1 else 1
    while True:
        if version == 1:
            message = bytes(counter >> shift & 255 for shift in (56, 48, 40, 32, 24, 16, 8, 0))
        else:
            message = b"fairdeal/2/stream" + bytes(counter >> shift & 255 for shift in (24, 16, 8, 0))
        digest = hmac_sha256(key, message)
        for at in range(0, 32, 4):
            yield digest[at] << 24 | digest[at + 1] << 16 | digest[at + 2] << 8 | digest[at + 3]
        counter += 1


def link_of(before: bytes | None, covered: object) -> bytes:
    """The link of a sitting's opening, or of a round after the link before it."""
    if before is None:
        return sha256(b"fairdeal/2/sitting" + canonical(covered).encode()).digest()
    return sha256(b"fairdeal/2/round" + before + canonical(covered).encode()).digest()


def canonical(value: object) -> str:
    """RFC 8785 for what records hold."""
    if value is True:
        return "true"
    if value is False:
        return "false"
    if value is None:
        return "null"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return '"' + "".join(map(escaped, value)) + '"'
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    assert isinstance(value, dict)
    names = sorted(value, key=lambda name: [*name.encode("utf-16-be")])
    return "{" + ",".join(canonical(name) + ":" + canonical(value[name]) for name in names) + "}"


def escaped(letter: str) -> str:
    short = {"\b": "b", "\t": "t", "\n": "n", "\f": "f", "\r": "r", '"': '"', "\\": "\\"}
    if letter in short:
        return "\\" + short[letter]
    return f"\\u00{ord(letter):02x}" if ord(letter) < 32 else letter


def below_from(words: Iterable[int]) -> Callable[[int], int]:
    left = iter(words)

    def below(n: int) -> int:
        word = next(left)
        while word >= 2**32 - (2**32 % n):
            word = next(left)
        return word % n

    return below


def order_of(
    key: bytes, start: list[int], cut_card: tuple[int, int] | None = None, *, version: int
) -> tuple[list[int], int, int | None]:
    """The cards, how many the cut moved, how many lie above the cut card."""
    below = below_from(words_of(key, version))
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
