"""The end of a shoe at a table: the seals and cuts of a shuffle in mid-round, the cut card, and the record of both.

Source: rules.md §3.4 BJ16 to BJ18, §6 vector 16.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest

from fairdeal import fair
from fairdeal.cards import DECK
from fairdeal.engine.banking.moves import Bet
from fairdeal.engine.events import CardDealt, CardsReshuffled
from fairdeal.engine.moves import (
    Event,
)
from fairdeal.engine.sitting import Opening, ShuffleSpec
from fairdeal.errors import Conflict
from fairdeal.games.blackjack import GAME, House, State, View
from fairdeal.games.blackjack.events import HandSettled, InsuranceDeclined, Stood
from fairdeal.games.blackjack.play import apply, start
from fairdeal.games.blackjack.state import Phase
from fairdeal.record import Record, RoundShuffle, read_record, verify_record, write_record
from fairdeal.room import Asks, CutLeftOut, FairSitting, Happened, SealOpened, SealShown, ShuffleVoided
from tests.chances import seeded
from tests.games.blackjack.scripts import cards, finished, play, seated
from tests.record.forging import relink
from tests.record.sittings import cut_of, fixed, player

LAST_CUT = House(cut_from=312, cut_to=312, seats=2)
"""A table whose cut card is the last of all, so that the shoe runs out in the middle of a round."""


class Evening:
    """A table at which seats play as a bot would, each with its cut; every call's events are kept."""

    def __init__(self, *bots: int, house: House = LAST_CUT, name: str = "evening") -> None:
        seats = range(house.seats)
        self.table = FairSitting(
            GAME, house, [player(seat, 4000, bot=seat in bots) for seat in seats], draw=fixed(name)
        )
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
                self.do(table.act(GAME.bots.usual(cast(View, table.view(seat)), table.legal(seat), seeded())))

    def do(self, happened: Happened) -> list[Event]:
        self.events += happened.everything
        return list(happened.everything)

    def until(self, asks: Asks) -> None:
        while self.table.asks is not asks:
            self.step()

    def until_reshuffle(self) -> None:
        """On to the moment when cuts are asked for in mid-round."""
        while not self.table.record.shuffles or self.table.record.shuffles[-1].cards is None:
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


def reshuffles_of(record: Record) -> list[RoundShuffle]:
    """The shuffles in mid-round."""
    told = [each for played in record.rounds for each in played.shuffles]
    return [each for each in told if record.shuffles[each.shuffle].cards is not None]


def test_bj18_at_a_table_the_old_seal_is_opened_a_new_one_shown_and_cuts_are_asked_for_in_mid_round() -> None:
    evening = Evening()
    evening.until_reshuffle()
    table, round_number = evening.table, len(evening.table.record.rounds)
    assert table.asks is Asks.CUTS
    assert table.asked == (0, 1)
    assert table.wants_cuts
    kinds = [type(event) for event in evening.events]
    assert kinds[-1] is SealShown
    assert SealOpened not in kinds
    assert [shuffle.seal is None for shuffle in table.record.shuffles] == [True, True], "hands may be hidden behind it"
    evening.until(Asks.ROUND)
    assert len(table.record.rounds) == round_number
    assert [shuffle.seal is None for shuffle in table.record.shuffles] == [False, False]
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
    assert [type(event) for event in events] == [CutLeftOut, ShuffleVoided, SealShown]
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
    (again,) = reshuffles_of(record)
    assert again.cuts == []
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
    played.shuffles.pop()


def _drop_all(record: Record, played: Any) -> None:
    played.shuffles = []


def _one_more(record: Record, played: Any) -> None:
    played.shuffles.append(played.shuffles[-1])


def _other_number(record: Record, played: Any) -> None:
    played.shuffles[-1].shuffle += 1


def _other_step(record: Record, played: Any) -> None:
    played.shuffles[-1].step += 1


def _withhold(record: Record, played: Any) -> None:
    played.shuffles[-1].cuts[0].opened = None


def _withhold_and_void(record: Record, played: Any) -> None:
    played.shuffles[-1].cuts[0].opened = None
    played.shuffles[-1].void = True


def _not_void(record: Record, played: Any) -> None:
    played.shuffles[0].void = False


def _void_for_nothing(record: Record, played: Any) -> None:
    played.shuffles[-1].void = True


def _without_cuts(record: Record, played: Any) -> None:
    played.shuffles[-1].cuts = []


def _cut_again(record: Record, played: Any) -> None:
    played.shuffles[-1].cuts.append(played.shuffles[0].cuts[1])


def _no_fault(record: Record, played: Any) -> None:
    played.shuffles[0].cuts.pop()


def _other_cards(record: Record, played: Any) -> None:
    cards = record.shuffles[played.shuffles[-1].shuffle].cards
    assert cards is not None
    cards[0], cards[1] = cards[0] - 1, cards[1] + 1


def _no_cards(record: Record, played: Any) -> None:
    record.shuffles[played.shuffles[-1].shuffle].cards = None


def _other_seal(record: Record, played: Any) -> None:
    record.shuffles[played.shuffles[-1].shuffle].seal = "00" * 32


def _closed_seal(record: Record, played: Any) -> None:
    record.shuffles[played.shuffles[0].shuffle].seal = None


def _cut_card(record: Record, played: Any) -> None:
    record.shuffles[played.shuffles[-1].shuffle].cut_card = (200, 220)


def _no_step(record: Record, played: Any) -> None:
    played.steps = [step for step in played.steps if step.action["kind"] != "reshuffle"]


def _made_by(record: Record, played: Any) -> None:
    played.shuffles[-1].cuts[0].made_by = "house"


TAMPERED = [
    _drop_last,
    _drop_all,
    _one_more,
    _other_number,
    _other_step,
    _withhold,
    _withhold_and_void,
    _not_void,
    _void_for_nothing,
    _other_cards,
    _no_cards,
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
    """Also where the links are made to fit the change."""
    record = honest()
    assert failure(record) is None
    played = next(each for each in record.rounds if len(each.shuffles) > 1)
    tamper(record, played)
    assert failure(record) is not None
    if tamper is not _other_number:
        relink(record)
        assert failure(record) is not None


# Leaving


def test_bj21_who_leaves_in_mid_round_stands_declines_and_is_credited_with_the_result() -> None:
    left = set()
    for number in range(40):
        evening = Evening(name=f"leaving {number}")
        evening.until(Asks.MOVES)
        while evening.table._run.state.phase in (Phase.BETTING, Phase.DEAL):
            evening.step()
        events = evening.do(evening.table.leave(0))
        left |= {type(event) for event in events if getattr(event, "seat", None) == 0} & {Stood, InsuranceDeclined}
        record = evening.finish()
        staked = sum(event.staked for event in evening.events if isinstance(event, HandSettled) and event.seat == 0)
        back = sum(event.returned for event in evening.events if isinstance(event, HandSettled) and event.seat == 0)
        assert staked == 4
        assert record.results[0].chips == 8000 - staked + back
        assert failure(record) is None
    assert left == {Stood, InsuranceDeclined}


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
    sitting = replace(GAME.sitting.sit(house, seated(100)), gone=opening.gone, shuffled=True)
    assert GAME.sitting.shuffle(sitting) is None
    state = finished_with_bet(start(house, GAME.sitting.opening(sitting)))
    assert not state.reshuffled
    assert GAME.sitting.shuffle(GAME.sitting.after(sitting, state, True)) == ShuffleSpec(6, (210, 210))


def finished_with_bet(state: State) -> State:
    return finished(apply(state, Bet(0, 20))[0])


def test_bj28_a_view_tells_how_many_cards_are_left_and_how_many_until_the_shuffle() -> None:
    view = GAME.sight.view(play("bet 10 | 10 9 6").state, 0)
    assert (view.unseen, view.until_least, view.until_most) == (309, 197, 217)
    assert sum(view.seen) == 3
    again = GAME.sight.view(play("bet 10 | 10 9 6 | hit | reshuffle", left=cards("10 9 6")).state, 0)
    assert (again.unseen, again.until_least, again.until_most) == (309, 0, 0)
