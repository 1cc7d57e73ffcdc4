"""The sentences that every banking game says: of bets, of seats that sit out, of rounds that are void.

Their words are in the catalogue `banking.ftl`.
"""

from collections.abc import Mapping
from typing import Final

from fairdeal.cards import Card
from fairdeal.engine.banking.moves import Bet, BetPlaced, BetWithdrawn, Place, SatOut, SitOut, Withdraw
from fairdeal.engine.chips import Chips
from fairdeal.engine.events import RoundVoided
from fairdeal.engine.game import Spot, Verb
from fairdeal.engine.moves import Event
from fairdeal.engine.words import Gain, Seat, Sentence, ShownCards

BET: Final = Verb("banking-verb-bet", Bet, wants_amount=True)
SIT_OUT: Final = Verb("banking-verb-sit-out", SitOut)
WITHDRAW: Final = Verb("banking-verb-withdraw", Withdraw)

_OF_SEAT: Final[Mapping[type[Event], str]] = {
    BetWithdrawn: "banking-bet-withdrawn",
    SatOut: "banking-sat-out",
}


def tell(event: Event) -> Sentence | None:
    """What an event says of a bet or of a round that is void; None for any other."""
    match event:
        case BetPlaced(seat=seat, amount=amount):
            return tell_amount("banking-bet", seat, amount)
        case RoundVoided(fault=fault):
            return Sentence(f"round-void-{fault}")
    return tell_of_seat(event, _OF_SEAT)


def tell_of_seat(event: Event, keys: Mapping[type[Event], str]) -> Sentence | None:
    """The sentence of an event of which all that is to say is whose it is; None for an event without a key."""
    key = keys.get(type(event))
    return Sentence(key, {"seat": Seat(event.seat)}) if key and hasattr(event, "seat") else None


def tell_amount(key: str, seat: int, amount: int) -> Sentence:
    """A sentence of a seat and an amount."""
    return Sentence(key, {"seat": Seat(seat), "amount": Chips(amount)})


def tell_dealt(seat: int, card: Card) -> Sentence:
    """That a seat gets a card."""
    return Sentence("banking-dealt", {"seat": Seat(seat), "card": ShownCards((card,))})


def tell_settled(key: str, seat: int, staked: int, returned: int, **more: object) -> Sentence:
    """What a seat had committed, what came back, and what that makes; `more` are facts of the game's own."""
    facts = {"seat": Seat(seat), "staked": Chips(staked), "returned": Chips(returned), "net": Gain(returned - staked)}
    return Sentence(key, facts | more)


def seat_spot(seat: int, cards: tuple[Card, ...], note: Sentence | None, you: int | None) -> Spot:
    """A seat's place on the table, as it is shown to a viewer."""
    return Spot(Sentence("the-seat", {"seat": Seat(seat)}), cards, note, own=seat == you, other=seat != you)


def note_of_bet(stake: int, place: Place) -> Sentence | None:
    """The note beside a seat that has no cards yet: its bet, or that it sits out."""
    if place is Place.OUT:
        return Sentence("banking-note-out")
    return Sentence("banking-note-bet", {"stake": Chips(stake)}) if stake else None
