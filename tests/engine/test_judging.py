"""What choices were worth beside the best: exact, and a bet before the first card is never a mistake."""

from fractions import Fraction

import pytest

from fairdeal.engine.banking.moves import Bet, SitOut, Surrender
from fairdeal.engine.game import Price
from fairdeal.engine.judging import Judged, judge
from fairdeal.engine.moves import Amounts, Legal
from fairdeal.games import find_game
from fairdeal.games.casino_war.state import GoToWar
from tests.altered import altered

GAME = find_game("casino-war")
TIE = Legal(actions=(GoToWar(0), Surrender(0)))
BETS = Legal(actions=(SitOut(0),), amounts=(Amounts(Bet(0, 0), 2, 200, 2),))
WORTH = {GoToWar(0): Fraction(-9, 2), Surrender(0): Fraction(-5), SitOut(0): Fraction(0)}


def price(view: object, legal: Legal) -> tuple[Price, ...]:
    """Least and most of the bets alone, as games do."""
    bets = [Bet(0, amount) for each in legal.amounts for amount in sorted({each.least, each.most})]
    whole = [Price(action, WORTH[action]) for action in legal.actions if action in WORTH]
    return (*whole, *(Price(bet, Fraction(-bet.amount, 40)) for bet in bets))


PRICED = altered(GAME, price=price)


@pytest.mark.parametrize(("chosen", "cost"), [(GoToWar(0), Fraction(0)), (Surrender(0), Fraction(1, 2))])
def test_a_mistake_costs_what_the_best_choice_is_worth_more(chosen: GoToWar | Surrender, cost: Fraction) -> None:
    judged = judge(PRICED, None, TIE, chosen)
    assert judged is not None
    assert (judged.best.action, judged.cost, judged.opening) == (GoToWar(0), cost, False)


def test_an_amount_that_the_game_does_not_list_is_priced_too() -> None:
    judged = judge(PRICED, None, BETS, Bet(0, 20))
    assert judged is not None
    assert judged.prices == (judged.chosen,) == (Price(Bet(0, 20), Fraction(-1, 2)),)


def test_a_bet_before_the_first_card_is_no_mistake() -> None:
    judged = judge(PRICED, None, BETS, Bet(0, 200))
    assert judged is not None
    assert judged.opening
    assert judged.best == judged.chosen
    assert judged.cost == 0
    assert judge(PRICED, None, BETS, SitOut(0)) == Judged(
        (Price(SitOut(0), Fraction(0)),), Price(SitOut(0), Fraction(0)), True
    )


def test_estimates_judge_nobody() -> None:
    guess = altered(GAME, price=lambda view, legal: (Price(GoToWar(0), Fraction(1), Fraction(1, 9)),))
    assert judge(guess, None, TIE, GoToWar(0)) is None
    assert judge(altered(GAME, price=lambda view, legal: ()), None, TIE, GoToWar(0)) is None
