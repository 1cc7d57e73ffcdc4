"""A pot game at a table: sealed cards and bets, shuffles in mid-round over a shoe, a pot that is shared between rounds.

High Card is the toy of the laws; two play it at least, and nobody can be dealt out of the last two.
"""

from random import Random
from typing import Any

import msgspec
import pytest

from fairdeal import fair
from fairdeal.engine.accounts import POT
from fairdeal.engine.chips import CHIP
from fairdeal.engine.events import CardDealt, CardsReshuffled, Concealed, Transfer
from fairdeal.engine.moves import Event, Face, PlayerAction
from fairdeal.errors import Conflict, FairdealError
from fairdeal.ledger import Ledger, MemoryLedgerStore, TableAccount
from fairdeal.ledger.postings import between_posting
from fairdeal.record import Closed, Left, Record, play_rounds, read_record, verify_record, write_record
from fairdeal.record.links import round_covered
from fairdeal.room import Asks, CutLeftOut, Happened, ReceiptShown, SealOpened, SealShown, ShuffleVoided
from fairdeal.room.room import finished_rounds
from tests.laws.high_card import GAME
from tests.laws.high_card_round import Bet, House, Pass
from tests.record.forging import relink
from tests.record.sittings import Host, cut_of, player

SEATS = House(rounds=10)


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The checker knows the toy as it knows the games of the house."""
    for module in ("verify", "steps"):
        monkeypatch.setattr(f"fairdeal.record.{module}.find_game", lambda name: GAME)


def failure(record: Record) -> tuple[str, str] | None:
    """Where the check of a record fails, and what it says; the record is written and read before."""
    findings = list(verify_record(read_record(write_record(record))))
    wrong = findings[-1]
    return None if wrong.passed else (wrong.place, wrong.said.key)


class Evening(Host):
    """A table at which seats bet the least or pass, by chance, and cut."""

    def __init__(self, seats: int = 3, *, name: str = "evening", house: House = SEATS) -> None:
        super().__init__(house, *[player(seat, 100) for seat in range(seats)], name=name, game=GAME)
        self.chance = Random(name)
        self.told: list[Happened] = []

    def do(self, happened: Happened) -> list[Event]:
        self.told.append(happened)
        return super().do(happened)

    def step(self) -> None:
        """One thing that somebody does."""
        seat = next(iter(self.table.asked), 0)
        match self.table.asks:
            case Asks.ROUND:
                self.open()
            case Asks.CUTS:
                self.show(seat)
            case Asks.OPENINGS:
                self.open_cuts(seat)
            case Asks.MOVES:
                self.do(self.table.act(self.choose(seat)))

    def choose(self, seat: int) -> PlayerAction:
        legal = self.table.legal(seat)
        return Bet(seat, legal.amounts[0].least) if self.chance.random() < 0.7 else Pass(seat)

    def until_over(self, asks: Asks) -> None:
        while self.table.asks is not asks:
            self.step()

    def rounds_played(self, count: int) -> None:
        while self.table.asks is not Asks.NOTHING and (
            len(self.record.rounds) < count or self.table.asks is not Asks.ROUND
        ):
            self.step()

    def until_second_shuffle(self) -> None:
        """On to cuts in mid-round, while most of the shoe is still there."""
        while not self.record.rounds or len(self.record.rounds[-1].shuffles) < 1 or not self.in_mid_round:
            self.step()
            assert self.table.asks is not Asks.NOTHING, "another name is wanted"

    @property
    def in_mid_round(self) -> bool:
        shuffles = self.record.rounds[-1].shuffles
        return self.table.asks is Asks.CUTS and len(self.record.shuffles) > shuffles[-1].shuffle + 1


def redealing() -> Evening:
    """A table that shuffles in mid-round soon."""
    for number in range(100):
        evening = Evening(name=f"again {number}")
        try:
            evening.until_second_shuffle()
        except AssertionError:
            continue
        return evening
    raise AssertionError("none shuffles again")


# Shuffles at any moment


def test_a_shuffle_in_mid_round_puts_away_what_is_left_of_the_shoe() -> None:
    evening = redealing()
    assert evening.table.wants_cuts
    first = evening.record.rounds[-1].shuffles[0]
    taken = [step for step in evening.record.rounds[-1].steps if step.action["kind"] == "deal"]
    assert len(taken) < sum(evening.record.shuffles[first.shuffle].cards or []), "cards were left"
    evening.until_over(Asks.MOVES)
    assert CardsReshuffled in [type(event) for event in evening.events]
    evening.do(evening.table.close())
    assert failure(evening.record) is None


def test_a_seal_that_was_replaced_stays_closed_until_the_round_is_over() -> None:
    evening = redealing()
    number = len(evening.record.shuffles) - 1
    assert [each.seal is None for each in evening.record.shuffles[number - 1 :]] == [True, True]
    evening.until_over(Asks.MOVES)
    assert evening.record.shuffles[number - 1].seal is None, "sealed hands came from it"
    evening.rounds_played(len(evening.record.rounds))
    assert all(each.seal is not None for each in evening.record.shuffles[number - 1 :])
    opened = [event.commitment for event in evening.calls[-1][1] if isinstance(event, SealOpened)]
    assert opened == [bytes.fromhex(each.commitment) for each in evening.record.shuffles[number - 1 :]]


def test_all_seals_of_a_round_are_committed_with_the_link_before_it() -> None:
    evening = redealing()
    evening.rounds_played(len(evening.record.rounds))
    link = next(event for event in evening.events if isinstance(event, SealShown)).link
    assert link.hex() == evening.record.link
    for event in evening.events:
        if isinstance(event, SealShown):
            assert event.link == link
        if isinstance(event, ReceiptShown):
            link = event.receipt
            assert evening.record.rounds[event.round - 1].link == link.hex()


# Withheld cuts


def test_a_cut_withheld_where_nobody_can_be_dealt_out_voids_the_shuffle() -> None:
    evening = Evening(2)
    evening.open()
    evening.show(0, 1)
    evening.open_cuts(0)
    events = evening.do(evening.table.end_cuts())
    assert [type(event) for event in events] == [CutLeftOut, ShuffleVoided, SealShown]
    assert (evening.table.asks, evening.table.asked) == (Asks.CUTS, (0,))
    with pytest.raises(Conflict):
        evening.table.show_cut(1, fair.commit_cut(cut_of(1)))
    evening.rounds_played(1)
    void, made = evening.record.rounds[0].shuffles
    assert (void.void, made.void) == (True, False)
    assert [[cut.seat for cut in each.cuts] for each in (void, made)] == [[0, 1], [0]]
    assert len(evening.record.rounds[0].steps) > 4, "both play on"
    assert failure(evening.record) is None


def test_where_the_game_goes_on_without_the_seat_it_is_dealt_out() -> None:
    evening = Evening(3)
    evening.open()
    evening.show(0, 1, 2)
    evening.open_cuts(0, 2)
    assert ShuffleVoided not in [type(event) for event in evening.do(evening.table.end_cuts())]
    assert evening.record.rounds[0].steps[0].action == {"kind": "deal-out", "target": 1}
    evening.rounds_played(1)
    assert failure(evening.record) is None


def test_of_two_who_withhold_their_cuts_one_is_dealt_out_and_the_shuffle_is_void_by_the_other() -> None:
    evening = Evening(3)
    evening.open()
    evening.show(0, 1, 2)
    evening.open_cuts(2)
    kinds = [type(event) for event in evening.do(evening.table.end_cuts())]
    assert kinds == [CutLeftOut, CutLeftOut, ShuffleVoided, SealShown]
    assert evening.table.asked == (2,)
    evening.rounds_played(1)
    assert failure(evening.record) is None


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_who_leaves_while_cuts_are_taken_and_cannot_be_dealt_out_has_withheld_its_cut(steps: int) -> None:
    evening = Evening(2)
    evening.open()
    for _ in range(steps):
        evening.step()
    evening.do(evening.table.leave(0))
    evening.rounds_played(1)
    assert failure(evening.record) is None


def test_a_shuffle_is_not_called_void_where_the_seat_could_have_been_dealt_out() -> None:
    evening = Evening(2)
    evening.open()
    evening.show(0, 1)
    evening.open_cuts(0)
    evening.do(evening.table.end_cuts())
    evening.rounds_played(1)
    record = evening.record
    record.rounds[0].shuffles[0].cuts[1].opened = cut_of(1).hex()
    relink(record)
    assert failure(record) == ("rounds[0].shuffles[0]", "verify-void-for-nothing")


# What is hidden


def test_sealed_cards_and_bets_are_marked_and_nothing_of_them_is_in_the_link() -> None:
    evening = Evening(3)
    evening.rounds_played(1)
    played = evening.record.rounds[0]
    kinds = {step.action["kind"]: step.hidden is True for step in played.steps if step.action["kind"] != "pass"}
    sealed = [step for step in played.steps if step.action["kind"] == "deal" and step.hidden]
    assert len(sealed) >= 3
    covered: Any = round_covered(evening.record, played)
    for step, told in zip(played.steps, covered["steps"], strict=True):
        if step.hidden:
            assert told["action"].keys() <= {"kind", "seat", "target"}
            assert "transfers" not in told
        else:
            assert told["action"] == step.action
    assert kinds["deal"] is False, "the card on the table is permanentlyybody"


def test_nobody_is_shown_a_sealed_card_or_a_sealed_bet_and_every_event_keeps_its_place() -> None:
    evening = redealing()
    evening.rounds_played(len(evening.record.rounds) + 1)
    for happened in evening.told:
        for viewer in (None, 0, 1, 2):
            shown = happened.for_viewer(viewer)
            assert len(shown) == len(happened.everything)
            for event in shown:
                assert not (isinstance(event, CardDealt) and event.face is not Face.UP)
            hidden = [event for event in shown if isinstance(event, Concealed)]
            assert len(hidden) <= len(happened.everything)
    assert any(Concealed() in happened.for_viewer(0) for happened in evening.told)


def test_a_mark_that_is_missing_or_put_where_all_was_shown_is_found() -> None:
    for hidden in (True, False):
        evening = Evening(3)
        evening.rounds_played(1)
        step = next(each for each in evening.record.rounds[0].steps if (each.hidden is True) is hidden)
        step.hidden = True if not hidden else msgspec.UNSET
        relink(evening.record)
        wrong = failure(evening.record)
        assert wrong is not None
        assert wrong[1] == "verify-hidden-differs"


def test_a_round_with_hidden_cards_is_not_told_while_the_seal_of_its_shoe_is_closed() -> None:
    evening = Evening(3)
    evening.rounds_played(2)
    record = evening.record
    assert len(finished_rounds(record, False).rounds) == 2
    record.shuffles[-1].seal = None
    told = finished_rounds(record, False)
    assert len(told.rounds) == 1
    assert len(told.shuffles) == record.rounds[0].shuffles[-1].shuffle + 1


# Between rounds


def pot_of(evening: Evening) -> int:
    return evening.table._run.game.sitting.balances(evening.table._run.sitting).get(POT, 0)


def test_closing_shares_the_pot_and_the_record_and_the_events_tell_it() -> None:
    evening = Evening(3)
    evening.rounds_played(2)
    pot, before = pot_of(evening), dict(evening.table.stacks)
    assert pot > 0
    events = evening.do(evening.table.close())
    paid = [event for event in events if isinstance(event, Transfer)]
    assert sum(each.amount for each in paid) == pot
    assert {each.source for each in paid} == {POT}
    closed, *left = evening.record.between
    assert isinstance(closed, Closed)
    assert [(each.source, each.amount) for each in closed.transfers] == [("pot", each.amount) for each in paid]
    assert left == [Left(seat=seat) for seat in range(3)]
    gained = {seat: evening.table.stacks[seat] - chips for seat, chips in before.items()}
    assert sum(gained.values()) == pot
    assert {each.seat: each.chips for each in evening.record.results} == evening.table.stacks
    assert failure(evening.record) is None


def test_a_table_that_breaks_up_by_leaving_shares_its_pot_and_the_record_tells_who_left() -> None:
    evening = Evening(2)
    evening.rounds_played(1)
    pot = pot_of(evening)
    events = evening.do(evening.table.leave(0))
    assert sum(event.amount for event in events if isinstance(event, Transfer)) == pot
    left, closed = evening.record.between
    assert isinstance(left, Left)
    assert sum(each.amount for each in left.transfers) == pot
    assert closed == Closed()
    assert evening.table.asks is Asks.NOTHING
    assert failure(evening.record) is None


def test_a_pot_that_is_shared_otherwise_than_by_the_rules_is_found() -> None:
    evening = Evening(3)
    evening.rounds_played(2)
    evening.do(evening.table.close())
    closed = evening.record.between[0]
    assert isinstance(closed, Closed)
    closed.transfers[0].amount += 1
    assert failure(evening.record) == ("between[0].transfers[0]", "verify-transfer-differs")


def test_chips_between_rounds_are_posted_to_a_ledger_outside_all_rounds() -> None:
    evening, ledger, keys = Evening(3), Ledger(MemoryLedgerStore()), iter(range(10_000))
    for seat in range(3):
        ledger.open_account(f"p{seat}", 200, key=f"k{next(keys)}")
        ledger.buy_in(f"p{seat}", "t", seat, 200, key=f"k{next(keys)}")
    evening.rounds_played(3)
    evening.do(evening.table.close())
    for number, events in evening.calls:
        transfers = [event for event in events if isinstance(event, Transfer)]
        if transfers and any(each.source == POT for each in transfers) and ReceiptShown not in map(type, events):
            ledger.post(between_posting("t", transfers, f"k{next(keys)}"))
        elif transfers:
            ledger.post_round("t", str(number), transfers, f"k{next(keys)}")
    assert ledger.balance(TableAccount("t", POT)) == 0
    assert ledger.total() == 0


# Walks


def walked(seed: int) -> Evening:
    """Anything at any time: cuts that do not come, leaving, closing, sitting down, more chips."""
    chance = Random(seed)
    evening = Evening(chance.choice([2, 3]), name=f"walk {seed}", house=House(rounds=10, seats=3))
    rare: list[Any] = [
        lambda: evening.do(evening.table.end_cuts()),
        lambda: evening.do(evening.table.leave(chance.randrange(3))),
        lambda: evening.do(evening.table.sit(player(chance.randrange(3), 100))),
        lambda: evening.do(evening.table.bring(chance.randrange(3), 7 * CHIP)),
        lambda: evening.do(evening.table.time_out(next(iter(evening.table.asked), 0))),
    ]
    for _ in range(150):
        if evening.table.asks is Asks.NOTHING:
            break
        try:
            chance.choice(rare)() if chance.random() < 0.12 else evening.step()
        except FairdealError:
            continue
        finally:
            check_stacks(evening)
    evening.do(evening.table.close())
    return evening


def check_stacks(evening: Evening) -> None:
    """What the table counts from transfers is what the sitting says."""
    if evening.table.asks in (Asks.ROUND, Asks.NOTHING):
        there = {each.seat: each.chips for each in evening.table.standings if each.seat in evening.table.present}
        assert {seat: evening.table.stacks[seat] for seat in there} == there


SEEDS = [*range(40), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(40, 400))]


@pytest.mark.parametrize("seed", SEEDS)
def test_every_walk_of_a_pot_game_leaves_a_record_that_holds_and_shows_again_what_happened(seed: int) -> None:
    evening = walked(seed)
    assert failure(evening.record) is None
    assert all(each.seal for each in evening.record.shuffles)
    again = [event for each in play_rounds(evening.record) for moment in each.moments for event in moment.events]
    dealt, dealt_again = (
        [each for each in events if isinstance(each, CardDealt)] for events in (evening.events, again)
    )
    assert dealt == dealt_again
