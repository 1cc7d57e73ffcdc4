"""Cards drawn in a terminal, and a prompt with completion.

Loading this takes megabytes and tenths of a second: only who plays in a terminal does.
"""

from collections.abc import Iterable, Sequence

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.shortcuts import CompleteStyle
from rich.columns import Columns
from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fairdeal.cards import show_cards
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
        """The places with their cards in one row. What does not fit, and what has no cards, stands above in words."""
        drawn = self._row(places)
        told = [place for place in places if place not in drawn and (place.cards or place.note)]
        if told:
            lines = [Text(_on_a_line(place)) for place in told]
            self._console.print(Padding(Columns(lines, padding=(0, GAP), equal=True), (1, 0, 0, 2)))
        if drawn:
            self._console.print(Padding(_row(drawn), (1, 0, 1, 2)))

    def ask(self, question: Question) -> str | None:
        """A line typed at the prompt, with the choices above it."""
        self._console.print(_offered(question.offers) if question.offers else Text(question.text))
        if question.general:
            self.note(question.general)
        typed = self._stopping.wait(lambda: self._read(question.words, question.default))
        return None if typed is None else typed.strip() or question.default

    def _row(self, places: Sequence[Place]) -> list[Place]:
        """The places that are drawn: the other players' all or none, then the widest give way; one's own stays."""
        shown = [place for place in places if place.cards]
        if not self._fits(shown):
            shown = [place for place in shown if not place.other]
        while not self._fits(shown) and (rest := [place for place in shown if not place.own]):
            shown.remove(max(rest, key=_width))
        return shown

    def _fits(self, places: Sequence[Place]) -> bool:
        return 2 + sum(map(_width, places)) + GAP * (len(places) - 1) <= self._console.width


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


def _width(place: Place) -> int:
    return max(line.cell_len for line in _drawn(place))


def _on_a_line(place: Place) -> str:
    """A place in words, with a sign for each card that lies face down."""
    if None not in place.cards:
        return in_words(place)
    cards = "".join("░" if card is None else f" {show_cards([card])} " for card in place.cards).strip()
    return f"{place.label}: " + ", ".join(part for part in (cards, place.note) if part)


def _offered(offers: Iterable[Offer]) -> Text:
    return Text("   ").join(Text.assemble((f"[{offer.key}]", "bold"), f" {offer.label}") for offer in offers)
