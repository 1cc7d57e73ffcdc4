"""A program to be killed: writes numbered batches to a store, and says the number of each when it is kept."""

import sys
from itertools import count

from fairdeal.room.ports import ChangeRow, Forget, JournalRow, PlayerRow, Write
from fairdeal.store import open_store

SIZE = 12
"""Ids in each batch: some lines of the journal, the last of which is a change."""


def batch(number: int) -> list[Write]:
    """A batch that leaves the same number in three tables."""
    first = number * SIZE
    lines = [JournalRow(first + place, 1, b"x" * 100) for place in range(SIZE - 1)]
    anna = PlayerRow("anna", "Anna", "anna", 1.0, number)
    return [*lines, anna, ChangeRow(first + SIZE - 1, "anna", 1.0, "grant", 1, number), Forget((first,))]


def main(url: str, first: str) -> None:
    """Write until the end comes."""
    store = open_store(url)
    for number in count(int(first)):
        store.write(batch(number))
        print(number, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
