"""A new name is at the table at once; what came before keeps the old one."""

import asyncio

from fairdeal.room.renaming import rename
from fairdeal.room.tables import commands, playing
from fairdeal.room.tables.events import NameChanged
from tests.room.lives import Hall, picture
from tests.room.rooms import House


def test_the_seat_has_the_new_name_in_mid_round_and_in_the_next_sitting_and_the_record_the_old_one() -> None:
    hall = Hall(people="ab")
    hall.open()
    hall.do(playing.rename(hall.live, "a", "Ann", hall.now))
    assert hall.events[-1:] == [NameChanged(0, "Ann", "A")]
    assert playing.rename(hall.live, "a", "Ann", hall.now) == []
    assert playing.rename(hall.live, "z", "Zed", hall.now) == []
    assert hall.live.table is not None
    assert hall.live.table.record.players[0].name == "A"
    assert [each.name for each in playing.beginning(hall.live, []).players] == ["Ann", "B"]
    assert picture(hall.again()) == picture(hall.live)


def test_chat_and_seat_tell_the_new_name_from_then_on_and_a_restart_keeps_it() -> None:
    async def play() -> None:
        house = House()
        hosted = await house.table()
        (eye,) = await house.seated(hosted, "Anna")
        await house.room.say(eye.player, hosted.id, "Hello", command="#a")
        await rename(house.room, eye.player, "Ann")
        await house.room.say(eye.player, hosted.id, "It’s me", command="#b")
        assert [line.name for line in hosted.chat] == ["Anna", "Ann"]
        assert NameChanged(0, "Ann", "Anna") in eye.events
        told = [(each.event, each.sitters[0].name) for each in hosted.story.recall(hosted.live, eye.player)]
        assert told[-1] == (NameChanged(0, "Ann", "Anna"), "Ann")
        again = house.restarted()
        assert again.room.people[eye.player].name == "Ann"
        kept = again.room.tables[hosted.id].live.seat_of(eye.player)
        assert kept is not None
        assert kept.name == "Ann"
        await again.room.perform(eye.player, hosted.id, commands.leave(), command="#c")

    asyncio.run(play())
