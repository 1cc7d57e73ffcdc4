"""What the ledger allows, what it refuses and in which words."""

from collections.abc import Callable

import pytest

from fairdeal.engine.accounts import HOUSE as AT_HOUSE
from fairdeal.engine.accounts import POT, stack, stake
from fairdeal.engine.chips import Chips
from fairdeal.engine.events import Reason, Transfer
from fairdeal.errors import Conflict, IllegalTransfer
from fairdeal.ledger import (
    HOUSE,
    Entry,
    Ledger,
    MemoryLedgerStore,
    Posting,
    Round,
    TableAccount,
    WagerAccount,
    Wallet,
    WalletReason,
)

ANNA, STACK = Wallet("anna"), TableAccount("t1", stack(0))
INITIAL, WAR = (WagerAccount(Round("t1", "7"), 0, name) for name in ("initial", "war"))

BET = Transfer(stack(0), stake(0, "initial"), 4, Reason.BET)
RAISE = Transfer(stack(0), stake(0, "war"), 4, Reason.BET)
LOST = Transfer(stake(0, "initial"), AT_HOUSE, 4, Reason.LOSS)
BACK = Transfer(stake(0, "initial"), stack(0), 4, Reason.REFUND)
HALF_LOST = Transfer(stake(0, "initial"), AT_HOUSE, 2, Reason.LOSS)
HALF_BACK = Transfer(stake(0, "initial"), stack(0), 2, Reason.RETURN)
PAID = Transfer(AT_HOUSE, stake(0, "initial"), 4, Reason.WIN)
ALL_BACK = Transfer(stake(0, "initial"), stack(0), 8, Reason.RETURN)


@pytest.fixture
def ledger() -> Ledger:
    """Anna has 1000 in her wallet and 100 before seat 0 of table t1."""
    ledger = Ledger(MemoryLedgerStore())
    ledger.open_account("anna", 1100, key="open")
    ledger.buy_in("anna", "t1", 0, 100, key="in")
    return ledger


@pytest.fixture
def play(ledger: Ledger) -> Callable[..., None]:
    """Post each step, a transfer or a list of them, in round 7 of table t1; chips are conserved each time."""

    def play(*steps: Transfer | list[Transfer]) -> None:
        for number, step in enumerate(steps):
            transfers = step if isinstance(step, list) else [step]
            ledger.post_round("t1", "7", transfers, f"{len(ledger.history(STACK))}.{number}")
            assert ledger.total() == 0

    return play


def test_chips_go_from_the_house_to_a_wallet_to_a_stack_and_back(ledger: Ledger) -> None:
    assert (ledger.balance(HOUSE), ledger.balance(ANNA), ledger.balance(STACK)) == (-1100, 1000, 100)
    ledger.cash_out("anna", "t1", 0, 99, key="out")
    ledger.take("anna", 1099, key="take", note="closed")
    assert (ledger.balance(HOUSE), ledger.balance(ANNA), ledger.balance(STACK)) == (-1, 0, 1)
    assert ledger.total() == 0


def test_a_grant_keeps_its_reason_and_note(ledger: Ledger) -> None:
    ledger.grant("anna", 80, key="daily", reason=WalletReason.TOP_UP, note="day 3")
    last = ledger.history(ANNA)[-1]
    assert (last.amount, last.reason, last.note) == (80, WalletReason.TOP_UP, "day 3")


def test_a_receipt_tells_both_sides_of_every_entry_in_order(ledger: Ledger) -> None:
    receipt = ledger.post_round("t1", "7", [BET, RAISE], "bets")
    assert [(str(change.account), change.amount, change.balance) for change in receipt.changes] == [
        ("table:t1/stack:0", -4, 96),
        ("table:t1/round:7/stake:0/initial", 4, 4),
        ("table:t1/stack:0", -4, 92),
        ("table:t1/round:7/stake:0/war", 4, 4),
    ]


# Overdrafts


def test_more_than_a_wallet_holds_is_refused(ledger: Ledger) -> None:
    with pytest.raises(IllegalTransfer) as refused:
        ledger.buy_in("anna", "t1", 0, 1001, key="more")
    assert (refused.value.code, refused.value.facts) == (
        "overdraft",
        {"amount": Chips(1001), "source": "wallet:anna", "target": "table:t1/stack:0", "balance": Chips(1000)},
    )
    assert str(refused.value) == (
        "wallet:anna has 500, so 500½ can’t go from there to table:t1/stack:0. At most 500 can be moved."
    )
    assert all(isinstance(refused.value.facts[name], Chips) for name in ("amount", "balance"))


def test_an_account_that_no_chip_ever_touched_holds_nothing(ledger: Ledger) -> None:
    with pytest.raises(IllegalTransfer, match=r"has 0, so .* At most 0 can be moved"):
        ledger.buy_in("boris", "t1", 1, 2, key="boris")


def test_all_that_is_there_can_be_moved(ledger: Ledger) -> None:
    ledger.buy_in("anna", "t1", 0, 1000, key="all")
    assert ledger.balance(ANNA) == 0


def test_entries_are_judged_in_their_order(ledger: Ledger) -> None:
    ante = Entry(STACK, TableAccount("t1", POT), 100, Reason.BET)
    win = Entry(TableAccount("t1", POT), STACK, 100, Reason.WIN)
    with pytest.raises(IllegalTransfer, match="table:t1/pot has 0"):
        ledger.post(Posting("backwards", (win, ante)))
    assert ledger.post(Posting("forwards", (ante, win))).changes[-1].balance == 100


# Wallets


def test_chips_cannot_go_to_a_wallet_that_is_not_there(ledger: Ledger) -> None:
    with pytest.raises(IllegalTransfer) as refused:
        ledger.cash_out("ana", "t1", 0, 100, key="typo")
    assert refused.value.code == "wallet-not-open"
    assert str(refused.value) == (
        "50 can’t go from table:t1/stack:0 to wallet:ana: there’s no such wallet. A wallet is opened "
        "with chips from the house."
    )
    assert ledger.balance(STACK) == 100


def test_any_chips_from_the_house_open_a_wallet(ledger: Ledger) -> None:
    ledger.grant("boris", 200, key="grant")
    gift = Entry(ANNA, Wallet("boris"), 10, WalletReason.GRANT)
    assert ledger.post(Posting("gift", (gift,))).changes[-1].balance == 210


def test_a_wallet_is_opened_once(ledger: Ledger) -> None:
    with pytest.raises(Conflict) as refused:
        ledger.open_account("anna", 1100, key="open again")
    assert (refused.value.code, refused.value.facts) == ("wallet-already-open", {"wallet": "wallet:anna"})
    assert str(refused.value) == "wallet:anna is open already. More chips can be granted to it."
    assert ledger.balance(ANNA) == 1000


# Keys


def test_the_same_call_again_gives_the_first_receipt_and_moves_nothing(ledger: Ledger) -> None:
    first = ledger.post_round("t1", "7", [BET], "bet")
    ledger.post_round("t1", "7", [LOST], "lost")
    assert ledger.post_round("t1", "7", [BET], "bet") == first
    assert (ledger.balance(INITIAL), ledger.balance(STACK)) == (0, 96)


@pytest.mark.parametrize(
    ("round_id", "transfers"),
    [("8", [BET]), ("7", [RAISE]), ("7", [BET, RAISE])],
    ids=["another round", "another wager", "one more"],
)
def test_another_posting_under_the_same_key_is_a_conflict(
    ledger: Ledger, round_id: str, transfers: list[Transfer]
) -> None:
    ledger.post_round("t1", "7", [BET], "bet")
    with pytest.raises(Conflict) as refused:
        ledger.post_round("t1", round_id, transfers, "bet")
    assert (refused.value.code, refused.value.facts) == ("posting-key-reused", {"key": "bet"})
    assert str(refused.value) == (
        "The key bet belongs to another posting, which stays as it is. A new posting needs a new key."
    )


def test_a_refused_posting_does_not_use_its_key_up(ledger: Ledger) -> None:
    with pytest.raises(IllegalTransfer):
        ledger.buy_in("anna", "t1", 0, 1001, key="more")
    assert ledger.buy_in("anna", "t1", 0, 1000, key="more").changes[-1].balance == 1100


# Wagers


@pytest.mark.parametrize(
    ("settlement", "stack_after", "house_after"),
    [
        ([PAID, ALL_BACK], 104, -1104),
        ([LOST], 96, -1096),
        ([HALF_LOST, HALF_BACK], 98, -1098),
        ([Transfer(stake(0, "initial"), stack(0), 4, Reason.RETURN)], 100, -1100),
    ],
    ids=["won", "lost", "surrendered", "pushed"],
)
def test_a_wager_is_settled_by_the_posting_that_empties_it(
    ledger: Ledger, settlement: list[Transfer], stack_after: int, house_after: int
) -> None:
    ledger.post_round("t1", "7", [BET], "bet")
    assert ledger.post_round("t1", "7", settlement, "settled").settled == {INITIAL}
    assert (ledger.balance(STACK), ledger.balance(HOUSE), ledger.balance(INITIAL)) == (stack_after, house_after, 0)
    assert ledger.is_settled(INITIAL)
    assert not ledger.is_settled(WAR)


@pytest.mark.parametrize("late", [BET, PAID, LOST, BACK], ids=["bet", "paid", "lost", "refunded"])
def test_nothing_moves_in_or_out_of_a_settled_wager(ledger: Ledger, play: Callable[..., None], late: Transfer) -> None:
    play(BET, LOST)
    with pytest.raises(IllegalTransfer) as refused:
        play(late)
    assert refused.value.code == "wager-settled"
    assert refused.value.facts["wager"] == "table:t1/round:7/stake:0/initial"
    assert "is settled, and a wager is settled once. Another wager needs another name or another round." in str(
        refused.value
    )
    assert (ledger.balance(STACK), ledger.balance(INITIAL)) == (96, 0)


def test_the_refusal_of_a_settled_wager_says_what_was_tried(play: Callable[..., None]) -> None:
    with pytest.raises(IllegalTransfer) as refused:
        play(BET, LOST, BET)
    assert str(refused.value) == (
        "2 can’t go from table:t1/stack:0 to table:t1/round:7/stake:0/initial: "
        "table:t1/round:7/stake:0/initial is settled, and a wager is settled once. Another wager "
        "needs another name or another round."
    )


def test_a_wager_of_the_same_name_in_the_next_round_is_another_wager(ledger: Ledger, play: Callable[..., None]) -> None:
    play(BET, LOST)
    ledger.post_round("t1", "8", [BET], "next")
    assert ledger.balance(WagerAccount(Round("t1", "8"), 0, "initial")) == 4


@pytest.mark.parametrize("part", [HALF_LOST, HALF_BACK, Transfer(stake(0, "initial"), stack(0), 2, Reason.REFUND)])
def test_a_part_of_a_wager_cannot_be_taken(ledger: Ledger, play: Callable[..., None], part: Transfer) -> None:
    play(BET)
    with pytest.raises(IllegalTransfer) as refused:
        play(part)
    assert (refused.value.code, refused.value.facts) == (
        "wager-not-emptied",
        {"wager": "table:t1/round:7/stake:0/initial", "left": Chips(2)},
    )
    assert str(refused.value) == (
        "Chips can’t be taken out of table:t1/round:7/stake:0/initial leaving 1 behind: a wager is "
        "settled whole. Take all of it in one posting, or none."
    )
    assert (ledger.balance(STACK), ledger.balance(INITIAL)) == (96, 4)


def test_a_wager_can_be_raised_while_it_is_open(ledger: Ledger, play: Callable[..., None]) -> None:
    play(BET, BET)
    assert ledger.balance(INITIAL) == 8
    play(ALL_BACK)
    assert ledger.is_settled(INITIAL)


def test_a_wager_can_be_placed_and_settled_in_one_posting(ledger: Ledger, play: Callable[..., None]) -> None:
    play([BET, PAID, ALL_BACK])
    assert (ledger.balance(STACK), ledger.is_settled(INITIAL)) == (104, True)


def test_a_wager_cannot_be_settled_twice_in_one_posting(ledger: Ledger, play: Callable[..., None]) -> None:
    with pytest.raises(IllegalTransfer, match="a wager is settled once"):
        play([BET, LOST, BET, LOST])
    assert ledger.balance(STACK) == 100


def test_a_bet_taken_back_can_be_placed_again_in_the_same_round(ledger: Ledger, play: Callable[..., None]) -> None:
    play(BET, BACK)
    assert (ledger.balance(STACK), ledger.is_settled(INITIAL)) == (100, False)
    play(BET, BACK, [BET, BACK, BET], LOST)
    assert (ledger.balance(STACK), ledger.is_settled(INITIAL)) == (96, True)


def test_a_bet_is_taken_back_once(play: Callable[..., None]) -> None:
    with pytest.raises(IllegalTransfer, match=r"has 0, so .* At most 0 can be moved"):
        play(BET, BACK, BACK)


@pytest.mark.parametrize(
    "emptying",
    [
        [HALF_LOST, Transfer(stake(0, "initial"), stack(0), 2, Reason.REFUND)],
        [Transfer(stake(0, "initial"), stack(0), 2, Reason.REFUND), HALF_LOST],
        [Transfer(stake(0, "initial"), AT_HOUSE, 4, Reason.REFUND)],
        [Transfer(stake(0, "initial"), stack(1), 4, Reason.REFUND)],
    ],
    ids=["lost in part", "lost in part last", "to the house", "to another seat"],
)
def test_only_a_bet_that_goes_back_whole_to_its_own_stack_is_taken_back(
    ledger: Ledger, play: Callable[..., None], emptying: list[Transfer]
) -> None:
    play(BET, emptying)
    assert ledger.is_settled(INITIAL)


def test_a_void_round_gives_every_wager_back_and_can_be_bet_on_again(ledger: Ledger, play: Callable[..., None]) -> None:
    war_back = Transfer(stake(0, "war"), stack(0), 4, Reason.REFUND)
    play(BET, RAISE, [BACK, war_back])
    assert ledger.balance(STACK) == 100
    play(BET, RAISE)
    assert (ledger.balance(INITIAL), ledger.balance(WAR)) == (4, 4)
