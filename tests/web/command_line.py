"""The command line with the room's commands on real databases: `python -m tests.web.command_line serve …`."""

import os
import sys

import typer

from fairdeal.errors import FairdealError
from fairdeal.locale import catalogue_of, choose_language
from fairdeal.store import backup, open_store, restore
from fairdeal.web.commands import ROOM_COMMANDS
from fairdeal.web.operating import Databases, Operating

DATABASES = Databases(open_store, backup, restore)


def main() -> None:
    catalogue = catalogue_of(choose_language(None, os.environ))
    commands = typer.Typer(pretty_exceptions_enable=False)
    operating = Operating(DATABASES, catalogue, lambda text: print(text, flush=True))
    for add in ROOM_COMMANDS.values():
        add(commands, catalogue, lambda: operating)
    try:
        commands()
    except FairdealError as error:
        print(catalogue.say_error(error), file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
