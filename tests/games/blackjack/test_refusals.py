"""What the rules refuse, by its words: what was tried, what stands in the way, what is possible."""

import pytest

from fairdeal.cards import DECK, read_card
from fairdeal.engine.banking.moves import Bet, SitOut, Withdraw
from fairdeal.engine.moves import Action, Burn, Deal, DealOut, Fault, PlayerAction, Reshuffle, Void
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.errors import IllegalAction, IllegalHouse
from fairdeal.games.blackjack import House
from fairdeal.games.blackjack.play import apply, check, start
from fairdeal.games.blackjack.state import Decline, Double, Hit, Insure, Split, Stand
from tests.games.blackjack.scripts import play, seated

NINE = Deal(read_card("9♣"))
DEALT = "bet 10 | 10"
HAND = "bet 10 | 10 9 6"
ACE_UP = "bet 10 | 10 A 6"
OVER = "bet 10 | 10 9 9 | stand | 10"

NO_CARD = "No card is due: the players are deciding."
NO_HAND = "No hand is waiting for a decision. Hands are played after the bets and the deal."
NO_INSURANCE = "Insurance is offered once, when the cards are dealt and the dealer shows an ace."
INSURANCE_FIRST = "Insurance comes first: insure or decline. Then the hands are played."
CLOSED = "Bets are closed: the cards are being dealt. You can bet again before the next round."
NEXT_ROUND = "This round is over."
NO_FAULT = "A round is void only when the deck is incomplete or a card is missing."


class Fold(PlayerAction):
    """An action of another game."""


CASES: list[tuple[str, Action, str, str]] = [
    # script, action, code, sentence
    ("", Bet(3, 4), "no-seat", "There’s no seat number 3 in this round."),
    (HAND, Hit(3), "no-seat", "There’s no seat number 3 in this round."),
    (ACE_UP, Insure(3), "no-seat", "There’s no seat number 3 in this round."),
    ("", DealOut(3), "no-seat", "There’s no seat number 3 in this round."),
    ("", Fold(0), "unknown-action", "“Fold” isn’t an action of this game."),
    ("bet 10", Burn(1), "unknown-action", "“Burn” isn’t an action of this game."),
    (OVER, Bet(0, 20), "round-over", NEXT_ROUND),
    (OVER, Hit(0), "round-over", NEXT_ROUND),
    (OVER, Reshuffle(), "round-over", NEXT_ROUND),
    ("bet 10", Bet(0, 20), "already-bet", "Seat 0 has already bet 10."),
    ("bet 10", SitOut(0), "already-bet", "Seat 0 has already bet 10."),
    (DEALT, Bet(0, 20), "betting-closed", CLOSED),
    (HAND, SitOut(0), "betting-closed", CLOSED),
    (
        "",
        SitOut(0),
        "cannot-sit-out",
        "You’re the only player, so you can’t sit this round out. Bet, or leave the table.",
    ),
    ("", Withdraw(0), "not-bet", "Seat 0 has no bet to take back."),
    (
        DEALT,
        Withdraw(0),
        "too-late-to-withdraw",
        "You can take back a bet only before the first card, and the cards are being dealt.",
    ),
    # hands
    *((script, kind(0), "no-hand-in-turn", NO_HAND) for script in ("", DEALT) for kind in (Hit, Stand, Double, Split)),
    (f"{HAND} | hit", Hit(0), "no-hand-in-turn", NO_HAND),
    *((ACE_UP, kind(0), "insurance-first", INSURANCE_FIRST) for kind in (Hit, Stand, Double, Split)),
    (
        HAND,
        Double(0),
        "double-total",
        "Two cards are doubled here when they make one of 10, 11, and these make 16.",
    ),
    (
        "bet 10 | A 9 9",
        Double(0),
        "double-soft",
        "Two cards are doubled here when they make one of 10, 11, and these make 20 or 10: the ace counts 11 here.",
    ),
    (
        "bet 10 | 2 9 3 | hit | 5",
        Double(0),
        "double-too-late",
        "You can double only on the first two cards, and this hand has 3.",
    ),
    (
        "bet 10 | 8 9 8 | split | 3",
        Double(0),
        "no-double-after-split",
        "Hands of a split pair can’t be doubled here.",
    ),
    (HAND, Split(0), "no-pair", "You can split only a pair, and 10♣ 6♥ isn’t one here."),
    (
        "bet 10 | 2 9 2 | hit | 2",
        Split(0),
        "split-too-late",
        "You can split only the first two cards, and this hand has 3.",
    ),
    (
        "bet 10 | 8 9 8 | split | 8",
        Split(0),
        "too-many-hands",
        "You can’t split again: a seat can have at most 2 hands here.",
    ),
    # insurance
    (HAND, Insure(0), "no-insurance-now", NO_INSURANCE),
    ("", Decline(0), "no-insurance-now", NO_INSURANCE),
    (f"{ACE_UP} | decline", Insure(0), "no-insurance-now", NO_INSURANCE),
    # the dealer
    ("", NINE, "no-card-due", NO_CARD),
    (HAND, NINE, "no-card-due", NO_CARD),
    (ACE_UP, NINE, "no-card-due", NO_CARD),
    (DEALT, DealOut(0), "too-late-to-deal-out", "A seat can be dealt out only before the first card."),
    (DEALT, Deal(DECK[0] + 52), "no-such-card", "There’s no card number 52: cards are numbered 0 to 51."),  # type: ignore[arg-type]
    ("bet 10", Void(Fault.NO_BETS), "not-a-fault", NO_FAULT),
    (
        DEALT,
        Reshuffle(),
        "no-shuffle-due",
        "The discards are shuffled in mid-round only when a card is due and none is left. Cards left now: 311.",
    ),
]


@pytest.mark.parametrize(
    ("script", "action", "code", "sentence"), CASES, ids=[f"{row[2]}-{row[0]}-{type(row[1]).__name__}" for row in CASES]
)
def test_what_is_refused_says_why_and_changes_nothing(script: str, action: Action, code: str, sentence: str) -> None:
    state = play(script).state
    before = hash(state)
    for judge in (check, apply):
        with pytest.raises(IllegalAction) as refused:
            judge(state, action)
        assert (refused.value.code, str(refused.value)) == (code, sentence)
    assert hash(state) == before


STAKES = "You can’t bet {}. Bet from {} to {}, in steps of {}."
FIXED = "You can’t bet {}: the bet here is {}."


@pytest.mark.parametrize(
    ("house", "wallet", "tried", "sentence"),
    [
        (House(), 1000, 2, STAKES.format("1", "2", "100", "1")),
        (House(), 1000, 0, STAKES.format("0", "2", "100", "1")),
        (House(), 1000, -8, STAKES.format("−4", "2", "100", "1")),
        (House(), 1000, 202, STAKES.format("101", "2", "100", "1")),
        (House(), 1000, 15, STAKES.format("7½", "2", "100", "1")),
        (House(), 50, 102, STAKES.format("51", "2", "50", "1")),
        (House(even_stakes_only=True), 1000, 6, STAKES.format("3", "2", "100", "2")),
        (House(bank_cap=100), 1000, 52, STAKES.format("26", "2", "25", "1")),
        (House(), 2, 6, FIXED.format("3", "2")),
    ],
)
def test_bj2_a_bet_out_of_range_is_refused_with_the_range(house: House, wallet: int, tried: int, sentence: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        check(start(house, Opening(seated(wallet))), Bet(0, tried))
    assert str(refused.value) == sentence


def test_bj23_a_bet_that_the_bank_cannot_cover_at_all_is_refused() -> None:
    state = play("0: bet 20", house=House(bank_cap=80), seats=seated(100, 100, 100)).state
    with pytest.raises(IllegalAction) as refused:
        check(state, Bet(1, 4))
    assert refused.value.code == "bank-spent"
    assert str(refused.value) == ("You can’t bet 2: the bank couldn’t pay another winning bet. Sit this round out.")


@pytest.mark.parametrize(
    ("action", "code", "word"), [(Double(0), "double-too-dear", "Doubling"), (Split(0), "split-too-dear", "Splitting")]
)
def test_bj14_without_the_chips_a_double_and_a_split_are_refused(action: Action, code: str, word: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        check(play("bet 10 | 5 9 5", seats=seated(19)).state, action)
    assert refused.value.code == code
    assert str(refused.value) == f"{word} needs another 10, and Seat 0 has 9. Hitting and standing remain."


def test_bj11_without_half_of_the_bet_insurance_is_refused_while_others_decide() -> None:
    state = play("0: bet 10 | 1: bet 10 | 10 10 A 6 6", seats=(Seated(0, 29), Seated(1, 40))).state
    for action in (Insure(0), Decline(0)):
        with pytest.raises(IllegalAction) as refused:
            check(state, action)
        assert refused.value.code == "insurance-too-dear"
        assert str(refused.value) == (
            "Insurance costs half of the bet, 5, and Seat 0 has 4½. The round goes on without it."
        )


def test_bj12_a_decision_about_insurance_stands() -> None:
    for word in ("insure", "decline"):
        state = play(f"0: bet 10 | 1: bet 10 | 10 10 A 6 6 | 0: {word}", seats=seated(40, 40)).state
        for action in (Insure(0), Decline(0)):
            with pytest.raises(IllegalAction) as refused:
                check(state, action)
            assert refused.value.code == "insurance-answered"
            assert str(refused.value) == (
                "Seat 0 has already decided about insurance. Play goes on when everybody has."
            )


def test_bj13_a_blackjack_is_not_insured() -> None:
    state = play("0: bet 10 | 1: bet 10 | A 10 A K 6", seats=seated(40, 40)).state
    with pytest.raises(IllegalAction) as refused:
        check(state, Insure(0))
    assert refused.value.code == "no-insurance-for-blackjack"
    assert str(refused.value) == (
        "A blackjack can’t be insured: it wins 3:2, and if the dealer has one too, the bet comes back."
    )


def test_bj20_a_seat_waits_for_the_one_before_it_and_cannot_play_again() -> None:
    seats = seated(40, 40, 40)
    bets = "0: bet 10 | 1: bet 10 | 2: sit out | 10 10 9 6 6"
    for script, seat, deciding in ((bets, 1, 0), (f"{bets} | 0: stand", 0, 1)):
        with pytest.raises(IllegalAction) as refused:
            check(play(script, seats=seats).state, Hit(seat))
        assert refused.value.code == "not-your-hand"
        assert str(refused.value) == f"It’s not your turn: Seat {deciding} decides now."
    with pytest.raises(IllegalAction) as refused:
        check(play(bets, seats=seats).state, Hit(2))
    assert refused.value.code == "sits-out"


@pytest.mark.parametrize("action", [Bet(0, 4), SitOut(0), DealOut(0)])
def test_a_seat_that_sits_out_does_so_for_the_round(action: Action) -> None:
    state = play("0: sit out", seats=seated(9, 9)).state
    with pytest.raises(IllegalAction) as refused:
        check(state, action)
    assert refused.value.code == "sits-out"


def test_a_seat_that_sits_out_has_no_insurance() -> None:
    state = play("0: sit out | 1: bet 4 | 10 A 6", seats=seated(9, 9)).state
    with pytest.raises(IllegalAction) as refused:
        check(state, Insure(0))
    assert refused.value.code == "sits-out"


def test_g4_a_card_of_which_all_have_come_is_refused_by_name() -> None:
    gone = tuple(6 if card == NINE.card else 0 for card in DECK)
    state, _ = apply(start(House(), Opening((Seated(0, 40),), gone=gone)), Bet(0, 4))
    with pytest.raises(IllegalAction) as refused:
        check(state, NINE)
    assert str(refused.value) == "9♣ can’t come again: all 6 of them have been dealt."


HOUSES = [
    ({"min_stake": 7}, "The option min_stake can’t be 3½: stakes here are multiples of 1."),
    ({"max_stake": 6, "even_stakes_only": True}, "The option max_stake can’t be 3: stakes here are multiples of 2."),
    ({"min_stake": 40, "max_stake": 20}, "The option min_stake can’t be above max_stake."),
    ({"cut_from": 30, "cut_to": 20}, "The option cut_from can’t be above cut_to."),
    ({"seats": 8}, "The option seats can’t be 8; it can be 1–7."),
    ({"max_hands": 5}, "The option max_hands can’t be 5; it can be 2–4."),
    ({"split_tens": "no"}, "The option split_tens can’t be no; it can be value, rank, never."),
    ({"bank_cap": 7}, "The bank’s limit can’t be 3½: the smallest bet can cost the house 4."),
]


@pytest.mark.parametrize(("options", "sentence"), HOUSES, ids=[str(row[0]) for row in HOUSES])
def test_options_that_are_out_of_bounds_or_do_not_fit_are_refused(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(IllegalHouse) as refused:
        House(**options)  # type: ignore[arg-type]
    assert str(refused.value) == sentence
