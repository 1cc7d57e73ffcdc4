"""The options of a Casino War table. Source: rules.md §1.6, §5."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from fairdeal.engine.banking.options import Stakes, stake_option
from fairdeal.engine.banking.paying import Payout, read_payout
from fairdeal.engine.chips import CHIP
from fairdeal.engine.options import Kind, check_bounds, option
from fairdeal.errors import IllegalHouse

MOST_SEATS: Final = 7


@dataclass(frozen=True, slots=True, kw_only=True)
class House(Stakes):
    """The options of a table, fixed for a sitting. Amounts are half-chips.

    `stake` is the one stake of a recorded session; None opens a free table where bets go from `min_stake` to
    `max_stake`.
    `rounds` is the length of the session; None goes on until people leave.
    `fresh_shuffle` shuffles the whole set before every round; off deals on from a shoe whose cut card lies behind
    `cut_from` to `cut_to` cards.
    `war_tie_payout` is what the war wager wins on a second tie. `reserve_for_war` keeps a bet to half of what the
    seat has.
    `even_stakes_only` allows only stakes whose half is whole chips.

    Raises IllegalHouse for values out of bounds, or that do not fit together.
    """

    stake: int | None = stake_option(2 * CHIP, optional=True, source="§1.6 CW1")
    min_stake: int = stake_option(2 * CHIP, source="§1.6 CW1")
    max_stake: int = stake_option(100 * CHIP, source="§1.6 CW1")
    rounds: int | None = option(Kind.COUNT, 20, least=1, most=1000, optional=True, source="§1.1")
    seats: int = option(Kind.COUNT, 1, least=1, most=MOST_SEATS, source="§1.6 CW9")
    decks: int = option(Kind.CHOICE, 6, choices=(6, 7, 8), source="§1.6 CW10")
    war_tie_payout: str = option(Kind.CHOICE, "2:1", choices=("2:1", "1:1"), source="§1.6 CW11")
    fresh_shuffle: bool = option(Kind.SWITCH, True, source="§1.1, §1.6 CW10")
    cut_from: int = option(Kind.COUNT, 200, least=1, most=8 * 52, source="§1.6 CW10")
    cut_to: int = option(Kind.COUNT, 220, least=1, most=8 * 52, source="§1.6 CW10")
    reserve_for_war: bool = option(Kind.SWITCH, False, source="§1.6 CW3")
    even_stakes_only: bool = option(Kind.SWITCH, False, source="§1.6 CW2")

    def __post_init__(self) -> None:
        check_bounds(self)
        self.check_stakes("stake", "min_stake", "max_stake")
        self.check_order("min_stake", "max_stake")
        self.check_order("cut_from", "cut_to")
        if not self.fresh_shuffle and self.cut_to > self.cards - self.most_cards(self.seats):
            raise IllegalHouse(
                "cut-too-deep",
                "The cut card can’t be placed behind {cut} of {cards} cards: a full round may need {needed} "
                "cards after it.",
                cut=self.cut_to,
                needed=self.most_cards(self.seats),
                cards=self.cards,
            )

    @property
    def cut_card(self) -> tuple[int, int] | None:
        """How many cards lie before the cut card, at least and at most; None where each round is shuffled afresh."""
        return None if self.fresh_shuffle else (self.cut_from, self.cut_to)

    @property
    def least_stake(self) -> int:
        """The smallest stake, in half-chips."""
        return self.min_stake if self.stake is None else self.stake

    @property
    def most_stake(self) -> int:
        """The largest stake, in half-chips."""
        return self.max_stake if self.stake is None else self.stake

    @property
    def war_tie_pays(self) -> Payout:
        """What a war wager wins on a second tie."""
        return read_payout(self.war_tie_payout)

    @staticmethod
    def most_cards(seats: int) -> int:
        """The most cards that a round of so many seats can take. Source: rules.md §1.6 CW9."""
        return 1 + (seats + 1) + 3 + (seats + 1)


PRESETS: Final[Mapping[str, House]] = {
    "session": House(),
    "table": House(stake=None, rounds=None, seats=MOST_SEATS),
}
"""`session`: twenty recorded rounds for one player. `table`: seven seats, stakes of 2 to 100, no set end."""
