"""Honest records hold, whatever happened at the table; one that is not finished says where it breaks off."""

from collections.abc import Callable
from random import Random

import pytest
from msgspec import structs

from fairdeal.engine.words import Sentence
from fairdeal.errors import FairdealError
from fairdeal.games.casino_war.house import House
from fairdeal.record import Brought, Closed, Finding, Joined, Left, Record, verify_record
from fairdeal.record.verify import as_told_at_first
from fairdeal.room import Asks, ChipsBrought
from tests.record.sittings import OPEN, SESSION, SHOE, Host, eventful, failure, player, session, shoe, step, walk


def said(record: Record, place: str) -> Sentence:
    return next(finding.said for finding in verify_record(record) if finding.place == place)


def keys(record: Record) -> list[str]:
    return [finding.said.key for finding in verify_record(record)]


def test_a_session_of_twenty_rounds_holds_shuffle_by_shuffle_and_round_by_round() -> None:
    record = session()
    findings = list(verify_record(record))
    assert all(finding.passed for finding in findings)
    places = [place for number in range(20) for place in (f"shuffles[{number}]", f"rounds[{number}]")]
    assert [finding.place for finding in findings] == ["house", *places, "results"]
    assert findings[-1].said == Sentence("verify-results", {"count": 1})
    assert record.results[0].ending == "played"


def test_what_is_said_of_a_shuffle_counts_the_cuts_that_were_opened_and_the_players() -> None:
    assert said(eventful(), "shuffles[0]") == Sentence("verify-shuffle", {"shuffle": 1, "cuts": 3, "players": 2})


def test_what_is_said_of_a_round_counts_cards_actions_and_transfers() -> None:
    record = session()
    steps = record.rounds[0].steps
    facts = {
        "round": 1,
        "cards": sum(each.action["kind"] == "deal" for each in steps),
        "actions": len(steps),
        "transfers": sum(len(each.transfers) for each in steps),
    }
    assert said(record, "rounds[0]") == Sentence("verify-round", facts)


def test_an_eventful_sitting_of_four_seats_holds() -> None:
    assert failure(eventful()) is None


def test_a_shoe_serves_several_rounds_and_the_cut_card_ends_it() -> None:
    record = shoe()
    assert failure(record) is None
    served = [each.shuffle for each in record.rounds]
    assert served == sorted(served)
    assert 2 <= len(record.shuffles) < len(record.rounds)
    assert all(bool(each.shuffles) == (each.shuffle not in served[:at]) for at, each in enumerate(record.rounds))


def test_joins_and_leaves_between_rounds_hold() -> None:
    host = Host(OPEN, player(0), player(1))
    host.round(0, 1)
    host.do(host.table.leave(1))
    host.do(host.table.sit(player(3)))
    host.do(host.table.sit(player(1, 50)))
    host.round(0, 1, 3)
    host.do(host.table.close())
    assert failure(host.record) is None
    left, third, first = host.record.rounds[1].between
    assert left == Left(seat=1)
    assert (third, first) == (Joined(player=player(3)), Joined(player=player(1, 50))), "as it happened"


def test_who_sits_down_and_leaves_again_before_a_round_is_told_of() -> None:
    host = Host(OPEN, player(0))
    host.round(0)
    host.do(host.table.sit(player(2)))
    host.do(host.table.leave(2))
    host.do(host.table.sit(player(1)))
    host.round(0, 1)
    host.do(host.table.close())
    assert failure(host.record) is None
    assert host.record.rounds[1].between == [Joined(player=player(2)), Left(seat=2), Joined(player=player(1))]
    assert [(each.seat, each.ending) for each in host.record.results] == [
        (0, "abandoned"),
        (1, "abandoned"),
        (2, "abandoned"),
    ]


def test_more_chips_that_were_brought_between_rounds_hold() -> None:
    host = Host(OPEN, player(0, 50), player(1))
    host.round(0, 1)
    assert host.do(host.table.bring(0, 60)) == [ChipsBrought(0, 60)]
    host.round(0, 1)
    assert host.record.rounds[1].between == [Brought(seat=0, chips=60)]
    before, after = (each.seats[0].chips for each in host.record.rounds)
    assert after == before + host.record.results[0].nets[0] + 60
    host.do(host.table.close())
    assert failure(host.record) is None


def test_chips_that_were_brought_and_not_told_of_are_missed() -> None:
    host = Host(OPEN, player(0, 50))
    host.round(0)
    host.do(host.table.bring(0, 60))
    host.round(0)
    host.record.rounds[1].between = []
    wrong = failure(host.record)
    assert wrong is not None
    assert (wrong.place, wrong.said.key) == ("rounds[1].seats", "verify-seats-differ")


@pytest.mark.parametrize(("seat", "chips", "code"), [(1, 2, "nobody-there"), (0, -2, "chips-brought")])
def test_chips_are_brought_to_a_seat_that_is_taken_and_never_taken_away(seat: int, chips: int, code: str) -> None:
    host = Host(OPEN, player(0))
    with pytest.raises(FairdealError) as refused:
        host.table.bring(seat, chips)
    assert refused.value.code == code
    assert host.record.between == []


def test_a_sitting_that_is_over_was_closed_and_nothing_happens_after_that() -> None:
    record = session()
    assert record.between == [Closed()]
    record.between = []
    assert failure(record) == Finding("between", passed=False, said=Sentence("verify-not-closed"))
    record.between = [Closed(), Closed()]
    assert failure(record) == Finding("between[1]", passed=False, said=Sentence("verify-after-closing"))
    record.between = [Closed(), Joined(player=player(0))]
    assert failure(record) == Finding("between[1]", passed=False, said=Sentence("verify-after-closing"))


def test_who_joined_and_saw_no_round_stands_at_the_end_of_the_record() -> None:
    host = Host(OPEN, player(0))
    host.round(0)
    host.do(host.table.sit(player(2)))
    assert host.record.between == [Joined(player=player(2))]
    assert failure(host.record) is None


@pytest.mark.parametrize("steps", range(10))
def test_quitting_at_any_moment_leaves_a_record_that_holds(steps: int) -> None:
    host = Host(OPEN, player(0), player(1), player(2, bot=True), name="ties 7")
    for _ in range(steps):
        step(host)
    host.do(host.table.close())
    assert host.table.asks is Asks.NOTHING
    assert failure(host.record) is None
    assert {each.ending for each in host.record.results} == {"abandoned"}


@pytest.mark.parametrize("asks", [Asks.ROUND, Asks.MOVES, Asks.CUTS, Asks.OPENINGS])
@pytest.mark.parametrize("house", [SESSION, SHOE], ids=["session", "shoe"])
def test_quitting_whatever_the_table_asks_leaves_a_record_that_holds(asks: Asks, house: House) -> None:
    host = Host(house, player(0))
    step(host)
    assert host.until(asks)
    host.do(host.table.close())
    assert failure(host.record) is None
    assert all(each.seal is not None for each in host.record.shuffles), "every seal is opened at the end"


def test_a_void_round_is_said_not_to_count() -> None:
    host = Host(SESSION, player(0))
    host.open()
    host.bet(0, amount=2)
    host.show(0)
    host.do(host.table.end_cuts())
    host.round(0, amount=2)
    assert failure(host.record) is None
    void = Sentence("verify-round-void", {"round": 1, "why": Sentence("round-void-no-bets")})
    assert said(host.record, "rounds[0]") == void
    assert said(host.record, "rounds[1]").facts["round"] == 1, "the round is dealt again"
    assert [each.shuffle for each in host.record.rounds] == [0, 1], "from a new shuffle"


def test_a_withheld_cut_is_seen_in_the_record_and_holds() -> None:
    host = Host(OPEN, player(0), player(1))
    host.open()
    host.bet(0, 1)
    host.show(0, 1)
    host.open_cuts(1)
    host.do(host.table.end_cuts())
    host.decide()
    assert failure(host.record) is None
    assert host.record.rounds[0].shuffles[0].cuts[0].opened is None
    assert {"kind": "deal-out", "target": 0} in [each.action for each in host.record.rounds[0].steps]


def test_a_withheld_cut_of_the_only_player_voids_the_shuffle_and_its_seal_is_checked_all_the_same() -> None:
    host = Host(SESSION, player(0))
    host.open()
    host.bet(0, amount=2)
    host.show(0)
    host.do(host.table.end_cuts())
    assert failure(host.record) is None
    assert keys(host.record)[1:3] == ["verify-shuffle-undealt", "verify-round-void"]
    host.record.shuffles[0].seal = "00" * 32
    wrong = failure(host.record)
    assert wrong == Finding("shuffles[0].seal", passed=False, said=Sentence("check-seal-unlinked"))


def test_a_shuffle_without_cuts_of_players_holds_and_says_that_the_house_decided() -> None:
    host = Host(OPEN, player(0), player(1, bot=True))
    host.open()
    host.bet(0, 1)
    host.do(host.table.end_cuts())
    host.decide()
    facts = {"shuffle": 1, "cuts": 1, "players": 0}
    assert failure(host.record) is None
    assert said(host.record, "shuffles[0]") == Sentence("verify-shuffle-alone", facts)


def test_a_round_without_bets_keeps_its_seal_for_the_next() -> None:
    host = Host(OPEN, player(0), player(1))
    host.round()
    host.round(0)
    assert failure(host.record) is None
    assert [each.shuffle for each in host.record.rounds] == [0, 0]
    assert keys(host.record)[1:] == ["verify-round-void", "verify-shuffle", "verify-round", "verify-results-open"]


def test_a_seal_that_was_shown_and_not_used_is_opened_and_checked_at_the_end() -> None:
    host = Host(OPEN, player(0), player(1))
    host.round()
    assert failure(host.record) is None, "it may stay closed while the sitting goes on"
    host.do(host.table.close())
    assert keys(host.record)[-2:] == ["verify-shuffle-undealt", "verify-results"]
    host.record.shuffles[0].seal = None
    assert failure(host.record) == Finding("shuffles[0].seal", passed=False, said=Sentence("verify-seal-closed"))


def test_a_shoe_in_use_cannot_be_checked_before_its_seal_is_opened() -> None:
    host = Host(SHOE, player(0))
    host.round(0)
    assert failure(host.record) == Finding("shuffles[0].seal", passed=False, said=Sentence("verify-seal-closed"))


def test_a_record_in_the_middle_of_a_round_fails_where_it_breaks_off() -> None:
    host = Host(OPEN, player(0), player(1))
    host.open()
    host.bet(0)
    wrong = failure(host.record)
    assert wrong == Finding("rounds[0].steps[1]", passed=False, said=Sentence("verify-round-not-finished"))


def test_a_record_between_rounds_holds_and_says_that_the_sitting_goes_on() -> None:
    host = Host(SESSION, player(0))
    assert keys(host.record) == ["verify-house", "verify-results-open"]
    host.round(0, amount=2)
    assert keys(host.record)[-1] == "verify-results-open"
    assert failure(host.record) is None


def test_a_session_that_runs_short_ends_and_holds() -> None:
    host = Host(SESSION, player(0, 2))
    host.until(Asks.NOTHING)
    assert host.record.results[0].ending in ("short", "played")
    assert failure(host.record) is None


def short_and_gone(dealing: int) -> Record:
    """One of two players loses the last chips and stands up; the other plays on."""
    host = Host(House(seats=2, rounds=30), player(0, chips=2), player(1), name="short", dealing=dealing)
    while host.table.standings[0].ending is None:
        host.round(*host.table.present, amount=2)
    host.do(host.table.leave(0))
    host.round(1, amount=2)
    host.do(host.table.close())
    return host.record


def as_told_before(record: Record) -> Record:
    results = [structs.replace(record.results[0], ending="abandoned", verdict=None), *record.results[1:]]
    return structs.replace(record, results=results)


@pytest.mark.parametrize("dealing", [1, 2])
def test_cw6_who_ran_short_keeps_that_result_after_standing_up(dealing: int) -> None:
    record = short_and_gone(dealing)
    assert (record.results[0].ending, record.results[0].verdict) == ("short", "lost")
    assert failure(record) is None


def test_cw6_a_record_of_format_1_may_say_of_them_that_they_left_as_the_rules_of_its_day_did() -> None:
    assert failure(as_told_before(short_and_gone(dealing=1))) is None
    found = failure(as_told_before(short_and_gone(dealing=2)))
    assert found is not None
    assert found.place.startswith("results[0]")


def test_cw6_of_who_is_still_there_no_record_may_say_so() -> None:
    right = short_and_gone(dealing=1).results[:1]
    then = as_told_before(short_and_gone(dealing=1)).results[:1]
    assert as_told_at_first(then, right, present={1}) == then
    assert as_told_at_first(then, right, present={0, 1}) == right
    assert as_told_at_first(then, right * 2, present={0, 1}) == [*then, *right]


HOUSES: list[Callable[[], House]] = [
    lambda: OPEN,
    lambda: SHOE,
    lambda: House(stake=None, rounds=3, seats=4, war_tie_payout="1:1"),
    lambda: House(stake=None, rounds=None, seats=4, reserve_for_war=True, even_stakes_only=True, decks=8),
]


def walked(seed: int) -> Record:
    chance = Random(seed)
    house = HOUSES[seed % len(HOUSES)]()
    seats = sorted(chance.sample(range(4), chance.choice([1, 2, 3])))
    players = [player(seat, chance.choice([3, 20, 400]), bot=chance.random() < 0.3) for seat in seats]
    *_, host = walk(chance, house, players, steps=120)
    return host.record


@pytest.mark.parametrize("seed", range(40))
def test_every_random_walk_of_a_table_leaves_a_record_that_holds(seed: int) -> None:
    assert failure(walked(seed)) is None


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(10))
def test_a_thousand_random_walks_leave_records_that_hold(hundred: int) -> None:
    for seed in range(100 * hundred + 1000, 100 * hundred + 1100):
        assert failure(walked(seed)) is None, seed
