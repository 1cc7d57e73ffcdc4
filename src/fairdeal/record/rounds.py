"""Checking one round of a record: its opening, every action with its cards and chips, and its end."""

from collections.abc import Iterator

from fairdeal.engine.events import RoundVoided
from fairdeal.engine.moves import Action, Burn, Deal, DealOut, Event, Reshuffle, RoundOver, Void
from fairdeal.engine.words import Sentence
from fairdeal.record.codec import action_from_plain
from fairdeal.record.document import Record, RoundShuffle, Seating, Step
from fairdeal.record.findings import Failed, Finding, compare, failing
from fairdeal.record.links import is_hidden
from fairdeal.record.run import Run
from fairdeal.record.sealing import SealingCheck
from fairdeal.record.seats import SeatsCheck, check_transfers


class RoundCheck:
    """The check of one round, in a sitting that has come so far."""

    def __init__(self, record: Record, number: int, run: Run, sealing: SealingCheck, seats: SeatsCheck) -> None:
        self.run = run
        self.sealing = sealing
        self.seats = seats
        self.place = f"rounds[{number}]"
        self.played = record.rounds[number]
        self.counted = run.progress.round
        self.next_shuffle = 0
        self.cards = 0
        self.had_part: set[int] = set()
        self.void: RoundVoided | None = None

    def check(self) -> Iterator[Finding]:
        """Every finding of the round."""
        self._open()
        for index, step in enumerate(self.played.steps):
            at = f"{self.place}.steps[{index}]"
            action = self._read(f"{at}.action", step)
            yield from self._shuffles(index, action)
            if isinstance(action, DealOut) and action.target in self._playing():
                self._dealt_out(action.target)
            self._apply(at, action, step)
        yield from self._close()
        yield self._finding()

    def _open(self) -> None:
        compare(f"{self.place}.shuffle", "verify-shuffle-number-differs", self.played.shuffle, self.sealing.shown - 1)
        with failing(self.place):
            opening = self.run.open_round()
        seats = [Seating(seat=each.seat, chips=each.chips) for each in opening.seats]
        compare(f"{self.place}.seats", "verify-seats-differ", self.played.seats, seats)
        self.sealing.withheld.clear()
        self.had_part |= self._playing()
        self.sealing.seal()

    def _read(self, place: str, step: Step) -> Action:
        with failing(place):
            action = action_from_plain(self.run.game, step.action)
            self.run.check(action)
            return action

    def _shuffles(self, index: int, action: Action) -> Iterator[Finding]:
        """The cards are shuffled again before the first of them, from the seal and the cuts; or the shuffle is void."""
        takes_cards = isinstance(action, Deal | Burn | Reshuffle)
        while (told := self._told_before(index)) is not None:
            place = self._next_place()
            self.next_shuffle += 1
            if not takes_cards and not told.void:
                raise Failed(f"{place}.step", Sentence("verify-shuffle-not-due"))
            again = isinstance(action, Reshuffle)
            yield self.sealing.made(place, told, self.had_part, self.seats.bots, again=again)
        if takes_cards and self.run.shoe is None:
            raise Failed(f"{self.place}.steps[{index}].action", Sentence("verify-shuffle-not-made"))

    def _told_before(self, index: int) -> RoundShuffle | None:
        told = self.played.shuffles[self.next_shuffle : self.next_shuffle + 1]
        return told[0] if told and told[0].step == index else None

    def _next_place(self) -> str:
        return f"{self.place}.shuffles[{self.next_shuffle}]"

    def _dealt_out(self, target: int) -> None:
        """A seat that has bet is dealt out for a reason: it withheld its cut, or it leaves the table."""
        cuts = (cut for each in self.played.shuffles for cut in each.cuts)
        if not any(cut.seat == target and cut.opened is None for cut in cuts):
            self.seats.must_leave.add(target)

    def _apply(self, at: str, action: Action, step: Step) -> None:
        with failing(f"{at}.action"):
            events = self.run.apply(action)
        self.seats.must_close |= isinstance(action, Void)
        self._take_in(action, events)
        check_transfers(f"{at}.transfers", step.transfers, events)
        compare(f"{at}.hidden", "verify-hidden-differs", step.hidden is True, is_hidden(self.run.game, events))
        self.sealing.seal()

    def _take_in(self, action: Action, events: tuple[Event, ...]) -> None:
        self.cards += isinstance(action, Deal)
        self.had_part |= self._playing()
        self.void = next((event for event in events if isinstance(event, RoundVoided)), self.void)

    def _close(self) -> Iterator[Finding]:
        """The round is over. What was cut and not dealt from must have the right seal as well."""
        if not isinstance(self.run.turn, RoundOver):
            raise Failed(f"{self.place}.steps[{len(self.played.steps)}]", Sentence("verify-round-not-finished"))
        if (told := self._told_before(len(self.played.steps))) is not None:
            self.sealing.undealt(self._next_place(), told, self.had_part, self.seats.bots)
            self.next_shuffle += 1
        if self.next_shuffle < len(self.played.shuffles):
            raise Failed(f"{self._next_place()}.step", Sentence("verify-shuffle-not-due"))
        self.run.close_round()
        yield from self.sealing.finished()

    def _finding(self) -> Finding:
        """What is said of the round."""
        if self.void is not None:
            why = Sentence(f"round-void-{self.void.fault}")
            facts = {"round": self.counted, "why": why}
            return Finding(self.place, passed=True, said=Sentence("verify-round-void", facts))
        moved = sum(len(step.transfers) for step in self.played.steps)
        told = {"round": self.counted, "cards": self.cards, "actions": len(self.played.steps), "transfers": moved}
        return Finding(self.place, passed=True, said=Sentence("verify-round", told))

    def _playing(self) -> set[int]:
        return set(self.run.game.rules.playing(self.run.state))
