"""Our room beside its own stack and beside another checkout: python -m benchmarks.fairdeal_room CHECKOUT."""

import argparse
from pathlib import Path

from benchmarks import fairdeal_room, room


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fairdeal_room", description=__doc__)
    parser.add_argument("checkout", type=Path, help="a work tree of the commit to compare with")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured in turn")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each time")
    asked = parser.parse_args()
    lineup = fairdeal_room.contenders(asked.checkout)
    print(room.report(lineup, rounds=asked.rounds, seconds=asked.seconds, as_json=False))


if __name__ == "__main__":
    main()
