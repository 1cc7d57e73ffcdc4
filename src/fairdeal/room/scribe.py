"""What happens at a table as rows for the store, and a table again from the rows that were kept."""

from collections.abc import Callable, Iterable

import msgspec

from fairdeal.room.accounts import TableAccounts
from fairdeal.room.desk import Desk
from fairdeal.room.done import Done
from fairdeal.room.inputs import Aside, Begin, Entry, read_entry, write_entry
from fairdeal.room.ports import Forget, JournalRow, RecordRow, Write


class Scribe:
    """Writes the journals, the history and the records of all tables, and reads the journals again.

    `ids` gives the ids of rows, `wall` seconds since 1970.
    """

    def __init__(self, accounts: TableAccounts, *, ids: Callable[[], int], wall: Callable[[], float]) -> None:
        self._accounts = accounts
        self._ids = ids
        self._wall = wall

    def write(self, desk: Desk, done: list[Done]) -> list[Write]:
        """What was brought to the table, and what the inputs write."""
        brought, desk.brought = desk.brought, []
        return [*brought, *(write for each in done for write in self._write_one(desk, each))]

    def set_aside(self, desk: Desk, done: list[Done], who: str, command: str) -> list[Write]:
        """A line of the journal for what the others do not tell: who waits for a seat, and what was answered."""
        begun = any(isinstance(each.entry.input, Begin) or each.empty for each in done)
        told = not command or any((each.entry.by, each.entry.command) == (who, command) for each in done)
        noted = [] if begun else desk.noted
        if told and not begun and noted == desk.waiting:
            return []
        desk.noted = list(desk.waiting)
        forgotten = forget(desk) if desk.live.is_empty else []
        answered = desk.done_lately if begun or forgotten else []
        # The command of now comes last: it is answered when this is kept.
        entry = Entry(Aside(desk.noted, answered + [(who, command)] * bool(command)))
        line = JournalRow(self._ids(), desk.id, write_entry(entry))
        desk.journal.append(line.id)
        return [*forgotten, line]

    def read_all(self, desk: Desk, lines: Iterable[JournalRow]) -> None:
        """A table at which nobody has sat yet becomes what its journal tells."""
        desk.journal, desk.noted, desk.waiting, desk.brought = [], [], [], []
        for line in lines:
            self.read(desk, line)

    def read(self, desk: Desk, line: JournalRow) -> None:
        """Do again what a line of the journal tells: the same cards and chips lie there afterwards."""
        entry = read_entry(line.entry)
        desk.journal.append(line.id)
        if isinstance(entry.input, Aside):
            desk.noted, desk.waiting = entry.input.waiting, list(entry.input.waiting)
            for who, command in entry.input.answered:
                desk.remember(who, command, None)
        else:
            done = desk.live.replay(entry)
            if isinstance(entry.input, Begin):
                desk.sitting = line.id
            self._accounts.resume(desk, done)
        desk.remember(entry.by, entry.command, None)

    def _write_one(self, desk: Desk, done: Done) -> list[Write]:
        """What one input writes: its line in the journal, chips, history, and the record of a sitting that is over."""
        line = JournalRow(self._ids(), desk.id, write_entry(done.entry))
        writes: list[Write] = []
        if isinstance(done.entry.input, Begin):
            writes += forget(desk)
            desk.sitting = line.id
        desk.journal.append(line.id)
        wall = self._wall()
        writes += [line, *self._accounts.post(desk, done, wall)]
        if done.ended is not None and done.ended.record.rounds:
            record = msgspec.json.encode(done.ended.record)
            writes.append(RecordRow(desk.sitting, desk.id, desk.row.game, wall, record, done.played))
        if done.empty:
            writes += forget(desk)
        return writes


def forget(desk: Desk) -> list[Write]:
    """The journal of the sitting before is not needed any more."""
    old, desk.journal = desk.journal, []
    return [Forget(tuple(old))] if old else []
