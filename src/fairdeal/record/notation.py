"""A round as one line of text, written and read: the game and its options, the seats with their chips, every action.

The grammar is in docs/notation.md. The round is the first of a sitting; a line may stop before the round is over.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from fairdeal.cards import Card
from fairdeal.engine.fold import Moved, replay
from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import Action
from fairdeal.engine.options import options_of, read_options, show_value
from fairdeal.engine.sitting import Seated
from fairdeal.errors import FairdealError, NotUnderstood
from fairdeal.games import find_game
from fairdeal.record.codec import action_from_plain, action_to_plain, field_types, kind_name

FORM: Final = "GAME OPTION=VALUE … | SEAT=HALF-CHIPS … | ACTION:VALUE …"

_WORD: Final = re.compile(r"\S+")
_SEATED: Final = re.compile(r"(\d{1,3})=(\d{1,15})", re.ASCII)
_NUMBER: Final = re.compile(r"-?\d{1,15}", re.ASCII)
_LONGEST_QUOTE: Final = 40


@dataclass(frozen=True, slots=True)
class WrittenRound:
    """A round as a line tells it: the first of a sitting of these seats, action by action, the dealer's among them."""

    game: AnyGame
    house: Any
    seats: tuple[Seated, ...]
    actions: tuple[Action, ...]

    def steps(self) -> Iterator[Moved[Any]]:
        """Every step of the round, played again. Raises IllegalAction at the first that is not allowed."""
        rules = self.game.sitting
        return replay(self.game, self.house, rules.opening(rules.sit(self.house, self.seats)), self.actions)


@dataclass(frozen=True, slots=True)
class _Word:
    """One word of a line, and where it begins: the first letter is 1."""

    text: str
    place: int


def write_round(played: WrittenRound) -> str:
    """A round as one line.

    >>> written = write_round(read_round("casino-war decks=8 | 0=200 | bet:0:4 burn:1"))
    >>> written
    'casino-war decks=8 | 0=200 | bet:0:4 burn:1'
    """
    options = [
        f"{each.name}={show_value(each, value)}"
        for each in options_of(type(played.house))
        if (value := getattr(played.house, each.name)) != each.default
    ]
    seats = [f"{each.seat}={each.chips}" for each in played.seats]
    return " ".join([played.game.name, *options, "|", *seats, "|", *(_written(each) for each in played.actions)])


def read_round(text: str) -> WrittenRound:
    """The round that a line tells, once it has been played again by the rules.

    Raises NotUnderstood, naming the word that stands in the way and its place in the line; a game that is none, and
    options and seats that a table can't have, are refused as everywhere.
    """
    words = [_Word(found[0], found.start() + 1) for found in _WORD.finditer(text)]
    bars = [at for at, word in enumerate(words) if word.text == "|"]
    if len(bars) != 2 or bars[0] == 0:
        raise _wrong(words[bars[2]] if len(bars) > 2 else _Word(text[-_LONGEST_QUOTE:], len(text) + 1))
    game = find_game(words[0].text)
    house: Any = read_options(game.house, (word.text for word in words[1 : bars[0]]))
    seats = tuple(_seated(game, house, words[bars[0] + 1 : bars[1]]))
    told = words[bars[1] + 1 :]
    played = WrittenRound(game, house, seats, tuple(_action(game, word) for word in told))
    _check(played, told)
    return played


def _seated(game: AnyGame, house: Any, words: list[_Word]) -> Iterator[Seated]:
    before = -1
    for word in words:
        found = _SEATED.fullmatch(word.text)
        if found is None or int(found[1]) <= before or int(found[1]) not in game.seats(house):
            raise _wrong(word)
        before = int(found[1])
        yield Seated(before, int(found[2]))


def _check(played: WrittenRound, told: list[_Word]) -> None:
    """Plays the round again. Raises NotUnderstood at the first action that the rules refuse."""
    steps = played.steps()
    for word in told:
        try:
            next(steps)
        except FairdealError as error:
            raise _refused(word) from error


def _written(action: Action) -> str:
    plain = action_to_plain(action)
    return ":".join("+".join(each) if isinstance(each, list) else str(each) for each in plain.values())


def _action(game: AnyGame, word: _Word) -> Action:
    name, *values = word.text.split(":")
    kind = next((each for each in game.actions if kind_name(each) == name), None)
    if kind is None or len(values) != len(types := field_types(kind)):
        raise _wrong(word)
    plain = {field: _value(types[field], value) for field, value in zip(types, values, strict=True)}
    try:
        return action_from_plain(game, {"kind": name, **plain})
    except NotUnderstood as error:
        raise _wrong(word) from error


def _value(hint: Any, text: str) -> object:
    """A value of a field in its plain form: several cards are joined by `+`."""
    if hint is int:
        return int(text) if _NUMBER.fullmatch(text) else text
    if hint == tuple[Card, ...]:
        return text.split("+") if text else []
    return text


def _wrong(word: _Word) -> NotUnderstood:
    return NotUnderstood(
        "round-line",
        "“{word}” at place {place} can’t stand there. A round in one line is written: {form}.",
        word=word.text[:_LONGEST_QUOTE],
        place=word.place,
        form=FORM,
    )


def _refused(word: _Word) -> NotUnderstood:
    return NotUnderstood(
        "round-line-action",
        "The rules don’t allow “{word}” at place {place} of the line.",
        word=word.text[:_LONGEST_QUOTE],
        place=word.place,
    )
