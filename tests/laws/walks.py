"""Random games of any kind: a walk is one round from its opening by legal actions, a sitting is walk after walk."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from hypothesis import strategies as st

from fairdeal.cards import DECK, Card, rank_of
from fairdeal.engine.chance import Chance
from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import (
    DEALER,
    Action,
    Burn,
    Deal,
    Event,
    Legal,
    Reshuffle,
    RoundOver,
    SeatsToMove,
    Selection,
)
from fairdeal.engine.sitting import Opening, Seated, ShuffleSpec
from tests.chances import Seeded
from tests.laws.houses import houses, seatings

Item = TypeVar("Item")

DEALT = (Deal, Burn, Reshuffle)
"""What the dealer does when cards are due."""

MOST_TRIED = 20
"""In how many states of a round everything is tried that anyone could try."""

INTERRUPTIONS = 6
"""How often a walk may do something other than what the turn asks for: a bet taken back, a seat left out, a void."""


@dataclass(frozen=True)
class Drawn:
    draw: Callable[[st.SearchStrategy[int]], int]

    def below(self, limit: int, /) -> int:
        return self.draw(st.integers(0, limit - 1))


@dataclass(frozen=True)
class Step:
    """An action and what it did."""

    before: Any
    action: Action
    after: Any
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Walk:
    """A round: how it opened, what was shuffled for it, and its steps; `finished` is False if it would not end."""

    game: AnyGame
    house: Any
    opening: Opening
    shuffled: ShuffleSpec
    start: Any
    steps: tuple[Step, ...]
    finished: bool

    def __repr__(self) -> str:
        """What is needed to play it again, no more."""
        shown = "".join(f"\n    {action}" for action in self.actions[:60])
        return f"{self.game.name} at {self.house}\n  from {self.opening}{shown}"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(repr(self))

    @property
    def states(self) -> tuple[Any, ...]:
        return (self.start, *(step.after for step in self.steps))

    @property
    def some_states(self) -> tuple[Any, ...]:
        """All states of a short round, and a part of a long one, for what takes thousands of tries in each."""
        chosen = Random(repr(self.actions)).sample(range(len(self.states)), min(len(self.states), MOST_TRIED))
        return tuple(self.states[place] for place in sorted(chosen))

    @property
    def actions(self) -> tuple[Action, ...]:
        return tuple(step.action for step in self.steps)

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for step in self.steps for event in step.events)

    @property
    def last(self) -> Any:
        return self.states[-1]

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(each.seat for each in self.opening.seats)

    @property
    def set_of_cards(self) -> Counter[Card]:
        """How many of each card were shuffled."""
        counts = self.shuffled.cards or (self.shuffled.decks,) * len(DECK)
        return Counter({card: counts[card] for card in DECK if counts[card]})

    @property
    def strangers(self) -> tuple[int, ...]:
        """Numbers of seats that play no part: one beside those of the round, one far off."""
        return next(number for number in range(100) if number not in self.seats), 99


@st.composite
def walks(draw: Callable[[st.SearchStrategy[Any]], Any], game: AnyGame) -> Walk:
    """A round of a random table, the first of a sitting or a later one."""
    house = draw(houses(game))
    sitting = _begun(game, house, draw(seatings(game, house)))
    shuffled = _shuffled(game, sitting)
    for seed in range(draw(st.sampled_from((0, 1, 3)))):
        after = game.sitting.after(sitting, _before(game, house, sitting, shuffled, seed).last, False)
        if game.sitting.is_over(after):
            break
        sitting, shuffled = after, game.sitting.shuffle(after) or shuffled
    return walk(game, house, game.sitting.opening(sitting), shuffled, Drawn(draw), interruptions=INTERRUPTIONS)


def _begun(game: AnyGame, house: Any, seats: tuple[Seated, ...]) -> Any:
    """A new sitting of these seats; with chips for all of it, where they could not play a round."""
    sitting = game.sitting.sit(house, seats)
    if not game.sitting.is_over(sitting):
        return sitting
    return game.sitting.sit(house, tuple(Seated(each.seat, game.sitting.notional(house)) for each in seats))


def walk(
    game: AnyGame, house: Any, opening: Opening, shuffled: ShuffleSpec, chance: Chance, *, interruptions: int
) -> Walk:
    """One round by legal actions, until nobody must move or it has gone on for far too long."""
    start = state = game.rules.start(house, opening)
    player = _Player(game, chance, tuple(each.seat for each in opening.seats), interruptions)
    steps: list[Step] = []
    while not isinstance(game.rules.turn(state), RoundOver) and len(steps) < bound(opening.seats):
        action = player.choose(state)
        if action is None:
            break
        after, events = game.rules.apply(state, action)
        steps.append(Step(state, action, after, events))
        state = after
    finished = isinstance(game.rules.turn(state), RoundOver)
    return Walk(game, house, opening, shuffled, start, tuple(steps), finished)


def bound(seats: Sequence[Seated]) -> int:
    """More actions than any round needs."""
    return 60 + 60 * len(seats)


def plays_for_chips(game: AnyGame, house: Any) -> bool:
    """Whether anything can be won or lost: who plays for points alone needs no chips."""
    return game.sitting.notional(house) > 0


@dataclass(frozen=True)
class Round:
    """A round of a sitting: the sitting before it, the round, and the sitting after it."""

    before: Any
    played: Walk
    after: Any


def rounds(
    game: AnyGame, house: Any, seats: tuple[Seated, ...], chance: Chance, *, most: int, interruptions: int = 0
) -> Iterator[Round]:
    """The rounds of a sitting until it is over, or `most` of them."""
    sitting = game.sitting.sit(house, seats)
    shuffled = _shuffled(game, sitting)
    for _ in range(most):
        if game.sitting.is_over(sitting):
            return
        shuffled = game.sitting.shuffle(sitting) or shuffled
        opening = game.sitting.opening(sitting)
        played = walk(game, house, opening, shuffled, chance, interruptions=interruptions)
        after = game.sitting.after(sitting, played.last, chance.below(8) == 7)
        yield Round(sitting, played, after)
        sitting = after


def _shuffled(game: AnyGame, sitting: Any) -> ShuffleSpec:
    shuffled = game.sitting.shuffle(sitting)
    assert shuffled is not None, "a new sitting starts with a shuffle"
    return shuffled


def _before(game: AnyGame, house: Any, sitting: Any, shuffled: ShuffleSpec, seed: int) -> Walk:
    return walk(game, house, game.sitting.opening(sitting), shuffled, Seeded(Random(seed)), interruptions=0)


class _Player:
    """Plays every part of a round: mostly what the turn asks for, and a few ranks often, so that cards tie."""

    def __init__(self, game: AnyGame, chance: Chance, seats: Sequence[int], interruptions: int) -> None:
        self.game = game
        self.chance = chance
        self.seats = seats
        self.interruptions = interruptions
        self.favoured = (chance.below(13), chance.below(13))

    def choose(self, state: Any) -> Action | None:
        """None where whoever is in turn can do nothing."""
        if self.interruptions and self.chance.below(12) == 11:
            self.interruptions -= 1
            return self.pick(self.possible(state))
        match self.game.rules.turn(state):
            case SeatsToMove(seats=seats):
                seat = self.pick(seats)
                legal = self.game.rules.legal(state, seat)
                return named(legal, self.chance) if legal else None
            case _:
                dealt = self.dealt(state)
                return self.pick(dealt) if dealt else None

    def possible(self, state: Any) -> list[Action]:
        """One action of everyone who may do something, in turn or not; each of the dealer's, but for the cards."""
        actors = [legal for seat in self.seats if (legal := self.game.rules.legal(state, seat))]
        cards = self.dealt(state)[:1]
        others = [action for action in self.game.rules.legal(state, DEALER).actions if not isinstance(action, DEALT)]
        return [named(legal, self.chance) for legal in actors] + cards + others

    def dealt(self, state: Any) -> list[Action]:
        """What the dealer may deal now, or shuffle for it; often one of the favoured ranks alone."""
        legal = self.game.rules.legal(state, DEALER).actions
        due: list[Action] = [action for action in legal if isinstance(action, DEALT)]
        few: list[Action] = [
            action for action in due if isinstance(action, Deal) and rank_of(action.card) in self.favoured
        ]
        return [*few] if few and self.chance.below(3) else due

    def pick(self, items: Sequence[Item]) -> Item:
        return items[self.chance.below(len(items))]


def named(legal: Legal, chance: Chance) -> Action:
    """One of a seat's legal actions; an amount is the least, the most, or any in steps; cards are some groups."""
    wanting = legal.wanting
    choice = chance.below(len(wanting) + len(legal.actions))
    if choice >= len(wanting):
        return legal.actions[choice - len(wanting)]
    chosen = wanting[choice]
    if isinstance(chosen, Selection):
        return chosen.complete(selected(chosen, chance))
    steps = (chosen.most - chosen.least) // chosen.step
    taken = (0, steps, chance.below(steps + 1))[chance.below(3)]
    return chosen.complete(chosen.least + taken * chosen.step)


def selected(selection: Selection, chance: Chance) -> tuple[Card, ...]:
    """Cards of a selection: what must be among them and a few groups, at least one card in all."""
    cards = {*selection.first[chance.below(len(selection.first))]}
    wanted = chance.below(3) + (not cards)
    for _ in range(wanted if selection.most is None else min(wanted, selection.most)):
        free = [group for group in selection.groups if cards.isdisjoint(group)]
        if free:
            cards.update(free[chance.below(len(free))])
    return tuple(sorted(cards))
