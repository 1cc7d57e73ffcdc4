"""The fair dealing of a sitting: its seals and cuts, shown and opened in their time, and written into its record."""

from bisect import insort
from collections.abc import Callable
from dataclasses import dataclass, field

from fairdeal import fair
from fairdeal.engine.moves import Event
from fairdeal.engine.sitting import ShuffleSpec
from fairdeal.record.document import Cut, Record, Round, RoundShuffle, Shuffle
from fairdeal.record.links import opening_link, round_link
from fairdeal.record.run import Run, shoe_of
from fairdeal.room.tables.events import CutOpened, CutShown, ReceiptShown, SealOpened, SealShown, ShuffleVoided

Draw = Callable[[int], bytes]
"""Gives so many random bytes that nobody can foresee."""

DEALING = 2
"""The version of fair dealing of a new sitting."""

HOUSE_CUT_SIZE = 16
"""Bytes of a cut that the house makes for a bot."""


@dataclass(slots=True)
class Cutting:
    """The cuts of the shuffle that is due: what seats have shown and opened, and what the record tells of it.

    `closed` is when no more can be shown, `done` when the cards are shuffled, or the shuffle is void.
    """

    told: RoundShuffle | None = None
    shown: dict[int, fair.ClosedCut] = field(default_factory=dict)
    opened: dict[int, fair.Cut] = field(default_factory=dict)
    house: dict[int, fair.Cut] = field(default_factory=dict)
    closed: bool = False
    done: bool = False


@dataclass(slots=True)
class ShownSeal:
    """A seal that was shown, and where its shuffle stands in the record."""

    seal: fair.Seal
    place: int


class FairDealing:
    """The seals, the cuts and the chain of one sitting, by one version of fair dealing.

    What it does comes out as events and stands in the record at once; the record holds nothing that is still secret.
    """

    def __init__(self, run: Run, record: Record, *, draw: Draw) -> None:
        self._run = run
        self._record = record
        self._scheme = fair.scheme_of(record.dealing)
        self._draw = draw
        self._seal: ShownSeal | None = None
        self._replaced: list[ShownSeal] = []
        self._cutting = Cutting()
        self._withheld: set[int] = set()
        self._link = b""
        if self._scheme.chained:
            self._link = opening_link(record)
            record.link = self._link.hex()

    # Who is waited for

    @property
    def opening(self) -> bool:
        """Whether cuts are opened now: no more can be shown."""
        return self._cutting.closed

    def may_cut(self, seat: int) -> bool:
        """Whether a seat that plays may cut: it has withheld no cut in this round."""
        return seat not in self._withheld

    def has_shown(self, seat: int) -> bool:
        """Whether a seat has shown its cut."""
        return seat in self._cutting.shown

    @property
    def unopened(self) -> list[int]:
        """The seats whose cuts were shown and not opened."""
        opened = self._cutting.opened
        return sorted([seat for seat in self._cutting.shown if seat not in opened])

    # Seals

    def show_seal(self, due: ShuffleSpec) -> list[Event]:
        """A new seal is shown; one that it takes the place of stays closed until the round is over."""
        if self._seal is not None:
            self._replaced.append(self._seal)
        seal = fair.Seal(self._draw(fair.SEAL_SIZE), self._link, scheme=self._scheme)
        self._seal = ShownSeal(seal, len(self._record.shuffles))
        shuffle = Shuffle(decks=due.decks, cut_card=due.cut_card, commitment=seal.commitment.hex())
        shuffle.cards = None if due.cards is None else list(due.cards)
        shuffle.link = self._link.hex() if self._scheme.chained else None
        self._record.shuffles.append(shuffle)
        self._cutting = Cutting()
        self._run.seal(due)
        return [SealShown(seal.commitment, self._link)]

    def _open_seals(self) -> list[Event]:
        """All seals that serve no longer are opened: those that were replaced, and the last one unless it is in use."""
        done, self._replaced = self._replaced, []
        if self._seal is not None and not self._run.is_sealed:
            done, self._seal = [*done, self._seal], None
        return [self._open_seal(each) for each in done]

    def open_last_seal(self) -> list[Event]:
        """The sitting is over: the last seal is opened, whether it was used or not."""
        last, self._seal = self._seal, None
        return [] if last is None else [self._open_seal(last)]

    def _open_seal(self, shown: ShownSeal) -> Event:
        secret = shown.seal.open()
        self._record.shuffles[shown.place].seal = secret.hex()
        return SealOpened(secret, shown.seal.commitment)

    # Cuts

    def _show(self, cut: fair.ClosedCut) -> list[Event]:
        """A cut is shown."""
        self._cutting.shown[cut.seat] = cut
        shown = Cut(seat=cut.seat, commitment=cut.commitment.hex(), made_by=cut.made_by.value)
        insort(self._written().cuts, shown, key=lambda each: each.seat)
        self._run.touch()
        return [CutShown(cut.seat, cut.commitment)]

    def show_by_player(self, seat: int, commitment: bytes) -> list[Event]:
        """A player shows the commitment to a cut."""
        return self._show(fair.ClosedCut(seat, commitment, scheme=self._scheme))

    def show_by_house(self, seat: int) -> list[Event]:
        """The house cuts for a bot."""
        data = self._draw(HOUSE_CUT_SIZE)
        cut = self._cutting.house[seat] = fair.Cut(seat, data, made_by=fair.MadeBy.HOUSE, scheme=self._scheme)
        return self._show(cut.closed())

    def end_showing(self) -> None:
        """No more cuts can be shown; those that were are opened now."""
        self._cutting.closed = True

    def open(self, seat: int, data: bytes) -> list[Event]:
        """A seat opens its cut. Raises NotUnderstood or IllegalAction when it is not the one that was shown."""
        self._cutting.opened[seat] = self._cutting.shown[seat].opened(data)
        next(cut for cut in self._written().cuts if cut.seat == seat).opened = data.hex()
        return [CutOpened(seat, data)]

    def open_by_house(self, seat: int) -> list[Event]:
        """The house opens the cut of a bot."""
        return self.open(seat, self._cutting.house[seat].data)

    # The shuffle

    def shuffle(self) -> None:
        """The cards are shuffled from the seal and the cuts."""
        due = self._run.shuffle_due()
        assert due is not None and self._seal is not None
        self._run.shoe = shoe_of(due, self._seal.seal, self._cutting.opened.values())
        self._written().step, self._cutting.done = len(self._round.steps), True

    def void_shuffle(self) -> list[Event]:
        """A cut was withheld without which the round cannot go on: another shuffle is sealed, without that seat's."""
        self._withheld.update(self.unopened)
        told, self._cutting.done = self._written(), True
        told.void, told.step = True, len(self._round.steps)
        self._run.void_shuffle()
        return [ShuffleVoided()]

    # The round

    def begin_round(self) -> None:
        """A round is opened: its cuts come."""
        self._cutting = Cutting()
        self._withheld.clear()

    def end_round(self) -> list[Event]:
        """The round is over: seals that are used up are opened, and its receipt is given."""
        told = self._cutting.told
        if told is not None and not self._cutting.done:
            told.step = len(self._round.steps)
        return self._open_seals() + self._receipt()

    def _receipt(self) -> list[Event]:
        if not self._scheme.chained:
            return []
        self._link = round_link(self._link, self._record, self._round)
        self._round.link = self._link.hex()
        return [ReceiptShown(len(self._record.rounds), self._link)]

    @property
    def _round(self) -> Round:
        return self._record.rounds[-1]

    def _written(self) -> RoundShuffle:
        """What the record tells of the shuffle that is due in this round."""
        told = self._cutting.told
        if told is None:
            assert self._seal is not None
            told = self._cutting.told = RoundShuffle(shuffle=self._seal.place, step=len(self._round.steps))
            self._round.shuffles.append(told)
        return told
