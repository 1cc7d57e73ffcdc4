"""The benchmarks count right: every action, everyone in turn, a missed target said. No stopwatch, no peers."""

from contextlib import ExitStack
from dataclasses import replace
from itertools import count, islice
from random import Random
from typing import Any

import pytest

from benchmarks import engine, report
from benchmarks.measure import Comparison, Contender, Figure, Sample, Suite, evaluate, measure, repeat
from benchmarks.random_play import pick, play_round, shuffled
from fairdeal.engine.banking.moves import Bet, SitOut
from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import Action, Amounts, Burn, Deal, Legal
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.games import find_game
from tests.altered import altered

WAR = find_game("casino-war")


def listening(game: AnyGame, heard: list[Action]) -> AnyGame:
    """The game, with every action that is applied written down."""

    def apply(state: Any, action: Action) -> Any:
        heard.append(action)
        return game.rules.apply(state, action)

    return altered(game, apply=apply)


def rounds(seats: int, number: int) -> list[tuple[int, list[Action]]]:
    """How many actions were counted in each round, and which were applied."""
    house = replace(WAR.presets["table"], seats=seats)
    opening = Opening(tuple(Seated(seat, 2000) for seat in range(seats)))
    rng = Random(seats)
    shoe, played = shuffled(house.decks, house.most_cards(seats), rng), []
    for _ in range(number):
        heard: list[Action] = []
        played.append((play_round(listening(WAR, heard), house, opening, next(shoe), rng), heard))
    return played


@pytest.mark.parametrize("seats", [1, 7])
def test_every_action_through_apply_is_counted_once(seats: int) -> None:
    for counted, heard in rounds(seats, 100):
        assert counted == len(heard)


def test_a_round_of_one_seat_is_a_bet_a_burn_and_two_cards_or_goes_on_with_a_tie() -> None:
    lengths = {counted for counted, _ in rounds(1, 300)}
    assert lengths == {4, 5, 8}  # no tie; surrender; war: a choice, a burn, two cards


def test_seven_seats_bet_and_are_dealt_to() -> None:
    for _, heard in rounds(7, 20):
        kinds = [type(action) for action in heard]
        bets = kinds.count(Bet)
        assert bets + kinds.count(SitOut) == 7
        assert kinds.count(Burn) in (1, 2)
        assert kinds.count(Deal) >= bets + 1


def test_choices_are_legal_and_each_is_made() -> None:
    legal = Legal((SitOut(3),), (Amounts(Bet(3, 0), 4, 10, 2),))
    rng = Random(1)
    picked = [pick(legal, rng) for _ in range(200)]
    assert set(picked) == {SitOut(3), Bet(3, 4), Bet(3, 6), Bet(3, 8), Bet(3, 10)}


def test_a_round_of_red_dog_deals_five_hands_and_turns_a_card_for_each_bet() -> None:
    game, heard = find_game("red-dog"), list[Action]()
    opening = Opening(tuple(Seated(seat, 2000) for seat in range(5)), dealer=0)
    rng = Random(5)
    for cards in islice(shuffled(1, 52, rng), 20):
        counted = play_round(listening(game, heard), game.presets["base"], opening, cards, rng)
        kinds = [type(action).__name__ for action in heard]
        assert counted == len(heard) == 25 + 5 + kinds.count("Bet") + kinds.count("Show")
        assert kinds.count("Deal") == 25 + kinds.count("Bet")
        assert kinds.count("Bet") + kinds.count("Pass") == 5
        heard.clear()


@pytest.mark.parametrize("contender", [engine.casino_war(engine.ONE_SEAT, 1), engine.red_dog(engine.RED_DOG, 5)])
def test_our_contenders_count_actions_and_seconds(contender: Contender) -> None:
    sample = contender.run(0.001)
    assert sample.actions >= 4
    assert sample.seconds >= 0.001


def test_repeating_adds_up_what_was_played() -> None:
    played = count(1)
    sample = repeat(lambda: next(played), 0.001)
    rounds_played = next(played) - 1
    assert sample.actions == rounds_played * (rounds_played + 1) // 2


def test_all_contenders_run_in_turn_and_back_again() -> None:
    ran: list[str] = []

    def contender(name: str) -> Contender:
        def run(seconds: float) -> Sample:
            ran.append(name)
            return Sample(100, seconds)

        return Contender(name, "", run)

    figures = measure([contender("a"), contender("b")], rounds=2, seconds=0.5)
    assert ran == ["a", "b", "a", "b", "b", "a"]  # the first two are the warm-up
    assert [figure.rates for figure in figures] == [(200.0, 200.0)] * 2


def figure(name: str, *rates: int) -> Figure:
    return Figure(Contender(name, "", lambda seconds: Sample(0, seconds)), tuple(Sample(rate, 1.0) for rate in rates))


def test_ratios_are_taken_round_by_round() -> None:
    figures = [figure("ours", 100, 10, 120), figure("peer", 50, 5, 30)]  # the second round was disturbed on both sides
    assert evaluate(Comparison("ours", "peer"), figures) == 2
    assert evaluate(Comparison("ours"), figures) == 100
    assert evaluate(Comparison("ours", "absent"), figures) is None


def test_the_report_says_plainly_which_targets_are_met_and_missed() -> None:
    compared = (
        Comparison("ours", "peer", least=4),
        Comparison("ours", least=50),
        Comparison("ours", "absent", least=1),
    )
    suite = Suite("engine", "Speed", lambda stack: [], compared)
    said = report.as_text(suite, [figure("ours", 100), figure("peer", 50)]).splitlines()
    assert "ours ÷ peer: 2 times (target: at least 4 times): MISSED" in said
    assert "ours: 100 actions per second (target: at least 50 actions per second): met" in said
    assert "ours ÷ absent: not measured" in said


def test_peers_that_are_not_installed_are_left_out_and_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def absent(*_: object) -> list[Contender]:
        raise ImportError("No module named 'peer'")

    for module, name in (
        ("blackjack_peers", "rlcard"),
        ("blackjack_peers", "open_spiel"),
        ("boardgame_io", "contenders"),
    ):
        monkeypatch.setattr(getattr(engine, module), name, absent)
    with ExitStack() as stack:
        assert [each.name for each in engine.contenders(stack)] == [
            engine.ONE_SEAT,
            engine.SEVEN_SEATS,
            engine.RED_DOG,
        ]
    assert capsys.readouterr().err.count("Left out: No module named 'peer'.") == 3
