"""One client on the WebSocket: reads commands, and is told what happens at the tables that it watches."""

from collections.abc import Awaitable, Callable
from typing import Final, get_args

import msgspec
from structlog.stdlib import get_logger

from fairdeal.errors import FairdealError, NotUnderstood
from fairdeal.locale import is_command
from fairdeal.room import refusals as room_refusals
from fairdeal.room.ports import ChatRow
from fairdeal.room.reactions import react
from fairdeal.room.room import Room
from fairdeal.room.tables.hosted import ClosedBecause, HostedTable, Reaction, Wanted
from fairdeal.room.tables.outcomes import Outcome
from fairdeal.web import chat, refusals
from fairdeal.web.endings import BROKEN, NOT_READ, Ending
from fairdeal.web.limits import Limits
from fairdeal.web.meaning import meant_by
from fairdeal.web.outbox import Outboxes
from fairdeal.web.pricing import Pricing
from fairdeal.wire import messages as wire
from fairdeal.wire.encode import now_of, refusal_of, said_of, story_of, whole_happening_of

BURST: Final = 40
PER_SECOND: Final = 20.0
"""A client may send so many messages at once, and so many a second."""

WATCHING: Final = 2
"""A `watch` counts as so many messages: its answer is the longest there is."""

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(wire.FromClient)

TAGS: Final = {kind: str(kind.__struct_config__.tag) for kind in get_args(wire.FromClient)}
"""How each kind of message is called."""

LOG = get_logger("fairdeal.web")

Send = Callable[[str], Awaitable[None]]
Answered = Callable[[str, str], None]
"""Is told of every command that was answered: its kind, and the code of its error, empty if it was done."""

Wait = Callable[[], float]
"""Counts a message with those of the player's other connections, or of all who look on from a network.

It returns the seconds to wait, 0 if none.
"""

End = Callable[[Ending], None]
"""Ends the connection, also while something is being sent."""


class Connection:
    """A client of a room. `player` is the player's id, empty for a spectator."""

    def __init__(
        self,
        room: Room,
        player: str,
        *,
        outboxes: Outboxes | None = None,
        limited: bool = True,
        wait: Wait = lambda: 0.0,
        answered: Answered = lambda kind, code: None,
        end: End = lambda ending: None,
    ) -> None:
        self.player = player
        self._room = room
        outboxes = outboxes or Outboxes(Limits())
        self._limits = outboxes.limits
        self._out = outboxes.open(lambda: end(NOT_READ))
        self._end = end
        self._watched: dict[int, HostedTable] = {}
        self._told: dict[int, int] = {}
        self._pricing = Pricing(room, player, self._put)
        self._elsewhere: set[int] = set()
        self._wallet = 0
        self._welcome = False
        self._limited, self._wait = limited, wait
        self._answered = answered
        self._allowance, self._counted = float(BURST), room.clocks.steady()

    # What the room tells

    def happened(self, hosted: HostedTable, done: list[Outcome]) -> None:
        """Tell what happened at a table; the whole of it to who has not seen it yet."""
        if hosted.id not in self._told:
            self._tell_all(hosted)
            return
        seat = self._seat(hosted)
        shown = [event for each in done for event in each.happened.for_viewer(seat)]
        events = [whole_happening_of(hosted.live.game, event) for event in shown]
        first = done[0].first if done else hosted.live.number + 1
        now = self._now(hosted, seat)
        sitting, dealing = hosted.sitting, hosted.live.dealing
        self._put(
            wire.Events(
                table=hosted.id, first=first, events=events, now=now, you=seat, sitting=sitting, dealing=dealing
            )
        )

    def chatted(self, line: ChatRow, seat: int | None) -> None:
        """Tell a line of chat."""
        self._put(_chat_line(line, seat))

    def reacted(self, table: int, seat: int, reaction: Reaction) -> None:
        """Tell a reaction."""
        self._put(wire.Reacted(table=table, seat=seat, reaction=reaction))

    def closed(self, table: int, why: ClosedBecause, reason: str) -> None:
        """Tell that a table is closed, and why."""
        self._forget(table)
        self._put(wire.Closed(table=table, reason="closed", why=why, said=reason))

    def elsewhere(self, table: int) -> None:
        """Tell that the player plays at a table in another window, once."""
        if table not in self._elsewhere:
            self._elsewhere.add(table)
            self._put(wire.Closed(table=table, reason="elsewhere"))

    def here(self, hosted: HostedTable) -> None:
        """Tell the whole of a table at which the player plays in this window again."""
        if hosted.id in self._elsewhere:
            self._elsewhere.discard(hosted.id)
            self._tell_all(hosted)

    def turned_away(self, table: int, error: FairdealError, *, wanted: Wanted = "seat") -> None:
        """Tell that the player waited in vain."""
        self._put(wire.TurnedAway(table=table, error=refusal_of(error), wanted=wanted))

    def failed(self) -> None:
        """Be cut off: the client comes back, and is told the whole anew."""
        self._end(BROKEN)

    def wallet(self, amount: int) -> None:
        """Tell what lies in the player's wallet, if it is something else than was told."""
        changed, self._wallet = amount != self._wallet, amount
        if changed and self._welcome:
            self._put(wire.Wallet(wallet=amount))

    async def welcome(self) -> None:
        """The first message. Raises StoreFailed."""
        row = self._room.people.get(self.player)
        name, self._wallet = ("", 0) if row is None else (row.name, row.wallet)
        self._room.wallet_feed.open(self)
        await self._room.settled()
        self._welcome = True
        self._put(wire.Welcome(protocol=wire.PROTOCOL, player=self.player, name=name, wallet=self._wallet))

    async def write(self, send: Send) -> None:
        """Send what there is to tell, as it comes."""
        while True:
            await send((await self._out.take()).decode())

    # What the client sends

    async def read(self, data: str | bytes) -> None:
        """Do what a message asks. Whatever it holds, the answer is a message, never an exception."""
        try:
            self._check_rate()
            if _size(data) > wire.LONGEST_MESSAGE:
                raise _unreadable(f"longer than {wire.LONGEST_MESSAGE} bytes")
            message = DECODER.decode(data)
        except FairdealError as error:
            self._fail(data, error)
        except (msgspec.DecodeError, RecursionError, ValueError) as error:
            self._fail(data, _unreadable(str(error)[:200]))
        else:
            await self._obey(message)

    def _fail(self, data: str | bytes, error: FairdealError) -> None:
        """Say that a message was not read; to who can be told which command it was, by its id."""
        command = _id_in(data)
        if command is None:
            self._put(wire.Failed(error=refusal_of(error)))
        else:
            self._put(wire.Answer(id=command, error=refusal_of(error)))

    async def leave(self) -> None:
        """The connection is gone."""
        self._out.close()
        self._pricing.stop()
        self._room.wallet_feed.close(self)
        for table in tuple(self._watched):
            await self._room.unwatch(self, table)
        self._watched.clear()

    async def _obey(self, message: wire.FromClient) -> None:
        try:
            match message:
                case wire.Ping():
                    self._put(wire.Pong())
                case wire.Watch(table=table, code=code):
                    await self._watch(table, code)
                case wire.Price(table=table):
                    if table not in self._watched:
                        raise refusals.not_watched(table)
                    self._pricing.ask(self._watched[table])
                case wire.Unwatch(table=table):
                    self._forget(table)
                    await self._room.unwatch(self, table)
                case _:
                    await self._do(message)
        except FairdealError as error:
            self._put(wire.Failed(error=refusal_of(error)))
        except Exception:
            LOG.exception("bug", message=type(message).__name__)
            self._put(wire.Failed(error=refusal_of(refusals.broken())))

    async def _watch(self, table: int, code: str) -> None:
        """Tell the whole of a table, unless all of it is on its way already."""
        if self._is_on_its_way(table):
            return
        self._check_rate(WATCHING - 1)
        if table not in self._watched and len(self._watched) >= self._limits.watched:
            raise refusals.too_many_watched(self._limits.watched)
        self._begin_anew(table)
        self._watched[table] = await self._room.watch(self, table, code)

    def _is_on_its_way(self, table: int) -> bool:
        """Whether the whole of a table waits to be sent, with everything that happened there since."""
        return table not in self._elsewhere and self._out.is_waiting(self._told.get(table, 0))

    async def _do(self, command: wire.Command) -> None:
        """A command is answered by its id, done or refused."""
        try:
            if not self.player:
                raise NotUnderstood(
                    "sign-in-first", "You’re only watching here. Choose a name first, then you can play."
                )
            if command.table not in self._elsewhere or isinstance(command, wire.Sit | wire.Chat):
                await self._command(command)
            elif not await self._room.was_answered(self.player, command.table, command.id):
                raise room_refusals.plays_elsewhere()
        except FairdealError as error:
            self._answer(command, error)
        except Exception:
            LOG.exception("bug", command=type(command).__name__, table=command.table)
            self._answer(command, refusals.broken())
        else:
            self._answer(command)

    def _answer(self, command: wire.Command, error: FairdealError | None = None) -> None:
        self._put(wire.Answer(id=command.id, error=None if error is None else refusal_of(error)))
        self._answered(TAGS[type(command)], "" if error is None else error.code)

    async def _command(self, command: wire.Command) -> None:
        if isinstance(command, wire.Chat):
            await self._chat(command)
            return
        if isinstance(command, wire.React):
            await react(self._room, self.player, command.table, command.reaction, command=command.id)
            return
        await self._room.perform(self.player, command.table, meant_by(self.player, command), command=command.id)
        if isinstance(command, wire.Sit):
            await self._room.play_here(self, command.table)

    async def _chat(self, line: wire.Chat) -> None:
        """Say a line to everybody, or play what it asks and tell this client alone what is answered."""
        if not is_command(line.text):
            await self._room.say(self.player, line.table, line.text, command=line.id)
            return
        elsewhere = line.table in self._elsewhere
        told = await chat.obey(self._room, self.player, line, wallet=lambda: self._wallet, elsewhere=elsewhere)
        if told:
            self._put(wire.ToldInChat(table=line.table, sentences=[said_of(each) for each in told]))

    # How

    def _begin_anew(self, table: int) -> None:
        """Whatever was told of a table counts no more."""
        self._told.pop(table, None)
        self._elsewhere.discard(table)

    def _forget(self, table: int) -> None:
        """The table is not watched any more."""
        self._begin_anew(table)
        self._watched.pop(table, None)
        self._pricing.forget(table)

    def _now(self, hosted: HostedTable, seat: int | None) -> wire.Now:
        plays = hosted.id not in self._elsewhere
        steady, reason = self._room.clocks.steady(), hosted.closing_reason
        return now_of(hosted.live, seat, hosted.watching, steady, offered=plays, closing_reason=reason)

    def _tell_all(self, hosted: HostedTable) -> None:
        seat, live = self._seat(hosted), hosted.live
        self._told[hosted.id] = self._put(
            wire.Table(
                table=hosted.id,
                number=live.number,
                game=live.game.name,
                name=hosted.row.name,
                house=live.house,
                policy=live.policy,
                now=self._now(hosted, seat),
                you=seat,
                seal=live.commitment,
                dealing=live.dealing,
                sitting=hosted.sitting,
                chat=[_chat_line(line, None) for line in hosted.chat],
                private=bool(hosted.row.code),
                code=hosted.row.code,
                story=story_of(live, hosted.story, self.player),
                lost=self._lost(hosted),
                hosts=self._room.may_pause(self.player, hosted),
            )
        )

    def _lost(self, hosted: HostedTable) -> wire.Lost | None:
        """Why the player has no seat any more, if there was one."""
        lost = None if hosted.knows(self.player) else hosted.departed.get(self.player)
        return None if lost is None else wire.Lost(reason=lost.reason, chips=lost.chips)

    def _seat(self, hosted: HostedTable) -> int | None:
        occupant = hosted.live.seat_of(self.player) if self.player else None
        return None if occupant is None else occupant.seat

    def _put(self, message: wire.Message) -> int:
        """Let a message wait to be sent; its number."""
        return self._out.put(ENCODER.encode(message))

    def _check_rate(self, cost: int = 1) -> None:
        now = self._room.clocks.steady()
        self._allowance = min(float(BURST), self._allowance + (now - self._counted) * PER_SECOND)
        self._counted = now
        if self._limited and (self._allowance < cost or any(self._wait() for _ in range(cost))):
            raise NotUnderstood("too-fast", "Too many messages at once. Wait a moment, then continue.")
        self._allowance -= cost


def _size(data: str | bytes) -> int:
    """How many bytes a message has."""
    return len(data) if isinstance(data, bytes) or data.isascii() else len(data.encode("utf-8", "replace"))


class _Named(msgspec.Struct):
    """A message of which nothing is read but its id."""

    id: str


_NAMED: Final = msgspec.json.Decoder(_Named)


def _id_in(data: str | bytes) -> str | None:
    """The id of a command that could not be read as a whole; None without one, and for what is too long to look at."""
    if _size(data) > wire.LONGEST_MESSAGE:
        return None
    try:
        found = _NAMED.decode(data).id
    except (msgspec.DecodeError, RecursionError, ValueError):
        return None
    return found if 1 <= len(found) <= wire.LONGEST_ID else None


def _unreadable(wrong: str) -> NotUnderstood:
    return NotUnderstood("message-unreadable", "This message can’t be read: {wrong}", wrong=wrong)


def _chat_line(line: ChatRow, seat: int | None) -> wire.ChatLine:
    return wire.ChatLine(table=line.table, id=line.id, at=line.at, name=line.name, text=line.text, seat=seat)
