"""What can never be posted, whatever the books hold."""

import pytest

from fairdeal.engine.accounts import BANK, POT, Account, stack, stake
from fairdeal.engine.accounts import HOUSE as AT_HOUSE
from fairdeal.engine.chips import Chips
from fairdeal.engine.events import Reason, Transfer
from fairdeal.errors import IllegalTransfer, NotUnderstood
from fairdeal.ledger import (
    HOUSE,
    Entry,
    LedgerAccount,
    Posting,
    Round,
    TableAccount,
    WagerAccount,
    Wallet,
    WalletReason,
    read_reason,
)
from fairdeal.ledger.postings import round_posting

ANNA, STACK, ROUND = Wallet("anna"), TableAccount("t1", stack(3)), Round("t1", "7")
WAR = WagerAccount(ROUND, 3, "war")


@pytest.mark.parametrize(
    ("amount", "shown"),
    [(0, "0"), (-5, "−2½"), (True, "True"), (False, "False"), (2.0, "2.0"), ("4", "4"), (None, "None")],
)
def test_an_amount_that_is_no_whole_number_above_zero_is_refused(amount: int, shown: str) -> None:
    with pytest.raises(IllegalTransfer) as refused:
        Entry(STACK, ANNA, amount, WalletReason.CASH_OUT)
    assert refused.value.code == "transfer-amount"
    assert str(refused.value) == (f"{shown} can’t be moved: an amount is a whole number of half-chips above zero.")


def test_half_a_chip_can_be_moved_and_so_can_the_most_that_is_counted() -> None:
    assert Entry(STACK, ANNA, 1, WalletReason.CASH_OUT).amount == 1
    assert Entry(STACK, ANNA, 2 * 10**12, WalletReason.CASH_OUT).amount == 2 * 10**12


def test_more_than_is_counted_is_refused() -> None:
    with pytest.raises(IllegalTransfer) as refused:
        Entry(HOUSE, ANNA, 2 * 10**12 + 1, WalletReason.GRANT)
    assert refused.value.code == "transfer-too-large"
    assert str(refused.value) == (
        "1 000 000 000 000½ can’t be moved at once: the most that can be counted is 1 000 000 000 000."
    ).replace("0 0", "0\u202f0").replace("1 0", "1\u202f0").replace("0 0", "0\u202f0")


@pytest.mark.parametrize("account", [HOUSE, ANNA, STACK, WAR])
def test_chips_cannot_go_from_an_account_to_itself(account: LedgerAccount) -> None:
    with pytest.raises(IllegalTransfer) as refused:
        Entry(account, account, 4, Reason.BET)
    assert (refused.value.code, refused.value.facts) == (
        "transfer-to-itself",
        {"amount": Chips(4), "account": str(account)},
    )
    assert str(refused.value) == (f"2 can’t go from {account} to itself: chips move from one account to another.")


@pytest.mark.parametrize("other", [WAR, TableAccount("t1", POT), TableAccount("t1", BANK)])
def test_a_wallet_touches_no_wager_no_pot_and_no_bank(other: LedgerAccount) -> None:
    for source, target in ((ANNA, other), (other, ANNA)):
        with pytest.raises(IllegalTransfer) as refused:
            Entry(source, target, 7, Reason.BET)
        assert refused.value.code == "wallet-past-stack"
        assert str(refused.value) == (
            f"3½ can’t go from {source} to {target}: between a wallet and a wager, a pot or a bank, "
            "chips pass through a stack at the table."
        )


@pytest.mark.parametrize("other", [HOUSE, STACK, Wallet("boris")])
def test_a_wallet_trades_with_the_house_stacks_and_other_wallets(other: LedgerAccount) -> None:
    assert Entry(ANNA, other, 7, WalletReason.TAKE).target == other
    assert Entry(other, ANNA, 7, WalletReason.GRANT).source == other


@pytest.mark.parametrize("other", [TableAccount("t2", stack(3)), TableAccount("t2", POT)])
def test_chips_do_not_go_from_table_to_table(other: LedgerAccount) -> None:
    for source, target in ((STACK, other), (other, WAR)):
        with pytest.raises(IllegalTransfer) as refused:
            Entry(source, target, 4, Reason.BET)
        assert refused.value.code == "tables-apart"
        assert str(refused.value) == (
            f"2 can’t go from {source} to {target}: they’re at different tables. "
            "Cash out at one and buy in at the other."
        )


def test_a_posting_without_entries_is_refused() -> None:
    with pytest.raises(IllegalTransfer) as refused:
        round_posting("t1", "7", [], "key")
    assert refused.value.code == "posting-empty"
    assert str(refused.value) == "There is nothing to post: a posting moves chips at least once."


@pytest.mark.parametrize("other", [None, Round("t1", "8"), Round("t2", "7")])
def test_a_wager_moves_only_in_a_posting_for_its_own_round(other: Round | None) -> None:
    with pytest.raises(IllegalTransfer) as refused:
        Posting("key", (Entry(STACK, WAR, 4, Reason.BET),), other)
    assert (refused.value.code, refused.value.facts) == ("wager-out-of-round", {"wager": str(WAR)})
    assert str(refused.value) == (
        "The chips of table:t1/round:7/stake:3/war can’t be moved here: they move only in a posting "
        "for their own round."
    )


@pytest.mark.parametrize("key", ["", "a\n", "x" * 201, 7, None])
def test_a_key_that_cannot_be_printed_is_refused(key: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        Posting(key, (Entry(HOUSE, ANNA, 4, WalletReason.GRANT),))
    assert refused.value.code == "ledger-key"
    assert str(refused.value) == (
        f"“{str(key)[:40]}” can’t be the key of a posting: a key has 1 to 200 printable characters."
    )


def test_transfers_of_the_engine_become_entries_of_their_round_in_the_same_order() -> None:
    transfers = [
        Transfer(AT_HOUSE, stake(3, "war"), 4, Reason.WIN),
        Transfer(stake(3, "war"), stack(3), 8, Reason.RETURN),
        Transfer(stack(3), POT, 2, Reason.BET),
    ]
    posting = round_posting("t1", "7", transfers, "t1:12")
    assert posting == Posting(
        "t1:12",
        (
            Entry(HOUSE, WAR, 4, Reason.WIN),
            Entry(WAR, STACK, 8, Reason.RETURN),
            Entry(STACK, TableAccount("t1", POT), 2, Reason.BET),
        ),
        ROUND,
    )
    assert posting.accounts == {HOUSE, WAR, STACK, TableAccount("t1", POT)}


@pytest.mark.parametrize("target", [stack(2), POT, AT_HOUSE, stake(3, "initial")])
def test_a_refund_to_anywhere_but_the_own_stack_is_no_bet_taken_back(target: Account) -> None:
    refunds = [Transfer(stake(3, "war"), place, 4, Reason.REFUND) for place in (stack(3), target)]
    assert [entry.takes_bet_back for entry in round_posting("t1", "7", refunds, "key").entries] == [True, False]


@pytest.mark.parametrize("reason", [*Reason, *WalletReason])
def test_every_reason_is_read_back(reason: Reason | WalletReason) -> None:
    assert read_reason(str(reason)) is reason


def test_what_is_no_reason_is_refused() -> None:
    with pytest.raises(NotUnderstood) as refused:
        read_reason("whim")
    assert (refused.value.code, str(refused.value)) == ("ledger-reason", "“whim” isn’t a reason for moving chips.")
