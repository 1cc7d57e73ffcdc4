"""Every message of the protocol. Amounts are half-chips, times are seconds, bytes are hex, cards are 0 to 51.

docs/protocol.md is written from these types: what is said here of a message and its fields is all that a client's
author has.
"""

from typing import Any, Final, Literal

import msgspec

from fairdeal.room.tables.events import Departure
from fairdeal.room.tables.hosted import Reaction

PROTOCOL: Final = 2
"""The version of the protocol: another one when a client that knows this one would be wrong."""

LONGEST_MESSAGE: Final = 4096
"""The most bytes of a message from a client."""

LONGEST_ID: Final = 64
"""The most characters of a command's id."""


class Message(msgspec.Struct, gc=False, frozen=True, forbid_unknown_fields=True, tag_field="type", omit_defaults=True):
    """A message; `type` tells which."""


# From the client


class Watch(Message, frozen=True, tag="watch"):
    """See a table. The whole of it comes, then everything that happens there."""

    table: int
    """The table’s number."""
    code: str = ""
    """The secret of a private table’s link; not needed by who sits there."""


class Unwatch(Message, frozen=True, tag="unwatch"):
    """Stop watching a table. A player who sits there counts as away, unless another connection of theirs sees it."""

    table: int
    """The table’s number."""


class Command(Message, frozen=True):
    """Something that a player does: answered by its `id`, and done once however often it is sent."""

    id: str
    """1 to 64 characters that you choose, and use for one command at this table only."""
    table: int
    """The table’s number."""

    def __post_init__(self) -> None:
        if not 1 <= len(self.id) <= LONGEST_ID:
            raise ValueError(f"an id has 1 to {LONGEST_ID} characters")


class Sit(Command, frozen=True, tag="sit"):
    """Sit down with chips from the wallet: at once between rounds, else when the round is over."""

    chips: int
    """What you bring, in half-chips."""
    seat: int | None = None
    """Which seat; any that is free if left out."""


class Bring(Command, frozen=True, tag="bring"):
    """Bring more chips from your wallet to your seat: at once between rounds, else when the round is over.

    If that is not possible then, `turned-away` says why.
    """

    chips: int
    """How many more, in half-chips."""


class SitOut(Command, frozen=True, tag="sit-out"):
    """Sit out the next rounds and keep your seat, or play again from the next round.

    After 20 rounds or 15 minutes the seat is given up.
    """

    on: bool = True
    """Whether you sit out."""


class PauseTable(Command, frozen=True, tag="pause-table"):
    """Pause the table: at once between rounds, else when the round is over.

    Who made the table, and a host of the room, can do so alone; otherwise it is paused when all who sit there and are
    connected ask for it. While it is paused no round opens and no time runs out. After two hours it goes on by itself.
    """


class ResumeTable(Command, frozen=True, tag="resume-table"):
    """End the pause of the table, or ask for one no longer."""


class Leave(Command, frozen=True, tag="leave"):
    """Leave the table, or give up waiting for a seat. The chips go to the wallet when the round is settled."""


class Act(Command, frozen=True, tag="act"):
    """Do something that your offer holds."""

    version: int
    """The `version` of that offer."""
    action: dict[str, Any]
    """One of the offer’s `actions`, `amounts` or `selections`, see [Offers](#offers)."""


class Say(Command, frozen=True, tag="say"):
    """An action in words, as people type it: `bet 20`."""

    version: int
    """The `version` of your offer."""
    text: str
    """The words; amounts are in chips."""
    language: str = "en"
    """`en`, `ru` or `pt`; English is always understood."""


class ShowCut(Command, frozen=True, tag="show-cut"):
    """Show the commitment to your cut. Wanted when the offer asks for `cuts`."""

    commitment: str
    """SHA-256 of `fairdeal/2/cut` and the cut: 32 bytes, in hexadecimal. The number is the table’s `dealing`."""


class OpenCut(Command, frozen=True, tag="open-cut"):
    """Open the cut that you have shown. Wanted when the offer asks for `openings`."""

    cut: str
    """The cut itself: 1 to 64 bytes, in hexadecimal."""


class Ready(Command, frozen=True, tag="ready"):
    """You need not wait for the next round: it opens when all who are connected are ready."""


class MoreTime(Command, frozen=True, tag="more-time"):
    """Take all of your reserve of time for the decision that you have to make."""


class Chat(Command, frozen=True, tag="chat"):
    """A line of chat for everybody at the table; one that starts with `!` is a command, see [Chat](#chat)."""

    text: str
    """1 to 500 characters."""
    language: str = "en"
    """Of a command: `en`, `ru` or `pt`; English is always understood."""
    version: int | None = None
    """The `version` of the offer that a command is for; the offer as it stands, if left out."""


class React(Command, frozen=True, tag="react"):
    """Show a reaction over your seat for a moment: `reacted`. Nothing of it is kept. At most three in nine seconds."""

    reaction: Reaction
    """Well played, ha ha, wow, oh no, good luck, or thank you."""


class Price(Message, frozen=True, tag="price"):
    """Ask what your choices are worth. `prices` answers, soon: working it out holds up nobody."""

    table: int
    """The table’s number; you see it."""


class Ping(Message, frozen=True, tag="ping"):
    """Is anybody there?"""


FromClient = (
    Watch
    | Unwatch
    | Sit
    | Bring
    | SitOut
    | PauseTable
    | ResumeTable
    | Leave
    | Act
    | Say
    | ShowCut
    | OpenCut
    | Ready
    | MoreTime
    | Chat
    | React
    | Price
    | Ping
)
"""Everything that a client may send."""


# From the room


class Said(msgspec.Struct, gc=False, frozen=True):
    """A sentence of the catalogue (`src/fairdeal/locale`)."""

    key: str
    """Which sentence."""
    facts: dict[str, Any] = {}
    """What fills it, by name; see [Facts](#facts)."""


class Happening(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """An event, as you may see it."""

    kind: str
    """What happened."""
    data: Any
    """The event’s fields."""
    said: Said | None = None
    """What it says to people, if it says something."""


class AmountOffer(msgspec.Struct, gc=False, frozen=True):
    """An action that wants an `amount`, in half-chips."""

    kind: str
    """The action."""
    least: int
    """The smallest amount."""
    most: int
    """The largest amount."""
    step: int
    """Amounts go from `least` in steps of this."""


class SelectionOffer(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """An action that wants `cards`, at least one: one of `first` and any of `groups`, no card in two of them."""

    action: dict[str, Any]
    """The action without its `cards`."""
    groups: list[list[str]]
    """Cards that go together, each as two letters."""
    first: list[list[str]] = []
    """Cards of which exactly one group must be there, which may be an empty one; left out if none must."""
    most: int | None = None
    """The largest number of `groups`; any number if left out."""


class Offer(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """What you may do at a table now."""

    version: int
    """Send it with an action: an offer that has changed since makes the action `stale`."""
    asks: Literal["round", "moves", "cuts", "openings", "nothing"]
    """What the table waits for. `round`: the next one; `nothing`: a new sitting, this one is over."""
    yours: bool = False
    """Whether it waits for you."""
    actions: list[dict[str, Any]] = []
    """Whole actions, to be sent as they are."""
    amounts: list[AmountOffer] = []
    """Actions that want an amount."""
    selections: list[SelectionOffer] = []
    """Actions that want cards."""
    until: float | None = None
    """Seconds from now until your time is up; left out if there is no limit, or nothing is asked of you."""
    reserve: float = 0.0
    """Seconds that `more-time` would add."""
    sit_out: bool = False
    """Whether you may sit out the next rounds and keep your seat."""
    warnings: list[Said] = []
    """What you should know before you choose, as sentences."""


class SeatNow(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """Somebody at a seat."""

    seat: int
    """Which seat."""
    name: str
    """Who sits there."""
    chips: int
    """Half-chips at it, as the last round left them."""
    net: int = 0
    """Half-chips won or lost in this sitting."""
    bot: bool = False
    """Whether the house plays it."""
    away: bool = False
    """Whether the player is not connected."""
    leaving: bool = False
    """Whether the player leaves after this round."""
    ready: bool = False
    """Whether the player need not wait for the next round."""
    short: bool = False
    """Whether the chips are too few for another round: the seat is held for the policy’s `hold`."""
    out: bool = False
    """Whether the player sits out."""
    bringing: int = 0
    """Half-chips that the player brings when the round is over."""
    pause: bool = False
    """Whether the player asks for a pause of the table."""
    asked: bool = False
    """Whether the table waits for it."""
    until: float | None = None
    """Seconds from now until its time is up."""


class Now(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """How a table stands, as you see it."""

    seats: list[SeatNow]
    """Who sits there, by seat."""
    view: Any
    """The round as the game shows it to you, between rounds the last one; null before the first. The game’s house is
    told in `table`."""
    round: int
    """The number of the round in the sitting, from 1: the one that is played or comes next; 0 without a sitting."""
    of: int | None = None
    """How many rounds the sitting has, if that is agreed."""
    watching: int = 0
    """How many look on: who sits there is not among them, and a player with several connections counts once."""
    closing: bool = False
    """Whether the table closes as soon as this hand is over."""
    closing_reason: str = ""
    """What the host said about that; people wrote it."""
    paused: str | None = None
    """The name of who paused the table; empty if all players agreed, left out while it isn’t paused."""
    offer: Offer | None = None
    """What you may do, if you sit there and play here."""


class StoryLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened before, as you may know it."""

    number: int
    """The number of the event."""
    event: Happening
    """What happened; what was hidden from you then stays hidden."""
    names: dict[int, str] | None = None
    """Who sat where at that moment, by seat; as in the line before, if left out."""
    you: int | None = None
    """Your seat at that moment, if you had one."""


class Lost(msgspec.Struct, frozen=True):
    """A seat that you had at a table, and lost."""

    reason: Departure
    """Why, as in [`seat-left`](#events-at-every-table)."""
    chips: int
    """Half-chips that went from there to your wallet."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The first message on a connection."""

    protocol: int
    """The version of the protocol."""
    player: str
    """Your id; empty if you only watch."""
    name: str
    """Your name."""
    wallet: int
    """Half-chips in your wallet."""


class Table(Message, frozen=True, tag="table"):
    """The whole of a table. It comes after every `watch`."""

    table: int
    """The table’s number."""
    number: int
    """The number of the last event so far."""
    game: str
    """The game."""
    name: str
    """The table’s name, which may be empty."""
    house: Any
    """Every option of the game’s house, by name."""
    policy: Any
    """What the table promises about time: see [Policy](#policy)."""
    now: Now
    """How it stands."""
    you: int | None = None
    """Your seat, if you sit there."""
    seal: str | None = None
    """The commitment to the seal of the shuffle that is due or in use, 32 bytes in hexadecimal."""
    dealing: int = 2
    """The version of fair dealing of the sitting. Only one that began before the room knew version 2 has another."""
    sitting: int = 0
    """The number of the sitting, under which its record is kept."""
    chat: list["ChatLine"] = []
    """The last lines of chat, the oldest first."""
    private: bool = False
    """Whether only those find it who have its link."""
    code: str = ""
    """The secret of a private table’s link: who sees the table may pass it on."""
    story: list[StoryLine] = []
    """The last events of the sitting that people read of, the oldest first."""
    lost: Lost | None = None
    """Why you lost the seat that you had here, until you sit or wait here again."""
    hosts: bool = False
    """Whether you may pause it alone: you made it, or are a host of the room."""


class Events(Message, frozen=True, tag="events"):
    """What happened at a table, and how it stands after that. Without events, only how it stands has changed."""

    table: int
    """The table’s number."""
    first: int
    """The number of the first of the events; each that follows counts one more."""
    events: list[Happening]
    """What happened, in order."""
    now: Now
    """How it stands after them."""
    you: int | None = None
    """Your seat, if you sit there."""
    sitting: int = 0
    """The number of the sitting after them; it changes with `sitting-began`."""
    dealing: int = 2
    """The version of fair dealing of that sitting."""


class ChatLine(Message, frozen=True, tag="chat"):
    """A line of chat."""

    table: int
    """The table’s number."""
    id: int
    """The line’s number; a later line has a larger one."""
    at: float
    """When, in seconds since 1970."""
    name: str
    """Who said it."""
    text: str
    """What was said."""
    seat: int | None = None
    """The speaker’s seat, if there is one; not told of lines in `table`."""


class Reacted(Message, frozen=True, tag="reacted"):
    """Somebody at a seat reacted. It is shown for about two seconds."""

    table: int
    """The table’s number."""
    seat: int
    """Whose reaction it is."""
    reaction: Reaction
    """Which."""


class ToldInChat(Message, frozen=True, tag="told"):
    """The answer to a command in the chat, for you alone."""

    table: int
    """The table’s number."""
    sentences: list[Said]
    """What is answered, a line each."""


class Answer(Message, frozen=True, tag="answer"):
    """The answer to a command, after all that it did at once. Sent again, a command gets the same answer."""

    id: str
    """The command’s id."""
    error: "Refusal | None" = None
    """Why it was refused; left out if it was done, and is kept."""


class Refusal(msgspec.Struct, gc=False, frozen=True):
    """Why something was not done. Nothing has changed."""

    code: str
    """What stands in the way, for programs."""
    sentence: str
    """The same for people, in English."""
    facts: dict[str, Any] = {}
    """What fills the sentence, by name; see [Facts](#facts)."""


class PriceOf(msgspec.Struct, gc=False, frozen=True):
    """What one choice is worth."""

    action: dict[str, Any]
    """The action, as an offer has it; of amounts some are priced, the smallest and the largest at least."""
    expectation: str
    """What the whole round then brings you in the mean, played best from there, as a fraction `p/q`."""
    error: str | None = None
    """The standard error of an estimate, in the same way; without it the expectation is exact."""


class Prices(Message, frozen=True, tag="prices"):
    """What your choices are worth: the answer to `price`, for the offer that you had then."""

    table: int
    """The table’s number."""
    version: int
    """The `version` of that offer; 0 if you do not sit there."""
    prices: list[PriceOf]
    """The price of each choice; empty when you have none."""
    unit: Literal["half-chips", "points"]
    """What the prices are counted in; `points` are those that you win the round by, where two play a match."""
    error: Refusal | None = None
    """Why the room cannot say what they are worth: it is busy, it took too long, or a part of it is not installed."""


class Wallet(Message, frozen=True, tag="wallet"):
    """What lies in your wallet, whenever that has changed."""

    wallet: int
    """Half-chips."""


class Closed(Message, frozen=True, tag="closed"):
    """You see this table no more, or only see it."""

    table: int
    """The table’s number."""
    reason: Literal["closed", "elsewhere"]
    """`closed`: nothing more comes of it. `elsewhere`: you play at it in another connection, see
    [One player, many connections](#one-player-many-connections)."""
    why: Literal["host", "unused"] | None = None
    """Why it is closed: by a host, or because nobody had used it for long."""
    said: str = ""
    """What the host said about it; people wrote it."""


class TurnedAway(Message, frozen=True, tag="turned-away"):
    """What you waited for is not possible. You wait no longer, and your chips are where they were."""

    table: int
    """The table’s number."""
    error: Refusal
    """Why."""
    wanted: Literal["seat", "chips"] = "seat"
    """What you waited for: a seat, or to bring more chips."""


class Failed(Message, frozen=True, tag="failed"):
    """A message that could not be read or came too fast and had no readable `id`, or a `watch` or `price` refused."""

    error: Refusal
    """Why."""


class Pong(Message, frozen=True, tag="pong"):
    """The answer to `ping`."""


FromRoom = (
    Welcome
    | Table
    | Events
    | ChatLine
    | Reacted
    | ToldInChat
    | Answer
    | Prices
    | Wallet
    | Closed
    | TurnedAway
    | Failed
    | Pong
)
"""Everything that a room may send."""
