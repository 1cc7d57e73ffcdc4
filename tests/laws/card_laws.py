"""The laws of cards: where they come from and where they fall, and who sees them or can tell what is hidden."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from fairdeal.cards import DECK, Card
from fairdeal.engine.accounts import POT, Account
from fairdeal.engine.events import CardDealt, CardHidden, CardsBurned, CardsReshuffled, Concealed
from fairdeal.engine.moves import (
    DEALER,
    NOTHING,
    Action,
    Burn,
    CardsToDeal,
    CardsToShuffle,
    Deal,
    Event,
    Face,
    PlayerAction,
    Reshuffle,
    SeatsToMove,
)
from tests.laws.tries import refusal_of
from tests.laws.walks import Step, Walk


def cards_are_conserved(walk: Walk) -> None:
    """Only a card of the shuffle is dealt, and any card that is left in it can be.

    A shuffle in mid-round takes the place of what was left, and holds just the cards that the turn says, none of which
    lies on the table or in a hand.
    """
    shoe = walk.set_of_cards - Counter({card: walk.opening.gone[card] for card in DECK})
    burned = walk.opening.burned
    for step in walk.steps:
        for event in step.events:
            match event:
                case CardDealt(card=card):
                    assert shoe[card] > 0, f"{event} is one too many"
                    shoe[card] -= 1
                case CardsBurned(count=count):
                    burned += count
                case CardsReshuffled(count=count):
                    turn = walk.game.rules.turn(step.before)
                    assert isinstance(turn, CardsToShuffle)
                    assert count == sum(turn.cards) > 0, f"{count} cards of {sum(turn.cards)} were shuffled"
                    shoe, burned = Counter({card: turn.cards[card] for card in DECK if turn.cards[card]}), 0
        assert burned <= shoe.total()
        _no_card_is_there_twice(walk, step.after, shoe)
        _what_is_left_can_come(walk, step.after, shoe)


def cards_fall_where_the_turn_says(walk: Walk) -> None:
    """Chance is an action: a card is dealt by the dealer's action alone, to where and as the turn says."""
    for step in walk.steps:
        told = [event for event in step.events if isinstance(event, (CardDealt, CardsBurned))]
        turn = walk.game.rules.turn(step.before)
        match step.action:
            case Deal(card=card):
                assert isinstance(turn, CardsToDeal)
                assert told == [CardDealt(turn.to, card, turn.face)], f"{turn}, and then {told}"
            case Burn(count=count):
                assert told == [CardsBurned(count)]
            case Reshuffle():
                assert isinstance(turn, CardsToShuffle)
                assert not told
                assert isinstance(walk.game.rules.turn(step.after), CardsToDeal), "shuffled for no card"
            case _:
                assert not told, f"{step.action} dealt {told}"


def open_cards_lie_on_the_table(walk: Walk) -> None:
    """A spectator sees the card that was just dealt face up, and no card that was not dealt."""
    dealt: Counter[Card] = Counter()
    for step in walk.steps:
        now = Counter(event.card for event in step.events if isinstance(event, CardDealt))
        up = Counter(event.card for event in step.events if isinstance(event, CardDealt) and event.face is Face.UP)
        dealt += now
        spots = walk.game.text.spots(walk.game.sight.view(step.after, None))
        shown = Counter(card for spot in spots for card in spot.cards if card is not None)
        assert shown <= dealt, f"{shown - dealt} were not dealt"
        assert up <= shown, f"{up - shown} lie open and are not shown"


def nobody_sees_what_they_cannot_know(walk: Walk) -> None:
    """Rounds that differ in a card or a move that is hidden look the same to those it is hidden from.

    A card face down is hidden from all but its owner, a sealed one from the owner too, and a move from those who are
    not told what it did; until they are told something different.
    """
    for place, step in enumerate(walk.steps):
        for twin, others in _twins(walk, step):
            _look_the_same(walk, place, twin, others)


def what_is_hidden_has_its_number_alone(walk: Walk) -> None:
    """An event comes to a viewer whole, or as a card face down, or concealed: with nothing else that it could tell."""
    for event in walk.events:
        for viewer in (*walk.seats, *walk.strangers, None):
            seen = walk.game.sight.seen(event, viewer)
            possible = [event, Concealed(), *([CardHidden(event.to)] if isinstance(event, CardDealt) else [])]
            assert seen in possible, f"{viewer} is told {seen} of {event}"


def _no_card_is_there_twice(walk: Walk, state: Any, shoe: Counter[Card]) -> None:
    for viewer in (*walk.seats, None):
        spots = walk.game.text.spots(walk.game.sight.view(state, viewer))
        shown = Counter(card for spot in spots for card in spot.cards if card is not None)
        twice = shown + shoe - walk.set_of_cards
        assert not twice, f"{twice} are on the table and can come again"


def _what_is_left_can_come(walk: Walk, state: Any, shoe: Counter[Card]) -> None:
    turn = walk.game.rules.turn(state)
    if isinstance(turn, CardsToDeal) and turn.face is not Face.UNSEEN:
        possible = {each.card for each in walk.game.rules.legal(state, DEALER).actions if isinstance(each, Deal)}
        assert possible == set(+shoe), f"{possible ^ set(+shoe)} can come and are not there, or the other way round"


def _twins(walk: Walk, step: Step) -> Iterator[tuple[Action, list[int | None]]]:
    """Other actions in place of one, and those who cannot tell them apart."""
    viewers, turn = [*walk.seats, *walk.strangers, None], walk.game.rules.turn(step.before)
    if isinstance(turn, CardsToDeal) and turn.face is not Face.UP and isinstance(step.action, Deal):
        others = [viewer for viewer in viewers if viewer != turn.to or turn.face is Face.SEALED]
        cards = [each for each in walk.game.rules.legal(step.before, DEALER).actions if isinstance(each, Deal)]
        yield from ((twin, others) for twin in {cards[0], cards[len(cards) // 2], cards[-1]} - {step.action})
    if isinstance(step.action, PlayerAction):
        told = {viewer: _told(walk, step.events, viewer) for viewer in viewers}
        ignorant = [viewer for viewer in viewers if Concealed() in told[viewer]]
        legal = walk.game.rules.legal(step.before, step.action.seat) if ignorant else NOTHING
        ends = [each.complete(amount) for each in legal.amounts for amount in (each.least, each.most)]
        for twin in {*legal.actions[:2], *ends} - {step.action}:
            _, events = walk.game.rules.apply(step.before, twin)
            yield twin, [viewer for viewer in ignorant if _told(walk, events, viewer) == told[viewer]]


def _told(walk: Walk, events: tuple[Event, ...], viewer: int | None) -> list[Event]:
    return [walk.game.sight.seen(event, viewer) for event in events]


def _look_the_same(walk: Walk, place: int, twin: Action, others: list[int | None]) -> None:
    rules, state = walk.game.rules, walk.steps[place].before
    for step in walk.steps[place:]:
        taken = twin if step is walk.steps[place] else step.action
        if not others or refusal_of(rules.check, state, taken) is not None:
            assert taken.seat not in others or isinstance(taken, Deal), f"{taken} is legal in one of two equal rounds"
            return
        state, events = rules.apply(state, taken)
        same = [viewer for viewer in others if _told(walk, events, viewer) == _told(walk, step.events, viewer)]
        assert same == others or step is not walk.steps[place], f"{others} are told of {twin}: {events}"
        others = same
        for viewer in others:
            _cannot_tell(walk, viewer, state, step.after)


def _cannot_tell(walk: Walk, viewer: int | None, twin: Any, state: Any) -> None:
    """Two states show a viewer the same: the view, the offer, who is asked, and the chips that are told to it."""
    rules = walk.game.rules
    assert walk.game.sight.view(twin, viewer) == walk.game.sight.view(state, viewer), f"{viewer} sees {twin}"
    turns = [turn if isinstance(turn, SeatsToMove) else type(turn) for turn in map(rules.turn, (twin, state))]
    assert turns[0] == turns[1], f"who is asked tells {viewer} of {twin}"
    chips = [_own_chips(rules.balances(each), viewer) for each in (twin, state)]
    assert chips[0] == chips[1], f"the chips tell {viewer} of {twin}"
    if viewer is not None:
        assert rules.legal(twin, viewer) == rules.legal(state, viewer), f"what {viewer} may do tells of {twin}"


def _own_chips(balances: Mapping[Account, int], viewer: int | None) -> dict[Account, int]:
    """What a viewer is told of where chips lie: its own, and those in the middle."""
    return {account: amount for account, amount in balances.items() if account.seat in (viewer, POT.seat) and amount}
