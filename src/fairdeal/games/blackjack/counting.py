"""A bot that counts cards: it bets more when the shoe is rich in tens and aces, and plays by the chart.

The count is Hi-Lo: 2 to 6 count one up, tens and aces one down, as they leave the shoe; divided by the decks that are
left it shows how far the shoe leans the player's way, about half a percent of the bet for each point.
`tests/games/blackjack/test_odds_counting.py` shows how it goes with the exact edge. Insurance needs no such guess: it
is worth its price when more than a third of the unseen cards are tens. Players who write down the cards that a view
shows can do the same; the rules allow it. Source: E. Thorp, Beat the Dealer (2nd ed., 1966), and S. Wong, Professional
Blackjack (1994), for the count; rules.md §3.3 for insurance.
"""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

from fairdeal.cards import DECK
from fairdeal.engine.banking.moves import Bet
from fairdeal.engine.chance import Chance
from fairdeal.engine.moves import Amounts, Legal, PlayerAction
from fairdeal.games.blackjack.odds.hand_table import ACE, TEN, kind_of
from fairdeal.games.blackjack.odds.shoes import kinds_of, shoe_without
from fairdeal.games.blackjack.payouts import INSURANCE
from fairdeal.games.blackjack.strategy import play_on
from fairdeal.games.blackjack.view import View

RAMP: Final = ((1.5, 2), (2.5, 4), (3.5, 6), (4.5, 8), (5.5, 12))
"""From which count so many of the smallest bets are made; below the first, one."""

LAST_LOW: Final = 5
"""The kind of the six, the last that counts up."""


def count_of(seen: Sequence[int]) -> int:
    """The running count of the cards seen, given as in `View.seen`.

    >>> from fairdeal.cards import read_cards
    >>> seen = [0] * 52
    >>> for card in read_cards("2c 6d 7h Ts Ac 5c"):
    ...     seen[card] += 1
    >>> count_of(seen)
    1
    """
    return sum(points(kind_of(card)) * count for card, count in zip(DECK, seen, strict=True))


def true_count(view: View) -> float:
    """The count for each deck that is left; 0 when no card is."""
    unseen = view.unseen + view.hole
    return count_of(view.seen) * len(DECK) / unseen if unseen else 0.0


def choose(view: View, legal: Legal, chance: Chance) -> PlayerAction:
    """The counting bot's action, one of those that are legal."""
    assert legal and view.you is not None
    for amounts in legal.amounts:
        return Bet(view.you, bet_for(true_count(view), amounts, _chips(view)))
    return play_on(view, legal, insures=is_insurance_worth_it(view))


def bet_for(count: float, amounts: Amounts, chips: int) -> int:
    """How much to bet at a count, in half-chips; half of the chips at the most, so as to be able to double or split.

    >>> bet_for(3.0, Amounts(Bet(0, 0), 4, 200, 2), chips=1000), bet_for(3.0, Amounts(Bet(0, 0), 4, 200, 2), chips=14)
    (16, 6)
    """
    place = bisect_right([least for least, _ in RAMP], count)
    units = RAMP[place - 1][1] if place else 1
    most = max(amounts.least, min(units * amounts.least, amounts.most, chips // 2))
    return most - (most - amounts.least) % amounts.step


def is_insurance_worth_it(view: View) -> bool:
    """Whether enough of the unseen cards are tens, more than a third where it pays 2 to 1. Source: rules.md §3.3."""
    left = kinds_of(shoe_without(view.seen, view.house.decks))
    return left[TEN] * INSURANCE.won > (sum(left) - left[TEN]) * INSURANCE.staked


def points(kind: int) -> int:
    """What a card of a kind adds to the running count."""
    if kind in (ACE, TEN):
        return -1
    return 1 if kind <= LAST_LOW else 0


def _chips(view: View) -> int:
    return next(box.chips for box in view.boxes if box.seat == view.you)
