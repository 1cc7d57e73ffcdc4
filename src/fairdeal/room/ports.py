"""What the room asks of the outside: a store that keeps what happened, and somebody who thinks for it.

The room lives in memory and writes everything that happens to the store before anybody is told. A batch of writes is
kept whole or not at all. Amounts are half-chips, times are seconds since 1970.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from fairdeal.thinking.questions import Question

A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A person: a guest, or an account with a password. `folded` is the name as look-alikes share it; it is unique.

    `wallet` is what lies in the wallet. `daily_limit` is how much may be bought in a day (None: no limit), and
    `next_limit` what takes its place from the day `limit_from` on, if that is above 0. `paused_until` is the time
    before which the person may not play. `topped_up` is the day of the last top-up; on the day `bought_on` so much was
    `bought`. Days are counted since 1970. An `unlisted` player isn't on any leaderboard.
    """

    id: str
    name: str
    folded: str
    created: float
    wallet: int = 0
    password: str | None = field(default=None, repr=False)
    host: bool = False
    muted_until: float = 0.0
    banned_until: float = 0.0
    daily_limit: int | None = None
    paused_until: float = 0.0
    topped_up: int = 0
    bought_on: int = 0
    bought: int = 0
    limit_from: int = 0
    next_limit: int | None = None
    unlisted: bool = False


@dataclass(frozen=True, slots=True)
class TokenRow:
    """A session (`label` empty) or an API token, by the SHA-256 of its secret (hex)."""

    digest: str
    player: str
    label: str
    created: float
    expires: float


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table: its game, house and policy (JSON), and whether it is open.

    `code` is the secret of a private table's link.
    """

    id: int
    game: str
    name: str
    house: bytes
    policy: bytes
    code: str = field(repr=False)
    host: str
    created: float
    bots: bytes = b"{}"
    closed: bool = False


@dataclass(frozen=True, slots=True)
class JournalRow:
    """One line of a table's journal; ids grow as things happen. Seals are in it, so it has no repr."""

    id: int
    table: int
    entry: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Forget:
    """Lines of the journal that are not needed any more: their sitting is over and its record kept."""

    ids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RecordRow:
    """The record of a finished sitting (JSON), and who played in it."""

    id: int
    table: int
    game: str
    ended: float
    record: bytes
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FiguresRow:
    """What a finished sitting brought a player, and what it was to bring; `player` is empty where nobody played.

    `house` is the ready-made table that was played, empty for any other options. Of the counted `rounds`, `priced` have
    an exact expectation: those were to bring `expected` and brought `priced_net`. `mistakes` of `decisions` cost
    `cost`. `expected` and `cost` are in thousandths of half-chips; `net` is in points in a game without stakes.
    """

    record: int
    player: str
    game: str
    house: str
    ended: float
    rounds: int = 0
    net: int = 0
    priced: int = 0
    priced_net: int = 0
    expected: int = 0
    decisions: int = 0
    mistakes: int = 0
    cost: int = 0


@dataclass(frozen=True, slots=True)
class ChangeRow:
    """A change of a player's chips and its reason: in the wallet, or (`table` and `round` given) what a round brought.

    `balance` is the wallet after a change of the wallet, None for a round's net. `note` holds the host's words.
    """

    id: int
    player: str
    at: float
    reason: str
    amount: int
    balance: int | None = None
    table: int | None = None
    sitting: int | None = None
    round: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class AuditRow:
    """Something that a host did: who, what, to whom, and why."""

    id: int
    at: float
    host: str
    deed: str
    subject: str
    reason: str


@dataclass(frozen=True, slots=True)
class ChatRow:
    """A line of chat at a table."""

    id: int
    table: int
    at: float
    player: str
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class SettingRow:
    """A setting of the room (JSON), by name."""

    name: str
    value: bytes


@dataclass(frozen=True, slots=True)
class DropToken:
    """A session or token that is valid no longer."""

    digest: str


@dataclass(frozen=True, slots=True)
class DropExpired:
    """All sessions and tokens whose time ended before, or at, this time are valid no longer."""

    time: float


Write = (
    PlayerRow
    | TokenRow
    | DropToken
    | DropExpired
    | TableRow
    | JournalRow
    | Forget
    | RecordRow
    | FiguresRow
    | ChangeRow
    | AuditRow
    | ChatRow
    | SettingRow
)
"""What can be written. Rows with a key that is there already replace it, but for what is only ever added: journal,
records, changes, audit and chat."""


@dataclass(frozen=True, slots=True)
class Image:
    """All that the room needs in memory when it starts; `last_id` is the largest id given so far."""

    players: tuple[PlayerRow, ...]
    tables: tuple[TableRow, ...]
    journal: tuple[JournalRow, ...]
    settings: tuple[SettingRow, ...]
    last_id: int


class Thinker(Protocol):
    """Works out what takes long, away from the room's loop, within limits of its own."""

    async def start(self) -> None:
        """Get ready. Nobody has to wait until it is."""

    async def stop(self) -> None:
        """End all that is being worked out."""

    async def think(self, question: Question[A], asker: str) -> A:
        """The answer to a question; askers are treated alike, however many questions each has.

        Raises what the game refuses, and NotAllowed where there is no answer within the limits.
        """
        ...


class Store(Protocol):
    """Keeps what the room writes. Methods block; the room calls them away from its loop, and `write` from one thread.

    `write` returns when the batch is safe on the disk. Lists come newest first; the journal of `load` by its ids. Every
    method raises StoreFailed if the database fails. No text may hold a NUL or half of a surrogate pair, and no whole
    number pass 63 bits.
    """

    def load(self) -> Image:
        """Everything that the room starts from."""

    def write(self, batch: Sequence[Write]) -> None:
        """Keep a batch, whole or not at all. Raises StoreFailed."""

    def journal(self, table: int) -> tuple[JournalRow, ...]:
        """The journal of one table, by its ids."""

    def token(self, digest: str) -> TokenRow | None:
        """A session or token by its digest."""

    def tokens(self, player: str) -> tuple[TokenRow, ...]:
        """A player's sessions and tokens."""

    def changes(self, player: str, *, before: int | None, limit: int) -> tuple[ChangeRow, ...]:
        """A player's changes of chips, those with a smaller id than `before`."""

    def records(self, player: str, *, before: int | None, limit: int) -> tuple[RecordRow, ...]:
        """Finished sittings in which a player took part, without their documents."""

    def record(self, ident: int) -> RecordRow | None:
        """The record of a finished sitting."""

    def figures(self, player: str) -> tuple[FiguresRow, ...]:
        """What a player's finished sittings brought, as far as that is worked out."""

    def season(self, start: float, end: float) -> tuple[FiguresRow, ...]:
        """The figures of everybody's sittings that ended from `start` on, and before `end`."""

    def records_without_figures(self, since: float, *, limit: int) -> tuple[int, ...]:
        """Finished sittings whose figures are not worked out, of those that ended at `since` or later."""

    def audit(self, *, before: int | None, limit: int) -> tuple[AuditRow, ...]:
        """What hosts did."""

    def chat(self, table: int, *, limit: int) -> tuple[ChatRow, ...]:
        """The last lines of chat at a table."""

    def backup(self, path: str) -> None:
        """A copy of everything in a file, made while the room runs. Raises StoreFailed."""

    def check_place(self) -> None:
        """Raise StoreFailed if what is kept is no longer where it was."""

    def close(self) -> None:
        """Let go of the database."""
