"""The people of a room: guests and accounts, by id and by name, and what each of them may do."""

from base64 import b32encode
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any, Final

from fairdeal.room import refusals
from fairdeal.room.people.names import fold, looks, read_name
from fairdeal.room.people.reserved import is_reserved
from fairdeal.room.ports import AuditRow, PlayerRow, Write

ID_SIZE: Final = 5
"""Random bytes in the id of a player, which has eight letters and digits."""


class People:
    """The register of everybody who was ever here.

    Functions change the register and return what is to be written; what raises has changed nothing. Times are seconds
    since 1970.

    >>> from itertools import count
    >>> people = People([], draw=bytes, ids=count(1).__next__)
    >>> people.guest("Zoë", 0.0).id, people.find("ZOE").name
    ('aaaaaaaa', 'Zoë')
    """

    def __init__(self, rows: Iterable[PlayerRow], *, draw: Callable[[int], bytes], ids: Callable[[], int]) -> None:
        self._draw = draw
        self._ids = ids
        self._rows: dict[str, PlayerRow] = {}
        self._by_fold: dict[str, str] = {}
        self._by_look: dict[str, str] = {}
        self._before: dict[str, PlayerRow] = {}
        for row in rows:
            self._enter(row)

    def __iter__(self) -> Iterator[PlayerRow]:
        return iter(self._rows.values())

    def __len__(self) -> int:
        return len(self._rows)

    def __getitem__(self, player: str) -> PlayerRow:
        """A player by id; that there is one is taken for granted."""
        return self._rows[player]

    def get(self, player: str) -> PlayerRow | None:
        """A player by id, if there is one."""
        return self._rows.get(player)

    def find(self, name: str) -> PlayerRow:
        """A player by name, in any case and with or without accents. Raises NotUnderstood (`no-player`)."""
        row = self._called(name)
        if row is None:
            raise refusals.no_player(name)
        return row

    # Coming in

    def guest(self, name: str, now: float) -> PlayerRow:
        """A new guest.

        Raises what `read_name` raises, NotAllowed (`name-reserved`) and Conflict (`name-taken`) for a name that is
        taken, or looks like one that is.
        """
        name = self.read_free_name(name)
        row = PlayerRow(self._new_id(), name, fold(name), now)
        self._enter(row)
        return row

    def read_free_name(self, text: str, player: str = "") -> str:
        """The name that a text gives, if it is free for this player. Raises what `guest` raises."""
        name = read_name(text)
        if is_reserved(name):
            raise refusals.name_reserved(name)
        for look in looks(name):
            if self._by_look.get(look, player) != player:
                taken = self._rows[self._by_look[look]].name
                is_same = name.casefold() == taken.casefold()
                raise refusals.name_taken(name) if is_same else refusals.looks_taken(name, taken)
        return name

    def rename(self, player: str, text: str, now: float) -> list[Write]:
        """Call a player otherwise; the name before is free again, and hosts can read what it was.

        Nothing is written where that is the name already. Raises what `guest` raises.
        """
        name, before = self.read_free_name(text, player), self._rows[player]
        if name == before.name:
            return []
        for names in (self._by_fold, self._by_look):
            for form in [form for form in {before.folded, *looks(before.name)} if names.get(form) == player]:
                del names[form]
        row = replace(before, name=name, folded=fold(name))
        self._enter(row)
        return [row, self.audit(player, now, "rename", player, before.name)]

    def make_account(self, player: str, password: str) -> list[Write]:
        """A guest becomes an account with this password's hash. Raises Conflict (`account-already`)."""
        if self._rows[player].password is not None:
            raise refusals.account_already()
        return [self.change(player, password=password)]

    def password_of(self, name: str) -> tuple[str, str | None]:
        """The id and the password's hash for signing in by name; an empty id and None if that name has no account.

        For `check_password`, which is to be called away from the event loop.
        """
        row = self._called(name)
        return ("", None) if row is None or row.password is None else (row.id, row.password)

    def change_password(self, player: str, old: str | None, new: str) -> list[Write]:
        """Keep a new hash in place of that old one. Raises Conflict (`password-changed`) if it is another by now."""
        if old is None or self._rows[player].password != old:
            raise refusals.password_changed()
        return [self.change(player, password=new)]

    # What one may do

    def check_may_play(self, player: str, now: float) -> None:
        """Raises NotAllowed (`banned`, `paused`) for a player who may not sit down or bring chips now."""
        row = self._rows[player]
        self.check_not_banned(player, now)
        if row.paused_until > now:
            raise refusals.paused(row.paused_until)

    def check_may_chat(self, player: str, now: float) -> None:
        """Raises NotAllowed (`banned`, `muted`) for a player who may not write now."""
        row = self._rows[player]
        self.check_not_banned(player, now)
        if row.muted_until > now:
            raise refusals.muted(row.muted_until)

    def check_not_banned(self, player: str, now: float) -> None:
        """Raises NotAllowed (`banned`)."""
        row = self._rows[player]
        if row.banned_until > now:
            raise refusals.banned(row.banned_until)

    # Hosts

    def check_host(self, player: str, now: float) -> None:
        """Raises NotAllowed (`not-host`, `banned`) for anybody but a host."""
        if not self._rows[player].host:
            raise refusals.not_host()
        self.check_not_banned(player, now)

    @property
    def has_host(self) -> bool:
        """Whether anybody is a host yet."""
        return any(row.host for row in self)

    def make_first_host(self, player: str, now: float) -> list[Write]:
        """Make a player the first host of the room. See `fairdeal.room.people.first_host` for who may."""
        return [self.change(player, host=True), self.audit(player, now, "first-host", player)]

    def is_last_host(self, player: str, now: float) -> bool:
        """Whether nobody else could act as a host."""
        row = self._rows[player]
        return row.host and not any(each.host and each.banned_until <= now for each in self if each.id != player)

    def make_host(self, name: str, now: float, *, by: str = "") -> list[Write]:
        """Make an account a host; `by` is the host who does it, nobody when it is done on the machine itself.

        Raises NotUnderstood (`no-player`), NotAllowed (`host-needs-account`) and Conflict (`host-already`).
        """
        row = self.find(name)
        if row.host:
            raise refusals.host_already(row.name)
        if row.password is None:
            raise refusals.host_needs_account(row.name)
        return [self.change(row.id, host=True), self.audit(by, now, "make-host", row.id)]

    # For those who keep other things about people

    def change(self, player: str, **changes: Any) -> PlayerRow:
        """Enter something else about a player, but for id and name; the row to be written."""
        assert not changes.keys() & {"id", "name", "folded"}, "names are changed by `rename`"
        before = self._rows[player]
        self._before.setdefault(player, before)
        row = self._rows[player] = replace(before, **changes)
        return row

    def mark(self) -> None:
        """What is changed from now on can be undone by `undo`."""
        self._before.clear()

    def undo(self) -> list[PlayerRow]:
        """Take back what was changed since `mark`; those whom it concerns, as they were and are again."""
        undone = [*self._before.values()]
        self._rows.update(self._before)
        self._before.clear()
        return undone

    def audit(self, host: str, now: float, deed: str, subject: str, reason: str = "") -> AuditRow:
        """The line that tells what a host did. See `fairdeal.room.people.host_actions` for how a deed is written."""
        return AuditRow(self._ids(), now, host, deed, subject, reason)

    def _called(self, name: str) -> PlayerRow | None:
        found = self._by_fold.get(fold(name))
        return None if found is None else self._rows[found]

    def _enter(self, row: PlayerRow) -> None:
        self._rows[row.id] = row
        self._by_fold.setdefault(fold(row.name), row.id)
        # An older release may have folded otherwise: both forms are taken.
        for look in {row.folded, *looks(row.name)}:
            self._by_look.setdefault(look, row.id)

    def _new_id(self) -> str:
        ident = ""
        while not ident or ident in self._rows:
            ident = b32encode(self._draw(ID_SIZE)).decode().lower()
        return ident
