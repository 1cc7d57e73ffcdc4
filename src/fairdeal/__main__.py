"""`python -m fairdeal` is the command `fairdeal`."""

import sys
from contextlib import suppress

from fairdeal import __version__


def main() -> None:
    """Run the command line; for the version alone nothing else is loaded."""
    if sys.argv[1:] == ["--version"]:
        # Where that cannot be printed, the whole command line says why.
        with suppress(OSError):
            print(f"fairdeal {__version__}", flush=True)
            return
    from fairdeal.cli import main as run

    run()


if __name__ == "__main__":
    main()
