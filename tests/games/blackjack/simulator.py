"""A compiled simulator: rounds of one seat, played by a chart. A twin of the engine, from the words of the rules.

Cards are kinds, 0 the ace … 9 a ten; nets are in halves of the stake.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.odds.chart import Chart
from fairdeal.games.blackjack.odds.fast import compiled

Ints = NDArray[np.int64]
MOST_HANDS = 4


@compiled
def total_of(low: int, aces: int) -> int:
    return low + 10 if aces > 0 and low + 10 <= 21 else low


@compiled
def play_hand(
    cards: Ints, place: int, first: int, second: int, up: int, may_double: int, low: int, hits: Ints, doubles: Ints
) -> tuple[int, int, int]:
    """Plays two cards on; the total it comes to, its stakes, and the place of the next card."""
    hard, aces, count = first + second + 2, int(first == 0) + int(second == 0), 2
    while True:
        made = total_of(hard, aces)
        soft = int(made != hard)
        if made >= 21:
            return made, 1, place
        counted = hard if low else made
        if count == 2 and may_double and 10 <= counted <= 11 and doubles[soft, made, up]:
            card = cards[place]
            return total_of(hard + card + 1, aces + int(card == 0)), 2, place + 1
        if not hits[soft, made, up]:
            return made, 1, place
        card = cards[place]
        hard, aces, count, place = hard + card + 1, aces + int(card == 0), count + 1, place + 1


@compiled
def play_split(
    cards: Ints, card: int, up: int, options: Ints, hits: Ints, doubles: Ints, made: Ints, stakes: Ints
) -> tuple[int, int]:
    """Plays the hands of a split pair; how many there are, and the place of the next card."""
    most, das, low, _ = options
    place, waiting, done = 3, 2, 0
    while waiting > 0:
        second = cards[place]
        place += 1
        if second == card and card != 0 and done + waiting < most:
            waiting += 1
            continue
        if card == 0:
            made[done] = total_of(second + 2, 1)
        else:
            made[done], stakes[done], place = play_hand(cards, place, card, second, up, das, low, hits, doubles)
        waiting -= 1
        done += 1
    return done, place


@compiled
def settle(made: Ints, stakes: Ints, hands: int, total: int, blackjack: int, obo: int) -> int:
    """What the hands bring in half-stakes against the dealer's total."""
    net = 0
    for hand in range(hands):
        if made[hand] > 21:
            net -= 2 * stakes[hand]
        elif blackjack:
            net -= (2 if hand == 0 else 0) if obo else 2 * stakes[hand]
        elif total > 21 or made[hand] > total:
            net += 2 * stakes[hand]
        elif made[hand] < total:
            net -= 2 * stakes[hand]
    return net


@compiled
def play_round(cards: Ints, options: Ints, hits: Ints, doubles: Ints, splits: Ints) -> int:
    """The net of a round in half-stakes; `options`: hands, das, double_soft_low, obo."""
    first, up, second, place = cards[0], cards[1], cards[2], 3
    dealt = first + second == 9 and (first == 0 or second == 0)
    made, stakes = np.zeros(MOST_HANDS, np.int64), np.ones(MOST_HANDS, np.int64)
    hands = 1
    if first == second and splits[first, up]:
        hands, place = play_split(cards, first, up, options, hits, doubles, made, stakes)
    else:
        made[0], stakes[0], place = play_hand(cards, place, first, second, up, 1, options[2], hits, doubles)
    hard, aces, drawn, total = up + 1, int(up == 0), 1, 0
    while total < 17:
        card = cards[place]
        hard, aces, drawn, place = hard + card + 1, aces + int(card == 0), drawn + 1, place + 1
        total = total_of(hard, aces)
    blackjack = int(drawn == 2 and total == 21)
    if dealt:
        return 3 * (1 - blackjack)
    return settle(made, stakes, hands, total, blackjack, options[3])


@compiled
def simulate(rounds: int, seed: int, shoe: Ints, options: Ints, hits: Ints, doubles: Ints, splits: Ints) -> Any:
    """The sum and the sum of squares of the nets of rounds, each from a full shoe freshly shuffled, and their count."""
    np.random.seed(seed)
    sum_of_nets = 0
    sum_of_squares = 0
    for _ in range(rounds):
        for place in range(40):
            other = np.random.randint(place, shoe.shape[0])
            shoe[place], shoe[other] = shoe[other], shoe[place]
        net = play_round(shoe, options, hits, doubles, splits)
        sum_of_nets += net
        sum_of_squares += net * net
    return sum_of_nets, sum_of_squares


def options_of(house: House) -> Ints:
    return np.array([house.max_hands, house.das, house.double_soft_low, house.obo], np.int64)


def tables_of(chart: Chart) -> tuple[Ints, Ints, Ints]:
    return (
        np.array(chart.hits, np.int64),
        np.array(chart.doubles, np.int64),
        np.array(chart.splits, np.int64),
    )
