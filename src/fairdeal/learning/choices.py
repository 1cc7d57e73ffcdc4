"""Actions by number: a fixed list of places to choose from, and which of them are legal now.

Each kind of action has places of its own, in the order in which the game names its kinds. A kind without a part has
one. A kind with an amount has one for each step of a ladder: `LADDER` times the least, then the most. A kind with one
card and nothing else has one for each card. A kind with a selection of cards has `SELECTIONS`, and they number what is
legal, the moves in turn; what is legal beyond that can't be chosen, so a kind that is legal always has a place.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Final, cast

from fairdeal.cards import DECK
from fairdeal.engine.banking.moves import Withdraw
from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import Action, Amounts, Legal, PlayerAction

LADDER: Final = (1, 2, 4, 8, 16, 32)
"""What the least amount is multiplied by; one more place stands for the most."""

SELECTIONS: Final = 64
"""How many selections of cards of one kind can be chosen from."""

LEFT_OUT: Final = (Withdraw,)
"""A bet that could be taken back could be made again, and a round would have no greatest length."""


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of action: the number of its first place, and how many it has."""

    action: type[PlayerAction]
    first: int
    size: int


@dataclass(frozen=True, slots=True)
class Choices:
    """The places of a game. `count` is how many there are."""

    kinds: tuple[Kind, ...]

    @property
    def count(self) -> int:
        """How many places there are."""
        return self.kinds[-1].first + self.kinds[-1].size

    def legal(self, legal: Legal) -> dict[int, PlayerAction]:
        """What is legal now, by the number of its place, in ascending order."""
        found: dict[int, PlayerAction] = {}
        for kind in self.kinds:
            found |= {kind.first + place: action for place, action in _places(kind, legal).items()}
        return dict(sorted(found.items()))

    def label(self, number: int) -> str:
        """What a place is called, like `Bet 3`: the kind, and which of its places."""
        kind = next(each for each in reversed(self.kinds) if each.first <= number)
        return kind.action.__name__ if kind.size == 1 else f"{kind.action.__name__} {number - kind.first}"


def choices(game: AnyGame) -> Choices:
    """The places of a game; they are the same at each of its tables."""
    kinds: list[Kind] = []
    for action in game.actions:
        if issubclass(action, PlayerAction) and action not in LEFT_OUT:
            first = kinds[-1].first + kinds[-1].size if kinds else 0
            kinds.append(Kind(action, first, _size(action)))
    return Choices(tuple(kinds))


def _parts(action: type[PlayerAction]) -> frozenset[str]:
    fields = cast("tuple[str, ...]", action.__match_args__)
    return frozenset(fields) - {"seat"}


def _size(action: type[PlayerAction]) -> int:
    parts = _parts(action)
    if "cards" in parts:
        return SELECTIONS
    if "amount" in parts:
        return len(LADDER) + 1
    return len(DECK) if "card" in parts else 1


def _places(kind: Kind, legal: Legal) -> Mapping[int, PlayerAction]:
    """The places of one kind that are legal."""
    parts = _parts(kind.action)
    if "amount" in parts:
        return {place: act for each in legal.amounts if type(each.move) is kind.action for place, act in _ladder(each)}
    whole = [act for act in legal.actions if isinstance(act, kind.action)]
    if "cards" in parts:
        return dict(enumerate(islice((*whole, *_in_turn(kind, legal)), SELECTIONS)))
    return {getattr(act, "card", 0): act for act in whole}


def _ladder(amounts: Amounts) -> Iterator[tuple[int, PlayerAction]]:
    """The steps of the ladder that are legal amounts; the last is the most, where no step before it is."""
    steps = {place: amounts.least * times for place, times in enumerate(LADDER)}
    named = {place: amount for place, amount in steps.items() if amount in amounts}
    most = amounts.most - (amounts.most - amounts.least) % amounts.step
    if most not in named.values():
        named[len(LADDER)] = most
    for place, amount in named.items():
        yield place, _by_player(amounts.complete(amount))


def _in_turn(kind: Kind, legal: Legal) -> list[PlayerAction]:
    """The selections of a kind: the first of each move, then the second of each, so that every move has its share."""
    moves = [each for each in legal.selections if type(each.move) is kind.action]
    listed = [list(islice(map(each.complete, each), SELECTIONS)) for each in moves]
    longest = max(map(len, listed), default=0)
    return [those[place] for place in range(longest) for those in listed if place < len(those)]


def _by_player(action: Action) -> PlayerAction:
    assert isinstance(action, PlayerAction)
    return action
