"""What the bot does, by the chart for the usual house: a view in, a legal action out."""

import pytest

from fairdeal.engine.banking.moves import Bet
from fairdeal.engine.moves import PlayerAction
from fairdeal.engine.sitting import Opening
from fairdeal.games.blackjack import GAME, House
from fairdeal.games.blackjack.play import legal, start
from fairdeal.games.blackjack.state import Decline, Double, Hit, Split, Stand
from fairdeal.games.blackjack.view import view
from tests.chances import seeded
from tests.games.blackjack.scripts import play, seated


def chosen(script: str, house: House = House(), *amounts: int) -> PlayerAction:  # noqa: B008 -- a frozen value
    state = play(script, house=house, seats=seated(*(amounts or (1000,)))).state
    return GAME.bots.usual(view(state, 0), legal(state, 0), seeded())


@pytest.mark.parametrize(
    ("dealt", "action"),
    [
        ("10 10 6", Hit),
        ("10 6 6", Stand),
        ("10 2 2", Hit),
        ("10 4 2", Stand),
        ("10 7 6", Hit),
        ("10 A 7", Stand),
        ("6 10 5", Hit),
        ("6 9 5", Double),
        ("5 9 5", Double),
        ("A 9 7", Hit),
        ("A 8 7", Stand),
        ("A 6 6", Hit),
        ("A 10 8", Stand),
        ("8 9 8", Split),
        ("8 10 8", Hit),
        ("A 10 A", Split),
        ("A A A", Hit),
        ("9 7 9", Stand),
        ("9 6 9", Split),
        ("K 6 Q", Stand),
        ("4 5 4", Hit),
    ],
)
def test_two_cards_are_played_by_the_chart(dealt: str, action: type[PlayerAction]) -> None:
    asked = " | decline" if dealt.split()[1] == "A" else ""
    assert chosen(f"bet 10 | {dealt}{asked}") == action(0)


def test_what_cannot_be_paid_or_is_not_allowed_is_played_as_the_total_says() -> None:
    assert chosen("bet 10 | 6 9 5", House(), 19) == Hit(0)
    assert chosen("bet 10 | 8 9 8", House(), 19) == Hit(0)
    assert chosen("bet 10 | 8 9 8 | split | 8") == Hit(0)
    assert chosen("bet 10 | 2 9 3 | hit | 6") == Hit(0)


def test_the_smallest_bet_is_made_and_insurance_declined() -> None:
    state = start(House(), Opening(seated(50, 50)))
    assert GAME.bots.usual(view(state, 1), legal(state, 1), seeded()) == Bet(1, 4)
    assert chosen("bet 10 | 10 A 6") == Decline(0)
