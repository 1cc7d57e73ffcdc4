"""What the rules of many games refuse, in sentences: seats, bets, cards, rounds and voids.

What a game alone refuses is in its own `refusals`.
"""

from collections.abc import Iterable, Sequence

from fairdeal.cards import Card, card_symbol
from fairdeal.engine.chips import Chips
from fairdeal.engine.moves import Amounts
from fairdeal.engine.words import Seat
from fairdeal.errors import IllegalAction, IllegalHouse, NotUnderstood


def no_seat(seat: int) -> IllegalAction:
    return IllegalAction("no-seat", "There is no seat number {number} in this round.", number=seat)


def round_over() -> IllegalAction:
    return IllegalAction("round-over", "This round is over: nothing more can be played in it.")


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


def nothing_to_deal() -> IllegalAction:
    return IllegalAction("no-card-due", "No card is to be dealt now: the players are to act.")


def no_such_card(number: int) -> IllegalAction:
    return IllegalAction("no-such-card", "There is no card number {number}: cards are 0 to 51.", number=number)


def card_gone(card: Card, decks: int) -> IllegalAction:
    if decks == 1:
        return IllegalAction(
            "card-dealt", "{card} can’t come again: it has been dealt already.", card=card_symbol(card)
        )
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


def bad_opening(seats: Sequence[int], most: int) -> IllegalHouse:
    return IllegalHouse(
        "bad-opening",
        "These seats do not fit. The table has {most}, numbered clockwise from 0, and each is taken once; "
        "given were {seats}.",
        seats=", ".join(map(str, seats)) or "—",
        most=most,
    )


def too_few_players(count: int, fewest: int) -> IllegalHouse:
    return IllegalHouse(
        "too-few-players",
        "This game needs at least {fewest} players, and {count} sat down.",
        fewest=fewest,
        count=count,
    )


def whole_chips_only(chips: int) -> IllegalHouse:
    return IllegalHouse(
        "whole-chips-only",
        "This table is played with whole chips only, and {chips} isn’t a whole number.",
        chips=Chips(chips),
    )


def negative_chips(seat: int, chips: int) -> IllegalHouse:
    return IllegalHouse("negative-chips", "{seat} cannot sit with {chips} chips.", seat=Seat(seat), chips=Chips(chips))


def one_bot() -> NotUnderstood:
    return NotUnderstood("one-bot", "All bots of this game play in the same way.")


def no_bot(name: str, named: Iterable[str]) -> NotUnderstood:
    return NotUnderstood(
        "no-bot",
        "There are no bots “{name}” in this game. Bots that can be named here: {names}.",
        name=name[:40],
        names=", ".join(named),
    )
