"""Actions as plain JSON values and back; transfers and standings as a record keeps them."""

import json
import re
from collections.abc import Callable, Iterable, Mapping, Set
from dataclasses import fields
from functools import cache
from itertools import pairwise
from typing import Any, Final, get_type_hints

import msgspec

from fairdeal.cards import DECK, Card, card_code, card_codes, show_cards
from fairdeal.engine.events import Transfer
from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import Action, Legal, PlayerAction
from fairdeal.engine.sitting import Standing
from fairdeal.errors import NotUnderstood
from fairdeal.record.document import LARGEST_NUMBER, Move, Result

Plain = dict[str, Any]

_CARDS: Final = {card_code(card): card for card in DECK}
_SEVERAL: Final = tuple[Card, ...]
_LONGEST_QUOTE: Final = 40


Write = Callable[[Any], Any]

# What is found of a kind of action or event, once.
_NAMES: Final[dict[type[Any], str]] = {}
_HINTS: Final[dict[type[Any], dict[str, Any]]] = {}
_WRITERS: Final[dict[type[Any], tuple[tuple[str, Write | None], ...]]] = {}


def kind_name(kind: type[Any]) -> str:
    """How a kind of action or event is named: `GoToWar` is `go-to-war`."""
    if kind not in _NAMES:
        _NAMES[kind] = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower()
    return _NAMES[kind]


def action_to_plain(action: Action) -> Plain:
    """An action as a JSON object: its kind, then its fields; cards as two letters, several of them in ascending order.

    >>> from fairdeal.engine.moves import Deal
    >>> action_to_plain(Deal(Card(7)))
    {'kind': 'deal', 'card': '9c'}
    """
    kind: type[Any] = type(action)
    plain: Plain = {"kind": kind_name(kind)}
    for name, write in _writers(kind):
        value = getattr(action, name)
        plain[name] = value if write is None else write(value)
    return plain


def action_from_plain(game: AnyGame, plain: Plain) -> Action:
    """The action that a JSON object tells. Raises NotUnderstood, naming what is wrong."""
    kinds = _kinds(game)
    name = plain.get("kind")
    if not isinstance(name, str) or name not in kinds:
        raise NotUnderstood(
            "no-action",
            "{kind} isn’t an action of {game}. Its actions are: {kinds}.",
            kind=_quoted(name),
            game=game.name,
            kinds=", ".join(kinds),
        )
    kind, hints = kinds[name], field_types(kinds[name])
    _check_fields(name, plain.keys() - {"kind"}, hints.keys())
    action: Action = kind(
        **{field: _from_plain(hint, plain[field], f"{name}.{field}") for field, hint in hints.items()}
    )
    return action


def move_from_plain(game: AnyGame, plain: Mapping[str, Any], seat: int, legal: Legal) -> PlayerAction:
    """The action of the seat's own player; a seat among its fields means nothing.

    Raises NotUnderstood, naming what is wrong; `legal` says what is possible instead.
    """
    name, given = plain.get("kind"), set(plain) - {"kind", "seat"}
    kind = _kinds(game).get(name) if isinstance(name, str) else None
    if kind is None or not issubclass(kind, PlayerAction):
        moves = (*legal.actions, *(each.move for each in legal.wanting))
        raise NotUnderstood(
            "no-action-now",
            "{kind} isn’t an action that a player of {game} has. You can choose from: {kinds}.",
            kind=_quoted(name),
            game=game.name,
            kinds=_listed({kind_name(type(move)) for move in moves}),
        )
    _check_fields(kind_name(kind), given, {each.name for each in fields(kind)} - {"seat"})
    move = action_from_plain(game, {**plain, "seat": seat})
    assert isinstance(move, PlayerAction)
    return move


def _check_fields(kind: str, given: Set[str], wanted: Set[str]) -> None:
    """Raises NotUnderstood when a field of an action is missing, or is none."""
    if wanted - given:
        raise NotUnderstood(
            "action-fields",
            "The action “{kind}” needs {missing}. Its fields: {wanted}.",
            kind=kind,
            missing=_listed(wanted - given),
            wanted=_listed(wanted),
        )
    if given - wanted:
        raise NotUnderstood(
            "action-fields",
            "The action “{kind}” has no {unknown}. Its fields: {wanted}.",
            kind=kind,
            unknown=_listed(given - wanted)[:_LONGEST_QUOTE],
            wanted=_listed(wanted),
        )


def move_of(transfer: Transfer) -> Move:
    """A transfer as the record keeps it."""
    return Move(
        source=str(transfer.source), target=str(transfer.target), amount=transfer.amount, reason=transfer.reason
    )


def result_of(standing: Standing) -> Result:
    """A seat's standing as the record keeps it."""
    return Result(
        seat=standing.seat,
        chips=standing.chips,
        nets=list(standing.nets),
        ending=standing.ending,
        verdict=standing.verdict,
        score=standing.score,
    )


@cache
def _kinds(game: AnyGame) -> dict[str, type[Any]]:
    return {kind_name(kind): kind for kind in game.actions}


def field_types(kind: type[Any]) -> dict[str, Any]:
    """The fields of a kind of action, and their types."""
    if kind not in _HINTS:
        hints = get_type_hints(kind)
        _HINTS[kind] = {each.name: hints[each.name] for each in fields(kind)}
    return _HINTS[kind]


def _writers(kind: type[Any]) -> tuple[tuple[str, Write | None], ...]:
    """How each field of a kind of action is written; None for a number, which is written as it is."""
    if kind not in _WRITERS:
        _WRITERS[kind] = tuple(
            [(name, None if hint is int else _writer(hint)) for name, hint in field_types(kind).items()]
        )
    return _WRITERS[kind]


def _writer(hint: Any) -> Write:
    if hint == _SEVERAL:
        return card_codes
    return card_code if hint is Card else msgspec.to_builtins


def _from_plain(hint: Any, value: Any, place: str) -> Any:
    if hint is Card:
        return _card(value, place)
    if hint == _SEVERAL:
        return _several(value, place)
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        raise _wrong(place, value)
    try:
        return msgspec.convert(value, hint)
    except msgspec.ValidationError:
        raise _wrong(place, value) from None


def _card(value: object, place: str) -> Card:
    """A card in its one spelling, for a record has one form."""
    if not isinstance(value, str) or value not in _CARDS:
        raise _wrong(place, value)
    return _CARDS[value]


def _several(value: object, place: str) -> tuple[Card, ...]:
    """Cards in their one spelling: in ascending order, each of them once."""
    if not isinstance(value, list):
        raise _wrong(place, value)
    cards = tuple(_card(each, f"{place}[{at}]") for at, each in enumerate(value))
    if any(card >= following for card, following in pairwise(cards)):
        raise NotUnderstood(
            "cards-out-of-order",
            "{place} has its cards out of order, or one of them twice. They ascend, suit by suit: {cards}.",
            place=place,
            cards=show_cards(sorted(set(cards))),
        )
    return cards


def _wrong(place: str, value: object) -> NotUnderstood:
    return NotUnderstood("wrong-value", "{place} can’t be {value}.", place=place, value=_quoted(value))


def _quoted(value: object) -> str:
    """A JSON value in a sentence, as it is written there and cut short."""
    if isinstance(value, dict | list):
        return "{…}" if isinstance(value, dict) else "[…]"
    if isinstance(value, int) and abs(value) > 2 * LARGEST_NUMBER:
        return "…"
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _LONGEST_QUOTE else text[:_LONGEST_QUOTE] + "…"


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)) or "—"
