"""A sitting looked at again: what a player's choices cost, and what the rounds were to bring on average.

What a round was to bring is what its first choice was worth, as it was made, less what later mistakes cost: the cards
did the rest. Choices are judged by the thinker, some at a time; a match without stakes has no exact prices.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import groupby
from typing import Any, Final

from fairdeal.engine.accounts import stack
from fairdeal.engine.banking.moves import Withdraw
from fairdeal.engine.game import AnyGame
from fairdeal.engine.judging import OPENING, Judged
from fairdeal.errors import FairdealError
from fairdeal.record import Decision, PlayedRound, Player, decisions_of, play_rounds, read_record
from fairdeal.room.ports import Thinker
from fairdeal.thinking.questions import Judgements

AT_ONCE: Final = 8
"""Choices that are judged as one question: bets on a shoe that is running can take half a second each."""


@dataclass(frozen=True, slots=True)
class Made:
    """A choice that a player made: in which round by its place, what that was called, and who sat there with what.

    `seat` is the player's own.
    """

    place: int
    number: int
    seat: int
    decision: Decision
    sitters: tuple[tuple[Player, int], ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Sat:
    """A counted round that the player sat in, by its place, and what it brought."""

    place: int
    net: int


@dataclass(frozen=True, slots=True)
class Played:
    """What one player did in a sitting: the rounds that counted, and the choices made in them."""

    game: AnyGame | None
    house: object
    rounds: tuple[Sat, ...]
    made: tuple[Made, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """A player's sitting with its choices judged; None for a choice without an exact price."""

    played: Played
    judged: tuple[Judged | None, ...]

    @property
    def choices(self) -> Iterator[tuple[Made, Judged]]:
        """The choices that can be right or wrong, with what they were worth."""
        for made, judged in zip(self.played.made, self.judged, strict=True):
            if judged is not None and not judged.opening:
                yield made, judged

    @property
    def expected(self) -> dict[int, Fraction]:
        """What each round was to bring on average, by its place; rounds with a choice that has no price left out."""
        both = zip(self.played.made, self.judged, strict=True)
        rounds = groupby(both, key=lambda each: each[0].place)
        told = ((place, _expected([judged for _, judged in choices])) for place, choices in rounds)
        return {place: expected for place, expected in told if expected is not None}


def play_again(document: bytes, name: str) -> Played:
    """What the player of that name did in a record. It takes long: not for the event loop."""
    game, house, rounds, made = None, None, list[Sat](), list[Made]()
    for played in play_rounds(read_record(document)):
        game, house = played.game, played.house
        seat = played.seat_of(name)
        if seat is None or played.void:
            continue
        nets = played.game.rules.nets(played.moments[-1].state)
        if seat in nets:
            rounds.append(Sat(played.place, nets[seat]))
            made += [_made(played, seat, each) for each in decisions_of(played, seat) if not _is_taken_back(each)]
    return Played(game, house, tuple(rounds), tuple(made))


def without_bets(played: Played) -> Played:
    """The same, but for the bets that open rounds: all that can be a mistake is left, and is soon judged."""
    return replace(played, made=tuple(each for each in played.made if not isinstance(each.decision.action, OPENING)))


async def review(thinker: Thinker, played: Played, asker: str) -> Review:
    """Judge what was played. Raises NotAllowed where the thinker has no answer."""
    judged: list[Judged | None] = []
    if played.game is None:
        return Review(played, ())
    decisions = [each.decision for each in played.made]
    for first in range(0, len(decisions), AT_ONCE):
        some = decisions[first : first + AT_ONCE]
        decided = tuple([(each.view, each.legal, each.action) for each in some])
        found = await thinker.think(Judgements(played.game, decided), asker)
        judged += found
    return Review(played, tuple(judged))


async def review_if_it_can_be(thinker: Thinker, played: Played, asker: str) -> Review:
    """The same; nothing is judged where odds are not installed, or refuse what was played."""
    try:
        return await review(thinker, played, asker)
    except FairdealError as error:
        if error.code in PASSING:
            raise
        return Review(played, (None,) * len(played.made))


PASSING: Final = ("thinking-busy", "thinking-too-long", "thinking-lost")
"""Why there may be an answer another time."""


def _is_taken_back(decision: Decision) -> bool:
    """A bet that is taken back is followed by another one, or by none."""
    return isinstance(decision.action, Withdraw)


def _made(played: PlayedRound, seat: int, decision: Decision) -> Made:
    state: Any = played.moments[decision.step].state
    chips = played.game.rules.balances(state)
    sitters = tuple((each, chips.get(stack(each.seat), 0)) for each in played.players)
    return Made(played.place, played.number, seat, decision, sitters)


def _expected(judged: list[Judged | None]) -> Fraction | None:
    """A bet that was taken back counts no more: the last one opens the round."""
    told = [each for each in judged if each is not None]
    if not told or len(told) < len(judged):
        return None
    first = max((place for place, each in enumerate(told) if each.opening), default=0)
    return told[first].chosen.expectation - sum((each.cost for each in told[first + 1 :]), Fraction(0))
