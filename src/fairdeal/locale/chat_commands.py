"""Play from a line of chat: what was typed there becomes an action, sentences to answer with, or neither.

It knows words, and no page, connection or particular game, so any chat can use it: give it a line and what the writer
may know, send on the action that it gives, or answer with the sentences to the writer alone.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from typing import Final

from fairdeal.engine.chips import Chips
from fairdeal.engine.game import AnyGame, Spot
from fairdeal.engine.moves import NOTHING, Legal, PlayerAction
from fairdeal.engine.words import Sentence, ShownCards
from fairdeal.errors import FairdealError
from fairdeal.locale.catalogue import Catalogue
from fairdeal.locale.reader import choices, read_command, read_general

MARK: Final = "!"
"""What a command starts with; a line without it is for everybody to read."""

GENERAL: Final = ("word-hand", "word-table", "word-shoe", "word-chips", "word-help")
"""The words that every game has, as keys of the catalogue."""

Heard = PlayerAction | tuple[Sentence, ...] | None
"""An action of the writer, an answer to the writer, or None for a line that is no command."""


@dataclass(frozen=True, slots=True)
class Writer:
    """Who wrote a line, and what is to be known there. Amounts are half-chips.

    `view` is what the game shows to this writer, None before the first round. `seat` is None for who does not sit at
    the table; then nothing is `legal`. `stack` lies before the seat, free to bet, and `staked` is committed.
    """

    game: AnyGame
    view: object | None
    seat: int | None = None
    legal: Legal = NOTHING
    stack: int = 0
    staked: int = 0
    wallet: int = 0


def is_command(line: str) -> bool:
    """Whether a line is for the table, and for nobody to read.

    >>> is_command(" !hit"), is_command("hit!")
    (True, False)
    """
    return line.lstrip().startswith(MARK)


def hear(line: str, writer: Writer, catalogue: Catalogue) -> Heard:
    """What a line means: `!bet 20`, `!hand`, `!help`, in the catalogue's language or in English. Raises nothing.

    What is not understood is answered in sentences: what was typed, what stands in the way, what is possible. Whether
    an action is legal now is for the game to judge; `refusal_of` says what it, or the room, refuses.
    """
    if not is_command(line):
        return None
    text = line.strip().removeprefix(MARK).strip()
    try:
        word, _ = read_general(text, GENERAL, catalogue, writer.game.text.verbs, writer.legal) or ("", "")
        if word or not text:
            return _answer(word, writer, catalogue)
        if writer.seat is None:
            return Sentence("error-not-seated"), _see_help(catalogue)
        return read_command(text, writer.game.text.verbs, catalogue, writer.seat, writer.legal)
    except FairdealError as error:
        return refusal_of(error), _see_help(catalogue)


def refusal_of(error: FairdealError) -> Sentence:
    """Why something was refused, as a sentence."""
    return Sentence(f"error-{error.code}", error.facts)


# Answers


def _answer(word: str, writer: Writer, catalogue: Catalogue) -> tuple[Sentence, ...]:
    match word:
        case "word-hand":
            return _hand(writer)
        case "word-table":
            return _table(writer) or (Sentence("chat-table-empty"),)
        case "word-shoe":
            return _shoe(writer)
        case "word-chips":
            return (_chips(writer),)
    return _help(writer, catalogue)


def _hand(writer: Writer) -> tuple[Sentence, ...]:
    """The writer's own cards: one hand as such, several places by their names."""
    if writer.seat is None:
        return (Sentence("error-not-seated"),)
    own = [spot for spot in _spots(writer) if spot.own and (spot.cards or spot.note)]
    if not own:
        return (Sentence("chat-hand-none"),)
    if len(own) > 1:
        return tuple(_place(spot) for spot in own)
    (spot,) = own
    cards: list[object] = [] if spot.cards else [Sentence("chat-no-cards")]
    return (Sentence("chat-hand", {"what": _joined(cards + _what(spot))}),)


def _table(writer: Writer) -> tuple[Sentence, ...]:
    return tuple(_place(spot) for spot in _spots(writer) if spot.cards or spot.note)


def _shoe(writer: Writer) -> tuple[Sentence, ...]:
    shoe = writer.game.text.shoe
    if shoe is None:
        return (Sentence("chat-shoe-none"),)
    return (Sentence("chat-table-empty"),) if writer.view is None else shoe(writer.view)


def _chips(writer: Writer) -> Sentence:
    facts: dict[str, object] = {"wallet": Chips(writer.wallet)}
    if writer.seat is None:
        return Sentence("chat-chips-away", facts)
    facts["stack"] = Chips(writer.stack)
    if not writer.staked:
        return Sentence("chat-chips", facts)
    return Sentence("chat-chips-staked", facts | {"staked": Chips(writer.staked)})


def _help(writer: Writer, catalogue: Catalogue) -> tuple[Sentence, ...]:
    """What can be typed now, and what it does."""
    offered = choices(writer.game.text.verbs, writer.legal, catalogue)
    head = Sentence("chat-help" if offered else "chat-help-none")
    return head, *(_help_line(each.example, each.hint) for each in offered), *_general_help(writer, catalogue)


def _general_help(writer: Writer, catalogue: Catalogue) -> Iterator[Sentence]:
    for key in GENERAL:
        if key != "word-shoe" or writer.game.text.shoe is not None:
            yield _help_line(catalogue.words(key)[0], catalogue.text(f"{key}.hint"))


def _help_line(word: str, hint: str) -> Sentence:
    return Sentence("chat-help-line", {"word": MARK + word, "hint": hint})


def _see_help(catalogue: Catalogue) -> Sentence:
    return Sentence("chat-see-help", {"word": MARK + catalogue.words("word-help")[0]})


# Places


def _spots(writer: Writer) -> tuple[Spot, ...]:
    return () if writer.view is None else writer.game.text.spots(writer.view)


def _place(spot: Spot) -> Sentence:
    return Sentence("chat-place", {"place": spot.label, "what": _joined(_what(spot))})


def _what(spot: Spot) -> list[object]:
    """The cards of a place, those that lie face down, and what is said of it."""
    shown = ShownCards(card for card in spot.cards if card is not None)
    hidden = len(spot.cards) - len(shown)
    parts: list[object] = [shown] if shown else []
    if hidden:
        parts.append(Sentence("chat-face-down", {"count": hidden}))
    return parts if spot.note is None else [*parts, spot.note]


def _joined(parts: list[object]) -> object:
    """Parts one after another, as in a list that goes on."""
    return reduce(lambda start, part: Sentence("list-more", {"start": start, "part": part}), parts)
