"""Checking the shuffles of a record in the order in which they were sealed, cut, and made or void."""

from collections.abc import Collection, Iterator

from fairdeal import fair
from fairdeal.engine.moves import DealOut
from fairdeal.engine.sitting import ShuffleSpec
from fairdeal.engine.words import Seat, Sentence
from fairdeal.record.document import Record, RoundShuffle
from fairdeal.record.findings import Failed, Finding, compare
from fairdeal.record.run import Run
from fairdeal.record.shuffles import OpenShuffle, check_cuts, check_opened, check_shown


class SealingCheck:
    """The seals of a record: `shown` is how many of them so far, and `link` what the next is committed with.

    `withheld` are the seats that have withheld a cut in this round.
    """

    def __init__(self, record: Record, run: Run, scheme: fair.Scheme) -> None:
        self._record = record
        self._run = run
        self._scheme = scheme
        self._checked: set[int] = set()
        self._cut_at: dict[int, tuple[str, RoundShuffle]] = {}
        self.link: str | None = None
        self.shown = 0
        self.withheld: set[int] = set()

    def seal(self) -> None:
        """If a new seal is to be shown now, the record has it."""
        due = self._run.seal_due()
        if due is None:
            return
        at = f"shuffles[{self.shown}]"
        if self.shown >= len(self._record.shuffles):
            raise Failed(at, Sentence("verify-shuffle-missing"))
        check_shown(at, self._record.shuffles[self.shown], due, self.link, self._scheme)
        self._run.seal(due)
        self.shown += 1

    def made(
        self, place: str, told: RoundShuffle, seats: Collection[int], bots: Collection[int], *, again: bool
    ) -> Finding:
        """A shuffle is made, or found void, at this moment of the round; `seats` are those that may have cut.

        `again` for one in mid-round.
        """
        due = self._cut(place, told, seats, bots)
        opened = self._open(self.shown - 1)
        late = {cut.seat for cut in told.cuts if cut.opened is None} & set(
            self._run.game.rules.playing(self._run.state)
        )
        if told.void:
            self._check_void(place, late)
            self.withheld |= late
            self._run.void_shuffle()
            self.seal()
        else:
            for seat in sorted(late):
                raise Failed(place, Sentence("verify-cut-withheld", {"seat": Seat(seat)}))
            self._run.shoe = opened.shoe(due)
        return self._finding(opened, dealt=not told.void, again=again)

    def undealt(self, place: str, told: RoundShuffle, seats: Collection[int], bots: Collection[int]) -> None:
        """A shuffle was cut, and the round was over before its first card."""
        self._cut(place, told, seats, bots)
        if told.void or not told.cuts:
            raise Failed(place, Sentence("verify-shuffle-not-due"))

    def finished(self) -> Iterator[Finding]:
        """After a round: every seal that serves no longer is opened, and is right; also where nothing was dealt."""
        in_use = self.shown - 1 if self._run.is_sealed else self.shown
        yield from self._rest(in_use)

    def last(self) -> Iterator[Finding]:
        """A seal that was shown and not used stays closed while the sitting goes on, and is opened at its end."""
        if self._run.is_over or any(each.seal is not None for each in self._record.shuffles[-1:]):
            yield from self._rest(self.shown)

    def _rest(self, end: int) -> Iterator[Finding]:
        for number in range(end):
            if number not in self._checked:
                yield self._finding(self._open(number), dealt=False, number=number)

    def _cut(self, place: str, told: RoundShuffle, seats: Collection[int], bots: Collection[int]) -> ShuffleSpec:
        due = self._run.shuffle_due()
        if due is None or not self._run.is_sealed:
            raise Failed(place, Sentence("verify-shuffle-not-due"))
        compare(f"{place}.shuffle", "verify-shuffle-number-differs", told.shuffle, self.shown - 1)
        check_cuts(f"{place}.cuts", told.cuts, {seat for seat in seats if seat not in self.withheld}, bots)
        self._cut_at[told.shuffle] = (place, told)
        if told.cuts:
            self._run.touch()
        return due

    def _check_void(self, place: str, late: Collection[int]) -> None:
        """A shuffle is void only where a seat withheld its cut that cannot be dealt out."""
        if not any(not self._run.allows(DealOut(seat)) for seat in late):
            raise Failed(place, Sentence("verify-void-for-nothing"))

    def _open(self, number: int) -> OpenShuffle:
        self._checked.add(number)
        place, told = self._cut_at.get(number, ("", None))
        cuts = [] if told is None else told.cuts
        return check_opened(f"shuffles[{number}]", self._record.shuffles[number], f"{place}.cuts", cuts, self._scheme)

    def _finding(self, opened: OpenShuffle, *, dealt: bool, again: bool = False, number: int | None = None) -> Finding:
        at = self.shown - 1 if number is None else number
        return opened.finding(f"shuffles[{at}]", at + 1, dealt=dealt, again=again)
