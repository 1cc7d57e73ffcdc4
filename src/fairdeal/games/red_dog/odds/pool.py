"""How the pool of the six-spot pool game grows from round to round, exactly.

Two ways to bet, the least and the greatest: everyone bets one chip, or everyone bets the whole pool. Source: rules.md
§4.5.
"""

from fractions import Fraction

from fairdeal.games.red_dog.odds.blind import Blind, losers_chances, mean_chance


def least_bets_growth(blind: Blind, ante: int) -> Fraction:
    """By how many chips the pool grows in a round, in which everyone pays the ante and bets one chip.

    The pool is then never too small: it holds an ante for each winner at least.

    >>> least_bets_growth(Blind(hands=2, size=3), ante=1) > 2
    True
    """
    assert ante >= 1, ante
    return blind.hands * (ante + 1 - 2 * mean_chance(blind))


def whole_pool_factor(blind: Blind) -> Fraction:
    """How many times the pool, antes in, is left after a round in which everyone bets all of it.

    Of `n` bets `l` lose: the pool is then `1 + l` pools, and pays `n − l` winners as far as it goes.
    """
    return sum(
        (chance * max(0, 1 + 2 * losers - blind.hands) for losers, chance in enumerate(losers_chances(blind))),
        Fraction(0),
    )
