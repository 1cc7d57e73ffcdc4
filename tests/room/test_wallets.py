"""Wallets: opening chips, top-ups, to tables and back, own limits; every chip by double entry, each change told."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairdeal.engine.accounts import HOUSE as AT_HOUSE
from fairdeal.engine.accounts import stack, stake
from fairdeal.engine.events import Reason, Transfer
from fairdeal.errors import Conflict, FairdealError, IllegalTransfer, NotAllowed, NotUnderstood
from fairdeal.ledger import HOUSE, Ledger
from fairdeal.room.ports import ChangeRow, PlayerRow
from fairdeal.room.settings import Settings
from tests.room.people import DAY, HOUR, NOON, Room, change_of, player_of

BET = Transfer(stack(0), stake(0, "initial"), 4, Reason.BET)
LOST = Transfer(stake(0, "initial"), AT_HOUSE, 4, Reason.LOSS)
WON = (
    Transfer(AT_HOUSE, stake(0, "initial"), 4, Reason.WIN),
    Transfer(stake(0, "initial"), stack(0), 8, Reason.RETURN),
)


def test_a_new_player_gets_the_opening_chips_with_a_line_of_history() -> None:
    room = Room()
    row = room.people.guest("Anna", NOON)
    writes = room.wallets.open(row.id, room.settings, NOON)
    assert player_of(writes).wallet == room.people[row.id].wallet == 2000
    assert change_of(writes) == ChangeRow(1, row.id, NOON, "opening", 2000, balance=2000)
    assert room.books.total() == 0


def test_a_room_may_give_nothing_to_begin_with() -> None:
    room = Room(settings=Settings(opening=0))
    anna = room.guest("Anna")
    assert room.wallets.balance(anna) == 0
    assert change_of(room.wallets.grant(anna, 10, "welcome", NOON)).balance == 10


def test_chips_go_to_a_table_and_back() -> None:
    room = Room()
    anna = room.guest("Anna")
    brought = room.wallets.buy_in(anna, 5, 0, 400, NOON)
    assert player_of(brought).wallet == 1600
    assert change_of(brought) == ChangeRow(2, anna, NOON, "buy-in", -400, balance=1600, table=5)
    assert room.books.chips_at("5") == {stack(0): 400}
    taken = room.wallets.cash_out(anna, 5, 0, 150, NOON + 1)
    assert change_of(taken) == ChangeRow(3, anna, NOON + 1, "cash-out", 150, balance=1750, table=5)
    assert room.wallets.cash_out(anna, 5, 0, 0, NOON) == []


def test_a_round_changes_the_stack_and_its_net_goes_into_the_history() -> None:
    room = Room()
    anna, boris = room.guest("Anna"), room.guest("Boris")
    room.wallets.buy_in(anna, 5, 0, 400, NOON)
    room.wallets.buy_in(boris, 5, 1, 400, NOON)
    room.wallets.bring(5, 2, 40)
    theirs = [Transfer(stack(seat), stake(seat, "initial"), 4, Reason.BET) for seat in (1, 2)]
    losses = [Transfer(stake(seat, "initial"), AT_HOUSE, 4, Reason.LOSS) for seat in (1, 2)]
    room.wallets.post_round(5, 31, [BET, *theirs])
    room.wallets.post_round(5, 31, [*WON, *losses])
    lines = room.wallets.close_round(5, 31, {0: anna, 1: boris}, NOON, sitting=3, number=1)
    assert lines == [
        ChangeRow(5, anna, NOON, "round", 4, table=5, sitting=3, round=1),
        ChangeRow(6, boris, NOON, "round", -4, table=5, sitting=3, round=1),
    ]
    assert room.books.chips_at("5") == {stack(0): 404, stack(1): 396, stack(2): 36}
    assert room.books.total() == 0


def test_a_round_is_posted_once_under_a_key_and_an_empty_posting_is_nothing() -> None:
    room = Room()
    room.wallets.buy_in(room.guest("Anna"), 5, 0, 400, NOON)
    room.wallets.post_round(5, 1, [])
    for _ in range(2):
        room.wallets.post_round(5, 1, [BET], "5:12")
    assert room.books.chips_at("5") == {stack(0): 396}


def test_a_round_can_neither_overdraw_a_stack_nor_settle_twice() -> None:
    room = Room()
    room.wallets.buy_in(room.guest("Anna"), 5, 0, 3, NOON)
    with pytest.raises(IllegalTransfer, match="table:5/stack:0 has 1½, so 2 can’t go"):
        room.wallets.post_round(5, 1, [BET])
    room.wallets.bring(5, 0, 1)
    room.wallets.post_round(5, 1, [BET, LOST])
    with pytest.raises(IllegalTransfer, match="a wager is settled once"):
        room.wallets.post_round(5, 1, list(WON))
    room.wallets.close_round(5, 1, {}, NOON, sitting=1, number=1)
    with pytest.raises(Conflict, match="is over and settled"):
        room.wallets.post_round(5, 1, list(WON))
    assert room.books.total() == 0


def test_a_table_is_left_by_its_bots_too_and_closed() -> None:
    room = Room()
    room.wallets.bring(5, 1, 40)
    room.wallets.carry_off(5, 1, 40)
    room.wallets.bring(5, 1, 0)
    room.wallets.carry_off(5, 1, 0)
    room.wallets.close_table(5)
    assert room.books.chips_at("5") == {}


def test_after_a_restart_every_chip_lies_where_it_lay() -> None:
    before = Room()
    anna = before.guest("Anna")
    before.wallets.buy_in(anna, 5, 0, 400, NOON)
    before.wallets.post_round(5, 1, [BET])
    after = Room(rows=tuple(before.people))
    after.wallets.bring(5, 0, 400)
    after.wallets.post_round(5, 1, [BET])
    assert after.books.chips_at("5") == before.books.chips_at("5") == {stack(0): 396}
    assert after.wallets.balance(anna) == 1600
    assert Ledger(after.books).balance(HOUSE) == Ledger(before.books).balance(HOUSE) == -2000
    after.wallets.post_round(5, 1, WON)
    assert after.books.total() == 0


# Refusals


def test_more_than_the_wallet_holds_is_refused_in_words() -> None:
    room = Room()
    anna = room.guest("Anna")
    with pytest.raises(IllegalTransfer, match="to a table: your wallet has 1 000") as caught:
        room.wallets.buy_in(anna, 5, 0, 2001, NOON)
    assert caught.value.code == "buy-in-too-large"
    with pytest.raises(IllegalTransfer, match="can’t be taken from Anna, whose wallet has 1 000") as caught:
        room.wallets.take(anna, 2001, "mistake", NOON)
    assert caught.value.code == "take-too-large"
    assert (room.wallets.balance(anna), room.people[anna].wallet) == (2000, 2000)


@pytest.mark.parametrize("amount", [0, -2])
def test_no_amount_is_no_amount_anywhere(amount: int) -> None:
    room = Room()
    anna = room.guest("Anna")
    moves: tuple[Callable[[], object], ...] = (
        lambda: room.wallets.grant(anna, amount, "x", NOON),
        lambda: room.wallets.take(anna, amount, "x", NOON),
        lambda: room.wallets.buy_in(anna, 5, 0, amount, NOON),
    )
    for move in moves:
        with pytest.raises(IllegalTransfer, match="a whole number of half-chips above zero"):
            move()
    assert room.people[anna].wallet == 2000
    assert room.limits.left(anna, NOON) is None


def test_fifty_parallel_debits_take_what_is_there_and_no_more() -> None:
    room = Room()
    anna = room.guest("Anna")

    def debit(number: int) -> ChangeRow | None:
        try:
            return change_of(room.wallets.buy_in(anna, number, 0, 150, NOON))
        except IllegalTransfer:
            return None

    with ThreadPoolExecutor(16) as threads:
        lines = [line for line in threads.map(debit, range(50)) if line is not None]
    assert sorted(line.balance or 0 for line in lines) == [2000 - 150 * number for number in range(13, 0, -1)]
    assert (room.wallets.balance(anna), room.people[anna].wallet, room.books.total()) == (50, 50, 0)


# Top-ups


def test_who_holds_less_than_twenty_is_topped_up_to_a_hundred() -> None:
    room = Room()
    anna = room.guest("Anna")
    room.wallets.take(anna, 1961, "test", NOON)
    writes = room.wallets.top_up(anna, room.settings, NOON, at_tables=0)
    assert (player_of(writes).wallet, player_of(writes).topped_up) == (200, 20_000)
    assert (change_of(writes).reason, change_of(writes).amount, change_of(writes).balance) == ("top-up", 161, 200)


@pytest.mark.parametrize(("in_wallet", "at_tables"), [(40, 0), (0, 40), (20, 20), (2000, 0)])
def test_who_holds_twenty_in_all_is_not(in_wallet: int, at_tables: int) -> None:
    room = Room(settings=Settings(opening=in_wallet))
    anna = room.guest("Anna")
    with pytest.raises(NotAllowed, match="Daily chips are for players with less than 20") as caught:
        room.wallets.top_up(anna, room.settings, NOON, at_tables=at_tables)
    assert caught.value.code == "top-up-not-due"
    assert room.people[anna].topped_up == 0


def test_a_top_up_comes_once_a_day() -> None:
    room = Room(settings=Settings(opening=0))
    anna = room.guest("Anna")
    room.wallets.top_up(anna, room.settings, NOON, at_tables=0)
    room.wallets.take(anna, 200, "lost", NOON)
    with pytest.raises(NotAllowed, match="You’ve already had today’s chips") as caught:
        room.wallets.top_up(anna, room.settings, NOON + 11 * HOUR, at_tables=0)
    assert caught.value.code == "top-up-had"
    assert player_of(room.wallets.top_up(anna, room.settings, NOON + 12 * HOUR, at_tables=0)).wallet == 200


def test_the_host_can_turn_top_ups_off() -> None:
    room = Room(settings=Settings(opening=0, top_up_below=0))
    with pytest.raises(NotAllowed, match="players with less than 0"):
        room.wallets.top_up(room.guest("Anna"), room.settings, NOON, at_tables=0)


# Own limits


def test_a_daily_limit_counts_all_that_is_brought_that_day_and_nothing_back() -> None:
    room = Room()
    anna = room.guest("Anna")
    room.wallets.buy_in(anna, 5, 0, 300, NOON)
    room.limits.set_daily_limit(anna, 500, NOON)
    room.wallets.cash_out(anna, 5, 0, 300, NOON)
    assert room.limits.left(anna, NOON) == 200
    with pytest.raises(NotAllowed, match="your own daily limit is 250, and 100 of it is left") as caught:
        room.wallets.buy_in(anna, 5, 0, 201, NOON)
    assert caught.value.code == "limit-reached"
    assert (room.wallets.balance(anna), room.limits.left(anna, NOON)) == (2000, 200)
    room.wallets.buy_in(anna, 5, 0, 200, NOON)
    assert room.limits.left(anna, NOON) == 0
    assert room.limits.left(anna, NOON + 12 * HOUR) == 500


def test_a_lower_limit_holds_at_once_and_a_higher_one_from_the_next_day() -> None:
    room = Room()
    anna = room.guest("Anna")
    room.limits.set_daily_limit(anna, 500, NOON)
    room.limits.set_daily_limit(anna, 100, NOON)
    for looser in (500, None):
        room.limits.set_daily_limit(anna, looser, NOON)
        assert room.limits.daily_limit(anna, NOON) == 100
        assert room.limits.daily_limit(anna, NOON + 12 * HOUR - 1) == 100
        assert room.limits.daily_limit(anna, NOON + 12 * HOUR) == looser
    with pytest.raises(NotAllowed, match="your own daily limit"):
        room.wallets.buy_in(anna, 5, 0, 101, NOON + HOUR)
    room.wallets.buy_in(anna, 5, 0, 101, NOON + DAY)
    assert room.people[anna].daily_limit is None


@pytest.mark.parametrize("back", [1 * HOUR, 1 * DAY, 400 * DAY])
def test_a_clock_that_is_set_back_gives_no_daily_limit_twice(back: float) -> None:
    room = Room()
    anna = room.guest("Anna")
    room.limits.set_daily_limit(anna, 500, NOON)
    room.wallets.buy_in(anna, 1, 0, 500, NOON)
    for row in (None, room.people[anna]):
        again = room if row is None else Room([row])
        assert again.limits.left(anna, NOON - back) == 0
        with pytest.raises(NotAllowed) as caught:
            again.wallets.buy_in(anna, 1, 0, 2, NOON - back)
        assert caught.value.code == "limit-reached"
    assert room.limits.left(anna, NOON) == 0
    assert room.limits.left(anna, NOON + DAY) == 500


def test_a_clock_that_is_set_back_makes_no_tomorrow_of_today() -> None:
    room = Room()
    anna = room.guest("Anna")
    room.limits.set_daily_limit(anna, 100, NOON)
    room.limits.set_daily_limit(anna, 500, NOON)
    room.limits.set_daily_limit(anna, 600, NOON - 3 * DAY)
    assert room.limits.daily_limit(anna, NOON) == 100
    assert room.limits.daily_limit(anna, NOON + DAY) == 600


def test_a_limit_that_is_tightened_again_forgets_that_it_was_to_be_loosened() -> None:
    room = Room()
    anna = room.guest("Anna")
    for limit in (100, None, 100):
        room.limits.set_daily_limit(anna, limit, NOON)
    assert room.limits.daily_limit(anna, NOON + 9 * DAY) == 100


def test_bringing_chips_does_not_forget_the_looser_limit_of_tomorrow() -> None:
    room = Room()
    anna = room.guest("Anna")
    room.limits.set_daily_limit(anna, 100, NOON)
    room.limits.set_daily_limit(anna, 300, NOON)
    room.wallets.buy_in(anna, 5, 0, 60, NOON)
    assert (room.limits.left(anna, NOON), room.limits.left(anna, NOON + DAY)) == (40, 300)


def test_limits_outlive_a_restart() -> None:
    before = Room()
    anna = before.guest("Anna")
    writes = [
        *before.limits.set_daily_limit(anna, 100, NOON),
        *before.limits.set_daily_limit(anna, 300, NOON),
        *before.wallets.buy_in(anna, 5, 0, 60, NOON),
    ]
    after = Room(rows=[[write for write in writes if isinstance(write, PlayerRow)][-1]])
    assert (after.limits.left(anna, NOON), after.limits.left(anna, NOON + DAY)) == (40, 300)


def test_who_sets_a_limit_has_brought_what_was_brought_today_also_after_a_restart() -> None:
    before = Room()
    anna = before.guest("Anna")
    before.wallets.buy_in(anna, 5, 0, 30, NOON - DAY)
    writes = [*before.wallets.buy_in(anna, 5, 0, 50, NOON), *before.wallets.buy_in(anna, 6, 0, 10, NOON)]
    after = Room(rows=[[write for write in writes if isinstance(write, PlayerRow)][-1]])
    after.limits.set_daily_limit(anna, 100, NOON + HOUR)
    assert (after.limits.left(anna, NOON + HOUR), after.limits.left(anna, NOON + DAY)) == (40, 100)


@pytest.mark.parametrize("limit", [-1, 2 * 10**12 + 1])
def test_a_limit_out_of_bounds_is_refused(limit: int) -> None:
    room = Room()
    with pytest.raises(NotUnderstood, match="A daily limit can be 0 to") as caught:
        room.limits.set_daily_limit(room.guest("Anna"), limit, NOON)
    assert caught.value.code == "limit-range"


def test_a_pause_keeps_from_tables_can_be_made_longer_and_is_never_lifted_early() -> None:
    room = Room()
    anna = room.guest("Anna")
    room.limits.pause(anna, NOON + 2 * DAY, NOON)
    with pytest.raises(NotAllowed, match="You’re taking a break until 2024-10-06 12:00 UTC") as caught:
        room.wallets.buy_in(anna, 5, 0, 10, NOON + DAY)
    assert caught.value.code == "paused"
    with pytest.raises(NotAllowed, match="You can make it longer, but not shorter") as caught:
        room.limits.pause(anna, NOON + DAY, NOON)
    assert caught.value.code == "pause-stands"
    room.limits.pause(anna, NOON + 3 * DAY, NOON)
    assert room.people[anna].paused_until == NOON + 3 * DAY
    room.wallets.buy_in(anna, 5, 0, 10, NOON + 3 * DAY)


@pytest.mark.parametrize("until", [NOON, NOON - 1, NOON + 367 * DAY, float("inf"), float("nan")])
def test_a_pause_ends_within_a_year_from_now(until: float) -> None:
    room = Room()
    with pytest.raises(NotUnderstood, match="at most 366 days from now") as caught:
        room.limits.pause(room.guest("Anna"), until, NOON)
    assert caught.value.code == "pause-range"


def test_who_is_banned_brings_no_chips_but_may_take_them_away() -> None:
    room = Room()
    host, anna = room.account("Petra"), room.guest("Anna")
    room.wallets.buy_in(anna, 5, 0, 10, NOON)
    room.host_actions.ban(host, anna, NOON + DAY, "rude", NOON)
    with pytest.raises(NotAllowed, match="You are banned from this room until"):
        room.wallets.buy_in(anna, 5, 0, 10, NOON)
    room.wallets.cash_out(anna, 5, 0, 10, NOON)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 6), st.integers(0, 1), st.integers(-2, 900), st.integers(0, 40)), max_size=40))
def test_chips_are_conserved_whatever_is_tried(steps: list[tuple[int, int, int, int]]) -> None:
    room = Room()
    players, now = [room.guest("Anna"), room.guest("Boris")], NOON
    for number, (kind, seat, amount, hours) in enumerate(steps):
        now += hours * HOUR
        held = room.wallets.balance(players[seat])
        try:
            move(room, kind, players[seat], seat, amount, now, number)
        except FairdealError:
            assert room.wallets.balance(players[seat]) == held
        assert room.books.total() == 0
        assert all(room.wallets.balance(each) == room.people[each].wallet >= 0 for each in players)
        assert all(chips >= 0 for chips in room.books.chips_at("5").values())


def move(room: Room, kind: int, who: str, seat: int, amount: int, now: float, number: int) -> None:
    """One of seven things that can be done with chips."""
    wager = stake(seat, "initial")
    bet = Transfer(stack(seat), wager, amount, Reason.BET)
    win = Transfer(AT_HOUSE, wager, amount, Reason.WIN)
    back = Transfer(wager, stack(seat), 2 * amount, Reason.RETURN)
    moves: tuple[Callable[[], object], ...] = (
        lambda: room.wallets.grant(who, amount, "x", now),
        lambda: room.wallets.take(who, amount, "x", now),
        lambda: room.wallets.buy_in(who, 5, seat, amount, now),
        lambda: room.wallets.cash_out(who, 5, seat, amount, now),
        lambda: room.wallets.top_up(who, room.settings, now, at_tables=0),
        lambda: room.wallets.post_round(5, number, [bet, win, back]),
        lambda: room.limits.set_daily_limit(who, max(0, amount), now),
    )
    moves[kind]()


def test_nothing_is_brought_to_a_table_without_stakes_and_a_player_without_chips_may_sit_there() -> None:
    room = Room(settings=Settings(opening=0))
    anna = room.guest("Anna")
    assert room.wallets.usual_buy_in(anna, 0, NOON) == 0
    assert room.wallets.buy_in(anna, 1, 0, 0, NOON, least=0) == []
    with pytest.raises(IllegalTransfer):
        room.wallets.buy_in(anna, 1, 0, 0, NOON, least=4)
    with pytest.raises(IllegalTransfer):
        room.wallets.check_buy_in(anna, -1, NOON, least=0)
