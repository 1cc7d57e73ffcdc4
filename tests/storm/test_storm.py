"""A storm: many players at many tables of a real server that is killed again and again; nothing is lost or leaks."""

import asyncio
import os
import secrets
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from fairdeal.record import Record, read_record, verify_record
from fairdeal.room.clocks import Clocks
from fairdeal.room.ports import RecordRow, Store
from fairdeal.room.room import Room, finished_rounds
from fairdeal.store import open_store
from fairdeal.thinking.here import Here
from tests.room.rooms import assert_every_chip_told
from tests.room.script import Script
from tests.storm.client import Player
from tests.storm.server import Cast, Server, prepare

KILLS = int(os.environ.get("FAIRDEAL_STORM_KILLS", "21"))
PLAYERS = int(os.environ.get("FAIRDEAL_STORM_PLAYERS", "48"))
SEED = int(os.environ.get("FAIRDEAL_STORM_SEED", "0")) or secrets.randbelow(10**6) + 1


class Storm:
    """A room's file, its server, and the players."""

    def __init__(self, path: Path, cast: Cast, chance: Random) -> None:
        self.path = path
        self.server = Server(path)
        seats = [table for table, people in cast.tables.items() for _ in range(people)]
        self.players = [
            Player(f"s{number}", session, seats[number], Random(chance.random()), lambda: self.server.port)
            for number, session in enumerate(cast.sessions.values())
        ]
        # Some play at one seat from two windows that do not know of each other.
        twins = chance.sample(range(len(self.players)), max(2, len(self.players) // 12))
        sessions = list(cast.sessions.values())
        self.players += [
            Player(f"t{number}", sessions[number], seats[number], Random(chance.random()), lambda: self.server.port)
            for number in twins
        ]

    @property
    def scripts(self) -> list[Script]:
        return [player.script for player in self.players]

    def loaded(self) -> tuple[Store, Room]:
        """The room as it lies on the disk now."""
        store = open_store(str(self.path))
        clocks = Clocks(time.time, time.monotonic)
        return store, Room(
            store, store.load(), clocks=clocks, draw=secrets.token_bytes, thinker=Here(secrets.token_bytes)
        )

    def check_chips(self) -> None:
        """What lies on the disk accounts for every chip."""
        store, room = self.loaded()
        assert_every_chip_told(room, store)
        store.close()


async def rage(storm: Storm, chance: Random) -> None:
    """Play and kill, play and kill; then play to a proper end."""
    await storm.server.start()
    playing = [asyncio.create_task(player.play()) for player in storm.players]
    for _ in range(KILLS):
        await asyncio.sleep(chance.choice([chance.uniform(0.1, 1.0), chance.uniform(2.0, 5.0)]))
        await storm.server.kill()
        storm.check_chips()
        await storm.server.start()
    await asyncio.sleep(4)
    for task in playing:
        if task.done():
            task.result()
        task.cancel()
    _, left = await asyncio.wait(playing, timeout=20)
    assert not left, left
    await storm.server.stop()
    storm.check_chips()


# What is asserted of the end


def records_of(store: Store, room: Room) -> Iterator[tuple[Record, Record]]:
    """Every sitting that was ever played: what is finished of it, and all that is known of it."""
    seen: set[int] = set()
    for person in room.people:
        for row in store.records(person.id, before=None, limit=10**6):
            if row.id not in seen:
                seen.add(row.id)
                whole = store.record(row.id)
                assert isinstance(whole, RecordRow)
                yield read_record(whole.record), read_record(whole.record)
    for hosted in room.tables.values():
        if hosted.live.table is not None and hosted.live.asks != "nothing":
            record = hosted.live.table.record
            yield finished_rounds(record, hosted.live.in_round), record


class Book:
    """What the records tell, by the commitment of the shuffle."""

    def __init__(self, records: list[Record]) -> None:
        self.cards: dict[str, list[str]] = {}
        self.bets: Counter[tuple[str, int, int]] = Counter()
        self.seals: set[str] = set()
        self.house_cuts: set[str] = set()
        self.closed: set[str] = set()
        for record in records:
            self.read(record)

    def read(self, record: Record) -> None:
        for shuffle in record.shuffles:
            if shuffle.seal is not None:
                self.seals.add(shuffle.seal)
        for played in record.rounds:
            at = record.shuffles[played.shuffle].commitment
            for step in played.steps:
                if step.action["kind"] == "deal":
                    self.cards.setdefault(at, []).append(step.action["card"])
                elif step.action["kind"] == "bet":
                    self.bets[at, step.action["seat"], step.action["amount"]] += 1
            self.house_cuts |= {
                cut.opened for each in played.shuffles for cut in each.cuts if cut.opened and cut.made_by == "house"
            }


def codes(cards: list[tuple[int, int]]) -> list[str]:
    return ["23456789TJQKA"[card % 13] + "cdhs"[card // 13] for _, card in cards]


def assert_same_cards(book: Book, scripts: list[Script]) -> int:
    """What players saw dealt, in pieces between losses, is what the records tell, in that order."""
    compared = 0
    for script in scripts:
        for at, cards in script.cards.items():
            told = iter(book.cards.get(at, []))
            assert all(card in told for card in codes(cards)), f"{script.name} saw {codes(cards)} of {at}"
            compared += len(cards)
    return compared


def assert_nothing_acknowledged_is_lost(book: Book, scripts: list[Script]) -> int:
    """Every bet that was acknowledged, or told to anybody, is in a record; what was done is not refused later."""
    told = {bet for script in scripts for bet in script.bets}
    made = {bet for script in scripts for ident, bet in script.own_bets.items() if was_done(script, ident)}
    assert [bet for bet in told | made if not book.bets[bet]] == []
    assert [fault for script in scripts for fault in script.faults] == []
    return len(told | made)


def was_done(script: Script, ident: str) -> bool:
    return script.answers.get(ident, "unanswered") is None


def assert_everything_was_said_once(store: Store, room: Room, scripts: list[Script]) -> int:
    """Each line of chat that was acknowledged is kept, and none twice, however often it was sent."""
    kept = Counter(line.text for table in room.tables for line in store.chat(table, limit=10**6))
    said = {
        command["text"]
        for script in scripts
        for ident, command in script.sent.items()
        if command["type"] == "chat" and was_done(script, ident)
    }
    assert set(kept.values()) <= {1}
    assert said <= set(kept)
    return len(said)


def assert_no_secret_came_early(book: Book, scripts: list[Script]) -> int:
    """The first message in which a seal, or a bot's cut, was read is that which opened it, or one that came later."""
    read = 0
    for script in scripts:
        for secret, kind in script.hexes.items():
            if secret in book.seals:
                assert kind == "seal-opened", f"a seal was read in {kind}"
                read += 1
            if secret in book.house_cuts:
                assert kind == "cut-opened", f"a bot's cut was read in {kind}"
    return read


@pytest.mark.slow
def test_nothing_is_lost_and_nothing_leaks_in_a_storm_of_kills(tmp_path: Path) -> None:
    chance = Random(SEED)
    print(f"\nFAIRDEAL_STORM_SEED={SEED}")
    path = tmp_path / "room.db"
    began = time.monotonic()
    storm = Storm(path, asyncio.run(prepare(path, PLAYERS)), chance)
    asyncio.run(rage(storm, chance))
    store, room = storm.loaded()
    both = list(records_of(store, room))
    for finished, _ in both:
        assert [str(finding.said) for finding in verify_record(finished) if not finding.passed] == []
    book = Book([whole for _, whole in both])
    bets = assert_nothing_acknowledged_is_lost(book, storm.scripts)
    cards = assert_same_cards(book, storm.scripts)
    seals = assert_no_secret_came_early(book, storm.scripts)
    answers = Counter(code for script in storm.scripts for code in script.answers.values())
    lines = assert_everything_was_said_once(store, room, storm.scripts)
    store.close()
    took, repeated = time.monotonic() - began, sum(player.repeated for player in storm.players)
    print(f"{storm.server.kills} kills, {len(both)} sittings, {len(book.cards)} rounds with cards in {took:.0f} s")
    print(f"{bets} bets, {cards} cards seen, {seals} seals read, {lines} lines said, {repeated} commands repeated")
    print("answers:", dict(answers.most_common()))
    assert storm.server.kills >= 20 or KILLS < 20
    assert min(bets, cards, seals, answers[None]) > 50
    assert "database" not in storm.server.log.read_text().lower()
