"""What `fairdeal odds casino-war` tells: the odds of a round and of a session, as a value and as fields for JSON."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from fairdeal.cards import read_cards
from fairdeal.engine.figures import decimal_text, exact_fields, root_text, tell_exactly
from fairdeal.engine.game import Odds
from fairdeal.engine.options import read_options
from fairdeal.engine.words import Sentence
from fairdeal.games.casino_war import refusals
from fairdeal.games.casino_war.house import House
from fairdeal.games.casino_war.odds import Nets, RoundOdds, round_odds
from fairdeal.games.casino_war.session_odds import SessionOdds, session_odds
from fairdeal.games.casino_war.shoe_odds import count_cards, rest_of

USUAL_ROUNDS: Final = 20
"""How long a session is reckoned where the house sets no end. Source: rules.md §1.1."""

SEEN: Final = "seen"
"""The question for the odds of a shoe from which these cards are gone."""

ROUNDS: Final = "rounds"
"""The question for the odds of a session of so many rounds: the option of the house by this name."""

QUESTIONS: Final = (SEEN, ROUNDS)


@dataclass(frozen=True, slots=True)
class Report:
    """The odds of a house: of one round, and of a session of `rounds` by each plan.

    Every round is freshly shuffled, also where the house deals on from a shoe, and one unit is staked.
    """

    house: House
    rounds: int
    round: RoundOdds
    session_war: SessionOdds
    session_surrender: SessionOdds


def report(house: House, rounds: int | None = None) -> Report:
    """The odds of a house, for a session of so many rounds: by default the house's own number, or 20 if it sets no end.

    Source: rules.md §1.1, §1.6.

    >>> found = report(House())
    >>> decimal_text(found.session_war.win, 4), decimal_text(found.session_surrender.win, 4)
    ('0.4126', '0.4193')
    """
    rounds = rounds if rounds is not None else house.rounds or USUAL_ROUNDS
    odds = round_odds(house)
    return Report(house, rounds, odds, session_odds(odds.war, rounds), session_odds(odds.surrender, rounds))


def report_fields(found: Report) -> dict[str, object]:
    """A report as plain fields for JSON: whole numbers and strings.

    A fraction is a string `p/q`, with its decimal under the same name and `_decimal`; a session's chances are decimals.
    Decimals have 12 places and are rounded half to even from the exact value. All of it per unit of initial stake.

    >>> fields = report_fields(report(House()))
    >>> fields["p_tie"], fields["p_tie_decimal"]
    ('23/311', '0.073954983923')
    """
    sessions = {"war": _session(found.session_war), "surrender": _session(found.session_surrender)}
    return _round_fields(found.house, found.round) | {
        "rounds": found.rounds,
        "shuffle": "every-round",
        "session": sessions,
    }


def answer(house: House, questions: Mapping[str, str]) -> Odds:
    """What the odds command says: of a fresh set and a session, or, asked with `seen`, of a shoe without these cards.

    Raises NotUnderstood when the cards seen cannot be read or cannot be gone, or when rounds are asked for as well;
    IllegalHouse when too few cards are left.
    """
    if SEEN in questions:
        if ROUNDS in questions:
            raise refusals.rounds_of_a_shoe()
        odds = round_odds(house, rest_of(house.decks, count_cards(read_cards(questions[SEEN]))))
        return Odds(_round_fields(house, odds), _round_told(odds))
    house = read_options(House, [f"{ROUNDS}={questions[ROUNDS]}"] if ROUNDS in questions else (), preset=house)
    found = report(house)
    plans = {"war": found.session_war, "surrender": found.session_surrender}
    sentences = (Sentence("casino-war-odds-session", {"rounds": found.rounds}), *_sessions_told(plans))
    return Odds(report_fields(found), (*_round_told(found.round), *sentences))


def _round_fields(house: House, odds: RoundOdds) -> dict[str, object]:
    return {
        "decks": house.decks,
        "war_tie_payout": house.war_tie_payout,
        **exact_fields("p_higher", odds.p_higher),
        **exact_fields("p_tie", odds.p_tie),
        **exact_fields("p_tie_after_war", odds.p_tie_after_war),
        **exact_fields("ev_war", odds.war.expectation),
        **exact_fields("ev_surrender", odds.surrender.expectation),
        **exact_fields("variance_war", odds.war.variance),
        **exact_fields("variance_surrender", odds.surrender.variance),
        "sd_war_decimal": root_text(odds.war.variance),
        "sd_surrender_decimal": root_text(odds.surrender.variance),
        "best": odds.best.value,
        **exact_fields("edge", odds.edge),
    }


def _round_told(odds: RoundOdds) -> tuple[Sentence, ...]:
    return (
        tell_exactly("casino-war-odds-tie", odds.p_tie),
        tell_exactly("casino-war-odds-second-tie", odds.p_tie_after_war),
        _plan("casino-war-odds-war", odds.war),
        _plan("casino-war-odds-surrender", odds.surrender),
        Sentence(f"casino-war-odds-best-{odds.best}"),
    )


def _plan(key: str, nets: Nets) -> Sentence:
    deviation = Fraction(root_text(nets.variance))
    return Sentence(key, dict(tell_exactly(key, nets.expectation).facts) | {"deviation": deviation})


def _sessions_told(plans: Mapping[str, SessionOdds]) -> Iterator[Sentence]:
    for plan, odds in plans.items():
        yield Sentence(f"casino-war-odds-session-{plan}", {"win": odds.win, "draw": odds.draw, "lose": odds.lose})


def _session(odds: SessionOdds) -> dict[str, str]:
    return {"win": decimal_text(odds.win), "draw": decimal_text(odds.draw), "lose": decimal_text(odds.lose)}
