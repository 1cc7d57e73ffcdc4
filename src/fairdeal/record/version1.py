"""Records of format 1, which had no chain: read for ever, and brought into the form of today."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from fairdeal.record import document as now
from fairdeal.record.document import (
    Between,
    Cut,
    Joined,
    Left,
    Move,
    Number,
    Player,
    Result,
    RoundShuffle,
    Seating,
    Step,
)

_TAKES_CARDS = ("deal", "burn")


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """A part of such a record: every field is named, none is unknown."""


class Shuffle(Part, kw_only=True):
    """As today, without the cards of a shuffle in mid-round and without a link."""

    decks: Number
    cut_card: tuple[Number, Number] | None = None
    commitment: str
    seal: str | None = None


class Reshuffled(Part, kw_only=True):
    """A shuffle in mid-round: which shuffle, counted from 0, and its cuts."""

    shuffle: Number
    cuts: list[Cut] = []


class PlayedStep(Part, kw_only=True):
    """One action, and the chips that it moved."""

    action: dict[str, object]
    transfers: list[Move] = []


class Round(Part, kw_only=True):
    """One round: who had left and joined before it, and the cuts of the shuffle before its first card by themselves."""

    left: list[Number] = []
    joined: list[Player] = []
    seats: list[Seating]
    shuffle: Number
    cuts: list[Cut] = []
    steps: list[PlayedStep] = []
    reshuffles: list[Reshuffled] | msgspec.UnsetType = msgspec.UNSET


class OldResult(Part, kw_only=True):
    """As today, without a score."""

    seat: Number
    chips: Number
    nets: list[Number]
    ending: str | None = None
    verdict: str | None = None


class Record(Part, kw_only=True):
    """A whole sitting in format 1."""

    format: Literal["fairdeal record"]
    version: Literal[1]
    game: str
    rules: Number
    house: dict[str, bool | Number | str | None]
    players: list[Player]
    shuffles: list[Shuffle] = []
    rounds: list[Round] = []
    left: list[Number] = []
    joined: list[Player] = []
    results: list[OldResult] = []


def upgrade(old: Record) -> now.Record:
    """The record in the form of today; it was dealt by version 1 of fair dealing."""
    made: set[int] = set()
    return now.Record(
        game=old.game,
        rules=old.rules,
        house=old.house,
        dealing=1,
        players=old.players,
        shuffles=[
            now.Shuffle(decks=each.decks, cut_card=each.cut_card, commitment=each.commitment, seal=each.seal)
            for each in old.shuffles
        ],
        rounds=[_round(each, made) for each in old.rounds],
        between=_between(old.left, old.joined),
        results=[
            Result(seat=each.seat, chips=each.chips, nets=each.nets, ending=each.ending, verdict=each.verdict)
            for each in old.results
        ],
    )


def _round(old: Round, made: set[int]) -> now.Round:
    """`made` are the shuffles from which a card was dealt so far."""
    return now.Round(
        between=_between(old.left, old.joined),
        seats=old.seats,
        shuffle=old.shuffle,
        shuffles=[*_first_shuffle(old, made), *_reshuffles(old)],
        steps=[Step(action=each.action, transfers=each.transfers) for each in old.steps],
    )


def _between(left: list[int], joined: list[Player]) -> list[Between]:
    return [*(Left(seat=seat) for seat in left), *(Joined(player=each) for each in joined)]


def _first_shuffle(old: Round, made: set[int]) -> Iterator[RoundShuffle]:
    """The shuffle that the round is dealt from, if it was cut here, or made without cuts."""
    first = next(_steps_of(old, *_TAKES_CARDS), None)
    new = first is not None and old.shuffle not in made and old.shuffle >= 0
    if new or old.cuts:
        made.add(old.shuffle)
        yield RoundShuffle(shuffle=old.shuffle, step=len(old.steps) if first is None else first, cuts=old.cuts)


def _reshuffles(old: Round) -> Iterator[RoundShuffle]:
    """The shuffles in mid-round; one on which a cut was withheld was void, and the next took its place."""
    steps = _steps_of(old, "reshuffle")
    at = next(steps, len(old.steps))
    for each in old.reshuffles or []:
        void = any(cut.opened is None for cut in each.cuts)
        yield RoundShuffle(shuffle=each.shuffle, step=at, void=void, cuts=each.cuts)
        at = at if void else next(steps, len(old.steps))


def _steps_of(old: Round, *kinds: str) -> Iterator[int]:
    return (place for place, step in enumerate(old.steps) if step.action.get("kind") in kinds)
