"""`fairdeal simulate`: what it prints, goes on with, and refuses."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from fairdeal import cli
from fairdeal.engine import extras

pytest.importorskip("numba")

Run = Callable[..., tuple[int, str, str]]
SHORT = ("simulate", "casino-war", "--rounds", "2000", "--seed", "1")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    monkeypatch.setenv("LANGUAGE", "en")

    def command(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["fairdeal", *arguments])
        with pytest.raises(SystemExit) as exited:
            cli.main()
        shown = capsys.readouterr()
        return int(exited.value.code or 0), shown.out, shown.err

    return command


def test_people_read_sentences(run: Run) -> None:
    code, out, err = run(*SHORT, "--bankroll", "20")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "Casino War, war: 2\u202f000 rounds, seed 1."
    assert lines[1].startswith("Mean: ")
    assert "100 sessions: won " in out
    assert "Risk of losing 20 within a session: " in out


@pytest.mark.parametrize(("language", "words"), [("ru", "Среднее: "), ("pt", "Média: ")])
def test_it_speaks_every_language(run: Run, language: str, words: str) -> None:
    assert words in run(*SHORT, "--bankroll", "20", "--lang", language)[1]


def test_programs_read_json(run: Run) -> None:
    found = json.loads(run(*SHORT, "--strategy", "surrender", "--decks", "8", "--bankroll", "20", "--json")[1])
    assert (found["rounds"], found["seed"], found["strategies"], found["ended"]) == (2000, 1, ["surrender"], "played")
    assert found["options"]["decks"] == "8"
    assert {each["net"] for each in found["distribution"]} == {-2.0, -1.0, 2.0}
    assert sum(each["share"] for each in found["sittings"]["distribution"]) == pytest.approx(1)
    assert -0.2 < found["mean"] < 0.2
    assert 0.01 < found["standard_error"] < 0.04
    assert found["risk_of_ruin"]["for_ever"] == 1


def test_the_same_seed_gives_the_same_result_and_another_seed_another(run: Run) -> None:
    assert run(*SHORT)[1] == run(*SHORT)[1]
    assert run(*SHORT)[1] != run(*SHORT[:-1], "2")[1]


def test_a_file_keeps_the_seed_and_more_rounds_go_on_from_it(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "war.json")
    command = ("simulate", "casino-war", "--workers", "1", "--save", file)
    first = json.loads(run(*command, "--rounds", "100000", "--seed", "5", "--json")[1])
    longer = json.loads(run(*command, "--rounds", "200000", "--json")[1])
    assert (first["seed"], longer["seed"], longer["rounds"]) == (5, 5, 200_000)
    assert longer == json.loads(run(*command[:4], "--rounds", "200000", "--seed", "5", "--json")[1])
    code, _, err = run(*command, "--rounds", "200000", "--decks", "8")
    assert (code, "holds a simulation with another game" in err) == (2, True)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ("--strategy", "brave"),
            "There’s no strategy called “brave” in this game. Choose one of: war, surrender, best.",
        ),
        (("--strategy", "war", "--strategy", "war"), "Here you can name up to 1 strategies, and you named 2."),
        (("--seed", "-1"), "The option --seed can’t be -1. Enter a number from 0 to 18446744073709551615."),
        (("--plot", "war.gif"), "The picture is a PNG or SVG file: give war.gif a name that ends in .png or .svg."),
        (("--shoes", "2"), "“shoes=2” isn’t an option of this game."),
    ],
)
def test_what_cannot_be_simulated_is_refused(run: Run, arguments: tuple[str, ...], sentence: str) -> None:
    code, out, err = run(*SHORT[:4], *arguments)
    assert (code, out) == (2, "")
    assert sentence in err


def test_without_a_compiler_it_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    code, _, err = run(*SHORT)
    assert code == 2
    assert err == "This needs the extra “odds”, which isn’t installed here: pip install 'fairdeal[odds]'\n"


@pytest.mark.parametrize(("option", "extra"), [(("--plot", "war.svg"), "plots"), (("--ray", "local"), "cluster")])
def test_each_option_says_what_extra_it_needs(
    run: Run, monkeypatch: pytest.MonkeyPatch, option: tuple[str, str], extra: str
) -> None:
    absent = {"plots": "matplotlib", "cluster": "ray"}[extra]
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == absent else name)
    code, _, err = run(*SHORT, *option)
    assert code == 2
    assert err == f"This needs the extra “{extra}”, which isn’t installed here: pip install 'fairdeal[{extra}]'\n"


def test_a_picture_is_drawn_into_a_file(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "war.svg"
    assert f"Picture saved as {file}." in run(*SHORT, "--plot", str(file))[1]
    assert file.read_bytes().startswith(b"<?xml")
