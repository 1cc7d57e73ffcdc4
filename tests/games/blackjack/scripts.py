"""Rounds of Blackjack written down: `bet 10 | 8 9 8 | split | 7 | hit | K | A | stand | Q`.

Parts stand apart by bars. A part is cards, dealt in order (first a card to every seat, then the dealer's, then a second
to every seat; with a hole card, that one first and the upcard last), or a move: `bet 10`, `hit`, `stand`, `double`,
`split`, `surrender`, `insure`, `decline`, `withdraw`, `sit out`, by seat 0 or by the seat whose number stands before it
(`2: hit`); or the dealer's `void`, `reshuffle` or `deal out 1`.
A card is a rank (its suit does not count, and goes round) or a rank with its suit.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from fairdeal.cards import DECK, RANKS, Card, card, read_card
from fairdeal.engine.accounts import stack
from fairdeal.engine.banking.moves import Bet, SitOut, Surrender, Withdraw
from fairdeal.engine.chips import CHIP, read_chips
from fairdeal.engine.events import CardDealt, Transfer
from fairdeal.engine.moves import (
    DEALER,
    Action,
    CardsToShuffle,
    Deal,
    DealOut,
    Event,
    Fault,
    Legal,
    PlayerAction,
    Reshuffle,
    SeatsToMove,
    Void,
)
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.games.blackjack import GAME, House, State
from fairdeal.games.blackjack.play import apply, legal, start, turn
from fairdeal.games.blackjack.state import Box, Decline, Double, Hand, Hit, Insure, Outcome, Phase, Split, Stand

USUAL = House()
MOVES: dict[str, type[PlayerAction]] = {
    "hit": Hit,
    "stand": Stand,
    "double": Double,
    "split": Split,
    "surrender": Surrender,
    "insure": Insure,
    "decline": Decline,
    "withdraw": Withdraw,
    "sit out": SitOut,
}


@dataclass(frozen=True)
class Played:
    """What was opened, where it came to, and all that happened."""

    opening: Opening
    state: State
    events: tuple[Event, ...]

    def box(self, seat: int = 0) -> Box:
        return next(box for box in self.state.boxes if box.seat == seat)

    def hand(self, number: int = 1, seat: int = 0) -> Hand:
        return next(hand for hand in self.box(seat).hands if hand.number == number)

    def returned(self, seat: int = 0) -> int:
        """Half-chips that came back to a seat, by the transfers."""
        transfers = [event for event in self.events if isinstance(event, Transfer)]
        return sum(each.amount for each in transfers if each.target == stack(seat))

    def net(self, seat: int = 0) -> int:
        opened = next(each.chips for each in self.opening.seats if each.seat == seat)
        return self.box(seat).chips - opened

    def outcomes(self, seat: int = 0) -> list[Outcome | None]:
        return [hand.outcome for hand in self.box(seat).hands]

    def nets(self, seat: int = 0) -> list[int]:
        """What each hand of a seat brought, without insurance."""
        return [hand.returned - hand.staked for hand in self.box(seat).hands]

    @property
    def dealt_to(self) -> list[int]:
        return [event.to for event in self.events if isinstance(event, CardDealt)]

    @property
    def drawn(self) -> int:
        """How many cards the dealer took beyond the upcard."""
        return self.dealt_to.count(DEALER) - 1

    @property
    def kinds(self) -> list[str]:
        return [type(event).__name__ for event in self.events]

    def may(self, seat: int = 0) -> set[type[Action]]:
        """The kinds of actions that a seat may take now."""
        return kinds_of(legal(self.state, seat))


def kinds_of(listed: Legal) -> set[type[Action]]:
    return {type(action) for action in listed.actions} | {type(amounts.move) for amounts in listed.amounts}


def chips(amount: str) -> int:
    """Half-chips, from an amount with its sign."""
    return -read_chips(amount[1:]) if amount.startswith("−") else read_chips(amount.removeprefix("+"))


def seated(*amounts: int, first: int = 0) -> tuple[Seated, ...]:
    """Seats in a row with so many whole chips."""
    return tuple(Seated(first + place, amount * CHIP) for place, amount in enumerate(amounts))


def play(
    script: str, *, house: House = USUAL, seats: tuple[Seated, ...] = seated(1000), left: tuple[Card, ...] | None = None
) -> Played:
    """What a script comes to; `left` are the cards that the shoe still has, where it is not whole."""
    gone = tuple(0 if left is None else house.decks - left.count(card) for card in DECK)
    opening = Opening(seats, gone=gone)
    state = start(house, opening)
    events: list[Event] = []
    for action in moves(script):
        state, told = apply(state, action)
        events += told
    return Played(opening, state, tuple(events))


def table(script: str, *amounts: int, house: House = USUAL) -> Played:
    """A round of several seats, each with 100 chips if not said otherwise, in which every seat bets 10."""
    seats = seated(*(amounts or (100, 100, 100)))
    bets = " | ".join(f"{each.seat}: bet 10" for each in seats)
    return play(f"{bets} | {script}", house=house, seats=seats)


def finished(state: State) -> State:
    """Stand, and let the dealer draw tens."""
    while state.phase is not Phase.OVER:
        action: Action
        match turn(state):
            case SeatsToMove(seats=(seat, *_)):
                action = GAME.rules.time_out(state, seat)
            case CardsToShuffle():
                action = Reshuffle()
            case _:
                action = next(each for each in legal(state, DEALER).actions if isinstance(each, Deal))
        state, _ = apply(state, action)
    return state


def cards(text: str) -> tuple[Card, ...]:
    """Cards in a row by rank, their suits going round, or with the suits that are written.

    >>> from fairdeal.cards import show_cards
    >>> show_cards(cards("A 10 K♠"))
    'A♣ 10♦ K♠'
    """
    suits = count()
    return tuple(
        card(RANKS.index(each), next(suits) % 4) if each in RANKS else read_card(each) for each in text.split()
    )


def moves(script: str) -> Iterator[Action]:
    for part in filter(None, (part.strip() for part in script.split("|"))):
        seat, _, move = part.rpartition(":")
        yield from _move(int(seat or "0"), move.strip())


def _move(seat: int, move: str) -> Iterator[Action]:
    if move in MOVES:
        yield MOVES[move](seat)
    elif move == "void":
        yield Void(Fault.CARD_MISSING)
    elif move == "reshuffle":
        yield Reshuffle()
    elif move.startswith("deal out "):
        yield DealOut(int(move.removeprefix("deal out ")))
    elif move.startswith("bet "):
        yield Bet(seat, read_chips(move.removeprefix("bet ")))
    else:
        yield from (Deal(each) for each in cards(move))
