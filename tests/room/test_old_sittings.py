"""A sitting that was in progress when the room was upgraded is dealt on by the version that it began with."""

import json

import pytest

from fairdeal import fair
from fairdeal.engine.events import CardDealt
from fairdeal.record import read_record, verify_record, write_record
from fairdeal.room import Asks, ReceiptShown, SealShown
from fairdeal.room.tables.inputs import Begin, Close, Entry, read_entry, write_entry
from fairdeal.room.tables.live import LiveTable
from tests.record.sittings import GAME, OPEN, cut_of, fixed
from tests.room.lives import POLICY, Hall, never


def old(entry: Entry) -> bytes:
    """A line of the journal as it was written before there was a second version."""
    line = json.loads(write_entry(entry))
    line["input"].pop("dealing", None)
    return json.dumps(line).encode()


def upgraded(hall: Hall) -> Hall:
    """The same hall after a restart, from the lines of its old journal."""
    live = LiveTable(GAME, OPEN, POLICY, draw=never)
    for done in hall.done:
        live.replay(read_entry(old(done.entry)))
    live._tape.draw = fixed("later")
    hall.live = live
    return hall


def old_hall() -> Hall:
    """Two players whose bets are in; the room was upgraded after that."""
    hall = Hall(people="ab", name="old")
    hall.open()
    hall.bet("a", "b")
    return upgraded(hall)


def test_a_line_without_a_version_is_of_the_first() -> None:
    hall = Hall(people="a")
    new, before = read_entry(write_entry(hall.done[0].entry)).input, read_entry(old(hall.done[0].entry)).input
    assert isinstance(new, Begin)
    assert isinstance(before, Begin)
    assert (new.dealing, before.dealing) == (2, 1)


@pytest.mark.parametrize("shown", [0, 1, 2])
def test_the_cards_of_a_round_in_progress_are_those_that_version_1_gives_however_often_the_room_restarts(
    shown: int,
) -> None:
    hall = old_hall()
    assert hall.live.dealing == 1
    hall.show(*"ab"[:shown])
    hall = upgraded(hall)
    hall.show(*"ab"[shown:])
    since = len(hall.events)
    hall.open_cuts("a", "b")
    seal = fair.Seal(b"".join(each.entry.drawn for each in hall.done), scheme=fair.SCHEME_1)
    cuts = [fair.Cut(seat, cut_of(seat), scheme=fair.SCHEME_1) for seat in (0, 1)]
    order = fair.shuffle(fair.decks(6), fair.Stream.of(seal, cuts)).cards
    dealt = [int(event.card) for event in hall.events[since:] if isinstance(event, CardDealt)]
    assert dealt[:3] == list(order[1:4])


def test_it_goes_on_by_version_1_to_its_end_and_the_next_one_is_of_version_2() -> None:
    hall = old_hall()
    hall.cut()
    hall.decide()
    hall.round("a", "b")
    hall.round("a", "b")
    table = hall.live.table
    assert table is not None
    hall.do([hall.live.do(Close(), hall.now)])
    assert hall.live.asks is Asks.NOTHING
    shown = [event for event in hall.events if isinstance(event, SealShown)][1:]
    assert {event.link for event in shown} == {b""}
    assert not [event for event in hall.events if isinstance(event, ReceiptShown)]
    findings = list(verify_record(read_record(write_record(table.record))))
    assert (table.record.dealing, len(table.record.rounds)) == (1, 3)
    assert (findings[-1].place, findings[-1].passed) == ("results", True)
    hall.round("a", "b")
    assert hall.live.dealing == 2
    assert [event for event in hall.events if isinstance(event, ReceiptShown)]
