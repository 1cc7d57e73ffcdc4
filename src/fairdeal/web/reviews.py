"""A sitting looked at again, as the room's HTTP tells it: the dearest mistakes, and what the rounds were to bring."""

from fractions import Fraction
from typing import Final

from fairdeal.engine.judging import Judged
from fairdeal.engine.options import values_of
from fairdeal.room.figures import PARTS
from fairdeal.room.ports import FiguresRow
from fairdeal.room.reviews import Made, Review
from fairdeal.web.history_schemas import MistakeOf, ReviewOf, SeatOf
from fairdeal.wire.encode import choice_of, exact, price_of, view_of

MOST_MISTAKES: Final = 50
"""Mistakes that are listed; the others are counted."""


def review_of(review: Review, figures: FiguresRow) -> ReviewOf:
    """What a player reads of a review; the expectation of the rounds comes with the figures, once they are known."""
    choices = list(review.choices)
    wrong = sorted((each for each in choices if each[1].cost > 0), key=_dearest)
    return ReviewOf(
        game=figures.game,
        house=dict(values_of(review.played.house)) if review.played.house is not None else {},
        decisions=len(choices),
        unpriced=sum(each is None for each in review.judged),
        cost=exact(sum((judged.cost for _, judged in wrong), Fraction(0))),
        mistakes=[_mistake_of(made, judged) for made, judged in wrong[:MOST_MISTAKES]],
        more=max(0, len(wrong) - MOST_MISTAKES),
        rounds=len(review.played.rounds),
        priced=figures.priced,
        expected=exact(Fraction(figures.expected, PARTS)),
        net=figures.priced_net,
    )


def _dearest(choice: tuple[Made, Judged]) -> tuple[Fraction, int, int]:
    made, judged = choice
    return -judged.cost, made.place, made.decision.step


def _mistake_of(made: Made, judged: Judged) -> MistakeOf:
    return MistakeOf(
        round=made.place,
        number=made.number,
        step=made.decision.step,
        you=made.seat,
        seats=[SeatOf(each.seat, each.name, each.bot, chips) for each, chips in made.sitters],
        view=view_of(made.decision.view),
        prices=[price_of(each) for each in judged.prices],
        chosen=choice_of(judged.chosen.action),
        best=choice_of(judged.best.action),
        cost=exact(judged.cost),
    )
