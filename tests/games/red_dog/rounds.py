"""Random sittings of Red Dog: every way to play, short stacks, time-outs, mistakes, joiners and leavers."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from fairdeal.engine.chips import CHIP
from fairdeal.engine.moves import (
    DEALER,
    Action,
    CardsToDeal,
    CardsToShuffle,
    Deal,
    Event,
    Legal,
    Reshuffle,
    RoundOver,
    SeatsToMove,
)
from fairdeal.engine.sitting import Seated
from fairdeal.games.red_dog import GAME, House, State
from fairdeal.games.red_dog.sitting import Sitting

HOUSES = {
    "base": House(seats=5, ante=2 * CHIP, pot_limit=30 * CHIP),
    "below": House(seats=4, ante=3 * CHIP, reante_below_min=True, entry_fee=2 * CHIP, first_dealer="random"),
    "burn": House(seats=7, burn=True),
    "bank": House(variant="bank", seats=5, pass_fee=CHIP, min_bet=2 * CHIP),
    "burn-bank": House(variant="bank", burn=True, seats=8),
    "six-spot": House(variant="six_banker", seats=10),
    "pool": House(variant="six_pool", seats=15),
    "pool-none": House(variant="six_pool", seats=5, partial="none", ante=3 * CHIP, entry_fee=CHIP),
}
FEW = (0, 1, 2, 3, 4, 5, 7, 12, 13, 40, 200)
"""What people sit down with, in half-chips: often too little."""


@dataclass(frozen=True)
class Step:
    before: State
    action: Action
    events: tuple[Event, ...]
    after: State


@dataclass(frozen=True)
class Played:
    """A round: the sitting before it, its states, and the sitting after it."""

    before: Sitting
    start: State
    steps: tuple[Step, ...]
    after: Sitting

    @property
    def last(self) -> State:
        return self.steps[-1].after if self.steps else self.start


def sittings(house: House, chance: Random, *, rounds: int, mistakes: bool) -> Iterator[Played]:
    """So many rounds, in as many sittings as that takes; between two rounds people come and go."""
    played = 0
    while played < rounds:
        seats = sorted(chance.sample(range(house.seats), chance.randint(2, house.seats)))
        sitting = GAME.sitting.sit(house, tuple(Seated(seat, chance.choice(FEW)) for seat in seats))
        while not GAME.sitting.is_over(sitting) and played < rounds:
            each = round_of(_changed(sitting, chance), chance, mistakes=mistakes)
            yield each
            sitting, played = each.after, played + 1


def round_of(sitting: Sitting, chance: Random, *, mistakes: bool) -> Played:
    """One round by random moves."""
    start = state = GAME.rules.start(sitting.house, GAME.sitting.opening(sitting))
    steps: list[Step] = []
    while not isinstance(turn := GAME.rules.turn(state), RoundOver):
        action = _mistake(state, chance) if mistakes and not chance.randrange(12) else None
        action = action or _move(state, turn, chance)
        after, events = GAME.rules.apply(state, action)
        steps.append(Step(state, action, events, after))
        state = after
    return Played(sitting, start, tuple(steps), GAME.sitting.after(sitting, state, False))


def _move(state: State, turn: SeatsToMove | CardsToDeal | CardsToShuffle, chance: Random) -> Action:
    if not isinstance(turn, SeatsToMove):
        cards = [each for each in GAME.rules.legal(state, DEALER).actions if isinstance(each, (Deal, Reshuffle))]
        return chance.choice(cards)
    seat = chance.choice(turn.seats)
    if not chance.randrange(8):
        return GAME.rules.time_out(state, seat)
    return _any_of(GAME.rules.legal(state, seat), chance)


def _any_of(legal: Legal, chance: Random) -> Action:
    amounts = [
        each.complete(chance.choice((each.least, each.most, chance.randrange(each.least, each.most + 1, each.step))))
        for each in legal.amounts
    ]
    return chance.choice([*legal.actions, *amounts])


def _mistake(state: State, chance: Random) -> Action | None:
    """Something that the dealer may do besides cards; None where there is nothing."""
    legal = GAME.rules.legal(state, DEALER)
    others = tuple(each for each in legal.actions if not isinstance(each, (Deal, Reshuffle)))
    return _any_of(Legal(others, legal.amounts), chance) if others or legal.amounts else None


def _changed(sitting: Sitting, chance: Random) -> Sitting:
    """The sitting after people have come and gone, as long as two can still play."""
    changed, present = sitting, [each.seat for each in sitting.present]
    match chance.randrange(6):
        case 0:
            changed, _ = GAME.sitting.leave(sitting, chance.choice(present))
        case 1 if len(present) < sitting.house.seats:
            free = [seat for seat in range(sitting.house.seats) if seat not in present]
            changed = GAME.sitting.join(sitting, Seated(chance.choice(free), chance.choice(FEW)))
    return sitting if GAME.sitting.is_over(changed) else changed
