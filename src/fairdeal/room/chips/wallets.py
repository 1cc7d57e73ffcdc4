"""Chips of people: every one moves by double entry, and every change of a wallet is written down with its reason."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from fairdeal.engine.accounts import AccountKind, stack
from fairdeal.engine.chips import CHIP
from fairdeal.engine.events import Transfer
from fairdeal.ledger import HOUSE, Entry, Ledger, Posting, TableAccount, Wallet, WalletReason
from fairdeal.ledger.postings import between_posting
from fairdeal.ledger.refusals import bad_amount
from fairdeal.room import refusals
from fairdeal.room.chips.books import BalanceStore
from fairdeal.room.people.limits import Limits, day_of
from fairdeal.room.people.people import People
from fairdeal.room.ports import ChangeRow, Write
from fairdeal.room.settings import Settings

USUAL_BUY_IN: Final = 200 * CHIP
"""What a player brings to a table unless asked for something else: this, or all that there is."""

ROUND: Final = "round"
"""The reason in the history of what a round brought a player; most others are those of the ledger (`WalletReason`)."""

SHARED: Final = "shared"
"""The reason in the history of what a player got of a pot that was shared out between two rounds."""


class Wallets:
    """Wallets, and the chips that go from them to tables and back. Amounts are half-chips, times seconds since 1970.

    What is returned is to be written: the player with the new wallet, and the line of the history. What raises has
    changed nothing; besides what is said below, that is what the `Ledger` raises. At start the room tells with `bring`,
    `post_round` and `carry_off` what its tables' journals tell, and every chip lies where it lay.
    """

    def __init__(
        self, people: People, limits: Limits, *, ids: Callable[[], int], books: BalanceStore | None = None
    ) -> None:
        self.books = books or BalanceStore()
        self._people = people
        self._limits = limits
        self._ids = ids
        self._ledger = Ledger(self.books)
        self._keys = 0
        self.books.load({row.id: row.wallet for row in people})

    def balance(self, player: str) -> int:
        """What lies in a player's wallet."""
        return self._ledger.balance(Wallet(player))

    def open(self, player: str, settings: Settings, now: float) -> list[Write]:
        """A new player's wallet, with the room's opening chips."""
        if not settings.opening:
            self.books.load({player: 0})
            return []
        with self.books.transaction():
            self._ledger.open_account(player, settings.opening, key=self._key())
            return self._changed(player, settings.opening, WalletReason.OPENING, now)

    def grant(self, player: str, amount: int, note: str, now: float) -> list[Write]:
        """Chips of the house for a player."""
        with self.books.transaction():
            self._ledger.grant(player, amount, key=self._key(), note=note)
            return self._changed(player, amount, WalletReason.GRANT, now, note=note)

    def take(self, player: str, amount: int, note: str, now: float) -> list[Write]:
        """Chips of a player for the house. Raises IllegalTransfer (`take-too-large`)."""
        with self.books.transaction():
            if amount > self.balance(player):
                raise refusals.take_too_large(amount, self._people[player].name, self.balance(player))
            self._ledger.take(player, amount, key=self._key(), note=note)
            return self._changed(player, -amount, WalletReason.TAKE, now, note=note)

    def top_up(self, player: str, settings: Settings, now: float, *, at_tables: int) -> list[Write]:
        """Chips of the house for who holds too few to play, once a day (UTC); chips at tables count as held.

        Raises NotAllowed (`top-up-not-due`, `top-up-had`).
        """
        with self.books.transaction():
            amount = self.check_top_up(player, settings, now, at_tables=at_tables)
            self._ledger.grant(player, amount, key=self._key(), reason=WalletReason.TOP_UP)
            self._people.change(player, topped_up=day_of(now))
            return self._changed(player, amount, WalletReason.TOP_UP, now)

    def check_top_up(self, player: str, settings: Settings, now: float, *, at_tables: int) -> int:
        """What `top_up` would give, in half-chips: raises what it raises."""
        holds = self.balance(player) + at_tables
        if holds >= settings.top_up_below:
            raise refusals.top_up_not_due(holds, settings.top_up_below)
        if self._people[player].topped_up >= day_of(now):
            raise refusals.top_up_had()
        return settings.top_up_to - holds

    def check_buy_in(self, player: str, amount: int, now: float, *, least: int = 1) -> None:
        """Whether `buy_in` is possible: raises what it raises. Where a round may cost nothing, 0 is an amount too."""
        self._people.check_may_play(player, now)
        self._limits.check(player, amount, now)
        if amount < min(least, 1):
            raise bad_amount(amount)
        if amount > self.balance(player):
            raise refusals.buy_in_too_large(amount, self.balance(player))

    def usual_buy_in(self, player: str, least: int, now: float) -> int:
        """What a player usually brings to a table where a round may cost `least`: as much as is usual, or possible.

        Nothing where a round costs nothing. Raises NotAllowed (`banned`, `paused`, `too-few-chips`).
        """
        self._people.check_may_play(player, now)
        if not least:
            return 0
        left = self._limits.left(player, now)
        most = self.balance(player) if left is None else min(left, self.balance(player))
        if most < least:
            raise refusals.too_few_chips(least, most)
        return min(most, max(least, USUAL_BUY_IN))

    def buy_in(self, player: str, table: int, seat: int, amount: int, now: float, *, least: int = 1) -> list[Write]:
        """Chips from a wallet to a seat; nothing at all where a round may cost nothing, and 0 are brought.

        Raises NotAllowed (`banned`, `paused`, `limit-reached`) and IllegalTransfer (`buy-in-too-large`).
        """
        with self.books.transaction():
            self.check_buy_in(player, amount, now, least=least)
            if not amount:
                return []
            self._ledger.buy_in(player, str(table), seat, amount, key=self._key())
            self._limits.count(player, amount, now)
            return self._changed(player, -amount, WalletReason.BUY_IN, now, table=table)

    def cash_out(self, player: str, table: int, seat: int, amount: int, now: float) -> list[Write]:
        """Chips from a seat to a wallet; nothing at all if there are none."""
        if not amount:
            return []
        with self.books.transaction():
            self._ledger.cash_out(player, str(table), seat, amount, key=self._key())
            return self._changed(player, amount, WalletReason.CASH_OUT, now, table=table)

    def undo(self, table: int) -> None:
        """Take back what changed people and their wallets since `People.mark`, and forget the chips at a table."""
        undone = self._people.undo()
        self.books.put_back(str(table), {row.id: row.wallet for row in undone})

    # At the tables

    def bring(self, table: int, seat: int, amount: int) -> None:
        """Chips of the house to a seat: for a bot, and for every seat when a table is resumed."""
        if amount:
            entry = Entry(HOUSE, TableAccount(str(table), stack(seat)), amount, WalletReason.BUY_IN)
            self._ledger.post(Posting(self._key(), (entry,)))

    def carry_off(self, table: int, seat: int, amount: int) -> None:
        """Chips from a seat back to the house: the other way of `bring`."""
        if amount:
            entry = Entry(TableAccount(str(table), stack(seat)), HOUSE, amount, WalletReason.CASH_OUT)
            self._ledger.post(Posting(self._key(), (entry,)))

    def post_round(self, table: int, round_id: int, transfers: Sequence[Transfer], key: str = "") -> None:
        """The transfers of one action in a round; the ids of a table's rounds grow.

        The same again with the same `key`, while the round is in progress, has no effect. Raises IllegalTransfer
        (`overdraft`, `wager-settled` …) and Conflict (`round-closed`, `table-without-chips`).
        """
        if not transfers:
            return
        key, place, number = key or self._key(), str(table), str(round_id)
        if not self.books.post_at_once(place, number, transfers, key):
            self._ledger.post_round(place, number, transfers, key)

    def post_between(
        self, table: int, transfers: Sequence[Transfer], players: Mapping[int, str], now: float, *, sitting: int
    ) -> list[Write]:
        """Transfers between two rounds, and lines of the history for what they brought the `players` at their seats.

        Raises IllegalTransfer (`overdraft` …).
        """
        if not transfers:
            return []
        self._ledger.post(between_posting(str(table), transfers, self._key()))
        gains: Counter[int] = Counter()
        for each in transfers:
            for place, amount in ((each.source, -each.amount), (each.target, each.amount)):
                gains[place.seat] += amount if place.kind is AccountKind.STACK else 0
        return [
            ChangeRow(self._ids(), players[seat], now, SHARED, gain, table=table, sitting=sitting)
            for seat, gain in sorted(gains.items())
            if seat in players and gain
        ]

    def close_round(
        self, table: int, round_id: int, players: Mapping[int, str], now: float, *, sitting: int, number: int
    ) -> list[Write]:
        """Forget a round that is over, and write into the history what it brought the `players` at their seats.

        `sitting` and `number` name the round to people; who neither won nor lost has no line.
        """
        gains = self.books.close_round(str(table), str(round_id))
        return [
            ChangeRow(self._ids(), players[seat], now, ROUND, gain, table=table, sitting=sitting, round=number)
            for seat, gain in gains.items()
            if seat in players
        ]

    def close_table(self, table: int) -> None:
        """Forget a table from which all chips are gone."""
        self.books.close_table(str(table))

    def _key(self) -> str:
        self._keys += 1
        return f"#{self._keys}"

    def _changed(
        self, player: str, amount: int, reason: WalletReason, now: float, *, table: int | None = None, note: str = ""
    ) -> list[Write]:
        balance = self.balance(player)
        row = self._people.change(player, wallet=balance)
        change = ChangeRow(self._ids(), player, now, reason.value, amount, balance=balance, table=table, note=note)
        return [row, change]
