"""The commands of a room as they are typed. What they do is loaded when one of them is carried out."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from fairdeal.locale import LANGUAGES, Catalogue

if TYPE_CHECKING:
    from fairdeal.web.operating import Operating

PORT: Final = 8000
HOST: Final = "0.0.0.0"

WORKERS: Final = 2
"""Processes that think for a room, unless another number is named."""

MOST_WORKERS: Final = 64
"""Worker processes that a room can be given."""

Load = Callable[[], "Operating"]
"""Loads what carries the commands out."""


def _add_serve(commands: typer.Typer, catalogue: Catalogue, load: Load) -> None:
    @commands.command("serve", help=catalogue.text("cli-serve"))
    def _serve(
        host: Annotated[str, _option("--host", "cli-serve-host", catalogue, shown=True)] = HOST,
        port: Annotated[int, _option("--port", "cli-serve-port", catalogue, shown=True, least=0, most=65535)] = PORT,
        database: Annotated[str | None, _database(catalogue)] = None,
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
        lang: Annotated[str | None, _language(catalogue)] = None,
    ) -> None:
        operating = load()
        # Only now: it loads the web.
        from fairdeal.web.serving import Serving

        serving = Serving(
            host,
            port,
            "",
            open_browser,
            proxies=proxy or (),
            log_json=log_json,
            limited=not unlimited,
            workers=workers,
            metrics=metrics,
        )
        raise typer.Exit(operating.serve(database, serving, origins=origin or (), limits=limit or ()))


def _add_backup(commands: typer.Typer, catalogue: Catalogue, load: Load) -> None:
    place = typer.Argument(help=catalogue.text("cli-backup-file"), show_default=False)

    @commands.command("backup", help=catalogue.text("cli-backup"))
    def _backup(
        file: Annotated[str, place],
        database: Annotated[str | None, _database(catalogue)] = None,
        lang: Annotated[str | None, _language(catalogue)] = None,
    ) -> None:
        load().backup(file, database)


def _add_restore(commands: typer.Typer, catalogue: Catalogue, load: Load) -> None:
    copy = typer.Argument(help=catalogue.text("cli-restore-file"), show_default=False)

    @commands.command("restore", help=catalogue.text("cli-restore"))
    def _restore(
        file: Annotated[str, copy],
        database: Annotated[str | None, _database(catalogue)] = None,
        lang: Annotated[str | None, _language(catalogue)] = None,
    ) -> None:
        load().restore(file, database)


def _add_admin(commands: typer.Typer, catalogue: Catalogue, load: Load) -> None:
    admin = typer.Typer(help=catalogue.text("cli-admin"))
    name = typer.Argument(help=catalogue.text("cli-admin-host-name"), show_default=False)

    @admin.callback(invoke_without_command=True)
    def _about(context: typer.Context) -> None:
        """Without this, a single command would take the place of the group."""
        if context.invoked_subcommand is None:
            print(context.get_help(), flush=True)

    @admin.command("host", help=catalogue.text("cli-admin-host"))
    def _host(
        name: Annotated[str, name],
        database: Annotated[str | None, _database(catalogue)] = None,
        lang: Annotated[str | None, _language(catalogue)] = None,
    ) -> None:
        load().make_host(name, database)

    @admin.command("two-step-off", help=catalogue.text("cli-admin-two-step-off"))
    def _two_step_off(
        name: Annotated[str, name],
        database: Annotated[str | None, _database(catalogue)] = None,
        lang: Annotated[str | None, _language(catalogue)] = None,
    ) -> None:
        load().two_step_off(name, database)

    commands.add_typer(admin, name="admin")


ROOM_COMMANDS: Final = {"serve": _add_serve, "backup": _add_backup, "restore": _add_restore, "admin": _add_admin}
"""What adds each command, described in the catalogue's language, by its name."""


def _database(catalogue: Catalogue) -> Any:
    return _option("--database", "cli-database", catalogue, metavar=catalogue.text("help-value-database"))


def _language(catalogue: Catalogue) -> Any:
    return typer.Option("--lang", help=catalogue.text("cli-lang", languages=", ".join(LANGUAGES)), show_default=False)


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
