"""What passes from round to round in Blackjack: the shoe, the tally and the bank. Source: rules.md §3.1, §3.4."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from fairdeal.engine import refusals as common_refusals
from fairdeal.engine.accounts import Account, stack
from fairdeal.engine.moves import Event, Fault
from fairdeal.engine.sitting import NO_CARDS, Ending, Opening, Progress, Seated, ShuffleSpec, SittingRules, Standing
from fairdeal.games.blackjack.bets import can_bet, fit
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.state import Box, Phase, State


class Player(NamedTuple):
    """Who sits at the table: seat, chips in half-chips, what each counted round brought, and whether they left."""

    seat: int
    chips: int
    nets: tuple[int, ...] = ()
    left: bool = False


class Sitting(NamedTuple):
    """A sitting between two rounds.

    `gone` tells what the shoe has dealt since it was shuffled, `shuffled` is False when a shuffle is due, and `bank` is
    what the house can still lose, None without a limit.
    """

    house: House
    players: tuple[Player, ...]
    bank: int | None
    rounds: int = 0
    gone: tuple[int, ...] = NO_CARDS
    shuffled: bool = False


def sit(house: House, seats: tuple[Seated, ...]) -> Sitting:
    """A new sitting. Raises IllegalHouse when the seats do not fit the table."""
    _check_seats(house, seats)
    return Sitting(house, tuple(Player(each.seat, each.chips) for each in seats), house.bank_cap)


def shuffle(sitting: Sitting) -> ShuffleSpec | None:
    """What must be shuffled before the next round: the whole shoe, or nothing while it goes on.

    Source: rules.md §3.1, §3.4 BJ16.
    """
    if sitting.shuffled:
        return None
    house = sitting.house
    return ShuffleSpec(house.decks, (house.cut_from, house.cut_to))


def opening(sitting: Sitting) -> Opening:
    """How the next round starts: everyone who is still there."""
    seats = tuple(Seated(each.seat, each.chips) for each in _present(sitting))
    return Opening(seats, gone=sitting.gone if sitting.shuffled else NO_CARDS, limit=sitting.bank)


def after(sitting: Sitting, state: State, cut_card_out: bool) -> Sitting:
    """The sitting after a round. The shoe goes on until its cut card has come out; a void round ends it, uncounted.

    Source: rules.md §3.1, §3.4 BJ17, BJ18.
    """
    assert state.phase is Phase.OVER, "a round is taken in when it is over"
    counted = state.fault is None
    boxes = {box.seat: box for box in state.boxes}
    players = tuple(_after(each, boxes.get(each.seat), counted=counted) for each in sitting.players)
    if state.fault is Fault.NO_BETS:
        return sitting._replace(players=players)
    gone = tuple(before + state.up.count(card) for card, before in enumerate(state.gone))
    goes_on = counted and not state.reshuffled and not cut_card_out and sum(gone) < sitting.house.cut_to
    return Sitting(sitting.house, players, _bank_after(sitting, state), sitting.rounds + counted, gone, goes_on)


def join(sitting: Sitting, newcomer: Seated) -> Sitting:
    """Someone sits down, which is possible before any deal.

    Raises IllegalHouse when the seat is taken or not there. Source: rules.md §3.1, §3.4 BJ22.
    """
    seats = [*(Seated(each.seat, each.chips) for each in _present(sitting)), newcomer]
    _check_seats(sitting.house, tuple(sorted(seats, key=lambda each: each.seat)))
    players = (*sitting.players, Player(newcomer.seat, newcomer.chips))
    return sitting._replace(players=tuple(sorted(players, key=lambda each: each.seat)))


def leave(sitting: Sitting, seat: int) -> tuple[Sitting, tuple[Event, ...]]:
    """Someone leaves between rounds."""
    players = [each._replace(left=True) if each.seat == seat else each for each in sitting.players]
    return sitting._replace(players=tuple(players)), ()


def bring(sitting: Sitting, more: Seated) -> Sitting:
    """Someone puts more chips before a seat between rounds."""
    players = [
        each._replace(chips=each.chips + more.chips) if each.seat == more.seat and not each.left else each
        for each in sitting.players
    ]
    return sitting._replace(players=tuple(players))


def balances(sitting: Sitting) -> Mapping[Account, int]:
    """Where the chips lie between rounds, in half-chips."""
    return {stack(each.seat): each.chips for each in _present(sitting)}


def is_over(sitting: Sitting) -> bool:
    """Whether no further round will be dealt: nobody is left who can bet, or the bank can cover no bet."""
    return not any(can_bet(sitting.house, each.chips, sitting.bank) for each in _present(sitting))


def standings(sitting: Sitting) -> tuple[Standing, ...]:
    """How the sitting stands for each seat. There is no set end, and so no winner."""
    return tuple(Standing(each.seat, each.chips, each.nets, _ending(sitting, each)) for each in sitting.players)


def progress(sitting: Sitting) -> Progress:
    """Which round comes next; there is no last one."""
    return Progress(sitting.rounds + 1, None)


def notional(house: House) -> int:
    """Half-chips that last for many rounds, however badly they go: every hand lost that can be had, and insurance."""
    return OPEN_ENDED_ROUNDS * (house.most_lost * house.max_stake + house.max_stake // 2)


def least(house: House) -> int:
    """The fewest half-chips that are enough for one round: the smallest bet."""
    return house.min_stake


OPEN_ENDED_ROUNDS: Final = 100
"""How many rounds notional chips last."""

RULES: Final[SittingRules[House, State, Sitting]] = SittingRules(
    sit=sit,
    shuffle=shuffle,
    opening=opening,
    after=after,
    join=join,
    bring=bring,
    leave=leave,
    balances=balances,
    is_over=is_over,
    standings=standings,
    progress=progress,
    notional=notional,
    least=least,
)


def _check_seats(house: House, seats: tuple[Seated, ...]) -> None:
    if not fit(house, [each.seat for each in seats]):
        raise common_refusals.bad_opening([each.seat for each in seats], house.seats)
    for each in seats:
        if each.chips < 0:
            raise common_refusals.negative_chips(each.seat, each.chips)


def _present(sitting: Sitting) -> tuple[Player, ...]:
    return tuple(each for each in sitting.players if not each.left)


def _after(player: Player, box: Box | None, *, counted: bool) -> Player:
    if box is None or player.left:
        return player
    return player._replace(chips=box.chips, nets=player.nets + ((box.net,) if counted else ()))


def _bank_after(sitting: Sitting, state: State) -> int | None:
    """The bank wins what the seats lose. Source: rules.md §3.4 BJ23."""
    return None if sitting.bank is None else sitting.bank - sum(box.net for box in state.boxes)


def _ending(sitting: Sitting, player: Player) -> Ending | None:
    if player.left:
        return Ending.ABANDONED
    if not can_bet(sitting.house, player.chips, None):
        return Ending.SHORT
    return None if can_bet(sitting.house, player.chips, sitting.bank) else Ending.PLAYED
