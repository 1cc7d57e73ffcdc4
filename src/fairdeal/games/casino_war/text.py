"""How Casino War is said: the words of its actions, the sentences of its events and views, its guide.

What every banking game says of bets is in `engine.banking.text`.
"""

from typing import Final

from fairdeal.cards import DECK, RANKS, Card, rank_of
from fairdeal.engine.banking import text as banking
from fairdeal.engine.banking.moves import Surrender, Surrendered
from fairdeal.engine.banking.rounds import chips_of
from fairdeal.engine.chips import Chips
from fairdeal.engine.events import CardDealt, CardsBurned
from fairdeal.engine.game import Spot, TextRules, Verb
from fairdeal.engine.moves import DEALER, Amounts, Event, Legal
from fairdeal.engine.seen import tell_seen
from fairdeal.engine.words import Gain, Sentence, ShownCards
from fairdeal.games.casino_war.bets import most_with_war
from fairdeal.games.casino_war.state import BoxSettled, Choice, GoToWar, Tied, WentToWar
from fairdeal.games.casino_war.view import BoxView, View

VERBS: Final = (
    banking.BET,
    Verb("casino-war-verb-war", GoToWar),
    Verb("casino-war-verb-surrender", Surrender),
    banking.SIT_OUT,
    banking.WITHDRAW,
)

GUIDE: Final = (
    "casino-war-guide-setup",
    "casino-war-guide-deal",
    "casino-war-guide-play",
    "casino-war-guide-settlement",
    "casino-war-guide-end",
    "casino-war-guide-history",
    "casino-war-guide-example",
    "casino-war-guide-questions",
)


def tell(event: Event) -> Sentence | None:
    """What an event says; None for one that another sentence tells."""
    match event:
        case CardDealt(to=seat, card=card) if seat == DEALER:
            return Sentence("casino-war-dealer-dealt", {"card": ShownCards((card,))})
        case CardDealt(to=seat, card=card):
            return banking.tell_dealt(seat, card)
        case CardsBurned(count=count):
            return Sentence("casino-war-burned", {"count": count})
        case WentToWar(seat=seat, amount=amount):
            return banking.tell_amount("casino-war-went-to-war", seat, amount)
        case BoxSettled(seat=seat, outcome=outcome, staked=staked, returned=returned):
            return banking.tell_settled(f"casino-war-settled-{outcome}", seat, staked, returned)
    return banking.tell_of_seat(event, _OF_SEAT) or banking.tell(event)


def spots(view: View) -> tuple[Spot, ...]:
    """The table: the dealer's cards first, then every seat's."""
    return (_dealer_spot(view), *(_box_spot(view, box) for box in view.boxes))


def shoe(view: View) -> tuple[Sentence, ...]:
    """What is left, the burned cards among it, when it is shuffled, and what has come. Source: rules.md §1.6 CW10."""
    house = view.house
    facts: dict[str, object] = {"decks": house.decks, "left": view.unseen}
    if house.fresh_shuffle:
        left = Sentence("casino-war-shoe-fresh", facts)
    else:
        left = Sentence("casino-war-shoe-left", facts | {"least": house.cut_from, "most": house.cut_to})
    seen = dict.fromkeys(reversed(RANKS), 0)
    for card in DECK:
        seen[RANKS[rank_of(card)]] += view.seen[card]
    return left, tell_seen(seen.items())


def warn(view: View, legal: Legal) -> tuple[Sentence, ...]:
    """That a bet may leave too few chips for war. Source: rules.md §1.6 CW3."""
    chips = chips_of(view.boxes, view.you)
    return tuple(warning for amounts in legal.amounts if (warning := _too_dear(chips, amounts)))


TEXT: Final[TextRules[View]] = TextRules(verbs=VERBS, tell=tell, spots=spots, guide=GUIDE, warn=warn, shoe=shoe)

_OF_SEAT: Final = {Tied: "casino-war-tied", Surrendered: "casino-war-surrendered"}


def _dealer_spot(view: View) -> Spot:
    note = Sentence("casino-war-burned-so-far", {"count": view.burned}) if view.burned else None
    return Spot(Sentence("the-dealer"), _open(view.dealer_card, view.dealer_war_card), note)


def _box_spot(view: View, box: BoxView) -> Spot:
    return banking.seat_spot(box.seat, _open(box.card, box.war_card), _note(box), view.you)


def _note(box: BoxView) -> Sentence | None:
    if box.outcome is not None:
        return Sentence(f"casino-war-note-{box.outcome}", {"net": Gain(box.net or 0)})
    if box.choice is Choice.WAR:
        return Sentence("casino-war-note-war", {"stake": Chips(box.stake), "staked": Chips(box.staked)})
    return banking.note_of_bet(box.stake, box.place)


def _too_dear(chips: int, amounts: Amounts) -> Sentence | None:
    most = most_with_war(chips, amounts)
    if most is None:
        return Sentence("casino-war-warn-no-war", {"chips": Chips(chips)})
    return Sentence("casino-war-warn-above", {"most": Chips(most)}) if most < amounts.most else None


def _open(*cards: Card | None) -> tuple[Card, ...]:
    return tuple(card for card in cards if card is not None)
