"""A table's flow: seals before bets, cuts shown before they are opened, leaving at any moment, chips in the ledger."""

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairdeal import fair
from fairdeal.engine.accounts import stack
from fairdeal.engine.banking.moves import Bet, BetPlaced, Surrender
from fairdeal.engine.chips import CHIP
from fairdeal.engine.events import CardDealt, RoundVoided, Transfer
from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import Event, Fault
from fairdeal.engine.sitting import Ending
from fairdeal.errors import Conflict, IllegalAction, IllegalHouse, NotUnderstood
from fairdeal.games import blackjack
from fairdeal.games.casino_war.house import House
from fairdeal.ledger import Ledger, MemoryLedgerStore, TableAccount
from fairdeal.record import Joined, Left, Player, Record
from fairdeal.room import Asks, CutLeftOut, CutOpened, CutShown, FairSitting, RoundOpened, SealOpened, SealShown
from tests.record.sittings import (
    GAME,
    OPEN,
    SESSION,
    SHOE,
    Host,
    condition,
    cut_of,
    cuts_in,
    failure,
    fixed,
    player,
    step,
    walk,
)


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def two_players() -> Host:
    """A table with two players whose bets are in."""
    host = Host(OPEN, player(0), player(1))
    host.open()
    host.bet(0, 1)
    return host


# The flow


def test_a_round_goes_from_the_seal_to_the_opened_seal() -> None:
    host = Host(SESSION, player(0))
    host.open()
    assert kinds(host.events) == ["RoundOpened", "SealShown"]
    assert host.events[0] == RoundOpened(1, 20)
    assert (host.table.asks, host.table.asked) == (Asks.MOVES, (0,))
    host.bet(0, amount=2)
    assert (host.table.asks, host.table.asked) == (Asks.CUTS, (0,))
    host.show(0)
    assert (host.table.asks, host.table.asked) == (Asks.OPENINGS, (0,))
    host.open_cuts(0)
    assert kinds(host.events)[2:6] == ["Transfer", "BetPlaced", "CutShown", "CutOpened"]
    assert kinds(host.events)[6:9] == ["CardsBurned", "CardDealt", "CardDealt"]
    host.decide()
    assert kinds(host.events)[-3:] == ["RoundSettled", "SealOpened", "ReceiptShown"]
    assert (host.table.asks, host.table.asked) == (Asks.ROUND, ())


def test_the_seal_that_is_opened_is_the_one_that_was_shown_before_the_bets() -> None:
    host = Host(SESSION, player(0))
    host.until(Asks.NOTHING)
    shown = [event.commitment for event in host.events if isinstance(event, SealShown)]
    opened = [event.seal for event in host.events if isinstance(event, SealOpened)]
    links = [event.link for event in host.events if isinstance(event, SealShown)]
    assert [fair.commit_seal(seal, link) for seal, link in zip(opened, links, strict=True)] == shown
    assert [event.commitment for event in host.events if isinstance(event, SealOpened)] == shown
    assert len(set(shown)) == 20
    order = [type(event) for event in host.events if isinstance(event, (SealShown, BetPlaced, SealOpened))]
    assert order == [SealShown, BetPlaced, SealOpened] * 20


def test_every_cut_is_shown_before_any_is_opened_and_opened_before_the_first_card() -> None:
    host = Host(OPEN, player(0), player(1), player(3, bot=True))
    host.open()
    host.bet(0, 1, 3)
    host.show(1, 0)
    host.open_cuts(0, 1)
    order = [type(event) for event in host.events if isinstance(event, (CutShown, CutOpened, CardDealt))]
    assert order[:6] == [CutShown] * 3 + [CutOpened] * 3
    assert order[6:] == [CardDealt] * 4


def test_the_cards_are_those_that_seal_and_cuts_give() -> None:
    host = Host(OPEN, player(0), player(1))
    host.round(0, 1)
    seal = next(event.seal for event in host.events if isinstance(event, SealOpened))
    cuts = [fair.Cut(seat, cut_of(seat)) for seat in (0, 1)]
    order = fair.shuffle(fair.decks(6), fair.Stream.of(fair.Seal(seal, bytes(32)), cuts)).cards
    dealt = [event.card for event in host.events if isinstance(event, CardDealt)]
    assert tuple(dealt[:3]) == order[1:4], "the first card is burned"


def test_the_same_bytes_and_actions_give_the_same_cards() -> None:
    def played(name: str) -> list[Event]:
        host = Host(SHOE, player(0), player(2, bot=True), name=name)
        for _ in range(5):
            host.round(0, 2)
        host.do(host.table.close())
        return host.events

    assert played("a") == played("a")
    assert [each for each in played("a") if isinstance(each, CardDealt)] != [
        each for each in played("b") if isinstance(each, CardDealt)
    ]


def test_bots_cut_by_themselves_and_their_cuts_are_marked_as_the_houses() -> None:
    host = Host(OPEN, player(0), player(1, bot=True), player(2, bot=True))
    host.open()
    host.bet(0, 1, 2)
    assert host.table.asked == (0,)
    assert [event.seat for event in host.events if isinstance(event, CutShown)] == [1, 2]
    host.cut()
    assert {cut.seat: cut.made_by for cut in cuts_in(host.record.rounds[0])} == {0: "player", 1: "house", 2: "house"}
    assert len({cut.opened for cut in cuts_in(host.record.rounds[0])}) == 3


def test_in_a_shoe_only_the_first_round_asks_for_cuts() -> None:
    host = Host(SHOE, player(0))
    host.round(0)
    assert host.table.asks is Asks.ROUND
    assert not host.table.wants_cuts
    host.open()
    assert not [event for event in host.events if isinstance(event, SealShown)][1:]
    host.bet(0)
    assert host.table.asks in (Asks.MOVES, Asks.ROUND)
    assert not host.record.rounds[1].shuffles


# Cuts that do not come


def test_who_shows_no_cut_in_time_plays_without_one() -> None:
    host = two_players()
    host.show(1)
    host.do(host.table.end_cuts())
    assert (host.table.asks, host.table.asked) == (Asks.OPENINGS, (1,))
    host.open_cuts(1)
    assert sum(isinstance(event, CardDealt) for event in host.events) >= 3
    assert [cut.seat for cut in cuts_in(host.record.rounds[0])] == [1]


def test_a_withheld_cut_is_dealt_out_with_its_bet_returned_and_the_record_says_so() -> None:
    host = two_players()
    host.show(0, 1)
    host.open_cuts(1)
    events = host.do(host.table.end_cuts())
    assert events[0] == CutLeftOut(0)
    refund = next(event for event in events if isinstance(event, Transfer))
    assert (str(refund.source), str(refund.target), refund.amount) == ("stake:0/initial", "stack:0", 10 * CHIP)
    assert [event.to for event in events if isinstance(event, CardDealt)][:2] == [1, -1]
    assert {cut.seat: cut.opened is None for cut in cuts_in(host.record.rounds[0])} == {0: True, 1: False}
    host.decide()
    assert next(each for each in host.table.standings if each.seat == 0).net == 0


def test_when_the_only_seat_withholds_its_cut_the_shuffle_is_void_and_sealed_anew() -> None:
    host = Host(SESSION, player(0))
    host.open()
    host.bet(0, amount=2)
    host.show(0)
    events = host.do(host.table.end_cuts())
    assert RoundVoided(Fault.NO_BETS) in events
    assert isinstance(events[-2], SealOpened)
    host.open()
    assert len(host.record.shuffles) == 2


def test_a_seal_serves_again_when_no_cut_was_shown_on_it() -> None:
    host = Host(OPEN, player(0), player(1))
    host.round()
    host.open()
    assert sum(isinstance(event, SealShown) for event in host.events) == 1
    assert not any(isinstance(event, SealOpened) for event in host.events)


@pytest.mark.parametrize(
    ("cut", "code"), [(b"another", "cut-not-as-shown"), (b"", "cut-size"), (b"x" * 65, "cut-size")]
)
def test_a_wrong_opening_is_refused_and_changes_nothing(cut: bytes, code: str) -> None:
    host = two_players()
    host.show(0, 1)
    before = condition(host.table)
    with pytest.raises((IllegalAction, NotUnderstood)) as refused:
        host.table.open_cut(0, cut)
    assert refused.value.code == code
    assert cut.decode() not in str(refused.value) or not cut
    assert condition(host.table) == before
    host.open_cuts(0, 1)
    assert failure(finished(host).record) is None


def test_a_commitment_of_the_wrong_size_is_refused_and_changes_nothing() -> None:
    host = two_players()
    before = condition(host.table)
    with pytest.raises(NotUnderstood, match="must be 32 bytes; this one is 31"):
        host.table.show_cut(0, bytes(31))
    assert condition(host.table) == before


# Too early, too late


WAITS = "This can’t be done now: the table is waiting for something else"


def test_what_comes_between_rounds_is_a_conflict() -> None:
    table = Host(OPEN, player(0)).table
    with pytest.raises(Conflict, match="You can’t play between rounds"):
        table.act(Bet(0, 20))
    calls: list[Callable[[], object]] = [
        lambda: table.show_cut(0, bytes(32)),
        lambda: table.open_cut(0, b"x"),
        lambda: table.time_out(0),
        table.end_cuts,
    ]
    for act in calls:
        with pytest.raises(Conflict, match=rf"{WAITS} \(round\)"):
            act()


def test_a_cut_before_the_bets_are_in_is_a_conflict() -> None:
    host = Host(OPEN, player(0), player(1))
    host.open()
    calls: list[Callable[[], object]] = [
        lambda: host.table.show_cut(0, bytes(32)),
        lambda: host.table.open_cut(0, b"x"),
        host.table.end_cuts,
        host.table.open_round,
        lambda: host.table.sit(player(2)),
    ]
    for act in calls:
        with pytest.raises(Conflict, match=rf"{WAITS} \(moves\)"):
            act()


def test_an_opening_before_all_cuts_are_shown_is_a_conflict() -> None:
    host = two_players()
    host.show(0)
    with pytest.raises(Conflict, match=rf"{WAITS} \(cuts\)"):
        host.table.open_cut(0, cut_of(0))


def test_a_second_cut_and_a_late_one_are_conflicts() -> None:
    host = two_players()
    host.show(0)
    with pytest.raises(Conflict, match="The table isn’t waiting for Seat 0"):
        host.table.show_cut(0, bytes(32))
    host.show(1)
    with pytest.raises(Conflict, match=rf"{WAITS} \(openings\)"):
        host.table.show_cut(1, bytes(32))
    host.open_cuts(0)
    with pytest.raises(Conflict, match="The table isn’t waiting for Seat 0"):
        host.table.open_cut(0, cut_of(0))


def test_a_seat_that_is_not_in_the_round_does_not_cut() -> None:
    host = Host(OPEN, player(0), player(1))
    host.open()
    host.bet(0)
    host.sit_out(1)
    for seat in (1, 3, -1):
        with pytest.raises(Conflict, match="The table isn’t waiting for Seat"):
            host.table.show_cut(seat, bytes(32))


def test_a_bet_can_be_taken_back_while_cuts_are_still_closed() -> None:
    host = two_players()
    host.show(0)
    host.withdraw(0)
    assert host.table.asks is Asks.MOVES
    host.bet(0, amount=30)
    assert host.table.asked == (1,), "the cut that it has shown stands"
    host.cut()
    assert failure(finished(host).record) is None


def test_a_seat_has_chips_before_it_and_those_it_has_staked() -> None:
    host = Host(OPEN, player(0), player(1))
    chips = player(0).chips
    assert [host.table.chips_of(seat) for seat in (0, 1, 5)] == [(chips, 0), (chips, 0), (0, 0)]
    host.open()
    host.bet(0, amount=7)
    assert [host.table.chips_of(seat) for seat in (0, 1)] == [(chips - 7 * CHIP, 7 * CHIP), (chips, 0)]
    host.withdraw(0)
    assert host.table.chips_of(0) == (chips, 0)


def test_a_cut_of_a_seat_that_took_its_bet_back_is_left_closed() -> None:
    host = two_players()
    host.show(0)
    host.withdraw(0)
    host.sit_out(0)
    host.show(1)
    assert host.table.asked == (1,)
    host.open_cuts(1)
    assert failure(finished(host).record) is None


def test_bets_stand_while_cuts_are_being_opened() -> None:
    """Whoever knows the seal and has all cuts but its own knows the cards, and could change its bet."""
    host = two_players()
    host.show(0, 1)
    host.open_cuts(0)
    assert not host.table.legal(1)
    before = condition(host.table)
    with pytest.raises(Conflict, match=rf"{WAITS} \(openings\)"):
        host.withdraw(1)
    assert condition(host.table) == before


def test_a_refused_action_changes_nothing() -> None:
    host = Host(OPEN, player(0), player(1))
    host.open()
    before = condition(host.table)
    for action in (Bet(0, 3), Bet(2, 20), Surrender(0)):
        with pytest.raises(IllegalAction):
            host.table.act(action)
        assert condition(host.table) == before


# Coming and going


def test_somebody_sits_down_between_rounds_and_plays_the_next() -> None:
    host = Host(OPEN, player(0))
    host.round(0)
    host.do(host.table.sit(player(2, bot=True)))
    host.open()
    assert host.table.asked == (0, 2)
    assert host.table.bots == {2}


@pytest.mark.parametrize(
    ("newcomer", "words"),
    [
        (player(0), "These seats don’t fit"),
        (player(4), "Seat number 4 is not at this table: its seats are 0 to 3"),
        (player(-1), "Seat number -1 is not at this table"),
        (player(1, -1), "You can’t sit down with −1 chips: a seat holds up to"),
        (player(1, 10**12 + 1), "a seat holds up to 1\u202f000\u202f000\u202f000\u202f000"),
    ],
)
def test_who_cannot_sit_down_is_told_why_and_nothing_changes(newcomer: Player, words: str) -> None:
    host = Host(OPEN, player(0))
    before = condition(host.table)
    with pytest.raises(IllegalHouse, match=words):
        host.table.sit(newcomer)
    assert condition(host.table) == before


def test_a_table_opens_only_with_seats_that_it_has() -> None:
    with pytest.raises(IllegalHouse, match="Seat number 7 is not at this table"):
        FairSitting(GAME, OPEN, [player(7)], draw=fixed("x"))


def test_nobody_leaves_a_seat_where_nobody_sits() -> None:
    host = Host(OPEN, player(0), player(1))
    host.do(host.table.leave(1))
    for seat in (1, 2, -1):
        with pytest.raises(Conflict, match=f"Nobody sits at seat number {seat}"):
            host.table.leave(seat)


def test_who_leaves_before_the_cards_has_the_bet_back_and_the_others_play_on() -> None:
    host = two_players()
    events = host.do(host.table.leave(0))
    assert any(isinstance(event, Transfer) and str(event.target) == "stack:0" for event in events)
    host.cut()
    host.decide()
    assert [each.ending for each in host.table.standings] == [Ending.ABANDONED, None]
    assert host.table.standings[0].chips == 400 * CHIP


def tied() -> Host:
    """A table whose first round is a tie for seat 0."""
    for number in range(100):
        host = Host(OPEN, player(0), player(1), name=f"tie {number}")
        host.open()
        host.bet(0, 1)
        host.cut()
        if host.table.asked == (0,):
            return host
    raise AssertionError("no tie in a hundred rounds")


def test_who_leaves_on_a_tie_surrenders() -> None:
    host = tied()
    events = host.do(host.table.leave(0))
    assert kinds(events)[0] == "Surrendered"
    host.decide()
    assert host.table.standings[0].net == -5 * CHIP
    assert host.table.standings[0].ending is Ending.ABANDONED


def test_time_runs_out_on_a_tie_and_the_seat_surrenders_but_stays() -> None:
    host = tied()
    host.do(host.table.time_out(0))
    host.decide()
    assert host.table.standings[0].net == -5 * CHIP
    assert host.table.standings[0].ending is None


def test_leaving_twice_in_a_round_is_leaving_once() -> None:
    host = two_players()
    host.do(host.table.leave(0))
    assert not host.table.leave(0)
    host.cut()
    host.decide()
    assert host.record.between == [Left(seat=0)]


def test_once_the_sitting_is_over_leaving_and_closing_change_nothing() -> None:
    host = Host(House(rounds=2), player(0))
    host.until(Asks.NOTHING)
    before = condition(host.table)
    assert not host.table.close()
    assert not host.table.leave(0)
    assert condition(host.table) == before
    assert host.table.standings[0].ending is Ending.PLAYED
    acts: tuple[Callable[[], object], ...] = (host.table.open_round, lambda: host.table.sit(player(0)))
    for act in acts:
        with pytest.raises(Conflict, match=rf"{WAITS} \(nothing\)"):
            act()


def test_closing_settles_the_round_and_opens_the_last_seal() -> None:
    host = two_players()
    host.cut()
    host.do(host.table.close())
    assert host.table.asks is Asks.NOTHING
    assert all(each.seal for each in host.record.shuffles)
    assert failure(host.record) is None


def finished(host: Host) -> Host:
    """The same host with the sitting closed."""
    host.decide()
    host.do(host.table.close())
    return host


# Random walks, with the chips in the ledger


def joined(record: Record) -> list[Player]:
    """Who has sat down since the last round."""
    return [each.player for each in record.between if isinstance(each, Joined)]


class Books:
    """The chips of a table in a ledger: bought in, moved with every call, cashed out by whoever leaves."""

    def __init__(self) -> None:
        self.ledger = Ledger(MemoryLedgerStore())
        self.wallets: dict[int, str] = {}
        self.keys = count()
        self.read = 0

    def key(self) -> str:
        return f"k{next(self.keys)}"

    def follow(self, host: Host) -> None:
        """Post what has happened since the last time, and compare with what the table says."""
        brought = {each.seat: each for each in (*host.record.players, *joined(host.record))}
        for seat in sorted(host.present - set(self.wallets)):
            self.buy_in(brought[seat])
        for round_id, events in host.calls[self.read :]:
            self.post(round_id, [event for event in events if isinstance(event, Transfer)])
        self.read = len(host.calls)
        if host.table.asks in (Asks.ROUND, Asks.NOTHING):
            chips = {each.seat: each.chips for each in host.table.standings}
            assert all(self.stack(seat) == chips[seat] for seat in host.present)
        for seat in set(self.wallets) - host.present:
            self.cash_out(seat)

    def buy_in(self, newcomer: Player) -> None:
        wallet = self.wallets[newcomer.seat] = self.key()
        self.ledger.open_account(wallet, newcomer.chips or 1, key=self.key())
        if newcomer.chips:
            self.ledger.buy_in(wallet, "t1", newcomer.seat, newcomer.chips, key=self.key())
        assert self.ledger.total() == 0

    def post(self, round_id: int, transfers: list[Transfer]) -> None:
        if transfers:
            self.ledger.post_round("t1", str(round_id), transfers, self.key())
        assert self.ledger.total() == 0

    def cash_out(self, seat: int) -> None:
        wallet, chips = self.wallets.pop(seat), self.stack(seat)
        if chips:
            self.ledger.cash_out(wallet, "t1", seat, chips, key=self.key())
        assert self.ledger.total() == 0
        assert self.stack(seat) == 0

    def stack(self, seat: int) -> int:
        return self.ledger.balance(TableAccount("t1", stack(seat)))


HOUSES = (OPEN, SHOE, House(stake=None, rounds=3, seats=4), House(seats=4, war_tie_payout="1:1"))


FULL: Final = (
    House(stake=None, rounds=None, seats=7, fresh_shuffle=False, cut_from=60, cut_to=90),
    House(stake=None, rounds=None, seats=7, decks=8, reserve_for_war=True, even_stakes_only=True),
    House(stake=6, rounds=None, seats=7, decks=7, war_tie_payout="1:1"),
)


def check_walk(seed: int, house: Any, seats: list[int], steps: int = 60, game: AnyGame = GAME) -> int:
    """Walks a table and checks it after every call; how many rounds were opened."""
    return len(walked(seed, house, seats, steps, game).rounds)


def walked(
    seed: int,
    house: Any,
    seats: list[int],
    steps: int,
    game: AnyGame,
    *,
    chips: tuple[int, ...] = (2, 5, 90),
    rarely: float = 0.15,
) -> Record:
    """The record of a walk that was checked after every call."""
    chance = Random(seed)
    players = [player(seat, chance.choice(chips), bot=chance.random() < 0.3) for seat in seats]
    books = Books()
    for host in walk(chance, house, players, steps, game, rarely=rarely):
        books.follow(host)
        assert set(host.table.asked) <= host.present, "nobody is waited for who has left"
        if host.table.asks in (Asks.MOVES, Asks.CUTS, Asks.OPENINGS):
            assert host.table.asked, "a table that waits says for whom"
            assert not set(host.table.asked) & host.table.bots or host.table.asks is Asks.MOVES
    assert host.table.asks is Asks.NOTHING
    assert failure(host.record) is None
    for seat in list(books.wallets):
        books.cash_out(seat)
    return host.record


SEATS = st.lists(st.integers(0, 3), min_size=1, max_size=3, unique=True).map(sorted)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(HOUSES), SEATS)
def test_every_walk_conserves_chips_after_every_call_and_leaves_a_record_that_holds(
    seed: int, house: House, seats: list[int]
) -> None:
    check_walk(seed, house, seats)


@pytest.mark.slow
@settings(max_examples=1000, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(HOUSES), SEATS)
def test_a_thousand_walks_conserve_chips(seed: int, house: House, seats: list[int]) -> None:
    check_walk(seed, house, seats)


@pytest.mark.slow
def test_ten_thousand_rounds_conserve_chips_after_every_event() -> None:
    """Time-outs, leaving, joining, several seats and options included. Source: rules.md §0 G3, §6 vector 20."""
    chance, rounds = Random(20), 0
    while rounds < 10_000:
        house = chance.choice((*HOUSES, *FULL))
        seats = sorted(chance.sample(range(house.seats), chance.randint(1, house.seats)))
        rounds += check_walk(chance.randrange(2**32), house, seats, steps=300)


TABLES: Final = (
    blackjack.House(seats=4),
    blackjack.House(seats=4, das=True, max_hands=4, obo=True, double_soft_low=True, cut_from=30, cut_to=60),
    blackjack.House(seats=4, cut_from=312, cut_to=312, split_tens="rank", insurance_partial=True),
    blackjack.House(seats=4, bank_cap=400, even_stakes_only=True),
)
"""Tables of Blackjack; one whose shoe runs out in mid-round, one with a limit of the bank."""


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(TABLES), SEATS)
def test_every_walk_of_a_table_of_blackjack_conserves_chips_and_leaves_a_record_that_holds(
    seed: int, house: blackjack.House, seats: list[int]
) -> None:
    check_walk(seed, house, seats, steps=80, game=blackjack.GAME)


@pytest.mark.slow
def test_ten_thousand_rounds_of_blackjack_conserve_chips_after_every_event() -> None:
    """Time-outs, leaving, joining, shuffles in mid-round and options included. Source: rules.md §0 G3, §6 vector 20."""
    chance, rounds, reshuffles = Random(21), 0, 0
    while rounds < 10_000:
        seats = sorted(chance.sample(range(4), chance.randint(1, 4)))
        house, seed = chance.choice(TABLES), chance.randrange(2**32)
        record = walked(seed, house, seats, 2000, blackjack.GAME, chips=(90, 4000), rarely=0.03)
        rounds += len(record.rounds)
        reshuffles += sum(shuffle.cards is not None for shuffle in record.shuffles)
    assert reshuffles > 10


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 40), st.permutations(range(3)), st.booleans())
def test_leaving_at_every_moment_in_any_order_leaves_a_record_that_holds(
    steps: int, order: list[int], shoe: bool
) -> None:
    host = Host(SHOE if shoe else OPEN, player(0), player(1), player(2, bot=True), name="leaving")
    for _ in range(steps):
        step(host)
    for seat in order:
        if seat in host.present and host.table.asks is not Asks.NOTHING:
            host.do(host.table.leave(seat))
        if host.table.asks not in (Asks.NOTHING, Asks.ROUND):
            step(host)
    host.do(host.table.close())
    assert failure(host.record) is None
    assert all(each.ending is Ending.ABANDONED for each in host.table.standings)
