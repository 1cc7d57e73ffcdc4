"""The story of a table for who comes later: in names of the moment, and nothing that they could not see then."""

import json
from typing import Any

import msgspec

from fairdeal.room.room import Room
from fairdeal.room.tables import commands
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.room.tables.story import MOST_KEPT
from fairdeal.wire.encode import story_of
from tests.room.rooms import House, replace_policy, run


def told(hosted: HostedTable, player: str) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = json.loads(msgspec.json.encode(story_of(hosted.live, hosted.story, player)))
    return lines


def kinds(lines: list[dict[str, Any]]) -> list[str]:
    return [line["event"]["kind"] for line in lines]


async def gone(room: Room, hosted: HostedTable, who: str) -> None:
    await room.perform(who, hosted.id, commands.leave(), command=f"{who} leaves")


def test_who_comes_later_reads_what_happened_in_names_of_the_moment() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(policy=replace_policy(pause=3))
        anna, boris = await house.seated(hosted, "Anna", "Boris")
        await house.round(hosted)
        await gone(house.room, hosted, boris.player)
        (clara,) = await house.seated(hosted, "Clara")
        lines = told(hosted, "")
        assert {"round-opened", "card-dealt", "seat-left", "seat-taken"} <= {*kinds(lines)}
        assert not {"transfer", "cut-opened", "seal-shown", "round-settled"} & {*kinds(lines)}
        names: dict[str, str] = {}
        at = {}
        for line in lines:
            names = line.get("names", names)
            at[line["number"]] = names
        taken = [line["number"] for line in lines if line["event"]["kind"] == "seat-taken"]
        assert at[lines[0]["number"]] == {"0": "Anna", "1": "Boris"}
        assert at[taken[-1]] == {"0": "Anna", "1": "Clara"}
        assert at[taken[-1] - 1] == {"0": "Anna", "1": "Boris"}
        assert {line.get("you") for line in told(hosted, anna.player)} == {0}
        assert {line.get("you") for line in told(hosted, clara.player)} == {None, 1}
        own = [line.get("you") for line in told(hosted, boris.player)]
        assert own[-2:] == [1, None], "one's own lines stay one's own"

    run(main)


def test_the_story_is_the_same_after_a_restart_and_is_no_longer_than_so_many_events() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table()
        (anna,) = await house.seated(hosted, "Anna")
        for _ in range(12):
            await house.round(hosted)
        again = house.restarted().room.tables[hosted.id]
        assert told(again, anna.player) == told(hosted, anna.player)
        assert 50 < len(told(hosted, anna.player)) <= MOST_KEPT
        await gone(house.room, hosted, anna.player)
        while not hosted.live.is_empty:
            await house.step(hosted)
        assert told(hosted, anna.player) == [], "an empty table keeps nothing"

    run(main)
