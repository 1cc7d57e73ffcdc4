"""The options of a Blackjack table. Source: rules.md §3, §5."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import lcm
from typing import Final

from fairdeal.cards import DECK
from fairdeal.engine.banking.options import MOST_STAKE, Stakes, stake_option
from fairdeal.engine.banking.paying import Payout, read_payout
from fairdeal.engine.chips import CHIP, Chips
from fairdeal.engine.options import Kind, check_bounds, option
from fairdeal.errors import IllegalHouse

DECKS: Final = 6
"""Decks in the shoe, unless the table says otherwise. Source: rules.md §3.1."""

MOST_SEATS: Final = 7


@dataclass(frozen=True, slots=True, kw_only=True)
class House(Stakes):
    """The options of a table, fixed for a sitting. Amounts are half-chips.

    Bets go from `min_stake` to `max_stake` in steps of `bet_step`.
    `cut_from` and `cut_to` bound the place of the cut card: so many cards of six decks lie before it, and of other
    `decks` in proportion (`cut_card`).
    `split_tens` says which tens are a pair: those of one value, those of one rank, or none.
    `double_soft_low` lets an ace and a nine double as 10; `das` lets the hands of a split pair double.
    `max_hands` is how many hands a seat's cards can become by splitting; `resplit_aces` lets aces too be split again.
    `obo` takes the original bet only when the dealer has blackjack, and returns doubles and splits, but not the bets of
    hands that have bust.
    `insurance_partial` lets a seat insure for less than half of its stake, when it has no more.
    `bank_cap` is what the house can lose in the whole sitting; None sets no limit.
    With `hits_soft_17` the dealer draws to a soft 17 as well. `double_on` says which totals of two cards are doubled.
    `blackjack_pays` is what a dealt blackjack wins.
    With `peek` the dealer has a hole card, and looks at it under an ace or a ten before anybody plays.
    `surrender` lets a seat give up its first two cards for half of the bet: `none`, or `late`.

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
    decks: int = option(Kind.CHOICE, DECKS, choices=(1, 2, 4, 6, 8), source="§5", added=True)
    hits_soft_17: bool = option(Kind.SWITCH, False, source="§5", added=True)
    double_on: str = option(Kind.CHOICE, "10-11", choices=("10-11", "9-11", "any"), source="§5", added=True)
    resplit_aces: bool = option(Kind.SWITCH, False, source="§5", added=True)
    blackjack_pays: str = option(Kind.CHOICE, "3:2", choices=("3:2", "6:5", "1:1"), source="§5", added=True)
    peek: bool = option(Kind.SWITCH, False, source="§5", added=True)
    surrender: str = option(Kind.CHOICE, "none", choices=("none", "late"), source="§5", added=True)

    def __post_init__(self) -> None:
        check_bounds(self)
        self.check_stakes("min_stake", "max_stake")
        self.check_order("min_stake", "max_stake")
        self.check_order("cut_from", "cut_to")
        self._check_bets()
        self._check_splits()
        if self.bank_cap is not None and self.bank_cap < self.most_lost * self.least_bet:
            raise IllegalHouse(
                "bank-cap-too-small",
                "The bank’s limit can’t be {cap}: the smallest bet can cost the house {needed}.",
                cap=Chips(self.bank_cap),
                needed=Chips(self.most_lost * self.least_bet),
            )

    def _check_bets(self) -> None:
        if self.least_bet > self.max_stake:
            raise IllegalHouse(
                "no-bet-fits",
                "Where a blackjack pays {pays}, bets are multiples of {step}, and there’s none between {low} and "
                "{high}. Set {option} to {least} or more.",
                option="max_stake",
                pays=self.blackjack_pays,
                step=Chips(self.bet_step),
                low=Chips(self.min_stake),
                high=Chips(self.max_stake),
                least=Chips(self.least_bet),
            )

    def _check_splits(self) -> None:
        if self.resplit_aces and self.max_hands == 2:
            raise IllegalHouse(
                "no-room-to-resplit",
                "Aces can be split again only where a seat can have more than two hands: set {hands} to 3 or 4, or "
                "leave {option} off.",
                hands="max_hands",
                option="resplit_aces",
            )

    @property
    def cut_card(self) -> tuple[int, int]:
        """How many cards lie before the cut card, at least and at most, in proportion to the decks. Source: §5."""
        return max(1, self.cut_from * self.decks // DECKS), max(1, self.cut_to * self.decks // DECKS)

    @property
    def pays(self) -> Payout:
        """What a dealt blackjack wins."""
        return read_payout(self.blackjack_pays)

    @property
    def bet_step(self) -> int:
        """Bets are multiples of this, in half-chips: those on which a blackjack wins a whole number of them.

        At 6:5 that is five chips, or ten where stakes are even. Source: rules.md §0 G1.

        >>> House(blackjack_pays="6:5").bet_step, House().bet_step
        (10, 2)
        """
        return lcm(self.stake_step, self.pays.staked)

    @property
    def least_bet(self) -> int:
        """The smallest bet that can be made, in half-chips: the first step from `min_stake` on."""
        return -(-self.min_stake // self.bet_step) * self.bet_step

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
    "vegas-strip": House(das=True, max_hands=4, decks=4, double_on="any", peek=True),
    "double-deck": House(das=True, max_hands=4, decks=2, double_on="any", peek=True, hits_soft_17=True),
    "single-deck": House(max_hands=4, decks=1, double_on="any", peek=True, hits_soft_17=True, blackjack_pays="6:5"),
}
"""`table`: the source's rules. `european`: doubles after splits, four hands. `friendly`: all that favours players.

`vegas-strip`, `double-deck` and `single-deck`: as the houses that people call so play, all with a hole card.
"""
