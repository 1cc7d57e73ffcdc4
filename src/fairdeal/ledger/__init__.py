"""The ledger: double-entry chips for the whole room, conserved after every posting.

`Ledger` is what most callers need. A store that can only be awaited uses `judge` on its own `Facts`,
and the functions of `fairdeal.ledger.postings` make the same postings as `Ledger`.
"""

from fairdeal.ledger.accounts import (
    HOUSE,
    HouseAccount,
    LedgerAccount,
    Round,
    TableAccount,
    WagerAccount,
    Wallet,
    at_table,
    read_account,
)
from fairdeal.ledger.judge import Change, Facts, Receipt, judge
from fairdeal.ledger.ledger import Ledger
from fairdeal.ledger.memory import MemoryLedgerStore
from fairdeal.ledger.postings import Entry, LedgerReason, Posting, WalletReason, read_reason
from fairdeal.ledger.store import LedgerStore

__all__ = [
    "HOUSE",
    "Change",
    "Entry",
    "Facts",
    "HouseAccount",
    "Ledger",
    "LedgerAccount",
    "LedgerReason",
    "LedgerStore",
    "MemoryLedgerStore",
    "Posting",
    "Receipt",
    "Round",
    "TableAccount",
    "WagerAccount",
    "Wallet",
    "WalletReason",
    "at_table",
    "judge",
    "read_account",
    "read_reason",
]
