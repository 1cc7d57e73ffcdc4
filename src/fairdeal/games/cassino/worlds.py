"""Deals that would look just like this to a viewer: what a bot that searches plays on from."""

from collections.abc import Sequence
from itertools import combinations
from math import comb

from fairdeal.cards import DECK, Card
from fairdeal.engine.chance import Chance
from fairdeal.games.cassino.groups import Cards, worth
from fairdeal.games.cassino.state import Player, State, TableBuild, Taking
from fairdeal.games.cassino.view import BuildView, PlayerView, View

Need = tuple[int, frozenset[int]]
"""How many cards a hand has, and of which values it must have one."""


def worlds(view: View, chance: Chance) -> State:
    """A deal with the hands that the viewer does not see, each such deal equally likely.

    They are drawn from the cards that the viewer has not seen, of which the rest is the stock. Who is bound by a build
    holds a card of its value. Source: rules.md §2.3, O2.
    """
    return State(
        house=view.house,
        phase=view.phase,
        players=_players(view, chance),
        dealer=view.dealer,
        score=tuple(each.score for each in view.players),
        lot=view.lot,
        loose=view.loose,
        builds=tuple(TableBuild(each.value, each.cards, each.controller) for each in view.builds),
        dealt=len(DECK) - view.stock,
        mover=view.to_move[0] if view.to_move else 0,
        capturer=view.capturer,
        taking=None if view.taking is None else Taking(view.taking.seat, view.taking.card, view.taking.cards),
        points=tuple(each.points or 0 for each in view.players),
        fault=view.fault,
        forfeited=view.forfeited,
    )


def count_hands(cards: Sequence[Card], held: int, wanted: frozenset[int]) -> int:
    """How many hands of so many of these cards have a card of each value that is wanted.

    By inclusion and exclusion: all hands, without those that lack a value, with those that lack two, and so on.

    >>> count_hands([Card(5), Card(18), Card(0), Card(1)], 2, frozenset({7}))
    5
    """
    of_value = {value: sum(worth(card) == value for card in cards) for value in wanted}
    return sum(
        (-1) ** size * comb(len(cards) - sum(of_value[value] for value in lacking), held)
        for size in range(len(wanted) + 1)
        for lacking in combinations(wanted, size)
    )


def draw_cards(cards: list[Card], count: int, chance: Chance) -> Cards:
    """So many of some cards, taken out of the list."""
    return tuple([cards.pop(chance.below(len(cards))) for _ in range(count)])


def draw_hand(cards: Sequence[Card], held: int, wanted: frozenset[int], chance: Chance) -> Cards:
    """One of the hands with a card of each value that is wanted, each equally likely; there must be one."""
    hand: list[Card] = []
    for place, card in enumerate(cards):
        if not wanted:
            return (*hand, *draw_cards(list(cards[place:]), held - len(hand), chance))
        rest, needed = cards[place + 1 :], held - len(hand)
        with_it = count_hands(rest, needed - 1, wanted - {worth(card)})
        if chance.below(with_it + count_hands(rest, needed, wanted)) < with_it:
            hand.append(card)
            wanted = wanted - {worth(card)}
    return tuple(hand)


def draw_hands(unseen: Sequence[Card], needs: Sequence[Need], chance: Chance) -> list[Cards]:
    """Hands of some cards, each such set of hands equally likely; there must be one.

    They are drawn one after another, and a hand is taken as often as it leaves ways for the next one.
    """
    while True:
        left, hands = list(unseen), list[Cards]()
        for held, wanted in needs:
            if hands and chance.below(comb(len(left), held)) >= count_hands(left, held, wanted):
                break
            hands.append(draw_hand(left, held, wanted, chance))
            left = [card for card in left if card not in hands[-1]]
        else:
            return hands


def _players(view: View, chance: Chance) -> tuple[Player, ...]:
    hidden = [each for each in view.players if each.hand is None]
    needs = [(each.held, wanted_by(each.seat, view.builds)) for each in hidden]
    hands = dict(zip((each.seat for each in hidden), draw_hands(view.unseen, needs, chance), strict=True))
    return tuple(_player(each, hands) for each in view.players)


def wanted_by(seat: int, builds: Sequence[BuildView] | Sequence[TableBuild]) -> frozenset[int]:
    """The values of which a seat must hold a card: those of its builds. Source: rules.md §2.3, O2."""
    return frozenset(build.value for build in builds if build.controller == seat)


def _player(shown: PlayerView, drawn: dict[int, Cards]) -> Player:
    hand = drawn[shown.seat] if shown.hand is None else shown.hand
    return Player(shown.seat, shown.chips, hand, shown.pile, shown.sweeps, shown.missed)
