"""What the rules refuse, by its words: what was tried, what stands in the way, what is possible."""

import pytest

from fairdeal.cards import DECK, read_card
from fairdeal.engine.banking.moves import Bet, SitOut, Surrender, Withdraw
from fairdeal.engine.moves import Action, Burn, Deal, DealOut, Fault, PlayerAction, Void
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.errors import IllegalAction, IllegalHouse
from fairdeal.games.casino_war import House
from fairdeal.games.casino_war.play import apply, check, start
from fairdeal.games.casino_war.state import GoToWar
from tests.games.casino_war.scripts import FREE, TABLE, play, seated

NINE = Deal(read_card("9♣"))
TIED = "bet 2 | 9♣ 9♥"
DEALT = "bet 2 | 9♣"
OVER = "bet 2 | A♣ K♣"


class Fold(PlayerAction):
    """An action of another game."""


CASES: list[tuple[str, Action, str, str]] = [
    # script, action, code, sentence
    ("", Bet(3, 4), "no-seat", "There’s no seat number 3 in this round."),
    ("", Withdraw(-1), "no-seat", "There’s no seat number -1 in this round."),
    (TIED, GoToWar(3), "no-seat", "There’s no seat number 3 in this round."),
    ("", DealOut(3), "no-seat", "There’s no seat number 3 in this round."),
    ("", Fold(0), "unknown-action", "“Fold” isn’t an action of this game."),
    (OVER, Bet(0, 4), "round-over", "This round is over."),
    (OVER, NINE, "round-over", "This round is over."),
    (OVER, Void(Fault.CARD_MISSING), "round-over", "This round is over."),
    ("bet 2", Bet(0, 6), "already-bet", "Seat 0 has already bet 2."),
    ("bet 2", SitOut(0), "already-bet", "Seat 0 has already bet 2."),
    (
        DEALT,
        Bet(0, 6),
        "betting-closed",
        "Bets are closed: the cards are being dealt. You can bet again before the next round.",
    ),
    (
        TIED,
        SitOut(0),
        "betting-closed",
        "Bets are closed: the cards are being dealt. You can bet again before the next round.",
    ),
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
    (
        "bet 2 | burn 1",
        Withdraw(0),
        "too-late-to-withdraw",
        "You can take back a bet only before the first card, and the cards are being dealt.",
    ),
    *(
        (
            "",
            action,
            "no-tie",
            "War and surrender answer a tie with the dealer, and Seat 0 has none to answer now.",
        )
        for action in (GoToWar(0), Surrender(0))
    ),
    ("", NINE, "no-card-due", "No card is due: the players are deciding."),
    (TIED, NINE, "no-card-due", "No card is due: the players are deciding."),
    (TIED, Burn(3), "no-card-due", "No card is due: the players are deciding."),
    ("bet 2", NINE, "burn-due", "No card can be dealt face up yet. Cards to burn first: 1."),
    (f"{TIED} | war", NINE, "burn-due", "No card can be dealt face up yet. Cards to burn first: 3."),
    ("bet 2 | burn 1", Burn(1), "deal-due", "No card is burned now: the next card is dealt face up."),
    (f"{TIED} | war | K♣", Burn(1), "deal-due", "No card is burned now: the next card is dealt face up."),
    ("bet 2", Burn(3), "wrong-burn", "Exactly 1 cards are burned now, not 3."),
    (f"{TIED} | war", Burn(1), "wrong-burn", "Exactly 3 cards are burned now, not 1."),
    ("bet 2", Burn(0), "wrong-burn", "Exactly 1 cards are burned now, not 0."),
    ("bet 2 | burn 1", DealOut(0), "too-late-to-deal-out", "A seat can be dealt out only before the first card."),
    (
        "bet 2",
        Void(Fault.NO_BETS),
        "not-a-fault",
        "A round is void only when the deck is incomplete or a card is missing.",
    ),
]


@pytest.mark.parametrize(("script", "action", "code", "sentence"), CASES, ids=[f"{row[2]}-{row[0]}" for row in CASES])
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
        (FREE, 1000, 2, STAKES.format("1", "2", "100", "1")),
        (FREE, 1000, 0, STAKES.format("0", "2", "100", "1")),
        (FREE, 1000, -8, STAKES.format("−4", "2", "100", "1")),
        (FREE, 1000, 202, STAKES.format("101", "2", "100", "1")),
        (FREE, 1000, 4000, STAKES.format("2\u202f000", "2", "100", "1")),
        (FREE, 1000, 15, STAKES.format("7½", "2", "100", "1")),
        (FREE, 50, 102, STAKES.format("51", "2", "50", "1")),
        (House(stake=None, even_stakes_only=True), 1000, 6, STAKES.format("3", "2", "100", "2")),
        (House(stake=None, reserve_for_war=True), 50, 52, STAKES.format("26", "2", "25", "1")),
        (House(), 1000, 6, FIXED.format("3", "2")),
        (House(stake=20), 1000, 4, FIXED.format("2", "10")),
        (FREE, 2, 6, FIXED.format("3", "2")),
    ],
)
def test_cw1_a_bet_out_of_range_is_refused_with_the_range(house: House, wallet: int, tried: int, sentence: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        check(start(house, Opening(seated(wallet))), Bet(0, tried))
    assert str(refused.value) == sentence
    assert refused.value.code == ("bet-fixed" if "the bet here is" in sentence else "bet-out-of-range")


def test_cw3_war_without_the_chips_is_refused_and_surrender_named() -> None:
    with pytest.raises(IllegalAction) as refused:
        play(f"{TIED} | war", seats=seated(3))
    assert refused.value.code == "war-too-dear"
    assert str(refused.value) == (
        "War needs another 2, and Seat 0 has 1. Surrender is the way out: half of the bet comes back."
    )


def test_cw9_a_tied_seat_waits_for_the_one_before_it() -> None:
    state = play("0: bet 2 | 1: bet 2 | 9♣ 9♦ 9♥", house=TABLE, seats=seated(9, 9)).state
    for action in (GoToWar(1), Surrender(1)):
        with pytest.raises(IllegalAction) as refused:
            check(state, action)
        assert refused.value.code == "not-in-turn"
        assert str(refused.value) == "It’s not your turn yet: Seat 0 decides first."


@pytest.mark.parametrize("action", [Bet(0, 4), SitOut(0), DealOut(0)])
def test_a_seat_that_sits_out_does_so_for_the_round(action: Action) -> None:
    state = play("0: sit out", house=TABLE, seats=seated(9, 9)).state
    with pytest.raises(IllegalAction) as refused:
        check(state, action)
    assert refused.value.code == "sits-out"
    assert str(refused.value) == "Seat 0 sits this round out, and can bet again in the next one."


def test_g4_a_card_of_which_all_have_come_is_refused_by_name() -> None:
    gone = tuple(6 if card == NINE.card else 0 for card in DECK)
    state = start(House(), Opening((Seated(0, 40),), gone=gone))
    for action in (Bet(0, 4), Burn(1)):
        state, _ = apply(state, action)
    with pytest.raises(IllegalAction) as refused:
        check(state, NINE)
    assert refused.value.code == "card-gone"
    assert str(refused.value) == "9♣ can’t come again: all 6 of them have been dealt."


HOUSES = [
    ({"stake": 5}, "option-step", "The option stake can’t be 2½: stakes here are multiples of 1."),
    (
        {"stake": 6, "even_stakes_only": True},
        "option-step",
        "The option stake can’t be 3: stakes here are multiples of 2.",
    ),
    ({"min_stake": 7}, "option-step", "The option min_stake can’t be 3½: stakes here are multiples of 1."),
    ({"max_stake": 7}, "option-step", "The option max_stake can’t be 3½: stakes here are multiples of 1."),
    ({"min_stake": 40, "max_stake": 20}, "options-crossed", "The option min_stake can’t be above max_stake."),
    ({"cut_from": 30, "cut_to": 20}, "options-crossed", "The option cut_from can’t be above cut_to."),
    ({"seats": 8}, "option-value", "The option seats can’t be 8; it can be 1–7."),
    ({"decks": 5}, "option-value", "The option decks can’t be 5; it can be 6, 7, 8."),
    ({"war_tie_payout": "3:1"}, "option-value", "The option war_tie_payout can’t be 3:1; it can be 2:1, 1:1."),
    ({"stake": 1}, "option-value", "The option stake can’t be ½; it can be 1–1 000 000, none."),
    ({"rounds": 0}, "option-value", "The option rounds can’t be 0; it can be 1–1000, none."),
]


@pytest.mark.parametrize(("options", "code", "sentence"), HOUSES, ids=[str(row[0]) for row in HOUSES])
def test_options_that_are_out_of_bounds_or_do_not_fit_are_refused(
    options: dict[str, object], code: str, sentence: str
) -> None:
    with pytest.raises(IllegalHouse) as refused:
        House(**options)  # type: ignore[arg-type]
    assert (refused.value.code, str(refused.value)) == (code, sentence)
