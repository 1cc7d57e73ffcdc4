"""Spectators are counted once and seated players not at all; everyone who sees a table reads why a host closes it."""

import asyncio

from fairdeal.room.tables import commands
from tests.room.rooms import Eye, House


def test_a_second_window_is_no_looker_on_and_neither_is_who_sits_there() -> None:
    async def play() -> None:
        house = House()
        hosted = await house.table()
        (anna,) = await house.seated(hosted, "Anna")
        assert hosted.watching == 0
        boris = await house.guest("Boris")
        for player in (anna.player, boris, boris, "", ""):
            await house.room.watch(Eye(player), hosted.id)
        assert hosted.watching == 3, "Boris, and two of whom nobody knows whether they are the same"
        await house.room.perform(anna.player, hosted.id, commands.leave(), command="#leave")

    asyncio.run(play())


def test_what_a_host_says_on_closing_a_table_is_told_to_all_who_see_it() -> None:
    async def play() -> None:
        house = House()
        hosted = await house.table()
        eyes = await house.seated(hosted, "Anna")
        await house.room.close_table(hosted.id, "Good night")
        assert hosted.closing_reason == "Good night"
        assert [each.closing_reasons for each in eyes] == [["Good night"]]

    asyncio.run(play())
