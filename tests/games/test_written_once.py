"""What two games would write alike is written once, in the engine: no definition of one stands again in another."""

import ast
from collections.abc import Iterator
from difflib import SequenceMatcher
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from fairdeal import games

ALIKE: Final = 0.85
"""Two definitions are alike when so much of their text, without docstrings, is the same."""

LINES: Final = 6
"""So many lines in a row that stand in two games are a repetition. A call that names its parts, like the value that
joins a game from them, is one line however it is laid out."""

SHORT_BY_NATURE: Final = {
    **dict.fromkeys(("sit", "standings", "progress", "least", "shuffle"), "a line that asks the rules of its own"),
    **dict.fromkeys(("can_bet", "players", "_chips", "own_box"), "asks the game's own boxes and limits"),
    **dict.fromkeys(("total", "staked", "worth_of", "is_complete", "decks", "cut_card"), "a line about its own values"),
    **dict.fromkeys(
        ("check_surrender", "check_decline", "check_pass", "check_stand"), "asks the game's own question who is in turn"
    ),
    "check_reshuffle": "asks the game's own question whether a card is left",
    "war_too_dear": "says of two different things that the chips are too few for them",
    "BoxSettled": "says how the round ended for a seat, which is each game's own to name",
    "legal": "asks first whether it is the dealer's turn, and whether the seat is in the round at all",
    "Sitting": "adds to the players what the game hands on",
    "cards_of": "reads cards out of a game's own form of a set",
}
"""What may be alike all the same, being a few lines that name the game's own things, and why."""


class Definition(NamedTuple):
    name: str
    place: str
    text: str
    is_logic: bool


def games_of() -> list[Path]:
    return sorted(path.parent for path in Path(games.__file__).parent.glob("*/__init__.py"))


def definitions(package: Path) -> list[Definition]:
    return [each for path in sorted(package.rglob("*.py")) for each in _in(path, ast.parse(path.read_text("utf-8")))]


def _in(path: Path, node: ast.AST) -> Iterator[Definition]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            yield Definition(child.name, f"{path.stem}.{child.name}", _bare(child), _is_logic(child))
            if isinstance(child, ast.ClassDef):
                yield from _in(path, child)


def _bare(node: ast.stmt) -> str:
    """The text of a definition without comments and docstrings."""
    bare = ast.parse(ast.unparse(node))
    for each in ast.walk(bare):
        if isinstance(each, ast.FunctionDef | ast.ClassDef) and ast.get_docstring(each) is not None:
            each.body = each.body[1:] or [ast.Pass()]
    return ast.unparse(bare)


def _is_logic(node: ast.FunctionDef | ast.ClassDef) -> bool:
    """Whether it does anything: a class of fields alone, an event or an action, is what its name and they say."""
    return isinstance(node, ast.FunctionDef) or any(isinstance(each, ast.FunctionDef) for each in node.body)


def alike(mine: list[Definition], theirs: list[Definition]) -> list[tuple[Definition, Definition]]:
    """The pairs that are the same, or, where there is logic in them, nearly so."""
    found, matcher = [], SequenceMatcher(None, autojunk=False)
    for other in theirs:
        matcher.set_seq2(other.text)
        for one in mine:
            matcher.set_seq1(one.text)
            if one.text == other.text or (one.is_logic and other.is_logic and _is_near(matcher)):
                found.append((one, other))
    return found


def _is_near(matcher: "SequenceMatcher[str]") -> bool:
    return all(bound() >= ALIKE for bound in (matcher.real_quick_ratio, matcher.quick_ratio, matcher.ratio))


def runs(package: Path) -> set[tuple[str, ...]]:
    """Every six lines of code in a row, of every module."""
    modules = [_lines(ast.parse(path.read_text("utf-8"))) for path in package.rglob("*.py")]
    return {run for lines in modules for run in _runs(lines)}


def _runs(lines: list[str]) -> Iterator[tuple[str, ...]]:
    return (tuple(lines[at : at + LINES]) for at in range(len(lines) - LINES + 1))


def _lines(module: ast.Module) -> list[str]:
    return [line for node in module.body if _counts(node) for line in _bare(node).splitlines()]


def _counts(node: ast.stmt) -> bool:
    """Whether a repetition of it is one: not of imports, docstrings, lists of fields, and what may be alike."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return _is_logic(node) and node.name not in SHORT_BY_NATURE
    return not isinstance(node, ast.Import | ast.ImportFrom | ast.Expr)


def test_the_measure_finds_six_lines_whatever_stands_around_them() -> None:
    same = "".join(f"    n += {number}\n" for number in range(LINES))
    one, other, less, legal = (
        set(_runs(_lines(ast.parse(f'def {name}(n):\n    "Doc."\n{body}    return {name}\n'))))
        for name, body in (("one", same), ("other", "    m = 0\n" + same), ("less", same[10:]), ("legal", same))
    )
    assert len(one & other) == 1
    assert not one & less
    assert not legal


def test_the_measure_finds_what_was_copied_and_renamed() -> None:
    (one,) = _in(Path("one.py"), ast.parse("def has(boxes, place):\n    return place in [b.place for b in boxes]"))
    (other,) = _in(Path("two.py"), ast.parse("def has(cells, place):\n    return place in [b.place for b in cells]"))
    (field,) = _in(Path("two.py"), ast.parse("class SatOut(Event):\n    'Doc.'\n    seat: int"))
    assert alike([one, field], [other, field]) == [(one, other), (field, field)]


PAIRS = list(combinations(games_of(), 2))


@pytest.mark.parametrize(("one", "other"), PAIRS, ids=[f"{one.name}-{other.name}" for one, other in PAIRS])
def test_no_definition_of_one_game_stands_again_in_another(one: Path, other: Path) -> None:
    pairs = alike(definitions(one), definitions(other))
    found = [f"{a.place} ~ {b.place}" for a, b in pairs if not {a.name, b.name} & set(SHORT_BY_NATURE)]
    assert not found, (
        f"{', '.join(found)}: write it once in fairdeal.engine, or in fairdeal.engine.banking for games against the "
        "house, and use it in both; what is short by nature is named in SHORT_BY_NATURE, with the reason"
    )


@pytest.mark.parametrize(("one", "other"), PAIRS, ids=[f"{one.name}-{other.name}" for one, other in PAIRS])
def test_no_six_lines_of_one_game_stand_again_in_another(one: Path, other: Path) -> None:
    assert not runs(one) & runs(other)
