"""What passes from round to round in Red Dog: whose deal it is, the pot, and who has not paid the entry yet.

Source: rules.md §4.1, §4.8 RD11, RD12, RD22, RD35, RD36.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from fairdeal.engine import tally
from fairdeal.engine.accounts import POT, Account, stack
from fairdeal.engine.boxes import clockwise
from fairdeal.engine.chips import CHIP
from fairdeal.engine.events import Reason, Transfer
from fairdeal.engine.moves import DEALER, Event
from fairdeal.engine.sitting import MANY_ROUNDS, Ending, Opening, Progress, Seated, ShuffleSpec, SittingRules, Standing
from fairdeal.engine.tally import Player, Tally
from fairdeal.games.red_dog.antes import equal_share
from fairdeal.games.red_dog.dealers import can_play, next_dealer
from fairdeal.games.red_dog.events import PotShared
from fairdeal.games.red_dog.house import FEWEST_SEATS, House
from fairdeal.games.red_dog.opening import Newcomers
from fairdeal.games.red_dog.play import nets, playing
from fairdeal.games.red_dog.state import NOBODY, Phase, State


@dataclass(frozen=True, slots=True)
class Sitting(Tally[House]):
    """A sitting between two rounds.

    `pot` is what the rounds so far have left. `dealer` is the seat whose deal comes next, `NOBODY` before the first is
    found, and `dealt` the seat that dealt last. `sharers` are the seats that were dealt into the last round: the pot is
    theirs if the table breaks up. `newcomers` have not paid their entry.
    """

    pot: int = 0
    dealer: int = NOBODY
    dealt: int = NOBODY
    sharers: tuple[int, ...] = ()
    newcomers: tuple[int, ...] = ()


def sit(house: House, seats: tuple[Seated, ...]) -> Sitting:
    """A new sitting. Raises IllegalHouse when the seats do not fit the table."""
    return Sitting(house, tally.first_players(house, seats))


def shuffle(sitting: Sitting) -> ShuffleSpec:
    """What must be shuffled before the next round: the whole deck, for the first dealer or for the deal."""
    return ShuffleSpec(1)


def opening(sitting: Sitting) -> Opening:
    """How the next round starts: everyone who is still there, with the pot that the rounds before have left."""
    carried = Newcomers(sitting.newcomers) if sitting.newcomers else None
    return Opening(sitting.seated, _next_dealer(sitting), sitting.pot, carried=carried)


def _next_dealer(sitting: Sitting) -> int:
    """Whose deal it is of those who are there; the house's where the first dealer must be found."""
    if sitting.dealer == NOBODY or not sitting.present:
        return DEALER
    return clockwise(sitting.present, after=sitting.dealer - 1)[0].seat


def after(sitting: Sitting, state: State, cut_card_out: bool) -> Sitting:
    """The sitting after a round: the deal passes to the left, and the pot stays.

    A round that did not count says itself who deals next. Source: §4.1, §4.8 RD22, RD36.
    """
    assert state.phase is Phase.OVER, "a round is taken in when it is over"
    counted = state.fault is None
    chips = {box.seat: box.chips for box in state.boxes}
    players = tally.after_round(sitting.players, chips, nets(state) if counted else None)
    if not counted:
        return replace(sitting, players=players, dealer=sitting.dealer if state.dealer == NOBODY else state.dealer)
    return replace(
        sitting,
        players=players,
        rounds=sitting.rounds + 1,
        pot=state.pot,
        dealer=next_dealer(state.house, state.boxes, state.dealer),
        dealt=state.dealer,
        sharers=playing(state),
        newcomers=tuple([box.seat for box in state.boxes if box.owes]),
    )


def join(sitting: Sitting, newcomer: Seated) -> Sitting:
    """Someone sits down between rounds, and owes the entry fee where there is one, but not before the first round.

    Source: rules.md §4.8 RD35.

    Raises IllegalHouse when the seat is taken or not there.
    """
    joined = tally.join(sitting, newcomer)
    if not sitting.house.entry_fee or not sitting.rounds:
        return joined
    return replace(joined, newcomers=tuple(sorted((*joined.newcomers, newcomer.seat))))


def leave(sitting: Sitting, seat: int) -> tuple[Sitting, tuple[Event, ...]]:
    """Someone leaves between rounds, without a share of the pot; only the last one takes it. Source: §4.8 RD12."""
    left, added = close(sitting) if [each.seat for each in sitting.present] == [seat] else (sitting, ())
    gone, _ = tally.leave(left, seat)
    sharers = tuple([each for each in gone.sharers if each != seat])
    newcomers = tuple([each for each in gone.newcomers if each != seat])
    return replace(gone, sharers=sharers, newcomers=newcomers), added


def close(sitting: Sitting) -> tuple[Sitting, tuple[Event, ...]]:
    """The table breaks up, and the pot is divided among those who are left of its last round.

    All get equal whole chips, and the odd chips go one each from the dealer's left. Source: rules.md §4.8 RD12.
    """
    present = sitting.present
    seats = [each for each in present if each.seat in sitting.sharers] or present
    if not sitting.pot or not seats:
        return sitting, ()
    share = equal_share(sitting.pot, len(seats))
    odd = (sitting.pot - share * len(seats)) // CHIP
    first = [each.seat for each in clockwise(seats, after=sitting.dealt)][:odd]
    shares = {each.seat: share + (CHIP if each.seat in first else 0) for each in seats}
    players = tuple([each._replace(chips=each.chips + _share_of(each, shares)) for each in sitting.players])
    paid = [Transfer(POT, stack(seat), amount, Reason.SHARE) for seat, amount in shares.items() if amount]
    shared = PotShared(share, len(seats), odd * CHIP)
    return replace(sitting, players=players, pot=0), (*paid, shared)


def _share_of(player: Player, shares: dict[int, int]) -> int:
    return 0 if player.left else shares.get(player.seat, 0)


def balances(sitting: Sitting) -> Mapping[Account, int]:
    """Where the chips lie between rounds, in half-chips."""
    return {**tally.balances(sitting), POT: sitting.pot}


def is_over(sitting: Sitting) -> bool:
    """Whether no further round can be dealt: fewer than two have the chips for it. One alone waits for others."""
    able = [can_play(sitting.house, each.chips) for each in sitting.present]
    return sum(able) < min(FEWEST_SEATS, len(able)) or not able


def standings(sitting: Sitting) -> tuple[Standing, ...]:
    """How the sitting stands for each seat. There is no set end, and so no winner."""
    return tuple([each.stands(_ending(sitting, each)) for each in sitting.players])


def _ending(sitting: Sitting, player: Player) -> Ending | None:
    if player.left:
        return Ending.ABANDONED
    if not can_play(sitting.house, player.chips):
        return Ending.SHORT
    return Ending.PLAYED if is_over(sitting) else None


def progress(sitting: Sitting) -> Progress:
    """Which round comes next; there is no last one."""
    return Progress(sitting.rounds + 1, None)


def notional(house: House) -> int:
    """Half-chips for a long sitting. A pot can grow without end, so no stack is large enough for every loss."""
    return MANY_ROUNDS * max(house.least_chips, house.min_bet, house.pass_fee, house.entry_fee)


def least(house: House) -> int:
    """The fewest half-chips that are enough for one round. Source: rules.md §4.8 RD8, RD34."""
    return house.least_chips


RULES: Final[SittingRules[House, State, Sitting]] = SittingRules(
    sit=sit,
    shuffle=shuffle,
    opening=opening,
    after=after,
    join=join,
    bring=tally.bring,
    leave=leave,
    balances=balances,
    is_over=is_over,
    standings=standings,
    progress=progress,
    notional=notional,
    least=least,
    close=close,
    fewest=lambda house: FEWEST_SEATS,
)
