"""What the rules of Blackjack refuse, in sentences: what was tried, what stands in the way, what is possible."""

from collections.abc import Sequence

from fairdeal.cards import Card
from fairdeal.engine import refusals as common_refusals
from fairdeal.engine.chips import Chips
from fairdeal.engine.words import Seat, ShownCards
from fairdeal.errors import IllegalAction
from fairdeal.games.blackjack import payouts
from fairdeal.games.blackjack.doubling import doubling_totals
from fairdeal.games.blackjack.hands import Total
from fairdeal.games.blackjack.house import House

# Insurance


def no_insurance_now() -> IllegalAction:
    return IllegalAction(
        "no-insurance-now", "Insurance is offered once, when the cards are dealt and the dealer shows an ace."
    )


def no_insurance_for_blackjack(house: House) -> IllegalAction:
    return IllegalAction(
        "no-insurance-for-blackjack",
        "A blackjack can’t be insured: it wins {pays}, and if the dealer has one too, the bet comes back.",
        pays=str(payouts.blackjack(house)),
    )


def insurance_too_dear(seat: int, needed: int, chips: int) -> IllegalAction:
    return IllegalAction(
        "insurance-too-dear",
        "Insurance costs half of the bet, {needed}, and {seat} has {chips}. The round goes on without it.",
        needed=Chips(needed),
        seat=Seat(seat),
        chips=Chips(chips),
    )


def insurance_answered(seat: int) -> IllegalAction:
    return IllegalAction(
        "insurance-answered",
        "{seat} has already decided about insurance. Play goes on when everybody has.",
        seat=Seat(seat),
    )


def insurance_first() -> IllegalAction:
    return IllegalAction("insurance-first", "Insurance comes first: insure or decline. Then the hands are played.")


# Hands


def no_hand_in_turn() -> IllegalAction:
    return IllegalAction(
        "no-hand-in-turn", "No hand is waiting for a decision. Hands are played after the bets and the deal."
    )


def not_your_hand(seat: int, in_turn: int, *, has_hand: bool) -> IllegalAction:
    if not has_hand:
        return common_refusals.sits_out(seat)
    return IllegalAction("not-your-hand", "It’s not your turn: {seat} decides now.", seat=Seat(in_turn))


def cannot_double(house: House, found: Total, cards: int) -> IllegalAction:
    if cards != 2:
        return IllegalAction(
            "double-too-late", "You can double only on the first two cards, and this hand has {count}.", count=cards
        )
    totals = ", ".join(map(str, doubling_totals(house)))
    if found.is_soft:
        return IllegalAction(
            "double-soft",
            "Two cards are doubled here when they make one of {totals}, and these make {best} or {low}: the ace counts "
            "11 here.",
            totals=totals,
            best=found.best,
            low=found.low,
        )
    return IllegalAction(
        "double-total",
        "Two cards are doubled here when they make one of {totals}, and these make {total}.",
        totals=totals,
        total=found.best,
    )


def no_double_after_split() -> IllegalAction:
    return IllegalAction("no-double-after-split", "Hands of a split pair can’t be doubled here.")


def double_too_dear(seat: int, stake: int, chips: int) -> IllegalAction:
    return IllegalAction(
        "double-too-dear",
        "Doubling needs another {stake}, and {seat} has {chips}. Hitting and standing remain.",
        stake=Chips(stake),
        seat=Seat(seat),
        chips=Chips(chips),
    )


def one_card_to_a_split_ace() -> IllegalAction:
    return IllegalAction(
        "one-card-to-a-split-ace", "A split ace gets one card and no more. You can stand or split again."
    )


def no_surrender_here() -> IllegalAction:
    return IllegalAction("no-surrender-here", "There’s no surrender at this table. You can hit or stand.")


def too_late_to_surrender() -> IllegalAction:
    return IllegalAction(
        "too-late-to-surrender",
        "You can surrender only your first two cards, before a hit or a split. You can hit or stand.",
    )


def no_pair(cards: Sequence[Card]) -> IllegalAction:
    if len(cards) != 2:
        return IllegalAction(
            "split-too-late", "You can split only the first two cards, and this hand has {count}.", count=len(cards)
        )
    return IllegalAction("no-pair", "You can split only a pair, and {cards} isn’t one here.", cards=ShownCards(cards))


def too_many_hands(most: int) -> IllegalAction:
    return IllegalAction(
        "too-many-hands", "You can’t split again: a seat can have at most {most} hands here.", most=most
    )


def split_too_dear(seat: int, stake: int, chips: int) -> IllegalAction:
    return IllegalAction(
        "split-too-dear",
        "Splitting needs another {stake}, and {seat} has {chips}. Hitting and standing remain.",
        stake=Chips(stake),
        seat=Seat(seat),
        chips=Chips(chips),
    )


# The dealer


def shuffle_due() -> IllegalAction:
    return IllegalAction("shuffle-due", "The shoe is empty. The discards of earlier rounds are shuffled first.")


def no_shuffle_due(left: int) -> IllegalAction:
    return IllegalAction(
        "no-shuffle-due",
        "The discards are shuffled in mid-round only when a card is due and none is left. Cards left now: {left}.",
        left=left,
    )


# Seats
