"""What mistakes cost, asked over HTTP: exact, one's own alone, and honest where there are no exact prices."""

import time
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from tests.web.playing import play_rounds
from tests.web.served import Browser, Served, served
from tests.web.test_history import make_table


@pytest.fixture(scope="module")
def hall() -> Iterator[Served]:
    with served() as room:
        yield room


def played(hall: Served, name: str, game: str, rounds: int, **plan: Any) -> tuple[Browser, int]:
    """A guest who has played at random and left, and the sitting."""
    browser = hall.guest(name)
    table = make_table(browser, game=game, **plan)
    play_rounds(hall.port, browser.cookie, table["id"], rounds)
    return browser, browser.get("/api/me/sittings").json[0]["id"]


def test_random_play_is_told_its_mistakes_the_dearest_first(hall: Served) -> None:
    browser, sitting = played(hall, "Rada", "red-dog", 8, options={}, bots=2)
    told = browser.get(f"/api/sittings/{sitting}/review").json
    costs = [Fraction(each["cost"]) for each in told["mistakes"]]
    assert costs == sorted(costs, reverse=True)
    assert min(costs) > 0
    assert sum(costs) == Fraction(told["cost"])
    assert told["decisions"] >= len(costs) > 0
    for each in told["mistakes"]:
        worth = {str(price["action"]): Fraction(price["expectation"]) for price in each["prices"]}
        assert Fraction(each["cost"]) == worth[str(each["best"])] - worth[str(each["chosen"])]
        assert worth[str(each["best"])] == max(worth.values())
        assert each["view"]["you"] == each["you"]
        replay = browser.get(f"/api/sittings/{sitting}/rounds/{each['round']}").json
        assert replay["number"] == each["number"]
        assert replay["steps"][each["step"]]["view"] == each["view"]


def test_a_review_is_for_those_who_played(hall: Served) -> None:
    browser, sitting = played(hall, "Sofia", "casino-war", 2)
    for _ in range(100):
        own = browser.get(f"/api/sittings/{sitting}/review").json
        if own["priced"]:
            break
        time.sleep(0.1)
    assert (own["game"], own["rounds"] >= 2, own["priced"]) == ("casino-war", True, own["rounds"])
    assert Fraction(own["expected"]) < 0
    assert hall.guest("Tomas").get(f"/api/sittings/{sitting}/review").json["code"] == "no-such-record"
    assert hall.browser().get(f"/api/sittings/{sitting}/review").status == 401


def test_figures_come_a_little_later_and_leaderboards_can_be_left(hall: Served) -> None:
    browser, sitting = played(hall, "Vera", "casino-war", 60)
    for _ in range(100):
        told = browser.get("/api/me/figures").json
        if not told["pending"]:
            break
        time.sleep(0.1)
    assert told["sittings"][-1]["sitting"] == sitting
    assert sum(each["rounds"] for each in told["sittings"]) >= 60
    assert all(each["priced"] == each["rounds"] and each["expected"] < 0 for each in told["sittings"])
    boards = hall.browser().get("/api/leaderboards").json
    assert ([each["name"] for each in boards["ahead"]], boards["listed"]) == (["Vera"], None)
    assert browser.get("/api/leaderboards").json["ahead"][0]["you"]
    assert browser.ask("PUT", "/api/me/listing", {"listed": False}).status == 204
    boards = browser.get("/api/leaderboards").json
    assert (boards["ahead"], boards["listed"]) == ([], False)
    assert browser.get("/api/leaderboards?month=2026-11").json["ahead"] == []
    refused = browser.get("/api/leaderboards?month=soon")
    assert (refused.status, refused.json["code"]) == (400, "no-month")
