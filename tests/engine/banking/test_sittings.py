"""A sitting at which a shoe goes on from round to round."""

from dataclasses import dataclass
from typing import NamedTuple

import pytest

from fairdeal.cards import Card, read_card, read_cards
from fairdeal.engine.banking import sittings
from fairdeal.engine.banking.moves import Place
from fairdeal.engine.banking.sittings import ShoeTally
from fairdeal.engine.moves import Fault
from fairdeal.engine.sitting import NO_CARDS, Opening, Progress, Seated, ShuffleSpec
from fairdeal.engine.tally import Player
from tests.engine.banking.test_betting import Box, Phase


@dataclass(frozen=True)
class House:
    seats: int = 2
    decks: int = 6
    cut_card: tuple[int, int] | None = (200, 220)


class State(NamedTuple):
    boxes: tuple[Box, ...]
    phase: Phase = Phase.OVER
    gone: tuple[int, ...] = NO_CARDS
    up: tuple[Card, ...] = ()
    fault: Fault | None = None


NEW: ShoeTally[House] = ShoeTally(House(), (Player(0, 100), Player(1, 50)))
WON = State((Box(0, 110, Place.IN, 10, 20), Box(1, 50, Place.OUT)), up=read_cards("9♣ 9♣ K♦"))


def after(state: State, *, goes_on: bool = True) -> ShoeTally[House]:
    return sittings.after_round(NEW, state, lambda dealt: goes_on and sum(dealt.gone) < 200)


def test_the_first_round_wants_a_shuffle_with_the_houses_cut_card() -> None:
    assert sittings.shuffle(NEW) == ShuffleSpec(6, (200, 220))
    assert sittings.opening(NEW) == Opening((Seated(0, 100), Seated(1, 50)))


def test_the_shoe_goes_on_and_the_next_round_knows_what_it_has_dealt() -> None:
    later = after(WON)
    assert sittings.shuffle(later) is None
    gone = sittings.opening(later).gone
    assert (gone[read_card("9♣")], gone[read_card("K♦")], sum(gone)) == (2, 1, 3)
    assert (later.rounds, later.players) == (1, (Player(0, 110, (10,)), Player(1, 50, (0,))))
    assert sittings.without_end(later) == Progress(2, None)


@pytest.mark.parametrize(("goes_on", "gone"), [(False, NO_CARDS), (True, (4,) * 52)])
def test_a_shoe_that_does_not_go_on_is_shuffled_and_nothing_is_gone_from_it(
    goes_on: bool, gone: tuple[int, ...]
) -> None:
    later = after(WON._replace(gone=gone), goes_on=goes_on)
    assert sittings.shuffle(later) == ShuffleSpec(6, (200, 220))
    assert sittings.opening(later).gone == NO_CARDS


def test_a_void_round_is_not_counted_and_is_followed_by_a_shuffle() -> None:
    later = after(WON._replace(fault=Fault.CARD_MISSING))
    assert (later.rounds, later.players[0]) == (0, Player(0, 110))
    assert sittings.shuffle(later) is not None


def test_a_round_without_bets_leaves_the_shoe_as_it_was() -> None:
    begun = after(WON)
    later = sittings.after_round(begun, State(WON.boxes, fault=Fault.NO_BETS), lambda dealt: False)
    assert later == begun
