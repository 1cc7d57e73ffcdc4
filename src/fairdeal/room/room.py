"""The room: its people, tables and chips. Commands in, numbered events out, everything kept before it is told."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from itertools import count
from logging import getLogger
from typing import Any, Final, TypeVar

import msgspec

from fairdeal.engine.options import house_of
from fairdeal.errors import FairdealError, NotUnderstood
from fairdeal.games import find_game
from fairdeal.record import Record, Round
from fairdeal.record.dealt import dealt_by_shuffle
from fairdeal.room import settings as room_settings
from fairdeal.room.accounts import TableAccounts
from fairdeal.room.chat import ChatRules
from fairdeal.room.clocks import Clocks
from fairdeal.room.commits import Commits
from fairdeal.room.deeds import Deeds
from fairdeal.room.desk import CHAT_LINES, Desk, Viewer
from fairdeal.room.done import Done
from fairdeal.room.fairness import Draw
from fairdeal.room.limits import Limits
from fairdeal.room.people import People
from fairdeal.room.ports import ChatRow, DropExpired, Image, Store, Thinker, Write
from fairdeal.room.purses import Purses
from fairdeal.room.scribe import Scribe, forget
from fairdeal.room.seating import Seating
from fairdeal.room.tables import TablePlan, desk_of, is_left, plan_to_play, row_of, table_to_play
from fairdeal.room.turns import Turns
from fairdeal.room.wallets import Wallets

SWEEP_EVERY: Final = 60.0
"""Seconds between two looks at what nobody uses any more."""

TOKENS_SWEPT_EVERY: Final = 3600.0
"""Seconds between two searches for tokens whose time is over, which read all of them."""

LOG: Final = getLogger("fairdeal.room")

Read = TypeVar("Read")


class Room:
    """A card room. `start` it before anything else, and `stop` it at the end.

    `people`, `wallets`, `limits` and `deeds` change memory at once and return writes: `keep` them, then tell anybody.
    What is done at tables is kept by the methods here. If the store fails, `failed` is set and the room must stop.
    """

    def __init__(self, store: Store, image: Image, *, clocks: Clocks, draw: Draw, thinker: Thinker) -> None:
        self.store = store
        self.clocks = clocks
        self.thinker = thinker
        self.commits = Commits(store)
        self.ids = count(image.last_id + 1).__next__
        self.people = People(image.players, draw=draw, ids=self.ids)
        self.limits = Limits(self.people)
        self.wallets = Wallets(self.people, self.limits, ids=self.ids)
        self.deeds = Deeds(self.people, self.wallets)
        self.settings = room_settings.read_settings(image.settings)
        self.chat = ChatRules()
        self.tables: dict[int, Desk] = {}
        self._draw = draw
        self._sweeping: asyncio.Task[None] | None = None
        self._tokens_swept = 0.0
        self._scribe = Scribe(TableAccounts(self.wallets, ids=self.ids), ids=self.ids, wall=clocks.wall)
        self._seating = Seating(self.people, self.wallets, clocks)
        self.purses = Purses()
        self.turns = Turns(
            store,
            self.commits,
            self._scribe,
            self._seating,
            clocks,
            thinker=thinker,
            people=self.people,
            wallets=self.wallets,
            purses=self.purses,
            shut=self._shut,
        )
        self._resume(image)

    # Running

    @property
    def failed(self) -> BaseException | None:
        """Why the room must stop: its store has failed, and its memory is ahead of what is kept."""
        return self.commits.failed

    async def start(self) -> None:
        """Bring back what was said at the tables, finish closing those that were being closed, and let time run."""
        await self.thinker.start()
        for desk in tuple(self.tables.values()):
            lines = await asyncio.to_thread(self.store.chat, desk.id, limit=CHAT_LINES)
            desk.chat.extend(reversed(lines))
            if desk.row.closed and desk.live.table is None:
                await self._shut(desk)
            else:
                self.turns.wake_in_time(desk)
        self._sweeping = asyncio.create_task(self._sweep_always())

    async def sweep(self) -> None:
        """Close tables that nobody has used for long, and drop sessions and tokens whose time is over."""
        for desk in tuple(self.tables.values()):
            if self._is_left(desk, self.clocks.steady()):
                await self._close(desk, partial(self._is_left, desk))
        if self.clocks.wall() >= self._tokens_swept + TOKENS_SWEPT_EVERY:
            self._tokens_swept = self.clocks.wall()
            await self.keep([DropExpired(self._tokens_swept)])

    async def stop(self) -> None:
        """Stop the clocks and keep what is still to be kept. Rounds are parked, and go on after a start."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        await self.turns.stop([*self.tables.values()])
        await self.thinker.stop()
        await self.commits.close()

    async def keep(self, writes: list[Write]) -> None:
        """Keep what people, wallets, limits or deeds returned."""
        await self.commits.keep(writes)
        self.purses.tell(writes)

    async def settled(self) -> None:
        """Wait until all that memory shows now is kept: only then may it be told. Raises StoreFailed."""
        await self.commits.settled()

    # Tables

    def desk(self, table: int) -> Desk:
        """A table by its number. Raises NotUnderstood (`no-table`)."""
        if table not in self.tables:
            raise NotUnderstood("no-table", "There is no table number {number} here.", number=table)
        return self.tables[table]

    async def make_table(self, player: str, plan: TablePlan) -> Desk:
        """Make a table. Raises what the room's settings, the game's house or the policy refuse."""
        room_settings.check_may_make_tables(self.settings, self.people[player])
        return await self._make_table(player, plan)

    async def play_now(self, player: str, game: str) -> tuple[Desk, int]:
        """Where a player can play at once, at a public table or a new one, and the half-chips to sit down with.

        These are 0 where the player sits already. Raises NotAllowed (`too-few-chips`, `banned`, `paused`) and, for a
        new table, what the room's settings refuse.
        """
        found = find_game(game)
        desk = table_to_play(self.tables.values(), found.name, player)
        if desk is not None and desk.knows(player):
            return desk, 0
        plan = plan_to_play(found)
        house = desk.live.house if desk else house_of(found.house, plan.options)
        chips = self.wallets.usual_buy_in(player, found.sitting.least(house), self.clocks.wall())
        if desk is None:
            room_settings.check_may_make_tables(self.settings, self.people[player])
            desk = await self._make_table("", plan)
        return desk, chips

    async def close_table(self, table: int) -> None:
        """Close a table: everybody leaves when the round is over, with all their chips."""
        await self._close(self.desk(table), lambda now: True)

    async def _close(self, desk: Desk, if_still: Callable[[float], bool]) -> None:
        def act(now: float) -> list[Done]:
            if not if_still(now):
                return []
            desk.row = replace(desk.row, closed=True)
            desk.brought.append(desk.row)
            desk.waiting = []
            return desk.live.close(now)

        await self.turns.perform(desk, act)

    # What players do at a table

    async def sit(self, player: str, table: int, chips: int, seat: int | None = None, *, command: str = "") -> None:
        """Sit down with chips from the wallet, now or when the round that is being played is over."""
        desk = self._seen_by(player, table)

        await self.turns.perform(
            desk,
            lambda now: self._seating.sit(desk, player, chips, seat, now, command=command),
            who=player,
            command=command,
        )

    async def leave(self, player: str, table: int, *, command: str = "") -> None:
        """Leave a table, or give up waiting for a seat."""
        desk = self._seen_by(player, table)

        def act(now: float) -> list[Done]:
            if any(each.who == player for each in desk.waiting):
                desk.waiting = [each for each in desk.waiting if each.who != player]
                return []
            return desk.live.leave(player, now, command=command)

        await self.turns.perform(desk, act, who=player, command=command)

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
        await self.turns.perform(
            desk,
            lambda now: desk.live.act(player, read(desk), now, version=version, command=command),
            who=player,
            command=command,
        )

    async def show_cut(self, player: str, table: int, commitment: bytes, *, command: str = "") -> None:
        """Show the commitment to a cut."""
        desk = self._seen_by(player, table)
        await self.turns.perform(
            desk,
            lambda now: desk.live.show_cut(player, commitment, now, command=command),
            who=player,
            command=command,
        )

    async def open_cut(self, player: str, table: int, cut: bytes, *, command: str = "") -> None:
        """Open the cut that was shown."""
        desk = self._seen_by(player, table)
        await self.turns.perform(
            desk, lambda now: desk.live.open_cut(player, cut, now, command=command), who=player, command=command
        )

    async def ready(self, player: str, table: int, *, command: str = "") -> None:
        """Go on without waiting for the pause."""
        desk = self._seen_by(player, table)
        await self.turns.perform(desk, lambda now: desk.live.ready(player, now), who=player, command=command)

    async def more_time(self, player: str, table: int, *, command: str = "") -> None:
        """Take the reserve of time for the decision that is awaited."""
        desk = self._seen_by(player, table)
        await self.turns.perform(desk, lambda now: desk.live.ask_more_time(player, now), who=player, command=command)

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
            await self.keep([line, *self._scribe.set_aside(desk, [], player, command)])
            desk.chat.append(line)
            desk.remember(player, command, None)
            occupant = desk.live.seat_of(player)
            for viewer in tuple(desk.viewers):
                viewer.chatted(line, None if occupant is None else occupant.seat)

    async def look(self, player: str, table: int, read: Callable[[Desk], Read]) -> Read:
        """What `read` makes of a table as it stands between two commands, when all of it is kept."""
        desk = self._seen_by(player, table)
        async with desk.lock:
            self.commits.check_sound()
            return read(desk)

    async def was_answered(self, player: str, table: int, command: str) -> bool:
        """Whether a command was done already. Raises the refusal again if it was refused."""
        desk = self._seen_by(player, table)
        async with desk.lock:
            return desk.was_answered(player, command)

    # Who sees a table

    async def watch(self, viewer: Viewer, table: int, code: str = "") -> Desk:
        """See a table from now on. Raises NotUnderstood (`no-table`) also for a private one without its code."""
        desk = self.desk(table) if code else self._seen_by(viewer.player, table)
        if code and desk.row.code not in ("", code):
            self._seen_by(viewer.player, table)
        async with desk.lock:
            self.commits.check_sound()
            self.desk(table)  # it may have been closed meanwhile
            desk.look(viewer)
            if viewer.player:
                desk.live.found(viewer.player)
            viewer.happened(desk, [])
            desk.tell_windows(viewer.player)
        return desk

    async def play_here(self, viewer: Viewer, table: int) -> None:
        """Play in this window of those in which the player watches the table: the others only see it."""
        desk = self.tables.get(table)
        if desk is None:
            return
        async with desk.lock:
            if viewer in desk.viewers:
                desk.look(viewer)
                desk.tell_windows(viewer.player)

    async def unwatch(self, viewer: Viewer, table: int) -> None:
        """See a table no more; a player whom no window sees any more is away."""
        desk = self.tables.get(table)
        if desk is None:
            return
        async with desk.lock:
            desk.viewers.pop(viewer, None)
            desk.used_at = self.clocks.steady()
            desk.tell_windows(viewer.player)
            if viewer.player and not desk.windows_of(viewer.player):
                desk.live.lost(viewer.player, self.clocks.steady())
            self.turns.wake_in_time(desk)

    def record_so_far(self, table: int) -> Record | None:
        """The record of the sitting that is being played, with all rounds that are over; None before the first."""
        live = self.desk(table).live
        return None if live.table is None else finished_rounds(live.table.record, live.in_round)

    # How it is done

    async def _sweep_always(self) -> None:
        while self.failed is None:
            await asyncio.sleep(SWEEP_EVERY)
            try:
                await self.sweep()
            except Exception:
                LOG.exception("the room could not be swept")

    def _is_left(self, desk: Desk, now: float) -> bool:
        return is_left(desk, self.people, self.settings, now)

    async def _make_table(self, host: str, plan: TablePlan) -> Desk:
        row = row_of(plan, self.ids(), host, self.clocks.wall(), usual=self.settings.policy, draw=self._draw)
        await self.keep([row])
        desk = self.tables[row.id] = desk_of(row, self._draw, self.clocks.steady())
        return desk

    def _seen_by(self, player: str, table: int) -> Desk:
        """A table for somebody who may know of it. Raises NotUnderstood (`no-table`)."""
        desk = self.desk(table)
        if desk.row.code and not (player and (desk.windows_of(player) or desk.live.seat_of(player))):
            raise NotUnderstood("no-table", "There is no table number {number} here.", number=table)
        return desk

    def _line(self, desk: Desk, player: str, text: str) -> ChatRow:
        now = self.clocks.wall()
        room_settings.check_chat(self.settings)
        self.people.check_may_chat(player, now)
        return self.chat.line(self.ids(), desk.id, self.people[player], text, now)

    async def _shut(self, desk: Desk) -> None:
        if self.tables.pop(desk.id, None) is None:
            return
        if desk.timer is not None:
            desk.timer.cancel()
        await self.keep([desk.row, *forget(desk)])
        for viewer in tuple(desk.viewers):
            viewer.closed(desk.id)

    def _resume(self, image: Image) -> None:
        """Set up every table in use, and do again what its journal tells."""
        in_use = {line.table for line in image.journal}
        for row in image.tables:
            if not row.closed or row.id in in_use:
                self.tables[row.id] = desk_of(row, self._draw, self.clocks.steady())
        for line in image.journal:
            self._scribe.read(self.tables[line.table], line)
        for desk in self.tables.values():
            desk.live.resume(self.clocks.steady())


def finished_rounds(record: Record, in_round: bool) -> Record:
    """A record without the round that is still being played: as it was before that round opened.

    Nor does it hold a round in which cards were dealt that not everybody saw, nor any after it, while they could still
    be told apart by a shoe whose seal is closed.
    """
    count = next((place for place, played in enumerate(record.rounds) if _keeps_secrets(record, played)), None)
    if count is None:
        count = len(record.rounds) - in_round
    if count == len(record.rounds):
        return record
    rounds, cut_off = record.rounds[:count], record.rounds[count]
    used = dealt_by_shuffle(rounds[-1])[-1].shuffle + 1 if rounds else 0
    return msgspec.structs.replace(record, rounds=rounds, shuffles=record.shuffles[:used], between=cut_off.between)


def _keeps_secrets(record: Record, played: Round) -> bool:
    """Whether a round has cards that not everybody saw, of a shuffle whose seal is closed."""
    closed = any(record.shuffles[each.shuffle].seal is None for each in dealt_by_shuffle(played))
    return closed and any(step.hidden for step in played.steps)
