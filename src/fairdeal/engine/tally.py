"""The players of a sitting: who sits where, with what chips, and what every round brought them.

A game's sitting is a `Tally` with what else the game hands on from round to round: a pot, a shoe, a bank. Joining,
leaving, bringing chips and balances are the same for all; how a sitting ends for a player is for the game to say.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic, NamedTuple, Protocol, TypeVar

from fairdeal.engine import refusals
from fairdeal.engine.accounts import Account, stack
from fairdeal.engine.moves import Event
from fairdeal.engine.sitting import Ending, Seated, Standing, Verdict


class Player(NamedTuple):
    """Who sits at the table: seat, chips in half-chips, and what each counted round brought.

    `ended` is how the sitting had ended for a player who left; None for one who is there.
    """

    seat: int
    chips: int
    nets: tuple[int, ...] = ()
    ended: Ending | None = None

    @property
    def left(self) -> bool:
        """Whether the player is not there any more."""
        return self.ended is not None

    @property
    def net(self) -> int:
        """What the sitting has brought so far: half-chips, or points in a game without stakes."""
        return sum(self.nets)

    def stands(
        self, ending: Ending | None = None, verdict: Verdict | None = None, *, score: int | None = None
    ) -> Standing:
        """Where the player stands, with the game's word on how the sitting ended."""
        return Standing(self.seat, self.chips, self.nets, ending, verdict, score)


class Seats(Protocol):
    """The options of a table, as far as they say how many seats it has."""

    @property
    def seats(self) -> int:
        """How many; they are numbered from 0."""
        ...


H = TypeVar("H", bound=Seats, covariant=True)


@dataclass(frozen=True, slots=True)
class Tally(Generic[H]):
    """A sitting between two rounds: its options, its players by seat, and how many rounds have counted."""

    house: H
    players: tuple[Player, ...]
    rounds: int = 0

    @property
    def present(self) -> tuple[Player, ...]:
        """Who has not left."""
        return tuple([player for player in self.players if not player.left])

    @property
    def seated(self) -> tuple[Seated, ...]:
        """The seats of a next round, with their chips."""
        return tuple([Seated(player.seat, player.chips) for player in self.present])


T = TypeVar("T", bound=Tally[Seats])


def check_seats(house: Seats, seats: Sequence[Seated], *, fewest: int = 1) -> None:
    """Raises IllegalHouse unless the seats fit the table, and nobody has less than no chips.

    They fit if they are seats of the table in clockwise order, each once, and at least `fewest` of them.
    """
    numbers = [each.seat for each in seats]
    if 0 < len(numbers) < fewest:
        raise refusals.too_few_players(len(numbers), fewest)
    if not numbers or numbers != [seat for seat in range(house.seats) if seat in numbers]:
        raise refusals.bad_opening(numbers, house.seats)
    for each in seats:
        if each.chips < 0:
            raise refusals.negative_chips(each.seat, each.chips)


def first_players(house: Seats, seats: Sequence[Seated], *, fewest: int = 1) -> tuple[Player, ...]:
    """The players of a new sitting. Raises IllegalHouse when their seats do not fit the table."""
    check_seats(house, seats, fewest=fewest)
    return tuple([Player(each.seat, each.chips) for each in seats])


def after_round(
    players: Sequence[Player], chips: Mapping[int, int], nets: Mapping[int, int] | None
) -> tuple[Player, ...]:
    """The players after a round: the chips that each seat of the round has now, and what it brought, by seat.

    `nets` is None for a round that does not count. A player who was not in the round stays as before.
    """
    return tuple([_after_round(player, chips, nets) for player in players])


def join(sitting: T, newcomer: Seated) -> T:
    """Someone sits down between rounds.

    Raises IllegalHouse when the seat is taken or not there. Source: rules.md §0 G10.
    """
    check_seats(sitting.house, sorted([*sitting.seated, newcomer], key=_seat_of))
    players = sorted([*sitting.players, Player(newcomer.seat, newcomer.chips)], key=_seat_of)
    return replace(sitting, players=tuple(players))


def leave(sitting: T, seat: int, ending: Ending = Ending.ABANDONED) -> tuple[T, tuple[Event, ...]]:
    """Someone leaves between rounds, for whom the sitting has ended so; nothing is paid for it."""
    players = [each._replace(ended=ending) if each.seat == seat and not each.left else each for each in sitting.players]
    return replace(sitting, players=tuple(players)), ()


def bring(sitting: T, more: Seated) -> T:
    """Someone puts more chips before a seat between rounds."""
    players = [
        each._replace(chips=each.chips + more.chips) if each.seat == more.seat and not each.left else each
        for each in sitting.players
    ]
    return replace(sitting, players=tuple(players))


def balances(sitting: T) -> Mapping[Account, int]:
    """Where the players' chips lie between rounds, in half-chips."""
    return {stack(each.seat): each.chips for each in sitting.present}


def _after_round(player: Player, chips: Mapping[int, int], nets: Mapping[int, int] | None) -> Player:
    if player.left or player.seat not in chips:
        return player
    counted = () if nets is None else (nets[player.seat],)
    return player._replace(chips=chips[player.seat], nets=player.nets + counted)


def _seat_of(each: Seated | Player) -> int:
    return each.seat
