"""What passes from round to round in Blackjack: the shoe, the tally and the bank. Source: rules.md §3.1, §3.4."""

from dataclasses import dataclass, replace
from typing import Final

from fairdeal.engine import tally
from fairdeal.engine.moves import Fault
from fairdeal.engine.shoe import count_seen
from fairdeal.engine.sitting import NO_CARDS, Ending, Opening, Progress, Seated, ShuffleSpec, SittingRules, Standing
from fairdeal.engine.tally import Player, Tally
from fairdeal.games.blackjack.bets import can_bet
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.play import nets
from fairdeal.games.blackjack.state import Phase, State


@dataclass(frozen=True, slots=True)
class Sitting(Tally[House]):
    """A sitting between two rounds.

    `bank` is what the house can still lose, None without a limit. `gone` tells what the shoe has dealt since it was
    shuffled, and `shuffled` is False when a shuffle is due.
    """

    bank: int | None = None
    gone: tuple[int, ...] = NO_CARDS
    shuffled: bool = False


def sit(house: House, seats: tuple[Seated, ...]) -> Sitting:
    """A new sitting. Raises IllegalHouse when the seats do not fit the table."""
    return Sitting(house, tally.first_players(house, seats), bank=house.bank_cap)


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
    return Opening(sitting.seated, gone=sitting.gone if sitting.shuffled else NO_CARDS, limit=sitting.bank)


def after(sitting: Sitting, state: State, cut_card_out: bool) -> Sitting:
    """The sitting after a round. The shoe goes on until its cut card has come out; a void round ends it, uncounted.

    Source: rules.md §3.1, §3.4 BJ17, BJ18.
    """
    assert state.phase is Phase.OVER, "a round is taken in when it is over"
    counted = state.fault is None
    chips = {box.seat: box.chips for box in state.boxes}
    players = tally.after_round(sitting.players, chips, nets(state) if counted else None)
    if state.fault is Fault.NO_BETS:
        return replace(sitting, players=players)
    gone = count_seen(state.gone, state.up)
    goes_on = counted and not state.reshuffled and not cut_card_out and sum(gone) < sitting.house.cut_to
    return Sitting(sitting.house, players, sitting.rounds + counted, _bank_after(sitting, state), gone, goes_on)


def is_over(sitting: Sitting) -> bool:
    """Whether no further round will be dealt: nobody is left who can bet, or the bank can cover no bet."""
    return not any(can_bet(sitting.house, each.chips, sitting.bank) for each in sitting.present)


def standings(sitting: Sitting) -> tuple[Standing, ...]:
    """How the sitting stands for each seat. There is no set end, and so no winner."""
    return tuple(each.stands(_ending(sitting, each)) for each in sitting.players)


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
    join=tally.join,
    bring=tally.bring,
    leave=tally.leave,
    balances=tally.balances,
    is_over=is_over,
    standings=standings,
    progress=progress,
    notional=notional,
    least=least,
)


def _bank_after(sitting: Sitting, state: State) -> int | None:
    """The bank wins what the seats lose. Source: rules.md §3.4 BJ23."""
    return None if sitting.bank is None else sitting.bank - sum(box.net for box in state.boxes)


def _ending(sitting: Sitting, player: Player) -> Ending | None:
    if player.left:
        return Ending.ABANDONED
    if not can_bet(sitting.house, player.chips, None):
        return Ending.SHORT
    return None if can_bet(sitting.house, player.chips, sitting.bank) else Ending.PLAYED
