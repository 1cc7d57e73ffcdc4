"""Random postings, refusals and repeats against a plain model of the books, with every law checked after every step."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from fairdeal.engine.accounts import BANK, POT, Account, stack, stake
from fairdeal.engine.accounts import HOUSE as AT_HOUSE
from fairdeal.engine.events import Reason, Transfer
from fairdeal.errors import Conflict, IllegalTransfer
from fairdeal.ledger import (
    HOUSE,
    Entry,
    Ledger,
    LedgerAccount,
    LedgerStore,
    Posting,
    Receipt,
    Round,
    TableAccount,
    WagerAccount,
    Wallet,
    WalletReason,
)
from fairdeal.ledger.postings import round_posting

PLAYERS = ("anna", "boris")
SEATS = (0, 1)
ROUNDS = ("1", "2")
WAGERS = ("initial", "war")
PLACES = (AT_HOUSE, POT, BANK, *map(stack, SEATS), *(stake(seat, wager) for seat in SEATS for wager in WAGERS))

ACCOUNTS: tuple[LedgerAccount, ...] = (
    HOUSE,
    *map(Wallet, PLAYERS),
    *(TableAccount("t", place) for place in (POT, BANK, *map(stack, SEATS))),
    *(WagerAccount(Round("t", each), seat, wager) for each in ROUNDS for seat in SEATS for wager in WAGERS),
)
FREE = ACCOUNTS[:7]
"""Accounts that belong to no round."""

small = st.integers(1, 12)
players = st.sampled_from(PLAYERS)
seats = st.sampled_from(SEATS)
rounds = st.sampled_from(ROUNDS)
wagers = st.sampled_from(WAGERS)


@st.composite
def transfers(draw: st.DrawFn) -> Transfer:
    source, target = draw(st.lists(st.sampled_from(PLACES), min_size=2, max_size=2, unique=True))
    return Transfer(source, target, draw(small), draw(st.sampled_from(Reason)))


class LedgerMachine(RuleBasedStateMachine):
    """The model is a plain sum of what was accepted, and a set of wagers that were emptied other than by refunds."""

    def make_store(self) -> LedgerStore:
        raise NotImplementedError

    def __init__(self) -> None:
        super().__init__()
        self.ledger = Ledger(self.make_store())
        self.balances: Counter[LedgerAccount] = Counter()
        self.settled: set[WagerAccount] = set()
        self.receipts: list[Receipt] = []
        self.keys = 0

    @initialize()
    def everybody_gets_chips(self) -> None:
        for player in PLAYERS:
            self.attempt(Posting(self.key(), (Entry(HOUSE, Wallet(player), 60, WalletReason.OPENING),)))
        for player, seat in zip(PLAYERS, SEATS, strict=True):
            entry = Entry(Wallet(player), TableAccount("t", stack(seat)), 40, WalletReason.BUY_IN)
            self.attempt(Posting(self.key(), (entry,)))

    @rule(accounts=st.lists(st.sampled_from(FREE), min_size=2, max_size=2, unique=True), amount=small)
    def chips_move_between_rounds(self, accounts: list[LedgerAccount], amount: int) -> None:
        try:
            entry = Entry(accounts[0], accounts[1], amount, WalletReason.GRANT)
        except IllegalTransfer:
            wallets = sum(isinstance(account, Wallet) for account in accounts)
            assert wallets == 1, "only a wallet and a pot or bank do not go together"
            return
        self.attempt(Posting(self.key(), (entry,)))

    @rule(round_id=rounds, batch=st.lists(transfers(), min_size=1, max_size=4))
    def anything_at_all_in_a_round(self, round_id: str, batch: list[Transfer]) -> None:
        self.attempt(round_posting("t", round_id, batch, self.key()))

    @rule(round_id=rounds, seat=seats, wager=wagers, amount=small)
    def a_bet(self, round_id: str, seat: int, wager: str, amount: int) -> None:
        self.attempt(
            round_posting("t", round_id, [Transfer(stack(seat), stake(seat, wager), amount, Reason.BET)], self.key())
        )

    @rule(round_id=rounds, seat=seats, wager=wagers, spared=st.integers(0, 2), reason=st.sampled_from(Reason))
    def a_wager_comes_back(self, round_id: str, seat: int, wager: str, spared: int, reason: Reason) -> None:
        self.pay_out(round_id, seat, wager, [(stack(seat), spared, reason)])

    @rule(round_id=rounds, seat=seats, wager=wagers, kept=st.integers(1, 6))
    def a_wager_is_lost_in_part(self, round_id: str, seat: int, wager: str, kept: int) -> None:
        self.pay_out(round_id, seat, wager, [(AT_HOUSE, kept, Reason.LOSS), (stack(seat), 0, Reason.RETURN)])

    def pay_out(self, round_id: str, seat: int, wager: str, parts: list[tuple[Account, int, Reason]]) -> None:
        """Take chips out of a wager, each time all but `spared`, and post what was taken."""
        held = self.balances[WagerAccount(Round("t", round_id), seat, wager)]
        taken = []
        for target, spared, reason in parts:
            if held > spared:
                taken.append(Transfer(stake(seat, wager), target, held - spared, reason))
                held = spared
        if taken:
            self.attempt(round_posting("t", round_id, taken, self.key()))

    @rule(data=st.data(), altered=st.booleans())
    def an_earlier_posting_comes_again(self, data: st.DataObject, altered: bool) -> None:
        if not self.receipts:
            return
        receipt = data.draw(st.sampled_from(self.receipts))
        again = receipt.posting
        if not altered:
            assert self.ledger.post(again) == receipt
            return
        with pytest.raises(Conflict):
            self.ledger.post(Posting(again.key, again.entries, again.round, again.note + "!"))

    def key(self) -> str:
        self.keys += 1
        return f"key{self.keys}"

    def attempt(self, posting: Posting) -> None:
        """Post it; the model says beforehand whether it may stand."""
        balances, settled = self.expect(posting)
        try:
            receipt = self.ledger.post(posting)
        except IllegalTransfer:
            assert balances is None, "refused without cause"
            return
        assert balances is not None, "accepted against the rules"
        assert receipt.settled == settled - self.settled
        self.balances, self.settled = balances, settled
        self.receipts.append(receipt)

    def expect(self, posting: Posting) -> tuple[Counter[LedgerAccount] | None, set[WagerAccount]]:
        balances, settled = self.balances.copy(), set(self.settled)
        refunds_only: dict[WagerAccount, bool] = {}
        for entry in posting.entries:
            if settled & {entry.source, entry.target}:
                return None, self.settled
            balances[entry.source] -= entry.amount
            balances[entry.target] += entry.amount
            if entry.source != HOUSE and balances[entry.source] < 0:
                return None, self.settled
            if isinstance(entry.source, WagerAccount):
                own = entry.target == TableAccount("t", stack(entry.source.seat))
                back = own and entry.reason is Reason.REFUND
                refunds_only[entry.source] = refunds_only.get(entry.source, True) and back
                if balances[entry.source] == 0 and not refunds_only.pop(entry.source):
                    settled.add(entry.source)
        return (None, self.settled) if refunds_only else (balances, settled)

    @invariant()
    def chips_are_conserved(self) -> None:
        assert self.ledger.total() == 0
        assert sum(self.ledger.balance(account) for account in ACCOUNTS) == 0

    @invariant()
    def balances_are_the_sum_of_what_was_accepted_and_only_the_house_owes(self) -> None:
        for account in ACCOUNTS:
            balance = self.ledger.balance(account)
            assert balance == self.balances[account]
            assert balance >= 0 or account == HOUSE

    @invariant()
    def settled_wagers_are_empty_and_stay_settled(self) -> None:
        for account in ACCOUNTS:
            if isinstance(account, WagerAccount):
                assert self.ledger.is_settled(account) == (account in self.settled)
        assert not any(self.balances[wager] for wager in self.settled)

    def teardown(self) -> None:
        """Every history adds up line by line."""
        for account in ACCOUNTS:
            changes = self.ledger.history(account)
            assert sum(change.amount for change in changes) == self.balances[account]
            for before, change in pairwise(changes):
                assert before.balance + change.amount == change.balance
