"""Rounds of Red Dog told in card notation: who sits and holds what, and what happens step by step.

A step is a card (`4♠`, dealt by the dealer) or what a seat does: `1 bets 6`, `2 passes`, `1 shows 9♠`, `0 banks 20`.
"""

from collections.abc import Mapping
from typing import Any

from fairdeal.cards import DECK, Card, rank_of, read_card, read_cards
from fairdeal.engine.accounts import stack
from fairdeal.engine.chips import CHIP, read_chips
from fairdeal.engine.events import Transfer
from fairdeal.engine.moves import Action, CardsToDeal, CardsToShuffle, Deal, Event, Reshuffle
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.games.red_dog import GAME, House, State
from fairdeal.games.red_dog.state import Bet, Box, Cover, DeclineBank, Discard, OfferBank, Pass, Phase, Show

WORDS: Mapping[str, Any] = {
    "bets": Bet,
    "covers": Cover,
    "banks": OfferBank,
    "passes": Pass,
    "discards": Discard,
    "declines": DeclineBank,
    "shows": Show,
}

rules = GAME.rules


def house(**options: Any) -> House:
    """A house whose amounts are given in chips; three seats and an ante of two, unless said otherwise."""
    amounts = {
        name: value * CHIP if name in AMOUNTS and value is not None else value for name, value in options.items()
    }
    is_pot = options.get("variant", "base") in ("base", "six_pool")
    return House(**({"seats": 3} | ({"ante": 2 * CHIP} if is_pot else {}) | amounts))


AMOUNTS = ("ante", "pot_limit", "min_bet", "pass_fee", "entry_fee")


def opened(at: House, *chips: float, dealer: int = 0, pot: int = 0) -> State:
    """A round that opens with so many chips before each seat."""
    seats = tuple(Seated(seat, round(amount * CHIP)) for seat, amount in enumerate(chips))
    return rules.start(at, Opening(seats, dealer, pot * CHIP))


def dealt(state: State, hands: Mapping[int, str] | None = None, *, keep: str = "") -> State:
    """The round with all hands dealt: what is named, and twos and threes beside it; `keep` comes later."""
    held = {seat: list(read_cards(text)) for seat, text in (hands or {}).items()}
    out = [card for each in state.boxes for card in each.hand]
    named = {*read_cards(keep), *out, *(card for cards in held.values() for card in cards)}
    others = sorted((card for card in DECK if card not in named), key=lambda card: (rank_of(card), card))
    while state.phase is Phase.DEAL:
        turn = rules.turn(state)
        if isinstance(turn, CardsToShuffle):
            state, _ = rules.apply(state, Reshuffle())
            continue
        assert isinstance(turn, CardsToDeal)
        cards = held.get(turn.to, [])
        state, _ = rules.apply(state, Deal(cards.pop(0) if cards else others.pop(0)))
    return state


def play(state: State, script: str) -> State:
    """The round after the steps, which are parted by semicolons."""
    return told(state, script)[0]


def told(state: State, script: str) -> tuple[State, list[Event]]:
    """The round after the steps, and all that happened."""
    events: list[Event] = []
    for step in filter(None, (each.strip() for each in script.split(";"))):
        state, more = rules.apply(state, action_of(step))
        events += more
    return state, events


def action_of(step: str) -> Action:
    if not step[0].isdigit() or " " not in step:
        return Deal(read_card(step))
    seat, word, *rest = step.split()
    kind = WORDS[word]
    if kind is Show:
        return Show(int(seat), read_card(rest[0]))
    action: Action = kind(int(seat), *[read_chips(text) for text in rest])
    return action


def box(state: State, seat: int) -> Box:
    return next(each for each in state.boxes if each.seat == seat)


def chips(state: State, *seats: int) -> tuple[float, ...]:
    """What lies before the seats, in chips; of all seats if none is named."""
    return tuple(box(state, seat).chips / CHIP for seat in seats or [each.seat for each in state.boxes])


def pot(state: State) -> float:
    """The pot, the pool or the bank, in chips."""
    return state.pot / CHIP


def bets(state: State, seat: int) -> tuple[float, float] | None:
    """The least and the most that a seat may bet, cover or put up, in chips; None if it may not."""
    return next(((each.least / CHIP, each.most / CHIP) for each in rules.legal(state, seat).amounts), None)


def kinds(state: State, seat: int) -> set[type[Action]]:
    """The kinds of whole actions that a seat has."""
    return {type(action) for action in rules.legal(state, seat).actions}


def paid(events: list[Event], seat: int) -> list[tuple[str, float]]:
    """What moved into a seat's stack (above zero) or out of it, and why, in chips."""
    moved = [event for event in events if isinstance(event, Transfer)]
    signs = [(each, (each.target == stack(seat)) - (each.source == stack(seat))) for each in moved]
    return [(each.reason.value, sign * each.amount / CHIP) for each, sign in signs if sign]


def total(state: State) -> int:
    return sum(rules.balances(state).values())


def cards(text: str) -> tuple[Card, ...]:
    return read_cards(text)
