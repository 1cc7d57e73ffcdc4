"""Cards drawn in a terminal, and a prompt with completion.

Loading this takes megabytes and tenths of a second: only who plays in a terminal does.
"""

from collections.abc import Iterable, Sequence

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.shortcuts import CompleteStyle
from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fairdeal.terminal.cards import draw_cards
from fairdeal.terminal.screen import GAP, PROMPT, Offer, Place, Question, ReadLine, in_words
from fairdeal.terminal.stopping import Stopping


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
                    self._console.print(Padding(Text(in_words(place)), (0, 0, 0, 2)))
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
