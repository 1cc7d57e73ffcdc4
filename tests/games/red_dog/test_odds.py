"""The odds of Red Dog against other ways to count: hand by hand, card by card, and by what the deal leaves."""

import timeit
from collections import Counter
from fractions import Fraction
from itertools import combinations, product
from math import comb
from random import Random

import pytest

from fairdeal.cards import DECK, Card, rank_of, read_card, read_cards, suit_of
from fairdeal.games.red_dog.odds.blind import (
    Blind,
    average_all_lose,
    average_chance,
    blind_chance,
    losers_chances,
    mean_chance,
    redeal_chance,
)
from fairdeal.games.red_dog.odds.hands import count_hands
from fairdeal.games.red_dog.odds.masks import WHOLE, mask, win_chance
from fairdeal.games.red_dog.odds.pool import least_bets_growth, whole_pool_factor


def beats(hand: tuple[Card, ...], turned: Card) -> bool:
    return any(suit_of(card) == suit_of(turned) and rank_of(card) > rank_of(turned) for card in hand)


# A hand that is held


@pytest.mark.parametrize(
    ("hand", "seen", "chance"),
    [
        ("9♠ K♦ 4♥ 4♣ 2♣", "", Fraction(21, 47)),
        ("9♠ K♦ 4♥ 4♣ 2♣", "3♣", Fraction(20, 46)),
        ("9♠ K♦ 4♥ 4♣ 2♣", "A♠", Fraction(21, 46)),
        ("9♠ K♦ 4♥ 4♣ 2♣", "Q♦ J♦ 10♦", Fraction(18, 44)),
        ("A♣ A♦ A♥ A♠ K♠", "", Fraction(1)),
        ("2♣ 2♦ 2♥ 2♠ 3♠", "", Fraction(0)),
        ("3♣ 2♦ 2♥ 2♠", "", Fraction(1, 48)),
        ("A♠ 7♠ 2♠", "", Fraction(10, 49)),
    ],
)
def test_a_hand_wins_by_the_unseen_cards_below_its_highest_of_each_suit(hand: str, seen: str, chance: Fraction) -> None:
    cards = read_cards(hand)
    assert win_chance(cards, WHOLE & ~mask(cards + read_cards(seen))) == chance


def test_the_chance_is_the_share_of_the_cards_that_lose_to_the_hand() -> None:
    rng = Random(1)
    for size, seen in product((3, 4, 5), (0, 1, 7, 40)):
        cards = rng.sample(DECK, size + seen)
        hand, rest = tuple(cards[:size]), set(DECK) - set(cards)
        assert win_chance(hand, mask(rest)) == Fraction(sum(beats(hand, card) for card in rest), len(rest))


def test_the_chance_takes_microseconds() -> None:
    hand, rest = read_cards("9♠ K♦ 4♥ 4♣ 2♣"), WHOLE & ~mask(read_cards("9♠ K♦ 4♥ 4♣ 2♣"))
    assert min(timeit.repeat(lambda: win_chance(hand, rest), number=1000, repeat=20)) / 1000 < 20e-6


# All hands


def counted_one_by_one(size: int, unseen: list[Card]) -> Counter[int]:
    """How many hands beat how many cards, each hand looked at."""
    found: Counter[int] = Counter()
    for hand in combinations(unseen, size):
        best = {suit_of(card): rank_of(card) for card in hand}
        found[sum(best.get(suit_of(card), -1) > rank_of(card) for card in unseen if card not in hand)] += 1
    return found


@pytest.mark.parametrize("size", [1, 2, 3])
def test_hands_are_counted_as_one_by_one(size: int) -> None:
    expected = counted_one_by_one(size, list(DECK))
    assert Counter({beaten: hands for beaten, hands in enumerate(count_hands(size).hands) if hands}) == expected


@pytest.mark.slow
@pytest.mark.parametrize(("size", "total"), [(4, 270_725), (5, 2_598_960)])
def test_every_hand_of_four_and_five_cards_is_counted_as_one_by_one(size: int, total: int) -> None:
    """A hand's cards below its best of a suit, and so not beaten, are taken off the thirteen."""
    found: Counter[int] = Counter()
    for hand in combinations(range(52), size):
        best = {card // 13: card % 13 for card in hand}
        found[sum(best.values()) - len(hand) + len(best)] += 1
    counts = count_hands(size)
    assert sum(found.values()) == counts.total == total
    assert [found[beaten] for beaten in range(counts.rest + 1)] == list(counts.hands)


def test_what_was_seen_is_left_out_of_the_count() -> None:
    unseen = [card for card in DECK if card not in Random(2).sample(DECK, 30)]
    counts = count_hands(4, mask(unseen))
    assert Counter({beaten: hands for beaten, hands in enumerate(counts.hands) if hands}) == counted_one_by_one(
        4, unseen
    )


@pytest.mark.parametrize(("size", "total"), [(3, 22_100), (4, 270_725), (5, 2_598_960)])
def test_all_hands_win_as_often_as_a_blind_hand_does_card_by_card(size: int, total: int) -> None:
    """The other way round: of each card, how many of the other 51 beat it, and how many hands hold none of them."""
    by_card = sum(1 - Fraction(comb(51 - better, size), comb(51, size)) for better in range(13)) / 13
    assert (count_hands(size).total, count_hands(size).p_win) == (total, by_card)


def test_a_third_of_the_five_card_hands_are_favourites() -> None:
    counts = count_hands(5)
    assert counts.p_win == Fraction(8689, 19740)
    assert counts.hands[47] == 48
    assert (counts.hands[0], counts.hands[1]) == (56, 280)
    assert counts.p_favourite == Fraction(sum(counts.hands[24:]), 2_598_960)
    assert counts.best_ev == sum(Fraction((2 * beaten - 47) * counts.hands[beaten], 47) for beaten in range(24, 48)) / (
        2_598_960
    )


# Blind hands


@pytest.mark.parametrize("bank_card", ["2♣", "4♦", "6♠"])
def test_a_blind_hand_is_any_of_the_unseen_cards(bank_card: str) -> None:
    turned = read_card(bank_card)
    unseen = [card for card in DECK if card not in (turned, *read_cards("K♠ 9♠ 7♦"))]
    wins = sum(beats(hand, turned) for hand in combinations(unseen, 3))
    assert blind_chance(turned, 3, mask(unseen)) == Fraction(wins, comb(48, 3))


def lose_by_what_the_deal_leaves(blind: Blind, rank: int, losers: int) -> Fraction:
    """Of the low cards that the deal leaves, each is as likely the first: no discard is looked at."""
    held, others = losers * blind.size, (blind.hands - losers) * blind.size
    chances = {}
    for kept_low, kept_high in ((rank + 15, 24), (19, 32)):  # losing hands hold no better card of the suit
        total = Fraction(0)
        for low in range(min(held, kept_low) + 1):
            for more in range(min(others, 19 - low) + 1):
                ways = comb(kept_low, low) * comb(kept_high, held - low)
                ways *= comb(19 - low, more) * comb(32 - held + low, others - more) if others - more >= 0 else 0
                total += Fraction(ways, 20 - low - more)
        chances[kept_low, kept_high] = total
    losing, all_deals = chances.values()
    return losing / all_deals


@pytest.mark.parametrize("blind", [Blind(2, 3), Blind(9, 3), Blind(15, 3), Blind(9, 4), Blind(7, 5)])
@pytest.mark.parametrize("losers", [1, 2])
def test_before_the_deal_a_blind_hand_loses_as_often_by_another_count(blind: Blind, losers: int) -> None:
    for rank in range(5):
        expected = lose_by_what_the_deal_leaves(blind, rank, losers)
        assert average_all_lose(blind, Card(rank), losers) == expected


def test_the_higher_the_bank_card_the_fewer_hands_beat_it() -> None:
    chances = [average_chance(Blind(6, 3), Card(rank)) for rank in range(5)]
    assert chances == sorted(chances, reverse=True)
    assert mean_chance(Blind(6, 3)) == sum(chances) / 5


@pytest.mark.parametrize("blind", [Blind(2, 3), Blind(15, 3)])
def test_the_numbers_of_losers_have_chances_that_fit_together(blind: Blind) -> None:
    chances = losers_chances(blind)
    assert sum(chances) == 1
    assert all(chance >= 0 for chance in chances)
    expected = sum(losers * chance for losers, chance in enumerate(chances))
    assert expected == blind.hands * (1 - mean_chance(blind))


# A redeal


@pytest.mark.parametrize(
    ("blind", "percent", "places"),
    [(Blind(15, 3), "2.52", 2), (Blind(14, 3), "0.41", 2), (Blind(13, 3), "0.055", 3), (Blind(9, 4), "0.006", 3)],
)
def test_a_redeal_is_as_likely_as_the_rules_say(blind: Blind, percent: str, places: int) -> None:
    """Source: rules.md §4.7; the six-spot banker of ten players has no hand."""
    assert f"{float(redeal_chance(blind)) * 100:.{places}f}" == percent


def test_with_six_players_a_low_card_is_always_left() -> None:
    """Twenty low cards are more than the eighteen that are dealt."""
    assert [redeal_chance(Blind(hands, 3)) for hands in range(2, 7)] == [0] * 5
    assert redeal_chance(Blind(7, 3)) == Fraction(1, comb(52, 20)) * comb(21, 20)


# The pool


def simulated(players: int, rounds: int) -> tuple[float, float]:
    """The pool's mean change with least bets, and its mean factor with bets of all of it, from seeded deals."""
    rng, least, factor = Random(players), 0, 0
    for _ in range(rounds):
        order = rng.sample(DECK, 52)
        stock = iter(order[3 * players :])
        turned = next((card for card in stock if rank_of(card) <= 4), None)
        if turned is None:
            continue
        wins = [beats(tuple(order[3 * seat : 3 * seat + 3]), turned) for seat in range(players)]
        least += players + wins.count(False) - wins.count(True)
        factor += max(0, 1 + wins.count(False) - wins.count(True))
    return least / rounds, factor / rounds


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 5, 10])
def test_the_pool_grows_as_in_seeded_deals(players: int) -> None:
    least, factor = simulated(players, 100_000)
    blind = Blind(players, 3)
    assert float(least_bets_growth(blind, ante=1)) == pytest.approx(least, rel=0.01)
    assert float(whole_pool_factor(blind)) == pytest.approx(factor, rel=0.02)


def test_two_players_who_bet_the_whole_pool_leave_three_pools_or_none_or_one() -> None:
    """Both lose: three pools; one wins and one loses: one; both win: the first takes it all."""
    blind = Blind(2, 3)
    none, one, both = losers_chances(blind)
    assert none + one + both == 1
    assert whole_pool_factor(blind) == one + 3 * both


def test_a_round_of_least_bets_adds_the_antes_and_what_the_losers_pay_over_the_winners() -> None:
    assert least_bets_growth(Blind(4, 3), ante=3) == 4 * (3 + 1 - 2 * mean_chance(Blind(4, 3)))
