"""The Fluent files as they are written: keys, attributes, variables and selectors of every message."""

import ast as python
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import fairdeal.locale

CLIENT = Path(__file__).parents[2] / "client" / "src" / "games"
FOLDER = Path(fairdeal.locale.__file__).parent
PLURALS = frozenset({"zero", "one", "two", "few", "many"})


@dataclass(frozen=True)
class Text:
    """A message or an attribute of it: what it says outside the placeables, and what it needs."""

    key: str
    variables: frozenset[str]
    references: frozenset[str]
    literal: str

    @property
    def facts(self) -> frozenset[str]:
        """The facts behind the variables: `$amount_n` and `$amount` are the fact `amount`."""
        return frozenset(name.removesuffix("_n").removesuffix("_is") for name in self.variables)


class _Reading(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.literals: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.literals.append(node.value)


class _Selects(Visitor):
    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.found.append(node)
        self.generic_visit(node)


def file_names(language: str) -> list[str]:
    return sorted(path.name for path in (FOLDER / language).glob("*.ftl"))


@cache
def resource(language: str, name: str) -> ast.Resource:
    return FluentParser().parse((FOLDER / language / name).read_text(encoding="utf-8"))


@cache
def texts(language: str, name: str) -> dict[str, Text]:
    """Every message with a value, and every attribute, of one file."""
    return {text.key: text for text in _texts(resource(language, name))}


@cache
def all_texts(language: str) -> dict[str, Text]:
    return {key: text for name in file_names(language) for key, text in texts(language, name).items()}


@cache
def keys(language: str, name: str) -> set[str]:
    return {entry.id.name for entry in resource(language, name).body if isinstance(entry, ast.Message)}


def selects(language: str) -> Iterator[tuple[str, ast.SelectExpression]]:
    for name in file_names(language):
        reading = _Selects()
        reading.visit(resource(language, name))
        yield from ((name, each) for each in reading.found)


def _texts(parsed: ast.Resource) -> Iterator[Text]:
    for entry in parsed.body:
        if isinstance(entry, ast.Message):
            if entry.value:
                yield _text(entry.id.name, entry.value)
            for attribute in entry.attributes:
                yield _text(f"{entry.id.name}.{attribute.id.name}", attribute.value)


def _text(key: str, pattern: ast.Pattern) -> Text:
    reading = _Reading()
    reading.visit(pattern)
    return Text(key, frozenset(reading.variables), frozenset(reading.references), "\n".join(reading.literals))


def written_in(game: str, *files: Path) -> tuple[set[str], set[str]]:
    """The keys of a game that source files write out, and the beginnings of those that they put together."""
    trees = [python.parse(path.read_text(encoding="utf-8")) for path in files]
    nodes = [node.value for tree in trees for node in python.walk(tree) if isinstance(node, python.Constant)]
    texts = {text for text in nodes if isinstance(text, str) and re.fullmatch(r"[a-z]+(-[a-z]*)+", text)}
    keys = {each for each in texts if each.startswith((f"{game}-", "round-void-", "the-"))}
    return {each for each in keys if each[-1] != "-"}, {each for each in keys if each[-1] == "-"}


def drawn_by(game: str) -> tuple[set[str], set[str]]:
    """The same for what the browser's board of a game writes."""
    sources = (path.read_text(encoding="utf-8") for path in (CLIENT / game).iterdir())
    keys = {key for source in sources for key in re.findall(rf"{game}-[a-z-]*", source)}
    return {each for each in keys if each[-1] != "-"}, {each for each in keys if each[-1] == "-"}
