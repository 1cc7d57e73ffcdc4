"""Rounds of Red Dog that look just like this one to who has the view: what a bot that searches plays on from."""

from collections.abc import Iterator

from fairdeal.cards import DECK, Card
from fairdeal.engine.chance import Chance
from fairdeal.engine.chips import CHIP
from fairdeal.games.red_dog.state import Box, Phase, State
from fairdeal.games.red_dog.view import BoxView, View


def world(view: View, chance: Chance) -> State:
    """A round with the hidden cards dealt at random, and the sealed bets of others made up within what is possible."""
    hidden = _hidden_cards(view, chance)
    return State(
        house=view.house,
        boxes=tuple([_box(view, box, hidden, chance) for box in view.boxes]),
        phase=view.phase,
        dealer=view.dealer,
        order=view.order,
        in_turn=view.in_turn,
        size=view.size,
        pot=view.pot + view.bank,
        offer=view.offer,
        lot=view.lot,
        turned=view.turned,
        shown=tuple([card for box in view.boxes for card in box.shown]),
        upcard=view.upcard,
        begun=view.begun,
        shuffle_due=view.shuffle_due,
        exposed=view.exposed,
        restocked=view.restocked,
        payee=view.payee,
        overpaid=view.overpaid,
        declined=view.declined,
    )


def _hidden_cards(view: View, chance: Chance) -> Iterator[Card]:
    """The cards that the viewer cannot place, in random order; when the stock is known, those in hands alone."""
    known = {card for box in view.boxes for card in box.hand if card is not None}
    known.update(view.turned, view.restocked)
    cards = [card for card in DECK if card not in known]
    while cards:
        yield cards.pop(chance.below(len(cards)))


def _box(view: View, box: BoxView, hidden: Iterator[Card], chance: Chance) -> Box:
    bet = _made_up_bet(view, box, chance) if box.bet is None else box.bet
    return Box(
        seat=box.seat,
        chips=box.chips if box.bet is not None else box.chips - bet,
        place=box.place,
        before=box.before,
        owes=box.owes,
        hand=tuple([next(hidden) if card is None else card for card in box.hand]),
        due=box.due,
        irregular=box.irregular,
        bet=bet,
        staked=bet if box.outcome is None else 0,
        outcome=box.outcome,
        turned=box.turned,
        shown=box.shown,
    )


def _made_up_bet(view: View, box: BoxView, chance: Chance) -> int:
    """Any bet that the seat could have made. Source: rules.md §4.5."""
    assert view.phase is Phase.SEALED_BETS
    most = min(view.pot, box.chips - box.chips % CHIP)
    least = min(view.house.min_bet, most)
    return least + CHIP * chance.below((most - least) // CHIP + 1)
