"""What `fairdeal simulate` says of a simulation that has ended: in sentences, or as figures for programs."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from fairdeal.engine.chips import Chips
from fairdeal.engine.game import AnyGame
from fairdeal.engine.options import shown_options
from fairdeal.engine.simulation import Counts, Summary
from fairdeal.engine.words import Gain, Points, Sentence
from fairdeal.simulation import statistics
from fairdeal.simulation.driver import Result
from fairdeal.simulation.plan import Plan

MOST_LISTED: Final = 12
"""Up to so many different results are listed each with its share; of more, some quantiles are said."""

QUANTILES: Final = (0.05, 0.25, 0.5, 0.75, 0.95)


# What it says


@dataclass(frozen=True, slots=True)
class Report:
    """A simulation that has ended: the game, what was asked, and what it came to. Amounts are half-chips."""

    game: AnyGame
    plan: Plan
    result: Result
    bankroll: int | None = None

    @property
    def summary(self) -> Summary:
        """What it came to."""
        return self.result.summary

    @property
    def unit(self) -> int:
        """How many of the units in which results are counted are one chip, or one point."""
        return 1 if self.game.unit == "points" else 2

    def amount(self, amount: int) -> float:
        """An amount in chips or points."""
        return amount / self.unit


def figures(report: Report) -> dict[str, Any]:
    """The figures, ready for JSON: amounts in chips, or points in a game without stakes."""
    summary = report.summary
    error = statistics.standard_error(summary)
    mean, variance = float(statistics.mean(summary)), float(statistics.variance(summary))
    found: dict[str, Any] = {
        "game": report.game.name,
        "options": dict(text.split("=", 1) for text in shown_options(report.plan.house)),
        "strategies": [each.name for each in report.plan.strategies],
        "seed": report.plan.seed,
        "rounds": summary.rounds,
        "ended": report.result.end.value,
        "mean": mean,
        "standard_error": error,
        "variance": variance,
        "mean_stake": report.amount(summary.staked) / summary.rounds,
        "distribution": _shares(report, summary.nets),
        "worst_run": report.amount(summary.course.fall),
    }
    if summary.totals:
        found["sittings"] = {
            "count": sum(summary.totals.values()),
            **dict(zip(("won", "drawn", "lost"), statistics.won_drawn_lost(summary.totals), strict=True)),
            "distribution": _shares(report, summary.totals),
        }
    if report.bankroll is not None:
        found["risk_of_ruin"] = {
            "bankroll": report.amount(report.bankroll),
            "in_a_sitting": statistics.ruin_in_a_sitting(summary, report.bankroll),
            "for_ever": statistics.ruin_for_ever(summary, report.bankroll),
        }
    if summary.tables:
        keys = ("key", "rounds", "mean", "standard_error")
        found["tables"] = {
            name: [dict(zip(keys, row, strict=True)) for row in statistics.rows(table)]
            for name, table in summary.tables.items()
        }
    return found


def _shares(report: Report, counts: Counts) -> list[dict[str, float]]:
    return [{"net": report.amount(net), "share": share} for net, share in statistics.shares(counts).items()]


def sentences(report: Report) -> Iterator[Sentence]:
    """What people read."""
    summary = report.summary
    yield Sentence(
        f"simulate-{report.result.end}",
        {
            "game": Sentence(f"{report.game.name}-name"),
            "strategies": ", ".join(each.name for each in report.plan.strategies),
            "rounds": summary.rounds,
            "seed": str(report.plan.seed),
        },
    )
    error = statistics.standard_error(summary)
    error_text = Fraction(0) if error is None else Fraction(error)
    unit = "points" if report.game.unit == "points" else "stake"
    yield Sentence(f"simulate-mean-{unit}", {"mean": statistics.mean(summary), "error": error_text})
    deviation = Fraction(float(statistics.variance(summary)) ** 0.5)
    yield Sentence("simulate-variance", {"variance": statistics.variance(summary), "deviation": deviation})
    yield _spread(report, summary.nets, "simulate-results")
    if summary.totals:
        yield _sittings(summary.totals)
        yield _spread(report, summary.totals, "simulate-sittings-results")
    yield Sentence("simulate-worst", {"fall": _shown(report, summary.course.fall, signed=False)})
    if report.bankroll is not None:
        yield from _ruin(summary, report.bankroll)


def _sittings(totals: Counts) -> Sentence:
    won, drawn, lost = map(Fraction, statistics.won_drawn_lost(totals))
    return Sentence("simulate-sittings", {"sittings": sum(totals.values()), "won": won, "drawn": drawn, "lost": lost})


def _spread(report: Report, counts: Counts, key: str) -> Sentence:
    """The shares of results where there are few different ones, else some quantiles."""
    if len(counts) <= MOST_LISTED:
        parts = [
            Sentence("simulate-share", {"net": _shown(report, net), "share": Fraction(share)})
            for net, share in statistics.shares(counts).items()
        ]
        return Sentence(key, {"parts": tuple(parts)})
    quantiles = [
        Sentence(
            "simulate-quantile",
            {"percent": round(100 * share), "net": _shown(report, statistics.quantile(counts, share))},
        )
        for share in QUANTILES
    ]
    return Sentence(key, {"parts": tuple(quantiles)})


def _ruin(summary: Summary, bankroll: int) -> Iterator[Sentence]:
    chips = Chips(bankroll)
    in_a_sitting = statistics.ruin_in_a_sitting(summary, bankroll)
    if in_a_sitting is not None:
        yield Sentence("simulate-ruin-sitting", {"bankroll": chips, "risk": Fraction(in_a_sitting)})
    for_ever = Fraction(statistics.ruin_for_ever(summary, bankroll))
    yield Sentence("simulate-ruin-for-ever", {"bankroll": chips, "risk": for_ever})


def _shown(report: Report, amount: int, *, signed: bool = True) -> object:
    if report.unit == 1:
        return Points(amount) if signed else amount
    return Gain(amount) if signed else Chips(amount)
