"""The price of each choice: what the engine makes of every card that may come, the others' time being up."""

import timeit
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import product
from math import comb
from random import Random

import pytest

from fairdeal.cards import DECK, Card, read_cards
from fairdeal.engine.chips import CHIP
from fairdeal.engine.game import Price
from fairdeal.engine.moves import Action, CardsToDeal, CardsToShuffle, Deal, PlayerAction, Reshuffle, RoundOver
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.games.red_dog import play
from fairdeal.games.red_dog.house import House
from fairdeal.games.red_dog.odds.knowledge import stock_of
from fairdeal.games.red_dog.odds.masks import cards_in
from fairdeal.games.red_dog.odds.prices import price
from fairdeal.games.red_dog.opening import start
from fairdeal.games.red_dog.state import (
    Bet,
    Cover,
    Discard,
    ExposeTop,
    Irregular,
    Misdeal,
    OfferBank,
    Pass,
    Phase,
    Show,
    State,
)
from fairdeal.games.red_dog.view import view

HAND = "9♠ K♦ 4♥ 4♣ 2♣"


def at_table(house: House, chips: tuple[int, ...], pot: int = 0, dealer: int | None = None) -> State:
    """A round before its first card, amounts in chips; the last seat deals."""
    seats = tuple(Seated(seat, each * CHIP) for seat, each in enumerate(chips))
    return start(house, Opening(seats, len(chips) - 1 if dealer is None else dealer, pot * CHIP))


def after(state: State, *actions: Action) -> State:
    for action in actions:
        state, _ = play.apply(state, action)
    return state


def dealt(state: State, first: str, rng: Random | None = None) -> State:
    """The hands dealt: to the first seat from the dealer's left these cards, to the others any."""
    own, seat = iter(read_cards(first)), state.order[0]
    others = [card for card in DECK if card not in read_cards(first)]
    (rng or Random(1)).shuffle(others)
    rest = iter(others)
    while state.phase is Phase.DEAL:
        due = play.turn(state)
        assert isinstance(due, CardsToDeal)
        state = after(state, Deal(next(own) if due.to == seat else next(rest)))
    return state


def prices(state: State, seat: int) -> tuple[Price, ...]:
    return price(view(state, seat), play.legal(state, seat))


def worths(state: State, seat: int) -> dict[PlayerAction, Fraction]:
    return {each.action: each.expectation / CHIP for each in prices(state, seat)}


# What every card that may come makes of a turn


def with_next(state: State, seat: int, card: Card) -> State:
    """The same to the seat, but that this card is not in another's hand: it changes places with one of the stock."""
    out = {each for box in state.boxes for each in box.hand} | set(state.turned)
    holder = next((box for box in state.boxes if card in box.hand and box.seat != seat), None)
    if holder is None:
        return state
    other = next(each for each in DECK if each not in out)
    hand = tuple(other if each == card else each for each in holder.hand)
    boxes = tuple(box._replace(hand=hand) if box is holder else box for box in state.boxes)
    return state._replace(boxes=boxes)


def mean_net(state: State, seat: int) -> Fraction:
    """The seat's mean net, every card that may come for it counted, and everybody's time up from here on."""
    match play.turn(state):
        case RoundOver():
            return Fraction(play.nets(state)[seat])
        case CardsToShuffle():
            return mean_net(after(state, Reshuffle()), seat)
        case CardsToDeal():
            nets = [mean_net(after(with_next(state, seat, card), Deal(card)), seat) for card in may_come(state, seat)]
            return sum(nets, Fraction(0)) / len(nets)
    return mean_net(after(state, play.time_out(state, play.turn(state).seats[0])), seat)  # type: ignore[union-attr]


def may_come(state: State, seat: int) -> tuple[Card, ...]:
    """The cards of the stock, as far as the seat knows."""
    known = set(state.turned) | set(state.shown) | set(next(box.hand for box in state.boxes if box.seat == seat))
    if state.restocked:
        return tuple(card for card in state.restocked if card not in state.turned)
    return tuple(card for card in DECK if card not in known)


def agree(state: State, seat: int) -> None:
    """Each price is the mean net of what it prices."""
    found = prices(state, seat)
    assert found
    for each in found:
        assert each.expectation == mean_net(after(state, each.action), seat), each


def turns_of(state: State, rng: Random) -> Iterator[tuple[State, int]]:
    """Every state of a random round in which a seat is in turn."""
    while not isinstance(now := play.turn(state), RoundOver):
        if isinstance(now, CardsToShuffle):
            state = after(state, Reshuffle())
        elif isinstance(now, CardsToDeal):
            cards = [action for action in play.legal(state, -1).actions if isinstance(action, Deal)]
            state = after(state, rng.choice(cards))
        else:
            yield state, now.seats[0]
            legal = play.legal(state, now.seats[0])
            state = after(state, rng.choice([*legal.actions, *(each.complete(each.most) for each in legal.amounts)]))


ODD_HOUSES = [
    House(ante=2 * CHIP, seats=4),
    House(ante=3 * CHIP, seats=4, reante_below_min=True),
    House(ante=2 * CHIP, seats=4, pot_limit=14 * CHIP),
    House(variant="bank", seats=4),
    House(variant="bank", seats=4, min_bet=3 * CHIP, pass_fee=2 * CHIP),
]


@pytest.mark.parametrize("house", ODD_HOUSES, ids=str)
def test_a_price_is_the_mean_of_what_the_engine_plays(house: House) -> None:
    """Random rounds with stacks from short to deep: bets won and lost, pots used up and divided, hands shown."""
    for number in range(6):
        rng = Random(number)
        chips = tuple(rng.choice((4, 5, 7, 40)) + 2 * (house.ante // CHIP) for _ in range(4))
        for state, seat in turns_of(at_table(house, chips, rng.choice((0, 3, 11)) * house.has_antes), rng):
            if state.phase in (Phase.BETS, Phase.SHOW):
                agree(state, seat)


def test_the_burnt_card_changes_nothing_before_it_is_seen() -> None:
    house = House(burn=True, ante=2 * CHIP, seats=2)
    state = dealt(at_table(house, (10, 10)), HAND)
    assert worths(state, 0)[Bet(0, 2 * CHIP)] == -2 + 2 * (2 * Fraction(21, 47) - 1)
    agree(state, 0)


@pytest.mark.parametrize("burn", [False, True])
@pytest.mark.parametrize("left", [0, 1, 2])
def test_without_a_stock_the_next_card_is_one_of_the_discards(burn: bool, left: int) -> None:
    """So many cards were seen by accident that few or none are left to turn. Source: rules.md §4.8 RD3."""
    house = House(burn=burn, ante=2 * CHIP, seats=7)
    state = dealt(at_table(house, (10,) * 7), HAND)
    while state.left > left:
        card = next(each for each in may_come(state, 0) if not any(each in box.hand for box in state.boxes))
        state = after(state, ExposeTop(), Deal(card))
    agree(state, 0)
    known = cards_in(stock_of(view(state, 0)))
    assert set(known) == set(may_come(state, 0))


def test_a_hand_of_too_few_cards_is_laid_down_free() -> None:
    state = at_table(House(ante=2 * CHIP, seats=2), (10, 10))
    state = after(state, *(Deal(card) for card in read_cards("A♠ 2♦ K♠ 3♦")), Misdeal(0, Irregular.SHORT))
    while state.phase is Phase.DEAL:
        state = after(state, Deal(next(card for card in DECK[20:] if not any(card in box.hand for box in state.boxes))))
    agree(state, 0)
    assert worths(state, 0)[Discard(0)] == -2


# Worked


def test_a_pass_costs_as_much_as_the_least_bet_can_lose() -> None:
    """Three antes of 2 are in the pot. Source: rules.md §4.8 RD9."""
    state = dealt(at_table(House(ante=2 * CHIP, seats=3), (20, 20, 20)), HAND)
    edge = Fraction(21, 47) * 2 - 1
    assert worths(state, 0) == {
        Bet(0, 2 * CHIP): -2 + 2 * edge,
        Bet(0, 6 * CHIP): -2 + 6 * edge - 2 * Fraction(21, 47),
        Pass(0): Fraction(-4),
    }


def test_a_favourite_does_best_to_leave_a_chip_while_others_are_to_play() -> None:
    """A win of the whole pot brings an ante that the winner pays too."""
    state = dealt(at_table(House(ante=2 * CHIP, seats=3), (20, 20, 20)), "A♠ A♦ K♣ K♥ 2♣")
    found = worths(state, 0)
    assert list(found) == [Bet(0, 2 * CHIP), Bet(0, 5 * CHIP), Bet(0, 6 * CHIP), Pass(0)]
    assert found[Bet(0, 5 * CHIP)] == max(found.values()) == -2 + 5 * Fraction(43, 47)
    assert found[Bet(0, 6 * CHIP)] == -2 + 6 * Fraction(43, 47) - 2 * Fraction(45, 47)


def test_the_last_seat_may_win_the_whole_pot() -> None:
    state = dealt(at_table(House(ante=2 * CHIP, seats=2), (20, 20), dealer=0), "2♠ 2♦ 2♣ 2♥ 3♥")
    state = after(state, Pass(1))
    found = worths(state, 0)
    chance = (found[Bet(0, 6 * CHIP)] + 2 + 6) / 12
    assert found[Bet(0, 6 * CHIP)] == -2 + 6 * (2 * chance - 1)


def test_every_winning_card_is_worth_the_same() -> None:
    state = dealt(at_table(House(ante=2 * CHIP, seats=2), (20, 20)), "A♠ K♠ Q♠ 2♥ 2♣")
    card = next(each for each in read_cards("2♠ 3♠ 4♠ 5♠ 6♠ 7♠") if not any(each in box.hand for box in state.boxes))
    state = after(state, Bet(0, 2 * CHIP), Deal(card))
    assert set(worths(state, 0)) == {Show(0, each) for each in read_cards("A♠ K♠ Q♠")}
    assert set(worths(state, 0).values()) == {Fraction(0)}


def test_a_spectator_a_waiting_seat_and_a_banker_before_the_deal_have_no_price() -> None:
    state = dealt(at_table(House(seats=3), (20, 20, 20)), HAND)
    assert price(view(state, None), play.legal(state, 0)) == prices(state, 1) == ()
    assert prices(at_table(House(variant="bank", seats=3), (20, 20, 20)), 2) == ()


# Blind


def test_a_cover_is_priced_by_the_cards_that_lie_open() -> None:
    state = dealt(after(at_table(House(variant="six_banker", seats=2), (20, 20)), OfferBank(1, 6 * CHIP)), HAND)
    state = after(state, *(Deal(card) for card in read_cards("K♣ 3♣") if not any(card in b.hand for b in state.boxes)))
    assert state.phase is Phase.COVER
    unseen, better = 52 - len(state.turned), 10 if len(state.turned) == 2 else 11
    chance = 1 - Fraction(comb(unseen - better, 5), comb(unseen, 5))
    assert worths(state, 0) == {
        Cover(0, CHIP): 2 * chance - 1,
        Cover(0, 6 * CHIP): 6 * (2 * chance - 1),
        Pass(0): Fraction(0),
    }


SUIT = read_cards("3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ T♣ J♣ Q♣ K♣ A♣")
"""All that beat the 2♣."""


def in_pool(house: House, chips: tuple[int, ...], winners: tuple[bool, ...], pot: int) -> State:
    """A pool against the 2♣ in which these seats, from the dealer's left, hold a better card."""
    state = at_table(house, chips, pot)
    better, others = iter(SUIT), iter(DECK[13:])
    hands = {seat: [next(better) if wins else next(others)] for seat, wins in zip(state.order, winners, strict=True)}
    while state.phase is Phase.DEAL:
        due = play.turn(state)
        assert isinstance(due, CardsToDeal)
        state = after(state, Deal(hands[due.to].pop() if hands[due.to] else next(others)))
    return after(state, Deal(Card(0)))


def chance_of(winners: tuple[bool, ...]) -> Fraction:
    """The chance that these hands of three hold some of the 12 better cards, and the others none of them."""
    ways = 0
    for held in product(*(range(1, 4) if wins else range(1) for wins in winners)):
        if sum(held) <= len(SUIT):
            hands = 1
            for better in held:
                hands *= comb(3, better)
            ways += hands * comb(51 - 3 * len(winners), len(SUIT) - sum(held))
    return Fraction(ways, comb(51, len(SUIT)))


@pytest.mark.parametrize(
    ("house", "chips", "pot"),
    [
        (House(variant="six_pool", seats=4), (20, 20, 20, 20), 0),
        (House(variant="six_pool", seats=4, partial="none"), (20, 20, 20, 20), 2),
        (House(variant="six_pool", seats=4, min_bet=3 * CHIP), (20, 3, 2, 20), 1),
        (House(variant="six_pool", seats=3, min_bet=9 * CHIP, partial="none"), (4, 20, 3), 0),
    ],
    ids=str,
)
def test_a_bet_in_the_pool_is_the_mean_over_who_else_wins(house: House, chips: tuple[int, ...], pot: int) -> None:
    patterns = list(product((False, True), repeat=len(chips)))
    assert sum(map(chance_of, patterns)) == 1
    for seat in range(len(chips)):
        state = in_pool(house, chips, patterns[0], pot)
        assert len({prices(in_pool(house, chips, each, pot), seat) for each in patterns}) == 1
        for each in prices(state, seat):
            nets = [(chance_of(wins), mean_in_pool(house, chips, wins, pot, each.action)) for wins in patterns]
            assert each.expectation == sum(chance * net for chance, net in nets)


def mean_in_pool(
    house: House, chips: tuple[int, ...], winners: tuple[bool, ...], pot: int, action: PlayerAction
) -> Fraction:
    return mean_net(after(in_pool(house, chips, winners, pot), action), action.seat)


def test_no_bet_in_the_pool_is_worth_more_than_the_best_that_is_priced() -> None:
    house = House(variant="six_pool", seats=4, min_bet=2 * CHIP)
    for partial, seat in product(("rest", "none"), range(4)):
        state = in_pool(replace(house, partial=partial), (20, 20, 20, 20), (True,) * 4, 9)
        best = max(each.expectation for each in prices(state, seat))
        (bets,) = play.legal(state, seat).amounts
        shown = view(state, seat)
        for amount in bets:
            only = replace(play.legal(state, seat), amounts=(replace(bets, least=amount, most=amount),))
            assert price(shown, only)[0].expectation <= best


@pytest.mark.parametrize("house", [each for each in ODD_HOUSES if each.variant == "base"], ids=str)
def test_no_bet_is_worth_more_than_the_best_that_is_priced(house: House) -> None:
    for number in range(8):
        rng = Random(number)
        for state, seat in turns_of(at_table(house, (30, 30, 30, 30), 6), rng):
            if state.phase is Phase.BETS:
                best = max(each.expectation for each in prices(state, seat))
                (bets,) = play.legal(state, seat).amounts
                for amount in bets:
                    only = replace(play.legal(state, seat), amounts=(replace(bets, least=amount, most=amount),))
                    assert price(view(state, seat), only)[0].expectation <= best


def test_a_price_takes_microseconds() -> None:
    """Measured: about 60 µs for a turn, and 150 µs for the first price in a pool of fifteen."""
    state = dealt(at_table(House(ante=2 * CHIP, seats=5), (20,) * 5), HAND)
    seen, legal = view(state, 0), play.legal(state, 0)
    assert min(timeit.repeat(lambda: price(seen, legal), number=100, repeat=10)) / 100 < 1e-3
