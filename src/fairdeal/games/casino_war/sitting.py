"""What passes from round to round in Casino War: the shoe, the tally and the end. Source: rules.md §1.1, §1.4, §1.6."""

from dataclasses import dataclass, replace
from typing import Final

from fairdeal.engine import tally
from fairdeal.engine.moves import Fault
from fairdeal.engine.shoe import count_seen
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
from fairdeal.engine.tally import Player, Tally
from fairdeal.games.casino_war.bets import can_bet, least_chips
from fairdeal.games.casino_war.house import House
from fairdeal.games.casino_war.play import nets
from fairdeal.games.casino_war.state import Phase, State


@dataclass(frozen=True, slots=True)
class Sitting(Tally[House]):
    """A sitting between two rounds.

    `gone` and `burned` tell what the shoe has dealt since it was shuffled; `shuffled` is False when a shuffle is due.
    """

    gone: tuple[int, ...] = NO_CARDS
    burned: int = 0
    shuffled: bool = False


def sit(house: House, seats: tuple[Seated, ...]) -> Sitting:
    """A new sitting. Raises IllegalHouse when the seats do not fit the table."""
    return Sitting(house, tally.first_players(house, seats))


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
    return Opening(sitting.seated, gone=gone, burned=burned)


def after(sitting: Sitting, state: State, cut_card_out: bool) -> Sitting:
    """The sitting after a round; a void round is not counted, and is dealt from a new shuffle.

    Source: rules.md §1.4, §1.6 CW7.
    """
    assert state.phase is Phase.OVER, "a round is taken in when it is over"
    counted = state.fault is None
    chips = {box.seat: box.chips for box in state.boxes}
    players = tally.after_round(sitting.players, chips, nets(state) if counted else None)
    if state.fault is Fault.NO_BETS:
        return replace(sitting, players=players)
    gone = count_seen(state.gone, state.up)
    burned = (sitting.burned if sitting.shuffled else 0) + state.burned
    goes_on = counted and not sitting.house.fresh_shuffle and not cut_card_out and _lasts(sitting, sum(gone) + burned)
    return Sitting(sitting.house, players, sitting.rounds + counted, gone, burned, goes_on)


def is_over(sitting: Sitting) -> bool:
    """Whether no further round will be dealt: all agreed rounds are played, or nobody is left who can bet."""
    if sitting.rounds == sitting.house.rounds:
        return True
    return not any(can_bet(sitting.house, each.chips) for each in sitting.present)


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
    join=tally.join,
    bring=tally.bring,
    leave=tally.leave,
    balances=tally.balances,
    is_over=is_over,
    standings=standings,
    progress=progress,
    notional=notional,
    least=least_chips,
)


def _lasts(sitting: Sitting, dealt: int) -> bool:
    """Whether the shoe holds enough for one more full round."""
    return sitting.house.cards - dealt >= sitting.house.most_cards(sitting.house.seats)


def _standing(sitting: Sitting, player: Player) -> Standing:
    ending = _ending(sitting, player)
    decided = ending in (Ending.PLAYED, Ending.SHORT) and sitting.house.rounds is not None and player.nets
    verdict = Verdict.WON if player.net > 0 else Verdict.LOST if player.net < 0 else Verdict.DRAWN
    return player.stands(ending, verdict if decided else None)


def _ending(sitting: Sitting, player: Player) -> Ending | None:
    if player.left:
        return Ending.ABANDONED
    is_played = sitting.rounds == sitting.house.rounds
    before = player.chips - player.nets[-1] if is_played and player.nets else player.chips
    if not can_bet(sitting.house, before):
        return Ending.SHORT
    return Ending.PLAYED if is_played else None
