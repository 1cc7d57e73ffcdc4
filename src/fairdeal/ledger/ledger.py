"""The ledger: every chip of the room, moved between accounts and never made or lost. Source: rules.md §0 G2, G3."""

from collections.abc import Sequence

from fairdeal.engine.events import Transfer
from fairdeal.ledger import postings
from fairdeal.ledger.accounts import LedgerAccount, WagerAccount
from fairdeal.ledger.judge import Change, Receipt, judge
from fairdeal.ledger.postings import Posting, WalletReason
from fairdeal.ledger.store import LedgerStore


class Ledger:
    """The books of a room, kept in a store. Amounts are in half-chips.

    What posts raises IllegalTransfer for chips that cannot be moved, Conflict for a key or an opening that is used up,
    and NotUnderstood for a bad name or key (`Entry`, `Posting` and `judge` list the codes); then nothing has changed.
    The same call with the same key gives the first receipt.

    >>> from fairdeal.ledger import MemoryLedgerStore, Wallet
    >>> ledger = Ledger(MemoryLedgerStore())
    >>> receipt = ledger.open_account("anna", 2000, key="open:anna")
    >>> receipt = ledger.buy_in("anna", "t1", 3, 400, key="t1:1")
    >>> ledger.balance(Wallet("anna")), ledger.total()
    (1600, 0)
    """

    def __init__(self, store: LedgerStore) -> None:
        self._store = store

    def post(self, posting: Posting) -> Receipt:
        """Post a batch: all of it, or nothing. Source: rules.md §0 G2."""
        with self._store.transaction():
            facts = self._store.facts(posting.accounts, posting.key)
            receipt = judge(posting, facts)
            if facts.earlier is None:
                self._store.append(receipt)
            return receipt

    def open_account(self, player: str, amount: int, *, key: str) -> Receipt:
        """Give a new player the first chips; any chips from the house open a wallet, and it is opened once."""
        return self.post(postings.opening(player, amount, key=key))

    def grant(
        self, player: str, amount: int, *, key: str, reason: WalletReason = WalletReason.GRANT, note: str = ""
    ) -> Receipt:
        """Give chips of the house to a player; `reason` may be `TOP_UP`, `note` holds the host's words."""
        return self.post(postings.grant(player, amount, key=key, reason=reason, note=note))

    def take(self, player: str, amount: int, *, key: str, note: str = "") -> Receipt:
        """Take chips from a player's wallet for the house; `note` holds the host's words."""
        return self.post(postings.take(player, amount, key=key, note=note))

    def buy_in(self, player: str, table: str, seat: int, amount: int, *, key: str) -> Receipt:
        """Bring chips from a wallet to the stack of a seat."""
        return self.post(postings.buy_in(player, table, seat, amount, key=key))

    def cash_out(self, player: str, table: str, seat: int, amount: int, *, key: str) -> Receipt:
        """Take chips from the stack of a seat into a wallet."""
        return self.post(postings.cash_out(player, table, seat, amount, key=key))

    def post_round(self, table: str, round_id: str, transfers: Sequence[Transfer], key: str) -> Receipt:
        """Post the engine's transfers of one action in a round."""
        return self.post(postings.round_posting(table, round_id, transfers, key))

    def balance(self, account: LedgerAccount) -> int:
        """What lies in an account; 0 if no chip ever did."""
        return self._store.facts([account]).balances.get(account, 0)

    def history(self, account: LedgerAccount, limit: int | None = None) -> tuple[Change, ...]:
        """Every change of an account with its reason and round, oldest first; only the last `limit` if one is given."""
        return self._store.history(account, limit)

    def is_settled(self, wager: WagerAccount) -> bool:
        """Whether a wager is settled, so that nothing moves in or out of it any more."""
        return wager in self._store.facts([wager]).settled

    def total(self) -> int:
        """The sum of all accounts with the house's: 0 after every posting. Source: rules.md §0 G3."""
        return self._store.total()
