"""Positions and moves of Cassino written down, as short as they are said.

A move is `take 5♣ 2♥ with 7♠`, `build 7 with 2♥ on 5♣`, `extend 7 with 7♦ on 2♥ 5♣`, `increase to 8 with 3♣ on 2♥ 3♦`
or `trail K♣`. A build is `7: 5♣ 2♥`, with `theirs` behind it when the opponent is bound.
"""

from collections.abc import Iterator
from itertools import product
from random import Random

from fairdeal.cards import DECK, Card, card_symbol, read_card, read_cards, show_cards
from fairdeal.engine.moves import Action, CardsToShuffle, Deal, Event, PlayerAction, Reshuffle, RoundOver, SeatsToMove
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.games.cassino import House, State
from fairdeal.games.cassino.offers import offers
from fairdeal.games.cassino.play import apply, start, turn
from fairdeal.games.cassino.situation import Situation, Table
from fairdeal.games.cassino.state import (
    Build,
    Capture,
    Carried,
    Extend,
    Increase,
    Phase,
    Player,
    TableBuild,
    Trail,
)

YOU, THEY = 0, 1

EVERY_HOUSE = tuple(
    House(same_value_builds=same, extend_multi=multi, increase_own=own, free_trail=trail, face_three=three)
    for same, multi, own, trail, three in product(
        ("merge", "separate"), (False, True), ("new_only", "both", "never"), (False, True), (False, True)
    )
)
"""Every combination of the options that decide what is legal."""


def cards(text: str) -> tuple[Card, ...]:
    return tuple(sorted(read_cards(text)))


def builds(text: str, *, seat: int = YOU) -> tuple[TableBuild, ...]:
    """Builds by semicolons, as the seat that is asked sees them."""
    return tuple(_build(part, seat) for part in text.split(";") if part.strip())


def _build(text: str, seat: int) -> TableBuild:
    value, _, rest = text.partition(":")
    theirs = rest.strip().endswith("theirs")
    return TableBuild(int(value), cards(rest.strip().removesuffix("theirs")), 1 - seat if theirs else seat)


def at(hand: str, table: str = "", build: str = "", *, house: House | None = None) -> Situation:
    """What a player acts on."""
    return Situation(house or House(), YOU, read_cards(hand), Table(read_cards(table), builds(build)))


def playing(
    hand: str,
    table: str = "",
    build: str = "",
    *,
    other: str = "K♠",
    house: House | None = None,
    piles: tuple[str, str] = ("", ""),
    dealt: int = 52,
    capturer: int | None = None,
    seat: int = YOU,
    score: tuple[int, int] = (0, 0),
) -> State:
    """A deal in which seat 0, or another seat, is in turn with this hand."""
    hands = (hand, other) if seat == YOU else (other, hand)
    players = (Player(each, 0, read_cards(hands[each]), read_cards(piles[each])) for each in (YOU, THEY))
    return State(
        house=house or House(),
        phase=Phase.PLAY,
        players=tuple(players),
        dealer=THEY,
        score=score,
        loose=read_cards(table),
        builds=builds(build, seat=seat),
        dealt=dealt,
        mover=seat,
        capturer=capturer,
    )


def said(action: Action) -> str:
    """A move as it is written."""
    match action:
        case Capture(card=card, cards=taken):
            return f"take {show_cards(taken)} with {card_symbol(card)}"
        case Build(card=card, cards=taken, value=value):
            return f"build {value} with {card_symbol(card)} on {show_cards(taken)}"
        case Extend(card=card, cards=taken, value=value):
            return f"extend {value} with {card_symbol(card)} on {show_cards(taken)}"
        case Increase(card=card, cards=taken, value=value):
            return f"increase to {value} with {card_symbol(card)} on {show_cards(taken)}"
        case Trail(card=card):
            return f"trail {card_symbol(card)}"
    raise AssertionError(action)


def read(text: str, seat: int = YOU) -> PlayerAction:
    """A move that is written."""
    kind, _, rest = text.partition(" ")
    if kind == "trail":
        return Trail(seat, read_card(rest))
    if kind == "take":
        taken, _, card = rest.partition(" with ")
        return Capture(seat, read_card(card), cards(taken))
    value, _, rest = rest.removeprefix("to ").partition(" with ")
    card, _, taken = f"{rest} ".partition(" on ")
    make = {"build": Build, "extend": Extend, "increase": Increase}[kind]
    return make(seat, read_card(card), cards(taken), int(value))


def legal_moves(now: Situation) -> set[str]:
    """Every legal move, written."""
    moves = [said(action) for action in offers(now)]
    assert len(set(moves)) == len(moves), "a move is listed twice"
    return set(moves)


def written(text: str) -> set[str]:
    """Moves by commas or lines, with the cards of each in the order in which they are shown."""
    return {said(read(part.strip())) for line in text.splitlines() for part in line.split(",") if part.strip()}


def play(state: State, *moves: str) -> tuple[State, tuple[Event, ...]]:
    """A deal after moves of the seats in turn, and what happened."""
    told: list[Event] = []
    for move in moves:
        state, events = apply(state, read(move, state.mover))
        told += events
    return state, tuple(told)


def opened(house: House | None = None, *, dealer: int = THEY, carried: Carried | None = None) -> State:
    """A deal before the first card."""
    return start(house or House(), Opening((Seated(YOU, 0), Seated(THEY, 0)), dealer=dealer, carried=carried))


def deal(state: State, deck: Iterator[Card]) -> State:
    """The cards that are due."""
    while not isinstance(turn(state), SeatsToMove | RoundOver):
        is_shuffle = isinstance(turn(state), CardsToShuffle)
        state, _ = apply(state, Reshuffle() if is_shuffle else Deal(next(deck)))
    return state


def shuffled(seed: int) -> list[Card]:
    deck = list(DECK)
    Random(seed).shuffle(deck)
    return deck
