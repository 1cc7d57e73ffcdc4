"""The cards, the options and the seats of the second referee for Red Dog: how many fit, and who is dealt in.

Written from rules.md §4.7, §4.8 and §5 alone. How the text was read:

- RD1, RD38: "auto" is the most cards that fit of 5 (up to eight seats), 4, and 3 (`burn_three_cards`, from nine seats);
  so bank with burn has 5 at eight seats and 4 at nine. `hand` 5 is never made smaller, but refused where it doesn't
  fit; `hand` 4 is "auto" without the 5. Burning belongs to the base and bank versions only.
"""

from collections.abc import Iterable
from dataclasses import dataclass

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
DECK = [rank + suit for suit in "♣♦♥♠" for rank in RANKS]
HEIGHT = {card: RANKS.index(card[:-1]) for card in DECK}
SUIT = {card: card[-1] for card in DECK}
LOW = {card for card in DECK if card[:-1] in ("6", "5", "4", "3", "2")}


@dataclass
class Options:
    variant: str = "base"
    burn: bool = False
    ante: int = 1
    hand: str | int = "auto"
    pot_limit: int | None = None
    reante_below_min: bool = False
    burn_three_cards: bool = False
    min_bet: int = 1
    pass_fee: int = 0
    partial: str = "rest"
    entry_fee: int = 0


def hand_size(options: Options, seats: int) -> int | None:
    """How many cards each gets in a round of so many seats, the dealer's among them (§4.7); None if they don't fit."""
    if options.variant == "six_pool":
        return 3
    sizes = [5] * (seats <= 8) + [4] + [3] * (options.burn and options.burn_three_cards and seats >= 9)
    if options.hand == 5:
        sizes = [5]
    elif options.hand == 4:
        sizes = [size for size in sizes if size != 5]
    hands = seats if options.variant == "base" else seats - 1
    turns = 1 if options.variant == "six_banker" else hands * (2 if options.burn else 1)
    return next((size for size in sizes if size * hands + turns <= 52), None)


def may_seat(options: Options, seats: int) -> bool:
    """Whether a table of so many seats can be set up (RD1, RD2)."""
    if options.burn and options.variant not in ("base", "bank"):
        return False
    most = 15 if options.variant == "six_pool" else 10
    return 2 <= seats <= most and hand_size(options, seats) is not None


def can_be_dealt_in(options: Options, chips: int) -> bool:
    """Whether a seat with so many chips has a part in the next round (RD8, RD34)."""
    if options.variant == "base":
        return chips >= 2 * options.ante
    if options.variant == "six_pool":
        return chips >= options.ante
    return chips >= 1


def clockwise(seats: Iterable[int], after: int) -> list[int]:
    """Seats in order from the left of one, which comes last."""
    return sorted(seats, key=lambda seat: (seat <= after, seat))


def first_dealer(seats: Iterable[int], cards: Iterable[str]) -> int:
    """Who gets the first ace, when cards are dealt face up from the lowest seat clockwise (RD4)."""
    order = sorted(seats)
    place = next(place for place, card in enumerate(cards) if card.startswith("A"))
    return order[place % len(order)]
