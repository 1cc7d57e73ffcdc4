"""What `fairdeal odds cassino` says: every legal move of a position, with its price where that is asked for."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from fairdeal.cards import DECK, card_code, card_codes, read_cards
from fairdeal.engine.chance import Chance, SameChance
from fairdeal.engine.extras import check_installed
from fairdeal.engine.game import Odds, Price
from fairdeal.engine.moves import PlayerAction
from fairdeal.engine.words import ErrorBar, Points, Sentence, ShownCards
from fairdeal.games.cassino import refusals
from fairdeal.games.cassino.groups import Cards
from fairdeal.games.cassino.house import House
from fairdeal.games.cassino.offers import offers
from fairdeal.games.cassino.position import Known, check_builds, check_once, check_values, situation_of, state_of
from fairdeal.games.cassino.reading import read_builds, read_position
from fairdeal.games.cassino.search import sample, solve
from fairdeal.games.cassino.situation import Situation, Table, owned
from fairdeal.games.cassino.state import (
    FIRST_PORTION,
    Build,
    Capture,
    Extend,
    Increase,
    Phase,
    Player,
    State,
    TableBuild,
    Trail,
)
from fairdeal.games.cassino.worlds import count_hands, draw_hand

HAND: Final = "hand"
TABLE: Final = "table"
BUILDS: Final = "builds"
POSITION: Final = "position"
SIMULATIONS: Final = "simulations"
"""The question for the price of each move, over so many hands that the other player may hold."""
QUESTIONS: Final = (HAND, TABLE, BUILDS, POSITION, SIMULATIONS)

MOST_SIMULATIONS: Final = 10_000
EFFORT: Final = 400_000_000
"""So many listed moves, about a minute, end a search early."""

YOU: Final = 0
"""The seat of the hand, where a hand and a table are given and not a whole position."""
OPPONENT: Final = 1
"""Who is bound by a build where that is not said."""

Play = Capture | Build | Extend | Increase | Trail


def answer(house: House, questions: Mapping[str, str]) -> Odds:
    """Every legal move. Raises NotUnderstood when the position cannot be read, or cannot be."""
    deal = asked(house, questions)
    now, plays = deal.now, list_plays(deal.now)
    prices = _prices(deal, questions[SIMULATIONS]) if SIMULATIONS in questions else {}
    figures = [plain(play, now.table.builds) | _figures(prices.get(play)) for play in plays]
    sentences = [_told(play, prices.get(play)) for play in plays]
    return Odds({"legal": figures}, (Sentence("cassino-odds-count", {"count": len(plays)}), *sentences))


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked about: what the player acts on, deals that would look just like this, and whether there is but one.

    Where no whole position is given, it is the first portion and nothing has been captured.
    """

    now: Situation
    draw: Callable[[Chance], State]
    is_known: bool


def asked(house: House, questions: Mapping[str, str]) -> Asked:
    """What is asked about: a whole position, or a hand, a table and builds."""
    if POSITION in questions:
        if set(questions) & {HAND, TABLE, BUILDS}:
            raise refusals.position_alone()
        position = read_position(questions[POSITION])
        is_known = position.dealt == len(DECK) and not any(pile.unknown for pile in position.piles)
        return Asked(situation_of(position, house), lambda chance: state_of(position, house, chance), is_known)
    if HAND not in questions:
        raise refusals.hand_missing()
    now = _situation(house, read_cards(questions[HAND]), questions.get(TABLE, ""), questions.get(BUILDS, ""))
    return Asked(now, lambda chance: _first_portion(now, chance), is_known=False)


def _prices(deal: Asked, simulations: str) -> Mapping[PlayerAction, Price]:
    """What each move is worth; nothing where the table is so full that no search comes to an end."""
    count, chance = _count(simulations), SameChance("cassino")
    check_installed()
    if deal.is_known:
        return {each.play: Price(each.play, each.worth) for each in solve(deal.draw(chance), EFFORT)}
    found = sample(lambda: deal.draw(chance), count, None, EFFORT)
    return {each.play: Price(each.play, each.worth, each.error) for each in found}


def _count(text: str) -> int:
    if not text.isdecimal() or not 2 <= int(text) <= MOST_SIMULATIONS:
        raise refusals.bad_simulations(text, MOST_SIMULATIONS)
    return int(text)


def _figures(price: Price | None) -> dict[str, object]:
    """A price for programs, in points."""
    if price is None:
        return {}
    figures: dict[str, object] = {"expectation": float(price.expectation), "exact": price.error is None}
    return figures if price.error is None else figures | {"error": float(price.error)}


def list_plays(now: Situation) -> list[Play]:
    """Every legal move, by card: captures, builds, extensions, increases, and trailing last."""
    plays = [play for play in offers(now) if isinstance(play, Play)]
    return sorted(plays, key=lambda play: (_KINDS.index(type(play)), now.hand.index(play.card)))


def plain(play: Play, builds: tuple[TableBuild, ...]) -> dict[str, object]:
    """A move as plain JSON: kind, card, all cards of the table that it takes or joins, the builds among them, value.

    >>> plain(Trail(0, read_cards("Kc")[0]), ())
    {'kind': 'trail', 'card': 'Kc'}
    """
    fields: dict[str, object] = {"kind": type(play).__name__.lower(), "card": card_code(play.card)}
    if isinstance(play, Trail):
        return fields
    touched = [build for build in builds if build.cards[0] in play.cards]
    fields["cards"] = card_codes(play.cards)
    fields["builds"] = [{"value": build.value, "cards": card_codes(build.cards)} for build in touched]
    return fields if isinstance(play, Capture) else fields | {"value": play.value}


_KINDS: Final[tuple[type[PlayerAction], ...]] = (Capture, Build, Extend, Increase, Trail)


def _situation(house: House, hand: Cards, table: str, builds: str) -> Situation:
    loose, lying = read_cards(table), read_builds(builds, OPPONENT)
    if not 1 <= len(hand) <= 4:
        raise refusals.hand_size(len(hand))
    check_once((*hand, *loose, *(card for build in lying for card in build.cards)))
    check_builds(lying, (Known(hand), Known((), 1)))
    check_values(lying, house)
    return Situation(house, YOU, hand, Table(loose, lying))


def _first_portion(now: Situation, chance: Chance) -> State:
    """A deal in its first portion in which the other player, who has dealt, holds as many cards."""
    named = {*now.hand, *now.table.loose, *(card for build in now.table.builds for card in build.cards)}
    unseen = [card for card in DECK if card not in named]
    bound = frozenset(build.value for build in owned(now.table.builds, OPPONENT))
    if not count_hands(unseen, len(now.hand), bound):
        raise refusals.build_without_card(max(bound))
    theirs = draw_hand(unseen, len(now.hand), bound, chance)
    return State(
        house=now.house,
        phase=Phase.PLAY,
        players=(Player(YOU, 0, now.hand), Player(OPPONENT, 0, theirs)),
        dealer=OPPONENT,
        score=(0, 0),
        loose=now.table.loose,
        builds=now.table.builds,
        dealt=FIRST_PORTION,
        mover=YOU,
    )


def _told(play: Play, price: Price | None) -> Sentence:
    move = _said(play)
    if price is None:
        return move
    facts: dict[str, object] = {"move": move, "worth": Points(price.expectation)}
    if price.error is None:
        return Sentence("cassino-odds-exact", facts)
    return Sentence("cassino-odds-estimate", facts | {"error": ErrorBar(price.error)})


def _said(play: Play) -> Sentence:
    facts: dict[str, object] = {"card": ShownCards((play.card,))}
    if not isinstance(play, Trail):
        facts["cards"] = ShownCards(play.cards)
    if not isinstance(play, Trail | Capture):
        facts["value"] = play.value
    return Sentence(f"cassino-odds-{type(play).__name__.lower()}", facts)
