"""The errors that the source raises: code, English template and facts, read from its syntax."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import fairdeal
from fairdeal import errors
from fairdeal.cards import read_cards
from fairdeal.engine.chips import Chips
from fairdeal.engine.words import Gain, Seat, ShownCards

SOURCE = Path(fairdeal.__file__).parent
KINDS = frozenset(
    name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, errors.FairdealError)
)
SAMPLES: dict[str, tuple[object, ...]] = {
    "Seat": (Seat(2),),
    "Chips": (Chips(0), Chips(1), Chips(2), Chips(4), Chips(10), Chips(42)),
    "Gain": (Gain(-1), Gain(4)),
    "ShownCards": (ShownCards(read_cards("9♣ K♦")),),
}
"""What stands for a fact that is made so; any other is taken for a number."""

NUMBERS: tuple[object, ...] = (0, 1, 2, 5, 21)


@dataclass(frozen=True)
class Raised:
    """One place that raises: where, the code, the template, and each fact with what it is made by."""

    place: str
    code: str
    template: str
    facts: tuple[tuple[str, str], ...]

    def samples(self) -> Iterator[dict[str, object]]:
        """Facts that may come with it, all small, then all larger."""
        for turn in range(len(NUMBERS) + 1):
            yield {name: _sample(made_by, turn) for name, made_by in self.facts}


def raised() -> list[Raised]:
    """Every place in the source that raises an error; a code or a template that cannot be read is an assertion."""
    return [each for path in sorted(SOURCE.rglob("*.py")) if path.name != "errors.py" for each in _in_file(path)]


@cache
def written() -> set[str]:
    """Every text that the source writes out; a check may say an error's sentence without raising it."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {node.value for node in nodes if isinstance(node.value, str)}


def _in_file(path: Path) -> Iterator[Raised]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    inner = {id(node) for function in functions for node in ast.walk(function) if node is not function}
    for function in functions:
        if id(function) not in inner:
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and _name(node.func) in KINDS:
                    yield _read(f"{path.relative_to(SOURCE)}:{node.lineno}", node, function)


def _read(place: str, call: ast.Call, function: ast.AST) -> Raised:
    code, template = (_constant(place, each, function) for each in call.args)
    facts = tuple((each.arg or "", _name(each.value.func)) if isinstance(each.value, ast.Call) else (each.arg or "", "")
                  for each in call.keywords)  # fmt: skip
    assert all(name for name, _ in facts), f"{place}: facts are written out by name"
    return Raised(place, code, template, facts)


def _constant(place: str, node: ast.expr, function: ast.AST) -> str:
    """A text written on the spot, or in a name that was given it just before."""
    if isinstance(node, ast.Name):
        given = [
            each.value
            for each in ast.walk(function)
            if isinstance(each, ast.Assign) and each.lineno < node.lineno and _name(each.targets[0]) == node.id
        ]
        assert given, f"{place}: {node.id} is a text written in the same function"
        node = max(given, key=lambda value: value.lineno)
    text = ast.literal_eval(node)
    assert isinstance(text, str), f"{place}: code and sentence are plain texts"
    return text


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _sample(made_by: str, turn: int) -> object:
    samples = SAMPLES.get(made_by, NUMBERS)
    return samples[turn % len(samples)]
