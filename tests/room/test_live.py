"""A table as people use it: seats, clocks, bots, the lost and the leaving, and the journal that gives it all again."""

from collections.abc import Callable, Sequence
from random import Random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fairdeal.engine.banking.moves import BetPlaced, SatOut
from fairdeal.engine.chips import CHIP
from fairdeal.engine.events import RoundSettled, RoundVoided, Transfer
from fairdeal.errors import Conflict, FairdealError, IllegalAction, IllegalHouse, NotUnderstood
from fairdeal.games.casino_war.house import House
from fairdeal.record import verify_record
from fairdeal.room import Asks, CutLeftOut, RoundOpened
from fairdeal.room.tables import playing, timing
from fairdeal.room.tables.events import ChipsBrought, SeatLeft, SeatTaken, SittingBegan
from fairdeal.room.tables.inputs import Begin, Bring
from fairdeal.room.tables.passing import SITTING_ROUNDS
from fairdeal.room.tables.policy import Policy
from tests.record.sittings import OPEN, SESSION, SHOE
from tests.room.lives import START, Hall, moment, picture

QUICK = Policy(pause=0, rest=0, bot_delay=0)
SHORT_SESSION = House(rounds=3, seats=3)


# Sitting down


def test_the_first_player_begins_a_sitting_and_bots_sit_down_too() -> None:
    hall = Hall(bots=[2, 3], people="a")
    assert hall.kinds() == ["SeatTaken", "SeatTaken", "SeatTaken", "SittingBegan"]
    assert {seat: each.bot for seat, each in hall.live.seats.items()} == {0: False, 2: True, 3: True}
    assert hall.live.chips == {0: 800, 2: 200 * 100 * CHIP, 3: 200 * 100 * CHIP}


def test_a_taken_seat_a_bots_seat_and_a_second_seat_are_refused() -> None:
    hall = Hall(bots=[3], people="a")
    with pytest.raises(IllegalHouse, match="Seat number 0 is taken"):
        hall.sit("b", 0)
    with pytest.raises(IllegalHouse, match="Seat number 3 is taken"):
        hall.sit("b", 3)
    with pytest.raises(Conflict, match="already"):
        hall.sit("a", 1)
    with pytest.raises(IllegalHouse, match="is not at this table"):
        hall.sit("b", 4)


def test_a_bots_seat_is_taken_before_anybody_sits_there() -> None:
    hall = Hall(bots=[0])
    assert hall.live.free_seats() == [1, 2, 3]
    with pytest.raises(IllegalHouse, match="Seat number 0 is taken"):
        hall.sit("a", 0)


def test_nobody_sits_down_while_a_round_is_played() -> None:
    hall = Hall(people="a")
    hall.open()
    with pytest.raises(Conflict, match="A round is being played"):
        hall.sit("b", 1)
    hall.bet("a")
    hall.cut()
    hall.decide()
    hall.sit("b", 1)
    assert isinstance(hall.events[-1], SeatTaken)


def test_nobody_in_particular_sits_nowhere_not_even_at_a_bots_seat() -> None:
    hall = Hall(bots=[2], people="a")
    assert hall.live.seat_of("") is None
    with pytest.raises(Conflict, match="You aren’t sitting"):
        playing.leave(hall.live, "", hall.now)


# Clocks


def test_a_round_opens_after_the_pause_and_not_before() -> None:
    hall = Hall(people="a")
    assert timing.deadline(hall.live) == START + 3
    assert not hall.wait(2.9)
    assert isinstance(hall.wait(0.1)[0].happened.everything[0], RoundOpened)


def test_a_bet_that_does_not_come_in_time_is_no_bet() -> None:
    hall = Hall(people="ab")
    hall.open()
    hall.now += 10
    hall.bet("a")
    assert timing.until(hall.live, 0) is None
    assert timing.until(hall.live, 1) == START + 3 + 30
    assert not hall.wait(19.9)
    hall.wait(0.1)
    assert [event for event in hall.events if isinstance(event, SatOut)] == [SatOut(1)]
    assert hall.live.asks is Asks.CUTS


def test_cuts_have_a_clock_of_their_own_for_showing_and_for_opening() -> None:
    hall = Hall(people="ab")
    hall.open()
    hall.bet("a", "b")
    assert (timing.until(hall.live, 0), timing.until(hall.live, 1)) == (hall.now + 10, hall.now + 10)
    hall.now += 9
    hall.show("a")
    hall.wait(1)
    assert hall.live.asks is Asks.OPENINGS, "who shows none does not cut"
    assert hall.live.asked == (0,)
    assert timing.deadline(hall.live) == hall.now + 10
    hall.wait(10)
    assert CutLeftOut(0) in hall.events
    assert hall.live.asks in (Asks.MOVES, Asks.ROUND)


def test_the_reserve_adds_to_one_decision_and_is_gone_then() -> None:
    hall = Hall(people="ab")
    hall.open()
    assert playing.ask_more_time(hall.live, "a") == []
    assert timing.until(hall.live, 0) == hall.now + 90
    assert timing.until(hall.live, 1) == hall.now + 30
    with pytest.raises(Conflict, match="You can’t take extra time now"):
        playing.ask_more_time(hall.live, "a")
    hall.bet("a")
    with pytest.raises(Conflict, match="You can’t take extra time now"):
        playing.ask_more_time(hall.live, "a")
    hall.wait(30)
    hall.cut()
    hall.decide()
    hall.open()
    assert timing.until(hall.live, 0) == hall.now + 30


def test_a_table_without_a_limit_waits_for_who_is_there() -> None:
    hall = Hall(policy=Policy(decision=None), people="a")
    hall.open()
    assert timing.until(hall.live, 0) is None
    assert timing.deadline(hall.live) is None
    assert not hall.wait(1e6)


def test_who_loses_the_connection_or_comes_back_ends_no_pause() -> None:
    hall = Hall(people="ab")
    hall.live.lost("a", hall.now)
    assert not hall.wait()
    hall.live.lost("b", hall.now)
    assert not hall.wait(1)
    hall.live.found("a")
    assert not hall.wait(1)
    playing.ready(hall.live, "a")
    assert hall.wait(), "the others are not there"


def test_who_was_ready_and_is_gone_has_not_spoken_for_who_is_there() -> None:
    hall = Hall(people="ab")
    playing.ready(hall.live, "a")
    hall.live.lost("a", hall.now)
    assert not hall.wait()


def test_when_all_are_ready_nobody_waits_for_the_pause() -> None:
    hall = Hall(people="ab")
    playing.ready(hall.live, "a")
    assert not hall.wait()
    playing.ready(hall.live, "b")
    assert hall.wait()
    hall.bet("a", "b")
    hall.cut()
    hall.decide()
    assert not hall.wait(), "ready for one round, not for all"


def test_a_table_that_was_empty_pauses_like_a_new_one() -> None:
    hall = Hall(people="a")
    hall.leave("a")
    hall.wait(500)
    hall.sit("b", 0)
    assert timing.deadline(hall.live) == hall.now + 3


def test_between_sittings_there_is_a_rest() -> None:
    hall = Hall(SHORT_SESSION, people="ab")
    for _ in range(3):
        hall.round("a", "b", amount=2)
    assert hall.live.asks is Asks.NOTHING
    assert timing.deadline(hall.live) == hall.now + 15
    hall.until_due()
    assert hall.kinds()[-3:] == ["SittingBegan", "RoundOpened", "SealShown"]


def test_to_bet_and_to_take_it_back_while_cuts_are_shown_wins_no_time() -> None:
    hall = Hall(people="ab")
    hall.open()
    hall.bet("a", "b")
    began = hall.now
    hall.show("b")
    while hall.live.asks is Asks.CUTS:
        hall.wait(3)
        if hall.live.asks is Asks.CUTS:
            hall.act("a", "withdraw")
            hall.bet("a")
    assert hall.now - began == 12, "after 10 seconds it is over"
    assert hall.live.in_round


def test_to_bet_and_to_take_it_back_for_ever_has_the_time_of_one_decision() -> None:
    """Two of them in turn, so that it never waits for nobody, while a third one waits."""
    hall = Hall(people="abc")
    hall.open()
    began = hall.now
    hall.bet("c", "a")
    while hall.live.asks is Asks.MOVES and hall.now < began + 1000:
        for who, other in (("a", "b"), ("b", "a")):
            if set(hall.live.asked) & {hall.seat(other)} and hall.live.asks is Asks.MOVES:
                hall.wait(4)
                if hall.seat(other) in hall.live.asked:
                    hall.act(who, "withdraw")
                    hall.bet(other)
    assert hall.now - began <= 60, "each of them had 30 seconds"


def test_who_takes_a_bet_back_has_the_rest_of_the_time_and_of_what_was_asked_for() -> None:
    hall = Hall(people="ab")
    hall.open()
    hall.wait(10)
    playing.ask_more_time(hall.live, "a")
    hall.bet("a")
    hall.wait(19)
    hall.act("a", "withdraw")
    assert timing.until(hall.live, 0) == hall.now + 20 + 60
    assert timing.until(hall.live, 1) == hall.now + 1


def test_the_next_round_has_all_of_its_time() -> None:
    hall = Hall(people="ab")
    hall.open()
    hall.bet("b")
    hall.wait(29)
    hall.act("a", "sit-out")
    hall.cut()
    hall.decide()
    hall.open()
    assert timing.until(hall.live, 0) == hall.now + 30


# Bots


def test_bots_move_after_their_delay_and_cut_at_once() -> None:
    hall = Hall(bots=[1, 2], people="a")
    hall.open()
    hall.bet("a")
    assert list(hall.live.asked) == [1, 2]
    assert timing.deadline(hall.live) == hall.now + 0.6
    hall.until_due()
    assert [event.seat for event in hall.events if isinstance(event, BetPlaced)] == [0, 1, 2]
    assert list(hall.live.asked) == [0]
    assert hall.live.asks is Asks.CUTS


def test_bots_go_with_the_last_person() -> None:
    hall = Hall(bots=[1, 2], people="a")
    hall.round("a")
    (done,) = hall.leave("a")
    assert {each.seat: each.who for each in done.cashed_out} == {0: "a", 1: "", 2: ""}
    assert done.empty
    assert (hall.live.table, hall.live.seats) == (None, {})
    assert timing.deadline(hall.live) is None


def test_a_bot_that_runs_short_comes_back_with_new_chips_in_the_next_sitting() -> None:
    hall = Hall(SESSION.__class__(rounds=1, seats=2), bots=[1], people="a")
    before = hall.live.chips[1]
    hall.live.chips[1] = 1
    hall.round("a", amount=2)
    hall.live.chips[1] = 1
    assert hall.live.table is not None
    hall.live.short = lambda: {1}  # type: ignore[method-assign]
    begun = next(done for done in hall.until_due() if isinstance(done.entry.input, Begin))
    assert [(type(event), getattr(event, "chips", None)) for event in begun.happened.everything] == [
        (SeatLeft, 1),
        (SeatTaken, before),
        (SittingBegan, None),
    ]


# The lost


@pytest.mark.parametrize(("stand_in", "bets"), [("cheapest", 1), ("bot", 2)])
def test_a_lost_player_is_held_then_played_for_and_then_leaves(stand_in: str, bets: int) -> None:
    policy = Policy(decision=None, hold=60, stand_in=stand_in)  # type: ignore[arg-type]
    hall = Hall(policy=policy, people="ab")
    hall.open()
    hall.bet("a")
    hall.live.lost("b", hall.now)
    assert timing.deadline(hall.live) == hall.now + 60
    assert not hall.wait(59)
    hall.wait(1)
    assert sum(isinstance(event, BetPlaced) for event in hall.events) == bets
    if stand_in == "bot":
        hall.show("a")
        hall.wait(10)
        hall.open_cuts("a")
    else:
        hall.cut()
    hall.decide()
    hall.open()
    assert hall.live.seat_of("b") is None
    assert hall.live.in_round


def test_a_lost_player_who_is_found_in_time_plays_on() -> None:
    hall = Hall(policy=Policy(decision=None), people="a")
    hall.open()
    hall.live.lost("a", hall.now)
    hall.live.lost("a", hall.now + 50)
    assert timing.deadline(hall.live) == hall.now + 60, "lost once"
    hall.live.found("a")
    assert timing.deadline(hall.live) is None


def test_the_pause_is_as_long_as_ever_when_all_are_lost() -> None:
    hall = Hall(people="ab")
    hall.live.lost("a", hall.now)
    hall.live.lost("b", hall.now)
    assert timing.deadline(hall.live) == START + 3


def test_two_missed_rounds_give_up_the_seat() -> None:
    hall = Hall(people="ab")
    for _ in range(2):
        hall.open()
        hall.bet("a")
        hall.wait(30)
        hall.cut()
        hall.decide()
    assert hall.live.seat_of("b") is not None
    hall.open()
    assert hall.live.seat_of("b") is None
    (cashed,) = [each for done in hall.done for each in done.cashed_out]
    assert (cashed.who, cashed.chips) == ("b", 800)


def test_a_bet_makes_good_for_a_missed_round_and_a_refused_one_does_not() -> None:
    hall = Hall(people="ab")
    hall.open()
    hall.bet("a")
    hall.wait(30)
    hall.cut()
    hall.decide()
    hall.open()
    with pytest.raises(IllegalAction):
        hall.bet("b", amount=5000)
    occupant = hall.live.seat_of("b")
    assert occupant is not None
    assert occupant.missed == 1
    hall.bet("b")
    assert occupant.missed == 0


def test_the_others_play_on_while_a_player_has_too_few_chips() -> None:
    hall = Hall(people="a")
    hall.sit("b", 1, chips=1)
    hall.open()
    assert hall.live.asked == (0,)
    while hall.now < START + 60:
        hall.round("a")
        hall.wait(10)
    hall.open()
    assert hall.live.seat_of("b") is None


# Leaving


def test_who_leaves_before_the_cards_gets_the_bet_back_and_goes_when_the_round_is_over() -> None:
    hall = Hall(people="ab")
    hall.open()
    hall.bet("a", "b")
    hall.leave("b")
    assert hall.live.asks is Asks.CUTS
    assert hall.live.seats[1].leaving
    assert hall.leave("b") == [], "to leave twice is to leave"
    hall.cut()
    hall.decide()
    assert hall.live.seat_of("b") is None
    assert [(each.who, each.chips) for done in hall.done for each in done.cashed_out] == [("b", 800)]


def test_who_leaves_in_the_middle_of_a_round_is_played_out_and_paid() -> None:
    for name in map(str, range(40)):
        hall = Hall(people="ab", name=name)
        hall.open()
        hall.bet("a", "b")
        hall.cut()
        if hall.live.asks is Asks.MOVES and hall.live.asked == (1,):
            break
    hall.leave("b")
    assert hall.live.seat_of("b") is None, "the tie is surrendered, and the round is over"
    (cashed,) = hall.done[-1].cashed_out
    assert cashed.chips == 800 - 10 * CHIP // 2 * 2 // 2, "half of the stake is lost"
    assert hall.done[-1].people == {0: "a", 1: "b"}


def test_who_sat_down_since_the_last_round_leaves_with_what_was_brought() -> None:
    hall = Hall(people="a")
    hall.round("a")
    hall.sit("b", 1, chips=77)
    hall.leave("b")
    (cashed,) = hall.done[-1].cashed_out
    assert (cashed.who, cashed.chips) == ("b", 77 * CHIP)


def test_who_takes_the_seat_of_another_leaves_with_the_own_chips() -> None:
    hall = Hall(people="ab")
    hall.round("a", "b")
    hall.leave("b")
    hall.sit("c", 1, chips=33)
    hall.leave("c")
    (cashed,) = hall.done[-1].cashed_out
    assert (cashed.who, cashed.chips) == ("c", 33 * CHIP)
    hall.sit("d", 1, chips=44)
    hall.round("a", "d")
    assert not any(isinstance(each.entry.input, Begin) for each in hall.done[2:])


def test_closing_sends_all_away_when_the_round_is_over() -> None:
    hall = Hall(bots=[3], people="ab")
    hall.open()
    hall.bet("a", "b")
    hall.bots_bet()
    hall.cut()
    hall.do(playing.close(hall.live, hall.now))
    while hall.live.table is not None:
        hall.until_due()
    assert sorted(each.who for done in hall.done for each in done.cashed_out) == ["", "a", "b"]


# Sittings


def test_a_session_of_agreed_rounds_ends_with_its_record_and_the_next_begins() -> None:
    hall = Hall(SHORT_SESSION, people="ab")
    for _ in range(3):
        hall.round("a", "b", amount=2)
    ended = hall.done[-1].ended
    assert ended is not None
    assert len(ended.record.rounds) >= 3
    assert all(finding.passed for finding in verify_record(ended.record))
    assert hall.done[-1].played == ("a", "b")
    chips = dict(hall.live.chips)
    hall.until_due()
    assert hall.live.chips == chips
    assert hall.live.table is not None
    assert [player.chips for player in hall.live.table.record.players] == [chips[0], chips[1]]


def test_who_played_and_left_is_among_those_who_played() -> None:
    hall = Hall(SHORT_SESSION, people="ab")
    hall.round("a", "b", amount=2)
    hall.leave("b")
    hall.round("a", amount=2)
    hall.round("a", amount=2)
    assert list(hall.done[-1].played) == ["a", "b"]
    hall.until_due()
    assert list(hall.done[-1].played) == ["a"]


@pytest.mark.parametrize("house", [OPEN, SHOE], ids=["fresh", "shoe"])
def test_an_endless_sitting_is_renewed_after_fifty_rounds_when_a_shuffle_is_due(house: House) -> None:
    hall = Hall(house, QUICK, people="a")
    while not (ended := [done for done in hall.done if done.ended]):
        hall.round("a", amount=2)
        hall.wait()
    (done,) = ended
    assert done.ended is not None
    rounds = len(done.ended.record.rounds)
    assert rounds == SITTING_ROUNDS if house is OPEN else SITTING_ROUNDS <= rounds < SITTING_ROUNDS + 20
    assert all(finding.passed for finding in verify_record(done.ended.record))
    assert all(shuffle.seal for shuffle in done.ended.record.shuffles)
    assert hall.live.in_round, "nobody has to wait"


def test_who_sits_down_before_an_endless_sitting_is_renewed_sits_in_the_new_one() -> None:
    hall = Hall(people="a")
    for _ in range(SITTING_ROUNDS):
        hall.round("a", amount=2)
    hall.sit("b", 2, chips=55)
    hall.open()
    assert hall.live.chips[2] == 55 * CHIP
    assert hall.live.asked == (0, 2)
    assert not [each for done in hall.done for each in done.cashed_out]


def test_rounds_without_a_bet_count_for_the_length_of_a_record() -> None:
    hall = Hall(policy=Policy(pause=0, missed=0), people="a")
    for _ in range(SITTING_ROUNDS + 1):
        hall.open()
        hall.wait(30)
    assert sum(done.ended is not None for done in hall.done) == 1


# Versions and numbers


def test_anothers_bet_does_not_make_my_offer_stale_and_my_own_does() -> None:
    hall = Hall(people="abc")
    hall.open()
    before = hall.version("a")
    hall.bet("b")
    assert hall.version("a") == before
    hall.bet("a")
    assert hall.version("a") > before
    with pytest.raises(Conflict, match="The table has moved on"):
        playing.act(hall.live, "a", {"kind": "bet", "amount": 20}, hall.now, version=before)


def test_what_i_do_makes_my_offer_stale_even_if_the_same_is_offered_again() -> None:
    hall = Hall(people="ab")
    hall.open()
    hall.bet("a")
    seen = {hall.version("a")}
    for _ in range(3):
        hall.act("a", "withdraw")
        seen.add(hall.version("a"))
        hall.bet("a")
        seen.add(hall.version("a"))
    assert len(seen) == 7


@pytest.mark.parametrize(
    "plain",
    [
        {"kind": "deal", "card": "9c"},
        {"kind": "burn", "count": 1},
        {"kind": "deal-out", "target": 0},
        {"kind": "void", "fault": "no-bets"},
        {"kind": "bet"},
        {"kind": "bet", "amount": "20"},
        {"kind": "bet", "amount": 2**60},
        {"kind": "bet", "amount": True},
        {"kind": None},
        {},
    ],
)
def test_players_cannot_deal_and_what_is_no_action_is_not_understood(plain: dict[str, object]) -> None:
    hall = Hall(people="a")
    hall.open()
    before = moment(hall.live)
    with pytest.raises(NotUnderstood):
        playing.act(hall.live, "a", plain, hall.now, version=hall.version("a"))
    assert moment(hall.live) == before


def test_nobody_acts_for_another_seat() -> None:
    hall = Hall(people="ab")
    hall.open()
    hall.act("a", "bet", amount=20, seat=1)
    assert [event.seat for event in hall.events if isinstance(event, BetPlaced)] == [0]


def assert_numbered(hall: Hall) -> None:
    number = 0
    for done in hall.done:
        assert done.first == number + 1
        number += len(done.happened.everything)
    assert hall.live.number == number


# Walks

Step = Callable[[Hall, Random], object]
PEOPLE = "abcdef"


def _sit(hall: Hall, chance: Random) -> None:
    hall.sit(chance.choice(PEOPLE), chance.randrange(-1, 5), chips=chance.choice([1, 3, 40, 400]))


def _act(hall: Hall, chance: Random) -> None:
    who = chance.choice(PEOPLE)
    if chance.random() < 0.8 and (asked := [seat for seat in hall.live.asked if not hall.live.seats[seat].bot]):
        who = hall.live.seats[chance.choice(asked)].who
    if hall.live.asks in (Asks.CUTS, Asks.OPENINGS) and chance.random() < 0.8:
        hall.show(who) if hall.live.asks is Asks.CUTS else hall.open_cuts(who)
        return
    kind = chance.choice(["bet", "bet", "bet", "go-to-war", "surrender", "withdraw", "sit-out"])
    version = hall.version(who) if hall.live.seat_of(who) else 0
    plain = {"kind": kind, **({"amount": chance.choice([4, 4, 20, 7, 0, 9000])} if kind == "bet" else {})}
    hall.do(playing.act(hall.live, who, plain, hall.now, version=version - (chance.random() < 0.1)))


STEPS: Sequence[Step] = [
    _sit,
    *[_act] * 6,
    lambda hall, chance: hall.leave(chance.choice(PEOPLE)),
    lambda hall, chance: hall.live.lost(chance.choice(PEOPLE), hall.now),
    lambda hall, chance: hall.live.found(chance.choice(PEOPLE)),
    lambda hall, chance: playing.ready(hall.live, chance.choice(PEOPLE)),
    lambda hall, chance: playing.ask_more_time(hall.live, chance.choice(PEOPLE)),
    lambda hall, chance: hall.wait(chance.choice([0.0, 0.7, 4.0, 12.0, 31.0])),
    lambda hall, chance: hall.until_due() if timing.deadline(hall.live) is not None else None,
    lambda hall, chance: hall.until_due() if timing.deadline(hall.live) is not None else None,
    lambda hall, chance: hall.do(playing.close(hall.live, hall.now)) if chance.random() < 0.05 else None,
    lambda hall, chance: _open_again(hall),
    lambda hall, chance: _bring(hall, chance.choice(PEOPLE)),
    lambda hall, chance: _stay_out(hall, chance),
    lambda hall, chance: _pause(hall, chance),
]


def _stay_out(hall: Hall, chance: Random) -> None:
    hall.do(playing.stay_out(hall.live, chance.choice(PEOPLE), chance.random() < 0.4, hall.now))


def _pause(hall: Hall, chance: Random) -> None:
    do = playing.pause if chance.random() < 0.4 else playing.resume
    who = chance.choice(PEOPLE)
    hall.do(do(hall.live, who, who.upper(), hall.now, alone=chance.random() < 0.4))


def _bring(hall: Hall, who: str) -> None:
    """Somebody brings more chips between rounds."""
    occupant = hall.live.seat_of(who)
    if occupant is not None and not occupant.leaving and hall.live.can_sit_now:
        hall.do([hall.live.do(Bring(occupant.seat, 3), hall.now, by=who)])


def _open_again(hall: Hall) -> None:
    """Where a table was closed another one is opened."""
    if hall.live.is_empty:
        hall.live.closing_since = None


def walk(hall: Hall, chance: Random, steps: int, *, every: int = 1) -> None:
    """Anything happens in any order; what is refused changes nothing; each prefix of the journal gives the table."""
    offers: dict[tuple[int, int, Asks], object] = {}
    for number in range(steps):
        before, done = moment(hall.live), len(hall.done)
        try:
            chance.choice(STEPS)(hall, chance)
        except FairdealError:
            if len(hall.done) == done:
                assert moment(hall.live) == before
        if number % every == 0 or number == steps - 1:
            assert picture(hall.again()) == picture(hall.live)
        assert_kept(hall)
        for seat, each in hall.live.seats.items():
            key = (seat, each.version, hall.live.asks)
            assert offers.setdefault(key, each.offer) == each.offer, "a version names one offer"
    assert_numbered(hall)


def assert_kept(hall: Hall) -> None:
    """Every chip at the table was brought, was won from the house, or is staked."""
    brought = sum(event.chips for event in hall.events if isinstance(event, SeatTaken | ChipsBrought))
    taken = sum(event.chips for event in hall.events if isinstance(event, SeatLeft))
    moved = [event for event in hall.events if isinstance(event, Transfer)]
    won = sum(each.amount * ((each.source.kind == "house") - (each.target.kind == "house")) for each in moved)
    staked = sum(each.amount * ((each.target.kind == "stake") - (each.source.kind == "stake")) for each in moved)
    there = sum(hall.live.chips[seat] for seat in hall.live.seats)
    if hall.live.in_round:
        assert brought + won - taken == sum(standing_chips(hall)) == there
    else:
        assert (there, staked) == (brought + won - taken, 0)


def standing_chips(hall: Hall) -> list[int]:
    assert hall.live.table is not None
    chips = {each.seat: each.chips for each in hall.live.table.standings}
    return [chips[seat] for seat in hall.live.seats]


HOUSES = [OPEN, SHOE, House(stake=None, rounds=4, seats=4), House(rounds=2, seats=4)]


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(
    chance=st.randoms(use_true_random=False),
    house=st.sampled_from(HOUSES),
    bots=st.sampled_from([(), (3,), (1, 3)]),
    policy=st.sampled_from([Policy(), QUICK, Policy(decision=None, hold=5, missed=0), Policy(stand_in="bot", hold=0)]),
)
def test_a_journal_gives_the_table_again_at_every_moment(
    chance: Random, house: House, bots: tuple[int, ...], policy: Policy
) -> None:
    hall = Hall(house, policy, bots=bots, name=str(chance.randrange(1000)))
    walk(hall, chance, steps=40)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(60))
def test_a_long_walk_can_be_played_again(seed: int) -> None:
    chance = Random(seed)
    policy = chance.choice([Policy(), QUICK, Policy(stand_in="bot", hold=20, reserve=0)])
    hall = Hall(chance.choice(HOUSES), policy, bots=chance.choice([(), (3,), (1, 3)]), name=str(seed))
    for who in "ab":
        hall.sit(who, hall.live.free_seats()[0])
    walk(hall, chance, steps=400, every=7)
    settled = sum(isinstance(event, RoundSettled | RoundVoided) for event in hall.events)
    assert settled


def test_a_journal_line_reads_back_as_it_was_written_and_shows_no_seal() -> None:
    hall = Hall(bots=[2], people="ab")
    hall.round("a", "b")
    for done, entry in zip(hall.done[-len(hall.journal) :], hall.journal, strict=True):
        assert done.entry == entry
        assert not entry.drawn or repr(entry.drawn)[2:-1] not in repr(done) + repr(msgspec.structs.asdict(entry).keys())
