"""Red Dog at a table of the room: fairly dealt, recorded, and the record verified. Source: rules.md §4, design.md."""

from random import Random

import pytest

from fairdeal.engine.chips import CHIP
from fairdeal.engine.moves import PlayerAction
from fairdeal.games.red_dog import GAME, House
from fairdeal.games.red_dog.events import FirstDealerFound, PotShared
from fairdeal.record import verify_record
from fairdeal.record.document import Joined
from fairdeal.room import Asks
from tests.games.red_dog.rounds import HOUSES
from tests.record.sittings import Host, player


def sat(at: House, *, seats: int, chips: int = 40, name: str) -> Host:
    """A table with so many seats taken, every third by a bot."""
    players = [player(seat, chips, bot=seat % 3 == 2) for seat in range(seats)]
    return Host(at, *players, name=name, game=GAME)


def played(host: Host, at: House, chance: Random, *, rounds: int) -> Host:
    """So many rounds by random moves, with cuts of every seat, time-outs, comings and goings; then all is closed."""
    while host.table.rounds < rounds and _goes_on(host):
        _step(host, at, chance)
    host.do(host.table.close())
    return host


def _goes_on(host: Host) -> bool:
    asks = host.table.asks
    return asks is not Asks.NOTHING and (asks is not Asks.ROUND or host.table.has_enough_seats)


def _step(host: Host, at: House, chance: Random) -> None:
    table = host.table
    match table.asks:
        case Asks.ROUND:
            _come_and_go(host, at, chance)
            if _goes_on(host):
                host.open()
        case Asks.MOVES:
            seat = chance.choice(table.asked)
            host.do(table.time_out(seat) if chance.random() < 0.1 else table.act(_move(host, seat, chance)))
        case Asks.CUTS:
            host.do(table.end_cuts()) if chance.random() < 0.1 else host.show(table.asked[0])
        case Asks.OPENINGS:
            host.do(table.end_cuts()) if chance.random() < 0.1 else host.open_cuts(table.asked[0])


def _come_and_go(host: Host, at: House, chance: Random) -> None:
    present = sorted(host.present)
    free = [seat for seat in GAME.seats(at) if seat not in present]
    if chance.random() < 0.2 and len(present) > 2:
        host.do(host.table.leave(chance.choice(present)))
    elif chance.random() < 0.2 and free:
        host.do(host.table.sit(player(chance.choice(free), chance.choice((3, 20)))))


def _move(host: Host, seat: int, chance: Random) -> PlayerAction:
    legal = host.table.legal(seat)
    moves = [*legal.actions, *(each.complete(chance.choice((each.least, each.most))) for each in legal.amounts)]
    return chance.choice([move for move in moves if isinstance(move, PlayerAction)])


@pytest.mark.parametrize("name", HOUSES)
def test_a_sitting_of_every_way_to_play_is_recorded_and_verified(name: str) -> None:
    at = HOUSES[name]
    host = played(sat(at, seats=min(4, at.seats), name=name), at, Random(name), rounds=6)
    findings = list(verify_record(host.record))
    assert all(finding.passed for finding in findings), [finding for finding in findings if not finding.passed]
    between = [*(entry for each in host.record.rounds for entry in each.between), *host.record.between]
    joined = [entry.player for entry in between if isinstance(entry, Joined)]
    brought = sum(each.chips for each in (*host.record.players, *joined))
    assert sum(result.chips for result in host.record.results) == brought


def test_the_first_dealer_is_found_once_and_the_deal_has_a_shuffle_of_its_own() -> None:
    host = sat(House(seats=3), seats=3, name="draw")
    host.until(Asks.MOVES)
    assert [type(event) for event in host.events].count(FirstDealerFound) == 1
    assert len(host.record.rounds[0].shuffles) == 2


def test_the_pot_is_shared_when_the_table_is_closed() -> None:
    host = sat(House(seats=3), seats=3, name="closing")
    while host.table.rounds < 1:
        if host.table.asks is Asks.MOVES:
            host.do(host.table.time_out(host.table.asked[0]))
        elif host.table.asks is Asks.ROUND:
            host.open()
        else:
            host.cut()
    events = host.do(host.table.close())
    assert PotShared(2 * CHIP, 3, 0) in events
    assert [result.chips for result in host.record.results] == [80, 80, 80]
