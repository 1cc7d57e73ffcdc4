"""Pictures of a simulation: results of a sitting, how a purse moves in it, and results by key."""

from collections.abc import Callable, Iterator, Mapping
from io import BytesIO
from typing import Any, Final

from fairdeal.engine.simulation import Counts, Row, Summary
from fairdeal.simulation.statistics import quantile, rows, shares

FORMATS: Final = ("png", "svg")
"""What a picture can be, by the end of its file’s name."""

Say = Callable[[str], str]
"""A text by its key, in the language of the picture."""

BANDS: Final = ((0.05, 0.95), (0.25, 0.75))
LEAST_ROUNDS: Final = 100
"""A key with fewer rounds than this is not drawn: its error would fill the picture."""

_INCHES: Final = (8.0, 4.5)
_COLOUR: Final = "#1f6f54"

_Panel = Callable[[Any], None]


def draw(summary: Summary, kind: str, unit: int, say: Say) -> bytes:
    """A picture with a panel for each thing that there is to draw; `unit` is how many units of its amounts one is.

    It is drawn without a screen, and the same each time.
    """
    from matplotlib import rc_context
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    panels = list(_panels(summary, unit, say))
    with rc_context({"svg.hashsalt": "fairdeal", "svg.fonttype": "path"}):
        figure = Figure(figsize=(_INCHES[0], _INCHES[1] * len(panels)), layout="constrained")
        FigureCanvasAgg(figure)
        for axes, panel in zip(figure.subplots(len(panels), squeeze=False).ravel(), panels, strict=True):
            axes.grid(alpha=0.3)
            panel(axes)
        drawn = BytesIO()
        figure.savefig(drawn, format=kind, metadata={"Date": None} if kind == "svg" else {})
    return drawn.getvalue()


def _panels(summary: Summary, unit: int, say: Say) -> Iterator[_Panel]:
    is_sitting = bool(summary.totals)
    counts = summary.totals if is_sitting else summary.nets
    yield lambda axes: _distribution(axes, counts, unit, say, "sitting" if is_sitting else "round")
    if summary.bands:
        yield lambda axes: _bands(axes, summary.bands, unit, say)
    if "win_chance" in summary.tables:
        yield lambda axes: _chances(axes, summary.tables["win_chance"], say)
    if "count" in summary.tables:
        yield lambda axes: _edges(axes, summary.tables["count"], say)


def _distribution(axes: Any, counts: Counts, unit: int, say: Say, what: str) -> None:
    found = shares(counts)
    axes.vlines([net / unit for net in found], 0, list(found.values()), color=_COLOUR)
    axes.set(title=say(f"simulate-plot-{what}"), xlabel=say("simulate-plot-net"), ylabel=say("simulate-plot-share"))
    axes.set_ylim(bottom=0)


def _bands(axes: Any, bands: Mapping[int, Counts], unit: int, say: Say) -> None:
    """How the purse stands after so many rounds: the middle, and between which amounts half and nine in ten lie."""
    after = [0, *bands]

    def line(share: float) -> list[float]:
        return [0.0, *[quantile(counts, share) / unit for counts in bands.values()]]

    for low, high in BANDS:
        label = f"{round(100 * (high - low))} %"
        axes.fill_between(after, line(low), line(high), color=_COLOUR, alpha=0.25, label=label)
    axes.plot(after, line(0.5), color=_COLOUR)
    axes.legend()
    axes.set(title=say("simulate-plot-bands"), xlabel=say("simulate-plot-rounds"), ylabel=say("simulate-plot-net"))


def _chances(axes: Any, table: Mapping[int, Row], say: Say) -> None:
    """How often hands won, by the chance that was foreseen for them."""
    axes.plot([0, 100], [0, 1], color="grey", linewidth=1)
    _with_errors(axes, table)
    axes.set(title=say("simulate-plot-hands"), xlabel=say("simulate-plot-chance"), ylabel=say("simulate-plot-won"))


def _edges(axes: Any, table: Mapping[int, Row], say: Say) -> None:
    axes.axhline(0, color="grey", linewidth=1)
    _with_errors(axes, table)
    axes.set(title=say("simulate-plot-edges"), xlabel=say("simulate-plot-count"), ylabel=say("simulate-plot-edge"))


def _with_errors(axes: Any, table: Mapping[int, Row]) -> None:
    """Each key's mean, and two standard errors on both sides."""
    found = [row for row in rows(table) if row[1] >= LEAST_ROUNDS]
    keys, _, means, errors = zip(*found, strict=True) if found else ((), (), (), ())
    axes.errorbar(keys, means, [2 * error for error in errors], fmt="o", markersize=3, color=_COLOUR)
