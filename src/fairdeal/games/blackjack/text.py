"""How Blackjack is said: the words of its actions, the sentences of its events and views, its guide.

What every banking game says of bets is in `engine.banking.text`.
"""

from fractions import Fraction
from typing import Final

from fairdeal.cards import DECK
from fairdeal.engine.banking import text as banking
from fairdeal.engine.banking.moves import Surrender, Surrendered
from fairdeal.engine.banking.rounds import chips_of
from fairdeal.engine.chips import Chips
from fairdeal.engine.events import CardHidden, CardsReshuffled
from fairdeal.engine.game import Spot, TextRules, Verb
from fairdeal.engine.moves import DEALER, Event, Legal
from fairdeal.engine.seen import tell_seen
from fairdeal.engine.words import Gain, Seat, Sentence, ShownCards
from fairdeal.games.blackjack import events as happened
from fairdeal.games.blackjack import payouts
from fairdeal.games.blackjack.hands import ACE, MOST, TEN, worth_of
from fairdeal.games.blackjack.state import Decline, Double, Hit, Insure, Outcome, Phase, Split, Stand
from fairdeal.games.blackjack.view import BoxView, HandView, View

VERBS: Final = (
    banking.BET,
    Verb("blackjack-verb-hit", Hit),
    Verb("blackjack-verb-stand", Stand),
    Verb("blackjack-verb-double", Double),
    Verb("blackjack-verb-split", Split),
    Verb("blackjack-verb-surrender", Surrender),
    Verb("blackjack-verb-insure", Insure),
    Verb("blackjack-verb-decline", Decline),
    banking.SIT_OUT,
    banking.WITHDRAW,
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
    "blackjack-guide-houses",
    "blackjack-guide-example",
    "blackjack-guide-questions",
)

_TENS: Final = "10–K"
"""All that is worth ten, where cards are counted."""


def tell(event: Event) -> Sentence | None:
    """What an event says; None for one that another sentence tells."""
    match event:
        case happened.HandGrew(place=1, seat=seat, card=card):
            return banking.tell_dealt(seat, card)
        case happened.HandGrew(seat=seat, hand=hand, of=of, card=card, best=best, low=low):
            facts = {"seat": Seat(seat), "card": ShownCards((card,)), "total": _total(best, low)}
            return _of_hand(hand, of, Sentence("blackjack-got-total", facts))
        case happened.DealerGrew(place=1, card=card):
            return Sentence("blackjack-dealer-shows", {"card": ShownCards((card,))})
        case happened.DealerGrew(card=card, best=best, low=low):
            return Sentence("blackjack-dealer-got", {"card": ShownCards((card,)), "total": _total(best, low)})
        case happened.Insured(seat=seat, amount=amount):
            return banking.tell_amount("blackjack-insured", seat, amount)
        case happened.InsuranceOffered():
            return Sentence("blackjack-insurance-offered")
        case CardsReshuffled(count=count):
            return Sentence("blackjack-reshuffled", {"count": count})
    of_play = _tell_of_hand(event) or _tell_of_dealer(event) or _tell_of_settlement(event)
    return of_play or banking.tell_of_seat(event, _OF_SEAT) or banking.tell(event)


def _tell_of_hand(event: Event) -> Sentence | None:
    match event:
        case happened.Stood(seat=seat, hand=hand, of=of, total=total):
            return _of_hand(hand, of, Sentence("blackjack-stood", {"seat": Seat(seat), "total": total}))
        case happened.Doubled(seat=seat, hand=hand, of=of, amount=amount):
            return _of_hand(hand, of, banking.tell_amount("blackjack-doubled", seat, amount))
        case happened.HandSplit(seat=seat, amount=amount):
            return banking.tell_amount("blackjack-split", seat, amount)
        case happened.Busted(seat=seat, hand=hand, of=of, total=total):
            return _of_hand(hand, of, Sentence("blackjack-busted", {"seat": Seat(seat), "total": total}))
    return None


def _tell_of_dealer(event: Event) -> Sentence | None:
    match event:
        case happened.DealerBusted(total=total):
            return Sentence("blackjack-dealer-busted", {"total": total})
        case happened.DealerStood(total=total):
            return Sentence("blackjack-dealer-stood", {"total": total})
        case CardHidden(to=to) if to == DEALER:
            return Sentence("blackjack-hole-dealt")
        case happened.HoleCardPeeked():
            return Sentence("blackjack-hole-peeked")
        case happened.HoleCardTurned(card=card, best=best, low=low):
            return Sentence("blackjack-hole-turned", {"card": ShownCards((card,)), "total": _total(best, low)})
        case happened.DealerHasBlackjack():
            return Sentence("blackjack-dealer-has-blackjack")
    return None


def _tell_of_settlement(event: Event) -> Sentence | None:
    match event:
        case happened.HandSettled(seat=seat, hand=hand, of=of, outcome=outcome, staked=staked, returned=returned):
            pays = {"pays": _paid(staked, returned)} if outcome is Outcome.BLACKJACK else {}
            key = f"blackjack-settled-{outcome}"
            return _of_hand(hand, of, banking.tell_settled(key, seat, staked, returned, **pays))
        case happened.InsuranceSettled(seat=seat, staked=staked, returned=returned):
            way = "won" if returned > staked else "lost" if returned < staked else "returned"
            pays = {"pays": str(payouts.INSURANCE)} if way == "won" else {}
            return banking.tell_settled(f"blackjack-insurance-{way}", seat, staked, returned, **pays)
        case happened.BoxSettled(seat=seat, staked=staked, returned=returned):
            return banking.tell_settled("blackjack-settled-together", seat, staked, returned)
    return None


def _paid(staked: int, returned: int) -> str:
    """What a wager that won has paid, in lowest terms.

    >>> _paid(20, 50)
    '3:2'
    """
    ratio = Fraction(returned - staked, staked)
    return f"{ratio.numerator}:{ratio.denominator}"


_OF_SEAT: Final = {
    happened.BlackjackDealt: "blackjack-blackjack-dealt",
    happened.InsuranceDeclined: "blackjack-insurance-declined",
    happened.InsuranceLost: "blackjack-insurance-gone",
    Surrendered: "blackjack-surrendered",
}


def _of_hand(hand: int, of: int, said: Sentence) -> Sentence:
    """A sentence with the number of the hand before it, where a seat has several."""
    return said if of == 1 else Sentence("blackjack-of-hand", {"hand": hand, "said": said})


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
    cards = (*view.dealer, None) if view.hole else view.dealer
    return Spot(Sentence("the-dealer"), cards, note if view.dealer else None)


def _box_spots(view: View, box: BoxView) -> list[Spot]:
    """A place for each hand of a seat; one for a seat without any."""
    whose = {"own": box.seat == view.you, "other": box.seat != view.you}
    seat = Sentence("the-seat", {"seat": Seat(box.seat)})
    if not box.hands:
        return [Spot(seat, (), banking.note_of_bet(0, box.place), **whose)]
    several = len(box.hands) > 1
    return [
        Spot(_label(view, box, hand) if several else seat, hand.cards, _note(box, hand), **whose) for hand in box.hands
    ]


def _label(view: View, box: BoxView, hand: HandView) -> Sentence:
    in_turn = box.seat in view.to_move and hand.number == view.hand
    key = "blackjack-seat-hand-in-turn" if in_turn else "blackjack-seat-hand"
    return Sentence(key, {"seat": Seat(box.seat), "hand": hand.number})


def _note(box: BoxView, hand: HandView) -> Sentence | None:
    if not hand.cards:
        return banking.note_of_bet(hand.stake, box.place)
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
    decks = Sentence("blackjack-decks", {"decks": view.house.decks})
    facts: dict[str, object] = {"decks": decks, "left": view.unseen}
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
    chips = chips_of(view.boxes, view.you)
    return (_shoe(view), *(each for amounts in legal.amounts if (each := _too_dear(chips, view, amounts.most))))


def _too_dear(chips: int, view: View, most: int) -> Sentence | None:
    step = view.house.bet_step
    half = chips // 2 - chips // 2 % step
    if half >= most:
        return None
    if half < view.house.least_bet:
        return Sentence("blackjack-warn-no-double", {"chips": Chips(chips)})
    return Sentence("blackjack-warn-above", {"most": Chips(half)})


TEXT: Final[TextRules[View]] = TextRules(verbs=VERBS, tell=tell, spots=spots, guide=GUIDE, warn=warn, shoe=shoe)
