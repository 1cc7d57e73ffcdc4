"""A sitting at which a shoe goes on from round to round, until a shuffle is due."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Generic, Protocol, TypeVar

from fairdeal.engine import tally
from fairdeal.engine.banking.rounds import Round, nets
from fairdeal.engine.moves import Fault
from fairdeal.engine.shoe import count_seen
from fairdeal.engine.sitting import NO_CARDS, Opening, Progress, ShuffleSpec
from fairdeal.engine.tally import Seats, Tally


class ShoeHouse(Seats, Protocol):
    """The options of a table, as far as they say what is shuffled."""

    @property
    def decks(self) -> int:
        """How many decks the shoe has."""
        ...

    @property
    def cut_card(self) -> tuple[int, int] | None:
        """How many cards lie before the cut card, at least and at most; None where there is none."""
        ...


class ShoeRound(Round, Protocol):
    """A state that counts the cards which earlier rounds took from its shuffle."""

    @property
    def gone(self) -> tuple[int, ...]:
        """How many of each card."""
        ...


H = TypeVar("H", bound=ShoeHouse, covariant=True)


@dataclass(frozen=True, slots=True)
class ShoeTally(Tally[H], Generic[H]):
    """A sitting between two rounds.

    `gone` tells what the shoe has dealt since it was shuffled, and `shuffled` is False when a shuffle is due.
    """

    gone: tuple[int, ...] = NO_CARDS
    shuffled: bool = False


T = TypeVar("T", bound=ShoeTally[ShoeHouse])


def shuffle(sitting: ShoeTally[ShoeHouse]) -> ShuffleSpec | None:
    """What must be shuffled before the next round: the whole set, or nothing while the shoe goes on."""
    return None if sitting.shuffled else ShuffleSpec(sitting.house.decks, sitting.house.cut_card)


def opening(sitting: ShoeTally[ShoeHouse]) -> Opening:
    """How the next round starts: everyone who is still there."""
    return Opening(sitting.seated, gone=sitting.gone if sitting.shuffled else NO_CARDS)


def after_round(sitting: T, state: ShoeRound, goes_on: Callable[[T], bool]) -> T:
    """The sitting after a round; `goes_on` says whether the shoe serves another.

    A void round is not counted, and another shuffle is due after it. A round without bets leaves all as it was.
    """
    chips = {box.seat: box.chips for box in state.boxes}
    players = tally.after_round(sitting.players, chips, nets(state) if state.fault is None else None)
    if state.fault is Fault.NO_BETS:
        return replace(sitting, players=players)
    counted, gone = state.fault is None, count_seen(state.gone, state.up)
    after = replace(sitting, players=players, rounds=sitting.rounds + counted, gone=gone, shuffled=True)
    return after if counted and goes_on(after) else replace(after, shuffled=False)


def without_end(sitting: Tally[Seats]) -> Progress:
    """Which round comes next; there is no last one."""
    return Progress(sitting.rounds + 1, None)
