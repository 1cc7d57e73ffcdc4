"""Accounts print as texts and are read back; what is no account is refused."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairdeal.engine.accounts import BANK, POT, Account, AccountKind, stack, stake
from fairdeal.engine.accounts import HOUSE as AT_HOUSE
from fairdeal.errors import NotUnderstood
from fairdeal.ledger import HOUSE, LedgerAccount, Round, TableAccount, WagerAccount, Wallet, at_table, read_account

ROUND = Round("t1", "7")

letters = st.characters(exclude_categories=("C", "Z"), exclude_characters="/:")
names = st.text(letters, min_size=1, max_size=64).filter(str.isprintable)
seats = st.integers(0, 300)
accounts: st.SearchStrategy[LedgerAccount] = st.one_of(
    st.just(HOUSE),
    st.builds(Wallet, names),
    st.builds(TableAccount, names, st.sampled_from([POT, BANK]) | seats.map(stack)),
    st.builds(WagerAccount, st.builds(Round, names, names), seats, names),
)


@pytest.mark.parametrize(
    ("account", "text"),
    [
        (HOUSE, "house"),
        (Wallet("anna"), "wallet:anna"),
        (Wallet("Аня"), "wallet:Аня"),
        (TableAccount("t1", stack(3)), "table:t1/stack:3"),
        (TableAccount("t1", POT), "table:t1/pot"),
        (TableAccount("t1", BANK), "table:t1/bank"),
        (WagerAccount(ROUND, 3, "war"), "table:t1/round:7/stake:3/war"),
        (WagerAccount(ROUND, 0, "hand:2/double"), "table:t1/round:7/stake:0/hand:2/double"),
    ],
)
def test_an_account_prints_as_a_text_and_is_read_back(account: LedgerAccount, text: str) -> None:
    assert str(account) == text
    assert read_account(text) == account


@given(accounts)
def test_every_account_is_read_back(account: LedgerAccount) -> None:
    assert read_account(str(account)) == account


@given(st.one_of(st.text(max_size=40), st.text("house/wallet:table123 potbanksk", max_size=30)))
def test_any_text_is_an_account_that_prints_so_or_is_refused(text: str) -> None:
    try:
        account = read_account(text)
    except NotUnderstood:
        return
    assert str(account) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "House", "house ", "wallet:", "wallet", "wallet:a/b", "stack:3", "pot"),
        *("table:t1", "table:t1/", "table:t1/house", "table:t1/stack:", "table:t1/stack:03", "table:t1/stack:-1"),
        *("table:t1/stack:٣", "table:t1/pot:1", "table:t1/stake:3/war", "table:t1/round:7/stake:3/"),
        *("table:t1/round:7/pot", "table:/pot", "wallet:a\n"),
    ],
)
def test_what_is_no_account_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        read_account(text)
    assert refused.value.code in {"ledger-account", "ledger-name"}


def test_the_refusal_of_an_account_shows_what_accounts_look_like() -> None:
    with pytest.raises(NotUnderstood) as refused:
        read_account("stack:3")
    assert (refused.value.code, refused.value.facts) == ("ledger-account", {"text": "stack:3"})
    assert str(refused.value) == (
        "“stack:3” isn’t an account. Accounts look like house, wallet:anna, table:t1/stack:3, "
        "table:t1/pot or table:t1/round:7/stake:3/war."
    )


@pytest.mark.parametrize("name", ["", "a b", "a/b", "a:b", "a\n", "\ud800", "x" * 65, 7, None])
def test_an_id_that_is_not_one_word_is_refused_by_name(name: object) -> None:
    builders: list[Callable[[Any], object]] = [
        Wallet,
        lambda name: Round(name, "7"),
        lambda name: Round("t1", name),
        lambda name: TableAccount(name, POT),
    ]
    for build in builders:
        with pytest.raises(NotUnderstood) as refused:
            build(name)
        shown = str(name)[:40]
        assert (refused.value.code, refused.value.facts) == ("ledger-name", {"name": shown, "most": 64})
        assert str(refused.value) == (
            f"“{shown}” can’t name anything in the ledger: a name is one word of 1 to 64 characters, "
            "and only a wager’s may contain “/” or “:”."
        )


@pytest.mark.parametrize("wager", ["", "a b", "x" * 65])
def test_a_wager_needs_a_name_of_one_word(wager: str) -> None:
    with pytest.raises(NotUnderstood, match="can’t name anything in the ledger"):
        at_table(stake(3, wager), ROUND)


@pytest.mark.parametrize(
    ("place", "account"),
    [
        (AT_HOUSE, HOUSE),
        (POT, TableAccount("t1", POT)),
        (BANK, TableAccount("t1", BANK)),
        (stack(3), TableAccount("t1", stack(3))),
        (stake(3, "war"), WagerAccount(ROUND, 3, "war")),
    ],
)
def test_an_account_of_the_engine_has_its_account_in_the_ledger(place: Account, account: LedgerAccount) -> None:
    assert at_table(place, ROUND) == account


@pytest.mark.parametrize("place", [AT_HOUSE, stake(3, "war"), Account(AccountKind.STACK), Account(AccountKind.POT, 2)])
def test_only_stack_pot_and_bank_stay_at_a_table(place: Account) -> None:
    with pytest.raises(AssertionError, match="no account that stays at a table"):
        TableAccount("t1", place)


def test_accounts_of_other_tables_rounds_seats_and_wagers_are_other_accounts() -> None:
    different = {
        *(Wallet("t1"), TableAccount("t1", POT), TableAccount("t1", BANK), TableAccount("t2", POT)),
        *(TableAccount("t1", stack(3)), WagerAccount(ROUND, 3, "war"), WagerAccount(ROUND, 2, "war")),
        *(WagerAccount(ROUND, 3, "initial"), WagerAccount(Round("t1", "8"), 3, "war")),
        *(WagerAccount(Round("t2", "7"), 3, "war"), HOUSE),
    }
    assert len(different) == len(set(map(str, different))) == 11
