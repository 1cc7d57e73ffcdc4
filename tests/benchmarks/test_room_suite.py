"""The room suite counts right: everyone in turn under every load, ratios round by round, doubts and misses said."""

import io
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from benchmarks import boardgame_io, fairdeal_room, room
from benchmarks.boardgame_io import room as boardgame_io_room
from benchmarks.fairdeal_room.server import Announced
from benchmarks.fairdeal_room.stack import played_round
from benchmarks.load import LoadSample
from benchmarks.load.served import Served, _of_server
from benchmarks.load.usage import Usage
from benchmarks.room import Load, Samples, Target
from fairdeal.wire import messages as wire

OURS, PEER = fairdeal_room.SERVER, boardgame_io_room.SERVER
FAST, STEADY = Load(100), Load(500, 1.0)


def sample(actions: int = 300, **changes: Any) -> LoadSample:
    usual: Mapping[str, Any] = {
        "rounds": 100,
        "seconds": 3.0,
        "p50": 1.0,
        "p99": 4.0,
        "client_cpu": 0.2,
        "client_late": 0.0,
        "server_cpu": 1.0,
        "server_rss": 100 * room.MIB,
        "server_peak": 110 * room.MIB,
    }
    return LoadSample(actions=actions, **{**usual, **changes})


class Fake:
    """A contender that writes down what is asked of it."""

    clocked = "nothing"

    def __init__(self, name: str, heard: list[tuple[str, ...]]) -> None:
        self.name = name
        self._heard = heard

    def start(self, tables: int) -> None:
        self._heard.append((self.name, "start", str(tables)))

    def closed_loop(self, seconds: float) -> LoadSample:
        self._heard.append((self.name, "closed", f"{seconds:g}"))
        return sample(int(10 * seconds), seconds=seconds)

    def open_loop(self, rate: float, seconds: float) -> LoadSample:
        self._heard.append((self.name, f"open at {rate:g}", f"{seconds:g}"))
        return sample(int(10 * seconds), seconds=seconds)

    def stop(self) -> None:
        self._heard.append((self.name, "stop"))


def test_each_load_is_on_a_fresh_server_that_is_warmed_up_and_stopped() -> None:
    heard: list[tuple[str, ...]] = []
    samples = room.measure([Fake("a", heard)], [FAST, STEADY], rounds=1, seconds=5.0)
    assert heard == [
        ("a", "start", "100"),
        ("a", "closed", "4"),
        ("a", "closed", "5"),
        ("a", "stop"),
        ("a", "start", "500"),
        ("a", "open at 1", "4"),
        ("a", "open at 1", "5"),
        ("a", "stop"),
    ]
    assert [one.actions for one in samples["a", FAST]] == [50]  # the warm-up is not counted


def test_a_server_is_stopped_when_measuring_it_fails() -> None:
    heard: list[tuple[str, ...]] = []

    class Failing(Fake):
        def closed_loop(self, seconds: float) -> LoadSample:
            raise RuntimeError("no answer")

    with pytest.raises(RuntimeError, match="no answer"):
        room.measure([Failing("a", heard)], [FAST], rounds=1, seconds=1.0)
    assert heard[-1] == ("a", "stop")


def test_contenders_take_turns_and_rounds_alternate_in_direction() -> None:
    heard: list[tuple[str, ...]] = []
    room.measure([Fake("a", heard), Fake("b", heard)], [FAST], rounds=2, seconds=1.0)
    assert [each[0] for each in heard if each[1] == "start"] == ["a", "b", "b", "a"]


def test_rates_are_of_the_seconds_that_passed_and_of_the_servers_cpu() -> None:
    one = sample(300, rounds=90, seconds=3.0, server_cpu=0.5)
    assert (one.rate, one.round_rate, one.rate_of_cpu) == (100, 30, 200)
    assert sample(server_cpu=None).rate_of_cpu is None


def test_a_ratio_is_the_median_of_the_rounds_ratios() -> None:
    samples: Samples = {
        (OURS, FAST): [sample(300), sample(30), sample(900)],
        (PEER, FAST): [sample(100), sample(10), sample(900)],  # the second round was disturbed on both sides
    }
    target = Target(FAST, "actions per second", lambda one: one.rate, least=3, peer=PEER)
    assert room.evaluate(target, samples) == 3
    assert room.evaluate(target, {(OURS, FAST): [sample()]}) is None


def test_a_value_is_the_median_over_the_rounds_and_may_be_unknown() -> None:
    target = Target(STEADY, "MiB at most", lambda one: one.server_peak, most=120)
    assert room.evaluate(target, {(OURS, STEADY): [sample(server_peak=size) for size in (1, 3, 2)]}) == 2
    assert room.evaluate(target, {(OURS, STEADY): [sample(server_peak=None)]}) is None


def test_met_and_missed_targets_are_said_plainly() -> None:
    ratio = Target(FAST, "actions per second", lambda one: one.rate, least=3, peer=PEER)
    latency = Target(STEADY, "p99 in ms", lambda one: one.p99, most=5)
    assert room._line(ratio, 0.25) == (
        f"{OURS} ÷ {PEER}, 100 tables, as fast as they go, actions per second: 0.25 (target: at least 3): MISSED"
    )
    assert room._line(latency, 4.0) == f"{OURS}, 500 tables, 1 a second each, p99 in ms: 4 (target: at most 5): met"
    assert room._line(latency, None).endswith("not measured")


def test_the_targets_are_those_of_the_issue() -> None:
    limits = [(each.load, each.what, each.least, each.most) for each in room.TARGETS]
    assert limits == [
        (Load(100), "actions per second", 3, None),
        (Load(500), "actions per second", 3, None),
        (Load(100), "actions per CPU second", 0.4, None),
        (Load(100), "actions per CPU second", 2, None),
        (Load(500, 1.0), "p50 in ms", None, 1),
        (Load(500, 1.0), "p99 in ms", None, 4),
        (Load(500, 1.0), "MiB at most", None, 120),
    ]


def test_it_is_said_when_the_load_or_something_else_may_have_been_the_limit() -> None:
    busy = {(OURS, FAST): [sample(client_cpu=0.95)]}
    assert room._doubts(busy) == [f"{OURS}, {FAST}: the load used 95% of its core, and may be the limit"]
    idle = {(OURS, FAST): [sample(server_cpu=0.4), sample()]}
    assert "the server got 40% of its core at worst" in room._doubts(idle)[0]
    assert room._doubts({(OURS, STEADY): [sample(server_cpu=0.1)]}) == []  # a steady rate leaves it idle


def test_the_table_has_a_line_for_each_contender_with_rounds_beside_actions() -> None:
    samples: Samples = {("a", FAST): [sample(300), sample(600), sample(900)]}
    head, rule, line = room._table(FAST, [Fake("a", [])], samples)
    assert head.startswith(f"{FAST}   actions/s    rounds/s      p50 ms      p99 ms")
    assert set(rule) == {"-"}
    assert line.split()[:5] == ["a", "200", "33", "1.00", "4.00"]


def test_what_the_platform_does_not_tell_is_a_question_mark() -> None:
    (mib,) = (column for column in room.COLUMNS if column.head == "MiB")
    assert room._cell(mib, [sample(server_rss=None)]) == "?"
    assert _of_server(None, None, 1.0) == {"server_cpu": None, "server_rss": None, "server_peak": None}
    assert _of_server(Usage(1.0, 5, 7), Usage(2.0, 6, 8), 4.0) == {
        "server_cpu": 0.25,
        "server_rss": 6,
        "server_peak": 8,
    }


def test_json_holds_every_sample_and_the_targets() -> None:
    samples: Samples = {("a", load): [sample()] for load in room.LOADS}
    told = json.loads(room._as_json([Fake("a", [])], samples))
    assert [figure["tables"] for figure in told["figures"]] == [10, 100, 500, 500]
    assert told["figures"][0]["samples"][0]["rounds"] == 100
    assert len(told["targets"]) == sum(each.peer is None for each in room.TARGETS)  # nobody else was measured


def test_a_target_is_told_where_its_peer_was_measured() -> None:
    samples: Samples = {(name, FAST): [sample(count)] for name, count in ((OURS, 100), (fairdeal_room.STACK, 400))}
    (of_stack,) = (line for line in room._lines(samples) if fairdeal_room.STACK in line)
    assert of_stack.endswith("actions per CPU second: 0.25 (target: at least 0.4): MISSED")
    assert not any(PEER in line for line in room._lines(samples))


def test_contenders_that_cannot_run_are_left_out_and_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def absent(*_: object) -> list[Any]:
        raise boardgame_io.NotInstalledError("boardgame.io needs Node.js and npm")

    monkeypatch.setattr(fairdeal_room, "installed", absent)
    assert room.contenders() == []
    assert "Left out: boardgame.io needs Node.js and npm." in capsys.readouterr().err


def test_our_server_is_fairdeal_serve_in_the_directory_that_it_is_given(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    class Found:
        node = "node"

    monkeypatch.setattr(fairdeal_room, "installed", lambda *_: [("", Found())])
    ours, stack, before = fairdeal_room.contenders(tmp_path / "before")
    assert isinstance(ours, Served)
    assert (ours.name, ours.node) == (OURS, "node")
    assert ours.player.is_file()
    assert list(ours.command(tmp_path))[1:] == ["-m", "benchmarks.fairdeal_room.server", str(tmp_path)]
    assert list(stack.command(tmp_path))[1:] == ["-m", "benchmarks.fairdeal_room.stack", str(tmp_path)]
    assert list(before.command(tmp_path)) == list(ours.command(tmp_path))
    assert before.environment["PYTHONPATH"] == str(tmp_path / "before" / "src")


def test_the_stack_alone_answers_with_the_messages_of_a_round_that_was_played() -> None:
    told = played_round()
    kinds = {command.__name__: [each.kind for each in heard.events] for command, heard in told.items()}
    assert kinds["Act"] == ["transfer", "bet-placed"]
    assert kinds["ShowCut"] == ["cut-shown"]
    assert kinds["OpenCut"][0] == "cut-opened"
    assert kinds["OpenCut"][-2:] == ["round-opened", "seal-shown"]
    assert [told[each].now.offer.asks for each in (wire.Act, wire.ShowCut, wire.OpenCut)] == [  # type: ignore[union-attr]
        "cuts",
        "openings",
        "moves",
    ]


def test_of_what_our_server_says_only_the_first_address_is_passed_on() -> None:
    told = io.StringIO()
    announced = Announced(lambda line: told.write(f"{line}\n"))
    print("Fairdeal is open: http://127.0.0.1:4321/", file=announced)
    print("Stop it with Ctrl+C.", file=announced)
    assert told.getvalue() == '{"url": "http://127.0.0.1:4321"}\n'
