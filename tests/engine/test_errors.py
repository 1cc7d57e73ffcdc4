"""Errors: one tree, each with a code, facts and a sentence, in one piece after a journey."""

import copy
import pickle

import pytest

from fairdeal import errors
from fairdeal.engine.chips import Chips
from fairdeal.engine.words import Seat
from fairdeal.errors import (
    Conflict,
    FairdealError,
    IllegalAction,
    IllegalHouse,
    IllegalTransfer,
    NotAllowed,
    NotUnderstood,
    StoreFailed,
)

KINDS = (NotUnderstood, IllegalHouse, IllegalAction, IllegalTransfer, NotAllowed, Conflict, StoreFailed)


@pytest.mark.parametrize("kind", KINDS)
def test_every_error_is_of_the_tree_and_drawn_in_it(kind: type[FairdealError]) -> None:
    assert kind.__bases__ == (FairdealError,)
    assert f"─ {kind.__name__} " in (errors.__doc__ or "")


def test_facts_fill_the_sentence() -> None:
    error = IllegalAction("too-dear", "{seat} has {chips}, not {round}.", seat=Seat(2), chips=Chips(15), round=3)
    assert str(error) == "Seat 2 has 7½, not 3."
    assert error.code == "too-dear"
    assert error.facts == {"seat": 2, "chips": 15, "round": 3}


@pytest.mark.parametrize(
    "error",
    [
        IllegalAction("plain", "It cannot be."),
        IllegalAction("braces", "It {cannot} be."),
        NotUnderstood("quoted", "“{text}” is none.", text="{0} {x} }{"),
        IllegalHouse("facts", "{seat} bet {amount}.", seat=Seat(1), amount=Chips(3)),
    ],
    ids=lambda error: error.code,
)
def test_an_error_survives_being_pickled_and_copied(error: FairdealError) -> None:
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(again) is type(error)
        assert (str(again), again.code, again.facts) == (str(error), error.code, error.facts)
        assert [type(fact) for fact in again.facts.values()] == [type(fact) for fact in error.facts.values()]
