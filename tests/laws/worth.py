"""The law of prices: what a game says a choice is worth is the mean of what playing it brings, by full enumeration.

A price knows a view only. So the mean is taken over every way in which the hidden cards can lie that gives the same
view, and from there over every order of the cards to come: each card as likely as it has copies among those that
nobody has seen. The seat itself plays on as well as can be; the others do what their time running out would do.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any, Final

from fairdeal.cards import DECK, Card
from fairdeal.engine.accounts import stack
from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import (
    DEALS,
    Action,
    Burn,
    CardsToDeal,
    CardsToShuffle,
    Deal,
    Face,
    Reshuffle,
    RoundOver,
    SeatsToMove,
)
from fairdeal.engine.sitting import Opening, ShuffleSpec
from tests.chances import Seeded
from tests.laws.walks import Walk, walk

Shoe = tuple[tuple[Card, int], ...]
"""The cards that can still come, and how many of each."""

EXACT: Final = Fraction(0)


def opening_with(game: AnyGame, house: Any, seats: Any, left: Counter[Card]) -> tuple[Opening, ShuffleSpec]:
    """How a round opens from a shoe of which only so many cards are left, all others having been seen."""
    sitting = game.sitting.sit(house, seats)
    shuffled = game.sitting.shuffle(sitting)
    assert shuffled is not None
    gone = tuple(shuffled.decks - left[card] for card in DECK)
    return replace(game.sitting.opening(sitting), gone=gone), shuffled


def moments(played: Walk, seat: int) -> Iterator[int]:
    """The places in a walk where a seat is in turn and nobody has acted whose moves it cannot see."""
    for place, step in enumerate(played.steps):
        turn = played.game.rules.turn(step.before)
        if isinstance(turn, SeatsToMove) and seat in turn.seats:
            yield place


def played_from(game: AnyGame, house: Any, opening: Opening, shuffled: ShuffleSpec, seed: int) -> Walk:
    return walk(game, house, opening, shuffled, Seeded(Random(seed)), interruptions=0)


def none_at_all(action: Action) -> Fraction:
    return EXACT


def prices_are_what_play_brings(
    played: Walk,
    place: int,
    seat: int,
    *,
    rounded: Fraction = EXACT,
    below: Callable[[Action], Fraction] = none_at_all,
) -> int:
    """Compares each price at a moment with the mean; returns how many there were.

    `rounded` is to what part of a half-chip the prices are rounded, and `below` how much too low that of an action may
    be.
    """
    game, state = played.game, played.steps[place].before
    prices = game.advice.price(game.sight.view(state, seat), game.rules.legal(state, seat))
    worlds = list(_worlds(played, place, seat))
    likely = sum((weight for weight, _, _ in worlds), EXACT)
    mean = _Mean(game, seat, may_choose_again=len(worlds) == 1)
    for price in prices:
        brought = (weight * mean.after(world, price.action, shoe) for weight, world, shoe in worlds)
        worth = sum(brought, EXACT) / likely - _chips(played.opening, seat)
        assert -rounded <= worth - price.expectation <= rounded + below(price.action), (
            f"{price.action} is said to be worth {price.expectation}, and playing it brings {worth} in the mean"
        )
    return len(prices)


class _Mean:
    """What a seat's stack is in the mean when the round is over."""

    def __init__(self, game: AnyGame, seat: int, *, may_choose_again: bool) -> None:
        self._game = game
        self._seat = seat
        self._may_choose_again = may_choose_again
        self._found: dict[Any, Fraction] = {}

    def after(self, state: Any, action: Action, shoe: Shoe) -> Fraction:
        moved, _ = self._game.rules.move(state, action)
        return self.of(moved, shoe)

    def of(self, state: Any, shoe: Shoe) -> Fraction:
        if (state, shoe) not in self._found:
            self._found[state, shoe] = self._work_out(state, shoe)
        return self._found[state, shoe]

    def _work_out(self, state: Any, shoe: Shoe) -> Fraction:
        match self._game.rules.turn(state):
            case RoundOver():
                return Fraction(self._game.rules.balances(state).get(stack(self._seat), 0))
            case SeatsToMove(seats=seats) if self._seat in seats:
                assert self._may_choose_again, "a seat that cannot see everything would have to choose without knowing"
                legal = self._game.rules.legal(state, self._seat)
                ends = [each.complete(amount) for each in legal.amounts for amount in (each.least, each.most)]
                return max(self.after(state, action, shoe) for action in (*legal.actions, *ends))
            case SeatsToMove(seats=seats):
                return self.after(state, self._game.rules.time_out(state, seats[0]), shoe)
            case CardsToShuffle(cards=cards):
                return self.after(state, Reshuffle(), tuple((card, cards[card]) for card in DECK if cards[card]))
            case CardsToDeal(face=Face.UNSEEN, count=count):
                return self.after(state, Burn(count), shoe)
        total = sum(count for _, count in shoe)
        return sum(
            (Fraction(count, total) * self.after(state, DEALS[card], _without(shoe, card)) for card, count in shoe),
            Fraction(0),
        )


def _worlds(played: Walk, place: int, seat: int) -> Iterator[tuple[Fraction, Any, Shoe]]:
    """Each round that would look the same to a seat, how likely it is to be this one, and the cards left in it."""
    left = played.set_of_cards - Counter({card: played.opening.gone[card] for card in DECK})
    view = played.game.sight.view(played.steps[place].before, seat)
    for weight, state, shoe in _retold(played, place, seat, 0, Fraction(1), played.start, tuple(sorted(left.items()))):
        if played.game.sight.view(state, seat) == view:
            yield weight, state, shoe


def _retold(
    played: Walk, place: int, seat: int, at: int, weight: Fraction, state: Any, shoe: Shoe
) -> Iterator[tuple[Fraction, Any, Shoe]]:
    """The walk up to a place with any other cards where they are hidden from the seat."""
    if at == place:
        yield weight, state, shoe
        return
    rules, action = played.game.rules, played.steps[at].action
    turn = rules.turn(state)
    if isinstance(action, Reshuffle):
        assert isinstance(turn, CardsToShuffle)
        shoe = tuple((card, turn.cards[card]) for card in DECK if turn.cards[card])
    if not isinstance(action, Deal):
        yield from _retold(played, place, seat, at + 1, weight, rules.move(state, action)[0], shoe)
        return
    assert isinstance(turn, CardsToDeal)
    hidden = turn.face is Face.SEALED or (turn.face is Face.DOWN and turn.to != seat)
    total = sum(count for _, count in shoe)
    for card, count in shoe:
        if hidden or card == action.card:
            dealt, _ = rules.move(state, DEALS[card])
            chance = weight * Fraction(count, total)
            yield from _retold(played, place, seat, at + 1, chance, dealt, _without(shoe, card))


def _without(shoe: Shoe, card: Card) -> Shoe:
    return tuple((each, count - (each == card)) for each, count in shoe if count > (each == card))


def _chips(opening: Opening, seat: int) -> int:
    return next(each.chips for each in opening.seats if each.seat == seat)
