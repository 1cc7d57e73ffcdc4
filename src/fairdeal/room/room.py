"""The room: its people, tables and chips. Commands in, numbered events out, everything kept before it is told."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import count
from typing import Any, Final

import msgspec

from fairdeal.engine.chips import CHIP
from fairdeal.engine.game import AnyGame
from fairdeal.engine.options import house_of, values_of
from fairdeal.errors import Conflict, FairdealError, NotUnderstood
from fairdeal.games import find_game
from fairdeal.record import Player, Record
from fairdeal.room import settings as room_settings
from fairdeal.room.accounts import TableAccounts
from fairdeal.room.chat import ChatRules
from fairdeal.room.commits import Commits
from fairdeal.room.deeds import Deeds
from fairdeal.room.desk import CHAT_LINES, Desk, Viewer
from fairdeal.room.inputs import Aside, Begin, Entry, Reservation, read_entry, write_entry
from fairdeal.room.limits import Limits
from fairdeal.room.live import Done, LiveTable
from fairdeal.room.names import read_name
from fairdeal.room.people import People
from fairdeal.room.policy import Policy
from fairdeal.room.ports import ChatRow, Forget, Image, JournalRow, RecordRow, Store, TableRow, Write
from fairdeal.room.table import Draw
from fairdeal.room.wallets import Wallets

USUAL_BUY_IN: Final = 200 * CHIP
"""What a player brings to a table unless asked for something else: this, or all that there is."""

MOST_TABLE_NAME: Final = 40
"""The most visible characters in the name of a table."""

Act = Callable[[float], list[Done]]
"""What is done at a table, at a time of the room's clock."""


@dataclass(frozen=True, slots=True)
class Clocks:
    """The room's times: `wall` gives seconds since 1970, `steady` seconds that never go back."""

    wall: Callable[[], float]
    steady: Callable[[], float]


@dataclass(frozen=True, slots=True)
class TablePlan:
    """A table that somebody wants to make: `options` are the house's by name, `bots` how many seats bots take."""

    game: str
    options: Mapping[str, Any]
    name: str = ""
    policy: Policy | None = None
    private: bool = False
    bots: int = 0


class Room:
    """A card room. `start` it before anything else, and `stop` it at the end.

    `people`, `wallets`, `limits` and `deeds` change memory at once and return writes: `keep` them, then tell anybody.
    What is done at tables is kept by the methods here. If the store fails, `failed` is set and the room must stop.
    """

    def __init__(self, store: Store, image: Image, *, clocks: Clocks, draw: Draw) -> None:
        self.store = store
        self.clocks = clocks
        self.commits = Commits(store)
        self.ids = count(image.last_id + 1).__next__
        self.people = People(image.players, draw=draw, ids=self.ids)
        self.limits = Limits(self.people, image.settings)
        self.wallets = Wallets(self.people, self.limits, ids=self.ids)
        self.deeds = Deeds(self.people, self.wallets)
        self.settings = room_settings.read_settings(image.settings)
        self.chat = ChatRules()
        self.tables: dict[int, Desk] = {}
        self._accounts = TableAccounts(self.wallets, ids=self.ids)
        self._draw = draw
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopping = False
        self._resume(image)

    # Running

    @property
    def failed(self) -> BaseException | None:
        """Why the room must stop: its store has failed, and its memory is ahead of what is kept."""
        return self.commits.failed

    async def start(self) -> None:
        """Bring back what was said at the tables, finish closing those that were being closed, and let time run."""
        for desk in tuple(self.tables.values()):
            lines = await asyncio.to_thread(self.store.chat, desk.id, limit=CHAT_LINES)
            desk.chat.extend(reversed(lines))
            if desk.row.closed and desk.live.table is None:
                await self._shut(desk)
            else:
                self._wake_in_time(desk)

    async def stop(self) -> None:
        """Stop the clocks and keep what is still to be kept. Rounds are parked, and go on after a start."""
        self._stopping = True
        for desk in self.tables.values():
            self._wake_in_time(desk)
        while self._tasks:
            await asyncio.wait(self._tasks)
        await self.commits.close()

    async def keep(self, writes: list[Write]) -> None:
        """Keep what people, wallets, limits or deeds returned."""
        await self.commits.keep(writes)

    # Tables

    def desk(self, table: int) -> Desk:
        """A table by its number. Raises NotUnderstood (`no-table`)."""
        if table not in self.tables:
            raise NotUnderstood("no-table", "There is no table number {number} here.", number=table)
        return self.tables[table]

    async def make_table(self, player: str, plan: TablePlan) -> Desk:
        """Make a table. Raises what the room's settings, the game's house or the policy refuse."""
        room_settings.check_may_make_tables(self.settings, self.people[player])
        game = find_game(plan.game)
        house = house_of(game.house, {**values_of(game.house()), **plan.options})
        row = TableRow(
            id=self.ids(),
            game=game.name,
            name=read_name(plan.name, most=MOST_TABLE_NAME) if plan.name else "",
            house=msgspec.json.encode(values_of(house)),
            policy=msgspec.json.encode(plan.policy or self.settings.policy),
            code=self._draw(12).hex() if plan.private else "",
            host=player,
            created=self.clocks.wall(),
            bots=msgspec.json.encode(_bot_seats(game, house, plan.bots)),
        )
        await self.keep([row])
        return self._set_up(row)

    async def play_now(self, player: str, game: str) -> Desk:
        """A public table of a game with a seat free, or a new one; the player need only sit down."""
        for desk in self.tables.values():
            row = desk.row
            if (
                row.game == game
                and not row.code
                and not row.closed
                and desk.live.free_seats()
                and desk.live.can_sit_now
            ):
                return desk
        found = find_game(game)
        preset = found.presets.get("table", found.house())
        return await self.make_table(player, TablePlan(game, values_of(preset)))

    async def close_table(self, table: int) -> None:
        """Close a table: everybody leaves when the round is over, with all their chips."""
        desk = self.desk(table)

        def act(now: float) -> list[Done]:
            desk.row = replace(desk.row, closed=True)
            desk.brought.append(desk.row)
            desk.waiting = []
            return desk.live.close(now)

        await self._perform(desk, act)

    # What players do at a table

    async def sit(self, player: str, table: int, chips: int, seat: int | None = None, *, command: str = "") -> None:
        """Sit down with chips from the wallet, now or when the round that is being played is over."""
        desk = self._seen_by(player, table)

        def act(now: float) -> list[Done]:
            place = Reservation(player, self._free_seat(desk, player, seat), chips)
            self._check_brings(player, chips)
            if desk.live.can_sit_now:
                return self._seat(desk, place, now, command=command)
            desk.waiting.append(place)
            return []

        await self._perform(desk, act, who=player, command=command)

    async def leave(self, player: str, table: int, *, command: str = "") -> None:
        """Leave a table, or give up waiting for a seat."""
        desk = self._seen_by(player, table)

        def act(now: float) -> list[Done]:
            if any(each.who == player for each in desk.waiting):
                desk.waiting = [each for each in desk.waiting if each.who != player]
                return []
            return desk.live.leave(player, now, command=command)

        await self._perform(desk, act, who=player, command=command)

    async def act(self, player: str, table: int, plain: Mapping[str, Any], version: int, *, command: str = "") -> None:
        """Act in a round, for the offer of that version."""
        await self.act_as_read(player, table, lambda desk: plain, version, command=command)

    async def act_as_read(
        self,
        player: str,
        table: int,
        read: Callable[[Desk], Mapping[str, Any]],
        version: int,
        *,
        command: str = "",
    ) -> None:
        """Act as `read` says when it is the command's turn; what it raises is the command's answer."""
        desk = self._seen_by(player, table)
        await self._perform(
            desk,
            lambda now: desk.live.act(player, read(desk), now, version=version, command=command),
            who=player,
            command=command,
        )

    async def show_cut(self, player: str, table: int, commitment: bytes, *, command: str = "") -> None:
        """Show the commitment to a cut."""
        desk = self._seen_by(player, table)
        await self._perform(
            desk,
            lambda now: desk.live.show_cut(player, commitment, now, command=command),
            who=player,
            command=command,
        )

    async def open_cut(self, player: str, table: int, cut: bytes, *, command: str = "") -> None:
        """Open the cut that was shown."""
        desk = self._seen_by(player, table)
        await self._perform(
            desk, lambda now: desk.live.open_cut(player, cut, now, command=command), who=player, command=command
        )

    async def ready(self, player: str, table: int, *, command: str = "") -> None:
        """Go on without waiting for the pause."""
        desk = self._seen_by(player, table)
        await self._perform(desk, lambda now: desk.live.ready(player, now), who=player, command=command)

    async def more_time(self, player: str, table: int, *, command: str = "") -> None:
        """Take the reserve of time for the decision that is awaited."""
        desk = self._seen_by(player, table)
        await self._perform(desk, lambda now: desk.live.ask_more_time(player, now), who=player, command=command)

    async def say(self, player: str, table: int, text: str, *, command: str = "") -> None:
        """Say something to everybody at a table."""
        desk = self._seen_by(player, table)
        async with desk.lock:
            if desk.was_answered(player, command):
                return
            try:
                line = self._line(desk, player, text)
            except FairdealError as error:
                desk.remember(player, command, error)
                raise
            await self.keep([line, *self._set_aside(desk, [], player, command)])
            desk.chat.append(line)
            desk.remember(player, command, None)
            occupant = desk.live.seat_of(player)
            for viewer in tuple(desk.viewers):
                viewer.chatted(line, None if occupant is None else occupant.seat)

    # Who sees a table

    async def watch(self, viewer: Viewer, table: int, code: str = "") -> Desk:
        """See a table from now on. Raises NotUnderstood (`no-table`) also for a private one without its code."""
        desk = self.desk(table) if code else self._seen_by(viewer.player, table)
        if code and desk.row.code not in ("", code):
            self._seen_by(viewer.player, table)
        async with desk.lock:
            self._check_sound()
            desk.viewers.add(viewer)
            if viewer.player:
                desk.live.found(viewer.player)
            viewer.happened(desk, [])
        return desk

    async def unwatch(self, viewer: Viewer, table: int) -> None:
        """See a table no more; a player whom no window sees any more is away."""
        desk = self.tables.get(table)
        if desk is None:
            return
        async with desk.lock:
            desk.viewers.discard(viewer)
            if viewer.player and not desk.watchers_of(viewer.player):
                desk.live.lost(viewer.player, self.clocks.steady())
            self._wake_in_time(desk)

    def record_so_far(self, table: int) -> Record | None:
        """The record of the sitting that is being played, with all rounds that are over; None before the first."""
        live = self.desk(table).live
        return None if live.table is None else finished_rounds(live.table.record, live.in_round)

    # How it is done

    async def _perform(self, desk: Desk, act: Act, *, who: str = "", command: str = "") -> None:
        """Do something at a table, to its end, even if whoever asked for it does not wait any longer."""
        task = asyncio.get_running_loop().create_task(self._perform_whole(desk, act, who, command))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await asyncio.shield(task)

    async def _perform_whole(self, desk: Desk, act: Act, who: str, command: str) -> None:
        """Do something at a table, and all that time brings at once; keep it; then tell everybody."""
        async with desk.lock:
            self._check_sound()
            if desk.was_answered(who, command):
                return
            now = self.clocks.steady()
            try:
                done = act(now)
            except FairdealError as error:
                desk.remember(who, command, error)
                raise
            writes = self._written(desk, done)
            while more := self._let_waiting_sit(desk, now) or desk.live.step(now):
                writes += self._written(desk, more)
                done += more
            await self.keep([*writes, *self._set_aside(desk, done, who, command)])
            desk.remember(who, command, None)
            for viewer in tuple(desk.viewers):
                viewer.happened(desk, done)
            self._wake_in_time(desk)
        if desk.row.closed and desk.live.table is None:
            await self._shut(desk)

    def _check_sound(self) -> None:
        """Once the store has failed nothing more is done or told: nobody knows what is kept of it."""
        if self.failed is not None:
            raise self.failed

    def _seen_by(self, player: str, table: int) -> Desk:
        """A table for somebody who may know of it. Raises NotUnderstood (`no-table`)."""
        desk = self.desk(table)
        if desk.row.code and not (player and (desk.watchers_of(player) or desk.live.seat_of(player))):
            raise NotUnderstood("no-table", "There is no table number {number} here.", number=table)
        return desk

    def _line(self, desk: Desk, player: str, text: str) -> ChatRow:
        now = self.clocks.wall()
        room_settings.check_chat(self.settings)
        self.people.check_may_chat(player, now)
        return self.chat.line(self.ids(), desk.id, self.people[player], text, now)

    def _written(self, desk: Desk, done: list[Done]) -> list[Write]:
        """What was brought to the table, and what the inputs write."""
        brought, desk.brought = desk.brought, []
        return [*brought, *(write for each in done for write in self._written_of(desk, each))]

    def _written_of(self, desk: Desk, done: Done) -> list[Write]:
        """What one input writes: its line in the journal, chips, history, and the record of a sitting that is over."""
        line = JournalRow(self.ids(), desk.id, write_entry(done.entry))
        writes: list[Write] = []
        if isinstance(done.entry.input, Begin):
            writes += _forget(desk)
            desk.sitting = line.id
        desk.journal.append(line.id)
        wall = self.clocks.wall()
        writes += [line, *self._accounts.post(desk, done, wall)]
        if done.ended is not None and done.ended.record.rounds:
            record = msgspec.json.encode(done.ended.record)
            writes.append(RecordRow(desk.sitting, desk.id, desk.row.game, wall, record, done.played))
        if done.empty:
            writes += _forget(desk)
        return writes

    def _set_aside(self, desk: Desk, done: list[Done], who: str, command: str) -> list[Write]:
        """A line of the journal for what the others do not tell: who waits for a seat, and what was answered."""
        begun = any(isinstance(each.entry.input, Begin) or each.empty for each in done)
        told = not command or any((each.entry.by, each.entry.command) == (who, command) for each in done)
        noted = [] if begun else desk.noted
        if told and not begun and noted == desk.waiting:
            return []
        desk.noted = list(desk.waiting)
        forgotten = [] if desk.live.table else _forget(desk)
        answered = desk.done_lately if begun or forgotten else []
        # The command of now comes last: it is answered when this is kept.
        entry = Entry(Aside(desk.noted, answered + [(who, command)] * bool(command)))
        line = JournalRow(self.ids(), desk.id, write_entry(entry))
        desk.journal.append(line.id)
        return [*forgotten, line]

    def _seat(self, desk: Desk, place: Reservation, now: float, *, command: str = "") -> list[Done]:
        """Let a player sit down; who does not see the table is away."""
        player = Player(seat=place.seat, name=self.people[place.who].name, chips=place.chips)
        done = desk.live.sit(place.who, player, now, command=command)
        desk.brought += self.wallets.buy_in(place.who, desk.id, place.seat, place.chips, self.clocks.wall())
        if not desk.watchers_of(place.who):
            desk.live.lost(place.who, now)
        return done

    def _let_waiting_sit(self, desk: Desk, now: float) -> list[Done]:
        done: list[Done] = []
        while desk.waiting and desk.live.can_sit_now:
            place = desk.waiting.pop(0)
            try:
                self._check_brings(place.who, place.chips)
                done += self._seat(desk, place, now)
            except FairdealError:
                continue
        return done

    def _free_seat(self, desk: Desk, player: str, wanted: int | None) -> int:
        taken = {each.seat for each in desk.waiting}
        free = [seat for seat in desk.live.free_seats() if seat not in taken]
        if desk.live.seat_of(player) is not None or any(each.who == player for each in desk.waiting):
            raise Conflict("seated-already", "You sit at this table already.")
        if desk.row.closed or not free:
            raise Conflict("table-full", "No seat is free at this table.")
        if wanted is not None and wanted not in free:
            raise Conflict("seat-taken", "Seat number {number} is taken.", number=wanted)
        return free[0] if wanted is None else wanted

    def _check_brings(self, player: str, chips: int) -> None:
        self.wallets.check_buy_in(player, chips, self.clocks.wall())

    def _wake_in_time(self, desk: Desk) -> None:
        if desk.timer is not None:
            desk.timer.cancel()
            desk.timer = None
        when = None if self._stopping else desk.live.deadline()
        if when is not None:
            loop = asyncio.get_running_loop()
            desk.timer = loop.call_later(max(0.0, when - self.clocks.steady()), self._wake, desk)

    def _wake(self, desk: Desk) -> None:
        desk.timer = None
        task = asyncio.get_running_loop().create_task(self._perform(desk, lambda now: []))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _shut(self, desk: Desk) -> None:
        if self.tables.pop(desk.id, None) is None:
            return
        if desk.timer is not None:
            desk.timer.cancel()
        await self.keep([desk.row, *_forget(desk)])
        for viewer in tuple(desk.viewers):
            viewer.closed(desk.id)

    # Starting from what is kept

    def _set_up(self, row: TableRow) -> Desk:
        game = find_game(row.game)
        house = house_of(game.house, msgspec.json.decode(row.house))
        policy = msgspec.json.decode(row.policy, type=Policy)
        bots = msgspec.json.decode(row.bots, type=dict[int, str])
        desk = self.tables[row.id] = Desk(row, LiveTable(game, house, policy, draw=self._draw, bots=bots))
        return desk

    def _resume(self, image: Image) -> None:
        """Set up every table in use, and do again what its journal tells: the same cards lie there afterwards."""
        in_use = {line.table for line in image.journal}
        for row in image.tables:
            if not row.closed or row.id in in_use:
                self._set_up(row)
        for line in image.journal:
            self._do_again(self.tables[line.table], line)
        for desk in self.tables.values():
            desk.live.resume(self.clocks.steady())

    def _do_again(self, desk: Desk, line: JournalRow) -> None:
        entry = read_entry(line.entry)
        desk.journal.append(line.id)
        if isinstance(entry.input, Aside):
            desk.noted, desk.waiting = entry.input.waiting, list(entry.input.waiting)
            for who, command in entry.input.answered:
                desk.remember(who, command, None)
        else:
            done = desk.live.replay(entry)
            if isinstance(entry.input, Begin):
                desk.sitting = line.id
            self._accounts.resume(desk, done)
        desk.remember(entry.by, entry.command, None)


def finished_rounds(record: Record, in_round: bool) -> Record:
    """A record without the round that is still being played: as it was before that round opened."""
    if not in_round:
        return record
    *rounds, running = record.rounds
    used = rounds[-1].shuffle + 1 if rounds else 0
    return msgspec.structs.replace(
        record, rounds=rounds, shuffles=record.shuffles[:used], left=running.left, joined=running.joined
    )


def _forget(desk: Desk) -> list[Write]:
    """The journal of the sitting before is not needed any more."""
    old, desk.journal = desk.journal, []
    return [Forget(tuple(old))] if old else []


def _bot_seats(game: AnyGame, house: object, bots: int) -> dict[int, str]:
    seats = list(game.seats(house))
    if not 0 <= bots < len(seats):
        raise NotUnderstood(
            "bots-range",
            "There cannot be {bots} bots at this table: from 0 to {most} are possible.",
            bots=bots,
            most=len(seats) - 1,
        )
    return {seat: f"Bot {number}" for number, seat in enumerate(seats[len(seats) - bots :], 1)}
