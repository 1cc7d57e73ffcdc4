"""How Blackjack is said: the words of its actions, the sentences of its events and views, its guide."""

from typing import Final

from fairdeal.cards import DECK
from fairdeal.engine.chips import Chips
from fairdeal.engine.events import CardsReshuffled, RoundVoided
from fairdeal.engine.game import Spot, TextRules, Verb
from fairdeal.engine.moves import Event, Legal
from fairdeal.engine.seen import tell_seen
from fairdeal.engine.words import Gain, Seat, Sentence, ShownCards
from fairdeal.games.blackjack import events as happened
from fairdeal.games.blackjack.hands import ACE, MOST, TEN, worth_of
from fairdeal.games.blackjack.state import (
    Bet,
    Decline,
    Double,
    Hit,
    Insure,
    Phase,
    Place,
    SitOut,
    Split,
    Stand,
    Withdraw,
)
from fairdeal.games.blackjack.view import BoxView, HandView, View

VERBS: Final = (
    Verb("blackjack-verb-bet", Bet, wants_amount=True),
    Verb("blackjack-verb-hit", Hit),
    Verb("blackjack-verb-stand", Stand),
    Verb("blackjack-verb-double", Double),
    Verb("blackjack-verb-split", Split),
    Verb("blackjack-verb-insure", Insure),
    Verb("blackjack-verb-decline", Decline),
    Verb("blackjack-verb-sit-out", SitOut),
    Verb("blackjack-verb-withdraw", Withdraw),
)

GUIDE: Final = (
    "blackjack-guide-setup",
    "blackjack-guide-totals",
    "blackjack-guide-deal",
    "blackjack-guide-play",
    "blackjack-guide-double",
    "blackjack-guide-split",
    "blackjack-guide-insurance",
    "blackjack-guide-dealer",
    "blackjack-guide-settlement",
    "blackjack-guide-shoe",
    "blackjack-guide-example",
    "blackjack-guide-questions",
)

_TENS: Final = "10–K"
"""All that is worth ten, where cards are counted."""


def tell(event: Event) -> Sentence | None:
    """What an event says; None for one that another sentence tells."""
    match event:
        case happened.HandGrew(place=1, seat=seat, card=card):
            return Sentence("blackjack-got", {"seat": Seat(seat), "card": ShownCards((card,))})
        case happened.HandGrew(seat=seat, hand=hand, of=of, card=card, best=best, low=low):
            facts = {"seat": Seat(seat), "card": ShownCards((card,)), "total": _total(best, low)}
            return _of_hand(hand, of, Sentence("blackjack-got-total", facts))
        case happened.DealerGrew(place=1, card=card):
            return Sentence("blackjack-dealer-shows", {"card": ShownCards((card,))})
        case happened.DealerGrew(card=card, best=best, low=low):
            return Sentence("blackjack-dealer-got", {"card": ShownCards((card,)), "total": _total(best, low)})
        case happened.BetPlaced(seat=seat, amount=amount):
            return Sentence("blackjack-bet", {"seat": Seat(seat), "amount": Chips(amount)})
        case happened.Insured(seat=seat, amount=amount):
            return Sentence("blackjack-insured", {"seat": Seat(seat), "amount": Chips(amount)})
        case happened.InsuranceOffered():
            return Sentence("blackjack-insurance-offered")
        case CardsReshuffled(count=count):
            return Sentence("blackjack-reshuffled", {"count": count})
        case RoundVoided(fault=fault):
            return Sentence(f"round-void-{fault}")
    return _tell_of_hand(event) or _tell_of_dealer(event) or _tell_of_settlement(event) or _tell_of_seat(event)


def _tell_of_hand(event: Event) -> Sentence | None:
    match event:
        case happened.Stood(seat=seat, hand=hand, of=of, total=total):
            return _of_hand(hand, of, Sentence("blackjack-stood", {"seat": Seat(seat), "total": total}))
        case happened.Doubled(seat=seat, hand=hand, of=of, amount=amount):
            return _of_hand(hand, of, Sentence("blackjack-doubled", {"seat": Seat(seat), "amount": Chips(amount)}))
        case happened.HandSplit(seat=seat, amount=amount):
            return Sentence("blackjack-split", {"seat": Seat(seat), "amount": Chips(amount)})
        case happened.Busted(seat=seat, hand=hand, of=of, total=total):
            return _of_hand(hand, of, Sentence("blackjack-busted", {"seat": Seat(seat), "total": total}))
    return None


def _tell_of_dealer(event: Event) -> Sentence | None:
    match event:
        case happened.DealerBusted(total=total):
            return Sentence("blackjack-dealer-busted", {"total": total})
        case happened.DealerStood(total=total):
            return Sentence("blackjack-dealer-stood", {"total": total})
        case happened.DealerHasBlackjack():
            return Sentence("blackjack-dealer-has-blackjack")
    return None


def _tell_of_settlement(event: Event) -> Sentence | None:
    match event:
        case happened.HandSettled(seat=seat, hand=hand, of=of, outcome=outcome, staked=staked, returned=returned):
            return _of_hand(hand, of, _settled(f"blackjack-settled-{outcome}", seat, staked, returned))
        case happened.InsuranceSettled(seat=seat, staked=staked, returned=returned):
            way = "won" if returned > staked else "lost" if returned < staked else "returned"
            return _settled(f"blackjack-insurance-{way}", seat, staked, returned)
        case happened.BoxSettled(seat=seat, staked=staked, returned=returned):
            return _settled("blackjack-settled-together", seat, staked, returned)
    return None


_OF_SEAT: Final[dict[type[Event], str]] = {
    happened.BetWithdrawn: "blackjack-bet-withdrawn",
    happened.SatOut: "blackjack-sat-out",
    happened.BlackjackDealt: "blackjack-blackjack-dealt",
    happened.InsuranceDeclined: "blackjack-insurance-declined",
}


def _tell_of_seat(event: Event) -> Sentence | None:
    key = _OF_SEAT.get(type(event))
    return Sentence(key, {"seat": Seat(event.seat)}) if key and hasattr(event, "seat") else None


def _of_hand(hand: int, of: int, said: Sentence) -> Sentence:
    """A sentence with the number of the hand before it, where a seat has several."""
    return said if of == 1 else Sentence("blackjack-of-hand", {"hand": hand, "said": said})


def _settled(key: str, seat: int, staked: int, returned: int) -> Sentence:
    net = Gain(returned - staked)
    return Sentence(key, {"seat": Seat(seat), "staked": Chips(staked), "returned": Chips(returned), "net": net})


def _total(best: int, low: int) -> Sentence:
    """A total in words: `14 or 4`, or the one that counts."""
    if best in (low, MOST):
        return Sentence("blackjack-total", {"total": best})
    return Sentence("blackjack-total-soft", {"best": best, "low": low})


# The table


def spots(view: View) -> tuple[Spot, ...]:
    """The table: the dealer's cards first, then every seat's hands, then what is known of the shoe."""
    boxes = [spot for box in view.boxes for spot in _box_spots(view, box)]
    return (_dealer_spot(view), *boxes, Spot(Sentence("blackjack-shoe"), (), _shoe(view)))


def _dealer_spot(view: View) -> Spot:
    note = Sentence("blackjack-note-total", {"total": _total(view.dealer_best, view.dealer_low)})
    return Spot(Sentence("the-dealer"), view.dealer, note if view.dealer else None)


def _box_spots(view: View, box: BoxView) -> list[Spot]:
    """A place for each hand of a seat; one for a seat without any."""
    whose = {"own": box.seat == view.you, "other": box.seat != view.you}
    seat = Sentence("the-seat", {"seat": Seat(box.seat)})
    if not box.hands:
        return [Spot(seat, (), Sentence("blackjack-note-out") if box.place is Place.OUT else None, **whose)]
    several = len(box.hands) > 1
    return [
        Spot(_label(view, box, hand) if several else seat, hand.cards, _note(box, hand), **whose) for hand in box.hands
    ]


def _label(view: View, box: BoxView, hand: HandView) -> Sentence:
    in_turn = box.seat in view.to_move and hand.number == view.hand
    key = "blackjack-seat-hand-in-turn" if in_turn else "blackjack-seat-hand"
    return Sentence(key, {"seat": Seat(box.seat), "hand": hand.number})


def _note(box: BoxView, hand: HandView) -> Sentence:
    if not hand.cards:
        return Sentence("blackjack-note-bet", {"stake": Chips(hand.stake)})
    facts: dict[str, object] = {"total": _note_total(hand)}
    if hand.outcome is not None:
        return Sentence(f"blackjack-note-{hand.outcome}", facts | {"net": Gain(hand.net or 0)})
    facts["staked"] = Chips(hand.staked)
    if box.insurance and hand.number == 1:
        return Sentence("blackjack-note-insured", facts | {"insurance": Chips(box.insurance)})
    return Sentence("blackjack-note-hand", facts)


def _note_total(hand: HandView) -> Sentence:
    return Sentence("blackjack-total-blackjack") if hand.is_blackjack else _total(hand.best, hand.low)


def _shoe(view: View) -> Sentence:
    """What is left in the shoe, and when it is shuffled. Source: rules.md §3.4 BJ28."""
    facts: dict[str, object] = {"decks": view.house.decks, "left": view.unseen}
    if not view.until_most:
        return Sentence("blackjack-shoe-ends", facts)
    return Sentence("blackjack-shoe-left", facts | {"least": view.until_least, "most": view.until_most})


def shoe(view: View) -> tuple[Sentence, ...]:
    """What is left, and what has come: what a careful player could have written down. Source: rules.md §3.4 BJ28."""
    seen = [0] * (TEN + 1)
    for card in DECK:
        seen[worth_of(card)] += view.seen[card]
    ranks = [("A", seen[ACE]), *((str(worth), seen[worth]) for worth in range(2, TEN)), (_TENS, seen[TEN])]
    return _shoe(view), tell_seen(ranks)


def warn(view: View, legal: Legal) -> tuple[Sentence, ...]:
    """Before a bet: what is left in the shoe, and above what bet a double or a split cannot be paid. Source: BJ14."""
    if view.phase is not Phase.BETTING:
        return ()
    chips = next((box.chips for box in view.boxes if box.seat == view.you), 0)
    return (_shoe(view), *(each for amounts in legal.amounts if (each := _too_dear(chips, view, amounts.most))))


def _too_dear(chips: int, view: View, most: int) -> Sentence | None:
    step = view.house.stake_step
    half = chips // 2 - chips // 2 % step
    if half >= most:
        return None
    if half < view.house.min_stake:
        return Sentence("blackjack-warn-no-double", {"chips": Chips(chips)})
    return Sentence("blackjack-warn-above", {"most": Chips(half)})


TEXT: Final[TextRules[View]] = TextRules(verbs=VERBS, tell=tell, spots=spots, guide=GUIDE, warn=warn, shoe=shoe)
