"""What happens at a table as rows for the store, and a table again from the rows that were kept."""

from collections.abc import Callable, Iterable

import msgspec

from fairdeal.room import refusals
from fairdeal.room.chips.posting import ChipPosting
from fairdeal.room.ports import Forget, JournalRow, RecordRow, Write
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.room.tables.inputs import Aside, Begin, Entry, read_entry, write_entry
from fairdeal.room.tables.outcomes import Outcome
from fairdeal.room.tables.story import Story


class JournalWriter:
    """Writes the journals, the history and the records of all tables, and reads the journals again.

    `ids` gives the ids of rows, `wall` seconds since 1970.
    """

    def __init__(self, accounts: ChipPosting, *, ids: Callable[[], int], wall: Callable[[], float]) -> None:
        self._accounts = accounts
        self._ids = ids
        self._wall = wall

    def write(self, hosted: HostedTable, done: list[Outcome]) -> list[Write]:
        """What was brought to the table, and what the inputs write."""
        writes, hosted.brought = hosted.brought, []
        for each in done:
            writes += self._write_one(hosted, each)
        return writes

    def set_aside(self, hosted: HostedTable, done: list[Outcome], who: str, command: str) -> list[Write]:
        """A line of the journal for what the others do not tell: who waits for what, and what was answered."""
        begun = any(isinstance(each.entry.input, Begin) or each.empty for each in done)
        told = not command or any((each.entry.by, each.entry.command) == (who, command) for each in done)
        wishes = (list(hosted.waiting), hosted.bringing)
        if told and not begun and hosted.noted == wishes:
            return []
        hosted.noted = wishes
        forgotten = forget(hosted) if hosted.live.is_empty else []
        answered = hosted.done_lately if begun or forgotten else []
        # The command of now comes last: it is answered when this is kept.
        aside = Aside(*wishes, answered + [(who, command)] * bool(command), hosted.live.number)
        line = JournalRow(self._ids(), hosted.id, write_entry(Entry(aside)))
        hosted.journal.append(line.id)
        return [*forgotten, line]

    def read_all(self, hosted: HostedTable, lines: Iterable[JournalRow]) -> None:
        """A table at which nobody has sat yet becomes what its journal tells."""
        hosted.journal, hosted.noted, hosted.waiting, hosted.brought = [], ([], []), [], []
        hosted.story = Story()
        for line in lines:
            self.read(hosted, line)

    def read(self, hosted: HostedTable, line: JournalRow) -> None:
        """Do again what a line of the journal tells: the same cards and chips lie there afterwards.

        Raises StoreFailed (`journal-unreadable`).
        """
        try:
            self._read(hosted, line)
        except Exception as error:
            raise refusals.journal_unreadable(hosted.id, line.id, type(error).__name__) from None

    def _read(self, hosted: HostedTable, line: JournalRow) -> None:
        entry = read_entry(line.entry)
        hosted.journal.append(line.id)
        if isinstance(entry.input, Aside):
            hosted.waiting = list(entry.input.waiting)
            for each in hosted.live.people:
                each.bringing = sum(wish.chips for wish in entry.input.bringing if wish.who == each.who)
            hosted.noted = (list(hosted.waiting), hosted.bringing)
            hosted.live.number = max(hosted.live.number, entry.input.number)
            for who, command in entry.input.answered:
                hosted.remember(who, command, None)
        else:
            done = hosted.live.replay(entry)
            hosted.story.note(done)
            if isinstance(entry.input, Begin):
                hosted.sitting = line.id
            self._accounts.resume(hosted, done)
        hosted.remember(entry.by, entry.command, None)

    def _write_one(self, hosted: HostedTable, done: Outcome) -> list[Write]:
        """What one input writes: its line in the journal, chips, history, and the record of a sitting that is over."""
        line = JournalRow(self._ids(), hosted.id, write_entry(done.entry))
        writes: list[Write] = []
        if isinstance(done.entry.input, Begin):
            writes += forget(hosted)
            hosted.sitting = line.id
        hosted.journal.append(line.id)
        wall = self._wall()
        writes += [line, *self._accounts.post(hosted, done, wall)]
        if done.ended is not None and done.ended.record.rounds:
            record = msgspec.json.encode(done.ended.record)
            writes.append(RecordRow(hosted.sitting, hosted.id, hosted.row.game, wall, record, done.played))
        if done.empty:
            writes += forget(hosted)
        return writes


def forget(hosted: HostedTable) -> list[Write]:
    """The journal of the sitting before is not needed any more."""
    old, hosted.journal = hosted.journal, []
    return [Forget(tuple(old))] if old else []
