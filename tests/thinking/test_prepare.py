"""What a game's bots need is got ready in another process, which ends with the play."""

import subprocess
import sys

import pytest

from fairdeal.games import find_game
from fairdeal.thinking import prepare


def test_a_game_whose_bots_need_nothing_starts_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepare, "Popen", lambda *given, **named: pytest.fail("a process was started"))
    with prepare.preparing(find_game("casino-war")):
        pass


def test_the_process_ends_with_the_play(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []

    def sleeper(command: list[str], **named: int) -> subprocess.Popen[bytes]:
        assert command == [sys.executable, "-m", "fairdeal.thinking.prepare", "cassino"]
        started.append(subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE))
        return started[0]

    monkeypatch.setattr(prepare, "Popen", sleeper)
    with prepare.preparing(find_game("cassino")):
        assert started[0].poll() is None
    assert started[0].poll() is not None


def test_main_gets_a_game_ready() -> None:
    prepare.main("cassino")
    prepare.main("casino-war")
    wanted = find_game("cassino").bots.prepare
    assert wanted is not None
