"""What the guide to a game shows besides its words: the worked example, and the exact odds of a house."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from litestar import get
from litestar.params import FromPath, FromQuery

from fairdeal.engine.chips import show_chips
from fairdeal.engine.game import AnyGame
from fairdeal.engine.options import NONE, Kind, options_of, read_options
from fairdeal.games import find_game
from fairdeal.record import EXAMPLE, example_of, play_round
from fairdeal.thinking.questions import HouseOdds
from fairdeal.web import refusals
from fairdeal.web.history_schemas import OddsOf, Replay
from fairdeal.web.replays import told_round
from fairdeal.web.site import AnyRequest, TheAsker, TheSite, network_asking
from fairdeal.wire.encode import said_of

LONGEST_QUESTION: Final = 1000
"""Letters of what is asked of a game's odds: every card of a shoe by its rank, apart by spaces, and some."""

LONGEST_AMOUNT: Final = 12
"""Digits of an amount."""


@get("/api/games/{game:str}/example", summary="A worked example of a game", tags=["guide"])
async def tell_example(site: TheSite, game: FromPath[str], name: FromQuery[str] = EXAMPLE) -> Replay:
    """A round that was dealt by hand, step by step, as its first player saw it. The games tell which there are."""
    found = find_game(game)
    return await site.worked(lambda: _example(found, name))


@get("/api/games/{game:str}/odds", summary="The exact odds of a house", tags=["guide"])
async def tell_odds(request: AnyRequest, site: TheSite, asker: TheAsker, game: FromPath[str]) -> OddsOf:
    """The query names options: `decks=8`, amounts in half-chips, `none` for what is not set. Others are as usual.

    It may name the questions of a game too, those that `fairdeal odds` takes: `hand=T 6&upcard=T&seen=5 5 A`.
    """
    found = find_game(game)
    asked = list(request.query_params.multi_items())
    names = set(found.advice.questions) - {each.name for each in options_of(found.house)}
    house = read_options(found.house, _texts(found, [each for each in asked if each[0] not in names]))
    questions = tuple(_questions([each for each in asked if each[0] in names]))
    who = asker.player or network_asking(request)
    odds = await site.room.thinker.think(HouseOdds(found, house, questions), who)
    return OddsOf(dict(odds.figures), [said_of(each) for each in odds.sentences])


@lru_cache
def _example(game: AnyGame, name: str) -> Replay:
    played = play_round(example_of(game, name), 1)
    return told_round(played, played.players[0].seat, whole=False)


def _questions(asked: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Questions in the order of their names. Raises NotUnderstood for one that is asked twice, or is too long."""
    known: dict[str, str] = {}
    for name, value in asked:
        if name in known:
            raise refusals.question_twice(name)
        if len(value) > LONGEST_QUESTION:
            raise refusals.question_too_long(name)
        known[name] = value
    yield from sorted(known.items())


def _texts(game: AnyGame, asked: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Options as `read_options` reads them: null is not set, and amounts are in chips."""
    amounts = {each.name for each in options_of(game.house) if each.kind is Kind.AMOUNT}
    for name, value in asked:
        text = NONE if value == "null" else value
        yield f"{name}={_in_chips(name, text) if name in amounts and text != NONE else text}"


def _in_chips(name: str, text: str) -> str:
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_AMOUNT):
        raise refusals.amount_unreadable(name, text)
    return show_chips(int(text))


HANDLERS = [tell_example, tell_odds]
