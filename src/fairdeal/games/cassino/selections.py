"""Judging the cards that a player names: that they are there, whole, and make groups; else the reason in words.

Source: rules.md §0 G6, §2.2, §2.6 CA31.
"""

from fairdeal.cards import Card
from fairdeal.games.cassino import refusals
from fairdeal.games.cassino.groups import Cards, is_face, makes_groups, total, worth
from fairdeal.games.cassino.situation import Situation
from fairdeal.games.cassino.state import TableBuild


def check_in_hand(now: Situation, card: Card) -> None:
    """Raises IllegalAction unless the seat holds the card."""
    if card not in now.hand:
        raise refusals.not_in_hand(card)


def check_on_table(now: Situation, cards: Cards) -> None:
    """Raises IllegalAction unless all cards lie on the table, each is named once, and they stand in order."""
    lying = {*now.table.loose, *(card for build in now.table.builds for card in build.cards)}
    for place, card in enumerate(cards):
        if card not in lying:
            raise refusals.not_on_table(card)
        if card in cards[:place]:
            raise refusals.card_twice(card)
    if list(cards) != sorted(cards):
        raise refusals.not_in_order(cards)


def parted(now: Situation, cards: Cards) -> tuple[Cards, tuple[TableBuild, ...]]:
    """The loose cards among some of the table, and the builds. Raises IllegalAction where a build is not whole."""
    named = frozenset(cards)
    builds = tuple([build for build in now.table.builds if not named.isdisjoint(build.cards)])
    for build in builds:
        if not named.issuperset(build.cards):
            raise refusals.build_not_whole(next(card for card in build.cards if card in named), build)
    loose = named.difference(*(build.cards for build in builds))
    return tuple(sorted(loose)), builds


def check_groups(cards: Cards, value: int) -> None:
    """Raises IllegalAction unless the cards make whole groups of a value, each card in one of them."""
    for card in cards:
        if is_face(card):
            raise refusals.face_card_in_group(card)
        if worth(card) > value:
            raise refusals.card_too_high(card, value)
    if total(cards) % value:
        raise refusals.wrong_sum(cards, total(cards), value)
    if not makes_groups(cards, value):
        raise refusals.no_such_groups(cards, value)
