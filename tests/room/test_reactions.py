"""Reactions reach all who see the table, and nothing of them is kept."""

import asyncio

import pytest

from fairdeal.errors import Conflict, NotAllowed, NotUnderstood
from fairdeal.room.chat import MOST_REACTIONS, REACTING
from fairdeal.room.reactions import react
from tests.room.rooms import Eye, House, WatchedStore


def test_all_who_see_the_table_are_told_once_and_nothing_is_written() -> None:
    async def play() -> None:
        house = House()
        hosted = await house.table()
        (anna,) = await house.seated(hosted, "Anna")
        watcher = Eye()
        await house.room.watch(watcher, hosted.id)
        assert isinstance(house.store, WatchedStore)
        batches = len(house.store.batches)
        for _ in range(2):
            await react(house.room, anna.player, hosted.id, "wow", command="#r")
        assert anna.reactions == watcher.reactions == [(0, "wow")]
        assert len(house.store.batches) == batches

    asyncio.run(play())


def test_three_in_nine_seconds_are_enough() -> None:
    async def play() -> None:
        house = House()
        hosted = await house.table()
        (anna,) = await house.seated(hosted, "Anna")
        for number in range(MOST_REACTIONS):
            await react(house.room, anna.player, hosted.id, "clap", command=f"react {number}")
        for _ in range(2):
            with pytest.raises(NotUnderstood, match="That’s enough reactions for now"):
                await react(house.room, anna.player, hosted.id, "clap", command="#too-fast")
        house.steady += REACTING
        await react(house.room, anna.player, hosted.id, "luck", command="#later")
        assert len(anna.reactions) == MOST_REACTIONS + 1

    asyncio.run(play())


def test_who_does_not_sit_there_or_may_not_write_cannot_react() -> None:
    async def play() -> None:
        house = House()
        hosted = await house.table()
        (anna,) = await house.seated(hosted, "Anna")
        boris = await house.guest("Boris")
        with pytest.raises(Conflict, match="You aren’t sitting at this table"):
            await react(house.room, boris, hosted.id, "clap", command="#1")
        house.room.people.change(anna.player, muted_until=house.wall + 60)
        with pytest.raises(NotAllowed) as caught:
            await react(house.room, anna.player, hosted.id, "clap", command="#2")
        assert caught.value.code == "muted"
        assert anna.reactions == []

    asyncio.run(play())
