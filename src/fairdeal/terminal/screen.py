"""Where play is shown and commands are read: plain lines for pipes and screen readers, drawn cards for a terminal."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TextIO

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.shortcuts import CompleteStyle
from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fairdeal.cards import Card, show_cards
from fairdeal.terminal.cards import draw_cards
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

    `offers` are the buttons, `general` tells what can always be typed, `words` complete what is typed, and `default`
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


class RichScreen:
    """Cards drawn large, choices with their keys, completion of words; works in 80 columns and without colour."""

    def __init__(
        self, console: Console | None = None, read: ReadLine | None = None, stopping: Stopping | None = None
    ) -> None:
        self._console = console or Console(highlight=False)
        self._read = read or _line_reader()
        self._stopping = stopping or Stopping()

    def say(self, text: str) -> None:
        """A line."""
        self._console.print(Text(text))

    def note(self, text: str) -> None:
        """A faint line."""
        self._console.print(Text(text, style="dim"))

    def refuse(self, text: str) -> None:
        """A line that stands out."""
        self._console.print(Text(text, style="bold yellow"))

    def head(self, text: str) -> None:
        """A rule with a title."""
        self._console.print()
        self._console.rule(Text(text, style="bold"), align="left", style="dim")

    def table(self, places: Sequence[Place]) -> None:
        """Every place with its cards in one row; if they do not fit, the other players' above it in a line each."""
        shown = [place for place in places if place.cards]
        if not self._fits(shown):
            for place in shown:
                if place.other:
                    self._console.print(Padding(Text(_in_words(place)), (0, 0, 0, 2)))
            shown = [place for place in shown if not place.other]
        if shown:
            self._console.print(Padding(_row(shown), (1, 0, 1, 2)))

    def ask(self, question: Question) -> str | None:
        """A line typed at the prompt, with the choices above it."""
        self._console.print(_offered(question.offers) if question.offers else Text(question.text))
        if question.general:
            self.note(question.general)
        typed = self._stopping.wait(lambda: self._read(question.words, question.default))
        return None if typed is None else typed.strip() or question.default

    def _fits(self, places: Sequence[Place]) -> bool:
        widths = [max(line.cell_len for line in _drawn(place)) for place in places]
        return 2 + sum(widths) + GAP * (len(places) - 1) <= self._console.width


def _line_reader() -> ReadLine:
    """Reads with completion, history and line editing."""
    session: PromptSession[str] = PromptSession(complete_style=CompleteStyle.READLINE_LIKE)
    prompt = FormattedText([("bold", PROMPT)])

    def read(words: Sequence[str], default: str) -> str | None:
        faint = FormattedText([("fg:ansibrightblack", default)])
        try:
            return session.prompt(prompt, completer=WordCompleter(list(words), sentence=True), placeholder=faint)
        except EOFError:
            return None

    return read


def _row(places: Sequence[Place]) -> Table:
    row = Table.grid(padding=(0, GAP, 0, 0))
    row.add_row(*(Group(*_drawn(place)) for place in places))
    return row


def _drawn(place: Place) -> list[Text]:
    lines = [
        Text.assemble(*((text, "bold red" if red else "bold") for text, red in line))
        for line in draw_cards(place.cards)
    ]
    label = Text(place.label, style="bold" if place.own else "")
    return [label, *lines, Text(place.note)]


def _offered(offers: Iterable[Offer]) -> Text:
    return Text("   ").join(Text.assemble((f"[{offer.key}]", "bold"), f" {offer.label}") for offer in offers)


def show_places(places: Iterable[Place]) -> str:
    """The table in one line of words.

    >>> show_places([Place("Dealer", (Card(7),), "")])
    'Dealer: 9♣'
    """
    return "; ".join(_in_words(place) for place in places if place.cards or place.note)


def _in_words(place: Place) -> str:
    cards = show_cards(card for card in place.cards if card is not None)
    return f"{place.label}: " + ", ".join(part for part in (cards, place.note) if part)
