"""What the rules of Red Dog refuse, in sentences: what was tried, what stands in the way, what is possible."""

from collections.abc import Sequence

from fairdeal.cards import Card
from fairdeal.engine.chips import Chips
from fairdeal.engine.moves import Amounts
from fairdeal.engine.words import Seat, ShownCards
from fairdeal.errors import IllegalAction

# The bank


def no_bank_wanted() -> IllegalAction:
    return IllegalAction(
        "no-bank-wanted", "No bank is due now. In the games with a banker, the dealer puts it up before the deal."
    )


def not_the_banker(dealer: int) -> IllegalAction:
    return IllegalAction("not-the-banker", "{seat} has the deal, and decides about the bank.", seat=Seat(dealer))


def amount_out_of_range(tried: int, possible: Amounts) -> IllegalAction:
    if possible.least == possible.most:
        return IllegalAction(
            "amount-fixed",
            "You can’t put down {amount}: it must be {least}.",
            amount=Chips(tried),
            least=Chips(possible.least),
        )
    return IllegalAction(
        "amount-out-of-range",
        "You can’t put down {amount}. Enter whole chips, from {least} to {most}.",
        amount=Chips(tried),
        least=Chips(possible.least),
        most=Chips(possible.most),
    )


# Turns


def no_bet_wanted() -> IllegalAction:
    return IllegalAction("no-bet-wanted", "You can’t bet now. Bets come when the hands are dealt.")


def no_cover_wanted() -> IllegalAction:
    return IllegalAction(
        "no-cover-wanted",
        "There’s nothing to cover now. A bank is covered in turn, once the card for all is turned up.",
    )


def not_in_turn(in_turn: int) -> IllegalAction:
    return IllegalAction("another-in-turn", "It is {seat}’s turn now. Turns go to the left.", seat=Seat(in_turn))


def already_played(seat: int) -> IllegalAction:
    return IllegalAction(
        "already-played", "{seat} has already played this round: one turn each, and a bet stands.", seat=Seat(seat)
    )


def must_bet() -> IllegalAction:
    return IllegalAction("must-bet", "In this game everyone bets without looking. Bet at least the smallest amount.")


def discard_instead() -> IllegalAction:
    return IllegalAction(
        "discard-instead", "This hand has too few cards: lay it down for free with “discard”, or bet on it."
    )


def hand_is_whole() -> IllegalAction:
    return IllegalAction("hand-is-whole", "Only a hand with too few cards can be laid down for free. Bet, or pass.")


def nothing_to_show() -> IllegalAction:
    return IllegalAction(
        "nothing-to-show", "No card can be chosen now. A winner chooses one when several cards of the hand win."
    )


def card_does_not_win(card: Card, winners: Sequence[Card]) -> IllegalAction:
    return IllegalAction(
        "card-does-not-win",
        "{card} is not one of the winning cards of this hand. Show one of these: {winners}.",
        card=ShownCards((card,)),
        winners=ShownCards(winners),
    )


# The dealer


def shuffle_first() -> IllegalAction:
    return IllegalAction("shuffle-first", "No card can be dealt yet: the cards are shuffled first.")


def no_shuffle_wanted() -> IllegalAction:
    return IllegalAction(
        "no-shuffle-wanted",
        "No shuffle is due: the cards are shuffled for a new deal, or when one is needed and none is left.",
    )


def too_late_to_misdeal() -> IllegalAction:
    return IllegalAction("too-late-to-misdeal", "A hand can be dealt wrong only during the deal.")


def no_hand_due(seat: int) -> IllegalAction:
    return IllegalAction("no-hand-due", "{seat} gets no hand in this round.", seat=Seat(seat))


def misdealt_already(seat: int) -> IllegalAction:
    return IllegalAction("misdealt-already", "It’s already known that {seat}’s hand was dealt wrong.", seat=Seat(seat))


def misdeal_does_not_fit(cards: int, whole: int) -> IllegalAction:
    return IllegalAction(
        "misdeal-does-not-fit",
        "A hand that has {cards} of {whole} cards can’t be wrong in that way. No hand: it has no card yet. "
        "Too few: it has some of them. Too many: the deck has one more for it.",
        cards=cards,
        whole=whole,
    )


def cannot_be_exposed() -> IllegalAction:
    return IllegalAction(
        "cannot-be-exposed", "A card is exposed between two turns, while the stock still has cards to turn."
    )


def no_mistake_here() -> IllegalAction:
    return IllegalAction(
        "no-mistake-here", "Only the player whose turn it is to bet can put chips in by mistake, up to what it has."
    )


def cannot_overpay() -> IllegalAction:
    return IllegalAction(
        "cannot-overpay",
        "Only the last winner can be paid too much, once, before the next card is turned, and from what is left.",
    )


def nothing_to_take_back() -> IllegalAction:
    return IllegalAction(
        "nothing-to-take-back", "Nothing can be taken back: an overpayment stands once the next card is turned."
    )
