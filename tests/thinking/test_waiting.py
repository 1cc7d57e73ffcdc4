"""Who waits for an answer: fair between askers, lane before lane, and never more than there is room for."""

from fairdeal.thinking.questions import Lane
from fairdeal.thinking.waiting import Waiting


def filled(**asked: int) -> Waiting[str]:
    """So many questions of each asker in the guide's lane, which takes six."""
    waiting = Waiting[str](dict.fromkeys(Lane, 6))
    for asker, count in asked.items():
        for number in range(count):
            assert waiting.put(f"{asker}{number}", Lane.GUIDE, asker) is None
    return waiting


def taken(waiting: Waiting[str]) -> list[str | None]:
    return [waiting.take() for _ in range(len(waiting))]


def test_askers_come_in_turn_and_each_ones_questions_in_their_order() -> None:
    assert taken(filled(a=3, b=1, c=2)) == ["a0", "b0", "c0", "a1", "c1", "a2"]


def test_who_has_asked_much_does_not_keep_a_newcomer_from_the_next_place_but_one() -> None:
    waiting = filled(flood=5)
    assert waiting.take() == "flood0"
    assert waiting.put("new", Lane.GUIDE, "anna") is None
    assert taken(waiting) == ["flood1", "new", "flood2", "flood3", "flood4"]


def test_bots_go_first_then_prices_then_the_guide() -> None:
    waiting = Waiting[str]()
    for lane in (Lane.GUIDE, Lane.PRICE, Lane.BOT):
        waiting.put(lane.name, lane, "anna")
    assert taken(waiting) == ["BOT", "PRICE", "GUIDE"]


def test_a_lane_that_is_not_wanted_is_left_alone() -> None:
    waiting = filled(a=1)
    assert waiting.take({Lane.BOT, Lane.PRICE}) is None
    assert waiting.take({Lane.GUIDE}) == "a0"
    assert waiting.take() is None


def test_in_a_full_lane_who_has_most_gives_way_to_who_has_less() -> None:
    waiting = filled(flood=5, b=1)
    assert waiting.put("new", Lane.GUIDE, "anna") == "flood4"
    assert waiting.put("more", Lane.GUIDE, "flood") == "more"
    assert len(waiting) == 6


def test_in_a_full_lane_where_all_have_the_same_the_newcomer_is_refused() -> None:
    waiting = filled(a=1, b=1, c=1, d=1, e=1, f=1)
    assert waiting.put("new", Lane.GUIDE, "anna") == "new"
    assert waiting.put("bot", Lane.BOT, "table") is None, "another lane has room"


def test_who_leaves_is_not_answered() -> None:
    waiting = filled(a=2, b=1)
    waiting.drop("a0", Lane.GUIDE, "a")
    waiting.drop("b0", Lane.GUIDE, "b")
    waiting.drop("b0", Lane.GUIDE, "b")
    assert taken(waiting) == ["a1"]
