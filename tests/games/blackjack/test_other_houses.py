"""The options of other houses, each in worked cases: dealt, played and paid. Source: rules.md §5."""

import pytest

from fairdeal.cards import DECK
from fairdeal.engine.banking.moves import Surrender, Surrendered
from fairdeal.engine.chips import CHIP
from fairdeal.engine.events import CardDealt, CardHidden
from fairdeal.engine.moves import DEALER, CardsToDeal, Face
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.errors import IllegalAction, IllegalHouse
from fairdeal.games.blackjack import GAME, House
from fairdeal.games.blackjack.events import DealerHasBlackjack, HoleCardPeeked, HoleCardTurned, InsuranceLost
from fairdeal.games.blackjack.play import apply, check, legal, start, turn
from fairdeal.games.blackjack.state import Decline, Double, Hit, Insure, Outcome, Phase, Split, Stand, State
from fairdeal.games.blackjack.view import view, whole
from tests.games.blackjack.scripts import cards, chips, play, seated, table

PEEK = House(peek=True)
LATE = House(surrender="late")
PEEK_LATE = House(peek=True, surrender="late")
ACES = House(max_hands=3, resplit_aces=True)


def last_cards_of(script: str, house: House) -> State:
    """The round when all the other cards of the shoe lie on the table too, and there are no discards."""
    state = play(script, house=house).state
    return state._replace(up=(*state.up, *[DECK[0]] * state.left))


# decks


@pytest.mark.parametrize(
    ("decks", "cut_card"), [(1, (33, 36)), (2, (66, 73)), (4, (133, 146)), (6, (200, 220)), (8, (266, 293))]
)
def test_the_cut_card_lies_in_proportion_to_the_decks(decks: int, cut_card: tuple[int, int]) -> None:
    house = House(decks=decks)
    assert (house.cards, house.cut_card) == (52 * decks, cut_card)
    shuffled = GAME.sitting.shuffle(GAME.sitting.sit(house, seated(100)))
    assert shuffled is not None
    assert (shuffled.decks, shuffled.cut_card) == (decks, cut_card)


def test_a_cut_card_behind_the_whole_shoe_lies_behind_that_of_any_decks_and_before_it_behind_a_card() -> None:
    assert House(decks=1, cut_from=312, cut_to=312).cut_card == (52, 52)
    assert House(decks=1, cut_from=1, cut_to=1).cut_card == (1, 1)


def test_a_shoe_of_one_deck_is_shuffled_once_its_last_place_for_the_cut_card_is_passed() -> None:
    house = House(decks=1, cut_from=24, cut_to=42)
    sitting = GAME.sitting.sit(house, seated(100))
    left = DECK
    for script, goes_on in (("10♣ 9♦ 10♥ | stand | 10♠", True), ("J♣ 9♣ J♥ | stand | J♠", False)):
        played = play(f"bet 2 | {script}", house=house, left=left)
        left = tuple(card for card in left if card not in played.state.up)
        sitting = GAME.sitting.after(sitting, played.state, False)
        assert (GAME.sitting.shuffle(sitting) is None) is goes_on


def test_each_card_is_there_once_in_a_deck() -> None:
    with pytest.raises(IllegalAction) as refused:
        play("bet 2 | 10♣ 10♣", house=House(decks=1))
    assert refused.value.code == "card-dealt"


# hits_soft_17


@pytest.mark.parametrize(
    ("up", "drawn", "stops"),
    [
        ("6", "A", False),
        ("A", "6", False),
        ("2", "4 A", False),
        ("6", "A 10", True),
        ("6", "10 A", True),
        ("7", "10", True),
        ("A", "7", True),
        ("6", "A A", True),
    ],
)
def test_the_dealer_draws_to_a_soft_17_where_the_house_says_so(up: str, drawn: str, stops: bool) -> None:
    decline = "decline | " if up == "A" else ""
    script = f"bet 2 | 10 {up} 9 | {decline}stand | {drawn}"
    played = play(script, house=House(hits_soft_17=True))
    assert (played.state.phase is Phase.OVER) is stops


@pytest.mark.parametrize("drawn", ["6 A", "A 6"])
def test_it_stops_there_at_the_usual_table(drawn: str) -> None:
    up, card = drawn.split()
    decline = "decline | " if up == "A" else ""
    assert play(f"bet 2 | 10 {up} 9 | {decline}stand | {card}").state.phase is Phase.OVER


# double_on


@pytest.mark.parametrize(
    ("text", "doubles"),
    [
        ("6 9 4", ("10-11", "9-11", "any")),
        ("5 9 4", ("9-11", "any")),
        ("5 9 3", ("any",)),
        ("10 9 6", ("any",)),
        ("A 9 7", ("any",)),
        ("A 9 9", ("any",)),
    ],
)
def test_which_two_cards_double(text: str, doubles: tuple[str, ...]) -> None:
    for double_on in ("10-11", "9-11", "any"):
        may = play(f"bet 2 | {text}", house=House(double_on=double_on)).may()
        assert (Double in may) is (double_on in doubles), double_on


def test_three_cards_never_double() -> None:
    assert Double not in play("bet 2 | 2 9 3 | hit | 4", house=House(double_on="any")).may()


def test_a_double_on_any_cards_can_bust_and_loses_both_stakes() -> None:
    played = play("bet 10 | 10 9 6 | double | K", house=House(double_on="any"))
    assert (played.outcomes(), played.net()) == ([Outcome.BUSTED], chips("−20"))


def test_an_ace_and_an_eight_double_as_nine_where_aces_are_counted_low() -> None:
    house = House(double_on="9-11", double_soft_low=True)
    assert Double in play("bet 2 | A 9 8", house=house).may()
    assert Double not in play("bet 2 | A 9 8", house=House(double_on="9-11")).may()


# resplit_aces


def test_an_ace_that_comes_to_a_split_ace_can_be_split_again_and_nothing_else() -> None:
    played = play("bet 10 | A 9 A | split | A", house=ACES)
    assert played.may() == {Stand, Split}
    played = play("bet 10 | A 9 A | split | A | split | 10 | 9 | 8 | 10", house=ACES)
    assert [hand.total.best for hand in played.box().hands] == [21, 20, 19]
    assert played.net() == chips("+20")


def test_two_aces_of_a_split_can_stand_and_then_get_no_card() -> None:
    played = play("bet 10 | A 9 A | split | A | stand | 10 | 10", house=ACES)
    assert [len(hand.cards) for hand in played.box().hands] == [2, 2]
    assert played.outcomes() == [Outcome.LOST, Outcome.WON]


@pytest.mark.parametrize(
    ("house", "seats"), [(House(max_hands=3), seated(1000)), (ACES, seated(20))], ids=["not here", "no chips"]
)
def test_two_aces_that_cannot_be_split_again_are_complete(house: House, seats: tuple[Seated, ...]) -> None:
    played = play("bet 10 | A 9 A | split | A | 10 | 10", house=house, seats=seats)
    assert played.state.phase is Phase.OVER


def test_no_more_aces_are_split_than_there_is_room_for() -> None:
    played = play("bet 10 | A 9 A | split | A | split | A | A | A | 10", house=ACES)
    assert [len(hand.cards) for hand in played.box().hands] == [2, 2, 2]


def test_a_split_ace_takes_no_second_card_and_is_not_doubled() -> None:
    house = House(max_hands=3, resplit_aces=True, das=True, double_on="any")
    state = play("bet 10 | A 9 A | split | A", house=house).state
    for action in (Hit(0), Double(0)):
        with pytest.raises(IllegalAction) as refused:
            check(state, action)
        assert str(refused.value) == ("A split ace gets one card and no more. You can stand or split again.")


# blackjack_pays


@pytest.mark.parametrize(("pays", "net"), [("3:2", "+15"), ("6:5", "+12"), ("1:1", "+10")])
def test_what_a_blackjack_wins(pays: str, net: str) -> None:
    house = House(blackjack_pays=pays)
    assert play("bet 10 | A 9 K", house=house).net() == chips(net)
    said = GAME.text.tell(play("bet 10 | A 9 K", house=house).events[-2])
    assert said is not None
    assert said.facts["pays"] == pays


@pytest.mark.parametrize(
    ("options", "bets"),
    [
        ({}, range(5, 101, 5)),
        ({"min_stake": 12, "max_stake": 104}, range(10, 51, 5)),
        ({"min_stake": 20}, range(10, 101, 5)),
        ({"even_stakes_only": True}, range(10, 101, 10)),
    ],
)
def test_g1_at_6_to_5_bets_are_those_that_win_whole_half_chips(options: dict[str, int], bets: range) -> None:
    house = House(blackjack_pays="6:5", **options)  # type: ignore[arg-type]
    (offered,) = legal(start(house, Opening(seated(1000))), 0).amounts
    assert [amount // CHIP for amount in offered] == list(bets)
    assert all(house.pays.on(amount) * 5 == amount * 6 for amount in offered)


def test_a_seat_that_cannot_pay_the_least_of_those_bets_sits_out() -> None:
    house = House(blackjack_pays="6:5")
    assert GAME.sitting.least(house) == 5 * CHIP
    assert not legal(start(house, Opening(seated(4, 9))), 0)


# peek: the hole card


def test_the_hole_card_comes_after_everybodys_first_face_down_and_is_seen_by_nobody() -> None:
    due = table("10 10 10", house=PEEK).state
    assert turn(due) == CardsToDeal(1, Face.SEALED, DEALER)
    played = table("10 10 10 K♠ 6 6 6 9♠", house=PEEK)
    dealt = [event for event in played.events if isinstance(event, CardDealt) and event.face is not Face.UP]
    assert dealt == [CardDealt(DEALER, cards("K♠")[0], Face.SEALED)]
    for viewer in (0, 1, 2, None):
        assert GAME.sight.seen(dealt[0], viewer) == CardHidden(DEALER)
        seen = view(played.state, viewer)
        assert (seen.dealer, seen.hole, seen.peeked) == (cards("9♠"), True, False)
        assert sum(seen.seen) == 7
        assert seen.unseen == 312 - 8


def test_looking_back_the_hole_card_is_shown() -> None:
    state = play("bet 2 | 10 K♠ 6 9", house=PEEK).state
    assert whole(state).dealer == (*state.dealer, *cards("K♠"))
    assert not whole(state).hole


@pytest.mark.parametrize(
    ("script", "peeks"),
    [("10 A 9 9", False), ("10 9 9 10", True), ("10 9 9 A | decline", True), ("10 10 9 2", False)],
)
def test_the_dealer_looks_under_a_ten_and_after_insurance_under_an_ace_and_under_no_other(
    script: str, peeks: bool
) -> None:
    played = play(f"bet 10 | {script}", house=PEEK)
    assert (HoleCardPeeked() in played.events, played.state.peeked) == (peeks, peeks)
    assert played.state.phase is Phase.PLAY


def test_a_blackjack_of_the_dealers_ends_the_round_before_anybody_plays() -> None:
    played = table("10 8 A A 6 8 Q K", house=PEEK)
    assert played.state.phase is Phase.OVER
    assert [played.outcomes(seat) for seat in range(3)] == [[Outcome.LOST], [Outcome.LOST], [Outcome.PUSHED]]
    assert DealerHasBlackjack() in played.events


def test_insurance_is_settled_at_once_by_a_blackjack() -> None:
    played = play("bet 10 | 10 K 9 A | insure", house=PEEK)
    assert (played.state.phase, played.net()) == (Phase.OVER, 0)


def test_without_a_blackjack_insurance_is_lost_at_once_and_told_and_its_chips_move_with_all_others() -> None:
    played = play("bet 10 | 10 9 9 A | insure", house=PEEK)
    assert played.events[-2:] == (HoleCardPeeked(), InsuranceLost(0))
    assert play("bet 10 | 10 9 9 A | insure | void", house=PEEK).net() == 0
    assert play("bet 10 | 10 9 9 A | insure | stand", house=PEEK).net() == chips("−15")


def test_doubles_and_splits_are_never_lost_to_a_blackjack() -> None:
    """Under a ten the dealer has looked, so a 21 takes three cards or more."""
    played = play("bet 10 | 6 6 5 10 | double | 10 | 5", house=PEEK)
    assert (played.outcomes(), played.net()) == ([Outcome.PUSHED], 0)


def test_the_hole_card_is_turned_when_all_have_played_and_the_dealer_draws_on() -> None:
    played = play("bet 10 | 10 10♠ 9 6 | stand | 3", house=PEEK)
    assert HoleCardTurned(cards("10♠")[0], 16, 16) in played.events
    assert played.outcomes() == [Outcome.PUSHED]


@pytest.mark.parametrize("script", ["10 10 6 6 | hit | 10", "A 10 10 6"])
def test_with_no_hand_to_beat_the_hole_card_is_turned_and_nothing_drawn(script: str) -> None:
    played = play(f"bet 10 | {script}", house=PEEK)
    assert played.state.phase is Phase.OVER
    assert (len(played.state.dealer), played.state.hole) == (2, None)


def test_the_hole_card_is_gone_from_the_shoe_before_it_is_seen() -> None:
    left = cards("10♣ K♠ 6♥ 9♦ 5♣ 5♦ 5♥ 5♠")
    state = play("bet 10 | 10♣ K♠ 6♥ 9♦ | hit", house=PEEK, left=left).state
    assert {action.card for action in legal(state, DEALER).actions if hasattr(action, "card")} == set(left[4:])
    assert state.left == 4


def test_a_shoe_that_ends_with_the_hole_card_face_down_turns_it_and_gives_back_what_is_undecided() -> None:
    state, _ = apply(last_cards_of("bet 10 | 10 K 6 9", PEEK), Hit(0))
    assert (state.boxes[0].hands[0].outcome, state.hole) == (Outcome.VOID, None)


# surrender


def test_the_first_two_cards_can_be_given_up_for_half_of_the_bet() -> None:
    played = play("bet 5 | 10 9 6 | surrender", house=LATE)
    assert (played.outcomes(), played.net()) == ([Outcome.SURRENDERED], chips("−2.5"))
    assert Surrendered(0) in played.events
    assert played.drawn == 0


@pytest.mark.parametrize("script", ["10 9 2 | hit | 2", "8 9 8 | split | 3"])
def test_nothing_else_can_be_given_up(script: str) -> None:
    state = play(f"bet 5 | {script}", house=LATE).state
    with pytest.raises(IllegalAction) as refused:
        check(state, Surrender(0))
    assert str(refused.value) == (
        "You can surrender only your first two cards, before a hit or a split. You can hit or stand."
    )


def test_at_other_tables_nothing_is_given_up() -> None:
    with pytest.raises(IllegalAction) as refused:
        check(play("bet 5 | 10 9 6").state, Surrender(0))
    assert str(refused.value) == ("There’s no surrender at this table. You can hit or stand.")


@pytest.mark.parametrize(
    ("script", "net"),
    [
        ("10 10 6 | surrender | A", "−10"),
        ("10 10 6 | surrender | 9", "−5"),
        ("10 A 6 | decline | surrender | K", "−10"),
    ],
)
def test_without_a_hole_card_a_blackjack_takes_all_of_it_and_one_card_tells(script: str, net: str) -> None:
    played = play(f"bet 10 | {script}", house=LATE)
    assert (played.net(), played.drawn) == (chips(net), 1)


def test_with_a_hole_card_half_comes_back_for_certain() -> None:
    played = play("bet 10 | 10 8 6 10 | surrender", house=PEEK_LATE)
    assert (played.outcomes(), played.net(), played.drawn) == ([Outcome.SURRENDERED], chips("−5"), 1)


def test_the_others_play_on_and_the_dealer_draws_for_them() -> None:
    played = table("10 10 10 9 6 9 9 | 0: surrender | 1: stand | 2: stand | 10", house=LATE)
    assert [played.outcomes(seat) for seat in range(3)] == [[Outcome.SURRENDERED], [Outcome.PUSHED], [Outcome.PUSHED]]


def test_who_insured_can_surrender_too() -> None:
    played = play("bet 10 | 10 8 6 A | insure | surrender", house=PEEK_LATE)
    assert played.net() == chips("−10")


def test_what_is_given_up_when_the_shoe_has_ended_is_void_only_if_a_blackjack_was_still_possible() -> None:
    for script, outcome in (("10 K 6", Outcome.VOID), ("10 9 6", Outcome.SURRENDERED)):
        state, _ = apply(last_cards_of(f"bet 10 | {script}", LATE), Surrender(0))
        assert state.boxes[0].hands[0].outcome is outcome


# What does not fit together


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"decks": 3}, "The option decks can’t be 3; it can be 1, 2, 4, 6, 8."),
        ({"surrender": "early"}, "The option surrender can’t be early; it can be none, late."),
        (
            {"resplit_aces": True},
            "Aces can be split again only where a seat can have more than two hands: set max_hands to 3 or 4, or leave "
            "resplit_aces off.",
        ),
        (
            {"blackjack_pays": "6:5", "min_stake": 2, "max_stake": 8},
            "Where a blackjack pays 6:5, bets are multiples of 5, and there’s none between 1 and 4. Set max_stake to 5 "
            "or more.",
        ),
        (
            {"blackjack_pays": "6:5", "bank_cap": 18},
            "The bank’s limit can’t be 9: the smallest bet can cost the house 10.",
        ),
    ],
)
def test_options_that_do_not_fit_are_refused_with_what_is_possible(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(IllegalHouse) as refused:
        House(**options)  # type: ignore[arg-type]
    assert str(refused.value) == sentence


def test_a_seat_that_declines_plays_on_under_an_ace() -> None:
    assert play("bet 10 | 10 8 6 A", house=PEEK).may() == {Insure, Decline}
    assert play("bet 10 | 10 8 6 A | decline", house=PEEK).may() == {Hit, Stand}
