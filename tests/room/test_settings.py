"""The settings of a room: defaults, bounds, and the row that keeps them."""

from contextlib import suppress

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairdeal.errors import FairdealError, IllegalHouse, NotAllowed, NotUnderstood
from fairdeal.room.ports import PlayerRow, SettingRow
from fairdeal.room.settings import (
    MOST_GIVEN,
    Settings,
    check_chat,
    check_may_make_tables,
    read_settings,
    write_settings,
)
from fairdeal.room.tables.policy import Policy

GUEST = PlayerRow("g", "Guido", "guido", 0.0)
ACCOUNT = PlayerRow("a", "Anna", "anna", 0.0, password="hash")
HOST = PlayerRow("h", "Petra", "petra", 0.0, password="hash", host=True)


def test_a_new_room_gives_1000_chips_and_tops_up_below_20_to_100() -> None:
    settings = read_settings([SettingRow("limit:anna", b"{}")])
    assert settings == Settings()
    assert (settings.opening, settings.top_up_below, settings.top_up_to) == (2000, 40, 200)
    assert (settings.policy, settings.chat, settings.tables) == (Policy(), True, "everybody")


def test_what_is_written_is_read_back() -> None:
    settings = Settings(name="  У  Анны ", opening=500, policy=Policy(decision=None), chat=False, tables="hosts")
    assert settings.name == "У Анны"
    assert read_settings([write_settings(settings)]) == settings


def test_a_row_of_an_older_release_gets_the_defaults_of_what_is_new() -> None:
    assert read_settings([SettingRow("room", b'{"opening":10}')]) == Settings(opening=10)


@pytest.mark.parametrize("setting", ["opening", "top_up_below", "top_up_to"])
@pytest.mark.parametrize("amount", [-1, MOST_GIVEN + 1])
def test_an_amount_out_of_bounds_is_refused(setting: str, amount: int) -> None:
    with pytest.raises(IllegalHouse, match=f"The room’s {setting} can’t be .*. Enter an amount from 0 to") as caught:
        msgspec.convert({setting: amount}, Settings)
    assert caught.value.code == "setting-amount"


def test_chips_are_given_up_to_more_than_the_amount_below_which_they_are_given() -> None:
    with pytest.raises(IllegalHouse, match="Players below 100 can’t be given chips up to 20") as caught:
        Settings(top_up_below=200, top_up_to=40)
    assert caught.value.code == "top-up-crossed"


@pytest.mark.parametrize("name", ["", "x" * 41, "a\u202eb"])
def test_a_name_that_cannot_be_read_is_refused(name: str) -> None:
    with pytest.raises(NotUnderstood):
        Settings(name=name)


@pytest.mark.parametrize("value", [b"", b"[]", b'{"opening":"much"}', b'{"colour":1}', b'{"tables":"nobody"}', b"\xff"])
def test_a_broken_row_is_refused_with_what_is_wrong(value: bytes) -> None:
    with pytest.raises(NotUnderstood, match="The room’s settings aren’t as they should be: ") as caught:
        read_settings([SettingRow("room", value)])
    assert caught.value.code == "settings-broken"


@given(st.binary(max_size=40))
def test_any_bytes_give_settings_or_are_refused(value: bytes) -> None:
    with suppress(FairdealError):
        assert isinstance(read_settings([SettingRow("room", value)]), Settings)


@pytest.mark.parametrize(
    ("tables", "allowed"), [("everybody", [GUEST, ACCOUNT, HOST]), ("accounts", [ACCOUNT, HOST]), ("hosts", [HOST])]
)
def test_tables_are_made_by_those_who_may(tables: str, allowed: list[PlayerRow]) -> None:
    settings = msgspec.convert({"tables": tables}, Settings)
    for player in (GUEST, ACCOUNT, HOST):
        if player in allowed:
            check_may_make_tables(settings, player)
        else:
            with pytest.raises(NotAllowed, match="can create tables") as caught:
                check_may_make_tables(settings, player)
            assert caught.value.code == f"tables-for-{tables}"


def test_a_room_may_be_without_chat() -> None:
    check_chat(Settings())
    with pytest.raises(NotAllowed, match="Chat is turned off in this room") as caught:
        check_chat(Settings(chat=False))
    assert caught.value.code == "chat-off"
