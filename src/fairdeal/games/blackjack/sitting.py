"""What passes from round to round in Blackjack: the shoe, the tally and the bank. Source: rules.md §3.1, §3.4."""

from dataclasses import dataclass, replace
from typing import Final

from fairdeal.engine import tally
from fairdeal.engine.banking import sittings
from fairdeal.engine.banking.rounds import net
from fairdeal.engine.banking.sittings import ShoeTally
from fairdeal.engine.sitting import MANY_ROUNDS, Ending, Opening, Seated, SittingRules, Standing
from fairdeal.engine.tally import Player
from fairdeal.games.blackjack.bets import can_bet
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.state import Phase, State


@dataclass(frozen=True, slots=True)
class Sitting(ShoeTally[House]):
    """A sitting between two rounds; `bank` is what the house can still lose, None without a limit."""

    bank: int | None = None


def sit(house: House, seats: tuple[Seated, ...]) -> Sitting:
    """A new sitting. Raises IllegalHouse when the seats do not fit the table."""
    return Sitting(house, tally.first_players(house, seats), bank=house.bank_cap)


def opening(sitting: Sitting) -> Opening:
    """How the next round starts: everyone who is still there, what the shoe has dealt, and what the bank can lose."""
    return replace(sittings.opening(sitting), limit=sitting.bank)


def after(sitting: Sitting, state: State, cut_card_out: bool) -> Sitting:
    """The sitting after a round. The shoe goes on until its cut card has come out; a void round ends it, uncounted.

    Source: rules.md §3.1, §3.4 BJ16 to BJ18.
    """
    assert state.phase is Phase.OVER, "a round is taken in when it is over"
    goes_on = not state.reshuffled and not cut_card_out
    _, last = sitting.house.cut_card
    after = sittings.after_round(sitting, state, lambda dealt: goes_on and sum(dealt.gone) < last)
    return replace(after, bank=_bank_after(sitting, state))


def is_over(sitting: Sitting) -> bool:
    """Whether no further round will be dealt: nobody is left who can bet, or the bank can cover no bet."""
    return not any(can_bet(sitting.house, each.chips, sitting.bank) for each in sitting.present)


def standings(sitting: Sitting) -> tuple[Standing, ...]:
    """How the sitting stands for each seat. There is no set end, and so no winner."""
    return tuple(each.stands(_ending(sitting, each)) for each in sitting.players)


def notional(house: House) -> int:
    """Half-chips that last for many rounds, however badly they go: every hand lost that can be had, and insurance."""
    return MANY_ROUNDS * (house.most_lost * house.max_stake + house.max_stake // 2)


def least(house: House) -> int:
    """The fewest half-chips that are enough for one round: the smallest bet."""
    return house.least_bet


RULES: Final[SittingRules[House, State, Sitting]] = sittings.rules(
    sit=sit, after=after, is_over=is_over, standings=standings, notional=notional, least=least, opening=opening
)


def _bank_after(sitting: Sitting, state: State) -> int | None:
    """The bank wins what the seats lose. Source: rules.md §3.4 BJ23."""
    return None if sitting.bank is None else sitting.bank - sum(net(box) for box in state.boxes)


def _ending(sitting: Sitting, player: Player) -> Ending | None:
    if player.left:
        return Ending.ABANDONED
    if not can_bet(sitting.house, player.chips, None):
        return Ending.SHORT
    return None if can_bet(sitting.house, player.chips, sitting.bank) else Ending.PLAYED
