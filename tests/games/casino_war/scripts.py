"""Rounds of Casino War written down: `bet 2 | 9♣ 9♥ | war | K♦ K♥`.

Parts stand apart by bars. A part is cards, dealt in order, or a move: `bet 2`, `war`, `surrender`, `withdraw`,
`sit out`, by seat 0 or by the seat whose number stands before it (`2: war`); or the dealer's `void`, `burn 3` or
`deal out 1`. A burn that is due before cards is made by itself.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from fairdeal.cards import read_cards
from fairdeal.engine.accounts import stack
from fairdeal.engine.banking.moves import Bet, SitOut, Surrender, Withdraw
from fairdeal.engine.chips import CHIP, read_chips
from fairdeal.engine.events import CardDealt, CardsBurned, Transfer
from fairdeal.engine.moves import Action, Burn, CardsToDeal, Deal, DealOut, Event, Face, Fault, Void
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.games.casino_war import House, State
from fairdeal.games.casino_war.play import apply, start, turn
from fairdeal.games.casino_war.state import Box, GoToWar

FREE = House(stake=None)
"""A table of one seat where stakes go from 2 to 100."""
TABLE = House(stake=None, seats=7)


@dataclass(frozen=True)
class Played:
    """What was opened, where it came to, and all that happened."""

    opening: Opening
    state: State
    events: tuple[Event, ...]

    def box(self, seat: int = 0) -> Box:
        return next(box for box in self.state.boxes if box.seat == seat)

    def returned(self, seat: int = 0) -> int:
        """Half-chips that came back to a seat, by the transfers."""
        transfers = [event for event in self.events if isinstance(event, Transfer)]
        return sum(each.amount for each in transfers if each.target == stack(seat))

    def net(self, seat: int = 0) -> int:
        opened = next(each.chips for each in self.opening.seats if each.seat == seat)
        return self.box(seat).chips - opened

    @property
    def taken(self) -> int:
        """How many cards the round took."""
        dealt = [event for event in self.events if isinstance(event, CardDealt)]
        return len(dealt) + sum(event.count for event in self.events if isinstance(event, CardsBurned))

    @property
    def kinds(self) -> list[str]:
        return [type(event).__name__ for event in self.events]


def chips(amount: str) -> int:
    """Half-chips, from an amount with its sign."""
    return -read_chips(amount[1:]) if amount.startswith("−") else read_chips(amount.removeprefix("+"))


def seated(*amounts: int, first: int = 0) -> tuple[Seated, ...]:
    """Seats in a row with so many whole chips."""
    return tuple(Seated(first + place, amount * CHIP) for place, amount in enumerate(amounts))


def play(script: str, *, house: House = FREE, seats: tuple[Seated, ...] = seated(1000)) -> Played:
    """What a script comes to."""
    opening = Opening(seats)
    state = start(house, opening)
    events: list[Event] = []
    for action in moves(script):
        for each in with_burn(state, action):
            state, told = apply(state, each)
            events += told
    return Played(opening, state, tuple(events))


def with_burn(state: State, action: Action) -> tuple[Action, ...]:
    """A card with the burn before it, if one is due; any other action alone."""
    now = turn(state)
    is_due = isinstance(now, CardsToDeal) and now.face is Face.UNSEEN and isinstance(action, Deal)
    return (Burn(now.count), action) if isinstance(now, CardsToDeal) and is_due else (action,)


def moves(script: str) -> Iterator[Action]:
    for part in filter(None, (part.strip() for part in script.split("|"))):
        seat, _, move = part.rpartition(":")
        yield from _move(int(seat or "0"), move.strip())


def _move(seat: int, move: str) -> Iterator[Action]:
    word, _, rest = move.partition(" ")
    match word:
        case "bet":
            yield Bet(seat, read_chips(rest))
        case "war":
            yield GoToWar(seat)
        case "surrender":
            yield Surrender(seat)
        case "withdraw":
            yield Withdraw(seat)
        case "sit":
            yield SitOut(seat)
        case "void":
            yield Void(Fault.CARD_MISSING)
        case "deal":
            yield DealOut(int(rest.removeprefix("out ")))
        case "burn":
            yield Burn(int(rest))
        case _:
            yield from (Deal(card) for card in read_cards(move))
