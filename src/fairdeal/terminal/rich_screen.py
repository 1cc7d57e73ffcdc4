"""Cards drawn in a terminal, and a prompt with completion.

Loading this takes megabytes and tenths of a second: only who plays in a terminal does.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

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
from fairdeal.locale.printable import printable
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
        self._pasted: deque[str] = deque()

    def say(self, text: str) -> None:
        """A line."""
        self._console.print(Text(text))

    def note(self, text: str) -> None:
        """A faint line."""
        self._console.print(Text(text, style="dim"))

    def refuse(self, text: str) -> None:
        """A line that stands out; what was pasted after what is refused was meant for another place."""
        self._pasted.clear()
        self._console.print(Text(text, style="bold yellow"))

    def head(self, text: str) -> None:
        """A rule with a title."""
        self._console.print()
        self._console.rule(Text(text, style="bold"), align="left", style="dim")

    def table(self, places: Sequence[Place]) -> None:
        """The places with their cards, in as many rows as they need.

        In words stand the other players', where not all cards fit in one row, and what has no cards but a note.
        """
        drawn = [place for place in places if place.cards]
        if not self._fits(drawn):
            drawn = [place for place in drawn if not place.other]
        told = [place for place in places if place not in drawn and (place.cards or place.note)]
        if told:
            lines = [Text(_on_a_line(place)) for place in told]
            self._console.print(Padding(Columns(lines, padding=(0, GAP), equal=True), (1, 0, 0, 2)))
        for row in self._rows(drawn):
            self._console.print(Padding(_row(row), (1, 0, 0, 2)))
        if drawn:
            self._console.print()

    def _rows(self, places: Sequence[Place]) -> Iterator[list[Place]]:
        """The places, as many in each row as fit."""
        row: list[Place] = []
        for part in (part for place in places for part in self._parts(place)):
            if row and not self._fits([*row, part]):
                yield row
                row = []
            row.append(part)
        if row:
            yield row

    def _parts(self, place: Place) -> Iterator[Place]:
        """A place, or several one after the other that each fit by themselves: the first is named, the last noted."""
        most = next((most for most in range(len(place.cards), 1, -1) if self._fits([_part(place, 0, most)])), 1)
        starts = range(0, len(place.cards), most)
        yield from (_part(place, start, most) for start in starts)

    def ask(self, question: Question) -> str | None:
        """A line typed at the prompt, with the choices above it; of several that were pasted, one after the other."""
        self._console.print(_offered(question.offers) if question.offers else Text(question.text))
        if question.general:
            self.note(question.general)
        if self._pasted:
            self._console.print(Text(PROMPT + printable(self._pasted[0])))
            return self._pasted.popleft()
        typed = self._stopping.wait(lambda: self._read(question.words, question.default))
        if typed is None:
            return None
        first, *rest = [line.strip() for line in typed.splitlines() if line.strip()] or [question.default]
        self._pasted.extend(rest)
        return first

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


def _part(place: Place, start: int, count: int) -> Place:
    """Some cards of a place."""
    end = start + count
    label = place.label if start == 0 else ""
    note = place.note if end >= len(place.cards) else ""
    return replace(place, label=label, cards=place.cards[start:end], note=note)


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


def _on_a_line(place: Place) -> str:
    """A place in words, with a sign for each card that lies face down."""
    if None not in place.cards:
        return in_words(place)
    cards = "".join("░" if card is None else f" {show_cards([card])} " for card in place.cards).strip()
    return f"{place.label}: " + ", ".join(part for part in (cards, place.note) if part)


def _offered(offers: Iterable[Offer]) -> Text:
    return Text("   ").join(Text.assemble((f"[{offer.key}]", "bold"), f" {offer.label}") for offer in offers)
