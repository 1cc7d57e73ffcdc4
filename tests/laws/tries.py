"""What anyone could try in a state: every action that can be written down, built from the fields of its kind."""

from collections.abc import Iterable, Iterator
from enum import Enum
from itertools import product
from typing import Any, get_type_hints

from fairdeal.cards import DECK, Card
from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import DEALER, Action, Amounts, Burn, Deal, DealOut, Fault, PlayerAction, Reshuffle, Void
from tests.laws.walks import Walk, with_amount

BURNS = range(5)


class ActNot(PlayerAction):
    """An action of no game."""


def tries(walk: Walk, state: Any) -> Iterator[Action]:
    """Actions of the dealer, of every seat, and of seats that play no part."""
    everyone = (*walk.seats, *walk.strangers)
    yield from (Deal(card) for card in DECK)
    yield from (Burn(count) for count in BURNS)
    yield Reshuffle()
    yield from (DealOut(seat) for seat in (*everyone, DEALER))
    yield from (Void(fault) for fault in Fault)
    for seat in (*everyone, DEALER):
        yield ActNot(seat)
        for kind in walk.game.actions:
            if issubclass(kind, PlayerAction):
                yield from _of_kind(walk.game, state, kind, seat)
    yield from listed(walk.game, state, everyone)


def listed(game: AnyGame, state: Any, seats: Iterable[int]) -> Iterator[Action]:
    """Every action that is listed as legal for a seat or the dealer; of a range of amounts its two ends."""
    for seat in (*seats, DEALER):
        legal = game.rules.legal(state, seat)
        yield from legal.actions
        for amounts in legal.amounts:
            yield from (with_amount(amounts.action, seat, amount) for amount in (amounts.least, amounts.most))


def _of_kind(game: AnyGame, state: Any, kind: type[PlayerAction], seat: int) -> Iterator[Action]:
    hints = {name: hint for name, hint in get_type_hints(kind).items() if name != "seat"}
    ranges = [amounts for amounts in game.rules.legal(state, seat).amounts if amounts.action is kind]
    possible = [_values(hint, ranges) for hint in hints.values()]
    build: Any = kind
    yield from (build(seat, *chosen) for chosen in product(*possible))


def _values(hint: Any, ranges: list[Amounts]) -> tuple[Any, ...]:
    """Values of a field; none for a kind that cannot be made up, whose actions are tried as they are listed."""
    if hint is int:
        return tuple(sorted({-2, 0, 1, 4, 5, *(amount for each in ranges for amount in around(each))}))
    if hint is bool:
        return (False, True)
    if hint is Card:
        return DECK
    return tuple(hint) if isinstance(hint, type) and issubclass(hint, Enum) else ()


def around(amounts: Amounts) -> set[int]:
    """Inside a range, at its ends, one beyond, and beside the steps."""
    least, most, step = amounts.least, amounts.most, amounts.step
    return {least - step, least - 1, least, least + 1, least + step, most - step, most - 1, most, most + 1, most + step}
