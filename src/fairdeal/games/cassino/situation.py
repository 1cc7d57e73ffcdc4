"""What a player acts on: the rules of the table, its own hand, and what lies there. Nothing else decides what is legal.

Source: rules.md §2.2, §2.3.
"""

from typing import NamedTuple

from fairdeal.cards import Card
from fairdeal.games.cassino.groups import Cards, worth
from fairdeal.games.cassino.house import House
from fairdeal.games.cassino.state import State, TableBuild


class Table(NamedTuple):
    """The cards on the table, loose and in builds, in the order in which they came."""

    loose: Cards
    builds: tuple[TableBuild, ...]

    @property
    def is_empty(self) -> bool:
        """Whether nothing lies there."""
        return not self.loose and not self.builds


class Situation(NamedTuple):
    """What a seat acts on."""

    house: House
    seat: int
    hand: Cards
    table: Table

    @property
    def own(self) -> tuple[TableBuild, ...]:
        """The builds that the seat is bound by."""
        return owned(self.table.builds, self.seat)


def situation(state: State, seat: int) -> Situation:
    """What a seat of a deal acts on."""
    hand = next(player.hand for player in state.players if player.seat == seat)
    return Situation(state.house, seat, hand, Table(state.loose, state.builds))


def owned(builds: tuple[TableBuild, ...], seat: int) -> tuple[TableBuild, ...]:
    """Those of some builds that a seat is bound by."""
    return tuple([build for build in builds if build.controller == seat])


def without(cards: Cards, gone: Cards) -> Cards:
    """Cards without some of them, in their order."""
    return tuple([card for card in cards if card not in gone])


def values_kept(hand: Cards, played: Card) -> frozenset[int]:
    """The values of the cards that stay in the hand after one is played."""
    return frozenset(worth(card) for card in hand if card != played)


def unbacked(builds: tuple[TableBuild, ...], kept: frozenset[int]) -> tuple[TableBuild, ...]:
    """Those of some builds of which no card of their value is kept. Source: rules.md §2.3, O2."""
    return tuple([build for build in builds if build.value not in kept])
