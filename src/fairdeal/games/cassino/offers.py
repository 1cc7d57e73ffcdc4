"""What a seat may play, said in building blocks: for every card and value, the groups that may be taken or joined.

Source: rules.md §2.3, §2.6 CA31.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from fairdeal.cards import Card
from fairdeal.engine.moves import Legal, PlayerAction, Selection
from fairdeal.games.cassino.builds import build_of, keeps_old_value, may_increase
from fairdeal.games.cassino.captures import THREE, same_rank
from fairdeal.games.cassino.groups import HIGHEST, Cards, is_face, worth
from fairdeal.games.cassino.situation import Situation, unbacked, values_kept
from fairdeal.games.cassino.state import Build, Capture, Extend, Increase, TableBuild, Trail

Groups = tuple[Cards, ...]

NO_GROUPS: Final[Groups] = ()


def offers(now: Situation) -> Legal:
    """All that a seat in turn may play. Iterating it lists every single move."""
    trails = tuple(Trail(now.seat, card) for card in now.hand if _may_trail(now, card))
    return Legal(trails, selections=tuple(each for card in now.hand for each in _with(now, card)))


@lru_cache(maxsize=4096)
def groups_making(loose: Cards, value: int) -> Groups:
    """Every group of loose cards that adds up to a value, each sorted; the empty one for 0.

    >>> groups_making((Card(3), Card(0), Card(5)), 7)
    ((0, 3), (5,))
    """
    return tuple(sorted(_making(tuple(sorted(card for card in loose if not is_face(card))), value)))


def _making(cards: Cards, value: int) -> Iterator[Cards]:
    if value == 0:
        yield ()
    for place, card in enumerate(cards):
        if worth(card) <= value:
            yield from ((card, *rest) for rest in _making(cards[place + 1 :], value - worth(card)))


def _may_trail(now: Situation, card: Card) -> bool:
    """Source: rules.md §2.3, O1 and O2, §2.6 CA19."""
    is_bound = bool(now.own) and not now.house.free_trail
    return not is_bound and not unbacked(now.own, values_kept(now.hand, card))


def _with(now: Situation, card: Card) -> Iterator[Selection]:
    if is_face(card):
        yield from _face_captures(now, card)
        return
    kept = values_kept(now.hand, card)
    bare = unbacked(now.own, kept)
    yield from _captures(now, card, bare)
    for value in range(worth(card), HIGHEST + 1):
        if value in kept:
            yield from () if bare else _builds(now, card, value)
            yield from () if bare else _extensions(now, card, value)
            yield from _increases(now, card, value, bare)


def _face_captures(now: Situation, card: Card) -> Iterator[Selection]:
    matching = same_rank(now, card)
    groups: Groups = tuple((each,) for each in matching)
    if now.house.face_three and len(matching) == THREE:
        groups = (*groups, tuple(sorted(matching)))
    if groups and not unbacked(now.own, values_kept(now.hand, card)):
        yield Selection(Capture(now.seat, card, ()), groups, most=1)


def _captures(now: Situation, card: Card, bare: tuple[TableBuild, ...]) -> Iterator[Selection]:
    """Own builds that would be left without a card must be among what is taken."""
    value = worth(card)
    if any(build.value != value for build in bare):
        return
    others = tuple(build.cards for build in now.table.builds if build.value == value and build not in bare)
    first = tuple(sorted(each for build in bare for each in build.cards))
    yield from _selected(Capture(now.seat, card, ()), (*others, *groups_making(now.table.loose, value)), (first,))


def _builds(now: Situation, card: Card, value: int) -> Iterator[Selection]:
    if now.house.merges and build_of(now, value) is not None:
        return
    first = groups_making(now.table.loose, value - worth(card))
    yield from _selected(Build(now.seat, card, (), value), groups_making(now.table.loose, value), first)


def _extensions(now: Situation, card: Card, value: int) -> Iterator[Selection]:
    joining = groups_making(now.table.loose, value - worth(card))
    first = tuple(_union(build.cards, group) for build in now.table.builds if build.value == value for group in joining)
    groups = groups_making(now.table.loose, value) if now.house.extend_multi else NO_GROUPS
    yield from _selected(Extend(now.seat, card, (), value), groups, first)


def _increases(now: Situation, card: Card, value: int, bare: tuple[TableBuild, ...]) -> Iterator[Selection]:
    first = tuple(
        build.cards
        for build in now.table.builds
        if build.value + worth(card) == value and _may_change(now, card, build, bare)
    )
    yield from _selected(Increase(now.seat, card, (), value), groups_making(now.table.loose, value), first)


def _may_change(now: Situation, card: Card, build: TableBuild, bare: tuple[TableBuild, ...]) -> bool:
    """Whether a build may be increased, and no other build of the seat is left without a card."""
    if not may_increase(now, build) or any(each is not build for each in bare):
        return False
    return not keeps_old_value(now, build) or build.value in values_kept(now.hand, card)


def _selected(move: PlayerAction, groups: Groups, first: Groups) -> Iterator[Selection]:
    """A selection that has at least one choice."""
    if any(first) or (first and groups):
        yield Selection(move, groups, first)


def _union(cards: Cards, more: Cards) -> Cards:
    return tuple(sorted((*cards, *more)))
