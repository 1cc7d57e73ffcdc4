"""The three bots: always legal, each with its own character, and never ruined where it minds its chips."""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random

import pytest

from fairdeal.cards import DECK, Card, read_cards
from fairdeal.engine.chips import CHIP
from fairdeal.engine.game import Bot
from fairdeal.engine.moves import DEALER, Action, CardsToDeal, CardsToShuffle, Deal, PlayerAction, Reshuffle, RoundOver
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.games.red_dog import play
from fairdeal.games.red_dog.house import PRESETS, House
from fairdeal.games.red_dog.odds.knowledge import chance_in_turn
from fairdeal.games.red_dog.opening import start
from fairdeal.games.red_dog.state import Bet, Cover, OfferBank, Pass, Phase, Show, State
from fairdeal.games.red_dog.strategy import bold, careful, choose, exact
from fairdeal.games.red_dog.view import View, view
from tests.chances import Seeded

BOTS: Mapping[str, Bot[View]] = {"careful": careful, "bold": bold, "exact": exact}
Decision = tuple[State, PlayerAction]


def played(state: State, bots: Mapping[int, Bot[View]], rng: Random) -> tuple[list[Decision], State]:
    """A round to its end, the bots at their seats: what each decided in which state, and the end."""
    chance, decided = Seeded(rng), list[Decision]()
    while not isinstance(now := play.turn(state), RoundOver):
        action: Action
        if isinstance(now, CardsToShuffle):
            action = Reshuffle()
        elif isinstance(now, CardsToDeal):
            action = rng.choice([each for each in play.legal(state, DEALER).actions if isinstance(each, Deal)])
        else:
            legal = play.legal(state, now.seats[0])
            action = bots[now.seats[0]](view(state, now.seats[0]), legal, chance)
            assert action in legal
            decided.append((state, action))
        state, _ = play.apply(state, action)
    return decided, state


def opened(house: House, chips: tuple[int, ...], dealer: int = 0) -> State:
    return start(house, Opening(tuple(Seated(seat, each) for seat, each in enumerate(chips)), dealer))


def rounds(house: House, bot: Bot[View], number: int, chips: int = 200 * CHIP) -> Iterator[Decision]:
    """The decisions of many rounds with one bot at every seat."""
    for seed in range(number):
        bots = dict.fromkeys(range(house.seats), bot)
        yield from played(opened(house, (chips,) * house.seats), bots, Random(seed))[0]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("bot", [careful, bold, exact, choose])
def test_every_bot_plays_every_variant_to_the_end(preset: str, bot: Bot[View]) -> None:
    """With stacks from one that can just play to deep ones; each choice is checked to be legal."""
    house = PRESETS[preset]
    for seed in range(10):
        rng = Random(seed)
        chips = tuple(house.least_chips + rng.choice((0, 1, 3 * CHIP, 100 * CHIP)) for _ in range(house.seats))
        assert played(opened(house, chips), dict.fromkeys(range(house.seats), bot), rng)[0]


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_at_the_bank_always_offers_one(name: str) -> None:
    """A table at which nobody banks stands still."""
    for preset in ("bank", "six-spot"):
        for chips in (CHIP, 7 * CHIP, 500 * CHIP):
            state = opened(PRESETS[preset], (chips,) * 6)
            assert isinstance(BOTS[name](view(state, 0), play.legal(state, 0), Seeded(Random(0))), OfferBank)


def test_the_bold_bank_is_larger_than_the_careful_and_the_exact_is_the_least_for_all() -> None:
    state = opened(PRESETS["bank"], (300 * CHIP,) * 6)
    offers = {name: bot(view(state, 0), play.legal(state, 0), Seeded(Random(0))) for name, bot in BOTS.items()}
    assert offers == {
        "careful": OfferBank(0, 15 * CHIP),
        "bold": OfferBank(0, 100 * CHIP),
        "exact": OfferBank(0, 5 * CHIP),
    }


def held(hand: str, pot: int = 10, chips: int = 100, house: House | None = None) -> tuple[State, int]:
    """A turn of the base game with this hand, the pot of so many chips."""
    house = house or House(ante=2 * CHIP, seats=3)
    state = start(house, Opening(tuple(Seated(seat, (chips + 2) * CHIP) for seat in range(3)), 2, (pot - 6) * CHIP))
    own, others = iter(read_cards(hand)), iter([card for card in DECK if card not in read_cards(hand)])
    while state.phase is Phase.DEAL:
        due = play.turn(state)
        assert isinstance(due, CardsToDeal)
        state, _ = play.apply(state, Deal(next(own) if due.to == 0 else next(others)))
    return state, 0


def chosen(bot: Bot[View], hand: str, pot: int = 10, chips: int = 100) -> PlayerAction:
    state, seat = held(hand, pot, chips)
    return bot(view(state, seat), play.legal(state, seat), Seeded(Random(0)))


SURE, FAIR, POOR, HOPELESS = "A♠ A♦ K♣ K♥ 2♣", "9♠ K♦ 4♥ 4♣ 2♣", "5♠ 5♦ 4♥ 4♣ 2♣", "2♠ 2♦ 2♣ 2♥ 3♥"


@pytest.mark.parametrize(
    ("bot", "hand", "action"),
    [
        (careful, SURE, Bet(0, 10 * CHIP)),
        (careful, FAIR, Bet(0, 2 * CHIP)),
        (careful, POOR, Pass(0)),
        (careful, HOPELESS, Pass(0)),
        (bold, POOR, Bet(0, 2 * CHIP)),
        (bold, HOPELESS, Bet(0, 2 * CHIP)),
        (exact, SURE, Bet(0, 39 * CHIP)),
        (exact, FAIR, Bet(0, 2 * CHIP)),
        (exact, POOR, Bet(0, 2 * CHIP)),
        (exact, HOPELESS, Pass(0)),
    ],
)
def test_what_a_bot_does_with_a_hand(bot: Bot[View], hand: str, action: PlayerAction) -> None:
    """A stack of 100 and a pot of 40; the exact one leaves a chip in it, to save the ante."""
    assert chosen(bot, hand, pot=40) == action


def test_the_bold_one_bets_from_a_third_of_the_pot_to_all_of_it() -> None:
    state, seat = held(FAIR, pot=30)
    bets: Counter[int] = Counter()
    for seed in range(100):
        action = bold(view(state, seat), play.legal(state, seat), Seeded(Random(seed)))
        assert isinstance(action, Bet)
        bets[action.amount // CHIP] += 1
    assert sorted(bets) == [10, 15, 20, 25, 30]


def test_the_exact_one_never_stakes_more_than_half_of_kelly_but_for_the_least_bet() -> None:
    for state, action in rounds(House(ante=2 * CHIP, seats=5), exact, 100):
        if isinstance(action, Bet):
            shown = view(state, action.seat)
            stack = next(box.chips for box in state.boxes if box.seat == action.seat)
            (bets,) = play.legal(state, action.seat).amounts
            half_kelly = stack * (2 * chance_in_turn(shown) - 1) / 2
            assert action.amount == bets.least or action.amount <= half_kelly


def test_the_bold_one_shows_its_best_card_and_the_others_their_lowest() -> None:
    state, _ = held("A♠ K♠ Q♠ 2♥ 2♣")
    state, _ = play.apply(state, Bet(0, 2 * CHIP))
    turned = next(card for card in range(39, 49) if not any(card in box.hand for box in state.boxes))
    state, _ = play.apply(state, Deal(Card(turned)))
    shown = {name: bot(view(state, 0), play.legal(state, 0), Seeded(Random(0))) for name, bot in BOTS.items()}
    queen, ace = read_cards("Q♠ A♠")
    assert shown == {"careful": Show(0, queen), "bold": Show(0, ace), "exact": Show(0, queen)}


def test_nobody_covers_a_bank_that_is_likely_to_win_but_the_bold() -> None:
    covered: dict[str, int] = {}
    for name, bot in BOTS.items():
        house = House(variant="six_banker", seats=9, hand="4")
        covered[name] = sum(each.amount for _, each in rounds(house, bot, 20) if isinstance(each, Cover))
    assert covered["bold"] > covered["careful"] > 0


def test_a_table_of_bots_has_all_three() -> None:
    state, _ = held(SURE, pot=40)
    usual = dict.fromkeys(range(3), choose)
    for seed in range(20):
        same = {0: exact, 1: careful, 2: bold}
        assert played(state, usual, Random(seed)) == played(state, same, Random(seed))


@pytest.mark.slow
def test_the_exact_one_wins_from_the_others() -> None:
    """Base game, five seats, the bots changing places; every round starts from the same stacks and an empty pot."""
    won: Counter[str] = Counter()
    for seed in range(3000):
        rng = Random(seed)
        names = [rng.choice(sorted(BOTS)) for _ in range(5)]
        state = opened(House(ante=CHIP, seats=5), (100 * CHIP,) * 5, dealer=seed % 5)
        _, last = played(state, {seat: BOTS[name] for seat, name in enumerate(names)}, rng)
        for box in last.boxes:
            won[names[box.seat]] += box.net
    assert won["exact"] > max(won["careful"], won["bold"])
