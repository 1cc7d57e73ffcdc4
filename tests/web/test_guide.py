"""What the guide shows: the worked example of a game, and the odds of a house."""

from collections.abc import Iterator
from urllib.parse import urlencode

import pytest

from fairdeal.engine.options import values_of
from fairdeal.games import find_game
from fairdeal.games.blackjack import House as BlackjackHouse
from fairdeal.games.casino_war.house import PRESETS, House
from fairdeal.wire.encode import said_of
from tests.web.served import Browser, Served, served


@pytest.fixture(scope="module")
def hall() -> Iterator[Served]:
    with served() as room:
        yield room


@pytest.fixture(scope="module")
def browser(hall: Served) -> Browser:
    return hall.browser()


def test_the_example_of_casino_war_is_told_step_by_step(browser: Browser) -> None:
    replay = browser.get("/api/games/casino-war/example").json
    assert (replay["game"], replay["you"], replay["shuffles"], replay["whole"]) == ("casino-war", 0, [], False)
    assert (replay["round"], replay["of"]) == (1, 20)
    assert [[event["kind"] for event in step["events"] if event["kind"] != "transfer"] for step in replay["steps"]] == [
        [],
        ["bet-placed"],
        ["cards-burned"],
        ["card-dealt"],
        ["card-dealt", "tied"],
        ["went-to-war"],
        ["cards-burned"],
        ["card-dealt"],
        ["card-dealt", "box-settled", "round-settled"],
    ]
    assert replay["steps"][-1]["view"]["boxes"][0]["net"] == 8


def test_the_odds_of_a_house_are_those_of_the_game(browser: Browser) -> None:
    for query, house in {"": House(), "?decks=8&war_tie_payout=1:1": House(decks=8, war_tie_payout="1:1")}.items():
        told = browser.get(f"/api/games/casino-war/odds{query}")
        assert told.status == 200, told.text
        odds = find_game("casino-war").advice.odds(house, {})
        assert told.json["figures"] == odds.figures
        assert [each["key"] for each in told.json["told"]] == [said_of(each).key for each in odds.sentences]
        assert browser.get(f"/api/games/casino-war/odds{query}").json == told.json


@pytest.mark.parametrize("preset", PRESETS)
def test_a_whole_house_can_be_asked_for_as_json_has_it(browser: Browser, preset: str) -> None:
    values = {
        name: "null" if value is None else str(value).lower() for name, value in values_of(PRESETS[preset]).items()
    }
    told = browser.get(f"/api/games/casino-war/odds?{urlencode(values)}")
    assert told.status == 200, told.text
    assert told.json["figures"]["rounds"] == 20


def test_the_longest_session_is_told_too(browser: Browser) -> None:
    told = browser.get("/api/games/casino-war/odds?rounds=1000").json["told"]
    assert all(len(each["facts"]["win"]["fraction"]) < 50 for each in told if "win" in each["facts"])


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("decks=5", "option-value"),
        ("snap=1", "no-option"),
        ("decks=6&decks=7", "option-twice"),
        ("stake=2.5", "amount-unreadable"),
        ("stake=9999999999999", "amount-unreadable"),
        ("min_stake=400&stake=null", "options-crossed"),
        ("min_stake=none", "no-amount"),
        ("rounds=", "option-value"),
    ],
)
def test_an_impossible_house_is_refused_by_name(browser: Browser, query: str, code: str) -> None:
    answer = browser.get(f"/api/games/casino-war/odds?{query}")
    assert (answer.status, answer.json["code"]) == (400, code)


def test_a_game_answers_its_own_questions_beside_the_options(browser: Browser) -> None:
    asked = {"hand": "T 6", "upcard": "T", "seen": "5 5 A"}
    told = browser.get(f"/api/games/blackjack/odds?{urlencode({**asked, 'das': 'on'})}")
    assert told.status == 200, told.text
    odds = find_game("blackjack").advice.odds(BlackjackHouse(das=True), asked)
    assert told.json["figures"] == odds.figures
    assert told.json["figures"]["best"] in told.json["figures"]["ev"]


def test_the_chart_of_a_house_is_told_as_figures_and_in_words(browser: Browser) -> None:
    figures = browser.get("/api/games/blackjack/odds").json["figures"]
    assert figures["chart"]["pair"]["8-8"]["6"] == "split"
    told = browser.get("/api/games/blackjack/odds?chart=").json["told"]
    assert "blackjack-odds-chart-key" in [each["key"] for each in told]


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("hand=T6", "hand-without-upcard"),
        ("upcard=T6", "not-one-upcard"),
        ("upcard=T&hand=TTT", "no-hand"),
        ("upcard=1", "no-rank"),
        ("upcard=T&upcard=A", "question-twice"),
        ("seen=" + "5" * 1001, "question-too-long"),
        ("seen=" + "5" * 1000, "cards-of-rank-gone"),
    ],
)
def test_a_question_that_cannot_be_answered_is_refused(browser: Browser, query: str, code: str) -> None:
    answer = browser.get(f"/api/games/blackjack/odds?{query}")
    assert (answer.status, answer.json["code"]) == (400, code)


def test_a_game_without_questions_takes_none(browser: Browser) -> None:
    assert browser.get("/api/games/casino-war/odds?upcard=T").json["code"] == "no-option"


@pytest.mark.parametrize("path", ["odds", "example"])
def test_there_is_nothing_of_a_game_that_is_not_there(browser: Browser, path: str) -> None:
    answer = browser.get(f"/api/games/snap/{path}")
    assert (answer.status, answer.json["code"]) == (404, "no-game")
