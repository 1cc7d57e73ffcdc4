"""Checking a record offline: every link, shuffle, card, action and chip is worked out again and compared."""

from collections.abc import Collection, Iterable, Iterator, Sequence

from msgspec.structs import replace

from fairdeal import fair
from fairdeal.engine.game import AnyGame
from fairdeal.engine.options import house_of, shown_options
from fairdeal.engine.sitting import Seated
from fairdeal.engine.words import Sentence
from fairdeal.errors import NotUnderstood
from fairdeal.games import find_game
from fairdeal.record.codec import result_of
from fairdeal.record.document import Record, Result
from fairdeal.record.findings import Failed, Finding, compare, compare_each, failing
from fairdeal.record.links import opening_link, receipts_of, round_link
from fairdeal.record.rounds import RoundCheck
from fairdeal.record.run import Run
from fairdeal.record.sealing import SealingCheck
from fairdeal.record.seats import SeatsCheck


def verify_record(record: Record, receipts: Iterable[str] = ()) -> Iterator[Finding]:
    """Checks a record from its first seal to its last chip; a false record fails a finding and never raises.

    Each of the `receipts` (hexadecimal) must be one that this record gives. The check stops at the first thing that
    does not hold, for what follows depends on it.
    Source: design.md, fair dealing; rules.md §0 G3, G7.
    """
    try:
        yield from _verified(record, tuple(receipts))
    except Failed as failed:
        yield failed.finding


def _verified(record: Record, receipts: Sequence[str]) -> Iterator[Finding]:
    with failing("dealing"):
        scheme = fair.scheme_of(record.dealing)
    check = _Check(record, _run_of(record), scheme)
    facts = {"game": record.game, "rules": record.rules, "options": ", ".join(shown_options(check.run.house))}
    yield Finding("house", passed=True, said=Sentence("verify-house", facts))
    check.open()
    for number in range(len(record.rounds)):
        yield from check.round(number)
    yield from check.end()
    for receipt in receipts:
        yield _receipt(record, receipt)


def _run_of(record: Record) -> Run:
    with failing("game"):
        game = find_game(record.game)
    compare("game", "verify-spelling", record.game, game.name)
    with failing("rules"):
        check_rules(record, game)
    with failing("house"):
        house = house_of(game.house, record.house)
    with failing("players"):
        return Run(game, house, tuple(Seated(each.seat, each.chips) for each in record.players))


def check_rules(record: Record, game: AnyGame) -> None:
    """Raises NotUnderstood (`rules-version`) for a record of other rules than this program knows."""
    if record.rules != game.version:
        raise NotUnderstood(
            "rules-version",
            "This record was played by version {found} of the rules; this program knows version {known}.",
            found=record.rules,
            known=game.version,
        )


class _Check:
    """The check of one record, round after round. `link` is the chain's link so far; it is empty in version 1."""

    def __init__(self, record: Record, run: Run, scheme: fair.Scheme) -> None:
        self.record = record
        self.run = run
        self.link = b""
        self.chained = scheme.chained
        self.seats = SeatsCheck(run, record.players)
        self.sealing = SealingCheck(record, run, scheme)

    def open(self) -> None:
        """What the chain begins with."""
        if self.chained:
            self.link = opening_link(self.record)
        self._compare_link("link", self.record.link)

    def round(self, number: int) -> Iterator[Finding]:
        """A round, with what happened between it and the one before, and its link."""
        played, place = self.record.rounds[number], f"rounds[{number}]"
        self.seats.check(f"{place}.between", played.between)
        if self.run.is_over:
            raise Failed(place, Sentence("verify-round-too-many"))
        self.sealing.link = self.link.hex() if self.chained else None
        self.sealing.seal()
        yield from RoundCheck(self.record, number, self.run, self.sealing, self.seats).check()
        if self.chained:
            self.link = round_link(self.link, self.record, played)
        self._compare_link(f"{place}.link", played.link)

    def end(self) -> Iterator[Finding]:
        """The end of the record: who left and joined since, seals that are still to be opened, and the results."""
        self.seats.check("between", self.record.between)
        self.seats.check_closed("between", chained=self.chained)
        compare("shuffles", "verify-shuffle-unused", len(self.record.shuffles), self.sealing.shown)
        yield from self.sealing.last()
        worked_out = [result_of(each) for each in self.run.standings]
        if not self.chained:
            worked_out = as_told_at_first(self.record.results, worked_out, self.run.present)
        compare_each("results", "verify-result-differs", self.record.results, worked_out)
        key = "verify-results" if self.run.is_over else "verify-results-open"
        yield Finding("results", passed=True, said=Sentence(key, {"count": len(worked_out)}))

    def _compare_link(self, place: str, told: str | None) -> None:
        compare(place, "verify-link-differs", told, self.link.hex() if self.chained else None)


def as_told_at_first(told: list[Result], worked_out: list[Result], present: Collection[int]) -> list[Result]:
    """The results of a record of format 1, where it tells one as the rules of its day did.

    By them a player who left had abandoned the sitting, even after its end for that player. Source: rules.md §1.6 CW6.
    """
    results = list(worked_out)
    for place, (old, new) in enumerate(zip(told, worked_out, strict=False)):
        left = new.seat not in present or new.seat in [each.seat for each in worked_out[place + 1 :]]
        abandoned = replace(new, ending="abandoned", verdict=None)
        if left and old == abandoned:
            results[place] = abandoned
    return results


def _receipt(record: Record, receipt: str) -> Finding:
    """Whether the record, which holds, gave a receipt, and after which of its rounds."""
    if record.link is None:
        raise Failed("receipt", Sentence("verify-receipts-none"))
    links = receipts_of(record)
    if receipt not in links:
        raise Failed("receipt", Sentence("verify-receipt-false", {"receipt": receipt}))
    place = links.index(receipt)
    key = "verify-receipt" if place else "verify-receipt-opening"
    return Finding("receipt", passed=True, said=Sentence(key, {"receipt": receipt, "round": place}))
