"""A builder's duties: no trailing while a build lies there, and a card kept for each. Source: rules.md §2.3."""

from fairdeal.cards import Card
from fairdeal.games.cassino import refusals
from fairdeal.games.cassino.selections import check_in_hand
from fairdeal.games.cassino.situation import Situation, Table, owned, unbacked, values_kept
from fairdeal.games.cassino.state import Trail


def check_trail(now: Situation, action: Trail) -> None:
    """Raises IllegalAction unless the seat holds the card and may lay it down. Source: rules.md §2.3 6, O1, O2."""
    check_in_hand(now, action.card)
    if now.own and not now.house.free_trail:
        raise refusals.bound_by_build(now.own[0].value)
    check_backed(now, action.card, now.table)


def after_trail(now: Situation, action: Trail) -> Table:
    """The table after a card was laid down."""
    return now.table._replace(loose=(*now.table.loose, action.card))


def check_backed(now: Situation, played: Card, after: Table) -> None:
    """Raises IllegalAction unless a card is kept for every build that the seat is bound by afterwards.

    Source: rules.md §2.3, O2.
    """
    for build in unbacked(owned(after.builds, now.seat), values_kept(now.hand, played)):
        raise refusals.no_card_kept(played, build.value)
