"""A quick opinion of a move, in machine code: what to look at first, and what not at all where time is short."""

from typing import Final

from fairdeal.compiled.sets import count
from fairdeal.games.cassino.fast.bits import Floats, Ints, compiled, first
from fairdeal.games.cassino.fast.layout import (
    BUILDS,
    CAPTURE,
    CARDS,
    FIRST,
    HAND,
    LOOSE,
    MOVER,
    NUMBERS,
    OF_VALUE,
    PLAY,
    SPADES,
    STRIDE,
    TAKEN,
    TRAIL,
    VALUES,
    card_of,
    kind_of,
    points,
)
from fairdeal.games.cassino.groups import HIGHEST

CARD: Final = 0.25
SPADE: Final = 0.2
"""What a captured card brings towards the most cards, and a spade towards the most spades: a guess, in points."""
KEPT: Final = 0.45
"""How much of a build's worth its builder can count on."""
LAID: Final = 0.5
"""How much of a card's worth is lost by laying it down."""
SWEPT: Final = 0.3
"""How likely the other player can sweep what one card can take."""
PAIR: Final = 0.15
"""What it is worth to lay a card down of which one more is in the hand."""


@compiled
def worth_of(cards: int) -> float:
    """What it is worth to capture some cards, in points."""
    return CARD * count(cards) + SPADE * count(cards & SPADES) + points(cards)


@compiled
def rate(deal: Ints, named: int, taken: int) -> float:
    """What a move seems to be worth, in points."""
    kind, card = kind_of(named), 1 << card_of(named)
    if kind == TRAIL:
        return _rate_trail(deal, card, card_of(named))
    gain = worth_of(taken | card)
    if kind != CAPTURE:
        return KEPT * (gain + CARD)
    left = deal[LOOSE] & ~taken
    if deal[BUILDS] and not _takes_all_builds(deal, taken):
        return gain
    return gain - _sweep_risk(left) if left else gain + 1.0


@compiled
def _rate_trail(deal: Ints, card: int, number: int) -> float:
    value = VALUES[number]
    pair = value and deal[HAND + deal[MOVER]] & ~card & OF_VALUE[value]
    risk = 0.0 if deal[BUILDS] else _sweep_risk(deal[LOOSE] | card)
    return float(PAIR * (pair != 0) - LAID * worth_of(card) - risk)


@compiled
def _takes_all_builds(deal: Ints, taken: int) -> bool:
    left = 0
    for each in range(deal[BUILDS]):
        left |= deal[FIRST + STRIDE * each + CARDS] & ~taken
    return not left


@compiled
def _sweep_risk(left: int) -> float:
    """What the other player can be expected to gain where one card can sweep the loose cards."""
    cards = count(left)
    if cards == 1:
        return SWEPT * (1.0 + worth_of(left))
    if left & ~NUMBERS or cards > 4:
        return 0.0
    added, rest = 0, left
    while rest:
        added += VALUES[first(rest)]
        rest &= rest - 1
    return SWEPT * (1.0 + worth_of(left)) if added <= HIGHEST else 0.0


@compiled
def rate_all(deal: Ints, moves: Ints, found: int, ratings: Floats) -> None:
    """Rates the first `found` moves."""
    for place in range(found):
        ratings[place] = rate(deal, moves[place, PLAY], moves[place, TAKEN])


@compiled
def best_of(ratings: Floats, found: int) -> int:
    """The place of the highest of the first `found` ratings."""
    best = 0
    for place in range(1, found):
        if ratings[place] > ratings[best]:
            best = place
    return best
