"""What every store of the ledger must pass: a test class that gets its store from `make_store`."""

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import sleep

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from fairdeal.engine.accounts import HOUSE as AT_HOUSE
from fairdeal.engine.accounts import POT, stack, stake
from fairdeal.engine.events import Reason, Transfer
from fairdeal.errors import Conflict, IllegalTransfer
from fairdeal.ledger import (
    HOUSE,
    Entry,
    Facts,
    Ledger,
    LedgerAccount,
    LedgerStore,
    Posting,
    Round,
    TableAccount,
    WagerAccount,
    Wallet,
    WalletReason,
)
from tests.ledger.machine import LedgerMachine

ANNA = Wallet("anna")
STACK = TableAccount("t1", stack(0))
ROUND = Round("t1", "7")
WAGER = WagerAccount(ROUND, 0, "initial")

BET = Transfer(stack(0), stake(0, "initial"), 4, Reason.BET)
WON = (
    Transfer(AT_HOUSE, stake(0, "initial"), 4, Reason.WIN),
    Transfer(stake(0, "initial"), stack(0), 8, Reason.RETURN),
)
TAKEN_BACK = Transfer(stake(0, "initial"), stack(0), 4, Reason.REFUND)


class Interruption(Exception):
    """What happens in the middle of a transaction."""


class Slow:
    """A store that takes its time between reading and writing, so that writers meet."""

    def __init__(self, store: LedgerStore) -> None:
        self.transaction, self.append = store.transaction, store.append
        self.history, self.total = store.history, store.total
        self._facts = store.facts

    def facts(self, accounts: Iterable[LedgerAccount], key: str | None = None) -> Facts:
        facts = self._facts(accounts, key)
        sleep(0.001)
        return facts


class LedgerStoreContract:
    """Subclass it as `Test…` and say how to make an empty store."""

    parallel = True
    """Whether threads may share a store."""
    steps = settings(max_examples=60, stateful_step_count=40, deadline=None)

    def make_store(self) -> LedgerStore:
        raise NotImplementedError

    @pytest.fixture
    def store(self) -> LedgerStore:
        return self.make_store()

    @pytest.fixture
    def ledger(self, store: LedgerStore) -> Ledger:
        """Anna has 1000 in her wallet and 100 before seat 0 of table t1."""
        ledger = Ledger(store)
        ledger.open_account("anna", 1100, key="open")
        ledger.buy_in("anna", "t1", 0, 100, key="in")
        return ledger

    def test_an_empty_store_holds_nothing(self, store: LedgerStore) -> None:
        facts = store.facts([ANNA, HOUSE, WAGER], "key")
        assert (dict(facts.balances), facts.settled, facts.earlier) == ({}, frozenset(), None)
        assert (store.history(ANNA), store.total()) == ((), 0)

    def test_balances_are_kept(self, ledger: Ledger, store: LedgerStore) -> None:
        facts = store.facts([HOUSE, ANNA, STACK, Wallet("nobody")])
        assert dict(facts.balances) == {HOUSE: -1100, ANNA: 1000, STACK: 100}
        assert ledger.total() == 0

    def test_an_emptied_account_is_known_still(self, ledger: Ledger, store: LedgerStore) -> None:
        ledger.cash_out("anna", "t1", 0, 100, key="out")
        assert dict(store.facts([STACK]).balances) == {STACK: 0}

    def test_every_kind_of_account_is_kept_apart(self, ledger: Ledger) -> None:
        ante = Transfer(stack(0), POT, 6, Reason.BET)
        ledger.post_round("t1", "7", [BET, ante], "bet")
        at_another = ledger.balance(TableAccount("t2", POT)), ledger.balance(TableAccount("t1", stack(1)))
        assert (ledger.balance(WAGER), ledger.balance(TableAccount("t1", POT)), at_another) == (4, 6, (0, 0))
        assert ledger.balance(WagerAccount(Round("t1", "8"), 0, "initial")) == 0

    def test_a_receipt_is_found_by_its_key_as_it_was(self, ledger: Ledger, store: LedgerStore) -> None:
        first = ledger.post_round("t1", "7", [BET], "bet")
        ledger.post_round("t1", "7", WON, "won")
        assert store.facts([], "bet").earlier == first
        assert store.facts([], "won").earlier == ledger.post_round("t1", "7", WON, "won")
        assert store.facts([], "other").earlier is None

    def test_a_repeat_is_stored_once(self, ledger: Ledger) -> None:
        once = ledger.post_round("t1", "7", [BET], "bet")
        assert ledger.post_round("t1", "7", [BET], "bet") == once
        assert (ledger.balance(WAGER), len(ledger.history(WAGER))) == (4, 1)

    def test_other_content_under_a_used_key_changes_nothing(self, ledger: Ledger) -> None:
        with pytest.raises(Conflict):
            ledger.buy_in("anna", "t1", 0, 102, key="in")
        assert (ledger.balance(ANNA), ledger.balance(STACK)) == (1000, 100)

    def test_a_settled_wager_is_remembered(self, ledger: Ledger, store: LedgerStore) -> None:
        ledger.post_round("t1", "7", [BET], "bet")
        assert store.facts([WAGER]).settled == frozenset()
        ledger.post_round("t1", "7", WON, "won")
        assert store.facts([WAGER, ANNA]).settled == {WAGER}
        assert store.facts([WagerAccount(ROUND, 0, "war")]).settled == frozenset()

    def test_a_bet_taken_back_is_not_remembered_as_settled(self, ledger: Ledger) -> None:
        ledger.post_round("t1", "7", [BET], "bet")
        ledger.post_round("t1", "7", [TAKEN_BACK], "back")
        assert not ledger.is_settled(WAGER)

    def test_history_tells_amount_balance_reason_round_and_note(self, ledger: Ledger) -> None:
        ledger.grant("anna", 50, key="gift", note="за терпение ½")
        ledger.post_round("t1", "7", [BET], "bet")
        granted, bet = ledger.history(ANNA)[-1], ledger.history(STACK)[-1]
        assert (granted.other, granted.amount, granted.balance, granted.reason) == (HOUSE, 50, 1050, WalletReason.GRANT)
        assert (granted.key, granted.round, granted.note) == ("gift", None, "за терпение ½")
        assert (bet.other, bet.amount, bet.balance, bet.reason) == (WAGER, -4, 96, Reason.BET)
        assert (bet.key, bet.round, bet.wager) == ("bet", ROUND, WAGER)

    def test_history_is_oldest_first_and_can_be_limited_to_the_last(self, ledger: Ledger) -> None:
        for number in range(3):
            ledger.grant("anna", 1 + number, key=f"g{number}")
        assert [change.amount for change in ledger.history(ANNA)] == [1100, -100, 1, 2, 3]
        assert [change.amount for change in ledger.history(ANNA, 2)] == [2, 3]
        assert ledger.history(ANNA, 0) == ()
        assert len(ledger.history(ANNA, 99)) == 5

    def test_an_account_that_moves_twice_in_a_posting_has_two_lines(self, ledger: Ledger) -> None:
        ledger.post_round("t1", "7", [BET, *WON], "all")
        assert [(change.amount, change.balance) for change in ledger.history(WAGER)] == [(4, 4), (4, 8), (-8, 0)]

    def test_a_refused_posting_leaves_nothing_behind(self, ledger: Ledger, store: LedgerStore) -> None:
        fine, too_much = Entry(HOUSE, ANNA, 5, WalletReason.GRANT), Entry(STACK, ANNA, 101, WalletReason.CASH_OUT)
        with pytest.raises(IllegalTransfer):
            ledger.post(Posting("both", (fine, too_much)))
        assert (ledger.balance(ANNA), ledger.balance(STACK), ledger.total()) == (1000, 100, 0)
        assert (store.facts([], "both").earlier, len(ledger.history(ANNA))) == (None, 2)

    def test_what_an_interrupted_transaction_wrote_is_gone(self, ledger: Ledger, store: LedgerStore) -> None:
        with suppress(Interruption), store.transaction():
            ledger.post_round("t1", "7", [BET], "bet")
            ledger.post_round("t1", "7", WON, "won")
            raise Interruption
        facts = store.facts([STACK, WAGER], "won")
        assert (dict(facts.balances), facts.settled, facts.earlier) == ({STACK: 100}, frozenset(), None)
        assert (store.history(WAGER), ledger.total()) == ((), 0)
        assert ledger.post_round("t1", "7", [BET], "bet").changes[-1].balance == 4
        assert ledger.post_round("t1", "7", WON, "won").settled == {WAGER}

    def test_a_refusal_inside_a_transaction_spares_what_was_posted_before(
        self, ledger: Ledger, store: LedgerStore
    ) -> None:
        with store.transaction():
            ledger.grant("anna", 10, key="grant")
            with suppress(IllegalTransfer):
                ledger.take("anna", 9999, key="take")
            assert ledger.balance(ANNA) == 1010
        assert (ledger.balance(ANNA), store.facts([], "take").earlier) == (1010, None)

    def test_the_largest_amounts_are_kept_exactly(self, ledger: Ledger) -> None:
        for number in range(3):
            ledger.grant("anna", 2 * 10**12, key=f"g{number}")
        assert (ledger.balance(ANNA), ledger.balance(HOUSE)) == (6 * 10**12 + 1000, -6 * 10**12 - 1100)
        assert ledger.total() == 0

    def test_fifty_parallel_debits_take_what_is_there_and_no_more(self, ledger: Ledger, store: LedgerStore) -> None:
        def debit(number: int) -> bool:
            try:
                Ledger(Slow(store)).take("anna", 70, key=f"debit{number}")
            except IllegalTransfer:
                return False
            return True

        if not self.parallel:
            pytest.skip("threads do not share this store")
        with ThreadPoolExecutor(16) as threads:
            taken = sum(threads.map(debit, range(50)))
        assert (taken, ledger.balance(ANNA), ledger.total()) == (14, 20, 0)
        assert [change.balance for change in ledger.history(ANNA)][2:] == [1000 - 70 * n for n in range(1, 15)]

    def test_the_same_command_sent_fifty_times_at_once_counts_once(self, ledger: Ledger, store: LedgerStore) -> None:
        if not self.parallel:
            pytest.skip("threads do not share this store")
        with ThreadPoolExecutor(16) as threads:
            receipts = list(threads.map(lambda _: Ledger(Slow(store)).take("anna", 70, key="debit"), range(50)))
        assert all(receipt == receipts[0] for receipt in receipts)
        assert ledger.balance(ANNA) == 930

    def test_the_books_stay_right_whatever_is_posted(self) -> None:
        contract = self

        class Machine(LedgerMachine):
            def make_store(self) -> LedgerStore:
                return contract.make_store()

        run_state_machine_as_test(Machine, settings=self.steps)
