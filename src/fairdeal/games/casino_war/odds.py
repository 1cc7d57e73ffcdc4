"""Exact odds of a round of Casino War, and the price of each choice: fractions, whatever cards were seen so far.

Any two unseen cards may come in either order with the same chance, so the player is higher as often as lower. With `t`
for the chance that war ties and `k` for what a second tie wins, per unit of stake,

    war = (1 − t)/2 · 1 − (1 − t)/2 · 2 + t · k = −1/2 + (k + 1/2) · t,

and surrender is −1/2. So no cards make war the worse choice, and the two are worth the same only when no rank is left
twice. And since the other seats' cards cannot turn the best decision, they change no expectation before they are seen.
Source: rules.md §1.3, §1.6.
"""

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Final

from fairdeal.engine.accounts import stack
from fairdeal.engine.banking.moves import Bet, Place, SitOut, Surrender, Withdraw
from fairdeal.engine.chips import CHIP
from fairdeal.engine.game import Price
from fairdeal.engine.moves import Legal, PlayerAction
from fairdeal.games.casino_war import play
from fairdeal.games.casino_war.bets import affords_war, most_with_war
from fairdeal.games.casino_war.house import House
from fairdeal.games.casino_war.settlement import payments
from fairdeal.games.casino_war.shoe_odds import Rest, after_tie, check_cards, compare, rest_of, ties_by_rank
from fairdeal.games.casino_war.state import Box, Choice, GoToWar, Outcome, State
from fairdeal.games.casino_war.view import BoxView, View

ROUND_CARDS: Final = 4
"""The most cards that are compared in a round of one seat: the rest must hold as many."""


@dataclass(frozen=True, slots=True)
class Nets:
    """What a round brings, per unit of initial stake: each possible net with its chance, from the worst to the best."""

    chances: tuple[tuple[Fraction, Fraction], ...]

    @property
    def expectation(self) -> Fraction:
        """The mean net of a round, in initial stakes."""
        return sum((net * chance for net, chance in self.chances), Fraction(0))

    @property
    def variance(self) -> Fraction:
        """The variance of a round's net, in squared initial stakes; the standard deviation is its root."""
        return sum((net**2 * chance for net, chance in self.chances), -(self.expectation**2))


@dataclass(frozen=True, slots=True)
class RoundOdds:
    """The odds of a round that is dealt from a rest.

    `p_tie`, `p_higher` and `p_lower` are the chances of the first comparison; `p_tie_after_war` is that of a second
    tie once a tie has gone to war, 0 where no tie is possible. `war` and `surrender` are the nets of a seat that
    answers every tie so. `best` is the answer that is worth more, surrender where both are worth the same. `edge` is
    the expectation of a seat that plays every tie as well as can be, per unit of initial stake: below zero the bank
    has the edge.
    """

    p_higher: Fraction
    p_tie: Fraction
    p_lower: Fraction
    p_tie_after_war: Fraction
    war: Nets
    surrender: Nets
    best: Choice
    edge: Fraction


def round_odds(house: House, rest: Rest | None = None) -> RoundOdds:
    """The odds of a round that is dealt from a rest; from the whole set, freshly shuffled, if none is given.

    Raises NotUnderstood when the rest is none, IllegalHouse when it has fewer than four cards. Source: rules.md §1.6.

    >>> odds = round_odds(House())
    >>> odds.p_tie, odds.p_tie_after_war, odds.best.value
    (Fraction(23, 311), Fraction(1181, 15965), 'war')
    """
    rest = rest_of(house.decks) if rest is None else rest
    first, tied_twice = compare(rest), outcomes(rest, Choice.WAR)[Outcome.WAR_TIED]
    war, surrender = nets(house, rest, Choice.WAR), nets(house, rest, Choice.SURRENDER)
    return RoundOdds(
        p_higher=first.higher,
        p_tie=first.tied,
        p_lower=first.lower,
        p_tie_after_war=tied_twice / first.tied if first.tied else Fraction(0),
        war=war,
        surrender=surrender,
        best=Choice.WAR if war.expectation > surrender.expectation else Choice.SURRENDER,
        edge=edge(house, rest),
    )


def outcomes(rest: Rest, plan: Choice) -> dict[Outcome, Fraction]:
    """The chance of each way in which a round from this rest can end for a seat that answers every tie by plan.

    Raises IllegalHouse when the rest has fewer than four cards. Source: rules.md §1.2.
    """
    check_cards(rest, ROUND_CARDS)
    first = compare(rest)
    ends = {Outcome.WON: first.higher, Outcome.LOST: first.lower}
    if plan is Choice.SURRENDER:
        return ends | {Outcome.SURRENDERED: first.tied}
    wars = [(chance, compare(after_tie(rest, rank))) for rank, chance in enumerate(ties_by_rank(rest)) if chance]
    return ends | {
        end: sum((chance * war[place] for chance, war in wars), Fraction(0)) for place, end in enumerate(_WAR_ENDS)
    }


@cache
def net_of(house: House, outcome: Outcome) -> Fraction:
    """What an outcome brings, per unit of initial stake, by the house's own settlement. Source: rules.md §1.3.

    >>> net_of(House(), Outcome.WAR_TIED), net_of(House(), Outcome.SURRENDERED)
    (Fraction(2, 1), Fraction(-1, 2))
    """
    box = Box(seat=0, chips=0, place=Place.IN, stake=CHIP, choice=_CHOICES.get(outcome))
    returned = sum(each.amount for each in payments(house, box, outcome) if each.target == stack(box.seat))
    return Fraction(returned - box.staked, CHIP)


def nets(house: House, rest: Rest, plan: Choice) -> Nets:
    """What a round from this rest brings a seat that answers every tie by plan.

    Raises IllegalHouse when the rest has fewer than four cards. Source: rules.md §1.3, §1.6.

    >>> nets(House(), rest_of(6), Choice.WAR).expectation
    Fraction(-23138, 993023)
    """
    chances: dict[Fraction, Fraction] = defaultdict(Fraction)
    for outcome, chance in outcomes(rest, plan).items():
        chances[net_of(house, outcome)] += chance
    return Nets(tuple(sorted((net, chance) for net, chance in chances.items() if chance)))


def war_value(house: House, rest: Rest) -> Fraction:
    """The expected net of a round that goes to war, per unit of initial stake; the tied cards are out of the rest.

    Raises IllegalHouse when the rest has fewer than two cards. Source: rules.md §1.3.

    >>> rest = after_tie(rest_of(6), rank=7)
    >>> war_value(House(), rest) - surrender_value(House()) == Fraction(5, 2) * compare(rest).tied
    True
    """
    chances = zip(compare(rest), _WAR_ENDS, strict=True)
    return sum((chance * net_of(house, end) for chance, end in chances), Fraction(0))


def surrender_value(house: House) -> Fraction:
    """What surrender brings, per unit of initial stake: −1/2. Source: rules.md §1.3."""
    return net_of(house, Outcome.SURRENDERED)


def edge(house: House, rest: Rest | None = None) -> Fraction:
    """The expectation of a round, per unit of initial stake, for a seat that plays every tie as well as can be.

    It is dealt from a rest, or from the whole set. Raises IllegalHouse when the rest has fewer than four cards.

    >>> edge(House())
    Fraction(-23138, 993023)
    """
    rest = rest_of(house.decks) if rest is None else rest
    check_cards(rest, ROUND_CARDS)
    first = compare(rest)
    untied = first.higher * net_of(house, Outcome.WON) + first.lower * net_of(house, Outcome.LOST)
    ties = enumerate(ties_by_rank(rest))
    return sum((chance * _tie_value(house, after_tie(rest, rank)) for rank, chance in ties if chance), untied)


def _tie_value(house: House, rest: Rest) -> Fraction:
    return max(war_value(house, rest), surrender_value(house))


# Prices


def price(view: View, legal: Legal) -> tuple[Price, ...]:
    """The exact price of each choice of the viewer's seat: the expected net of the whole round, in half-chips.

    The net counts from before the bet to the settlement, so what is committed counts as spent and what comes back as
    won, and the prices of all choices compare: `Surrender` is minus half of the stake, `SitOut` is 0. A bet is priced
    at its least and at its most, with surrender on a tie if the chips that it leaves are too few for war. `Withdraw`
    is the best that is open after it: another bet, or 0 for leaving. That a round may be void is not counted. A
    spectator has no price.
    Source: rules.md §0 G9, §1.3, §1.6 CW3, CW9.
    """
    if view.you is None or not legal:
        return ()
    rest = rest_of(view.house.decks, view.seen)
    box = next(each for each in view.boxes if each.seat == view.you)
    bets = [Bet(view.you, amount) for amounts in legal.amounts for amount in sorted({amounts.least, amounts.most})]
    choices = [*bets, *(action for action in legal.actions if isinstance(action, PlayerAction))]
    return tuple(Price(choice, _worth(view, rest, box, choice)) for choice in choices)


def _worth(view: View, rest: Rest, box: BoxView, choice: PlayerAction) -> Fraction:
    match choice:
        case Bet(amount=amount):
            return _bet_worth(view.house, rest, box.chips, amount)
        case GoToWar():
            return box.stake * war_value(view.house, rest)
        case Surrender():
            return box.stake * surrender_value(view.house)
        case Withdraw():
            return _withdraw_worth(view, rest, box)
        case SitOut():
            return Fraction(0)
    raise AssertionError(choice)


def _bet_worth(house: House, rest: Rest, chips: int, amount: int) -> Fraction:
    if affords_war(chips - amount, amount):
        return amount * edge(house, rest)
    return amount * nets(house, rest, Choice.SURRENDER).expectation


def _withdraw_worth(view: View, rest: Rest, box: BoxView) -> Fraction:
    """The best bet is the least, or the most that leaves war open: beyond it a bet is never worth more than leaving."""
    bet = Box(box.seat, box.chips, box.place, box.stake)
    asked, _ = play.apply(State(view.house, (bet,), view.phase, view.seen), Withdraw(box.seat))
    chips = box.chips + box.stake
    again = [
        _bet_worth(view.house, rest, chips, amount)
        for amounts in play.legal(asked, box.seat).amounts
        for amount in (amounts.least, most_with_war(chips, amounts) or amounts.least)
    ]
    return max([Fraction(0), *again])


_WAR_ENDS: Final = (Outcome.WAR_WON, Outcome.WAR_TIED, Outcome.WAR_LOST)
_CHOICES: Final = {Outcome.SURRENDERED: Choice.SURRENDER} | dict.fromkeys(_WAR_ENDS, Choice.WAR)
