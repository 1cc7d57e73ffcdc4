"""What the room's HTTP takes and gives, as JSON. Amounts are half-chips, times are seconds since 1970."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from fairdeal.ledger.postings import MOST_MOVED
from fairdeal.room.tables.policy import Policy

Text = Annotated[str, Meta(max_length=500)]
Secret = Annotated[str, Meta(max_length=1000)]
Amount = Annotated[int, Meta(ge=1, le=MOST_MOVED)]
Limit = Annotated[int, Meta(ge=0, le=MOST_MOVED)]
Time = Annotated[float, Meta(ge=0, le=253402300799)]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody sends."""


class Response(msgspec.Struct, frozen=True):
    """What the room tells."""


# Coming in


class NewGuest(Request, frozen=True):
    """A name: any script, 1 to 24 visible characters."""

    name: Text


class NewName(Request, frozen=True):
    """A name: any script, 1 to 24 visible characters."""

    name: Text


class NewAccount(Request, frozen=True):
    """A password, 8 to 128 characters."""

    password: Secret


class SignIn(Request, frozen=True):
    """The name and password of an account; with two-step sign-in a `code` of its app, or a recovery code."""

    name: Text
    password: Secret
    code: Text = ""


class Password(Request, frozen=True):
    """Your password."""

    password: Secret


class Code(Request, frozen=True):
    """A code that your app shows."""

    code: Text


class PasswordAndCode(Request, frozen=True):
    """Your password, and a code of your app or a recovery code."""

    password: Secret
    code: Text


class AppKey(Response, frozen=True):
    """What an authenticator app needs: a key to type, and the same as a link and as a QR code (SVG)."""

    key: str
    link: str
    qr: str


class RecoveryCodes(Response, frozen=True):
    """Codes that take the place of the app's, each once. They are told this once."""

    codes: list[str]


class NewPassword(Request, frozen=True):
    """The password so far, and another one. API tokens end with the old one, unless you `keep_tokens`."""

    old: Secret
    new: Secret
    keep_tokens: bool = False


class HostKey(Request, frozen=True):
    """The key in the link of a room without a host."""

    key: Secret


# Oneself


class SeatAt(Response, frozen=True):
    """A seat of yours: `seat` is None while you wait for the round to be over. `chips` are those at the table."""

    table: int
    game: str
    name: str
    seat: int | None
    chips: int
    private: bool


class OwnLimits(Response, frozen=True):
    """Your own limits. `daily_limit` is what may be brought to tables in a day (UTC), `left` what of it is left."""

    daily_limit: int | None
    left: int | None
    paused_until: float | None


class Me(Response, frozen=True):
    """Who you are here; `chips_at_tables` are beside those in the wallet. Times are None when they are not to come.

    `top_up` is what the house would give you today; 0 while you hold enough, or have had it.
    """

    player: str
    name: str
    account: bool
    host: bool
    two_step: bool
    wallet: int
    chips_at_tables: int
    top_up: int
    seats: list[SeatAt]
    limits: OwnLimits
    muted_until: float | None
    banned_until: float | None


class NewLimits(Request, frozen=True):
    """Your own limits. What is left out stays as it is; None is no limit, and no pause or no longer one than stands."""

    daily_limit: Limit | msgspec.UnsetType | None = msgspec.UNSET
    pause_until: Time | None = None


class NewToken(Request, frozen=True):
    """What an API token is for."""

    label: Text


class Token(Response, frozen=True):
    """An API token; `secret` is told once, when it is made."""

    label: str
    created: float
    expires: float
    secret: str | None = None


# Games and tables


class RoomOf(Response, frozen=True):
    """The room: its name, its release, and the version of the protocol that it speaks.

    `start_chips` is what a newcomer gets, `has_host` whether anybody is a host yet.
    `policy` is that of new tables, unless their maker wants another. `origins` are the addresses that an
    invitation can lead to, the best first: those that other devices reach, as far as the room knows.
    """

    name: str
    version: str
    start_chips: int
    has_host: bool
    policy: Policy
    protocol: int
    origins: list[str]


class OptionOf(Response, frozen=True):
    """An option of a house: how it is written, its bounds or choices, and the paragraph of the rules.

    `key` is the catalogue's message for its name, with the attribute `help`.
    """

    name: str
    key: str
    kind: Literal["switch", "count", "amount", "choice"]
    default: bool | int | str | None
    least: int | None
    most: int | None
    choices: list[bool | int | str | None]
    optional: bool
    source: str


class VerbOf(Response, frozen=True):
    """How an action is said: its kind on the WebSocket, the catalogue's key of its words, and if it wants an amount."""

    kind: str
    key: str
    amount: bool


class GameOf(Response, frozen=True):
    """A game: the version of its rules, its options, and houses that are ready by name.

    `seats` is how many seats a table has by default, and `fewest` how many must be taken to play. Without `stakes` it
    is played for points. `guide` holds the catalogue's keys of its chapters, in order, and `examples` the names of
    rounds to step through: `example`, or `example-` and the end of a chapter's key. `bots` are the names of the ways in
    which bots can play, where there are several, and `usual_bot` is the one that they play in unless another is chosen,
    if that has a name.
    """

    name: str
    version: int
    options: list[OptionOf]
    presets: dict[str, dict[str, Any]]
    seats: int
    fewest: int
    stakes: bool
    verbs: list[VerbOf]
    guide: list[str]
    examples: list[str]
    bots: list[str]
    usual_bot: str


class Seats(Response, frozen=True):
    """How many seats are taken by people and by bots, and how many are free."""

    people: int
    bots: int
    free: int


class TableOf(Response, frozen=True):
    """A table. `house` holds its options by name, `policy` what it promises about time.

    `code` is the secret of a private table's link, for its maker, those who sit there, and those who have it already.
    """

    id: int
    game: str
    name: str
    host: str
    private: bool
    seats: Seats
    watching: int
    playing: bool
    house: dict[str, Any]
    policy: Policy
    code: str | None = None


class NewTable(Request, frozen=True):
    """A table to be made: options that are not named have the value of the `preset`, or their default.

    `bots` is how many seats bots take.
    """

    game: Text
    options: dict[str, bool | int | str | None] = {}
    preset: Text | None = None
    name: Text = ""
    policy: Policy | None = None
    private: bool = False
    bots: Annotated[int, Meta(ge=0, le=100)] = 0


class PlayNow(Request, frozen=True):
    """The game to be played."""

    game: Text


class Place(Response, frozen=True):
    """A table where you can play at once: watch it, and sit down with so many half-chips.

    They are 0 where you play for points, or sit already.
    """

    table: int
    chips: int


# Hosts


class Person(Response, frozen=True):
    """Somebody, as hosts see them. `tables` are those where they sit."""

    player: str
    name: str
    created: float
    account: bool
    host: bool
    wallet: int
    muted_until: float | None
    banned_until: float | None
    tables: list[int]


class Gift(Request, frozen=True):
    """Half-chips to give or to take, and why."""

    amount: Amount
    reason: Text


class Until(Request, frozen=True):
    """Until when, None for ever, and why."""

    until: Time | None = None
    reason: Text = ""


class Why(Request, frozen=True):
    """The reason, which may be empty."""

    reason: Text = ""


class Deed(Response, frozen=True):
    """What a host did; `deed` is described in the documentation. Names are added where there are any."""

    id: int
    at: float
    host: str
    host_name: str
    deed: str
    subject: str
    subject_name: str
    reason: str


class Health(Response, frozen=True):
    """Whether the room runs, and whether it can keep what happens."""

    ok: bool
    store: Literal["writable", "failed"]
