"""What the rules of Red Dog refuse, by its words."""

from collections.abc import Callable

import pytest

from fairdeal.cards import read_card
from fairdeal.engine.moves import Action, Deal, DealOut, Reshuffle
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.errors import IllegalAction
from fairdeal.games.red_dog.state import (
    Bet,
    Cover,
    DeclineBank,
    Discard,
    ExposeTop,
    Irregular,
    Misdeal,
    OfferBank,
    Overpay,
    Pass,
    PayIn,
    Show,
    State,
    TakeBack,
)
from tests.games.red_dog.scripts import dealt, house, opened, play, rules


def base() -> State:
    return dealt(opened(house(), 100, 100, 100), {1: "9♠ Q♠ 4♥ 4♣ 2♣"}, keep="8♠ A♥ 5♠")


def fixed() -> State:
    return play(dealt(opened(house(), 100, 100, 100), {1: "A♠"}, keep="K♠"), "1 bets 5; K♠")


def before_the_deal() -> State:
    return opened(house(), 100, 100, 3)


def choosing() -> State:
    return play(base(), "1 bets 2; 8♠")


def short() -> State:
    state = opened(house(), 100, 100, 100)
    state, _ = rules.apply(state, Deal(read_card("2♠")))
    state, _ = rules.apply(state, Misdeal(1, Irregular.SHORT))
    return dealt(state)


def bank() -> State:
    return opened(house(variant="bank"), 100, 100, 100)


def six_spot() -> State:
    return play(dealt(play(opened(house(variant="six_banker"), 9, 9, 9), "0 banks 5"), keep="4♠"), "4♠")


def pool() -> State:
    return play(dealt(opened(house(variant="six_pool"), 9, 9, 9), keep="4♠"), "4♠; 1 bets 2")


def lot() -> State:
    return rules.start(house(), Opening((Seated(0, 40), Seated(1, 40))))


def found() -> State:
    return play(lot(), "A♠")


def misdealt() -> State:
    return rules.apply(before_the_deal(), Misdeal(1, Irregular.NONE))[0]


CASES: list[tuple[Callable[[], State], Action, str, str]] = [
    (base, Bet(1, 2), "amount-out-of-range", "You can’t put down 1. Enter whole chips, from 2 to 6."),
    (base, Bet(1, 5), "amount-out-of-range", "You can’t put down 2½. Enter whole chips, from 2 to 6."),
    (base, Bet(1, 14), "amount-out-of-range", "You can’t put down 7. Enter whole chips, from 2 to 6."),
    (fixed, Bet(2, 4), "amount-fixed", "You can’t put down 2: it must be 1."),
    (base, Bet(2, 4), "another-in-turn", "It is Seat 1’s turn now. Turns go to the left."),
    (base, Pass(0), "another-in-turn", "It is Seat 1’s turn now. Turns go to the left."),
    (base, Bet(7, 4), "no-seat", "There’s no seat number 7 in this round."),
    (before_the_deal, Bet(1, 4), "no-bet-wanted", "You can’t bet now. Bets come when the hands are dealt."),
    (
        base,
        Discard(1),
        "hand-is-whole",
        "Only a hand with too few cards can be laid down for free. Bet, or pass.",
    ),
    (
        short,
        Pass(1),
        "discard-instead",
        "This hand has too few cards: lay it down for free with “discard”, or bet on it.",
    ),
    (
        base,
        Show(1, read_card("9♠")),
        "nothing-to-show",
        "No card can be chosen now. A winner chooses one when several cards of the hand win.",
    ),
    (
        choosing,
        Show(1, read_card("4♥")),
        "card-does-not-win",
        "4♥ is not one of the winning cards of this hand. Show one of these: 9♠ Q♠.",
    ),
    (choosing, Show(2, read_card("9♠")), "another-in-turn", "It is Seat 1’s turn now. Turns go to the left."),
    (
        base,
        OfferBank(1, 4),
        "no-bank-wanted",
        "No bank is due now. In the games with a banker, the dealer puts it up before the deal.",
    ),
    (bank, DeclineBank(1), "not-the-banker", "Seat 0 has the deal, and decides about the bank."),
    (bank, OfferBank(0, 0), "amount-out-of-range", "You can’t put down 0. Enter whole chips, from 1 to 100."),
    (bank, Deal(read_card("2♠")), "no-card-due", "No card is due: the players are deciding."),
    (six_spot, Cover(1, 12), "amount-out-of-range", "You can’t put down 6. Enter whole chips, from 1 to 5."),
    (six_spot, Cover(2, 2), "another-in-turn", "It is Seat 1’s turn now. Turns go to the left."),
    (
        base,
        Cover(1, 2),
        "no-cover-wanted",
        "There’s nothing to cover now. A bank is covered in turn, once the card for all is turned up.",
    ),
    (pool, Bet(1, 2), "already-played", "Seat 1 has already played this round: one turn each, and a bet stands."),
    (
        pool,
        Discard(2),
        "must-bet",
        "In this game everyone bets without looking. Bet at least the smallest amount.",
    ),
    (before_the_deal, DealOut(2), "sits-out", "Seat 2 sits this round out, and can bet again in the next one."),
    (base, DealOut(1), "too-late-to-deal-out", "A seat can be dealt out only before the first card."),
    (choosing, Deal(read_card("8♠")), "no-card-due", "No card is due: the players are deciding."),
    (
        base,
        Reshuffle(),
        "no-shuffle-wanted",
        "No shuffle is due: the cards are shuffled for a new deal, or when one is needed and none is left.",
    ),
    (
        base,
        Misdeal(1, Irregular.NONE),
        "too-late-to-misdeal",
        "A hand can be dealt wrong only during the deal.",
    ),
    (
        before_the_deal,
        Misdeal(1, Irregular.SHORT),
        "misdeal-does-not-fit",
        "A hand that has 0 of 5 cards can’t be wrong in that way. No hand: it has no card yet. "
        "Too few: it has some of them. Too many: the deck has one more for it.",
    ),
    (before_the_deal, Misdeal(2, Irregular.NONE), "no-hand-due", "Seat 2 gets no hand in this round."),
    (
        choosing,
        ExposeTop(),
        "cannot-be-exposed",
        "A card is exposed between two turns, while the stock still has cards to turn.",
    ),
    (
        base,
        PayIn(2, 2),
        "no-mistake-here",
        "Only the player whose turn it is to bet can put chips in by mistake, up to what it has.",
    ),
    (
        base,
        Overpay(1, 2),
        "cannot-overpay",
        "Only the last winner can be paid too much, once, before the next card is turned, and from what is left.",
    ),
    (found, Deal(read_card("2♠")), "shuffle-first", "No card can be dealt yet: the cards are shuffled first."),
    (found, Deal(read_card("A♠")), "shuffle-first", "No card can be dealt yet: the cards are shuffled first."),
    (
        lambda: play(lot(), "2♠"),
        Deal(read_card("2♠")),
        "card-dealt",
        "2♠ can’t come again: it has been dealt already.",
    ),
    (
        misdealt,
        Misdeal(1, Irregular.NONE),
        "misdealt-already",
        "It’s already known that Seat 1’s hand was dealt wrong.",
    ),
    (
        fixed,
        TakeBack(1),
        "nothing-to-take-back",
        "Nothing can be taken back: an overpayment stands once the next card is turned.",
    ),
]


@pytest.mark.parametrize(
    ("state", "action", "code", "words"), CASES, ids=[f"{state.__name__} {code}" for state, _, code, _ in CASES]
)
def test_what_is_refused_and_why(state: Callable[[], State], action: Action, code: str, words: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        rules.apply(state(), action)
    assert (refused.value.code, str(refused.value)) == (code, words)
