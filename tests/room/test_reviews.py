"""A sitting looked at again: what choices cost, what rounds were to bring, and that luck is the rest."""

import asyncio
import secrets

from fairdeal.engine.banking.moves import Bet, Surrender
from fairdeal.engine.chance import SameChance
from fairdeal.engine.chips import CHIP
from fairdeal.engine.moves import NOTHING
from fairdeal.games import find_game
from fairdeal.games.casino_war.odds import edge, surrender_value, war_value
from fairdeal.games.casino_war.shoe_odds import rest_of
from fairdeal.games.casino_war.state import GoToWar
from fairdeal.record import Record, write_record
from fairdeal.room import Asks
from fairdeal.room.reviews import Review, play_again, review
from fairdeal.thinking.here import Here
from fairdeal.thinking.questions import Judgements
from tests.record.sittings import OPEN, Host, eventful, player

ROUNDS = 60


def surrendering() -> Record:
    """A player who gives up every tie, beside one who always goes to war."""
    host = Host(OPEN, player(0), player(1), name="ties")
    for _ in range(ROUNDS):
        host.open()
        host.bet(0, 1)
        host.cut()
        while host.table.asks is Asks.MOVES:
            seat = host.table.asked[0]
            host.do(host.table.act(Surrender(0) if seat == 0 else GoToWar(1)))
    host.do(host.table.close())
    return host.record


def reviewed(record: Record, name: str) -> Review:
    played = play_again(write_record(record), name)
    return asyncio.run(review(Here(secrets.token_bytes), played, "anna"))


RECORD = surrendering()


def test_every_tie_that_was_given_up_is_a_mistake_at_its_exact_price() -> None:
    choices = list(reviewed(RECORD, "Player 0").choices)
    assert choices, "no tie in so many rounds: take others"
    for made, judged in choices:
        house, seen = OPEN, made.decision.view.seen
        lost = war_value(house, rest_of(house.decks, seen)) - surrender_value(house)
        assert judged.cost == 10 * CHIP * lost > 0
        assert judged.best.action == GoToWar(0)
    assert all(judged.cost == 0 for _, judged in reviewed(RECORD, "Player 1").choices)


def test_what_a_round_was_to_bring_is_its_bet_less_the_mistakes() -> None:
    again = reviewed(RECORD, "Player 0")
    costs = {made.place: judged.cost for made, judged in again.choices}
    assert len(again.expected) == len(again.played.rounds) == ROUNDS
    for place, expected in again.expected.items():
        assert expected == 10 * CHIP * edge(OPEN) - costs.get(place, 0)


def test_a_choice_is_told_with_what_was_there_before_it() -> None:
    made, _ = next(reviewed(RECORD, "Player 0").choices)
    box = next(each for each in made.decision.view.boxes if each.seat == 0)
    assert made.decision.view.you == made.seat == 0
    assert {each.seat: chips for each, chips in made.sitters}[0] == box.chips
    assert made.decision.action in made.decision.legal


def test_void_rounds_and_bets_taken_back_do_not_count() -> None:
    record = eventful()
    again = reviewed(record, "Player 0")
    nets = next(each.nets for each in record.results if each.seat == 0)
    assert [each.net for each in again.played.rounds] == nets
    bets = [each.decision.action for each in again.played.made if isinstance(each.decision.action, Bet)]
    assert bets
    assert all(expected <= 0 for expected in again.expected.values())


def test_a_match_without_stakes_is_not_judged() -> None:
    game = find_game("cassino")
    asked = Judgements(game, ((None, NOTHING, Surrender(0)),) * 2)
    assert asked.answer(SameChance("none")) == (None, None)


def test_who_did_not_play_has_nothing_to_look_at() -> None:
    again = reviewed(RECORD, "Nobody")
    assert (again.played.rounds, again.played.made, again.judged, again.expected) == ((), (), (), {})
