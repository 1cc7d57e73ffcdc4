"""The commands of a room: open it, copy it, bring it back, make a host. What they do to databases is given to them."""

import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from secrets import token_bytes
from typing import Annotated, Any, Final

import typer
from platformdirs import user_data_path

from fairdeal.locale import LANGUAGES, Catalogue
from fairdeal.room.people.people import People
from fairdeal.room.people.tokens import end_sessions
from fairdeal.room.people.two_step import TwoStep
from fairdeal.room.ports import Store
from fairdeal.thinking.workers import WORKERS
from fairdeal.web import refusals
from fairdeal.web.limits import read_limits
from fairdeal.web.serving import Say, Serving, serve_room

PORT: Final = 8000
HOST: Final = "0.0.0.0"

FILE: Final = "room.sqlite3"
"""The name of a room's database in the data folder of the platform."""

IN_MEMORY: Final = "memory:"

MOST_WORKERS: Final = 64
"""Worker processes that a room can be given."""


@dataclass(frozen=True, slots=True)
class Databases:
    """What can be done to databases by their address: open one, copy one into a file, bring a file back into one."""

    open: Callable[[str], Store]
    backup: Callable[[str, str], None]
    restore: Callable[[str, str], None]


def usual_database() -> str:
    """The file that keeps the room unless another place is named."""
    return str(user_data_path("fairdeal", appauthor=False) / FILE)


def serve(databases: Databases, database: str | None, serving: Serving, catalogue: Catalogue, say: Say) -> int:
    """Open a room and serve it; the exit code. `serving.place` is filled in here."""
    url = database or usual_database()
    _make_folder(url)
    return serve_room(lambda: databases.open(url), _at(serving, url), catalogue, say)


def backup(databases: Databases, file: str, database: str | None, catalogue: Catalogue, say: Say) -> None:
    """Copy a room into a new file, and say so."""
    databases.backup(database or usual_database(), file)
    say(catalogue.text("room-backed-up", file=file))


def restore(databases: Databases, file: str, database: str | None, catalogue: Catalogue, say: Say) -> None:
    """Bring a copy back, and say so."""
    url = database or usual_database()
    _make_folder(url)
    databases.restore(file, url)
    say(catalogue.text("room-restored", place=_shown(url)))


def make_host(databases: Databases, name: str, database: str | None, catalogue: Catalogue, say: Say) -> None:
    """Make an account a host, while the room is closed. Raises what `People.make_host` raises."""
    store = databases.open(database or usual_database())
    try:
        image = store.load()
        people = People(image.players, draw=token_bytes, ids=count(image.last_id + 1).__next__)
        made = people.make_host(name, time.time())
        # No session or token from before has a host's rights.
        store.write([*made, *end_sessions(store.tokens(people.find(name).id), tokens_too=True)])
    finally:
        store.close()
    say(catalogue.text("room-host-made", name=people.find(name).name))


def two_step_off(databases: Databases, name: str, database: str | None, catalogue: Catalogue, say: Say) -> None:
    """Let an account sign in with the password alone, while the room is closed. Raises Conflict (`two-step-off`)."""
    store = databases.open(database or usual_database())
    try:
        image = store.load()
        people = People(image.players, draw=token_bytes, ids=count(image.last_id + 1).__next__)
        row = people.find(name)
        writes = TwoStep(image.settings, token_bytes).turn_off(row.id)
        store.write([*writes, people.audit("", time.time(), "two-step-off", row.id)])
    finally:
        store.close()
    say(catalogue.text("room-two-step-off", name=row.name))


def _print_at_once(text: str) -> None:
    """A program that reads the address of a room from a pipe must not wait for more to come."""
    print(text, flush=True)


def add_room_commands(
    commands: typer.Typer, catalogue: Catalogue, databases: Databases, say: Say = _print_at_once
) -> None:
    """Add `serve`, `backup`, `restore` and `admin host` to the command line, described in the catalogue's language."""
    database = _option("--database", "cli-database", catalogue, metavar=catalogue.text("help-value-database"))
    language = typer.Option(
        "--lang", help=catalogue.text("cli-lang", languages=", ".join(LANGUAGES)), show_default=False
    )
    file = typer.Argument(help=catalogue.text("cli-backup-file"), show_default=False)
    copy = typer.Argument(help=catalogue.text("cli-restore-file"), show_default=False)

    @commands.command("serve", help=catalogue.text("cli-serve"))
    def _serve(
        host: Annotated[str, _option("--host", "cli-serve-host", catalogue, shown=True)] = HOST,
        port: Annotated[int, _option("--port", "cli-serve-port", catalogue, shown=True, least=0, most=65535)] = PORT,
        database: Annotated[str | None, database] = None,
        open_browser: Annotated[bool, _option("--open", "cli-serve-open", catalogue)] = False,
        proxy: Annotated[list[str] | None, _option("--proxy", "cli-serve-proxy", catalogue)] = None,
        origin: Annotated[list[str] | None, _option("--origin", "cli-serve-origin", catalogue)] = None,
        log_json: Annotated[bool, _option("--log-json", "cli-serve-log-json", catalogue)] = False,
        workers: Annotated[
            int, _option("--workers", "cli-serve-workers", catalogue, shown=True, least=1, most=MOST_WORKERS)
        ] = WORKERS,
        metrics: Annotated[str | None, _option("--metrics", "cli-serve-metrics", catalogue)] = None,
        limit: Annotated[list[str] | None, _option("--limit", "cli-serve-limit", catalogue)] = None,
        unlimited: Annotated[bool, typer.Option("--unlimited", hidden=True)] = False,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        serving = Serving(
            host,
            port,
            "",
            open_browser,
            proxies=proxy or (),
            origins=_origins(origin),
            log_json=log_json,
            limited=not unlimited,
            workers=workers,
            metrics=metrics,
            limits=read_limits(limit or ()),
        )
        raise typer.Exit(serve(databases, database, serving, catalogue, say))

    @commands.command("backup", help=catalogue.text("cli-backup"))
    def _backup(
        file: Annotated[str, file],
        database: Annotated[str | None, database] = None,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        backup(databases, file, database, catalogue, say)

    @commands.command("restore", help=catalogue.text("cli-restore"))
    def _restore(
        file: Annotated[str, copy],
        database: Annotated[str | None, database] = None,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        restore(databases, file, database, catalogue, say)

    commands.add_typer(_admin(catalogue, databases, say, database, language), name="admin")


def _admin(catalogue: Catalogue, databases: Databases, say: Say, database: Any, language: Any) -> typer.Typer:
    admin = typer.Typer(help=catalogue.text("cli-admin"))
    name = typer.Argument(help=catalogue.text("cli-admin-host-name"), show_default=False)

    @admin.callback(invoke_without_command=True)
    def _about(context: typer.Context) -> None:
        """Without this, a single command would take the place of the group."""
        if context.invoked_subcommand is None:
            say(context.get_help())

    @admin.command("host", help=catalogue.text("cli-admin-host"))
    def _host(
        name: Annotated[str, name],
        database: Annotated[str | None, database] = None,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        make_host(databases, name, database, catalogue, say)

    @admin.command("two-step-off", help=catalogue.text("cli-admin-two-step-off"))
    def _two_step_off(
        name: Annotated[str, name],
        database: Annotated[str | None, database] = None,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        two_step_off(databases, name, database, catalogue, say)

    return admin


def _option(
    name: str,
    key: str,
    catalogue: Catalogue,
    *,
    metavar: str | None = None,
    shown: bool = False,
    least: int | None = None,
    most: int | None = None,
) -> Any:
    return typer.Option(name, help=catalogue.text(key), metavar=metavar, show_default=shown, min=least, max=most)


def _origins(named: Sequence[str] | None) -> tuple[str, ...]:
    """Origins as a browser sends them, in their order; a bare host stands for both of its schemes.

    Raises NotUnderstood (`origin-unreadable`) for what no browser sends: a bare word too, which is more often a slip.
    """
    told = [text.strip().rstrip("/").lower() for text in named or ()]
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
    """A place as it is told to people: the password of an address is not."""
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
