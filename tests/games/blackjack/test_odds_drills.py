"""What the drills ask: hands for every line of the chart, and the count that the counting bot bets by."""

import pytest

from fairdeal.cards import DECK, rank_of
from fairdeal.games.blackjack.counting import count_of
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.odds.basic import exact_chart
from fairdeal.games.blackjack.odds.chart import chart_fields
from fairdeal.games.blackjack.odds.drills import hand_fields, running_counts
from fairdeal.games.blackjack.odds.hand_table import best_total, is_soft
from fairdeal.games.blackjack.odds.prices import answer
from fairdeal.games.blackjack.odds.reading import read_ranks
from fairdeal.games.blackjack.odds.report import _counts

CHART = exact_chart(House())


def test_every_line_of_the_chart_has_hands_that_it_is_about() -> None:
    chart, hands = chart_fields(CHART), hand_fields(CHART)
    for group in ("hard", "soft", "pair"):
        lines = chart[group]
        assert isinstance(lines, dict)
        assert hands[group].keys() == lines.keys()
        assert all(hands[group].values())


@pytest.mark.parametrize("total", range(5, 21))
def test_hard_hands_have_their_total_and_are_no_pairs(total: int) -> None:
    for hand in hand_fields(CHART)["hard"][str(total)]:
        counts = _counts(read_ranks(" ".join(hand)))
        assert (best_total(counts), is_soft(counts)) == (total, False)
        assert len(hand) > 2 or max(counts) == 1


def test_the_count_is_that_of_the_bot_after_every_card() -> None:
    ranks = [rank_of(card) for card in DECK]
    for place, count in enumerate(running_counts(ranks)):
        assert count == count_of([1] * (place + 1) + [0] * (51 - place))


def test_the_odds_of_a_house_tell_the_count_of_cards() -> None:
    odds = answer(House(), {"count": "2c 6d 7h Ts Ac"})
    assert odds.figures == {"count": [1, 2, 2, 1, 0]}
    (said,) = odds.sentences
    assert (said.key, said.facts) == ("blackjack-odds-count", {"cards": 5, "running": 0})
    assert answer(House(), {"count": ""}).figures == {"count": []}
