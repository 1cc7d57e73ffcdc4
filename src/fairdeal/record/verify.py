"""Checking a record offline: every shuffle, card, action and chip is worked out again and compared."""

from collections.abc import Iterator
from itertools import zip_longest

from fairdeal.engine.events import RoundVoided, Transfer
from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import Action, Burn, Deal, DealOut, Event, Reshuffle, RoundOver
from fairdeal.engine.options import house_of, shown_options
from fairdeal.engine.sitting import Seated
from fairdeal.engine.words import Seat, Sentence
from fairdeal.errors import NotUnderstood
from fairdeal.games import find_game
from fairdeal.record.codec import action_from_plain, move_of, result_of
from fairdeal.record.document import Player, Record, Reshuffled, Round, Seating, Step
from fairdeal.record.findings import Failed, Finding, compare, compare_order, failing
from fairdeal.record.run import Run
from fairdeal.record.shuffles import OpenShuffle, check_cuts, check_none_withheld, check_opened, check_shown


def verify_record(record: Record) -> Iterator[Finding]:
    """Checks a record from its first seal to its last chip; a false record fails a finding and never raises.

    The check stops at the first thing that does not hold, for what follows depends on it.
    Source: design.md, fair dealing; rules.md §0 G3, G7.
    """
    try:
        yield from _verified(record)
    except Failed as failed:
        yield failed.finding


def _verified(record: Record) -> Iterator[Finding]:
    check = _Check(record, _run_of(record))
    facts = {"game": record.game, "rules": record.rules, "options": ", ".join(shown_options(check.run.house))}
    yield Finding("house", passed=True, said=Sentence("verify-house", facts))
    for number in range(len(record.rounds)):
        yield from check.round(number)
    yield from check.end()


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
    """The check of one record, round after round.

    `shuffle` is the place of the shuffle in use, -1 before the first, and `done_with` whether a new one comes next.
    `must_leave` are seats that were dealt out of the last round as they left the table.
    """

    def __init__(self, record: Record, run: Run) -> None:
        self.record = record
        self.run = run
        self.bots = {player.seat for player in record.players if player.bot}
        self.shuffle = -1
        self.done_with = True
        self.must_leave: set[int] = set()

    def round(self, number: int) -> Iterator[Finding]:
        played = self.record.rounds[number]
        place, counted = f"rounds[{number}]", self.run.progress.round
        self._change_seats(f"{place}.", played.left, played.joined)
        self._open(place, played)
        check = _RoundCheck(self, number)
        yield from check.steps()
        yield from check.close()
        yield check.finding(counted)

    def end(self) -> Iterator[Finding]:
        """The end of the record: who left and joined since, seals that are still to be opened, and the results."""
        self._change_seats("", self.record.left, self.record.joined)
        compare("shuffles", "verify-shuffle-unused", len(self.record.shuffles), self.shuffle + 1)
        yield from self._last_seal()
        worked_out = [result_of(each) for each in self.run.standings]
        for index, (told, found) in enumerate(zip_longest(self.record.results, worked_out)):
            compare(f"results[{index}]", "verify-result-differs", told, found)
        key = "verify-results" if self.run.is_over else "verify-results-open"
        yield Finding("results", passed=True, said=Sentence(key, {"count": len(worked_out)}))

    def open_shuffle(self, place: str, played: Round) -> OpenShuffle:
        """The shuffle in use with the cuts of a round, checked."""
        at = f"shuffles[{self.shuffle}]"
        return check_opened(at, self.record.shuffles[self.shuffle], f"{place}.cuts", played.cuts)

    def shuffle_finding(self, opened: OpenShuffle, *, dealt: bool) -> Finding:
        """What is said of the shuffle in use."""
        return opened.finding(f"shuffles[{self.shuffle}]", self.shuffle + 1, dealt=dealt)

    def reshuffle(self, place: str, told: Reshuffled, seats: set[int]) -> OpenShuffle:
        """A shuffle in mid-round, checked; its cuts are of seats that play and have withheld none."""
        self._next_shuffle()
        compare(f"{place}.shuffle", "verify-shuffle-number-differs", told.shuffle, self.shuffle)
        check_cuts(f"{place}.cuts", told.cuts, seats, self.bots)
        at = f"shuffles[{self.shuffle}]"
        return check_opened(at, self.record.shuffles[self.shuffle], f"{place}.cuts", told.cuts)

    def reshuffle_finding(self, opened: OpenShuffle, *, dealt: bool) -> Finding:
        """What is said of a shuffle in mid-round."""
        return opened.finding(f"shuffles[{self.shuffle}]", self.shuffle + 1, dealt=dealt, again=True)

    def _change_seats(self, place: str, left: list[int], joined: list[Player]) -> None:
        for seat in sorted(self.must_leave - set(left)):
            raise Failed(f"{place}left", Sentence("verify-dealt-out", {"seat": Seat(seat)}))
        self.must_leave.clear()
        compare_order(f"{place}left", left)
        compare_order(f"{place}joined", [each.seat for each in joined])
        with failing(f"{place}left"):
            self.run.change_seats(left, [])
        with failing(f"{place}joined"):
            self.run.change_seats(left, [Seated(each.seat, each.chips) for each in joined])
        self.bots -= {each.seat for each in joined}
        self.bots |= {each.seat for each in joined if each.bot}

    def _open(self, place: str, played: Round) -> None:
        if self.run.is_over:
            raise Failed(place, Sentence("verify-round-too-many"))
        due = self.run.shuffle_due()
        if due is not None and self.done_with:
            self._next_shuffle()
        compare(f"{place}.shuffle", "verify-shuffle-number-differs", played.shuffle, self.shuffle)
        with failing(place):
            opening = self.run.open_round()
        seats = [Seating(seat=each.seat, chips=each.chips) for each in opening.seats]
        compare(f"{place}.seats", "verify-seats-differ", played.seats, seats)
        if played.cuts and due is None:
            raise Failed(f"{place}.cuts", Sentence("verify-cuts-not-due"))
        check_cuts(f"{place}.cuts", played.cuts, [each.seat for each in seats], self.bots)

    def _next_shuffle(self) -> None:
        self.shuffle += 1
        at, due = f"shuffles[{self.shuffle}]", self.run.shuffle_due()
        assert due is not None
        if self.shuffle >= len(self.record.shuffles):
            raise Failed(at, Sentence("verify-shuffle-missing"))
        check_shown(at, self.record.shuffles[self.shuffle], due)

    def _last_seal(self) -> Iterator[Finding]:
        """A seal that was shown and not used stays closed while the sitting goes on, and is opened at its end."""
        if self.done_with or self.run.shuffle_due() is None:
            return
        if self.run.is_over or self.record.shuffles[self.shuffle].seal is not None:
            last = len(self.record.rounds) - 1
            yield self.shuffle_finding(self.open_shuffle(f"rounds[{last}]", self.record.rounds[last]), dealt=False)


class _RoundCheck:
    """The check of one round that has been opened."""

    def __init__(self, sitting: _Check, number: int) -> None:
        self.sitting = sitting
        self.run = sitting.run
        self.number = number
        self.place = f"rounds[{number}]"
        self.played = sitting.record.rounds[number]
        self.reshuffles = self.played.reshuffles or []
        self.reshuffled = 0
        self.cards = 0
        self.had_bet: set[int] = set()
        self.void: RoundVoided | None = None

    def steps(self) -> Iterator[Finding]:
        """Every action, and the shuffle before its first card."""
        for index, step in enumerate(self.played.steps):
            at = f"{self.place}.steps[{index}]"
            action = self._read(f"{at}.action", step)
            if isinstance(action, (Deal, Burn)) and self.run.shoe is None:
                yield self._shuffle(f"{at}.action")
            if isinstance(action, Reshuffle):
                yield from self._reshuffle(f"{at}.action")
            if isinstance(action, DealOut) and action.target in self._playing():
                self._dealt_out(action.target)
            self._apply(at, action, step)

    def close(self) -> Iterator[Finding]:
        """The round is over. A shuffle that is done with before its first card must have the right seal as well."""
        if not isinstance(self.run.turn, RoundOver):
            raise Failed(f"{self.place}.steps[{len(self.played.steps)}]", Sentence("verify-round-not-finished"))
        for index, cut in enumerate(self.played.cuts):
            if cut.seat not in self.had_bet:
                raise Failed(f"{self.place}.cuts[{index}].seat", Sentence("verify-cut-of-nobody", {"number": cut.seat}))
        if self.reshuffled < len(self.reshuffles):
            raise Failed(f"{self.place}.reshuffles[{self.reshuffled}]", Sentence("verify-reshuffle-unused"))
        if self.played.cuts:
            self.run.touch()
        undealt = self.run.shoe is None
        self.sitting.done_with = self.run.close_round()
        if self.sitting.done_with and undealt:
            opened = self.sitting.open_shuffle(self.place, self.played)
            yield self.sitting.shuffle_finding(opened, dealt=False)

    def finding(self, counted: int) -> Finding:
        """What is said of the round; `counted` is its number in the sitting."""
        if self.void is not None:
            why = Sentence(f"round-void-{self.void.fault}")
            return Finding(self.place, passed=True, said=Sentence("verify-round-void", {"round": counted, "why": why}))
        moved = sum(len(step.transfers) for step in self.played.steps)
        facts = {"round": counted, "cards": self.cards, "actions": len(self.played.steps), "transfers": moved}
        return Finding(self.place, passed=True, said=Sentence("verify-round", facts))

    def _read(self, place: str, step: Step) -> Action:
        with failing(place):
            action = action_from_plain(self.run.game, step.action)
            self.run.game.rules.check(self.run.state, action)
            return action

    def _shuffle(self, place: str) -> Finding:
        """The cards are shuffled again before the first of them, from the seal and the cuts."""
        due = self.run.shuffle_due()
        assert due is not None
        check_none_withheld(place, self.played.cuts, self._playing())
        opened = self.sitting.open_shuffle(self.place, self.played)
        self.run.shoe = opened.shoe(due)
        return self.sitting.shuffle_finding(opened, dealt=True)

    def _reshuffle(self, place: str) -> Iterator[Finding]:
        """The cards are shuffled again in mid-round; a shuffle on which a cut was withheld is void, and one follows.

        Who withheld a cut has none in those that follow. Source: design.md, fair dealing, step 2.
        """
        due, withheld = self.run.shuffle_due(), set[int]()
        assert due is not None
        while self.reshuffled < len(self.reshuffles):
            told, at = self.reshuffles[self.reshuffled], f"{self.place}.reshuffles[{self.reshuffled}]"
            self.reshuffled += 1
            opened = self.sitting.reshuffle(at, told, self._playing() - withheld)
            late = {cut.seat for cut in told.cuts if cut.opened is None}
            yield self.sitting.reshuffle_finding(opened, dealt=not late)
            if not late:
                self.run.shoe = opened.shoe(due)
                return
            withheld |= late
        raise Failed(place, Sentence("verify-reshuffle-missing"))

    def _dealt_out(self, target: int) -> None:
        """A seat that has bet is dealt out for a reason: it withheld its cut, or it leaves the table."""
        if not any(cut.seat == target and cut.opened is None for cut in self.played.cuts):
            self.sitting.must_leave.add(target)

    def _apply(self, at: str, action: Action, step: Step) -> None:
        with failing(f"{at}.action"):
            events = self.run.apply(action)
        self._take_in(action, events)
        moves = [move_of(event) for event in events if isinstance(event, Transfer)]
        for index, (told, found) in enumerate(zip_longest(step.transfers, moves)):
            compare(f"{at}.transfers[{index}]", "verify-transfer-differs", told, found)

    def _take_in(self, action: Action, events: tuple[Event, ...]) -> None:
        self.cards += isinstance(action, Deal)
        self.had_bet |= self._playing()
        self.void = next((event for event in events if isinstance(event, RoundVoided)), self.void)

    def _playing(self) -> set[int]:
        return set(self.run.game.rules.playing(self.run.state))
