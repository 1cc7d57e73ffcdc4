"""A price on the wire: exact, or an estimate with its error; in chips, or in points."""

from fractions import Fraction

from fairdeal.cards import read_card
from fairdeal.engine.banking.moves import Surrender
from fairdeal.engine.game import Price
from fairdeal.games import casino_war, cassino
from fairdeal.games.cassino.state import Trail
from fairdeal.wire.encode import prices_of
from fairdeal.wire.messages import PriceOf

MOVE = Trail(0, read_card("K♣"))
SAID = {"kind": "trail", "card": "Kc"}


def test_an_exact_price_has_no_error() -> None:
    assert prices_of(cassino.GAME, 1, 7, [Price(MOVE, Fraction(-3))]).prices == [PriceOf(SAID, "-3/1")]


def test_an_estimate_has_its_error() -> None:
    estimate = Price(MOVE, Fraction(7, 5), Fraction(1, 5))
    assert prices_of(cassino.GAME, 1, 7, [estimate]).prices == [PriceOf(SAID, "7/5", "1/5")]


def test_a_match_is_priced_in_points_and_a_game_for_chips_in_half_chips() -> None:
    assert prices_of(cassino.GAME, 1, 7, [Price(MOVE, Fraction(-3))]).unit == "points"
    assert prices_of(casino_war.GAME, 1, 7, [Price(Surrender(0), Fraction(-1))]).unit == "half-chips"
