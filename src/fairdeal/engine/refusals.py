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
    return IllegalAction("no-seat", "There’s no seat number {number} in this round.", number=seat)


def round_over() -> IllegalAction:
    return IllegalAction("round-over", "This round is over.")


def betting_closed() -> IllegalAction:
    return IllegalAction(
        "betting-closed", "Bets are closed: the cards are being dealt. You can bet again before the next round."
    )


def sits_out(seat: int) -> IllegalAction:
    return IllegalAction("sits-out", "{seat} sits this round out, and can bet again in the next one.", seat=Seat(seat))


def already_bet(seat: int, amount: int) -> IllegalAction:
    return IllegalAction("already-bet", "{seat} has already bet {amount}.", seat=Seat(seat), amount=Chips(amount))


def not_bet(seat: int) -> IllegalAction:
    return IllegalAction("not-bet", "{seat} has no bet to take back.", seat=Seat(seat))


def too_late_to_withdraw() -> IllegalAction:
    return IllegalAction(
        "too-late-to-withdraw", "You can take back a bet only before the first card, and the cards are being dealt."
    )


def bet_out_of_range(tried: int, possible: Amounts) -> IllegalAction:
    if possible.least == possible.most:
        return IllegalAction(
            "bet-fixed",
            "You can’t bet {amount}: the bet here is {least}.",
            amount=Chips(tried),
            least=Chips(possible.least),
        )
    return IllegalAction(
        "bet-out-of-range",
        "You can’t bet {amount}. Bet from {least} to {most}, in steps of {step}.",
        amount=Chips(tried),
        least=Chips(possible.least),
        most=Chips(possible.most),
        step=Chips(possible.step),
    )


def bank_spent(tried: int) -> IllegalAction:
    return IllegalAction(
        "bank-spent",
        "You can’t bet {amount}: the bank couldn’t pay another winning bet. Sit this round out.",
        amount=Chips(tried),
    )


def cannot_sit_out() -> IllegalAction:
    return IllegalAction(
        "cannot-sit-out", "You’re the only player, so you can’t sit this round out. Bet, or leave the table."
    )


def nothing_to_deal() -> IllegalAction:
    return IllegalAction("no-card-due", "No card is due: the players are deciding.")


def no_such_card(number: int) -> IllegalAction:
    return IllegalAction("no-such-card", "There’s no card number {number}: cards are numbered 0 to 51.", number=number)


def card_gone(card: Card, decks: int) -> IllegalAction:
    if decks == 1:
        return IllegalAction(
            "card-dealt", "{card} can’t come again: it has been dealt already.", card=card_symbol(card)
        )
    return IllegalAction(
        "card-gone",
        "{card} can’t come again: all {decks} of them have been dealt.",
        card=card_symbol(card),
        decks=decks,
    )


def too_late_to_deal_out() -> IllegalAction:
    return IllegalAction("too-late-to-deal-out", "A seat can be dealt out only before the first card.")


def not_a_fault() -> IllegalAction:
    return IllegalAction("not-a-fault", "A round is void only when the deck is incomplete or a card is missing.")


def unknown_action(name: str) -> IllegalAction:
    return IllegalAction("unknown-action", "“{name}” isn’t an action of this game.", name=name)


def bad_opening(seats: Sequence[int], most: int) -> IllegalHouse:
    return IllegalHouse(
        "bad-opening",
        "These seats don’t fit. The table has {most}, numbered clockwise from 0, and each can be "
        "taken once; you gave {seats}.",
        seats=", ".join(map(str, seats)) or "—",
        most=most,
    )


def too_few_players(count: int, fewest: int) -> IllegalHouse:
    return IllegalHouse(
        "too-few-players",
        "This game needs at least {fewest} players, and only {count} sat down.",
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
    return IllegalHouse(
        "negative-chips", "{seat} can’t sit down with {chips} chips.", seat=Seat(seat), chips=Chips(chips)
    )


def one_bot() -> NotUnderstood:
    return NotUnderstood("one-bot", "All bots of this game play the same way.")


def no_bot(name: str, named: Iterable[str]) -> NotUnderstood:
    return NotUnderstood(
        "no-bot",
        "This game has no bots called “{name}”. Choose one of: {names}.",
        name=name[:40],
        names=", ".join(named),
    )
