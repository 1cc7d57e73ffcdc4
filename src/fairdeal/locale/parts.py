"""What follows a verb that wants cards or numbers: `take 5♣ 2♥ with 7♠`, read and said part by part."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final, get_type_hints

from fairdeal.cards import Card, card_symbol, read_cards, show_cards
from fairdeal.engine.game import Part, Verb
from fairdeal.engine.moves import Legal, PlayerAction
from fairdeal.errors import NotUnderstood
from fairdeal.locale.catalogue import Catalogue
from fairdeal.locale.plain import plain, plain_words

_LONGEST_QUOTE: Final = 40
_MOST_DIGITS: Final = 6
_SEVERAL: Final = tuple[Card, ...]
_SAMPLES: Final[Mapping[object, object]] = {int: 7, Card: Card(44), _SEVERAL: (Card(3), Card(26))}
"""What stands for a number, a card and cards in an example, where nothing of the kind is legal now."""


def read_parts(verb: Verb, text: str, catalogue: Catalogue, seat: int, legal: Legal) -> PlayerAction:
    """The action of a seat that a verb and what follows it mean; the parts may stand in any order.

    Where an optional part is left out and just one legal action has all the others, that one is meant.
    Raises NotUnderstood, which says how the verb is written.
    """
    example = example_of(verb, legal, catalogue)
    read: dict[str, Any] = {}
    for part, word in _assigned(verb, text.split(), catalogue):
        hint = None if part is None else _hints(verb)[part.field]
        value = _value(hint, word)
        if part is None or value is None or (hint != _SEVERAL and part.field in read):
            raise _not_read(verb, word, example, catalogue)
        read[part.field] = (*read.get(part.field, ()), *value) if hint == _SEVERAL else value
    for part in verb.parts:
        if part.field not in read:
            if not part.optional:
                raise _missing(verb, example, catalogue)
            fitting = _fitting(verb, read, legal)
            if len(fitting) == 1:
                return fitting[0]
            read[part.field] = ()
    return _built(verb, seat, read)


def say_action(verb: Verb, action: PlayerAction, catalogue: Catalogue) -> str:
    """An action as it can be typed: its verb, and each part after the word that it has."""
    said = [catalogue.words(verb.key)[0]]
    for part in verb.parts:
        value = getattr(action, part.field)
        if value != ():
            said += [] if part.joint is None else [catalogue.words(part.joint)[0]]
            said.append(_shown(_hints(verb)[part.field], value))
    return " ".join(said)


def example_of(verb: Verb, legal: Legal, catalogue: Catalogue) -> str:
    """How a verb and its parts are written: one of its actions that are legal now, if there is one."""
    offered = next(_offered(verb, legal), None)
    samples = {part.field: _SAMPLES[_hints(verb)[part.field]] for part in verb.parts}
    return say_action(verb, offered or _built(verb, 0, samples), catalogue)


def _offered(verb: Verb, legal: Legal) -> Iterator[PlayerAction]:
    yield from (each for each in legal.actions if isinstance(each, PlayerAction) and type(each) is verb.action)
    for selection in legal.selections:
        if type(selection.move) is verb.action:
            yield from map(selection.complete, selection)


def _fitting(verb: Verb, read: Mapping[str, Any], legal: Legal) -> list[PlayerAction]:
    """One or two of the legal actions that have these parts."""
    fits = (each for each in _offered(verb, legal) if all(getattr(each, name) == read[name] for name in read))
    return list(islice(fits, 2))


def _assigned(verb: Verb, words: Sequence[str], catalogue: Catalogue) -> Iterator[tuple[Part | None, str]]:
    """Each word with the part that it belongs to: that of the joint before it, or the part that has none.

    A card or a number is one word; what comes after it belongs to the part without a joint again.
    """
    bare = next((part for part in verb.parts if part.joint is None), None)
    current, place = bare, 0
    while place < len(words):
        joined = _joined(verb, words[place:], catalogue)
        if joined is not None:
            current, taken = joined
            place += taken
            continue
        yield current, words[place]
        place += 1
        if current is not None and _hints(verb)[current.field] != _SEVERAL:
            current = bare


def _joined(verb: Verb, words: Sequence[str], catalogue: Catalogue) -> tuple[Part, int] | None:
    """The part whose joint the words begin with, and how many words that is; the longest joint goes first."""
    joints = [
        (joint.split(), part) for part in verb.parts if part.joint for joint in plain_words(part.joint, catalogue)
    ]
    for joint, part in sorted(joints, key=lambda each: -len(each[0])):
        if [plain(word) for word in words[: len(joint)]] == joint:
            return part, len(joint)
    return None


def _value(hint: object, word: str) -> Any:
    """What a word is as a number, a card or cards; None if it is not."""
    if hint is int:
        return int(word) if word.isascii() and word.isdigit() and len(word) <= _MOST_DIGITS else None
    try:
        cards = read_cards(word)
    except NotUnderstood:
        return None
    if hint == _SEVERAL:
        return cards or None
    return cards[0] if len(cards) == 1 else None


def _built(verb: Verb, seat: int, read: Mapping[str, Any]) -> PlayerAction:
    build: Any = verb.action
    action: PlayerAction = build(seat, **{field: _in_order(value) for field, value in read.items()})
    return action


def _in_order(value: Any) -> Any:
    """Cards as an action holds them: in ascending order, each of them once."""
    if not isinstance(value, tuple):
        return value
    twice = next((card for card in value if value.count(card) > 1), None)
    if twice is not None:
        raise NotUnderstood("card-twice", "{card} is named twice.", card=card_symbol(twice))
    return tuple(sorted(value))


def _hints(verb: Verb) -> dict[str, Any]:
    return get_type_hints(verb.action)


def _shown(hint: object, value: Any) -> str:
    return str(value) if hint is int else show_cards(value if hint == _SEVERAL else (value,))


def _missing(verb: Verb, example: str, catalogue: Catalogue) -> NotUnderstood:
    return NotUnderstood(
        "part-missing",
        "Something is missing after “{word}”. Write it like “{example}”.",
        word=catalogue.words(verb.key)[0],
        example=example,
    )


def _not_read(verb: Verb, word: str, example: str, catalogue: Catalogue) -> NotUnderstood:
    return NotUnderstood(
        "part-unread",
        "“{text}” doesn’t make sense after “{word}”. Write it like “{example}”.",
        text=word if len(word) <= _LONGEST_QUOTE else word[: _LONGEST_QUOTE - 1] + "…",
        word=catalogue.words(verb.key)[0],
        example=example,
    )
