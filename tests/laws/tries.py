"""What anyone could try in a state: every action that can be written down, built from the fields of its kind."""

from collections.abc import Callable, Iterable, Iterator
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
from fairdeal.errors import IllegalAction
from tests.laws.walks import Walk

BURNS = range(5)

MOST_SELECTED: Final = 20
"""How many choices of cards are tried of one selection, and of one kind of action that has some."""

FEW: Final = 3
"""How many are tried where nothing is legal."""


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
        players = [kind for kind in walk.game.actions if issubclass(kind, PlayerAction)]
        seen = _seen(walk, state, seat) if any(_names_cards(kind) for kind in players) else []
        for kind in players:
            yield from _of_kind(legal, kind, seat, seen)
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
    hints = _fields(kind)
    ranges = [amounts for amounts in legal.amounts if type(amounts.move) is kind]
    build: Any = kind
    if tuple[Card, ...] in hints.values():
        chance = Random(f"{seat} {seen}")
        for _ in range(MOST_SELECTED if legal else FEW):
            yield build(seat, *(_picked(hint, seen, chance) for hint in hints.values()))
        yield from (wrong for each in legal.selections if type(each.move) is kind for wrong in _miswritten(each))
    else:
        possible = [_values(hint, ranges, seen) for hint in hints.values()]
        yield from (build(seat, *chosen) for chosen in product(*possible))


def _fields(kind: type[PlayerAction]) -> dict[str, Any]:
    return {name: hint for name, hint in get_type_hints(kind).items() if name != "seat"}


def _names_cards(kind: type[PlayerAction]) -> bool:
    return any(hint in (Card, tuple[Card, ...]) for hint in _fields(kind).values())


def _seen(walk: Walk, state: Any, seat: int) -> list[Card]:
    """The cards that a seat sees."""
    spots = walk.game.text.spots(walk.game.sight.view(state, seat))
    return sorted({card for spot in spots for card in spot.cards if card is not None})


def _picked(hint: Any, seen: list[Card], chance: Random) -> Any:
    """A value of a field of an action that has card tuples, mostly of the cards that are seen."""
    if hint == tuple[Card, ...]:
        return tuple(sorted(chance.sample(seen, min(len(seen), chance.randrange(4)))))
    return chance.choice(range(12) if hint is int else _values(hint, [], seen))


def _miswritten(selection: Selection) -> Iterator[Action]:
    """A move with cards that could be selected, but not so written: the other way round, twice, or none."""
    yield selection.complete(())
    for cards in islice(selection, MOST_SELECTED):
        yield selection.complete((*cards, cards[0]))
        if len(cards) > 1:
            yield selection.complete(cards[::-1])


def _values(hint: Any, ranges: list[Amounts], seen: list[Card]) -> tuple[Any, ...]:
    """Values of a field; none for a kind that cannot be made up, whose actions are tried as they are listed."""
    if hint is int:
        return tuple(sorted({-2, 0, 1, 4, 5, *(amount for each in ranges for amount in around(each))}))
    if hint is bool:
        return (False, True)
    if hint is Card:
        return (*seen, *DECK[::17])
    return tuple(hint) if isinstance(hint, type) and issubclass(hint, Enum) else ()


def around(amounts: Amounts) -> set[int]:
    """Inside a range, at its ends, one beyond, and beside the steps."""
    least, most, step = amounts.least, amounts.most, amounts.step
    return {least - step, least - 1, least, least + 1, least + step, most - step, most - 1, most, most + 1, most + step}


def refusal_of(judge: Callable[[Any, Action], object], state: Any, action: Action) -> IllegalAction | None:
    try:
        judge(state, action)
    except IllegalAction as refusal:
        return refusal
    return None
