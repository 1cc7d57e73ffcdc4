"""Figures of finished sittings: worked out once for everyone who played, renamed since or not."""

import asyncio
import secrets
from dataclasses import replace
from typing import Any

import pytest

from fairdeal.errors import NotAllowed
from fairdeal.record import write_record
from fairdeal.room.figures import AT_ONCE, figures_of
from fairdeal.room.leaderboards import LEAST_DECISIONS, LEAST_ROUNDS, accurate, ahead, places_of, span_of
from fairdeal.room.ports import FiguresRow, RecordRow
from fairdeal.thinking.here import Here
from fairdeal.thinking.questions import Question
from tests.record.sittings import eventful, session
from tests.room.rooms import NOW, House

HERE = Here(secrets.token_bytes)
SESSION = RecordRow(9, 1, "casino-war", NOW, write_record(session()), ("anna",))
EVENTFUL = RecordRow(10, 1, "casino-war", NOW, write_record(eventful()), ("anna", "boris", "clara"))
NAMES = {"anna": "Player 0", "boris": "Player 1", "clara": "Player 3"}


def worked_out(row: RecordRow, names: dict[str, str]) -> dict[str, FiguresRow]:
    return {each.player: each for each in asyncio.run(figures_of(row, names, HERE))}


def test_a_sitting_has_figures_for_everybody_who_played() -> None:
    figures = worked_out(EVENTFUL, NAMES)
    nets = {each.seat: each.nets for each in eventful().results}
    assert {who: (each.rounds, each.net) for who, each in figures.items()} == {
        who: (len(nets[seat]), sum(nets[seat])) for who, seat in (("anna", 0), ("boris", 1), ("clara", 3))
    }
    assert all(each.priced == each.rounds and each.house == "" for each in figures.values())
    assert figures["anna"].expected < 0


def test_the_ready_made_table_is_named() -> None:
    anna = worked_out(SESSION, NAMES)["anna"]
    assert (anna.house, anna.game, anna.rounds) == ("session", "casino-war", len(session().results[0].nets))


def test_one_who_was_renamed_since_is_told_by_elimination() -> None:
    figures = worked_out(EVENTFUL, NAMES | {"boris": "Boris the Bold"})
    assert figures == worked_out(EVENTFUL, NAMES)
    two = worked_out(EVENTFUL, NAMES | {"boris": "Boris the Bold", "anna": "Anna"})
    assert two.keys() == {"clara"}


def test_where_nobody_played_one_row_says_that_it_was_worked_out() -> None:
    (only,) = asyncio.run(figures_of(SESSION, {}, HERE))
    assert (only.record, only.player, only.rounds) == (9, "", 0)


class Busy(Here):
    """Has too much to do."""

    async def think(self, question: Question[Any], asker: str) -> Any:
        raise NotAllowed("thinking-busy", "Later.")


class Bare(Here):
    """Has no odds installed."""

    async def think(self, question: Question[Any], asker: str) -> Any:
        raise NotAllowed("odds-not-installed", "Install them.")


def test_without_odds_the_net_is_kept_alone_and_a_busy_thinker_is_asked_later() -> None:
    (anna,) = asyncio.run(figures_of(SESSION, NAMES, Bare(secrets.token_bytes)))
    assert (anna.rounds, anna.priced, anna.decisions) == (len(session().results[0].nets), 0, 0)
    with pytest.raises(NotAllowed, match="Later"):
        asyncio.run(figures_of(SESSION, NAMES, Busy(secrets.token_bytes)))


def test_a_look_works_out_all_that_is_there_and_leaves_what_is_done() -> None:
    async def look() -> None:
        house = House(thinker=HERE)
        anna = await house.guest("Player 0")
        records = [replace(SESSION, id=100 + at, players=(anna,)) for at in range(AT_ONCE + 2)]
        broken = replace(SESSION, id=99, record=b"{}", players=(anna,))
        await house.room.keep([broken, *records])
        await house.room.figuring.look()
        assert len(house.store.figures(anna)) == len(records)
        assert house.store.records_without_figures(0.0, limit=9) == ()
        assert house.store.season(NOW, NOW + 1)[0].record == 99
        await house.room.stop()

    asyncio.run(look())


# Leaderboards


def figures(player: str, net: int, *, rounds: int = LEAST_ROUNDS, mistakes: int = 0, cost: int = 0) -> FiguresRow:
    """A sitting in which the rounds were to bring -10 half-chips."""
    return FiguresRow(1, player, "red-dog", "", NOW, rounds, net, rounds, net, -10_000, LEAST_DECISIONS, mistakes, cost)


def test_leaderboards_go_by_luck_and_by_choices_and_not_by_how_much_is_played() -> None:
    async def rank() -> None:
        house = House()
        anna, boris, clara = [await house.guest(name) for name in ("Anna", "Boris", "Clara")]
        often = [figures(anna, -9, mistakes=1, cost=5)] * 4
        rows = [*often, figures(boris, 5, mistakes=1, cost=7), figures(clara, 90, rounds=LEAST_ROUNDS - 1)]
        places = places_of(rows, house.room.people, NOW)
        assert [(each.name, each.lead) for each in ahead(places)] == [("Boris", 15_000), ("Anna", 4_000)]
        assert [each.name for each in accurate(places)] == ["Clara", "Anna", "Boris"]
        house.room.people.change(anna, unlisted=True)
        house.room.people.change(boris, banned_until=NOW + 1)
        assert [each.name for each in accurate(places_of(rows, house.room.people, NOW))] == ["Clara"]
        await house.room.stop()

    asyncio.run(rank())


def test_a_season_is_a_month_of_utc() -> None:
    january, february = span_of("2027-01"), span_of("2027-02")
    assert january == (1_798_761_600.0, february[0])
    assert span_of("2026-12")[1] == january[0]
