"""How what happens at a table becomes messages: events, offers and views, for one viewer at a time."""

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final

import msgspec

from fairdeal.cards import Card, card_codes
from fairdeal.engine.chips import Chips
from fairdeal.engine.cover import NOTHING_FIRST
from fairdeal.engine.events import Transfer
from fairdeal.engine.game import AnyGame, Price
from fairdeal.engine.moves import Action, Event, Legal, Selection
from fairdeal.engine.words import Gain, Seat, Sentence, ShownCards
from fairdeal.errors import FairdealError, StoreFailed
from fairdeal.record.codec import action_to_plain, kind_name, move_of
from fairdeal.room.refusals import data_unavailable
from fairdeal.room.tables import playing, timing
from fairdeal.room.tables.events import (
    CameBack,
    ChipsBrought,
    CutLeftOut,
    CutOpened,
    CutShown,
    NameChanged,
    ReceiptShown,
    RoundOpened,
    SealOpened,
    SealShown,
    SeatLeft,
    SeatTaken,
    ShuffleVoided,
    StayedOut,
    TablePaused,
    TableResumed,
)
from fairdeal.room.tables.live import LiveTable
from fairdeal.room.tables.seats import Occupant
from fairdeal.room.tables.story import Sitters, Story
from fairdeal.wire.messages import (
    AmountOffer,
    Happening,
    Now,
    Offer,
    PriceOf,
    Prices,
    Refusal,
    Said,
    SeatNow,
    SelectionOffer,
    StoryLine,
)

LONGEST_FRACTION: Final = 10**40
"""Fractions with a larger denominator are rounded in a sentence, which shows few of their digits."""

PLACES: Final = 18
"""To so many decimal places."""


def refusal_of(error: FairdealError) -> Refusal:
    """An error as a client is told it: of the store no more than that it has failed."""
    if isinstance(error, StoreFailed):
        error = data_unavailable()
    return Refusal(error.code, str(error), {name: _fact(fact) for name, fact in error.facts.items()})


def said_of(sentence: Sentence) -> Said:
    """A sentence with its facts told apart by kind: `{"chips": 15}`, `{"seat": 2}`, `{"cards": ["9c"]}` and so on."""
    return Said(sentence.key, {name: _fact(fact) for name, fact in sentence.facts.items()})


def happening_of(game: AnyGame, event: Event, viewer: int | None) -> Happening:
    """An event as a viewer may see it."""
    return whole_happening_of(game, game.sight.seen(event, viewer))


@lru_cache(maxsize=1024)
def whole_happening_of(game: AnyGame, event: Event) -> Happening:
    """An event with all that it tells: for who may see all of it."""
    sentence = game.text.tell(event)
    return Happening(kind_name(type(event)), _data(event), None if sentence is None else said_of(sentence))


def story_of(live: LiveTable, story: Story, player: str) -> list[StoryLine]:
    """What happened lately, as a player may know it: what there is a sentence for, and who came and went."""
    lines: list[StoryLine] = []
    before: Sitters | None = None
    for each in story.recall(live, player):
        told = whole_happening_of(live.game, each.event)
        if told.said is None and not isinstance(each.event, _OF_THE_ROOM):
            continue
        names = None if each.sitters is before else {seat: sitter.name for seat, sitter in each.sitters.items()}
        before = each.sitters
        lines.append(StoryLine(each.number, told, names, each.you))
    return lines


_OF_THE_ROOM: Final = (
    RoundOpened,
    SeatTaken,
    SeatLeft,
    CutLeftOut,
    ShuffleVoided,
    ChipsBrought,
    StayedOut,
    CameBack,
    NameChanged,
    TablePaused,
    TableResumed,
)
"""Events without a sentence of the game's that a client has words for."""


def now_of(
    live: LiveTable, seat: int | None, watching: int, now: float, *, offered: bool = True, closing_reason: str = ""
) -> Now:
    """The table as a viewer sees it; times are counted from `now`. `offered`: whether the viewer plays its seat."""
    table = live.table
    progress = None if table is None else table.progress
    view = None if table is None else table.view(seat)
    return Now(
        seats=_seats(live, now),
        view=None if view is None else view_of(view),
        round=0 if progress is None else progress.round,
        of=None if progress is None else progress.of,
        watching=watching,
        closing=live.closing_since is not None,
        closing_reason=closing_reason,
        paused=live.paused,
        offer=None if seat is None or not offered else _offer(live, live.seats[seat], view, now),
    )


def prices_of(
    game: AnyGame, table: int, version: int, prices: Iterable[Price], *, error: Refusal | None = None
) -> Prices:
    """What the choices of an offer are worth, or why nobody can say."""
    return Prices(table, version, [price_of(each) for each in prices], game.unit, error)


def price_of(price: Price) -> PriceOf:
    """What one choice is worth."""
    error = None if price.error is None else exact(price.error)
    return PriceOf(choice_of(price.action), exact(price.expectation), error)


def exact(number: Fraction) -> str:
    """A fraction as text.

    >>> exact(Fraction(-1, 2)), exact(Fraction(3))
    ('-1/2', '3/1')
    """
    return f"{number.numerator}/{number.denominator}"


def view_of(view: object) -> Any:
    """A view without the house, which never changes and is told with the whole table."""
    names = _viewed(type(view))
    return {name: getattr(view, name) for name in names} if names else view


def _viewed(kind: type[Any]) -> tuple[str, ...]:
    if kind not in _VIEWED:
        _VIEWED[kind] = tuple(each.name for each in fields(kind) if each.name != "house") if is_dataclass(kind) else ()
    return _VIEWED[kind]


_VIEWED: Final[dict[type[Any], tuple[str, ...]]] = {}


def _seats(live: LiveTable, now: float) -> list[SeatNow]:
    standings = {} if live.table is None else {each.seat: each for each in live.table.standings}
    asked = live.asked
    return [
        SeatNow(
            seat=each.seat,
            name=each.name,
            chips=live.chips[each.seat],
            net=standings[each.seat].net if each.seat in standings else 0,
            bot=each.bot,
            away=each.lost_since is not None,
            leaving=each.leaving,
            ready=each.ready,
            short=each.short_since is not None and not each.bot,
            out=each.out_since is not None,
            bringing=each.bringing,
            pause=each.wants_pause,
            asked=each.seat in asked,
            until=_left(live, each, now),
        )
        for each in sorted(live.seats.values(), key=lambda each: each.seat)
    ]


def _offer(live: LiveTable, occupant: Occupant, view: object, now: float) -> Offer:
    legal: Legal = live.offer(occupant.seat) if occupant.offer is None else occupant.offer[2]
    return Offer(
        version=occupant.version,
        asks=live.asks.value,
        yours=occupant.seat in live.asked,
        actions=[choice_of(action) for action in legal.actions],
        amounts=[AmountOffer(kind_name(type(each.move)), each.least, each.most, each.step) for each in legal.amounts],
        selections=[_selection(each) for each in legal.selections],
        until=_left(live, occupant, now),
        reserve=occupant.reserve,
        sit_out=playing.may_stay_out(live, occupant),
        warnings=[said_of(each) for each in live.game.text.warn(view, legal)] if legal else [],
    )


def _selection(selection: Selection) -> SelectionOffer:
    action = {name: value for name, value in choice_of(selection.move).items() if name != "cards"}
    first = () if selection.first == NOTHING_FIRST else selection.first
    return SelectionOffer(action, _codes(selection.groups), _codes(first), selection.most)


def _codes(groups: Iterable[Iterable[Card]]) -> list[list[str]]:
    return [card_codes(group) for group in groups]


def _left(live: LiveTable, occupant: Occupant, now: float) -> float | None:
    until = timing.until(live, occupant.seat)
    return None if until is None else round(max(0.0, until - now), 3)


def choice_of(action: Action) -> dict[str, Any]:
    """An action as an offer has it."""
    return {name: value for name, value in action_to_plain(action).items() if name != "seat"}


def _data(event: Event) -> Any:
    match event:
        case Transfer():
            return move_of(event)
        case SealShown() | CutShown() | CutOpened() | SealOpened() | ReceiptShown():
            told = {each.name: getattr(event, each.name) for each in fields(event)}
            return {name: value.hex() if isinstance(value, bytes) else value for name, value in told.items()}
    return event


def _short(number: Fraction) -> Fraction:
    return number if number.denominator <= LONGEST_FRACTION else Fraction(round(number * 10**PLACES), 10**PLACES)


def _fact(fact: object) -> Any:
    match fact:
        case Chips():
            return {"chips": int(fact)}
        case Gain():
            return {"gain": int(fact)}
        case Seat():
            return {"seat": int(fact)}
        case ShownCards():
            return {"cards": card_codes(fact)}
        case Fraction():
            return {"fraction": exact(_short(fact))}
        case Sentence():
            return {"sentence": msgspec.to_builtins(said_of(fact))}
        case tuple():
            return {"list": [_fact(each) for each in fact]}
        case Mapping():
            return {str(name): _fact(value) for name, value in fact.items()}
    return fact
