"""The far corner where the shoe runs out in mid-round, and the cut card.

Source: rules.md §3.4 BJ16 to BJ18, §6 vector 16.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairdeal import fair
from fairdeal.cards import DECK
from fairdeal.engine.events import CardDealt, CardsReshuffled, RoundSettled
from fairdeal.engine.game import NO_CARDS, Opening, ShuffleSpec
from fairdeal.engine.moves import (
    DEALER,
    Action,
    CardsToDeal,
    CardsToShuffle,
    Deal,
    Event,
    Face,
    Reshuffle,
    SeatsToMove,
)
from fairdeal.errors import Conflict, IllegalAction
from fairdeal.games.blackjack import GAME, House, State, View
from fairdeal.games.blackjack.play import apply, check, legal, start, turn
from fairdeal.games.blackjack.state import Bet, Hit, Outcome, Phase, Stand
from fairdeal.record import Record, Reshuffled, read_record, verify_record, write_record
from fairdeal.room import Asks, CutLeftOut, SealOpened, SealShown, Table
from tests.games.blackjack.scripts import cards, chips, moves, play, seated
from tests.laws.depth import DEPTH
from tests.laws.houses import houses, seatings
from tests.laws.laws import LAWS
from tests.laws.walks import Drawn, Walk, walk
from tests.record.sittings import cut_of, fixed, player

LAST_CUT = House(cut_from=312, cut_to=312, seats=2)
"""A table whose cut card is the last of all, so that the shoe runs out in the middle of a round."""


# The rules


def test_bj18_with_no_card_left_the_discards_of_earlier_rounds_are_to_be_shuffled() -> None:
    played = play("bet 10 | 10 9 6 | hit", left=cards("10 9 6"))
    assert turn(played.state) == CardsToShuffle(6, played.state.gone)
    listed = legal(played.state, DEALER).actions
    assert Reshuffle() in listed
    assert not any(isinstance(action, Deal) for action in listed)


def test_bj18_the_cards_on_the_table_stay_there() -> None:
    played = play("bet 10 | 10 9 6 | hit | reshuffle", left=cards("10 9 6"))
    assert CardsReshuffled(309) in played.events
    assert played.hand().cards == cards("10 9 6")[::2]
    assert turn(played.state) == CardsToDeal(1, Face.UP, 0)
    dealable = Counter(action.card for action in legal(played.state, DEALER).actions if isinstance(action, Deal))
    assert dealable == Counter(DECK)
    assert played.state.left == 309


def test_bj18_the_round_goes_on_from_the_new_stub_to_its_settlement() -> None:
    played = play("bet 10 | 10 9 6 | hit | reshuffle | 4 | stand | 10", left=cards("10 9 6"))
    assert played.outcomes() == [Outcome.WON]
    assert played.net() == chips("+10")


@pytest.mark.parametrize(
    ("script", "left"),
    [
        ("bet 10 | 10 9", "10 9"),
        ("bet 10 | 8 9 8 | split", "8 9 8"),
        ("bet 10 | 6 9 5 | double", "6 9 5"),
        ("bet 10 | 10 9 10 | stand", "10 9 10"),
        ("bet 10 | A K K", "A K K"),
    ],
)
def test_bj18_it_can_happen_wherever_a_card_is_due(script: str, left: str) -> None:
    assert isinstance(turn(play(script, left=cards(left)).state), CardsToShuffle)


def test_bj18_while_no_card_is_due_an_empty_shoe_stops_nobody() -> None:
    played = play("bet 10 | 10 9 6", left=cards("10 9 6"))
    assert turn(played.state) == SeatsToMove((0,))
    with pytest.raises(IllegalAction) as refused:
        check(played.state, Reshuffle())
    assert refused.value.code == "no-shuffle-due"


def test_bj18_no_card_comes_from_an_empty_shoe() -> None:
    state = play("bet 10 | 10 9 6 | hit", left=cards("10 9 6")).state
    with pytest.raises(IllegalAction) as refused:
        check(state, Deal(DECK[0]))
    assert refused.value.code == "shuffle-due"


def test_bj18_after_it_the_next_round_has_a_new_shuffle() -> None:
    sitting = GAME.sitting.sit(House(), seated(1000))._replace(gone=(6,) * 51 + (3,), shuffled=True)
    state = start(House(), GAME.sitting.opening(sitting))
    actions: list[Action] = [Bet(0, 20), *(Deal(DECK[51]) for _ in range(3))]
    for action in actions:
        state, _ = apply(state, action)
    assert GAME.sitting.shuffle(GAME.sitting.after(sitting, finished(state), False)) is not None


def finished(state: State) -> State:
    """Stand, and let the dealer draw tens."""
    while state.phase is not Phase.OVER:
        action: Action
        match turn(state):
            case SeatsToMove(seats=(seat, *_)):
                action = GAME.time_out(state, seat)
            case CardsToShuffle():
                action = Reshuffle()
            case _:
                action = next(each for each in legal(state, DEALER).actions if isinstance(each, Deal))
        state, _ = apply(state, action)
    return state


# When no discards are left either


def without_discards(state: State) -> State:
    """As if every card that is not left lay on the table: more than any hands can hold, so no play leads there."""
    used = tuple(card for card in DECK for _ in range(state.gone[card]))
    return state._replace(gone=NO_CARDS, up=state.up + used)


TWO = Deal(cards("2")[0])
NINE = Deal(cards("9")[0])
OUT_OF_CARDS: list[tuple[str, Action, str, str]] = [
    # what is dealt and done, the last action; outcomes of the two seats; nets
    ("10 10 9 6 9 | 0: hit | 10", Stand(1), "busted void", "−10 0"),
    ("10 A 9 6 K", Stand(0), "void blackjack", "0 +15"),
    ("10 A 10 6 K", Stand(0), "void void", "0 0"),
    ("10 A 10 6 K | 0: stand", TWO, "void blackjack", "0 +15"),
    ("10 10 A 6 9 | 0: insure | 1: decline | 0: stand", Stand(1), "void void", "0 0"),
    ("10 10 A 6 9 | 0: insure | 1: decline | 0: stand | 1: stand", TWO, "void void", "−5 0"),
    ("10 10 9 6 9", Hit(0), "void void", "0 0"),
    ("10 10", NINE, "void void", "0 0"),
]


@pytest.mark.parametrize(
    ("script", "last", "outcomes", "nets"), OUT_OF_CARDS, ids=[f"{row[0]} {row[1]}" for row in OUT_OF_CARDS]
)
def test_bj18_with_no_discards_either_what_is_undecided_goes_back_and_the_rest_counts(
    script: str, last: Action, outcomes: str, nets: str
) -> None:
    left = tuple(action.card for action in (*moves(script), last) if isinstance(action, Deal))
    before = play(f"0: bet 10 | 1: bet 10 | {script}", seats=seated(100, 100), left=left)
    state, events = apply(without_discards(before.state), last)
    assert state.phase is Phase.OVER
    assert events[-1] == RoundSettled()
    assert [box.hands[0].outcome for box in state.boxes] == outcomes.split()
    assert [box.net for box in state.boxes] == [chips(each) for each in nets.split()]


def test_bj18_hands_cannot_use_up_six_decks_so_only_discards_can_be_missing() -> None:
    """Every hand but the dealer's stops by 21 + 10, and all cards together count far more, an ace as 1."""
    most_hands = 7 * 4 + 1
    assert sum(6 * 4 * min(rank, 10) for rank in range(1, 14)) == 2040 > most_hands * 30


# The laws


@st.composite
def ends(draw: Callable[[st.SearchStrategy[Any]], Any]) -> Walk:
    """A round that opens with few cards in the shoe."""
    house = draw(houses(GAME))
    opening = GAME.sitting.opening(GAME.sitting.sit(house, draw(seatings(GAME, house))))
    shoe = list(DECK) * 6
    Random(draw(st.integers(0, 999))).shuffle(shoe)
    left = shoe[: draw(st.integers(1, 30))]
    gone = tuple(6 - left.count(card) for card in DECK)
    return walk(GAME, house, replace(opening, gone=gone), 6, Drawn(draw), interruptions=2)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_laws_hold_at_the_end_of_the_shoe(law: Callable[[Walk], None]) -> None:
    DEPTH(given(ends())(law))()


# The table and its record


class Evening:
    """A table at which seats play as a bot would, each with its cut; every call's events are kept."""

    def __init__(self, *bots: int, house: House = LAST_CUT, name: str = "evening") -> None:
        seats = range(house.seats)
        self.table = Table(GAME, house, [player(seat, 4000, bot=seat in bots) for seat in seats], draw=fixed(name))
        self.events: list[Event] = []

    def step(self) -> None:
        """One thing that somebody does."""
        table = self.table
        seat = next(iter(table.asked), 0)
        match table.asks:
            case Asks.ROUND:
                self.do(table.open_round())
            case Asks.CUTS:
                self.do(table.show_cut(seat, fair.commit_cut(cut_of(seat))))
            case Asks.OPENINGS:
                self.do(table.open_cut(seat, cut_of(seat)))
            case _:
                self.do(table.act(GAME.bot(cast(View, table.view(seat)), table.legal(seat))))

    def do(self, events: list[Event]) -> list[Event]:
        self.events += events
        return events

    def until(self, asks: Asks) -> None:
        while self.table.asks is not asks:
            self.step()

    def until_reshuffle(self) -> None:
        """On to the moment when cuts are asked for in mid-round."""
        while not self.table.record.rounds or not self.table.record.rounds[-1].reshuffles:
            self.step()

    def finish(self) -> Record:
        """To the end of the round, and of the sitting."""
        self.until(Asks.ROUND)
        self.do(self.table.close())
        return self.table.record


def failure(record: Record) -> str | None:
    """Where the check of a record fails; None when it holds. The record is written and read before."""
    findings = list(verify_record(read_record(write_record(record))))
    return None if all(each.passed for each in findings) else findings[-1].place


def reshuffles_of(record: Record) -> list[Reshuffled]:
    return [each for played in record.rounds for each in played.reshuffles or []]


def test_bj18_at_a_table_the_old_seal_is_opened_a_new_one_shown_and_cuts_are_asked_for_in_mid_round() -> None:
    evening = Evening()
    evening.until_reshuffle()
    table, round_number = evening.table, len(evening.table.record.rounds)
    assert table.asks is Asks.CUTS
    assert table.asked == (0, 1)
    assert table.wants_cuts
    kinds = [type(event) for event in evening.events]
    assert kinds[-2:] == [SealOpened, SealShown]
    assert [shuffle.seal is None for shuffle in table.record.shuffles] == [False, True]
    evening.until(Asks.ROUND)
    assert len(table.record.rounds) == round_number
    assert CardsReshuffled in [type(event) for event in evening.events]
    assert failure(evening.finish()) is None


def test_bj18_every_card_of_a_sitting_comes_from_its_shoe_six_times_between_shuffles_at_most() -> None:
    evening = Evening()
    evening.until_reshuffle()
    dealt = Counter(event.card for event in evening.events if isinstance(event, CardDealt))
    assert dealt == Counter(dict.fromkeys(DECK, 6)), "the whole shoe was dealt to its last card"
    on_the_table = len(evening.table._run.state.up)
    evening.until(Asks.MOVES)
    assert evening.table._run.shoe is not None
    assert len(evening.table._run.shoe.cards) == 312 - on_the_table


def test_bj18_the_next_round_has_the_third_shuffle() -> None:
    evening = Evening()
    evening.until_reshuffle()
    evening.until(Asks.ROUND)
    evening.step()
    assert len(evening.table.record.shuffles) == 3
    assert [shuffle.cut_card for shuffle in evening.table.record.shuffles] == [(312, 312), None, (312, 312)]
    assert failure(evening.finish()) is None


@pytest.mark.parametrize("bots", [(), (1,), (0, 1)])
def test_bj18_with_bots_and_without_the_record_holds(bots: tuple[int, ...]) -> None:
    evening = Evening(*bots)
    while not reshuffles_of(evening.table.record):
        evening.step()
    record = evening.finish()
    (again,) = reshuffles_of(record)
    assert [cut.made_by for cut in again.cuts] == ["house" if seat in bots else "player" for seat in (0, 1)]
    assert failure(record) is None


def test_bj18_a_cut_withheld_in_mid_round_voids_the_shuffle_and_another_is_sealed_without_that_seat() -> None:
    evening = Evening()
    evening.until_reshuffle()
    evening.until(Asks.OPENINGS)
    table = evening.table
    evening.do(table.open_cut(0, cut_of(0)))
    events = evening.do(table.end_cuts())
    assert [type(event) for event in events] == [CutLeftOut, SealOpened, SealShown]
    assert events[0] == CutLeftOut(1)
    assert table.asks is Asks.CUTS
    assert table.asked == (0,)
    with pytest.raises(Conflict):
        table.show_cut(1, fair.commit_cut(cut_of(1)))
    record = evening.finish()
    void, again = reshuffles_of(record)
    assert [cut.opened is None for cut in void.cuts] == [False, True]
    assert [cut.seat for cut in again.cuts] == [0]
    assert failure(record) is None


def test_bj18_who_leaves_with_a_closed_cut_has_withheld_it_and_is_played_out() -> None:
    for at in (Asks.CUTS, Asks.OPENINGS):
        evening = Evening()
        evening.until_reshuffle()
        evening.step()
        evening.until(at)
        evening.do(evening.table.leave(0))
        record = evening.finish()
        assert [[cut.seat for cut in each.cuts] for each in reshuffles_of(record)] == [[0, 1], [1]]
        assert failure(record) is None


def test_bj18_who_leaves_before_showing_a_cut_has_none() -> None:
    evening = Evening()
    evening.until_reshuffle()
    evening.do(evening.table.leave(0))
    record = evening.finish()
    assert [[cut.seat for cut in each.cuts] for each in reshuffles_of(record)] == [[1]]
    assert failure(record) is None


def test_bj18_when_nobody_cuts_in_time_the_house_alone_shuffles_and_the_check_says_so() -> None:
    evening = Evening()
    evening.until_reshuffle()
    evening.do(evening.table.end_cuts())
    record = evening.finish()
    assert reshuffles_of(record)[0].cuts == []
    assert "verify-reshuffle-alone" in [finding.said.key for finding in verify_record(record)]


def test_bj18_no_seal_is_shown_before_its_time() -> None:
    evening = Evening()
    evening.until_reshuffle()
    assert evening.table.record.shuffles[-1].seal is None
    evening.until(Asks.MOVES)
    assert evening.table.record.shuffles[-1].seal is None
    assert evening.finish().shuffles[-1].seal is not None


def honest() -> Record:
    """A record with a void and a good shuffle in one round."""
    evening = Evening()
    evening.until_reshuffle()
    evening.until(Asks.OPENINGS)
    evening.do(evening.table.open_cut(0, cut_of(0)))
    evening.do(evening.table.end_cuts())
    return evening.finish()


def _drop_last(record: Record, played: Any) -> None:
    played.reshuffles.pop()


def _drop_all(record: Record, played: Any) -> None:
    played.reshuffles = []


def _one_more(record: Record, played: Any) -> None:
    played.reshuffles.append(played.reshuffles[-1])


def _other_number(record: Record, played: Any) -> None:
    played.reshuffles[-1].shuffle += 1


def _withhold(record: Record, played: Any) -> None:
    played.reshuffles[-1].cuts[0].opened = None


def _without_cuts(record: Record, played: Any) -> None:
    played.reshuffles[-1].cuts = []


def _cut_again(record: Record, played: Any) -> None:
    played.reshuffles[-1].cuts.append(played.reshuffles[0].cuts[1])


def _no_fault(record: Record, played: Any) -> None:
    played.reshuffles[0].cuts.pop()


def _other_seal(record: Record, played: Any) -> None:
    record.shuffles[played.reshuffles[-1].shuffle].seal = "00" * 32


def _closed_seal(record: Record, played: Any) -> None:
    record.shuffles[played.reshuffles[0].shuffle].seal = None


def _cut_card(record: Record, played: Any) -> None:
    record.shuffles[played.reshuffles[-1].shuffle].cut_card = (200, 220)


def _no_step(record: Record, played: Any) -> None:
    played.steps = [step for step in played.steps if step.action["kind"] != "reshuffle"]


def _made_by(record: Record, played: Any) -> None:
    played.reshuffles[-1].cuts[0].made_by = "house"


TAMPERED = [
    _drop_last,
    _drop_all,
    _one_more,
    _other_number,
    _withhold,
    _without_cuts,
    _cut_again,
    _no_fault,
    _other_seal,
    _closed_seal,
    _cut_card,
    _no_step,
    _made_by,
]


@pytest.mark.parametrize("tamper", TAMPERED, ids=lambda each: each.__name__.strip("_"))
def test_bj18_a_record_that_was_changed_at_its_shuffle_in_mid_round_fails(
    tamper: Callable[[Record, Any], None],
) -> None:
    record = honest()
    assert failure(record) is None
    played = next(each for each in record.rounds if each.reshuffles)
    tamper(record, played)
    assert failure(record) is not None


# The cut card


@pytest.mark.parametrize("seed", range(6))
def test_vector_16_the_round_in_which_the_cut_card_comes_is_finished_and_the_next_is_shuffled(seed: int) -> None:
    house = House(cut_from=210, cut_to=210, seats=2)
    evening = Evening(house=house, name=f"cut {seed}")
    table = evening.table
    while True:
        dealt = 0 if table._run.shoe is None else table._run.shoe.dealt
        evening.step()
        evening.until(Asks.ROUND)
        now = len(table.record.shuffles)
        if table._run.shoe is None:
            break
        assert table._run.shoe.dealt < 210
        assert now == 1
    assert (
        dealt < 210 <= sum(len([s for s in each.steps if s.action["kind"] == "deal"]) for each in table.record.rounds)
    )
    evening.step()
    assert len(table.record.shuffles) == 2
    assert failure(evening.finish()) is None


def test_vector_16_a_round_that_starts_with_209_of_210_dealt_uses_the_same_shoe() -> None:
    house = House(cut_from=210, cut_to=210)
    left = tuple(DECK) * 2
    opening = Opening(seated(100), gone=tuple(6 - left[:103].count(card) for card in DECK))
    assert sum(opening.gone) == 209
    sitting = GAME.sitting.sit(house, seated(100))._replace(gone=opening.gone, shuffled=True)
    assert GAME.sitting.shuffle(sitting) is None
    state = finished_with_bet(start(house, GAME.sitting.opening(sitting)))
    assert not state.reshuffled
    assert GAME.sitting.shuffle(GAME.sitting.after(sitting, state, True)) == ShuffleSpec(6, (210, 210))


def finished_with_bet(state: State) -> State:
    return finished(apply(state, Bet(0, 20))[0])


def test_bj28_a_view_tells_how_many_cards_are_left_and_how_many_until_the_shuffle() -> None:
    view = GAME.view(play("bet 10 | 10 9 6").state, 0)
    assert (view.unseen, view.until_least, view.until_most) == (309, 197, 217)
    assert sum(view.seen) == 3
    again = GAME.view(play("bet 10 | 10 9 6 | hit | reshuffle", left=cards("10 9 6")).state, 0)
    assert (again.unseen, again.until_least, again.until_most) == (309, 0, 0)
