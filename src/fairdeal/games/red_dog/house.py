"""The options of a Red Dog table, and how many cards each player gets. Source: rules.md §4, §5."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final

from fairdeal.cards import DECK
from fairdeal.engine.accounts import BANK, POT, Account
from fairdeal.engine.chips import CHIP, Chips
from fairdeal.engine.options import Kind, Value, check_bounds, option, options_of
from fairdeal.errors import IllegalHouse

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 10
MOST_POOL_SEATS: Final = 15
"""Source: rules.md §4.0."""

FULL_HAND: Final = 5
SMALL_HAND: Final = 4
LEAST_HAND: Final = 3
"""The sizes of a hand. Source: rules.md §4.0, §4.8 RD1."""

MOST_WITH_FULL_HANDS: Final = 8
"""With more players than this everybody gets four cards. Source: rules.md §4.0."""

_MOST: Final = 1_000_000 * CHIP


class Variant(StrEnum):
    """The ways to play. The burnt card is an option beside them. Source: rules.md §4.1, §4.3 to §4.5."""

    BASE = "base"
    BANK = "bank"
    SIX_BANKER = "six_banker"
    SIX_POOL = "six_pool"


_PLAYS_WITH_POT: Final = ("base",)
_PLAYS_WITH_ANTES: Final = ("base", "six_pool")
_PLAYS_IN_TURN: Final = ("base", "bank")
_NAMES_LEAST_BET: Final = ("bank", "six_pool")

_MEANT_FOR: Final[Mapping[str, tuple[str, ...]]] = {
    "burn": _PLAYS_IN_TURN,
    "burn_three_cards": _PLAYS_IN_TURN,
    "hand": ("base", "bank", "six_banker"),
    "ante": _PLAYS_WITH_ANTES,
    "entry_fee": _PLAYS_WITH_ANTES,
    "pot_limit": _PLAYS_WITH_POT,
    "reante_below_min": _PLAYS_WITH_POT,
    "min_bet": _NAMES_LEAST_BET,
    "pass_fee": ("bank",),
    "partial": ("six_pool",),
}
"""In which variants an option means something; elsewhere it keeps its default. Source: rules.md §4.8."""


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """The options of a table, fixed for a sitting. Amounts are half-chips, and whole chips.

    `variant` is the way to play: for a pot, against the dealer's bank, or with one card of six or lower for all,
    against a banker or a pool. `burn` shows and discards a card before each settling card.
    `ante` is what everybody pays before a deal, and in the base game the least bet and the fine. `hand` is how many
    cards each player gets: by the number of players, or always five or four; `burn_three_cards` seats nine and ten
    players in the burn variant. `pot_limit` is the pot above which it is divided; `reante_below_min` has everybody
    ante again also when a pot is left that is less than the ante. `min_bet` is the least bet in the bank version and in
    the pool, `pass_fee` what a pass costs in the bank version. `partial` says what a winner gets whom the pool cannot
    pay in full: the rest of it, or no more than the bet. `first_dealer` is found by the first ace, or by one card.
    `entry_fee` is what a newcomer to a table with a pot pays into it beside the ante.

    Raises IllegalHouse for values out of bounds, or that do not fit together, and when the deck cannot suffice.
    """

    variant: str = option(Kind.CHOICE, "base", choices=tuple(each.value for each in Variant), source="§4.1–§4.5")
    burn: bool = option(Kind.SWITCH, False, source="§4.2, §4.8 RD13, RD37")
    seats: int = option(Kind.COUNT, 6, least=FEWEST_SEATS, most=MOST_POOL_SEATS, source="§4.0, §4.7")
    ante: int = option(Kind.AMOUNT, CHIP, least=CHIP, most=_MOST, source="§4.1, §4.5")
    hand: str = option(Kind.CHOICE, "auto", choices=("auto", "5", "4"), source="§4.0, §4.8 RD1, RD2, RD38")
    pot_limit: int | None = option(Kind.AMOUNT, None, least=CHIP, most=_MOST, optional=True, source="§4.1, §4.8 RD11")
    reante_below_min: bool = option(Kind.SWITCH, False, source="§4.8 RD5")
    burn_three_cards: bool = option(Kind.SWITCH, False, source="§4.8 RD1")
    min_bet: int = option(Kind.AMOUNT, CHIP, least=CHIP, most=_MOST, source="§4.5, §4.8 RD18")
    pass_fee: int = option(Kind.AMOUNT, 0, least=0, most=_MOST, source="§4.8 RD18")
    partial: str = option(Kind.CHOICE, "rest", choices=("rest", "none"), source="§4.8 RD29")
    first_dealer: str = option(Kind.CHOICE, "ace", choices=("ace", "random"), source="§4.0, §4.8 RD4")
    entry_fee: int = option(Kind.AMOUNT, 0, least=0, most=_MOST, source="§4.8 RD35")

    def __post_init__(self) -> None:
        check_bounds(self)
        _check_meaning(self)
        _check_whole_chips(self)
        if self.seats > self.most_seats:
            raise _too_many_seats(self)
        for players in range(FEWEST_SEATS, self.seats + 1):
            if hand_size(self, players) is None:
                raise _cards_short(self, players)

    @property
    def has_banker(self) -> bool:
        """Whether the dealer is the banker, and gets no hand. Source: rules.md §4.3, §4.4."""
        return self.variant in ("bank", "six_banker")

    @property
    def has_antes(self) -> bool:
        """Whether everybody pays before the deal. Source: rules.md §4.1, §4.5."""
        return self.variant in _PLAYS_WITH_ANTES

    @property
    def fine(self) -> int:
        """What a pass costs where it is not free, in half-chips. Source: rules.md §4.1, §4.8 RD9, RD18."""
        return self.ante if self.variant == "base" else self.pass_fee

    @property
    def fund(self) -> Account:
        """Where the chips lie that are bet against."""
        return BANK if self.has_banker else POT

    @property
    def is_six_spot(self) -> bool:
        """Whether one card of six or lower stands for all, and bets are blind. Source: rules.md §4.4, §4.5."""
        return self.variant in ("six_banker", "six_pool")

    @property
    def most_seats(self) -> int:
        """How many can play this variant. Source: rules.md §4.0."""
        return MOST_POOL_SEATS if self.variant == "six_pool" else MOST_SEATS

    @property
    def least_chips(self) -> int:
        """The fewest half-chips with which a seat is dealt in. Source: rules.md §4.8 RD8, RD34."""
        if self.variant == "base":
            return 2 * self.ante
        return self.ante if self.variant == "six_pool" else CHIP


@lru_cache(maxsize=1024)
def hand_size(house: House, players: int) -> int | None:
    """How many cards each hand has with so many seats dealt in, the banker among them; None if no size fits the deck.

    Source: rules.md §4.7, §4.8 RD1, RD2, RD38.

    >>> hand_size(House(), 8), hand_size(House(seats=10), 9), hand_size(House(burn=True, seats=8), 8)
    (5, 4, 4)
    """
    return next((size for size in _sizes(house, players) if cards_needed(house, players, size) <= len(DECK)), None)


def cards_needed(house: House, players: int, size: int) -> int:
    """The most cards that a round can take when every hand has so many. Source: rules.md §4.7.

    >>> cards_needed(House(), 9, 5), cards_needed(House(burn=True), 8, 5)
    (54, 56)
    """
    hands = players - house.has_banker
    turns = 1 if house.is_six_spot else hands * (2 if house.burn else 1)
    return size * hands + turns


def _sizes(house: House, players: int) -> Iterator[int]:
    """The sizes of a hand that the house allows, the first that fits being the one."""
    if house.variant == "six_pool":
        yield LEAST_HAND
        return
    if house.hand != "auto":
        yield int(house.hand)
    elif players <= MOST_WITH_FULL_HANDS:
        yield FULL_HAND
        if house.burn:
            yield SMALL_HAND
    else:
        yield SMALL_HAND
    if house.burn_three_cards and house.hand != "5" and players > MOST_WITH_FULL_HANDS:
        yield LEAST_HAND


def _check_meaning(house: House) -> None:
    """Raises IllegalHouse for an option that is set and means nothing here: what a table shows is what it plays."""
    for each in options_of(House):
        value = getattr(house, each.name)
        if value != each.default and house.variant not in _MEANT_FOR.get(each.name, (house.variant,)):
            raise _no_meaning(house, each.name)
    if house.burn_three_cards and not house.burn:
        raise _no_meaning(house, "burn_three_cards")


def _no_meaning(house: House, name: str) -> IllegalHouse:
    return IllegalHouse(
        "option-without-meaning",
        "The option {option} has no effect in this variant ({variant}). Leave it as it is.",
        option=name,
        variant=house.variant,
    )


def _check_whole_chips(house: House) -> None:
    """Raises IllegalHouse for half a chip: pot games are played in whole chips. Source: rules.md §0 G1."""
    for each in options_of(House):
        value: Value = getattr(house, each.name)
        if each.kind is Kind.AMOUNT and isinstance(value, int) and value % CHIP:
            raise IllegalHouse(
                "option-step",
                "The option {option} can’t be {amount}: stakes here are multiples of {step}.",
                option=each.name,
                amount=Chips(value),
                step=Chips(CHIP),
            )


def _too_many_seats(house: House) -> IllegalHouse:
    return IllegalHouse(
        "too-many-seats",
        "{seats} seats are too many: the variant {variant} is for {fewest} to {most} players.",
        seats=house.seats,
        variant=house.variant,
        fewest=FEWEST_SEATS,
        most=house.most_seats,
    )


def _cards_short(house: House, players: int) -> IllegalHouse:
    """The sum that does not come out. Source: rules.md §4.7."""
    size = tuple(_sizes(house, players))[-1]
    hands = players - house.has_banker
    return IllegalHouse(
        "cards-short",
        "The deck isn’t enough for {players} players: {hands} hands of {size} cards and {turned} "
        "cards to turn make {needed}, and there are {cards}.",
        players=players,
        hands=hands,
        size=size,
        turned=cards_needed(house, players, size) - size * hands,
        needed=cards_needed(house, players, size),
        cards=len(DECK),
    )


PRESETS: Final[Mapping[str, House]] = {
    "base": House(),
    "burn": House(burn=True),
    "bank": House(variant="bank"),
    "six-spot": House(variant="six_banker"),
    "pool": House(variant="six_pool", seats=15),
}
"""One table for each way to play. `six-spot` is played against a banker, `pool` without one."""
