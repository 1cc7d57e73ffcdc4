"""The options of a Blackjack table. Source: rules.md §3, §5."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from fairdeal.cards import DECK
from fairdeal.engine.banking.options import MOST_STAKE, Stakes, stake_option
from fairdeal.engine.chips import CHIP, Chips
from fairdeal.engine.options import Kind, check_bounds, option
from fairdeal.errors import IllegalHouse

DECKS: Final = 6
"""Decks in the shoe. Source: rules.md §3.1."""

MOST_SEATS: Final = 7


@dataclass(frozen=True, slots=True, kw_only=True)
class House(Stakes):
    """The options of a table, fixed for a sitting. Amounts are half-chips.

    Bets go from `min_stake` to `max_stake`, in whole chips, or in pairs of chips with `even_stakes_only`.
    `cut_from` and `cut_to` bound the place of the cut card: so many cards lie before it.
    `split_tens` says which tens are a pair: those of one value, those of one rank, or none.
    `double_soft_low` lets an ace and a nine double as 10; `das` lets the hands of a split pair double.
    `max_hands` is how many hands a seat's cards can become by splitting.
    `obo` takes the original bet only when the dealer has blackjack, and returns doubles and splits, but not the bets of
    hands that have bust.
    `insurance_partial` lets a seat insure for less than half of its stake, when it has no more.
    `bank_cap` is what the house can lose in the whole sitting; None sets no limit.

    Raises IllegalHouse for values out of bounds, or that do not fit together.
    """

    min_stake: int = stake_option(2 * CHIP, source="§3.1, §3.4 BJ2")
    max_stake: int = stake_option(100 * CHIP, source="§3.1, §3.4 BJ2")
    seats: int = option(Kind.COUNT, MOST_SEATS, least=1, most=MOST_SEATS, source="§3.4 BJ20")
    cut_from: int = option(Kind.COUNT, 200, least=1, most=DECKS * len(DECK), source="§3.1, §3.4 BJ16")
    cut_to: int = option(Kind.COUNT, 220, least=1, most=DECKS * len(DECK), source="§3.1, §3.4 BJ16")
    split_tens: str = option(Kind.CHOICE, "value", choices=("value", "rank", "never"), source="§3.4 BJ3")
    double_soft_low: bool = option(Kind.SWITCH, False, source="§3.4 BJ4")
    das: bool = option(Kind.SWITCH, False, source="§3.4 BJ5")
    max_hands: int = option(Kind.COUNT, 2, least=2, most=4, source="§3.4 BJ6")
    obo: bool = option(Kind.SWITCH, False, source="§3.4 BJ7")
    insurance_partial: bool = option(Kind.SWITCH, False, source="§3.4 BJ11")
    bank_cap: int | None = option(Kind.AMOUNT, None, least=0, most=1000 * MOST_STAKE, optional=True, source="§3.4 BJ23")
    even_stakes_only: bool = option(Kind.SWITCH, False, source="§0 G1, §3.4 BJ1")

    def __post_init__(self) -> None:
        check_bounds(self)
        self.check_stakes("min_stake", "max_stake")
        self.check_order("min_stake", "max_stake")
        self.check_order("cut_from", "cut_to")
        if self.bank_cap is not None and self.bank_cap < self.most_lost * self.min_stake:
            raise IllegalHouse(
                "bank-cap-too-small",
                "The bank’s limit can’t be {cap}: the smallest bet can cost the house {needed}.",
                cap=Chips(self.bank_cap),
                needed=Chips(self.most_lost * self.min_stake),
            )

    @property
    def decks(self) -> int:
        """How many decks the shoe has."""
        return DECKS

    @property
    def cut_card(self) -> tuple[int, int] | None:
        """How many cards lie before the cut card, at least and at most."""
        return self.cut_from, self.cut_to

    @property
    def most_lost(self) -> int:
        """How many times a bet the house can lose on it: every hand of a split won, each doubled if that is allowed.

        Source: rules.md §3.4 BJ23.
        """
        return self.max_hands * (2 if self.das else 1)


PRESETS: Final[Mapping[str, House]] = {
    "table": House(),
    "european": House(das=True, max_hands=4),
    "friendly": House(das=True, max_hands=4, double_soft_low=True, obo=True),
}
"""`table`: the source's rules. `european`: doubles after splits, four hands. `friendly`: all that favours players."""
