"""The example bot plays through the public protocol, against a real server in a process of its own."""

import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

BOT = Path(__file__).resolve().parents[2] / "examples" / "bot.py"
PATIENCE = 150.0

pytestmark = pytest.mark.slow


@pytest.fixture
def room(tmp_path: Path) -> Iterator[str]:
    """The address of a room that is open."""
    command = [sys.executable, "-m", "fairdeal", "serve", "--host", "127.0.0.1", "--port", "0"]
    with (tmp_path / "log").open("w") as log:
        server = subprocess.Popen(
            [*command, "--database", str(tmp_path / "room.sqlite3")], stdout=subprocess.PIPE, stderr=log, text=True
        )
    assert server.stdout is not None
    try:
        found = re.search(r"http://\S+(?=/)", server.stdout.readline())
        assert found, (tmp_path / "log").read_text()
        yield found[0]
    finally:
        server.terminate()
        server.communicate(timeout=PATIENCE)
    assert server.returncode == 0


def start(room: str, name: str, rounds: int, game: str = "casino-war") -> "subprocess.Popen[str]":
    pipe = subprocess.PIPE
    command = [sys.executable, str(BOT), room, name, game, str(rounds)]
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True)


def told(bot: "subprocess.Popen[str]") -> Counter[str]:
    """How often it said what, once it has come to its end."""
    out, err = bot.communicate(timeout=PATIENCE)
    assert (bot.returncode, err) == (0, "")
    return Counter(line.partition(" ")[0] for line in out.splitlines())


def test_it_is_under_seventy_lines() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) < 70


def test_it_plays_as_many_rounds_as_it_was_asked_for_and_leaves(room: str) -> None:
    events = told(start(room, "Zoe", 5))
    assert [events[kind] for kind in ("round-opened", "bet-placed", "cut-shown", "cut-opened")] == [5] * 4
    assert [events[kind] for kind in ("seal-shown", "round-settled", "seal-opened")] == [5] * 3
    assert events["surrendered"] == events["cut-left-out"] == events["round-voided"] == 0
    with urlopen(f"{room}/api/tables") as answer:
        (table,) = json.load(answer)
    assert table["seats"] == {"people": 0, "bots": 0, "free": 7}


@pytest.mark.parametrize(("game", "rounds"), [("blackjack", 3), ("red-dog", 3), ("cassino", 1)])
def test_it_plays_every_game_by_what_its_choices_are_worth(room: str, game: str, rounds: int) -> None:
    events = told(start(room, "Zoe", rounds, game))
    assert events["round-settled"] >= rounds
    assert events["timed-out"] == 0


def test_two_of_them_play_at_one_table(room: str) -> None:
    first, second = start(room, "Zoe", 6), start(room, "Max", 3)
    assert told(second)["round-settled"] >= 3
    assert told(first)["round-settled"] >= 6


def test_it_plays_for_an_account_with_a_token(room: str) -> None:
    def post(path: str, body: object, cookie: str = "") -> tuple[dict[str, str], str]:
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        with urlopen(Request(room + path, json.dumps(body).encode(), headers)) as answer:
            return json.load(answer), str(answer.headers.get("Set-Cookie")).partition(";")[0]

    _, cookie = post("/api/guest", {"name": "Zoe"})
    _, cookie = post("/api/account", {"password": "seven lucky sevens"}, cookie)
    token, _ = post("/api/me/tokens", {"label": "bot"}, cookie)
    assert told(start(room, f"token:{token['secret']}", 1))["round-settled"] == 1


def test_a_refusal_is_said_in_a_sentence_and_ends_it(room: str) -> None:
    bot = start(room, "Robot", 1)
    assert bot.communicate(timeout=PATIENCE) == ("", f"{SENTENCE}\n")
    assert bot.returncode == 1


SENTENCE = "You can’t take “Robot”: it could be mistaken for the house, a host or a bot. Choose another name."
