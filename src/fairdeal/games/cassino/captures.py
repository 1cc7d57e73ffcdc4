"""Taking cards from the table: with a face card one of its rank, with a number card whole groups and builds.

Source: rules.md §2.3 1, 2.
"""

from typing import Final

from fairdeal.cards import rank_of
from fairdeal.games.cassino import refusals
from fairdeal.games.cassino.duties import check_backed
from fairdeal.games.cassino.groups import Cards, is_face, worth
from fairdeal.games.cassino.selections import check_groups, check_in_hand, check_on_table, parted
from fairdeal.games.cassino.situation import Situation, Table, without
from fairdeal.games.cassino.state import Capture

THREE: Final = 3
"""How many cards of its rank a face card takes where it may take several. Source: rules.md §2.6 CA20."""


def check_capture(now: Situation, action: Capture) -> None:
    """Raises IllegalAction unless the card takes exactly these cards, and the seat's other builds stay backed."""
    check_in_hand(now, action.card)
    check_on_table(now, action.cards)
    if not action.cards:
        raise refusals.nothing_taken(action.card)
    if is_face(action.card):
        _check_face(now, action)
    else:
        _check_number(now, action)
    check_backed(now, action.card, after_capture(now, action))


def after_capture(now: Situation, action: Capture) -> Table:
    """The table after a legal capture."""
    taken = frozenset(action.cards)
    builds = tuple([build for build in now.table.builds if taken.isdisjoint(build.cards)])
    return Table(without(now.table.loose, action.cards), builds)


def same_rank(now: Situation, card: int) -> Cards:
    """The loose cards of a card's rank."""
    return tuple([each for each in now.table.loose if rank_of(each) == card % 13])


def _check_face(now: Situation, action: Capture) -> None:
    matching = same_rank(now, action.card)
    wrong = without(action.cards, matching)
    if wrong:
        raise refusals.face_takes_rank(action.card, wrong)
    takes_three = now.house.face_three and len(action.cards) == THREE
    if len(action.cards) > 1 and not takes_three:
        raise refusals.face_takes_one(action.card, action.cards, three=now.house.face_three)


def _check_number(now: Situation, action: Capture) -> None:
    loose, builds = parted(now, action.cards)
    value = worth(action.card)
    for build in builds:
        if build.value != value:
            raise refusals.build_of_another_value(action.card, build)
    check_groups(loose, value)
