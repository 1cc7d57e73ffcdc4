"""The room: its people, tables and chips. Commands in, numbered events out, everything kept before it is told."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import count
from logging import getLogger
from typing import Final, TypeVar

import msgspec

from fairdeal.engine.options import house_of
from fairdeal.errors import FairdealError, NotUnderstood, StoreFailed
from fairdeal.games import find_game
from fairdeal.record import Record, Round
from fairdeal.record.dealt import dealt_by_shuffle
from fairdeal.room import refusals, shares
from fairdeal.room import settings as room_settings
from fairdeal.room.chat import ChatRules
from fairdeal.room.chips.posting import ChipPosting
from fairdeal.room.chips.wallet_feed import WalletFeed
from fairdeal.room.chips.wallets import Wallets
from fairdeal.room.clocks import Clocks
from fairdeal.room.commits import Commits
from fairdeal.room.figures import Figuring
from fairdeal.room.people.host_actions import HostActions
from fairdeal.room.people.limits import Limits
from fairdeal.room.people.people import People
from fairdeal.room.people.two_step import TwoStep
from fairdeal.room.ports import ChatRow, DropExpired, Image, Store, TableRow, Thinker, Write
from fairdeal.room.tables import playing
from fairdeal.room.tables.commands import At, Command
from fairdeal.room.tables.executor import Executor
from fairdeal.room.tables.fairness import Draw
from fairdeal.room.tables.hosted import CHAT_LINES, ClosedBecause, HostedTable, Viewer
from fairdeal.room.tables.journal import JournalWriter, forget
from fairdeal.room.tables.outcomes import Outcome
from fairdeal.room.tables.plans import TablePlan, hosted_table_of, is_left, plan_to_play, row_of, table_to_play
from fairdeal.room.tables.seating import Seating

SWEEP_EVERY: Final = 60.0
"""Seconds between two looks at what nobody uses any more."""

TOKENS_SWEPT_EVERY: Final = 3600.0
"""Seconds between two searches for tokens whose time is over, which read all of them."""

LOG: Final = getLogger("fairdeal.room")

Read = TypeVar("Read")


class Room:
    """A card room. `start` it before anything else, and `stop` it at the end.

    `people`, `wallets`, `limits` and `host_actions` change memory at once and return writes: `keep` them, then tell
    anybody. What is done at tables is kept by the methods here. If the store fails, `failed` is set and the room must
    stop.
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
        self.host_actions = HostActions(self.people, self.wallets)
        self.kept_settings = image.settings
        self.settings = room_settings.read_settings(image.settings)
        self.two_step = TwoStep(image.settings, draw)
        self.share_key = shares.read_key(image.settings)
        self.chat = ChatRules()
        self.tables: dict[int, HostedTable] = {}
        self._draw = draw
        self._sweeping: asyncio.Task[None] | None = None
        self._tokens_swept = 0.0
        self._journal = JournalWriter(ChipPosting(self.wallets, ids=self.ids), ids=self.ids, wall=clocks.wall)
        self._seating = Seating(self.people, self.wallets, clocks)
        self.wallet_feed = WalletFeed()
        self.figuring = Figuring(store, self.commits, self.people, clocks, thinker)
        self.executor = Executor(
            store,
            self.commits,
            self._journal,
            self._seating,
            clocks,
            thinker=thinker,
            people=self.people,
            wallets=self.wallets,
            wallet_feed=self.wallet_feed,
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
        for hosted in tuple(self.tables.values()):
            lines = await asyncio.to_thread(self.store.chat, hosted.id, limit=CHAT_LINES)
            hosted.chat.extend(reversed(lines))
            if hosted.row.closed and hosted.live.is_empty:
                await self._shut(hosted)
            else:
                self.executor.wake_in_time(hosted)
        self._sweeping = asyncio.create_task(self._sweep_always())
        self.figuring.start()

    async def sweep(self) -> None:
        """Close tables that nobody has used for long, and drop sessions and tokens whose time is over."""
        for hosted in tuple(self.tables.values()):
            if self._is_left(hosted, self.clocks.steady()):
                await self._close(hosted, partial(self._is_left, hosted), "unused")
        if self.clocks.wall() >= self._tokens_swept + TOKENS_SWEPT_EVERY:
            self._tokens_swept = self.clocks.wall()
            await self.keep([DropExpired(self._tokens_swept)])

    async def stop(self) -> None:
        """Stop the clocks and keep what is still to be kept. Rounds are parked, and go on after a start."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        await self.figuring.stop()
        await self.executor.stop([*self.tables.values()])
        await self.thinker.stop()
        await self.commits.close()

    async def keep(self, writes: list[Write]) -> None:
        """Keep what people, wallets, limits or deeds returned."""
        await self.commits.keep(writes)
        self.wallet_feed.tell(writes)

    async def check_place(self) -> None:
        """Find out whether the store is still where it was. If not, `failed` says so."""
        try:
            await asyncio.to_thread(self.store.check_place)
        except StoreFailed as error:
            self.commits.give_up(error)

    async def settled(self) -> None:
        """Wait until all that memory shows now is kept: only then may it be told. Raises StoreFailed."""
        await self.commits.settled()

    # Tables

    def hosted(self, table: int) -> HostedTable:
        """A table by its number. Raises NotUnderstood (`no-table`)."""
        if table not in self.tables:
            raise NotUnderstood("no-table", "There’s no table number {number} here.", number=table)
        return self.tables[table]

    async def make_table(self, player: str, plan: TablePlan) -> HostedTable:
        """Make a table. Raises what the room's settings, the game's house or the policy refuse."""
        room_settings.check_may_make_tables(self.settings, self.people[player])
        return await self._make_table(player, plan)

    async def play_now(self, player: str, game: str) -> tuple[HostedTable, int]:
        """Where a player can play at once, at a public table or a new one, and the half-chips to sit down with.

        These are 0 in a game without stakes, and where the player sits already. Raises NotAllowed (`too-few-chips`,
        `banned`, `paused`) and, for a new table, what the room's settings refuse.
        """
        found = find_game(game)
        hosted = table_to_play(self.tables.values(), found.name, player)
        if hosted is not None and hosted.knows(player):
            return hosted, 0
        plan = plan_to_play(found)
        house = hosted.live.house if hosted else house_of(found.house, plan.options)
        chips = self.wallets.usual_buy_in(player, found.sitting.least(house), self.clocks.wall())
        if hosted is None:
            room_settings.check_may_make_tables(self.settings, self.people[player])
            hosted = await self._make_table("", plan)
        return hosted, chips - chips % found.sitting.chip(house)

    async def close_table(self, table: int, reason: str = "") -> None:
        """Close a table for a host: everybody leaves when the hand is over, with all their chips, and reads why."""
        await self._close(self.hosted(table), lambda now: True, "host", reason)

    async def _close(
        self, hosted: HostedTable, if_still: Callable[[float], bool], why: ClosedBecause, reason: str = ""
    ) -> None:
        def act(now: float) -> list[Outcome]:
            if not if_still(now):
                return []
            hosted.row, hosted.closed_because = replace(hosted.row, closed=True), why
            hosted.closing_reason = reason
            hosted.brought.append(hosted.row)
            for place in hosted.waiting:
                hosted.turn_away(place.who, refusals.table_closing())
            hosted.waiting = []
            return playing.close(hosted.live, now)

        await self.executor.perform(hosted, act)

    # What players do at a table

    async def perform(self, player: str, table: int, do: Command, *, command: str = "") -> None:
        """Carry out a player's command at a table, once however often it comes under the same id.

        Raises NotUnderstood (`no-table`), and what the command is refused with.
        """
        hosted = self._asked_by(player, table, command)
        await self.executor.perform(
            hosted,
            lambda now: do(self._at(hosted, player, now, command)),
            who=player,
            command=command,
        )

    def _at(self, hosted: HostedTable, player: str, now: float, command: str) -> At:
        name, hosts = self.people[player].name, self.may_pause(player, hosted)
        return At(hosted, player, now, command, self._seating, name, hosts)

    def may_pause(self, player: str, hosted: HostedTable) -> bool:
        """Whether somebody may pause a table alone: who made it, and the hosts of the room."""
        row = self.people.get(player)
        return row is not None and (row.host or hosted.row.host == player)

    async def say(self, player: str, table: int, text: str, *, command: str = "") -> None:
        """Say something to everybody at a table."""
        hosted = self._asked_by(player, table, command)
        async with hosted.lock:
            if hosted.was_answered(player, command):
                return
            try:
                line = self._line(hosted, player, text)
            except FairdealError as error:
                hosted.remember(player, command, error)
                raise
            await self.keep([line, *self._journal.set_aside(hosted, [], player, command)])
            hosted.chat.append(line)
            hosted.remember(player, command, None)
            occupant = hosted.live.seat_of(player)
            for viewer in tuple(hosted.viewers):
                viewer.chatted(line, None if occupant is None else occupant.seat)

    async def look(self, player: str, table: int, read: Callable[[HostedTable], Read], *, command: str = "") -> Read:
        """What `read` makes of a table as it stands between two commands, when all of it is kept."""
        hosted = self._asked_by(player, table, command)
        async with hosted.lock:
            self.commits.check_sound()
            return read(hosted)

    async def was_answered(self, player: str, table: int, command: str) -> bool:
        """Whether a command was done already. Raises the refusal again if it was refused."""
        hosted = self._asked_by(player, table, command)
        async with hosted.lock:
            return hosted.was_answered(player, command)

    # Who sees a table

    async def watch(self, viewer: Viewer, table: int, code: str = "") -> HostedTable:
        """See a table from now on. Raises NotUnderstood (`no-table`) also for a private one without its code."""
        hosted = self.hosted(table) if code else self._seen_by(viewer.player, table)
        if code and hosted.row.code not in ("", code):
            self._seen_by(viewer.player, table)
        async with hosted.lock:
            self.commits.check_sound()
            self.hosted(table)  # it may have been closed meanwhile
            hosted.look(viewer)
            if hosted.live.found(viewer.player):
                self.executor.tell(hosted, [])
            else:
                viewer.happened(hosted, [])
            hosted.tell_windows(viewer.player)
            hosted.tell_turned_away()
        return hosted

    async def play_here(self, viewer: Viewer, table: int) -> None:
        """Play in this window of those in which the player watches the table: the others only see it."""
        hosted = self.tables.get(table)
        if hosted is None:
            return
        async with hosted.lock:
            if viewer in hosted.viewers:
                hosted.look(viewer)
                hosted.tell_windows(viewer.player)

    async def unwatch(self, viewer: Viewer, table: int) -> None:
        """See a table no more; a player whom no window sees any more is away."""
        hosted = self.tables.get(table)
        if hosted is None:
            return
        async with hosted.lock:
            hosted.viewers.pop(viewer, None)
            hosted.used_at = self.clocks.steady()
            hosted.tell_windows(viewer.player)
            is_gone = bool(viewer.player) and not hosted.windows_of(viewer.player)
            if is_gone and hosted.live.lost(viewer.player, self.clocks.steady()):
                self.executor.tell(hosted, [])
            self.executor.wake_in_time(hosted)

    async def sign(self, share: shares.Share) -> str:
        """The code of a link to a round that anyone can open; the first one brings the room's key for all of them."""
        if self.share_key is None:
            self.share_key = self._draw(shares.KEY_BYTES)
            await self.keep([shares.write_key(self.share_key)])
        await self.settled()
        return shares.write_share(share, self.share_key)

    def record_so_far(self, table: int) -> Record | None:
        """The record of the sitting that is being played, with all rounds that are over; None before the first."""
        live = self.hosted(table).live
        return None if live.table is None else finished_rounds(live.table.record, live.in_round)

    # How it is done

    async def _sweep_always(self) -> None:
        while self.failed is None:
            await asyncio.sleep(SWEEP_EVERY)
            try:
                await self.sweep()
            except Exception:
                LOG.exception("the room could not be swept")

    def _is_left(self, hosted: HostedTable, now: float) -> bool:
        return is_left(hosted, self.people, self.settings, now)

    async def _make_table(self, host: str, plan: TablePlan) -> HostedTable:
        row = row_of(plan, self.ids(), host, self.clocks.wall(), usual=self.settings.policy, draw=self._draw)
        await self.keep([row])
        hosted = self.tables[row.id] = hosted_table_of(row, self._draw, self.clocks.steady())
        return hosted

    def _seen_by(self, player: str, table: int) -> HostedTable:
        """A table for somebody who may know of it. Raises NotUnderstood (`no-table`)."""
        hosted = self.hosted(table)
        if hosted.row.code and not (player and (hosted.windows_of(player) or hosted.knows(player))):
            raise NotUnderstood("no-table", "There’s no table number {number} here.", number=table)
        return hosted

    def _asked_by(self, player: str, table: int, command: str) -> HostedTable:
        """A table for a command: one that was answered there is answered again to its sender."""
        hosted = self.hosted(table)
        return hosted if hosted.answers.knows(player, command) else self._seen_by(player, table)

    def _line(self, hosted: HostedTable, player: str, text: str) -> ChatRow:
        now = self.clocks.wall()
        room_settings.check_chat(self.settings)
        self.people.check_may_chat(player, now)
        return self.chat.line(self.ids(), hosted.id, self.people[player], text, now, steady=self.clocks.steady())

    async def _shut(self, hosted: HostedTable) -> None:
        if self.tables.pop(hosted.id, None) is None:
            return
        if hosted.timer is not None:
            hosted.timer.cancel()
        await self.keep([hosted.row, *forget(hosted)])
        for viewer in tuple(hosted.viewers):
            viewer.closed(hosted.id, hosted.closed_because, hosted.closing_reason)

    def _resume(self, image: Image) -> None:
        """Set up every table in use, and do again what its journal tells."""
        in_use = {line.table for line in image.journal}
        for row in image.tables:
            if not row.closed or row.id in in_use:
                self.tables[row.id] = self._kept_table(row)
        for line in image.journal:
            if line.table not in self.tables:
                raise refusals.journal_unreadable(line.table, line.id, "there is no such table")
            self._journal.read(self.tables[line.table], line)
        for hosted in self.tables.values():
            hosted.live.resume(self.clocks.steady())

    def _kept_table(self, row: TableRow) -> HostedTable:
        try:
            return hosted_table_of(row, self._draw, self.clocks.steady())
        except Exception as error:
            raise refusals.table_unreadable(row.id, type(error).__name__) from None


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
