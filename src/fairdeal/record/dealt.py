"""Which steps of a round were dealt from which shuffle: a round may have several."""

from dataclasses import dataclass

from fairdeal.record.document import Round, RoundShuffle


@dataclass(frozen=True, slots=True)
class Dealt:
    """The steps of a round that were dealt from one shuffle, by its number from 0; none if it was void.

    `told` is what the round tells of it; None if it was made in an earlier round, or not needed.
    """

    shuffle: int
    told: RoundShuffle | None
    steps: range


def dealt_by_shuffle(played: Round) -> tuple[Dealt, ...]:
    """The steps of a round, split by the shuffles that they were dealt from, in order."""
    parts: list[Dealt] = []
    shuffle, told, start = played.shuffle, None, 0
    for each in played.shuffles:
        if each.shuffle != shuffle or told is not None:
            parts.append(Dealt(shuffle, told, range(start, each.step)))
            start = each.step
        shuffle, told = each.shuffle, each
    return (*parts, Dealt(shuffle, told, range(start, len(played.steps))))
