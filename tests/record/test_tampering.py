"""Whatever is changed in a record, the check fails and names a place there or later; what nothing binds is listed."""

import re
from collections.abc import Callable
from functools import cache
from itertools import takewhile
from typing import Any, Final

import pytest

from fairdeal.engine.words import Sentence
from fairdeal.games.casino_war.house import House
from fairdeal.locale import LANGUAGES, catalogue_of
from fairdeal.record import Cut, Finding, Move, Record, Result, Step
from fairdeal.room import Asks
from tests.record.sittings import OPEN, SHOE, Host, eventful, failure, player, session, shoe
from tests.record.tampering import Change, changes, plain, round_of

NOT_BOUND: Final = {
    "players[].name": "what people call themselves",
    "rounds[].joined[].name": "what people call themselves",
    "rounds[].cuts[].commitment other": "a cut that was never opened had any commitment",
    "rounds[].steps swapped": "seats may bet in any order (each swap is looked at below)",
    "house.": "an option that made no difference to what was played (each is looked at below)",
}
"""What may be changed without notice, by the beginning of its general place, and why."""

NO_DIFFERENCE: Final = {
    "house.stake null": "every bet was also within min_stake and max_stake",
    "house.seats": "there were seats to spare",
    "house.cut_from": "the set was shuffled before every round",
    "house.cut_to": "the set was shuffled before every round",
    "house.reserve_for_war": "nobody bet more than half of their chips",
    "house.even_stakes_only": "every stake was even",
}


def few() -> Record:
    return session(house=House(rounds=3))


def run_short() -> Record:
    """Two seats whose chips run out, with a war."""
    host = Host(House(stake=None, rounds=4, seats=2), player(0, 11), player(1, 30), name="short")
    host.until(Asks.NOTHING)
    return host.record


RECORDS: Final = [
    pytest.param(few, id="session"),
    pytest.param(run_short, id="short"),
    pytest.param(eventful, id="eventful", marks=pytest.mark.slow),
    pytest.param(shoe, id="shoe", marks=pytest.mark.slow),
]


@cache
def found(make: Callable[[], Record]) -> list[tuple[Change, object]]:
    """Every change of a record, and what is found of it."""
    return [(change, change.found()) for change in changes(make())]


@pytest.mark.parametrize("make", RECORDS)
def test_every_change_is_found_but_those_that_nothing_binds(make: Callable[[], Record]) -> None:
    assert failure(make()) is None
    missed = [change for change, finding in found(make) if finding is None]
    assert not [change.general for change in missed if not change.general.startswith(tuple(NOT_BOUND))]
    options = [change.general for change in missed if change.general.startswith("house.")]
    assert not [each for each in options if not each.startswith(tuple(NO_DIFFERENCE))]
    for change in missed:
        if change.general == "rounds[].steps swapped":
            assert is_swap_of_bets(change, make())


def is_swap_of_bets(change: Change, record: Record) -> bool:
    """Whether what changed places is the betting of different seats, whose order makes no difference."""
    number = change.path[1]
    assert isinstance(number, int)
    told, was = (
        [step["action"] for step in played["steps"]]
        for played in (change.document["rounds"][number], plain(record)["rounds"][number])
    )
    bets = len(list(takewhile(lambda action: action["kind"] in ("bet", "sit-out", "deal-out"), was)))
    return told[bets:] == was[bets:] and by_seat(told[:bets]) == by_seat(was[:bets])


def by_seat(actions: list[dict[str, Any]]) -> dict[object, list[str]]:
    """What each seat did, or what was done to it, in order."""
    done: dict[object, list[str]] = {}
    for action in actions:
        done.setdefault(action.get("seat", action.get("target")), []).append(action["kind"])
    return done


@pytest.mark.parametrize("make", RECORDS)
def test_a_change_is_found_in_its_round_or_later_never_before(make: Callable[[], Record]) -> None:
    record = make()
    for change, finding in found(make):
        if isinstance(finding, Finding):
            assert round_of(finding.place, record) >= round_of(change.place, record), (change.place, finding)


@pytest.mark.parametrize("make", RECORDS)
def test_a_changed_transfer_or_result_is_named_exactly(make: Callable[[], Record]) -> None:
    for change, finding in found(make):
        exact = re.search(r"transfers\[\d+\]\.|^results\[\d+\]", change.place)
        if isinstance(finding, Finding) and exact:
            assert change.place.startswith(finding.place), (change.place, finding)


@pytest.mark.parametrize("make", RECORDS)
def test_every_finding_can_be_said_in_every_language(make: Callable[[], Record]) -> None:
    findings = {each.said.key: each for _, each in found(make) if isinstance(each, Finding)}
    for language in LANGUAGES:
        for each in findings.values():
            assert catalogue_of(language).say(each.said, names={0: "Anna"})


def test_the_walk_changes_every_kind_of_place() -> None:
    general = {change.general for change, _ in found(few)}
    assert {"rounds[].steps[].transfers[].amount more", "shuffles[].seal capitals", "rounds swapped"} <= general


# Single lies, each named exactly.


def card_of(record: Record) -> tuple[int, dict[str, Any]]:
    steps = record.rounds[1].steps
    return next((at, step.action) for at, step in enumerate(steps) if step.action["kind"] == "deal")


def test_a_changed_card_is_named_with_the_one_that_lay_there() -> None:
    record = few()
    at, action = card_of(record)
    action["card"] = "2c" if action["card"] != "2c" else "3c"
    wrong = failure(record)
    assert wrong is not None
    assert wrong.place == f"rounds[1].steps[{at}].action"
    assert wrong.said.key == "error-not-the-top-card"
    assert wrong.said.facts["place"] == 2


@pytest.mark.parametrize("written", ["2♣", "2C", "c2", "10c", "", "2c 3c", 7, None, ["2c"]])
def test_a_card_has_one_spelling_in_a_record(written: object) -> None:
    record = few()
    at, action = card_of(record)
    action["card"] = written
    wrong = failure(record)
    assert wrong is not None
    assert (wrong.place, wrong.said.key) == (f"rounds[1].steps[{at}].action", "error-wrong-value")


def test_a_changed_cut_is_named() -> None:
    record = few()
    record.rounds[2].cuts[0].opened = b"lucky 1".hex()
    wrong = failure(record)
    assert wrong is not None
    assert (wrong.place, wrong.said.key) == ("rounds[2].cuts[0]", "check-cut-false")


def test_a_cut_changed_with_its_commitment_gives_other_cards() -> None:
    record, other = few(), session("other", House(rounds=3))
    record.rounds[2].cuts[0] = Cut(seat=0, commitment=other.rounds[2].cuts[0].commitment, opened=b"lucky 0".hex())
    assert failure(record) is None, "it is the same cut"
    record.shuffles[2] = other.shuffles[2]
    wrong = failure(record)
    assert wrong is not None
    assert (wrong.place, wrong.said.key) == ("rounds[2].steps[2].action", "error-not-the-top-card")


def test_an_illegal_action_is_named_with_the_words_of_the_rules() -> None:
    record = few()
    record.rounds[0].steps[0].action["amount"] = 6
    wrong = failure(record)
    assert wrong is not None
    assert (wrong.place, wrong.said.key) == ("rounds[0].steps[0].action", "error-bet-fixed")


def test_a_chip_more_is_named_with_both_sides() -> None:
    record = few()
    record.rounds[0].steps[0].transfers[0].amount += 1
    wrong = failure(record)
    assert wrong is not None
    assert wrong.place == "rounds[0].steps[0].transfers[0]"
    assert wrong.said.key == "verify-transfer-differs"
    assert '"amount":5' in str(wrong.said.facts["told"])
    assert '"amount":4' in str(wrong.said.facts["found"])


def test_a_capital_hexadecimal_digit_is_another_spelling() -> None:
    record = few()
    seal = record.shuffles[0].seal
    assert seal is not None
    record.shuffles[0].seal = seal.upper()
    assert failure(record) == Finding(
        "shuffles[0].seal",
        passed=False,
        said=Sentence("verify-spelling", {"told": f'"{seal.upper()}"', "found": f'"{seal}"'}),
    )


def test_a_bot_that_is_said_to_be_a_player_is_found_by_its_cut() -> None:
    record = eventful()
    record.players[2].bot = False
    wrong = failure(record)
    assert wrong == Finding(
        "rounds[0].cuts[2].made_by",
        passed=False,
        said=Sentence("verify-made-by-differs", {"told": '"house"', "found": '"player"'}),
    )


def test_a_seat_that_opened_its_cut_is_not_dealt_out_for_nothing() -> None:
    """A house that knows the cards could save itself a loss so."""
    host = Host(OPEN, player(0), player(1))
    host.open()
    host.bet(0, 1)
    host.show(0, 1)
    host.open_cuts(0)
    host.do(host.table.leave(0))
    host.open_cuts(1)
    host.decide()
    record = host.record
    assert failure(record) is None, "whoever leaves is dealt out"
    record.left = []
    wrong = failure(record)
    assert wrong is not None
    assert (wrong.place, wrong.said.key) == ("left", "verify-dealt-out")


def test_a_seat_that_withheld_its_cut_cannot_stay_in_the_round() -> None:
    record = eventful()
    steps = record.rounds[1].steps
    out = next(at for at, each in enumerate(steps) if each.action["kind"] == "deal-out")
    del steps[out]
    wrong = failure(record)
    assert wrong is not None
    assert (wrong.place, wrong.said.key) == (f"rounds[1].steps[{out}].action", "verify-cut-withheld")


@pytest.mark.parametrize("fault", ["card-missing", "deck-incomplete"])
@pytest.mark.parametrize("steps", [0, 1, 3])
def test_a_void_that_the_sealed_shuffle_disproves_is_a_lie(fault: str, steps: int) -> None:
    """A house that knows the cards could call off every round that it is about to lose."""
    record = few()
    lost = record.rounds[0]
    bet = lost.steps[0].transfers[0]
    back = Move(source=bet.target, target=bet.source, amount=bet.amount, reason="refund")
    lost.steps[steps:] = [Step(action={"kind": "void", "fault": fault}, transfers=[back] if steps else [])]
    wrong = failure(record)
    assert wrong == Finding(f"rounds[0].steps[{steps}].action", passed=False, said=Sentence("error-void-sealed"))


@pytest.mark.parametrize("name", ["Casino-War", "casino_war", " casino-war"])
def test_the_game_has_one_spelling_in_a_record(name: str) -> None:
    record = few()
    record.game = name
    wrong = failure(record)
    assert wrong is not None
    assert (wrong.place, wrong.said.key) == ("game", "verify-spelling")


def test_no_cut_comes_in_after_the_shoe_was_shuffled() -> None:
    record = shoe(rounds=3)
    record.rounds[1].cuts = record.rounds[0].cuts
    wrong = failure(record)
    assert wrong == Finding("rounds[1].cuts", passed=False, said=Sentence("verify-cuts-not-due"))


def test_a_round_after_the_end_is_one_too_many() -> None:
    record = few()
    record.rounds.append(record.rounds[-1])
    assert failure(record) == Finding("rounds[3]", passed=False, said=Sentence("verify-round-too-many"))


def test_a_missing_shuffle_and_one_too_many_are_named() -> None:
    record = few()
    last = record.shuffles.pop()
    assert failure(record) == Finding("shuffles[2]", passed=False, said=Sentence("verify-shuffle-missing"))
    record.shuffles += [last, last]
    wrong = failure(record)
    assert wrong is not None
    assert (wrong.place, wrong.said.key) == ("shuffles", "verify-shuffle-unused")


def test_a_result_that_does_not_follow_is_named() -> None:
    record = few()
    record.results.append(Result(seat=1, chips=0, nets=[]))
    wrong = failure(record)
    assert wrong is not None
    assert (wrong.place, wrong.said.facts["found"]) == ("results[1]", "—")


@pytest.mark.parametrize(
    ("seat", "key"), [(-1, "seat-not-at-table"), (4, "seat-not-at-table"), (255, "seat-not-at-table")]
)
def test_a_seat_that_the_table_does_not_have_is_refused(seat: int, key: str) -> None:
    record = Host(SHOE, player(0)).record
    record.players[0].seat = seat
    wrong = failure(record)
    assert wrong is not None
    assert (wrong.place, wrong.said.key) == ("players", f"error-{key}")


@pytest.mark.parametrize("chips", [-1, 2 * 10**12 + 1])
def test_chips_that_nobody_can_have_are_refused(chips: int) -> None:
    record = Host(SHOE, player(0)).record
    record.players[0].chips = chips
    wrong = failure(record)
    assert wrong is not None
    assert (wrong.place, wrong.said.key) == ("players", "error-chips-brought")


@pytest.mark.parametrize(
    ("field", "value", "place", "key"),
    [
        ("game", "poker", "game", "error-no-game"),
        ("rules", 2, "rules", "error-rules-version"),
        ("house", {}, "house", "error-options-incomplete"),
        ("players", [], "players", "error-bad-opening"),
    ],
)
def test_what_stands_at_the_head_is_named(field: str, value: object, place: str, key: str) -> None:
    record = few()
    setattr(record, field, value)
    wrong = failure(record)
    assert wrong is not None
    assert (wrong.place, wrong.said.key) == (place, key)
