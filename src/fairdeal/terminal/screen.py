"""Where play is shown and commands are read: plain lines for pipes and screen readers, drawn cards for a terminal."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TextIO

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.shortcuts import CompleteStyle
from rich.columns import Columns
from rich.console import Console, Group
from rich.padding import Padding
from rich.text import Text

from fairdeal.cards import Card, show_cards
from fairdeal.terminal.cards import draw_cards

PROMPT: Final = "› "


@dataclass(frozen=True, slots=True)
class Place:
    """A place on the table: whose it is, its cards (None: face down), what is said of it, whether it is your own."""

    label: str
    cards: tuple[Card | None, ...]
    note: str
    own: bool = False


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that can be chosen now: its key, and what a button would show."""

    key: str
    label: str


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

    def ask(self, question: str, offers: Sequence[Offer], words: Sequence[str], default: str) -> str | None:
        """Read a command; None when the input has ended.

        `question` says all that can be chosen, `offers` are the buttons, `words` complete what is typed, and
        `default` is what Enter alone means, if
        anything.
        """


class PlainScreen:
    """Plain sentences, one a line; commands are read one a line."""

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self._source = source
        self._target = target

    def say(self, text: str) -> None:
        """A line."""
        print(text, file=self._target, flush=True)

    note = refuse = head = say

    def table(self, places: Sequence[Place]) -> None:
        """Nothing: every card was told when it fell."""

    def ask(self, question: str, offers: Sequence[Offer], words: Sequence[str], default: str) -> str | None:
        """The next line of the input, after the question."""
        self.say(question)
        line = self._source.readline()
        return line.strip() if line else None


ReadLine = Callable[[Sequence[str], str], str | None]
"""Reads a line at the prompt, given the words that complete it and what Enter alone means; None at the end."""


class RichScreen:
    """Cards drawn large, choices with their keys, completion of words; works in 80 columns and without colour."""

    def __init__(self, console: Console | None = None, read: ReadLine | None = None) -> None:
        self._console = console or Console(highlight=False)
        self._read = read or _line_reader()

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
        """Every place with its cards."""
        shown = [_drawn(place) for place in places if place.cards]
        if shown:
            self._console.print(Padding(Columns(shown, padding=(0, 4)), (1, 0, 1, 2)))

    def ask(self, question: str, offers: Sequence[Offer], words: Sequence[str], default: str) -> str | None:
        """A line typed at the prompt, with the choices above it."""
        self._console.print(_offered(offers) if offers else Text(question))
        typed = self._read(words, default)
        return None if typed is None else typed.strip() or default


def _line_reader() -> ReadLine:
    """Reads with completion, history and line editing."""
    session: PromptSession[str] = PromptSession(complete_style=CompleteStyle.READLINE_LIKE)
    prompt = FormattedText([("bold", PROMPT)])

    def read(words: Sequence[str], default: str) -> str | None:
        faint = FormattedText([("fg:ansibrightblack", default)])
        try:
            return session.prompt(prompt, completer=WordCompleter(list(words), sentence=True), placeholder=faint)
        except (EOFError, KeyboardInterrupt):
            return None

    return read


def _drawn(place: Place) -> Group:
    lines = [
        Text.assemble(*((text, "bold red" if red else "bold") for text, red in line))
        for line in draw_cards(place.cards)
    ]
    label = Text(place.label, style="bold" if place.own else "")
    return Group(label, *(lines if place.cards else ()), Text(place.note))


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
