"""The compiled twin of a round plays as the engine does, on the same cards: every action, card and chip."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

import pytest

from fairdeal.cards import DECK, Card
from fairdeal.engine.banking.moves import Bet, Surrender
from fairdeal.engine.game import Bot
from fairdeal.engine.moves import Action, CardsToDeal, CardsToShuffle, Deal, Reshuffle, RoundOver, SeatsToMove
from fairdeal.engine.sitting import Seated
from fairdeal.games.blackjack import GAME, House, State, View, counting, strategy
from fairdeal.games.blackjack.house import PRESETS
from fairdeal.games.blackjack.odds.endless import endless_chart
from fairdeal.games.blackjack.state import Decline, Double, Hit, Insure, Phase, Split, Stand
from tests.chances import seeded
from tests.laws.depth import IS_DEEP

pytest.importorskip("numba")

import numpy as np

from fairdeal.compiled.streams import seeded as stream
from fairdeal.compiled.tally import NET
from fairdeal.games.blackjack.fast import plans
from fairdeal.games.blackjack.fast.shoe import CUT, PLACE, SPENT
from fairdeal.games.blackjack.fast.simulation import Play, Table, by_cards, by_chart, by_count

ACTIONS: Final = {
    plans.STAND: Stand,
    plans.HIT: Hit,
    plans.DOUBLE: Double,
    plans.SPLIT: Split,
    plans.INSURE: Insure,
    plans.DECLINE: Decline,
    plans.SURRENDER: Surrender,
}


@dataclass
class Twins:
    """A table of the kernel, and a sitting of the engine at the same house that is dealt the kernel's cards."""

    how: Play
    seed: int
    bot: Bot[View] | None = None
    rounds: int = 0
    reshuffled: int = 0

    def __post_init__(self) -> None:
        self.house = self.how.house
        self.table = Table(self.how, stream(self.seed, 0), logs=True)
        chips = GAME.sitting.notional(self.house)
        self.sitting = GAME.sitting.sit(self.house, tuple(Seated(seat, chips) for seat in range(self.house.seats)))
        assert self.table.observer is not None
        self.log = self.table.observer.log

    def play(self, rounds: int) -> None:
        """Plays rounds alike."""
        for _ in range(rounds):
            self._play_round()

    def _play_round(self) -> None:
        marks = self.table.shoe.marks
        start = 0 if marks[PLACE] >= marks[CUT] or marks[SPENT] else int(marks[PLACE])
        net = int(self.table.play(1).sums[NET])
        start = 0 if marks[SPENT] else start
        codes = self.table.shoe.cards[start : marks[PLACE]].tolist()
        asked = [(int(seat), int(action)) for seat, action in self.log[1 : 1 + 2 * self.log[0]].reshape(-1, 2)]
        state = self._engine_round(iter(codes), iter(asked))
        assert net == sum(GAME.rules.nets(state).values()), (codes, asked)
        assert state.reshuffled == bool(marks[SPENT])
        self.sitting = GAME.sitting.after(self.sitting, state, bool(marks[PLACE] >= marks[CUT]))
        self.rounds += 1
        self.reshuffled += state.reshuffled

    def _engine_round(self, codes: Iterator[int], asked: Iterator[tuple[int, int]]) -> State:
        state: State = GAME.rules.start(self.house, GAME.sitting.opening(self.sitting))
        while not isinstance(now := GAME.rules.turn(state), RoundOver):
            action: Action
            match now:
                case CardsToDeal():
                    action = Deal(card_of(state, next(codes)))
                case CardsToShuffle():
                    action = Reshuffle()
                case SeatsToMove():
                    action = self._action(state, now.seats[0], asked)
            state, _ = GAME.rules.apply(state, action)
        assert next(codes, None) is None, "the kernel drew more cards"
        assert next(asked, None) is None, "the kernel decided more"
        return state

    def _action(self, state: State, seat: int, asked: Iterator[tuple[int, int]]) -> Action:
        if state.phase is Phase.BETTING:
            amount = self.house.least_bet
            action: Action = Bet(seat, amount)
        else:
            taken = next(asked)
            assert taken[0] == seat
            action = ACTIONS[taken[1]](seat)
        if self.bot is None:
            return action
        chosen = self.bot(GAME.sight.view(state, seat), GAME.rules.legal(state, seat), seeded())
        assert isinstance(chosen, Bet) or chosen == action
        return chosen


def card_of(state: State, code: int) -> Card:
    """A card of a code that is still in the shoe."""
    suits = (DECK[(code - 1) % 13 + 13 * suit] for suit in range(4))
    return next(card for card in suits if state.gone[card] + state.dealt.count(card) < state.house.decks)


HOUSES: Final = (
    House(seats=1),
    House(seats=1, das=True, max_hands=4, split_tens="rank"),
    House(seats=1, das=True, max_hands=3, obo=True, double_soft_low=True),
    House(seats=3, split_tens="never", cut_from=290, cut_to=312),
    House(seats=1, cut_from=1, cut_to=1),
    House(seats=1, decks=1, hits_soft_17=True, double_on="any", das=True, max_hands=4, resplit_aces=True),
    House(seats=2, decks=8, hits_soft_17=True, double_on="9-11", das=True, blackjack_pays="6:5"),
    replace(PRESETS["vegas-strip"], seats=1),
    replace(PRESETS["double-deck"], seats=1),
    House(seats=1, hits_soft_17=True, das=True, max_hands=4, double_on="any", peek=True, surrender="late"),
    House(seats=3, surrender="late"),
    House(seats=3, decks=1, max_hands=4, das=True, peek=True, surrender="late", cut_from=312, cut_to=312),
)
"""Two deal their shoes to the end, so that discards are shuffled again; the last play by the rules of other houses."""


def splits_all(house: House) -> Play:
    """Every pair is split, and every ace insured: much happens."""
    return by_chart(house, replace(endless_chart(house), splits=((True,) * 10,) * 10, insures=True))


Strategy = tuple[Callable[[House], Play], Bot[View] | None]
"""How to play, and the bot that plays so, if there is one."""

BY_TOTALS: Final[tuple[Strategy, ...]] = (
    (by_chart, strategy.choose),
    (by_count, counting.choose),
    (splits_all, None),
)
BY_CARDS: Final[Strategy] = (by_cards, None)
"""Its tables take more than a second for each house."""

QUICK: Final = (2, 7, 8, 9)
"""Houses in which much is different."""


def play_alike(house: House, strategies: tuple[Strategy, ...], rounds: int, seed: int = 0) -> int:
    """Plays rounds by each of the strategies; in how many the discards were shuffled again."""
    reshuffled = 0
    for number, (make, bot) in enumerate(strategies):
        twins = Twins(make(house), seed + number, bot)
        twins.play(rounds)
        reshuffled += twins.reshuffled
        assert twins.rounds == rounds
    return reshuffled


@pytest.mark.parametrize("number", QUICK)
def test_a_thousand_rounds_are_played_alike(number: int) -> None:
    play_alike(HOUSES[number], BY_TOTALS, 1 + 1000 // len(BY_TOTALS))


@pytest.mark.slow
@pytest.mark.parametrize("house", HOUSES, ids=range(len(HOUSES)))
def test_thousands_of_rounds_are_played_alike_at_every_house(house: House) -> None:
    reshuffled = play_alike(house, BY_TOTALS, 700 if IS_DEEP else 100, seed=1000)
    assert bool(reshuffled) is (house.cut_card[1] == house.cards)


@pytest.mark.parametrize("number", QUICK)
def test_rounds_that_nobody_watches_are_the_same(number: int) -> None:
    played = [Table(splits_all(HOUSES[number]), stream(4, 0), logs=logs).play(20_000) for logs in (False, True)]
    assert all(np.array_equal(one, other) for one, other in zip(*played, strict=True))


@pytest.mark.slow
@pytest.mark.parametrize("house", [HOUSES[0], HOUSES[9]], ids=["source", "hole-card-and-surrender"])
def test_the_best_play_by_the_cards_is_played_alike(house: House) -> None:
    play_alike(house, (BY_CARDS,), 1000)


def test_a_full_table_plays_alike() -> None:
    twins = Twins(by_count(House(das=True, max_hands=4)), 9, counting.choose)
    twins.play(60)
    assert twins.how.house.seats == 7
