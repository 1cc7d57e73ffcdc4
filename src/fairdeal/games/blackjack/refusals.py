"""What the rules of Blackjack refuse, in sentences: what was tried, what stands in the way, what is possible."""

from collections.abc import Sequence

from fairdeal.cards import Card, card_symbol
from fairdeal.engine.chips import Chips
from fairdeal.engine.moves import Amounts
from fairdeal.engine.words import Seat, ShownCards
from fairdeal.errors import IllegalAction, IllegalHouse
from fairdeal.games.blackjack.hands import Total

# Bets


def no_seat(seat: int) -> IllegalAction:
    return IllegalAction("no-seat", "There is no seat number {number} in this round.", number=seat)


def round_over() -> IllegalAction:
    return IllegalAction("round-over", "This round is over. The next one starts with new bets.")


def betting_closed() -> IllegalAction:
    return IllegalAction(
        "betting-closed", "Bets are closed: the cards are being dealt. The next bet is before the next round."
    )


def sits_out(seat: int) -> IllegalAction:
    return IllegalAction("sits-out", "{seat} sits this round out, and can bet again in the next one.", seat=Seat(seat))


def already_bet(seat: int, amount: int) -> IllegalAction:
    return IllegalAction("already-bet", "{seat} has already bet {amount}.", seat=Seat(seat), amount=Chips(amount))


def not_bet(seat: int) -> IllegalAction:
    return IllegalAction("not-bet", "{seat} has no bet to take back.", seat=Seat(seat))


def too_late_to_withdraw() -> IllegalAction:
    return IllegalAction(
        "too-late-to-withdraw", "A bet can be taken back only before the first card, and the cards are being dealt."
    )


def bet_out_of_range(tried: int, possible: Amounts) -> IllegalAction:
    if possible.least == possible.most:
        return IllegalAction(
            "bet-fixed",
            "A bet of {amount} is not possible: the bet here is {least}.",
            amount=Chips(tried),
            least=Chips(possible.least),
        )
    return IllegalAction(
        "bet-out-of-range",
        "A bet of {amount} is not possible: bets go from {least} to {most}, in steps of {step}.",
        amount=Chips(tried),
        least=Chips(possible.least),
        most=Chips(possible.most),
        step=Chips(possible.step),
    )


def bank_spent(tried: int) -> IllegalAction:
    return IllegalAction(
        "bank-spent",
        "A bet of {amount} is not possible: the bank could not pay any further bet that wins. Sit this round out.",
        amount=Chips(tried),
    )


def cannot_sit_out() -> IllegalAction:
    return IllegalAction(
        "cannot-sit-out", "The only player of a round cannot sit it out. A bet is possible, or leaving the table."
    )


# Insurance


def no_insurance_now() -> IllegalAction:
    return IllegalAction(
        "no-insurance-now", "Insurance is offered once, when the cards are dealt and the dealer shows an ace."
    )


def no_insurance_for_blackjack() -> IllegalAction:
    return IllegalAction(
        "no-insurance-for-blackjack",
        "A blackjack is not insured: it wins 3:2, and if the dealer has one too, the bet comes back.",
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
    return IllegalAction("insurance-first", "Insurance is decided first: insure or decline. Then the hands are played.")


# Hands


def no_hand_in_turn() -> IllegalAction:
    return IllegalAction(
        "no-hand-in-turn", "No hand waits for a decision now. Hands are played after the bets and the deal."
    )


def not_your_hand(seat: int, in_turn: int, *, has_hand: bool) -> IllegalAction:
    if not has_hand:
        return sits_out(seat)
    return IllegalAction("not-your-hand", "It is not your turn now: {seat} decides.", seat=Seat(in_turn))


def cannot_double(found: Total, cards: int) -> IllegalAction:
    if cards != 2:
        return IllegalAction(
            "double-too-late", "Only the first two cards can be doubled, and this hand has {count}.", count=cards
        )
    if found.is_soft:
        return IllegalAction(
            "double-soft",
            "Two cards are doubled when they make 10 or 11, and these make {best} or {low}: the ace counts 11 here.",
            best=found.best,
            low=found.low,
        )
    return IllegalAction(
        "double-total", "Two cards are doubled when they make 10 or 11, and these make {total}.", total=found.best
    )


def no_double_after_split() -> IllegalAction:
    return IllegalAction("no-double-after-split", "The hands of a split pair cannot be doubled here.")


def double_too_dear(seat: int, stake: int, chips: int) -> IllegalAction:
    return IllegalAction(
        "double-too-dear",
        "To double needs another {stake}, and {seat} has {chips}. To hit or stand is possible.",
        stake=Chips(stake),
        seat=Seat(seat),
        chips=Chips(chips),
    )


def no_pair(cards: Sequence[Card]) -> IllegalAction:
    if len(cards) != 2:
        return IllegalAction(
            "split-too-late", "Only the first two cards can be split, and this hand has {count}.", count=len(cards)
        )
    return IllegalAction("no-pair", "Only a pair can be split, and {cards} is none here.", cards=ShownCards(cards))


def too_many_hands(most: int) -> IllegalAction:
    return IllegalAction(
        "too-many-hands", "No further split is possible: a seat has at most {most} hands here.", most=most
    )


def split_too_dear(seat: int, stake: int, chips: int) -> IllegalAction:
    return IllegalAction(
        "split-too-dear",
        "To split needs another {stake}, and {seat} has {chips}. To hit or stand is possible.",
        stake=Chips(stake),
        seat=Seat(seat),
        chips=Chips(chips),
    )


# The dealer


def nothing_to_deal() -> IllegalAction:
    return IllegalAction("no-card-due", "No card is to be dealt now: the players are to act.")


def shuffle_due() -> IllegalAction:
    return IllegalAction(
        "shuffle-due", "No card is left in the shoe. The discards of earlier rounds are shuffled first."
    )


def no_shuffle_due(left: int) -> IllegalAction:
    return IllegalAction(
        "no-shuffle-due",
        "The discards are shuffled in mid-round only when a card is due and none is left. Cards left now: {left}.",
        left=left,
    )


def no_such_card(number: int) -> IllegalAction:
    return IllegalAction("no-such-card", "There is no card number {number}: cards are 0 to 51.", number=number)


def card_gone(card: Card, decks: int) -> IllegalAction:
    return IllegalAction(
        "card-gone",
        "{card} cannot come again: all {decks} of them have been dealt.",
        card=card_symbol(card),
        decks=decks,
    )


def too_late_to_deal_out() -> IllegalAction:
    return IllegalAction("too-late-to-deal-out", "A seat can be left out only before the first card.")


def not_a_fault() -> IllegalAction:
    return IllegalAction(
        "not-a-fault", "A round is void when the set of cards is incomplete or a card is missing, for nothing else."
    )


def unknown_action(name: str) -> IllegalAction:
    return IllegalAction("unknown-action", "“{name}” is no action of this game.", name=name)


# Seats


def bad_opening(seats: Sequence[int], most: int) -> IllegalHouse:
    return IllegalHouse(
        "bad-opening",
        "These seats do not fit. The table has {most}, numbered clockwise from 0, and each is taken once; "
        "given were {seats}.",
        seats=", ".join(map(str, seats)) or "—",
        most=most,
    )


def negative_chips(seat: int, chips: int) -> IllegalHouse:
    return IllegalHouse("negative-chips", "{seat} cannot sit with {chips} chips.", seat=Seat(seat), chips=Chips(chips))
