"""The books of a running room, in memory: what lies where now, and the rounds that are in progress.

They forget every round when it is closed, so that months of play take no more room than the tables that are open.
"""

from collections.abc import Iterable, Iterator, Mapping, MutableMapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from threading import RLock
from typing import Any, Final, NamedTuple

from fairdeal.engine.accounts import Account, AccountKind, stake
from fairdeal.engine.events import Reason, Transfer
from fairdeal.errors import FairdealError
from fairdeal.ledger import HOUSE, Change, Facts, LedgerAccount, Receipt, Round, TableAccount, WagerAccount, Wallet
from fairdeal.ledger import at_table as account_at
from fairdeal.ledger.postings import MOST_MOVED, round_posting
from fairdeal.room import refusals

RECENT: Final = 256
"""How many receipts of postings outside rounds are kept, so that a repeat of a recent one gives the first result."""


class _Posted(NamedTuple):
    """A posting that was made at once; its receipt is made up when somebody asks."""

    table: str
    round_id: str
    transfers: tuple[Transfer, ...]


@dataclass(slots=True)
class _RoundBook:
    """A round in progress: its wagers, those that are settled, the keys of its postings, and what each place gained."""

    wagers: dict[Account, int] = field(default_factory=dict)
    settled: dict[Account, bool] = field(default_factory=dict)
    keys: dict[str, bool] = field(default_factory=dict)
    gains: dict[Account, int] = field(default_factory=dict)


@dataclass(slots=True)
class _TableBook:
    """A table: its stacks, pot and bank, the rounds in progress, and the number of the last round that was closed."""

    places: dict[Account, int] = field(default_factory=dict)
    rounds: dict[str, _RoundBook] = field(default_factory=dict)
    closed: int = -1

    def is_over(self, round_id: str) -> bool:
        """Whether a round was closed, or a later one."""
        return round_id not in self.rounds and int(round_id) <= self.closed

    def chips(self) -> int:
        return sum(self.places.values()) + sum(sum(each.wagers.values()) for each in self.rounds.values())


class BalanceStore:
    """A `LedgerStore` that keeps balances, and settled wagers and keys only while their round is in progress.

    It has no history: the room writes that down. The ids of a table's rounds are numbers that grow. In a round that is
    closed nothing moves any more, nor at a table to which no chips were brought; both are a Conflict (`round-closed`,
    `table-without-chips`). Threads may share it.
    """

    def __init__(self) -> None:
        self._lock = RLock()
        self._free: dict[LedgerAccount, int] = {}
        self._tables: dict[str, _TableBook] = {}
        self._receipts: dict[str, Receipt | _Posted] = {}
        self._recent: dict[str, bool] = {}
        self._depth = 0
        self._undo: list[tuple[MutableMapping[Any, Any], Any, Any]] = []

    # What a LedgerStore does

    @contextmanager
    def transaction(self) -> Iterator[None]:
        with self._lock:
            before = len(self._undo)
            self._depth += 1
            try:
                yield
            except BaseException:
                self._undo_to(before)
                raise
            finally:
                self._depth -= 1
                if not self._depth:
                    self._undo.clear()
                    self._forget_old_receipts()

    def facts(self, accounts: Iterable[LedgerAccount], key: str | None = None) -> Facts:
        with self._lock:
            held = {account: self._held(account) for account in accounts}
            if key is not None:
                self._check_open(held)
            balances = {account: balance for account, balance in held.items() if balance is not None}
            settled = frozenset(each for each in balances if isinstance(each, WagerAccount) and self._is_settled(each))
            return Facts(balances, settled, None if key is None else self._earlier(key))

    def append(self, receipt: Receipt) -> None:
        key, at = receipt.posting.key, receipt.posting.round
        assert self._depth and key not in self._receipts, "a posting is stored once, in a transaction"
        for change in receipt.changes:
            self._set(change)
        for wager in receipt.settled:
            self._put(self._open_round(wager.round).settled, _place_of(wager), True)
        self._put(self._receipts, key, receipt)
        self._put(self._recent if at is None else self._open_round(at).keys, key, True)

    def history(self, account: LedgerAccount, limit: int | None = None) -> tuple[Change, ...]:
        """Nothing: these books have no history."""
        return ()

    def total(self) -> int:
        with self._lock:
            return sum(self._free.values()) + sum(book.chips() for book in self._tables.values())

    # What a room needs besides

    def load(self, wallets: Mapping[str, int]) -> None:
        """Open wallets with what lies in them (half-chips), owed by the house: at start, and for new players."""
        with self.transaction():
            for player, balance in wallets.items():
                assert Wallet(player) not in self._free, "a wallet is opened once"
                self._put(self._free, Wallet(player), balance)
                self._put(self._free, HOUSE, self._free.get(HOUSE, 0) - balance)

    def post_at_once(self, table: str, round_id: str, transfers: Sequence[Transfer], key: str) -> bool:
        """Post transfers that need no second look; False for all else, which `Ledger.post_round` does or refuses.

        The twin of `judge` on plain dictionaries; `tests/room/test_books.py` compares the two. Inside a transaction,
        where it could have to be undone, it leaves everything to the ledger.
        """
        with self._lock:
            book = self._tables.get(table)
            if book is None or self._depth or not transfers or key in self._receipts:
                return False
            at = book.rounds.get(round_id) or _RoundBook()
            sheet = _Sheet(book, at)
            if not sheet.stands(transfers) or not _is_fit(sheet, table, round_id):
                return False
            sheet.keep()
            book.rounds[round_id] = at
            at.keys[key] = True
            self._receipts[key] = _Posted(table, round_id, tuple(transfers))
            self._free[HOUSE] += sheet.house
            return True

    def close_round(self, table: str, round_id: str) -> dict[int, int]:
        """Forget a round that is over; what the stack of each seat gained or lost in it (half-chips)."""
        with self._lock:
            assert not self._depth, "to forget cannot be undone"
            book = self._tables.get(table) or _TableBook()
            at = book.rounds.get(round_id) or _RoundBook()
            assert not any(at.wagers.values()), "a round is over when its wagers are settled"
            book.rounds.pop(round_id, None)
            book.closed = max(int(round_id), book.closed)
            for key in at.keys:
                del self._receipts[key]
            return {place.seat: gain for place, gain in at.gains.items() if place.kind is AccountKind.STACK and gain}

    def close_table(self, table: str) -> None:
        """Forget a table from which all chips are gone."""
        with self._lock:
            assert not self._depth, "to forget cannot be undone"
            book = self._tables.get(table) or _TableBook()
            assert not any(book.places.values()) and not book.rounds, "chips leave a table before it is closed"
            self._tables.pop(table, None)

    def put_back(self, table: str, wallets: Mapping[str, int]) -> None:
        """Forget a table with all that lies there, let wallets hold so much again, and let the house owe the rest."""
        with self._lock:
            assert not self._depth, "to forget cannot be undone"
            book = self._tables.pop(table, None) or _TableBook()
            for at in book.rounds.values():
                for key in at.keys:
                    del self._receipts[key]
            owed = book.chips()
            for player, balance in wallets.items():
                owed += self._free[Wallet(player)] - balance
                self._free[Wallet(player)] = balance
            self._free[HOUSE] = self._free.get(HOUSE, 0) + owed

    def chips_at(self, table: str) -> dict[Account, int]:
        """What lies at a table: stacks, pot and bank."""
        with self._lock:
            book = self._tables.get(table)
            return dict(book.places) if book else {}

    # How it is kept

    def _held(self, account: LedgerAccount) -> int | None:
        match account:
            case TableAccount(table, place):
                return self._tables[table].places.get(place) if table in self._tables else None
            case WagerAccount(at):
                found = self._round(at)
                return None if found is None else found.wagers.get(_place_of(account))
        return self._free.get(account)

    def _is_settled(self, wager: WagerAccount) -> bool:
        found = self._round(wager.round)
        return found is not None and _place_of(wager) in found.settled

    def _earlier(self, key: str) -> Receipt | None:
        found = self._receipts.get(key)
        if isinstance(found, _Posted):
            return Receipt(round_posting(*found, key), (), frozenset())
        return found

    def _round(self, at: Round) -> _RoundBook | None:
        book = self._tables.get(at.table)
        return None if book is None else book.rounds.get(at.round_id)

    def _check_open(self, accounts: Iterable[LedgerAccount]) -> None:
        for at in {account.round for account in accounts if isinstance(account, WagerAccount)}:
            book = self._tables.get(at.table)
            if book is not None and book.is_over(at.round_id):
                raise refusals.round_closed(at.table, at.round_id)

    def _open_round(self, at: Round) -> _RoundBook:
        book = self._tables.get(at.table)
        if book is None:
            raise refusals.table_without_chips(at.table)
        if at.round_id not in book.rounds:
            if book.is_over(at.round_id):
                raise refusals.round_closed(at.table, at.round_id)
            self._put(book.rounds, at.round_id, _RoundBook())
        return book.rounds[at.round_id]

    def _open_table(self, table: str) -> _TableBook:
        if table not in self._tables:
            self._put(self._tables, table, _TableBook())
        return self._tables[table]

    def _set(self, change: Change) -> None:
        match change.account:
            case TableAccount(table, place):
                if change.round is not None:
                    gains = self._open_round(change.round).gains
                    self._put(gains, place, gains.get(place, 0) + change.amount)
                self._put(self._open_table(table).places, place, change.balance)
            case WagerAccount(at) as wager:
                self._put(self._open_round(at).wagers, _place_of(wager), change.balance)
            case account:
                self._put(self._free, account, change.balance)

    def _put(self, where: MutableMapping[Any, Any], key: Any, value: Any) -> None:
        self._undo.append((where, key, where.get(key)))
        where[key] = value

    def _undo_to(self, length: int) -> None:
        while len(self._undo) > length:
            where, key, before = self._undo.pop()
            if before is None:
                del where[key]
            else:
                where[key] = before

    def _forget_old_receipts(self) -> None:
        while len(self._recent) > RECENT:
            key = next(iter(self._recent))
            del self._recent[key], self._receipts[key]


class _Sheet:
    """Transfers of a round, tried on top of the books: `now` holds what each place would have.

    `tapped` and `settled` are as in the judge.
    """

    __slots__ = ("_at", "_book", "house", "now", "settled", "tapped")

    def __init__(self, book: _TableBook, at: _RoundBook) -> None:
        self._book, self._at = book, at
        self.now: dict[Account, int] = {}
        self.tapped: dict[Account, bool] = {}
        self.settled: dict[Account, bool] = {}
        self.house = 0

    def stands(self, transfers: Sequence[Transfer]) -> bool:
        """Whether all of them can be made, and no wager is left half empty."""
        return all(map(self._moves, transfers)) and not self.tapped

    def new_places(self) -> list[Account]:
        """The places where no chip has lain before, in this round or at this table."""
        places, wagers = self._book.places, self._at.wagers
        return [place for place in self.now if place not in places and place not in wagers]

    def knows(self, round_id: str) -> bool:
        """Whether the round is in progress."""
        return self._book.rounds.get(round_id) is self._at

    def comes_next(self, round_id: str) -> bool:
        """Whether the round can begin now."""
        return round_id.isdecimal() and int(round_id) > self._book.closed

    def keep(self) -> None:
        places, at = self._book.places, self._at
        for place, balance in self.now.items():
            if place.kind is AccountKind.STAKE:
                at.wagers[place] = balance
            else:
                at.gains[place] = at.gains.get(place, 0) + balance - places.get(place, 0)
                places[place] = balance
        at.settled.update(self.settled)

    def _moves(self, transfer: Transfer) -> bool:
        source, target, amount = transfer.source, transfer.target, transfer.amount
        if type(amount) is not int or not 0 < amount <= MOST_MOVED or source == target:
            return False
        if not self._changes(source, -amount) or not self._changes(target, amount):
            return False
        if source.kind is AccountKind.STAKE:
            own = target.kind is AccountKind.STACK and target.seat == source.seat
            self._tap(source, taken_back=own and transfer.reason is Reason.REFUND)
        return True

    def _changes(self, place: Account, amount: int) -> bool:
        """Change what lies in a place; False if it is a settled wager, or less would lie there than nothing."""
        if place.kind is AccountKind.HOUSE:
            self.house += amount
            return True
        balance = self.now.get(place)
        if place.kind is AccountKind.STAKE:
            if place in self._at.settled or place in self.settled:
                return False
            balance = self._at.wagers.get(place, 0) if balance is None else balance
        elif balance is None:
            balance = self._book.places.get(place, 0)
        self.now[place] = balance = balance + amount
        return balance >= 0

    def _tap(self, wager: Account, *, taken_back: bool) -> None:
        only_back = self.tapped.pop(wager, True) and taken_back
        if self.now[wager]:
            self.tapped[wager] = only_back
        elif not only_back:
            self.settled[wager] = True


def _is_fit(sheet: _Sheet, table: str, round_id: str) -> bool:
    """Whether the round is not closed, and the names of what is new can stand in the ledger."""
    begins = sheet.knows(round_id) or (sheet.comes_next(round_id) and _is_round(table, round_id))
    return begins and all(map(_is_place, sheet.new_places()))


def _is_round(table: str, round_id: str) -> bool:
    try:
        return bool(Round(table, round_id))
    except FairdealError:
        return False


@lru_cache(1024)
def _is_place(place: Account) -> bool:
    try:
        return bool(account_at(place, Round("any", "1")))
    except FairdealError:
        return False


def _place_of(wager: WagerAccount) -> Account:
    return stake(wager.seat, wager.wager)
