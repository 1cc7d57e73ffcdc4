"""What passes from round to round: the first dealer, the deal, the pot, newcomers and leavers.

Source: rules.md §4.8.
"""

from dataclasses import replace
from typing import Any

import pytest

from fairdeal.cards import read_card
from fairdeal.engine.accounts import POT, stack
from fairdeal.engine.chips import CHIP
from fairdeal.engine.events import Reason, Transfer
from fairdeal.engine.moves import DEALER, TABLE, CardsToDeal, CardsToShuffle, DealOut, Face
from fairdeal.engine.sitting import Ending, Opening, Seated
from fairdeal.games.red_dog import House
from fairdeal.games.red_dog.events import EntryPaid, FirstDealerFound, LotUndecided, PotDivided, PotShared
from fairdeal.games.red_dog.opening import Newcomers
from fairdeal.games.red_dog.sitting import Sitting, after, close, is_over, join, leave, opening, sit, standings
from fairdeal.games.red_dog.state import Phase, State
from tests.games.red_dog.scripts import bets, chips, dealt, house, opened, play, pot, rules, told

THREE = house()


def seats(*amounts: float) -> tuple[Seated, ...]:
    return tuple(Seated(seat, round(amount * CHIP)) for seat, amount in enumerate(amounts))


def sitting_of(at: House, *amounts: float, **between: Any) -> Sitting:
    """A sitting between two rounds; the pot in chips."""
    amount = between.pop("pot", 0)
    return replace(sit(at, seats(*amounts)), pot=amount * CHIP, **between)


def passed(state: State) -> State:
    """The round with everybody passing."""
    state = dealt(state)
    while state.phase is not Phase.OVER:
        state = play(state, f"{state.in_turn} passes")
    return state


# The first dealer


def test_cards_are_dealt_face_up_from_the_first_seat_until_an_ace() -> None:
    """Source: rules.md §4.0, §4.8 RD4."""
    state = rules.start(THREE, Opening(seats(100, 100, 100)))
    assert rules.turn(state) == CardsToDeal(1, Face.UP, 0)
    state, events = told(state, "K♠; 2♠; 3♠; 4♠; A♥")
    assert FirstDealerFound(1, read_card("A♥")) in events
    assert (state.dealer, state.order) == (1, (2, 0, 1))
    assert rules.turn(state) == CardsToShuffle(1, (1,) * 52)


def test_the_draw_has_a_deck_of_its_own() -> None:
    state = play(rules.start(THREE, Opening(seats(100, 100, 100))), "A♥")
    state = dealt(state, {1: "A♥"})
    assert state.boxes[1].hand[0] == read_card("A♥")


@pytest.mark.parametrize(("card", "dealer"), [("2♣", 0), ("3♣", 1), ("4♣", 2), ("5♣", 0), ("K♠", 2)])
def test_one_card_can_name_the_first_dealer(card: str, dealer: int) -> None:
    state = rules.start(house(first_dealer="random"), Opening(seats(100, 100, 100)))
    assert rules.turn(state) == CardsToDeal(1, Face.UP, TABLE)
    assert play(state, card).dealer == dealer


def test_a_card_that_would_make_the_draw_uneven_decides_nothing() -> None:
    """51 cards name three seats evenly; the ace of spades is the 52nd."""
    state = rules.start(house(first_dealer="random"), Opening(seats(100, 100, 100)))
    state, events = told(state, "A♠")
    assert LotUndecided(read_card("A♠")) in events
    assert play(state, "2♣").dealer == 0


@pytest.mark.parametrize("players", range(2, 16))
def test_every_seat_is_named_by_as_many_cards(players: int) -> None:
    at = House(variant="six_pool", seats=15, first_dealer="random")
    state = rules.start(at, Opening(seats(*[100] * players)))
    drawn = [rules.apply(state, deal)[0].dealer for deal in rules.legal(state, DEALER).actions[:52]]
    assert {drawn.count(seat) for seat in range(players)} == {52 // players}


def test_the_draw_comes_once_in_a_sitting() -> None:
    first = sit(THREE, seats(100, 100, 100))
    assert opening(first).dealer == DEALER
    state = passed(play(rules.start(THREE, opening(first)), "2♠; A♠"))
    assert opening(after(first, state, False)).dealer == 2


# Whose deal it is


@pytest.mark.parametrize(("amounts", "dealer"), [((100, 100, 100), 1), ((100, 3, 100), 2), ((100, 3, 3.5), 0)])
def test_the_deal_passes_to_the_next_seat_that_can_be_dealt_in(amounts: tuple[float, ...], dealer: int) -> None:
    """Source: rules.md §4.8 RD36."""
    assert opened(house(seats=4), *amounts, 100, dealer=1).dealer == (1 if amounts[1] > 4 else 3 if dealer == 0 else 2)


def test_the_next_dealer_is_judged_by_the_stacks_when_the_round_ended() -> None:
    """Source: rules.md §4.8 RD36: seat 1 was short then, and brings chips in vain for this deal."""
    before = sit(THREE, seats(100, 4, 100))
    state = passed(rules.start(THREE, Opening(before.seated, 0)))
    ended = after(before, state, False)
    assert (chips(state, 1), ended.dealer) == ((0,), 2)


def test_when_nobody_can_be_dealt_in_the_deal_still_passes_to_the_left() -> None:
    """Everybody has put the last chips into the pot; whoever brings more plays on, with no draw for a first dealer."""
    sitting = sitting_of(house(ante=2), 4, 4, 4, dealer=1)
    sitting = after(sitting, passed(rules.start(house(ante=2), opening(sitting))), False)
    assert [each.chips for each in sitting.present] == [0, 0, 0]
    assert opening(sitting).dealer == 2


def test_a_dealer_who_is_left_out_before_the_cards_passes_the_deal_on() -> None:
    state, _ = rules.apply(opened(house(seats=4), *[100] * 4), DealOut(0))
    assert (state.dealer, state.order, chips(state, 0)) == (1, (2, 3, 1), (100,))


def test_a_round_without_two_players_does_not_take_place() -> None:
    state, _ = rules.apply(opened(house(seats=2), 100, 100), DealOut(0))
    assert (state.phase, chips(state), pot(state)) == (Phase.OVER, (100, 100), 0)


def test_after_a_round_of_declined_banks_the_same_seat_is_asked_first_again() -> None:
    """Source: rules.md §4.8 RD22."""
    at = house(variant="bank")
    before = sitting_of(at, 9, 9, 9, dealer=1)
    state = play(rules.start(at, opening(before)), "1 declines; 2 declines; 0 declines")
    ended = after(before, state, False)
    assert (ended.dealer, ended.rounds, opening(ended).dealer) == (1, 0, 1)


# The pot


def test_the_pot_stays_and_new_antes_are_added() -> None:
    before = sitting_of(THREE, 100, 100, 100, dealer=0)
    ended = after(before, passed(rules.start(THREE, opening(before))), False)
    assert ended.pot == 12 * CHIP
    assert pot(dealt(rules.start(THREE, opening(ended)))) == 18


@pytest.mark.parametrize(("limit", "rest", "share"), [(11, 0, 4), (12, 12, 0), (None, 12, 0)])
def test_a_pot_above_the_limit_is_divided_when_the_round_ends(limit: int | None, rest: int, share: int) -> None:
    """Source: rules.md §4.8 RD11: strictly above."""
    state = passed(opened(house(pot_limit=limit), 100, 100, 100))
    assert (pot(state), chips(state)) == (rest, (96 + share,) * 3)


def test_what_does_not_divide_in_whole_chips_stays_in_the_pot() -> None:
    state = dealt(opened(house(pot_limit=5), 100, 100, 100, pot=2), {0: "2♠"}, keep="A♠")
    state, events = told(state, "1 passes; 2 passes; 0 bets 2; A♠")
    assert (pot(state), chips(state)) == (2, (100, 100, 100))
    assert PotDivided(4 * CHIP, 3, 2 * CHIP) in events


def test_when_the_table_breaks_up_the_odd_chips_go_from_the_dealers_left() -> None:
    """Source: rules.md §4.8 RD12."""
    before = sitting_of(THREE, 10, 10, 10, pot=8, dealer=2, dealt=1, sharers=(0, 1, 2))
    ended, events = close(before)
    assert [each.chips / CHIP for each in ended.players] == [13, 12, 13]
    assert events == (
        Transfer(POT, stack(0), 3 * CHIP, Reason.SHARE),
        Transfer(POT, stack(1), 2 * CHIP, Reason.SHARE),
        Transfer(POT, stack(2), 3 * CHIP, Reason.SHARE),
        PotShared(2 * CHIP, 3, 2 * CHIP),
    )
    assert close(ended) == (ended, ())


def test_a_single_leaver_forfeits_and_the_last_one_takes_the_pot() -> None:
    before = sitting_of(THREE, 10, 10, 10, pot=9, dealer=1, dealt=0, sharers=(0, 1, 2))
    left, events = leave(before, 0)
    assert (events, left.pot) == ((), 9 * CHIP)
    left, events = leave(left, 1)
    assert events == ()
    left, events = leave(left, 2)
    assert events == (Transfer(POT, stack(2), 9 * CHIP, Reason.SHARE), PotShared(9 * CHIP, 1, 0))
    assert (left.pot, [each.chips / CHIP for each in left.players]) == (0, [10, 10, 19])


def test_who_has_not_played_for_the_pot_has_no_share_of_it() -> None:
    before = sitting_of(house(seats=4), 10, 10, pot=9, dealer=1, dealt=0, sharers=(0, 1))
    ended, _ = close(join(before, Seated(3, 10 * CHIP)))
    assert [each.chips / CHIP for each in ended.players] == [14, 15, 10]


def test_a_seat_that_sat_out_by_a_misdeal_has_its_share() -> None:
    """Source: rules.md §4.8 RD11: its ante is in the pot."""
    before = sitting_of(THREE, 100, 100, 100, dealer=0)
    assert after(before, passed(rules.start(THREE, opening(before))), False).sharers == (0, 1, 2)


# Newcomers


def test_a_newcomer_pays_the_ante_and_the_entry_fee_where_there_is_one() -> None:
    """Source: rules.md §4.8 RD35."""
    at = house(entry_fee=5, seats=4)
    before = join(sitting_of(at, 100, 100, rounds=1, pot=20, dealer=0), Seated(3, 100 * CHIP))
    assert opening(before).carried == Newcomers((3,))
    state, events = told(rules.start(at, opening(before)), "2♣")
    assert EntryPaid(3, 5 * CHIP) in events
    assert (pot(state), chips(state)) == (20 + 6 + 5, (98, 98, 93))
    assert after(before, passed(state), False).newcomers == ()


def test_who_comes_before_the_first_round_owes_no_fee() -> None:
    """There is no pot yet that the others have paid for."""
    at = house(entry_fee=3)
    assert join(sitting_of(at, 9, 9), Seated(2, 9 * CHIP)).newcomers == ()
    assert join(sitting_of(at, 9, 9, rounds=1), Seated(2, 9 * CHIP)).newcomers == (2,)


def test_the_fee_takes_no_more_than_there_is_and_waits_for_a_round_that_is_played() -> None:
    at = house(entry_fee=5, seats=4)
    poor = join(sitting_of(at, 100, 100, rounds=1, dealer=0), Seated(3, 4 * CHIP))
    assert chips(play(rules.start(at, opening(poor)), "2♣"), 3) == (0,)
    out = join(sitting_of(at, 100, 100, rounds=1, dealer=0), Seated(3, 3 * CHIP))
    assert after(out, passed(rules.start(at, opening(out))), False).newcomers == (3,)


def test_without_a_fee_nobody_owes_one() -> None:
    assert opening(join(sitting_of(house(seats=4), 100, 100, dealer=0), Seated(3, 9))).carried is None


# The end


@pytest.mark.parametrize(
    ("amounts", "over"), [((4, 4, 0), False), ((4, 3.5, 0), True), ((3, 3, 3), True), ((4,), False), ((3,), True)]
)
def test_a_sitting_is_over_when_fewer_than_two_can_play_but_one_alone_waits(
    amounts: tuple[float, ...], over: bool
) -> None:
    assert is_over(sit(THREE, seats(*amounts))) is over


def test_everybody_is_told_how_it_ended() -> None:
    sitting = leave(sit(THREE, seats(4, 3, 10)), 2)[0]
    assert [each.ending for each in standings(sitting)] == [Ending.PLAYED, Ending.SHORT, Ending.ABANDONED]


def test_bets_follow_the_pot_that_was_carried() -> None:
    before = sitting_of(THREE, 100, 100, 100, pot=20, dealer=0)
    assert bets(dealt(rules.start(THREE, opening(before))), 1) == (2, 26)
