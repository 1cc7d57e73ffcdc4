"""What passes from round to round in Casino War: the shoe, the tally and the end. Source: rules.md §1.1, §1.4, §1.6."""

from dataclasses import dataclass, replace
from typing import Final

from fairdeal.engine import tally
from fairdeal.engine.banking import sittings
from fairdeal.engine.banking.sittings import ShoeTally
from fairdeal.engine.moves import Event
from fairdeal.engine.sitting import MANY_ROUNDS, Ending, Opening, Progress, Seated, SittingRules, Standing, Verdict
from fairdeal.engine.tally import Player
from fairdeal.games.casino_war.bets import can_bet, least_chips
from fairdeal.games.casino_war.house import House
from fairdeal.games.casino_war.state import Phase, State


@dataclass(frozen=True, slots=True)
class Sitting(ShoeTally[House]):
    """A sitting between two rounds; `burned` counts the cards that were burned since the shuffle."""

    burned: int = 0


def sit(house: House, seats: tuple[Seated, ...]) -> Sitting:
    """A new sitting. Raises IllegalHouse when the seats do not fit the table."""
    return Sitting(house, tally.first_players(house, seats))


def opening(sitting: Sitting) -> Opening:
    """How the next round starts: everyone who is still there, and what the shoe has dealt and burned."""
    return replace(sittings.opening(sitting), burned=sitting.burned if sitting.shuffled else 0)


def after(sitting: Sitting, state: State, cut_card_out: bool) -> Sitting:
    """The sitting after a round; a void round is not counted, and is dealt from a new shuffle.

    Source: rules.md §1.4, §1.6 CW7, CW10.
    """
    assert state.phase is Phase.OVER, "a round is taken in when it is over"
    burned = state.burned + (sitting.burned if sitting.shuffled else 0)
    goes_on = not sitting.house.fresh_shuffle and not cut_card_out
    after = sittings.after_round(sitting, state, lambda dealt: goes_on and _lasts(dealt, burned))
    return replace(after, burned=burned)


def leave(sitting: Sitting, seat: int) -> tuple[Sitting, tuple[Event, ...]]:
    """Someone leaves between rounds, and has abandoned the session unless it had ended before.

    Source: rules.md §1.6 CW5, CW6.
    """
    ended = next((_ending(sitting, each) for each in sitting.present if each.seat == seat), None)
    return tally.leave(sitting, seat, ended or Ending.ABANDONED)


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
    return 2 * house.most_stake * (house.rounds or MANY_ROUNDS)


RULES: Final[SittingRules[House, State, Sitting]] = sittings.rules(
    sit=sit,
    after=after,
    is_over=is_over,
    standings=standings,
    notional=notional,
    least=least_chips,
    opening=opening,
    leave=leave,
    progress=progress,
)


def _lasts(sitting: Sitting, burned: int) -> bool:
    """Whether the shoe holds enough for one more full round."""
    house = sitting.house
    return house.cards - sum(sitting.gone) - burned >= house.most_cards(house.seats)


def _standing(sitting: Sitting, player: Player) -> Standing:
    ending = _ending(sitting, player)
    decided = ending in (Ending.PLAYED, Ending.SHORT) and sitting.house.rounds is not None and player.nets
    verdict = Verdict.WON if player.net > 0 else Verdict.LOST if player.net < 0 else Verdict.DRAWN
    return player.stands(ending, verdict if decided else None)


def _ending(sitting: Sitting, player: Player) -> Ending | None:
    if player.ended is not None:
        return player.ended
    is_played = sitting.rounds == sitting.house.rounds
    before = player.chips - player.nets[-1] if is_played and player.nets else player.chips
    if not can_bet(sitting.house, before):
        return Ending.SHORT
    return Ending.PLAYED if is_played else None
