"""How many WebSockets a player and a network have, and what those are told that are one too many."""

import asyncio
from collections.abc import MutableMapping
from dataclasses import dataclass, field
from typing import Any

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from fairdeal.web.endings import ADDRESS_FULL, ENDINGS, FULL, PLAYER_FULL, Ending
from fairdeal.web.limits import Limits
from fairdeal.web.lines import Line, Lines
from tests.web.served import served


@dataclass
class Ends:
    """What a WebSocket was sent, and what was counted."""

    sent: list[MutableMapping[str, Any]] = field(default_factory=list)
    counted: list[str] = field(default_factory=list)

    def line(self, network: str, player: str = "") -> Line:
        async def receive() -> MutableMapping[str, Any]:
            return {"type": "websocket.connect"}

        async def send(event: MutableMapping[str, Any]) -> None:
            self.sent.append(event)

        return Line(receive, send, network=network, player=player, ended=self.counted.append)


@pytest.mark.parametrize("ending", ENDINGS)
def test_every_reason_fits_into_a_close_frame(ending: Ending) -> None:
    assert 1000 <= ending.code < 5000
    assert len(ending.reason.encode()) <= 123
    assert len({each.code for each in ENDINGS}) == len({each.name for each in ENDINGS}) == len(ENDINGS)


def test_a_player_and_a_network_have_so_many_lines_and_get_new_ones_for_old_ones() -> None:
    ends, lines = Ends(), Lines(Limits(player_sockets=2, address_sockets=3))
    first = [ends.line("a", "anna") for _ in range(3)]
    assert [lines.add(each) for each in first] == [None, None, PLAYER_FULL]
    assert [lines.add(ends.line("a")) for _ in range(2)] == [None, ADDRESS_FULL]
    assert lines.add(ends.line("b", "boris")) is None
    lines.drop(first[2])
    assert len(lines) == 4
    lines.drop(first[0])
    assert lines.add(ends.line("a", "anna")) is None
    assert len(lines) == 4


def test_without_limits_everybody_has_as_many_as_they_like() -> None:
    ends, lines = Ends(), Lines(Limits(player_sockets=1, address_sockets=1), limited=False)
    assert [lines.add(ends.line("a", "anna")) for _ in range(3)] == [None] * 3


def test_in_a_full_room_the_oldest_looker_on_of_who_has_most_makes_room() -> None:
    async def main() -> None:
        greedy, others, lines = Ends(), Ends(), Lines(Limits(sockets=4))
        assert lines.add(others.line("b", "boris")) is None
        assert [lines.add(greedy.line("a", who)) for who in ("anna", "", "")] == [None] * 3
        assert lines.add(greedy.line("a")) is FULL
        with capture_logs() as logs:
            assert [lines.add(others.line(network)) for network in ("c", "d")] == [None, None]
            await asyncio.sleep(0)
        assert lines.add(others.line("e")) is FULL, "players are not closed for lookers-on"
        assert [event["code"] for event in greedy.sent] == [FULL.code] * 2
        assert greedy.counted == ["room-full"] * 2
        assert [(each["reason"], each["network"]) for each in logs] == [("room-full", "a")] * 2
        assert (len(lines), others.sent) == (4, [])

    asyncio.run(main())


def test_one_too_many_is_opened_and_told_why_it_is_closed() -> None:
    with served(limited=True, limits=Limits(address_sockets=2)) as room:
        address = f"ws://127.0.0.1:{room.port}/socket"
        with connect(address, proxy=None) as one, connect(address, proxy=None), connect(address, proxy=None) as third:
            with pytest.raises(ConnectionClosed) as closed:
                third.recv(10)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (ADDRESS_FULL.code, ADDRESS_FULL.reason)
            assert "welcome" in str(one.recv(10))
        assert 'fairdeal_connections_ended_total{reason="address-full"} 1.0' in room.figures()
