"""Blackjack's expectations another way: fractions, card by card, from the words of the rules.

Nothing here is shared with the package: hands are lists of numbers, 1 the ace … 10 the ten, in the order of drawing.
Only shoes of a few cards can be worked through.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from typing import Literal

Cards = tuple[int, ...]
"""Cards in the order in which they came, 1 the ace … 10 a ten."""

Choice = Literal["stand", "hit", "double"]
Plan = Callable[[Cards], Choice]


def total(cards: Cards) -> int:
    low = sum(cards)
    return low + 10 if 1 in cards and low + 10 <= 21 else low


def draws(shoe: Cards) -> list[tuple[int, Fraction, Cards]]:
    """Each card that may come next, its chance, and the shoe after it; the shoe is in order of size."""
    return [
        (card, Fraction(shoe.count(card), len(shoe)), (*shoe[: shoe.index(card)], *shoe[shoe.index(card) + 1 :]))
        for card in sorted(set(shoe))
    ]


@cache
def dealer(shoe: Cards, held: Cards) -> dict[str, Fraction]:
    """The chances of the dealer's results."""
    made = total(held)
    if made >= 17:
        name = "bust" if made > 21 else "blackjack" if made == 21 and len(held) == 2 else str(made)
        return {name: Fraction(1)}
    found: dict[str, Fraction] = {}
    for card, chance, rest in draws(shoe):
        for name, each in dealer(rest, (*held, card)).items():
            found[name] = found.get(name, Fraction(0)) + chance * each
    return found


def settled(shoe: Cards, up: int, made: int, stake: int, taken: int) -> Fraction:
    """What a hand that stands brings; the dealer's blackjack takes so much."""
    net = Fraction(0)
    for name, chance in dealer(shoe, (up,)).items():
        if name == "blackjack":
            net -= chance * taken
        elif name == "bust" or made > int(name):
            net += chance * stake
        elif made < int(name):
            net -= chance * stake
    return net


@cache
def stand(shoe: Cards, up: int, cards: Cards) -> Fraction:
    return settled(shoe, up, total(cards), 1, 1)


@cache
def hit(shoe: Cards, up: int, cards: Cards) -> Fraction:
    return sum((chance * after(rest, up, (*cards, card)) for card, chance, rest in draws(shoe)), Fraction(0))


def after(shoe: Cards, up: int, cards: Cards) -> Fraction:
    """What a hand is worth that has just drawn, played as well as can be."""
    made = total(cards)
    if made > 21:
        return Fraction(-1)
    best = stand(shoe, up, tuple(sorted(cards)))
    return best if made == 21 else max(best, hit(shoe, up, tuple(sorted(cards))))


def double(shoe: Cards, up: int, cards: Cards, *, taken: int) -> Fraction:
    drawn = ((chance, rest, total((*cards, card))) for card, chance, rest in draws(shoe))
    return sum((chance * settled(rest, up, made, 2, taken) for chance, rest, made in drawn), Fraction(0))


class Splits:
    """The hands of a split pair, played one after the other by a plan, the dealer last."""

    def __init__(self, up: int, card: int, plans: tuple[Plan, Plan], *, most_hands: int, obo: bool = False) -> None:
        self.up, self.card, self.plans, self.most_hands, self.obo = up, card, plans, most_hands, obo
        self.next_hand = cache(self._next_hand)
        self.play = cache(self._play)

    def worth(self, shoe: Cards) -> Fraction:
        return self.next_hand(shoe, 2, 2, ())

    def _next_hand(self, shoe: Cards, pending: int, hands: int, done: tuple[tuple[int, int, bool], ...]) -> Fraction:
        """`done` holds the total and the stake of each hand that is played, and whether it is the first."""
        if not pending:
            return self._settle(shoe, done)
        found = Fraction(0)
        for card, chance, rest in draws(shoe):
            if card == self.card and hands < self.most_hands and card != 1:
                found += chance * self.next_hand(rest, pending + 1, hands + 1, done)
            else:
                found += chance * self.play(rest, (self.card, card), pending - 1, hands, done)
        return found

    def _play(
        self, shoe: Cards, cards: Cards, pending: int, hands: int, done: tuple[tuple[int, int, bool], ...]
    ) -> Fraction:
        made, is_first = total(cards), not done
        choice = "stand" if made >= 21 or self.card == 1 else self.plans[not is_first](tuple(sorted(cards)))
        if choice == "stand":
            return self.next_hand(shoe, pending, hands, (*done, (made, 1, is_first)))
        found = Fraction(0)
        for card, chance, rest in draws(shoe):
            more = (*cards, card)
            if choice == "double":
                found += chance * self.next_hand(rest, pending, hands, (*done, (total(more), 2, is_first)))
            else:
                found += chance * self.play(rest, more, pending, hands, done)
        return found

    def _settle(self, shoe: Cards, done: tuple[tuple[int, int, bool], ...]) -> Fraction:
        net = Fraction(0)
        for made, stake, is_first in done:
            taken = (1 if is_first else 0) if self.obo else stake
            net += -stake if made > 21 else settled(shoe, self.up, made, stake, taken)
        return net
