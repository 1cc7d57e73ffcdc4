"""What `fairdeal odds cassino` says: every legal move of a position, as plain actions and as sentences."""

from collections.abc import Mapping
from typing import Final

from fairdeal.cards import card_code, read_cards
from fairdeal.engine.game import Odds
from fairdeal.engine.moves import PlayerAction
from fairdeal.engine.words import Sentence, ShownCards
from fairdeal.games.cassino import refusals
from fairdeal.games.cassino.groups import Cards
from fairdeal.games.cassino.house import House
from fairdeal.games.cassino.offers import offers
from fairdeal.games.cassino.position import Known, check_builds, check_once, check_values, situation_of
from fairdeal.games.cassino.reading import read_builds, read_position
from fairdeal.games.cassino.situation import Situation, Table
from fairdeal.games.cassino.state import Build, Capture, Extend, Increase, TableBuild, Trail

HAND: Final = "hand"
TABLE: Final = "table"
BUILDS: Final = "builds"
POSITION: Final = "position"
QUESTIONS: Final = (HAND, TABLE, BUILDS, POSITION)

YOU: Final = 0
"""The seat of the hand, where a hand and a table are given and not a whole position."""
OPPONENT: Final = 1
"""Who is bound by a build where that is not said."""

Play = Capture | Build | Extend | Increase | Trail


def answer(house: House, questions: Mapping[str, str]) -> Odds:
    """Every legal move. Raises NotUnderstood when the position cannot be read, or cannot be."""
    now = asked(house, questions)
    plays = list_plays(now)
    figures: dict[str, object] = {"legal": [plain(play, now.table.builds) for play in plays]}
    return Odds(figures, (Sentence("cassino-odds-count", {"count": len(plays)}), *map(_told, plays)))


def asked(house: House, questions: Mapping[str, str]) -> Situation:
    """What is asked about: a whole position, or a hand, a table and builds."""
    if POSITION in questions:
        if set(questions) & {HAND, TABLE, BUILDS}:
            raise refusals.position_alone()
        return situation_of(read_position(questions[POSITION]), house)
    if HAND not in questions:
        raise refusals.hand_missing()
    return _situation(house, read_cards(questions[HAND]), questions.get(TABLE, ""), questions.get(BUILDS, ""))


def list_plays(now: Situation) -> list[Play]:
    """Every legal move, by card: captures, builds, extensions, increases, and trailing last."""
    plays = [play for play in offers(now) if isinstance(play, Play)]
    return sorted(plays, key=lambda play: (_KINDS.index(type(play)), now.hand.index(play.card)))


def plain(play: Play, builds: tuple[TableBuild, ...]) -> dict[str, object]:
    """A move as plain JSON: kind, card, all cards of the table that it takes or joins, the builds among them, value.

    >>> plain(Trail(0, read_cards("Kc")[0]), ())
    {'kind': 'trail', 'card': 'Kc'}
    """
    told: dict[str, object] = {"kind": type(play).__name__.lower(), "card": card_code(play.card)}
    if isinstance(play, Trail):
        return told
    touched = [build for build in builds if build.cards[0] in play.cards]
    told["cards"] = _codes(play.cards)
    told["builds"] = [{"value": build.value, "cards": _codes(build.cards)} for build in touched]
    return told if isinstance(play, Capture) else told | {"value": play.value}


_KINDS: Final[tuple[type[PlayerAction], ...]] = (Capture, Build, Extend, Increase, Trail)


def _situation(house: House, hand: Cards, table: str, builds: str) -> Situation:
    loose, lying = read_cards(table), read_builds(builds, OPPONENT)
    if not 1 <= len(hand) <= 4:
        raise refusals.hand_size(len(hand))
    check_once((*hand, *loose, *(card for build in lying for card in build.cards)))
    check_builds(lying, (Known(hand), Known((), 1)))
    check_values(lying, house)
    return Situation(house, YOU, hand, Table(loose, lying))


def _told(play: Play) -> Sentence:
    facts: dict[str, object] = {"card": ShownCards((play.card,))}
    if not isinstance(play, Trail):
        facts["cards"] = ShownCards(play.cards)
    if not isinstance(play, Trail | Capture):
        facts["value"] = play.value
    return Sentence(f"cassino-odds-{type(play).__name__.lower()}", facts)


def _codes(cards: Cards) -> list[str]:
    return [card_code(card) for card in cards]
