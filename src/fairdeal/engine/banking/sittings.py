"""A sitting at which a shoe goes on from round to round, until a shuffle is due."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Generic, Protocol, TypeVar, cast

from fairdeal.engine import tally
from fairdeal.engine.banking.rounds import Round, nets
from fairdeal.engine.moves import Event, Fault
from fairdeal.engine.shoe import count_seen
from fairdeal.engine.sitting import NO_CARDS, Ending, Opening, Progress, Seated, ShuffleSpec, SittingRules, Standing
from fairdeal.engine.tally import Player, Seats, Tally


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

    `gone` counts what the shoe has dealt since it was shuffled, and `shuffled` is False when a shuffle is due.
    """

    gone: tuple[int, ...] = NO_CARDS
    shuffled: bool = False


S = TypeVar("S")
AnyH = TypeVar("AnyH", bound=ShoeHouse)
T = TypeVar("T", bound=ShoeTally[ShoeHouse])


def sit(house: AnyH, seats: tuple[Seated, ...]) -> ShoeTally[AnyH]:
    """A new sitting that hands on nothing but its shoe. Raises IllegalHouse when the seats do not fit the table."""
    return ShoeTally(house, tally.first_players(house, seats))


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


class BankingHouse(ShoeHouse, Protocol):
    """The options of a table of a banking game, as far as a sitting asks for them."""

    @property
    def chip(self) -> int:
        """The smallest chip in play, in half-chips."""
        ...


BH = TypeVar("BH", bound=BankingHouse)
BT = TypeVar("BT", bound=ShoeTally[BankingHouse])


def rules(
    *,
    sit: Callable[[BH, tuple[Seated, ...]], BT],
    after: Callable[[BT, S, bool], BT],
    notional: Callable[[BH], int],
    least: Callable[[BH], int],
    is_over: Callable[[BT], bool] | None = None,
    standings: Callable[[BT], tuple[Standing, ...]] | None = None,
    opening: Callable[[BT], Opening] = opening,
    leave: Callable[[BT, int], tuple[BT, tuple[Event, ...]]] = tally.leave,
    progress: Callable[[BT], Progress] = without_end,
) -> SittingRules[BH, S, BT]:
    """The rules of a sitting: what is the game's own, joined with what is the same in all.

    It goes on while anybody has the `least` chips, unless the game says otherwise.
    """

    def goes_on(sitting: BT, player: Player) -> bool:
        return player.chips >= least(cast(BH, sitting.house))

    def all_are_short(sitting: BT) -> bool:
        return not any(goes_on(sitting, each) for each in sitting.present)

    def where_all_stand(sitting: BT) -> tuple[Standing, ...]:
        endings = [each.ended or (None if goes_on(sitting, each) else Ending.SHORT) for each in sitting.players]
        return tuple([each.stands(ending) for each, ending in zip(sitting.players, endings, strict=True)])

    return SittingRules(
        sit=sit,
        shuffle=shuffle,
        opening=opening,
        after=after,
        join=tally.join,
        bring=tally.bring,
        leave=leave,
        balances=tally.balances,
        is_over=is_over or all_are_short,
        standings=standings or where_all_stand,
        progress=progress,
        notional=notional,
        least=least,
        chip=lambda house: house.chip,
    )
