"""What the rules of Casino War refuse, in sentences: what was tried, what stands in the way, what is possible."""

from collections.abc import Sequence

from fairdeal.cards import Card, card_symbol
from fairdeal.engine.chips import Chips
from fairdeal.engine.moves import Amounts
from fairdeal.engine.words import Seat
from fairdeal.errors import IllegalAction, IllegalHouse, NotUnderstood


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


def cannot_sit_out() -> IllegalAction:
    return IllegalAction(
        "cannot-sit-out", "The only player of a round cannot sit it out. A bet is possible, or leaving the table."
    )


def no_tie(seat: int) -> IllegalAction:
    return IllegalAction(
        "no-tie", "War and surrender answer a tie with the dealer, and {seat} has none to answer now.", seat=Seat(seat)
    )


def wait_for(seat: int) -> IllegalAction:
    return IllegalAction("not-in-turn", "It is not your turn yet: {seat} decides first.", seat=Seat(seat))


def war_too_dear(seat: int, stake: int, chips: int) -> IllegalAction:
    return IllegalAction(
        "war-too-dear",
        "War needs another {stake}, and {seat} has {chips}. Surrender is possible: half of the stake comes back.",
        stake=Chips(stake),
        seat=Seat(seat),
        chips=Chips(chips),
    )


def nothing_to_deal() -> IllegalAction:
    return IllegalAction("no-card-due", "No card is to be dealt now: the players are to act.")


def burn_due(count: int) -> IllegalAction:
    return IllegalAction("burn-due", "No card is dealt up now. Cards to burn face down first: {count}.", count=count)


def deal_due() -> IllegalAction:
    return IllegalAction("deal-due", "No card is burned now: the next card is dealt face up.")


def wrong_burn(tried: int, due: int) -> IllegalAction:
    return IllegalAction(
        "wrong-burn", "Cards to burn now: {due}, neither more nor fewer; {tried} were tried.", tried=tried, due=due
    )


def card_gone(card: Card, decks: int) -> IllegalAction:
    return IllegalAction(
        "card-gone",
        "{card} cannot come again: all {decks} of them have been dealt.",
        card=card_symbol(card),
        decks=decks,
    )


def too_late_to_deal_out() -> IllegalAction:
    return IllegalAction("too-late-to-deal-out", "A seat can be left out only before the first card.")


def unknown_action(name: str) -> IllegalAction:
    return IllegalAction("unknown-action", "“{name}” is no action of this game.", name=name)


def not_a_fault() -> IllegalAction:
    return IllegalAction(
        "not-a-fault", "A round is void when the set of cards is incomplete or a card is missing, for nothing else."
    )


def negative_chips(seat: int, chips: int) -> IllegalHouse:
    return IllegalHouse("negative-chips", "{seat} cannot sit with {chips} chips.", seat=Seat(seat), chips=Chips(chips))


def no_such_card(number: int) -> IllegalAction:
    return IllegalAction("no-such-card", "There is no card number {number}: cards are 0 to 51.", number=number)


def bad_opening(seats: Sequence[int], most: int) -> IllegalHouse:
    return IllegalHouse(
        "bad-opening",
        "These seats do not fit. The table has {most}, numbered clockwise from 0, and each is taken once; "
        "given were {seats}.",
        seats=", ".join(map(str, seats)) or "—",
        most=most,
    )


def shoe_too_short(left: int, needed: int) -> IllegalHouse:
    return IllegalHouse(
        "shoe-too-short",
        "The shoe is too short for this round: cards left {left}, cards needed {needed}. A new shuffle is due.",
        left=left,
        needed=needed,
    )


def rounds_of_a_shoe() -> NotUnderstood:
    return NotUnderstood(
        "rounds-of-a-shoe",
        "Cards that were seen belong to one shoe, and a session has many. Ask with seen or with rounds, not with both.",
    )
