"""The books of a running room: a store that forgets rounds, and whose quick way of posting is the judge's twin."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairdeal.engine.accounts import BANK, POT, stack, stake
from fairdeal.engine.accounts import HOUSE as AT_HOUSE
from fairdeal.engine.events import Reason, Transfer
from fairdeal.errors import Conflict, FairdealError, IllegalTransfer
from fairdeal.ledger import (
    HOUSE,
    Change,
    Ledger,
    LedgerAccount,
    LedgerStore,
    MemoryLedgerStore,
    Receipt,
    Round,
    WagerAccount,
    Wallet,
)
from fairdeal.room.chips.books import RECENT, BalanceStore
from tests.ledger.contract import BET, TAKEN_BACK, WAGER, WON, LedgerStoreContract
from tests.ledger.machine import ACCOUNTS, transfers


class Remembering(BalanceStore):
    """The books with a history beside them, as a room has one in its database, for the contract to read."""

    def __init__(self) -> None:
        super().__init__()
        self._memory = MemoryLedgerStore()

    @contextmanager
    def transaction(self) -> Iterator[None]:
        with super().transaction(), self._memory.transaction():
            yield

    def append(self, receipt: Receipt) -> None:
        super().append(receipt)
        self._memory.append(receipt)

    def history(self, account: LedgerAccount, limit: int | None = None) -> tuple[Change, ...]:
        return self._memory.history(account, limit)


class TestBalanceStore(LedgerStoreContract):
    def make_store(self) -> LedgerStore:
        return Remembering()


@pytest.fixture
def books() -> BalanceStore:
    """Anna has 1000 in her wallet and 100 before seat 0 of table t1."""
    books = BalanceStore()
    ledger = Ledger(books)
    ledger.open_account("anna", 1100, key="open")
    ledger.buy_in("anna", "t1", 0, 100, key="in")
    return books


def test_it_has_no_history(books: BalanceStore) -> None:
    assert Ledger(books).history(Wallet("anna")) == ()


def test_wallets_are_loaded_with_what_the_house_owes(books: BalanceStore) -> None:
    books.load({"boris": 30, "vera": 0})
    ledger = Ledger(books)
    assert [ledger.balance(each) for each in (Wallet("boris"), Wallet("vera"), HOUSE)] == [30, 0, -1130]
    assert ledger.total() == 0
    ledger.buy_in("boris", "t1", 1, 30, key="b")
    ledger.cash_out("boris", "t1", 1, 30, key="c")


# The quick way


def test_a_bet_and_its_settlement_are_posted_at_once(books: BalanceStore) -> None:
    ledger = Ledger(books)
    assert books.post_at_once("t1", "7", [BET], "bet")
    assert (ledger.balance(WAGER), books.chips_at("t1")) == (4, {stack(0): 96})
    assert books.post_at_once("t1", "7", WON, "won")
    assert (ledger.balance(WAGER), books.chips_at("t1"), ledger.balance(HOUSE)) == (0, {stack(0): 104}, -1104)
    assert ledger.is_settled(WAGER)
    assert ledger.total() == 0


def test_a_repeat_of_what_was_posted_at_once_has_no_effect_and_another_posting_no_right_to_its_key(
    books: BalanceStore,
) -> None:
    ledger = Ledger(books)
    assert books.post_at_once("t1", "7", [BET], "bet")
    assert not books.post_at_once("t1", "7", [BET], "bet")
    ledger.post_round("t1", "7", [BET], "bet")
    assert ledger.balance(WAGER) == 4
    with pytest.raises(Conflict, match="The key bet belongs to another posting"):
        ledger.post_round("t1", "7", WON, "bet")


def test_inside_a_transaction_it_leaves_everything_to_the_ledger(books: BalanceStore) -> None:
    with books.transaction():
        assert not books.post_at_once("t1", "7", [BET], "bet")


@pytest.mark.parametrize(
    ("batch", "code"),
    [
        ([Transfer(stack(0), stake(0, "initial"), 101, Reason.BET)], "overdraft"),
        ([Transfer(stack(0), stake(0, "initial"), 0, Reason.BET)], "transfer-amount"),
        ([Transfer(stack(0), stake(0, "initial"), True, Reason.BET)], "transfer-amount"),
        ([Transfer(AT_HOUSE, stack(0), 2 * 10**12 + 1, Reason.WIN)], "transfer-too-large"),
        ([Transfer(stack(0), stack(0), 1, Reason.BET)], "transfer-to-itself"),
        ([Transfer(stack(0), stake(0, "two words"), 1, Reason.BET)], "ledger-name"),
        ([BET, Transfer(stake(0, "initial"), stack(0), 3, Reason.RETURN)], "wager-not-emptied"),
        ([BET, *WON, BET], "wager-settled"),
        ([BET, Transfer(stack(1), POT, 1, Reason.BET)], "overdraft"),
    ],
)
def test_what_the_judge_refuses_is_not_posted_at_once_and_changes_nothing(
    books: BalanceStore, batch: Sequence[Transfer], code: str
) -> None:
    assert not books.post_at_once("t1", "7", batch, "key")
    with pytest.raises(FairdealError) as caught:
        Ledger(books).post_round("t1", "7", batch, "key")
    assert caught.value.code == code
    assert (books.chips_at("t1"), books.total()) == ({stack(0): 100}, 0)
    assert books.post_at_once("t1", "7", [BET, *WON], "key")


@settings(max_examples=300, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(["1", "2"]), st.lists(transfers(), min_size=1, max_size=4)), max_size=12))
def test_the_quick_way_and_the_judge_are_twins(postings: list[tuple[str, list[Transfer]]]) -> None:
    books, judged = BalanceStore(), Ledger(MemoryLedgerStore())
    for ledger in (Ledger(books), judged):
        ledger.open_account("anna", 60, key="open")
        for seat in (0, 1):
            ledger.buy_in("anna", "t", seat, 30, key=f"in{seat}")
    for number, (round_id, batch) in enumerate(postings):
        made = books.post_at_once("t", round_id, batch, f"key{number}")
        try:
            judged.post_round("t", round_id, batch, f"key{number}")
        except IllegalTransfer:
            assert not made
        else:
            assert made
        assert_alike(Ledger(books), judged)


def assert_alike(one: Ledger, other: Ledger) -> None:
    assert one.total() == 0
    for account in ACCOUNTS:
        assert one.balance(account) == other.balance(account), account
        if isinstance(account, WagerAccount):
            assert one.is_settled(account) == other.is_settled(account), account


# Forgetting


def test_a_closed_round_tells_what_each_seat_gained_and_is_forgotten(books: BalanceStore) -> None:
    ledger = Ledger(books)
    ledger.grant("anna", 50, key="gift")
    ledger.buy_in("anna", "t1", 1, 50, key="in1")
    ante, loss = (
        Transfer(stack(1), stake(1, "initial"), 6, Reason.BET),
        Transfer(stake(1, "initial"), AT_HOUSE, 6, Reason.LOSS),
    )
    books.post_at_once("t1", "7", [BET, ante], "bets")
    ledger.post_round("t1", "7", [*WON, loss], "end")
    assert books.close_round("t1", "7") == {0: 4, 1: -6}
    assert not ledger.is_settled(WAGER)
    assert books.facts([], "bets").earlier is None
    assert books.facts([], "end").earlier is None
    assert ledger.total() == 0


def test_who_got_back_what_was_bet_gained_nothing(books: BalanceStore) -> None:
    books.post_at_once("t1", "7", [BET, TAKEN_BACK], "both")
    assert books.close_round("t1", "7") == {}


def test_a_pot_that_stays_is_no_ones_gain(books: BalanceStore) -> None:
    books.post_at_once(
        "t1", "7", [Transfer(stack(0), POT, 6, Reason.BET), Transfer(stack(0), BANK, 1, Reason.BET)], "a"
    )
    assert books.close_round("t1", "7") == {0: -7}
    assert books.chips_at("t1") == {stack(0): 93, POT: 6, BANK: 1}


def test_in_a_closed_round_nothing_is_settled_again(books: BalanceStore) -> None:
    ledger = Ledger(books)
    books.post_at_once("t1", "7", [BET, *WON], "all")
    books.close_round("t1", "7")
    for number in ("7", "6"):
        assert not books.post_at_once("t1", number, WON, "again")
        with pytest.raises(Conflict, match=f"Round {number} at table t1 is over and settled: nothing more") as caught:
            ledger.post_round("t1", number, WON, "again")
        assert caught.value.code == "round-closed"
        with pytest.raises(Conflict) as caught:
            ledger.post_round("t1", number, [Transfer(AT_HOUSE, stack(0), 4, Reason.WIN)], "again")
        assert caught.value.code == "round-closed"
    assert books.chips_at("t1") == {stack(0): 104}
    assert ledger.total() == 0
    assert books.post_at_once("t1", "8", [BET, *WON], "next")


def test_at_a_table_to_which_no_chips_were_brought_nothing_moves(books: BalanceStore) -> None:
    assert not books.post_at_once("t2", "1", WON[:1], "won")
    with pytest.raises(Conflict, match="No chips were brought to table t2, so none can move there") as caught:
        Ledger(books).post_round("t2", "1", [Transfer(AT_HOUSE, stack(0), 4, Reason.WIN)], "won")
    assert caught.value.code == "table-without-chips"
    assert (books.chips_at("t2"), books.total()) == ({}, 0)


def test_a_closed_table_is_gone_and_one_with_chips_is_not_closed(books: BalanceStore) -> None:
    with pytest.raises(AssertionError, match="chips leave a table before it is closed"):
        books.close_table("t1")
    Ledger(books).cash_out("anna", "t1", 0, 100, key="out")
    books.close_table("t1")
    assert books.facts([WagerAccount(Round("t1", "7"), 0, "initial")]).balances == {}
    assert books.total() == 0


def test_a_round_with_wagers_on_the_table_is_not_closed(books: BalanceStore) -> None:
    books.post_at_once("t1", "7", [BET], "bet")
    with pytest.raises(AssertionError, match="a round is over when its wagers are settled"):
        books.close_round("t1", "7")


def test_months_of_play_take_no_more_room_than_a_day(books: BalanceStore) -> None:
    ledger = Ledger(books)
    for number in range(3 * RECENT):
        ledger.grant("anna", 2, key=f"gift{number}")
        books.post_at_once("t1", str(number), [BET, *WON], f"bet{number}")
        books.close_round("t1", str(number))
    assert held_by(books) < RECENT * 3 + 50


def held_by(books: BalanceStore) -> int:
    """How many things the books hold."""
    state = vars(books)
    tables = [each for book in state["_tables"].values() for each in (*book.places, *book.rounds)]
    return sum(len(each) for each in state.values() if isinstance(each, dict | list)) + len(tables)
