"""Where play is shown and commands are read; here in plain lines, for pipes and screen readers."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TextIO

from fairdeal.cards import Card, show_cards
from fairdeal.terminal.stopping import Stopping

PROMPT: Final = "› "

GAP: Final = 4
"""Columns between two places."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place on the table: whose it is, its cards (None: face down), what is said of it.

    `own` is your place, and `other` that of another player.
    """

    label: str
    cards: tuple[Card | None, ...]
    note: str
    own: bool = False
    other: bool = False


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that can be chosen now: its key, and what a button would show."""

    key: str
    label: str


@dataclass(frozen=True, slots=True)
class Question:
    """What the player is asked, in a sentence, and as a terminal shows it.

    `offers` are the buttons, `general` lists what can always be typed, `words` complete what is typed, and `default`
    is what Enter alone means, if anything.
    """

    text: str
    offers: Sequence[Offer] = ()
    general: str = ""
    words: Sequence[str] = ()
    default: str = ""


class Screen(Protocol):
    """What shows play and reads commands."""

    def say(self, text: str) -> None:
        """Tell what happened, in a sentence."""

    def note(self, text: str) -> None:
        """Tell something by the way."""

    def refuse(self, text: str) -> None:
        """Tell why what was typed cannot be done."""

    def head(self, text: str) -> None:
        """Start a round or a chapter."""

    def table(self, places: Sequence[Place]) -> None:
        """Draw the table, where cards are drawn at all."""

    def ask(self, question: Question) -> str | None:
        """Read a command; None when the input has ended, or the program is to stop."""


class PlainScreen:
    """Plain sentences, one a line; commands are read one a line."""

    def __init__(self, source: TextIO, target: TextIO, stopping: Stopping | None = None) -> None:
        self._source = source
        self._target = target
        self._stopping = stopping or Stopping()

    def say(self, text: str) -> None:
        """A line."""
        print(text, file=self._target, flush=True)

    note = refuse = head = say

    def table(self, places: Sequence[Place]) -> None:
        """Nothing: every card was told when it fell."""

    def ask(self, question: Question) -> str | None:
        """The next line of the input, after the question."""
        self.say(question.text)
        line = self._stopping.wait(self._source.readline)
        return line.strip() if line else None


ReadLine = Callable[[Sequence[str], str], str | None]
"""Reads a line at the prompt, given the words that complete it and what Enter alone means; None at the end."""


def show_places(places: Iterable[Place]) -> str:
    """The table in one line of words.

    >>> show_places([Place("Dealer", (Card(7),), "")])
    'Dealer: 9♣'
    """
    return "; ".join(in_words(place) for place in places if place.cards or place.note)


def in_words(place: Place) -> str:
    """A place in words: whose it is, its cards, what is said of it."""
    cards = show_cards(card for card in place.cards if card is not None)
    return f"{place.label}: " + ", ".join(part for part in (cards, place.note) if part)
