"""What mistakes cost, asked over HTTP: exact, one's own alone, and honest where there are no exact prices."""

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
    own = browser.get(f"/api/sittings/{sitting}/review").json
    assert (own["game"], own["rounds"], own["priced"]) == ("casino-war", 2, 2)
    assert Fraction(own["expected"]) < 0
    assert hall.guest("Tomas").get(f"/api/sittings/{sitting}/review").json["code"] == "no-such-record"
    assert hall.browser().get(f"/api/sittings/{sitting}/review").status == 401
