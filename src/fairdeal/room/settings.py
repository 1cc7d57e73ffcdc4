"""What a room's host decides for the whole room. Amounts are half-chips."""

from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from fairdeal.engine.chips import CHIP
from fairdeal.room import refusals
from fairdeal.room.people.names import read_name
from fairdeal.room.people.tokens import DAY
from fairdeal.room.ports import PlayerRow, SettingRow
from fairdeal.room.tables.policy import Policy

MOST_GIVEN: Final = 1_000_000 * CHIP
"""The most half-chips that the house gives a new player, or tops up to."""

LEAST_EMPTY: Final = 60
MOST_EMPTY: Final = 366 * int(DAY)
"""Seconds for which an empty table may be kept."""

MOST_ROOM_NAME: Final = 40
"""The most visible characters in the name of a room."""

ROW: Final = "room"
"""The name of the row that keeps the settings."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a room.

    `opening` is what a new player gets; who holds less than `top_up_below` is topped up to `top_up_to`, once a day.
    An empty table is closed after `empty` seconds, a private one or one of a host after `own_empty`.
    `policy` is for new tables. `tables` tells who may make them: everybody, people with an account, or hosts.
    Raises IllegalHouse (`setting-amount`, `setting-time`, `top-up-crossed`) and, for the name, what `read_name` raises.
    """

    name: str = "Fairdeal"
    opening: int = 1000 * CHIP
    top_up_below: int = 20 * CHIP
    top_up_to: int = 100 * CHIP
    policy: Policy = Policy()
    chat: bool = True
    tables: Literal["everybody", "accounts", "hosts"] = "everybody"
    empty: int = 900
    own_empty: int = 7 * int(DAY)

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "name", read_name(self.name, most=MOST_ROOM_NAME))
        for setting in ("opening", "top_up_below", "top_up_to"):
            if not 0 <= (amount := getattr(self, setting)) <= MOST_GIVEN:
                raise refusals.setting_amount(setting, amount, MOST_GIVEN)
        for setting in ("empty", "own_empty"):
            if not LEAST_EMPTY <= (time := getattr(self, setting)) <= MOST_EMPTY:
                raise refusals.setting_time(setting, time, LEAST_EMPTY, MOST_EMPTY)
        if self.top_up_to < self.top_up_below:
            raise refusals.top_up_crossed(self.top_up_below, self.top_up_to)


def read_settings(rows: Iterable[SettingRow]) -> Settings:
    """The settings as they are kept, or the defaults of a new room.

    Raises NotUnderstood (`settings-broken`), and what `Settings` raises.
    """
    for row in rows:
        if row.name == ROW:
            try:
                return msgspec.json.decode(row.value, type=Settings)
            except msgspec.MsgspecError as error:
                raise refusals.settings_broken(str(error)) from error
    return Settings()


def write_settings(settings: Settings) -> SettingRow:
    """The settings as they are kept."""
    return SettingRow(ROW, msgspec.json.encode(settings))


def check_may_make_tables(settings: Settings, player: PlayerRow) -> None:
    """Raises NotAllowed (`tables-for-accounts`, `tables-for-hosts`) for a player who may not make a table here."""
    if settings.tables == "accounts" and player.password is None and not player.host:
        raise refusals.tables_for_accounts()
    if settings.tables == "hosts" and not player.host:
        raise refusals.tables_for_hosts()


def check_chat(settings: Settings) -> None:
    """Raises NotAllowed (`chat-off`) in a room without chat."""
    if not settings.chat:
        raise refusals.chat_off()
