"""Deals that would look just like this to a viewer: what a bot that searches plays on from."""

from collections.abc import Sequence
from itertools import combinations
from math import comb

from fairdeal.cards import DECK, Card
from fairdeal.engine.chance import Chance
from fairdeal.games.cassino.groups import Cards, worth
from fairdeal.games.cassino.state import Player, State, TableBuild, Taking
from fairdeal.games.cassino.view import PlayerView, View


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


def draw_hand(cards: Sequence[Card], held: int, wanted: frozenset[int], chance: Chance) -> Cards:
    """One of the hands with a card of each value that is wanted, each equally likely; there must be one."""
    hand: list[Card] = []
    for place, card in enumerate(cards):
        if len(hand) == held:
            break
        rest, needed = cards[place + 1 :], held - len(hand)
        with_it = count_hands(rest, needed - 1, wanted - {worth(card)})
        if chance.below(with_it + count_hands(rest, needed, wanted)) < with_it:
            hand.append(card)
            wanted = wanted - {worth(card)}
    return tuple(hand)


def _players(view: View, chance: Chance) -> tuple[Player, ...]:
    """Hands are drawn one after another; a hand is taken as often as it leaves ways for the next one."""
    hidden = [each for each in view.players if each.hand is None]
    while True:
        unseen, drawn = list(view.unseen), dict[int, Cards]()
        for each in hidden:
            wanted = frozenset(build.value for build in view.builds if build.controller == each.seat)
            ways = count_hands(unseen, each.held, wanted)
            if drawn and chance.below(comb(len(unseen), each.held)) >= ways:
                break
            drawn[each.seat] = draw_hand(unseen, each.held, wanted, chance)
            unseen = [card for card in unseen if card not in drawn[each.seat]]
        else:
            return tuple(_player(each, drawn) for each in view.players)


def _player(shown: PlayerView, drawn: dict[int, Cards]) -> Player:
    hand = drawn[shown.seat] if shown.hand is None else shown.hand
    return Player(shown.seat, shown.chips, hand, shown.pile, shown.sweeps, shown.missed)
