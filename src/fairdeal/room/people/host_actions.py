"""What hosts do, each deed with a line in the audit log.

A deed is written as a word, with a number after a colon where one belongs to it: `grant:200` and `take:200`
(half-chips), `mute:1790000000` and `ban:1790000000` (until when, seconds since 1970), `unmute`, `unban`, `close-table`,
`settings`, `make-host`, `unmake-host`, `first-host`, `two-step-off`. Its subject is the id of a player or of a table.
"""

from typing import Final

from fairdeal.room import refusals
from fairdeal.room.chips.wallets import Wallets
from fairdeal.room.people.people import People
from fairdeal.room.ports import Write
from fairdeal.room.settings import Settings, write_settings

MOST_REASON: Final = 200
"""The most characters in the reason of a deed."""

FOREVER: Final = 253402300799.0
"""The latest end of a ban: the last second of the year 9999."""


class HostActions:
    """The deeds of hosts. `host` and `player` are ids; times are seconds since 1970.

    Each raises NotAllowed (`not-host`, `banned`) for anybody but a host, NotUnderstood (`reason-length`) for a reason
    that is missing or too long, and then has changed nothing.
    """

    def __init__(self, people: People, wallets: Wallets) -> None:
        self._people = people
        self._wallets = wallets

    def grant(self, host: str, player: str, amount: int, reason: str, now: float) -> list[Write]:
        """Give a player half-chips, with a reason."""
        reason = self._begin(host, reason, now, least=1)
        changes = self._wallets.grant(player, amount, reason, now)
        return [*changes, self._people.audit(host, now, f"grant:{amount}", player, reason)]

    def take(self, host: str, player: str, amount: int, reason: str, now: float) -> list[Write]:
        """Take half-chips from a player's wallet, with a reason. Raises IllegalTransfer (`take-too-large`)."""
        reason = self._begin(host, reason, now, least=1)
        changes = self._wallets.take(player, amount, reason, now)
        return [*changes, self._people.audit(host, now, f"take:{amount}", player, reason)]

    def mute(self, host: str, player: str, until: float, reason: str, now: float) -> list[Write]:
        """Let a player not write until a time. Raises NotUnderstood (`time-not-ahead`)."""
        reason = self._begin(host, reason, now)
        _check_ahead(until, now)
        row = self._people.change(player, muted_until=until)
        return [row, self._people.audit(host, now, f"mute:{int(until)}", player, reason)]

    def unmute(self, host: str, player: str, reason: str, now: float) -> list[Write]:
        """Let a player write again."""
        reason = self._begin(host, reason, now)
        row = self._people.change(player, muted_until=0.0)
        return [row, self._people.audit(host, now, "unmute", player, reason)]

    def ban(self, host: str, player: str, until: float, reason: str, now: float) -> list[Write]:
        """Let a player neither play nor write until a time.

        Raises NotUnderstood (`time-not-ahead`) and NotAllowed (`last-host`).
        """
        reason = self._begin(host, reason, now)
        _check_ahead(until, now)
        self._check_not_last(player, now)
        row = self._people.change(player, banned_until=until)
        return [row, self._people.audit(host, now, f"ban:{int(until)}", player, reason)]

    def unban(self, host: str, player: str, reason: str, now: float) -> list[Write]:
        """Let a player play and write again."""
        reason = self._begin(host, reason, now)
        row = self._people.change(player, banned_until=0.0)
        return [row, self._people.audit(host, now, "unban", player, reason)]

    def close_table(self, host: str, table: int, reason: str, now: float) -> list[Write]:
        """Write down that a table is closed; the room closes it."""
        reason = self._begin(host, reason, now)
        return [self._people.audit(host, now, "close-table", str(table), reason)]

    def make_host(self, host: str, name: str, now: float) -> list[Write]:
        """Make somebody else a host too. Raises what `People.make_host` raises."""
        self._people.check_host(host, now)
        return self._people.make_host(name, now, by=host)

    def unmake_host(self, host: str, player: str, reason: str, now: float) -> list[Write]:
        """Let somebody, or oneself, be a host no longer. Raises Conflict (`no-host`) and NotAllowed (`last-host`)."""
        reason = self._begin(host, reason, now)
        if not self._people[player].host:
            raise refusals.no_host(self._people[player].name)
        self._check_not_last(player, now)
        row = self._people.change(player, host=False)
        return [row, self._people.audit(host, now, "unmake-host", player, reason)]

    def change_settings(self, host: str, settings: Settings, now: float) -> list[Write]:
        """Keep other settings of the room."""
        self._people.check_host(host, now)
        return [write_settings(settings), self._people.audit(host, now, "settings", "room")]

    def _begin(self, host: str, reason: str, now: float, *, least: int = 0) -> str:
        self._people.check_host(host, now)
        reason = " ".join(reason.split())
        if not least <= len(reason) <= MOST_REASON or not reason.isprintable():
            raise refusals.reason_length(least, MOST_REASON)
        return reason

    def _check_not_last(self, player: str, now: float) -> None:
        if self._people.is_last_host(player, now):
            raise refusals.last_host(self._people[player].name)


def _check_ahead(until: float, now: float) -> None:
    if not now < until <= FOREVER:
        raise refusals.time_not_ahead()
