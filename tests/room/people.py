"""People for tests: a register with chance that counts, ids that grow, and passwords that cost nothing."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import count

from fairdeal.room.chips.books import BalanceStore
from fairdeal.room.chips.wallets import Wallets
from fairdeal.room.people.host_actions import HostActions
from fairdeal.room.people.limits import Limits
from fairdeal.room.people.people import People
from fairdeal.room.ports import AuditRow, ChangeRow, PlayerRow, Write
from fairdeal.room.settings import Settings

NOON = 20_000 * 86400.0 + 43_200.0
"""Noon of some day."""
HOUR = 3600.0
DAY = 86400.0


class Counting:
    """Random bytes that never repeat."""

    def __init__(self) -> None:
        self._next = count(1)

    def __call__(self, size: int) -> bytes:
        return next(self._next).to_bytes(size, "big")


class PlainPasswords:
    """Passwords that are hashed by writing them backwards; `version` is in front."""

    def __init__(self, version: str = "1") -> None:
        self.version = version
        self.hashed = 0

    def hash(self, password: str) -> str:
        self.hashed += 1
        return self.version + password[::-1]

    def verify(self, kept: str, password: str) -> bool:
        return kept[1:] == password[::-1]

    def needs_rehash(self, kept: str) -> bool:
        return kept[0] != self.version


@dataclass
class Room:
    """People with wallets, as a room has them."""

    rows: Iterable[PlayerRow] = ()
    settings: Settings = field(default_factory=Settings)
    ids: Callable[[], int] = field(default_factory=lambda: count(1).__next__)

    def __post_init__(self) -> None:
        self.people = People(self.rows, draw=Counting(), ids=self.ids)
        self.limits = Limits(self.people)
        self.books = BalanceStore()
        self.wallets = Wallets(self.people, self.limits, ids=self.ids, books=self.books)
        self.host_actions = HostActions(self.people, self.wallets)

    def guest(self, name: str, now: float = NOON) -> str:
        row = self.people.guest(name, now)
        self.wallets.open(row.id, self.settings, now)
        return row.id

    def account(self, name: str, now: float = NOON) -> str:
        player = self.guest(name, now)
        self.people.make_account(player, "1drowssap")
        if not self.people.has_host:
            self.people.make_first_host(player, now)
        return player


def audit_of(writes: Iterable[Write]) -> AuditRow:
    (line,) = (row for row in writes if isinstance(row, AuditRow))
    return line


def change_of(writes: Iterable[Write]) -> ChangeRow:
    (line,) = (row for row in writes if isinstance(row, ChangeRow))
    return line


def player_of(writes: Iterable[Write]) -> PlayerRow:
    (row,) = (row for row in writes if isinstance(row, PlayerRow))
    return row
