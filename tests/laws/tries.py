"""What anyone could try in a state: every action that can be written down, built from the fields of its kind."""

from collections.abc import Iterable, Iterator
from enum import Enum
from itertools import islice, product
from random import Random
from typing import Any, Final, get_type_hints

from fairdeal.cards import DECK, Card
from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import (
    DEALER,
    Action,
    Amounts,
    Burn,
    Deal,
    DealOut,
    Fault,
    Legal,
    PlayerAction,
    Reshuffle,
    Selection,
    Void,
)
from tests.laws.walks import Walk

BURNS = range(5)

MOST_SELECTED: Final = 30
"""How many choices of cards are tried of one selection, and of one kind of action that has some."""


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
        legal = walk.game.rules.legal(state, seat)
        for kind in walk.game.actions:
            if issubclass(kind, PlayerAction):
                yield from _of_kind(legal, kind, seat, _seen(walk, state, seat))
    yield from listed(walk.game, state, everyone)


def listed(game: AnyGame, state: Any, seats: Iterable[int]) -> Iterator[Action]:
    """Actions that are listed as legal for a seat or the dealer: of amounts the ends, of selections a part."""
    for seat in (*seats, DEALER):
        legal = game.rules.legal(state, seat)
        yield from legal.actions
        for amounts in legal.amounts:
            yield from map(amounts.complete, (amounts.least, amounts.most))
        for selection in legal.selections:
            yield from map(selection.complete, islice(selection, MOST_SELECTED))


def _of_kind(legal: Legal, kind: type[PlayerAction], seat: int, seen: list[Card]) -> Iterator[Action]:
    hints = {name: hint for name, hint in get_type_hints(kind).items() if name != "seat"}
    ranges = [amounts for amounts in legal.amounts if type(amounts.move) is kind]
    build: Any = kind
    if tuple[Card, ...] in hints.values():
        chance = Random(f"{seat} {seen}")
        fields = [_picked(hint, seen, chance) for hint in hints.values()]
        yield from (build(seat, *chosen) for chosen in zip(*fields, strict=True))
        yield from (wrong for each in legal.selections if type(each.move) is kind for wrong in _miswritten(each))
    else:
        yield from (build(seat, *chosen) for chosen in product(*(_values(hint, ranges) for hint in hints.values())))


def _seen(walk: Walk, state: Any, seat: int) -> list[Card]:
    """The cards that a seat sees."""
    spots = walk.game.text.spots(walk.game.sight.view(state, seat))
    return sorted({card for spot in spots for card in spot.cards if card is not None})


def _picked(hint: Any, seen: list[Card], chance: Random) -> list[Any]:
    """As many values of a field as are tried of an action that has card tuples, mostly of the cards that are seen."""
    if hint == tuple[Card, ...]:
        return [tuple(sorted(chance.sample(seen, min(len(seen), chance.randrange(4))))) for _ in range(MOST_SELECTED)]
    possible = [*seen, *DECK[::17]] if hint is Card else range(12) if hint is int else _values(hint, [])
    return [chance.choice(possible) for _ in range(MOST_SELECTED)]


def _miswritten(selection: Selection) -> Iterator[Action]:
    """A move with cards that could be selected, but not so written: the other way round, twice, or none."""
    yield selection.complete(())
    for cards in islice(selection, MOST_SELECTED):
        yield selection.complete((*cards, cards[0]))
        if len(cards) > 1:
            yield selection.complete(cards[::-1])


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
