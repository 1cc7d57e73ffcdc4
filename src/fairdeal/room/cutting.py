"""The cuts of one shuffle while they are shown and opened."""

from dataclasses import dataclass, field

from fairdeal import fair
from fairdeal.record.document import Cut


@dataclass(slots=True)
class Cutting:
    """The cuts of the shuffle that is due: what seats have shown and opened; `closed` when no more can be shown.

    `record` is where they are written down.
    """

    record: list[Cut] = field(default_factory=list)
    shown: dict[int, fair.ClosedCut] = field(default_factory=dict)
    opened: dict[int, fair.Cut] = field(default_factory=dict)
    house: dict[int, fair.Cut] = field(default_factory=dict)
    closed: bool = False

    @property
    def unopened(self) -> list[int]:
        """The seats whose cuts were shown and not opened."""
        return sorted(self.shown.keys() - self.opened.keys())
