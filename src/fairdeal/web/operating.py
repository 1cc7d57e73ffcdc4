"""What the commands of a room do: open it, copy it, bring it back, make a host. Databases are given to it."""

import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from secrets import token_bytes
from typing import Final

from platformdirs import user_data_path

from fairdeal.locale import Catalogue
from fairdeal.room.people.people import People
from fairdeal.room.people.tokens import end_sessions
from fairdeal.room.people.two_step import TwoStep
from fairdeal.room.ports import Store
from fairdeal.web import refusals
from fairdeal.web.limits import read_limits
from fairdeal.web.serving import Say, Serving, serve_room

FILE: Final = "room.sqlite3"
"""The name of a room's database in the data folder of the platform."""

IN_MEMORY: Final = "memory:"


@dataclass(frozen=True, slots=True)
class Databases:
    """What can be done to databases by their address: open one, copy one into a file, bring a file back into one."""

    open: Callable[[str], Store]
    backup: Callable[[str, str], None]
    restore: Callable[[str, str], None]


def usual_database() -> str:
    """The file that keeps the room unless another place is named."""
    return str(user_data_path("fairdeal", appauthor=False) / FILE)


@dataclass(frozen=True, slots=True)
class Operating:
    """Looks after a room by its database, the usual one where none is named, and says what was done."""

    databases: Databases
    catalogue: Catalogue
    say: Say

    def serve(
        self, database: str | None, serving: Serving, *, origins: Sequence[str] = (), limits: Sequence[str] = ()
    ) -> int:
        """Open a room and serve it; the exit code. `serving.place` is filled in here, and what the texts mean."""
        url = database or usual_database()
        serving = replace(serving, origins=read_origins(origins), limits=read_limits(limits))
        _make_folder(url)
        return serve_room(lambda: self.databases.open(url), _at(serving, url), self.catalogue, self.say)

    def backup(self, file: str, database: str | None) -> None:
        """Copy a room into a new file."""
        self.databases.backup(database or usual_database(), file)
        self.say(self.catalogue.text("room-backed-up", file=file))

    def restore(self, file: str, database: str | None) -> None:
        """Bring a copy back."""
        url = database or usual_database()
        _make_folder(url)
        self.databases.restore(file, url)
        self.say(self.catalogue.text("room-restored", place=_shown(url)))

    def make_host(self, name: str, database: str | None) -> None:
        """Make an account a host, while the room is closed. Raises what `People.make_host` raises."""
        store = self.databases.open(database or usual_database())
        try:
            image = store.load()
            people = People(image.players, draw=token_bytes, ids=count(image.last_id + 1).__next__)
            made = people.make_host(name, time.time())
            # No session or token from before has a host's rights.
            store.write([*made, *end_sessions(store.tokens(people.find(name).id), tokens_too=True)])
        finally:
            store.close()
        self.say(self.catalogue.text("room-host-made", name=people.find(name).name))

    def two_step_off(self, name: str, database: str | None) -> None:
        """Let an account sign in by the password alone, while the room is closed. Raises Conflict (`two-step-off`)."""
        store = self.databases.open(database or usual_database())
        try:
            image = store.load()
            people = People(image.players, draw=token_bytes, ids=count(image.last_id + 1).__next__)
            row = people.find(name)
            writes = TwoStep(image.settings, token_bytes).turn_off(row.id)
            store.write([*writes, people.audit("", time.time(), "two-step-off", row.id)])
        finally:
            store.close()
        self.say(self.catalogue.text("room-two-step-off", name=row.name))


def read_origins(named: Sequence[str]) -> tuple[str, ...]:
    """Origins as a browser sends them, in their order; a bare host stands for both of its schemes.

    Raises NotUnderstood (`origin-unreadable`) for what no browser sends: a bare word too, which is more often a slip.
    """
    told = [text.strip().rstrip("/").lower() for text in named]
    for text in told:
        if not (_ORIGIN.fullmatch(text) or _HOST.fullmatch(text)):
            raise refusals.origin_unreadable(text)
    schemes = [("",) if "://" in text else ("https://", "http://") for text in told]
    return tuple(scheme + text for text, either in zip(told, schemes, strict=True) for scheme in either)


_PORT: Final = r"(:[0-9]{1,5})?"
_ORIGIN: Final = re.compile(rf"https?://([a-z0-9_-]+(\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\]){_PORT}")
_HOST: Final = re.compile(rf"(localhost|[a-z0-9_-]+(\.[a-z0-9_-]+)+|\[[0-9a-f:.]+\]){_PORT}")


def _at(serving: Serving, url: str) -> Serving:
    return replace(serving, place="" if url == IN_MEMORY else _shown(url))


def _shown(url: str) -> str:
    """A place as people may read it: without the password of its address."""
    scheme, found, rest = url.partition("://")
    if not found or "@" not in rest:
        return url
    user, _, where = rest.rpartition("@")
    return f"{scheme}://{user.partition(':')[0]}@{where}"


def _make_folder(url: str) -> None:
    """The folder of a database's file is there. Raises NotUnderstood (`folder-not-possible`)."""
    if "://" in url or url == IN_MEMORY:
        return
    folder = Path(url).resolve().parent
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise refusals.folder_not_possible(str(folder), error.strerror or type(error).__name__) from None
