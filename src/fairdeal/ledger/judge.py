"""The one judge of postings: from what the books hold, whether a posting may stand and what it changes. Pure.

A wager is filled, then emptied once. Chips that are taken out of it must leave it empty by the end of the posting, and
that settles it: nothing moves in or out of it again. Only a bet taken back, every chip of it refunded to the stack it
came from, leaves the wager open, so that the bet can be placed again in the same round. Source: rules.md §0 G2, G9.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from fairdeal.ledger import refusals
from fairdeal.ledger.accounts import HOUSE, LedgerAccount, Round, WagerAccount, Wallet
from fairdeal.ledger.postings import Entry, LedgerReason, Posting, WalletReason


@dataclass(frozen=True, slots=True)
class Change:
    """What one entry did to one account: a line of its history.

    `amount` came in (above zero) or went out (below), from or to `other`; `balance` is what then lay there;
    both in half-chips. `key`, `round` and `note` are the posting's.
    """

    account: LedgerAccount
    other: LedgerAccount
    amount: int
    balance: int
    reason: LedgerReason
    key: str
    round: Round | None
    note: str

    @property
    def wager(self) -> WagerAccount | None:
        """The wager that the chips came from, went to or lay in."""
        return next((end for end in (self.account, self.other) if isinstance(end, WagerAccount)), None)


@dataclass(frozen=True, slots=True)
class Receipt:
    """The result of a posting: two changes for each entry, source first, and the wagers that it settled.

    The changes say all that the posting says, so a store that keeps them can rebuild it.
    """

    posting: Posting
    changes: tuple[Change, ...]
    settled: frozenset[WagerAccount]


@dataclass(frozen=True, slots=True)
class Facts:
    """What the books hold of the accounts that a posting touches.

    `balances` has no entry for an account that no chip has ever touched. `earlier` is the
    receipt that the posting's key has got, if any.
    """

    balances: Mapping[LedgerAccount, int]
    settled: frozenset[WagerAccount] = frozenset()
    earlier: Receipt | None = None


def judge(posting: Posting, facts: Facts) -> Receipt:
    """What a posting changes; for a posting that was made before, its first result.

    Raises IllegalTransfer (`overdraft`, `wallet-not-open`, `wager-settled`, `wager-not-emptied`) and Conflict
    (`posting-key-reused`, `wallet-already-open`). Source: rules.md §0 G2.
    """
    if facts.earlier is not None:
        if facts.earlier.posting != posting:
            raise refusals.key_reused(posting.key)
        return facts.earlier
    sheet = _Sheet(posting, dict(facts.balances), set(facts.settled))
    for entry in posting.entries:
        sheet.post(entry)
    for wager in sheet.tapped:
        raise refusals.wager_not_emptied(wager, sheet.balances[wager])
    return Receipt(posting, tuple(sheet.changes), frozenset(sheet.settled - facts.settled))


@dataclass(slots=True)
class _Sheet:
    """Balances after each entry. `tapped` holds the wagers that are being emptied, and whether as a bet taken back."""

    posting: Posting
    balances: dict[LedgerAccount, int]
    settled: set[WagerAccount]
    tapped: dict[WagerAccount, bool] = field(default_factory=dict)
    changes: list[Change] = field(default_factory=list)

    def post(self, entry: Entry) -> None:
        for wager in entry.wagers():
            if wager in self.settled:
                raise refusals.wager_settled(entry.amount, entry.source, entry.target, wager)
        self._check_wallet(entry)
        held = self.balances.get(entry.source, 0)
        if entry.amount > held and entry.source != HOUSE:
            raise refusals.overdraft(entry.amount, entry.source, entry.target, held)
        self._change(entry.source, entry.target, -entry.amount, entry.reason)
        self._change(entry.target, entry.source, entry.amount, entry.reason)
        if isinstance(entry.source, WagerAccount):
            self._tap(entry.source, taken_back=entry.takes_bet_back)

    def _check_wallet(self, entry: Entry) -> None:
        if not isinstance(entry.target, Wallet):
            return
        is_open = entry.target in self.balances
        if not is_open and entry.source != HOUSE:
            raise refusals.no_wallet(entry.amount, entry.source, entry.target)
        if is_open and entry.reason is WalletReason.OPENING:
            raise refusals.wallet_open(entry.target)

    def _change(self, account: LedgerAccount, other: LedgerAccount, amount: int, reason: LedgerReason) -> None:
        balance = self.balances.get(account, 0) + amount
        self.balances[account] = balance
        key, round_, note = self.posting.key, self.posting.round, self.posting.note
        self.changes.append(Change(account, other, amount, balance, reason, key, round_, note))

    def _tap(self, wager: WagerAccount, *, taken_back: bool) -> None:
        self.tapped[wager] = self.tapped.get(wager, True) and taken_back
        if self.balances[wager] == 0 and not self.tapped.pop(wager):
            self.settled.add(wager)
