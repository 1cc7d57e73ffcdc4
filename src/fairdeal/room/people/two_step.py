"""Two-step sign-in: besides the password, a code from an app, or one of ten recovery codes that work once each."""

from base64 import b32encode
from collections import OrderedDict
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Final
from unicodedata import normalize

import msgspec

from fairdeal.room import refusals
from fairdeal.room.people import totp
from fairdeal.room.ports import SettingRow, Write

PREFIX: Final = "two-step:"
"""How the names of the settings begin that keep this, by player; an empty one is turned off."""

SECRET_SIZE: Final = 20
RECOVERY_SIZE: Final = 7
"""Random bytes in a secret and in a recovery code."""

RECOVERY_CODES: Final = 10
MOST_BEGUN: Final = 100
"""How many players can be about to turn it on."""


class Kept(msgspec.Struct, frozen=True):
    """What is kept of a player: the app's secret, the last step that was used, digests of the codes that are left."""

    secret: bytes
    used: int
    recovery: frozenset[str]

    def __repr__(self) -> str:
        """Without the secret."""
        return f"Kept({self.used}, {len(self.recovery)} recovery codes)"


class TwoStep:
    """Who signs in in two steps. Functions change memory and return what is to be written; times are since 1970."""

    def __init__(self, settings: Iterable[SettingRow], draw: Callable[[int], bytes]) -> None:
        self._draw = draw
        self._begun: OrderedDict[str, bytes] = OrderedDict()
        self._kept = {
            row.name.removeprefix(PREFIX): msgspec.json.decode(row.value, type=Kept)
            for row in settings
            if row.name.startswith(PREFIX) and row.value
        }

    def is_on(self, player: str) -> bool:
        """Whether a player signs in in two steps."""
        return player in self._kept

    def begin(self, player: str) -> bytes:
        """A new secret for a player's app, which holds when it is confirmed. Raises Conflict (`two-step-on`)."""
        if self.is_on(player):
            raise refusals.two_step_on()
        secret = self._begun[player] = self._draw(SECRET_SIZE)
        self._begun.move_to_end(player)
        while len(self._begun) > MOST_BEGUN:
            self._begun.popitem(last=False)
        return secret

    def confirm(self, player: str, code: str, now: float) -> tuple[list[str], list[Write]]:
        """Turn it on with the first code of the app; the recovery codes, to be shown this once.

        Raises Conflict (`two-step-not-begun`) and NotAllowed (`wrong-code`).
        """
        secret = self._begun.get(player)
        if secret is None:
            raise refusals.two_step_not_begun()
        used = totp.step_of(secret, _plain(code), now, after=0)
        if used is None:
            raise refusals.wrong_code()
        del self._begun[player]
        recovery = [self._recovery_code() for _ in range(RECOVERY_CODES)]
        return recovery, self._keep(player, Kept(secret, used, frozenset(map(_digest, recovery))))

    def check(self, player: str, code: str, now: float) -> list[Write]:
        """Take a code of the app, or a recovery code, of a player who signs in in two steps: each works once.

        Raises NotAllowed (`wrong-code`).
        """
        kept = self._kept[player]
        used = totp.step_of(kept.secret, _plain(code), now, after=kept.used)
        if used is not None:
            return self._keep(player, msgspec.structs.replace(kept, used=used))
        if _digest(code) in kept.recovery:
            return self._keep(player, msgspec.structs.replace(kept, recovery=kept.recovery - {_digest(code)}))
        raise refusals.wrong_code()

    def turn_off(self, player: str) -> list[Write]:
        """Let the password be enough again. Raises Conflict (`two-step-off`)."""
        if self._kept.pop(player, None) is None:
            raise refusals.two_step_off()
        return [SettingRow(PREFIX + player, b"")]

    def _keep(self, player: str, kept: Kept) -> list[Write]:
        self._kept[player] = kept
        return [SettingRow(PREFIX + player, msgspec.json.encode(kept))]

    def _recovery_code(self) -> str:
        code = b32encode(self._draw(RECOVERY_SIZE)).decode().rstrip("=").lower()
        return f"{code[:6]}-{code[6:]}"


def _plain(code: str) -> str:
    """A code without what people type around it, in any width: `123 456` is `123456`."""
    return "".join(sign for sign in normalize("NFKC", code).casefold() if sign.isalnum())


def _digest(code: str) -> str:
    return sha256(_plain(code).encode("utf-8", "replace")).hexdigest()
