"""Two-step sign-in: the codes of RFC 6238, each taken once, and recovery codes."""

from collections.abc import Iterable

import pytest

from fairdeal.errors import Conflict, NotAllowed
from fairdeal.room.people import totp
from fairdeal.room.people.two_step import MOST_BEGUN, RECOVERY_CODES, TwoStep
from fairdeal.room.ports import SettingRow, Write
from tests.room.people import Counting

SECRET = b"12345678901234567890"
NOW = 1_800_000_000.0


def now_code(secret: bytes, now: float = NOW) -> str:
    return totp.code_at(secret, int(now // totp.STEP))


def turned_on() -> tuple[TwoStep, bytes, list[str], list[Write]]:
    two_step = TwoStep([], Counting())
    secret = two_step.begin("anna")
    codes, writes = two_step.confirm("anna", now_code(secret), NOW)
    return two_step, secret, codes, writes


def again(writes: Iterable[Write]) -> TwoStep:
    """What the room knows after a restart."""
    return TwoStep([row for row in writes if isinstance(row, SettingRow)], Counting())


@pytest.mark.parametrize(
    ("time", "code"),
    [
        (59, "287082"),
        (1_111_111_109, "081804"),
        (1_111_111_111, "050471"),
        (1_234_567_890, "005924"),
        (2_000_000_000, "279037"),
        (20_000_000_000, "353130"),
    ],
)
def test_codes_are_those_of_the_standard(time: int, code: str) -> None:
    """Source: RFC 6238, appendix B, the last six digits."""
    assert totp.code_at(SECRET, time // totp.STEP) == code


@pytest.mark.parametrize(("seconds", "right"), [(-90, False), (-30, True), (0, True), (30, True), (90, False)])
def test_a_clock_may_be_a_step_off(seconds: int, right: bool) -> None:
    code = now_code(SECRET, NOW + seconds)
    assert (totp.step_of(SECRET, code, NOW, after=0) is not None) is right


def test_an_app_reads_the_key_with_the_name_of_the_room() -> None:
    link = totp.link_of(SECRET, "Our room: 1", "Зоя")
    assert link.startswith(
        "otpauth://totp/Our%20room%3A%201:%D0%97%D0%BE%D1%8F?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&"
    )
    assert link.endswith("&issuer=Our%20room%3A%201")


def test_nothing_is_turned_on_before_a_code_confirms_the_key() -> None:
    two_step = TwoStep([], Counting())
    with pytest.raises(Conflict) as caught:
        two_step.confirm("anna", "000000", NOW)
    assert caught.value.code == "two-step-not-begun"
    secret = two_step.begin("anna")
    with pytest.raises(NotAllowed, match="This code isn’t right") as refused:
        two_step.confirm("anna", now_code(secret, NOW + 300), NOW)
    assert (refused.value.code, two_step.is_on("anna")) == ("wrong-code", False)
    two_step.confirm("anna", now_code(secret), NOW)
    assert two_step.is_on("anna")
    with pytest.raises(Conflict, match="on already"):
        two_step.begin("anna")


def test_no_code_is_taken_twice_not_even_after_a_restart_or_by_a_clock_set_back() -> None:
    two_step, secret, _, writes = turned_on()
    later = NOW + 60
    for each in (two_step, again(writes)):
        with pytest.raises(NotAllowed):
            each.check("anna", now_code(secret), NOW)
    kept = two_step.check("anna", now_code(secret, later), later)
    for each in (two_step, again(kept)):
        for time in (later, later + 29, NOW):
            with pytest.raises(NotAllowed):
                each.check("anna", now_code(secret, min(time, later)), time)
        each.check("anna", now_code(secret, later + 30), later + 30)


def test_each_recovery_code_works_once_however_it_is_typed() -> None:
    two_step, _, codes, writes = turned_on()
    assert len(set(codes)) == RECOVERY_CODES
    first, second, *_ = codes
    writes = two_step.check("anna", f"  {first.upper().replace('-', ' ')} ", NOW)
    for each in (two_step, again(writes)):
        with pytest.raises(NotAllowed):
            each.check("anna", first, NOW)
        each.check("anna", second, NOW)


@pytest.mark.parametrize("code", ["", " ", "-", "000000", "12345", "1234567", "a" * 500, "🎲", "१२३४५६"])
def test_whatever_else_is_typed_is_wrong(code: str) -> None:
    two_step, *_ = turned_on()
    with pytest.raises(NotAllowed):
        two_step.check("anna", code, NOW)


def test_a_code_is_read_as_people_type_it() -> None:
    two_step, secret, *_ = turned_on()
    code = now_code(secret, NOW + 60)
    two_step.check(
        "anna", f" {code[:3]} {code[3:]} ".translate({ord(each): ord(each) + 0xFEE0 for each in code}), NOW + 60
    )


def test_it_is_turned_off_and_the_secrets_are_gone() -> None:
    two_step, _, _, _ = turned_on()
    (row,) = two_step.turn_off("anna")
    assert isinstance(row, SettingRow)
    assert (row.value, two_step.is_on("anna"), again([row]).is_on("anna")) == (b"", False, False)
    with pytest.raises(Conflict, match="off already"):
        two_step.turn_off("anna")


def test_keys_that_are_never_confirmed_do_not_heap_up() -> None:
    two_step = TwoStep([], Counting())
    for number in range(MOST_BEGUN + 1):
        two_step.begin(f"player {number}")
    with pytest.raises(Conflict):
        two_step.confirm("player 0", "000000", NOW)


def test_neither_the_secret_nor_the_codes_are_shown_by_what_is_kept() -> None:
    two_step, secret, codes, writes = turned_on()
    assert repr(secret) not in repr(two_step._kept)
    assert not any(code in repr(writes) for code in codes)
