"""Whatever is changed in a record, the check fails and names a place there or later; what nothing binds is listed."""

import re
from collections.abc import Callable
from functools import cache
from itertools import takewhile
from typing import Any, Final

import pytest

from fairdeal import fair
from fairdeal.engine.words import Sentence
from fairdeal.games.casino_war.house import House
from fairdeal.locale import LANGUAGES, catalogue_of
from fairdeal.record import Cut, Finding, Move, Record, Result, Step, verify_record
from fairdeal.record.links import opening_link
from fairdeal.room import Asks
from tests.record.forging import (
    Forge,
    drop,
    drop_first,
    drop_without_trace,
    exchange,
    forged,
    with_fitting_links,
    with_new_seals,
)
from tests.record.sittings import OPEN, SHOE, Host, eventful, failure, player, session, shoe
from tests.record.tampering import Change, changes, plain, round_of

NOT_BOUND: Final = {
    "between swapped": "those who left after the last round may have left in any order: no receipt follows",
}
"""What may be changed without notice in a record with its chain, by the beginning of its general place, and why."""

NOT_BOUND_BEFORE: Final = {
    **NOT_BOUND,
    "between removed": "that a sitting was closed was not written down, and nothing was paid",
    " without between": "the same",
    "players[].name": "what people call themselves",
    "rounds[].between[].player.name": "what people call themselves",
    "rounds[].shuffles[].cuts[].commitment other": "a cut that was never opened had any commitment",
    "rounds[].steps swapped": "seats may bet in any order (each swap is looked at below)",
    "house.": "an option that made no difference to what was played (each is looked at below)",
}
"""The same for a record of version 1 of fair dealing, which had none."""

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


def few_of_version_1() -> Record:
    host = Host(House(rounds=3), player(0), dealing=1)
    host.until(Asks.NOTHING)
    return host.record


def eventful_of_version_1() -> Record:
    return eventful(dealing=1)


RECORDS: Final = [
    pytest.param(few, id="session"),
    pytest.param(few_of_version_1, id="session-1"),
    pytest.param(eventful_of_version_1, id="eventful-1", marks=pytest.mark.slow),
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
    record = make()
    assert failure(record) is None
    missed = [change for change, finding in found(make) if finding is None]
    bound_less = NOT_BOUND if record.dealing > 1 else NOT_BOUND_BEFORE
    assert not [change.general for change in missed if not change.general.startswith(tuple(bound_less))]
    options = [change.general for change in missed if change.general.startswith("house.")]
    assert not [each for each in options if not each.startswith(tuple(NO_DIFFERENCE))]
    for change in missed:
        if change.general == "rounds[].steps swapped":
            assert is_swap_of_bets(change, record)


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
        exact = re.search(r"steps\[\d+\]\.transfers\[\d+\]\.|^results\[\d+\]", change.place)
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


def said_of_link(record: Record) -> Sentence:
    """What is said of a first link that does not fit."""
    return Sentence("verify-link-differs", {"told": f'"{record.link}"', "found": f'"{opening_link(record).hex()}"'})


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
    record.rounds[2].shuffles[0].cuts[0].opened = b"lucky 1".hex()
    wrong = failure(record)
    assert wrong is not None
    assert (wrong.place, wrong.said.key) == ("rounds[2].shuffles[0].cuts[0]", "check-cut-false")


def test_a_cut_changed_with_its_commitment_gives_other_cards() -> None:
    record, other = few(), session("other", House(rounds=3))
    commitment = other.rounds[2].shuffles[0].cuts[0].commitment
    record.rounds[2].shuffles[0].cuts[0] = Cut(seat=0, commitment=commitment, opened=b"lucky 0".hex())
    assert failure(record) is None, "it is the same cut"
    cut = fair.Cut(0, b"another")
    record.rounds[2].shuffles[0].cuts[0] = Cut(seat=0, commitment=cut.commitment.hex(), opened=cut.data.hex())
    wrong = failure(record)
    assert wrong is not None
    assert (wrong.place, wrong.said.key) == ("rounds[2].steps[2].action", "error-not-the-top-card")


def test_a_seal_of_another_sitting_was_made_after_something_else() -> None:
    record, other = few(), session("other", House(rounds=3))
    record.shuffles[2] = other.shuffles[2]
    wrong = failure(record)
    assert wrong is not None
    assert (wrong.place, wrong.said.key) == ("shuffles[2].link", "verify-link-missing")


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
    assert failure(record) == Finding("link", passed=False, said=said_of_link(record))
    record = eventful_of_version_1()
    record.players[2].bot = False
    wrong = failure(record)
    assert wrong == Finding(
        "rounds[0].shuffles[0].cuts[2].made_by",
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
    record.between = []
    wrong = failure(record)
    assert wrong is not None
    assert (wrong.place, wrong.said.key) == ("between", "verify-dealt-out")


def test_a_seat_that_withheld_its_cut_cannot_stay_in_the_round() -> None:
    record = eventful()
    steps = record.rounds[1].steps
    out = next(at for at, each in enumerate(steps) if each.action["kind"] == "deal-out")
    del steps[out]
    record.rounds[1].shuffles[0].step -= 1
    wrong = failure(record)
    assert wrong is not None
    assert (wrong.place, wrong.said.key) == ("rounds[1].shuffles[0]", "verify-cut-withheld")


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
    (told,) = record.rounds[0].shuffles
    record.rounds[1].shuffles = [told]
    wrong = failure(record)
    assert wrong is not None
    assert wrong.place.startswith("rounds[1].shuffles[0]")
    assert wrong.said.key == "verify-shuffle-not-due"


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


# Consistent forgeries: chips, results and links fit, and only what was shown before does not.


def evening(dealing: int = 2) -> Record:
    """Two players, eight rounds, and no agreed end."""
    host = Host(OPEN, player(0), player(1), name="evening", dealing=dealing)
    for _ in range(8):
        host.round(0, 1)
    host.do(host.table.close())
    return host.record


FORGERIES: Final = {
    **{f"the first {count} rounds dropped": (drop_first(count), 0) for count in range(1, 8)},
    **{f"round {place + 1} dropped, as if all had left and come back": (drop(place), place) for place in range(1, 7)},
    **{f"round {place + 1} dropped": (drop_without_trace(place), place) for place in range(7)},
    **{f"rounds {place + 1} and {place + 2} exchanged": (exchange(place), place) for place in range(7)},
}
"""Each with the place of the first round that does not belong where it stands."""

forgeries = pytest.mark.parametrize(("forge", "place"), FORGERIES.values(), ids=FORGERIES)


@forgeries
def test_a_consistent_forgery_passed_before_there_was_a_chain(forge: Forge, place: int) -> None:
    """Otherwise the tests below would prove nothing of the chain."""
    assert failure(forged(evening(dealing=1), forge)) is None


@forgeries
def test_a_consistent_forgery_is_named_by_the_link_that_is_missing(forge: Forge, place: int) -> None:
    wrong = failure(forged(evening(), forge))
    assert wrong is not None
    assert (wrong.place, wrong.said.key) == (f"shuffles[{place}].link", "verify-link-missing")


@forgeries
def test_a_forger_who_changes_the_link_of_the_seal_too_cannot_open_the_seal(forge: Forge, place: int) -> None:
    wrong = failure(with_fitting_links(forged(evening(), forge)))
    assert wrong is not None
    assert (wrong.place, wrong.said.key) == (f"shuffles[{place}].seal", "check-seal-unlinked")


@forgeries
def test_new_seals_hide_a_forgery_from_whoever_kept_nothing_and_no_receipt_fits(forge: Forge, place: int) -> None:
    """What no chain can show alone: a record that is made up as a whole. A kept receipt shows it."""
    honest, made_up = evening(), with_new_seals(forged(evening(), forge))
    assert failure(made_up) is None
    for played in honest.rounds[place:]:
        assert played.link is not None
        (*_, last) = verify_record(made_up, [played.link])
        assert last == Finding("receipt", passed=False, said=Sentence("verify-receipt-false", {"receipt": played.link}))
    kept = {each.commitment for each in honest.shuffles[place + 1 :]}
    assert not kept & {each.commitment for each in made_up.shuffles}, "nor does a seal that was kept"


def test_a_receipt_says_of_which_round_it_is() -> None:
    record = evening()
    receipts = [str(each.link) for each in record.rounds]
    assert [each.said for each in verify_record(record, receipts) if each.place == "receipt"] == [
        Sentence("verify-receipt", {"receipt": receipt, "round": place}) for place, receipt in enumerate(receipts, 1)
    ]


def test_the_first_link_is_a_receipt_as_well() -> None:
    record = evening()
    (*_, last) = verify_record(record, [str(record.link)])
    assert last.passed
    assert last.said.key == "verify-receipt-opening"


def test_a_record_of_version_1_has_no_receipts() -> None:
    (*_, last) = verify_record(evening(dealing=1), ["00" * 32])
    assert last == Finding("receipt", passed=False, said=Sentence("verify-receipts-none"))


def test_actions_whose_order_makes_no_difference_to_cards_and_chips_are_in_the_link() -> None:
    record = evening()
    one, other = record.rounds[3].steps[:2]
    assert (one.action["seat"], other.action["seat"]) == (0, 1)
    record.rounds[3].steps[:2] = [other, one]
    wrong = failure(record)
    assert wrong is not None
    assert (wrong.place, wrong.said.key) == ("rounds[3].link", "verify-link-differs")


def test_another_version_of_fair_dealing_does_not_take_a_record_for_its_own() -> None:
    record = evening()
    record.dealing = 1
    wrong = failure(record)
    assert wrong is not None
    assert (wrong.place, wrong.said.key) == ("link", "verify-link-differs")
    record.dealing = 3
    assert failure(record) == Finding(
        "dealing", passed=False, said=Sentence("error-dealing-version", {"found": 3, "known": 2})
    )
