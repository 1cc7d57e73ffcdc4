"""What passes from round to round in Casino War: the shoe, the tally and the end. Source: rules.md §1.1, §1.4, §1.6."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from fairdeal.engine import refusals as common_refusals
from fairdeal.engine.accounts import Account, stack
from fairdeal.engine.moves import Event, Fault
from fairdeal.engine.sitting import (
    NO_CARDS,
    Ending,
    Opening,
    Progress,
    Seated,
    ShuffleSpec,
    SittingRules,
    Standing,
    Verdict,
)
from fairdeal.games.casino_war.bets import can_bet, fit, least_chips
from fairdeal.games.casino_war.house import House
from fairdeal.games.casino_war.state import Box, Phase, Place, State


class Player(NamedTuple):
    """Who sits at the table: seat, chips in half-chips, what each counted round brought, and whether they left."""

    seat: int
    chips: int
    nets: tuple[int, ...] = ()
    left: bool = False


class Sitting(NamedTuple):
    """A sitting between two rounds.

    `gone` and `burned` tell what the shoe has dealt since it was shuffled; `shuffled` is False when a shuffle is
    due.
    """

    house: House
    players: tuple[Player, ...]
    rounds: int = 0
    gone: tuple[int, ...] = NO_CARDS
    burned: int = 0
    shuffled: bool = False


def sit(house: House, seats: tuple[Seated, ...]) -> Sitting:
    """A new sitting. Raises IllegalHouse when the seats do not fit the table."""
    _check_seats(house, seats)
    return Sitting(house, tuple(Player(each.seat, each.chips) for each in seats))


def shuffle(sitting: Sitting) -> ShuffleSpec | None:
    """What must be shuffled before the next round: the whole set, or nothing while the shoe goes on.

    Source: rules.md §1.1, §1.6 CW10.
    """
    if sitting.shuffled:
        return None
    house = sitting.house
    return ShuffleSpec(house.decks, None if house.fresh_shuffle else (house.cut_from, house.cut_to))


def opening(sitting: Sitting) -> Opening:
    """How the next round starts: everyone who is still there."""
    gone, burned = (sitting.gone, sitting.burned) if sitting.shuffled else (NO_CARDS, 0)
    return Opening(tuple(Seated(each.seat, each.chips) for each in _present(sitting)), gone=gone, burned=burned)


def after(sitting: Sitting, state: State, cut_card_out: bool) -> Sitting:
    """The sitting after a round; a void round is not counted, and is dealt from a new shuffle.

    Source: rules.md §1.4, §1.6 CW7.
    """
    assert state.phase is Phase.OVER, "a round is taken in when it is over"
    counted, no_cards = state.fault is None, state.fault is Fault.NO_BETS
    boxes = {box.seat: box for box in state.boxes}
    players = tuple(_after(each, boxes.get(each.seat), counted=counted) for each in sitting.players)
    if no_cards:
        return sitting._replace(players=players)
    gone = tuple(before + state.up.count(card) for card, before in enumerate(state.gone))
    burned = (sitting.burned if sitting.shuffled else 0) + state.burned
    goes_on = counted and not sitting.house.fresh_shuffle and not cut_card_out and _lasts(sitting, sum(gone) + burned)
    return Sitting(sitting.house, players, sitting.rounds + counted, gone, burned, goes_on)


def join(sitting: Sitting, newcomer: Seated) -> Sitting:
    """Someone sits down between rounds.

    Raises IllegalHouse when the seat is taken or not there. Source: rules.md §0 G10.
    """
    seats = [*(Seated(each.seat, each.chips) for each in _present(sitting)), newcomer]
    _check_seats(sitting.house, tuple(sorted(seats, key=lambda each: each.seat)))
    players = (*sitting.players, Player(newcomer.seat, newcomer.chips))
    return sitting._replace(players=tuple(sorted(players, key=lambda each: each.seat)))


def leave(sitting: Sitting, seat: int) -> tuple[Sitting, tuple[Event, ...]]:
    """Someone leaves between rounds; the session is abandoned for them. Source: rules.md §1.6 CW6."""
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
    """Whether no further round will be dealt: all agreed rounds are played, or nobody is left who can bet."""
    if sitting.rounds == sitting.house.rounds:
        return True
    return not any(can_bet(sitting.house, each.chips) for each in _present(sitting))


def standings(sitting: Sitting) -> tuple[Standing, ...]:
    """How the sitting stands for each seat: over the rounds that it has played, a sum above zero beats the bank.

    Source: rules.md §1.4, §1.6 CW5, CW6.
    """
    return tuple(_standing(sitting, each) for each in sitting.players)


def progress(sitting: Sitting) -> Progress:
    """Which round comes next, and of how many."""
    return Progress(sitting.rounds + 1, sitting.house.rounds)


def notional(house: House) -> int:
    """Half-chips with which a seat can lose every round of a session at war and still play all of it.

    Source: rules.md §1.6 CW5.
    """
    return 2 * house.most_stake * (house.rounds or OPEN_ENDED_ROUNDS)


OPEN_ENDED_ROUNDS: Final = 100
"""How many rounds notional chips last at a table without a set end."""

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
    least=least_chips,
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
    net = (box.net if box.place is Place.IN else 0,) if counted else ()
    return player._replace(chips=box.chips, nets=player.nets + net)


def _lasts(sitting: Sitting, dealt: int) -> bool:
    """Whether the shoe holds enough for one more full round."""
    return sitting.house.cards - dealt >= sitting.house.most_cards(sitting.house.seats)


def _standing(sitting: Sitting, player: Player) -> Standing:
    ending = _ending(sitting, player)
    decided = ending in (Ending.PLAYED, Ending.SHORT) and sitting.house.rounds is not None and player.nets
    net = sum(player.nets)
    verdict = Verdict.WON if net > 0 else Verdict.LOST if net < 0 else Verdict.DRAWN
    return Standing(player.seat, player.chips, player.nets, ending, verdict if decided else None)


def _ending(sitting: Sitting, player: Player) -> Ending | None:
    if player.left:
        return Ending.ABANDONED
    is_played = sitting.rounds == sitting.house.rounds
    before = player.chips - player.nets[-1] if is_played and player.nets else player.chips
    if not can_bet(sitting.house, before):
        return Ending.SHORT
    return Ending.PLAYED if is_played else None
