"""Legal moves of Cassino found by brute force: every set of cards on the table is tried, in every way. Slow and plain.

It shares no judgement with the game: only its values, its houses and its actions.
"""

from collections.abc import Iterator
from itertools import chain, combinations

from fairdeal.cards import Card, rank_of
from fairdeal.engine.moves import PlayerAction
from fairdeal.games.cassino.house import House
from fairdeal.games.cassino.situation import Situation
from fairdeal.games.cassino.state import Build, Capture, Extend, Increase, TableBuild, Trail

Cards = tuple[Card, ...]
Owned = list[tuple[int, bool]]
"""The builds after a move: the value of each, and whether the mover is bound by it."""


def value(card: Card) -> int:
    rank = rank_of(card)
    return {9: 0, 10: 0, 11: 0, 12: 1}.get(rank, rank + 2)


def can_part(cards: Cards, target: int) -> bool:
    """Whether cards can be laid in heaps of this sum: the first card goes with every set of the others."""
    if not cards:
        return True
    first, *others = cards
    return any(
        value(first) + sum(map(value, more)) == target
        and can_part(tuple(card for card in others if card not in more), target)
        for more in subsets(tuple(others))
    )


def subsets(cards: Cards) -> Iterator[Cards]:
    return chain.from_iterable(combinations(cards, size) for size in range(len(cards) + 1))


def moves(now: Situation) -> set[PlayerAction]:
    """Every legal move. Source: rules.md §2.3."""
    return {move for card in now.hand for move in _with(now, card)}


def _with(now: Situation, card: Card) -> Iterator[PlayerAction]:
    house, seat = now.house, now.seat
    builds = [(build.value, build.controller == seat) for build in now.table.builds]
    if (house.free_trail or not any(own for _, own in builds)) and _keeps(now, card, builds):
        yield Trail(seat, card)
    for loose in subsets(tuple(sorted(now.table.loose))):
        yield from _captures(now, card, loose)
        if value(card) and all(map(value, loose)):
            for target in range(1, 11):
                yield from _builds(now, card, loose, target)


def _captures(now: Situation, card: Card, loose: Cards) -> Iterator[PlayerAction]:
    if not value(card):
        sizes = (1, 3) if now.house.face_three else (1,)
        if loose and len(loose) in sizes and all(rank_of(each) == rank_of(card) for each in loose):
            yield Capture(now.seat, card, loose)
        return
    if not all(map(value, loose)) or not can_part(loose, value(card)):
        return
    takable = [build for build in now.table.builds if build.value == value(card)]
    for size in range(len(takable) + 1):
        for taken in combinations(takable, size):
            left = [(each.value, each.controller == now.seat) for each in now.table.builds if each not in taken]
            if (loose or taken) and _keeps(now, card, left):
                yield Capture(now.seat, card, _all(loose, *taken))


def _builds(now: Situation, card: Card, loose: Cards, target: int) -> Iterator[PlayerAction]:
    lying, house = now.table.builds, now.house
    others = [(build.value, build.controller == now.seat) for build in lying]
    merges = house.same_value_builds == "merge"
    is_free = bool(loose) and not (merges and any(each.value == target for each in lying))
    if is_free and can_part((*loose, card), target) and _keeps(now, card, [*others, (target, True)]):
        yield Build(now.seat, card, loose, target)
    for place, build in enumerate(lying):
        rest = [*others[:place], *others[place + 1 :], (target, True)]
        is_one = house.extend_multi or value(card) + sum(map(value, loose)) == target
        if is_one and build.value == target and can_part((*loose, card), target) and _keeps(now, card, rest):
            yield Extend(now.seat, card, _all(loose, build), target)
        if build.value + value(card) == target and can_part(loose, target) and _may_increase(now, card, build):
            merged = [each for each in rest if not (merges and each == (target, False))]
            if _keeps(now, card, merged):
                yield Increase(now.seat, card, _all(loose, build), target)


def _may_increase(now: Situation, card: Card, build: TableBuild) -> bool:
    """Source: rules.md §2.3 5, §2.6 CA11."""
    house: House = now.house
    if sum(map(value, build.cards)) != build.value:
        return False
    if build.controller != now.seat or house.increase_own == "new_only":
        return True
    kept = [each for each in now.hand if each != card]
    return house.increase_own == "both" and any(value(each) == build.value for each in kept)


def _keeps(now: Situation, card: Card, builds: Owned) -> bool:
    """Source: rules.md §2.3, O2."""
    kept = {value(each) for each in now.hand if each != card}
    return all(worth in kept for worth, own in builds if own)


def _all(loose: Cards, *builds: TableBuild) -> Cards:
    return tuple(sorted((*loose, *(card for build in builds for card in build.cards))))
