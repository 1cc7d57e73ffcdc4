"""Deals and moves of the engine as rows of numbers, and back."""

from collections.abc import Mapping
from typing import Final

import numpy as np

from fairdeal.cards import DECK, Card
from fairdeal.games.cassino.fast.bits import Ints
from fairdeal.games.cassino.fast.layout import (
    BUILD,
    BUILDS,
    CAPTURE,
    CAPTURER,
    DEALER,
    EXTEND,
    EXTEND_MULTI,
    FACE_THREE,
    FIRST,
    FREE_TRAIL,
    HAND,
    INCREASE,
    LENGTH,
    LOOSE,
    MERGES,
    MOVER,
    NOBODY,
    OWN_BOTH,
    OWN_NEVER,
    PILE,
    STRIDE,
    SWEEPS,
    TRAIL,
    card_of,
    kind_of,
    set_of,
    value_of,
)
from fairdeal.games.cassino.house import House
from fairdeal.games.cassino.state import Build, Capture, Extend, Increase, State, Trail

Play = Capture | Build | Extend | Increase | Trail

_KINDS: Final[Mapping[int, type[Build | Extend | Increase]]] = {BUILD: Build, EXTEND: Extend, INCREASE: Increase}


def row_of(state: State) -> Ints:
    """A deal between two plays."""
    row = np.zeros(LENGTH, np.int64)
    row[LOOSE] = set_of(state.loose)
    for player in state.players:
        row[HAND + player.seat] = set_of(player.hand)
        row[PILE + player.seat] = set_of(player.pile)
        row[SWEEPS + player.seat] = len(player.sweeps)
    assert state.dealer is not None, "somebody has dealt"
    row[MOVER], row[DEALER] = state.mover, state.dealer
    row[CAPTURER] = NOBODY if state.capturer is None else state.capturer
    row[BUILDS] = len(state.builds)
    for place, build in enumerate(state.builds):
        at = FIRST + STRIDE * place
        row[at : at + STRIDE] = build.value, set_of(build.cards), build.controller, build.size
    return row


def options_of(house: House) -> int:
    """The options of a house that its kernels know."""
    named = (
        (MERGES, house.merges),
        (EXTEND_MULTI, house.extend_multi),
        (OWN_BOTH, house.increase_own == "both"),
        (OWN_NEVER, house.increase_own == "never"),
        (FREE_TRAIL, house.free_trail),
        (FACE_THREE, house.face_three),
    )
    return sum(option for option, is_on in named if is_on)


def play_of(move: Ints, seat: int) -> Play:
    """The action that a move stands for."""
    named, taken = map(int, move)
    kind, card, cards = kind_of(named), DECK[card_of(named)], cards_of(taken)
    if kind == TRAIL:
        return Trail(seat, card)
    return Capture(seat, card, cards) if kind == CAPTURE else _KINDS[kind](seat, card, cards, value_of(named))


def cards_of(found: int) -> tuple[Card, ...]:
    """The cards of a set, sorted."""
    return tuple(card for card in DECK if found >> card & 1)
