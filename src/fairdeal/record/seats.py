"""Checking what happened between the rounds of a record: who left, joined, brought more chips, and what was paid."""

from collections.abc import Iterable

from fairdeal.engine.events import Transfer
from fairdeal.engine.moves import Event
from fairdeal.engine.sitting import Seated
from fairdeal.engine.words import Seat, Sentence
from fairdeal.record.codec import move_of
from fairdeal.record.document import Between, Brought, Closed, Joined, Left, Move, Player
from fairdeal.record.findings import Failed, compare_each, failing
from fairdeal.record.run import Run


class SeatsCheck:
    """Who sits at the table, as a record tells it.

    `bots` are the seats of bots. `must_leave` are seats that were dealt out of the last round as they left the table.
    `must_close` says that the last round was called off because the table was closed.
    """

    def __init__(self, run: Run, players: Iterable[Player]) -> None:
        self._run = run
        self.bots = {each.seat for each in players if each.bot}
        self.must_leave: set[int] = set()
        self.must_close = False

    def check(self, place: str, between: list[Between]) -> None:
        """What happened between two rounds, in order."""
        for number, entry in enumerate(between):
            at = f"{place}[{number}]"
            with failing(at):
                moved = self._do(at, entry)
            told = entry.transfers if isinstance(entry, Left | Closed) else []
            check_transfers(f"{at}.transfers", told, moved)
        left = {each.seat for each in between if isinstance(each, Left)}
        for seat in sorted(self.must_leave - left):
            raise Failed(place, Sentence("verify-dealt-out", {"seat": Seat(seat)}))
        self.must_leave.clear()
        if self.must_close and not self._run.closed:
            raise Failed(place, Sentence("verify-called-off"))

    def check_closed(self, place: str, *, chained: bool) -> None:
        """A sitting that is over was closed. Version 1 did not write that down, and nothing was paid."""
        if not self._run.is_over or self._run.closed:
            return
        if chained:
            raise Failed(place, Sentence("verify-not-closed"))
        check_transfers(place, [], self._run.close())

    def _do(self, at: str, entry: Between) -> tuple[Event, ...]:
        run = self._run
        match entry:
            case Left(seat=seat):
                return run.leave(seat)
            case Joined(player=player):
                self._check_not_closed(at)
                run.join(Seated(player.seat, player.chips))
                self.bots = self.bots | {player.seat} if player.bot else self.bots - {player.seat}
            case Brought(seat=seat, chips=chips):
                self._check_not_closed(at)
                run.bring(Seated(seat, chips))
            case Closed():
                self._check_not_closed(at)
                return run.close()
        return ()

    def _check_not_closed(self, at: str) -> None:
        if self._run.closed:
            raise Failed(at, Sentence("verify-after-closing"))


def check_transfers(place: str, told: list[Move], events: Iterable[Event]) -> None:
    """The chips that moved are those that the record tells."""
    moved = [move_of(event) for event in events if isinstance(event, Transfer)]
    compare_each(place, "verify-transfer-differs", told, moved)
