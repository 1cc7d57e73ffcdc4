"""How Red Dog is said: the words of its actions, the sentences of its events and views, its guide."""

from typing import Final

from fairdeal.cards import DECK
from fairdeal.engine.chips import Chips
from fairdeal.engine.events import CardDealt, CardsReshuffled, RoundVoided
from fairdeal.engine.game import Part, TextRules, Verb
from fairdeal.engine.moves import Event, Face, Fault, Legal
from fairdeal.engine.words import Seat, Sentence, ShownCards
from fairdeal.games.red_dog import events as happened
from fairdeal.games.red_dog.spots import spots
from fairdeal.games.red_dog.state import Bet, Cover, DeclineBank, Discard, OfferBank, Pass, Phase, Show
from fairdeal.games.red_dog.view import View

VERBS: Final = (
    Verb("red-dog-verb-bank", OfferBank, wants_amount=True),
    Verb("red-dog-verb-decline", DeclineBank),
    Verb("red-dog-verb-bet", Bet, wants_amount=True),
    Verb("red-dog-verb-cover", Cover, wants_amount=True),
    Verb("red-dog-verb-pass", Pass),
    Verb("red-dog-verb-discard", Discard),
    Verb("red-dog-verb-show", Show, parts=(Part("card"),)),
)

GUIDE: Final = (
    "red-dog-guide-setup",
    "red-dog-guide-hand",
    "red-dog-guide-play",
    "red-dog-guide-pass",
    "red-dog-guide-variants",
    "red-dog-guide-bank",
    "red-dog-guide-six-spot",
    "red-dog-guide-pool",
    "red-dog-guide-wrong",
    "red-dog-guide-seal",
    "red-dog-guide-example",
    "red-dog-guide-questions",
)


def tell(event: Event) -> Sentence | None:
    """What an event says; None for one that another sentence tells."""
    match event:
        case CardDealt(to=seat, card=card, face=Face.DOWN):
            return Sentence("red-dog-got", {"seat": Seat(seat), "card": ShownCards((card,))})
        case CardsReshuffled(count=count):
            return Sentence("red-dog-reshuffled", {"count": count})
        case RoundVoided(fault=Fault.NO_BETS):
            return Sentence("red-dog-no-deal")
        case RoundVoided(fault=fault):
            return Sentence(f"round-void-{fault}")
    return (
        _tell_of_cards(event)
        or _tell_of_opening(event)
        or _tell_of_turn(event)
        or _tell_of_settlement(event)
        or _tell_of_mistake(event)
    )


_OF_CARD: Final[dict[type[Event], str]] = {
    happened.LotUndecided: "red-dog-lot-undecided",
    happened.CardBurnt: "red-dog-card-burnt",
    happened.CardTooHigh: "red-dog-card-too-high",
    happened.UpcardFound: "red-dog-upcard-found",
    happened.CardExposed: "red-dog-card-exposed",
}

_OF_CARD_AND_SEAT: Final[dict[type[Event], str]] = {
    happened.LotDealt: "red-dog-lot-dealt",
    happened.FirstDealerFound: "red-dog-first-dealer",
    happened.CardTurned: "red-dog-card-turned",
}


def _tell_of_cards(event: Event) -> Sentence | None:
    kind = type(event)
    if not hasattr(event, "card") or kind not in (*_OF_CARD, *_OF_CARD_AND_SEAT):
        return None
    facts: dict[str, object] = {"card": ShownCards((event.card,))}
    if kind in _OF_CARD:
        return Sentence(_OF_CARD[kind], facts)
    return Sentence(_OF_CARD_AND_SEAT[kind], facts | {"seat": Seat(getattr(event, "seat", 0))})


def _tell_of_opening(event: Event) -> Sentence | None:
    match event:
        case happened.BankOffered(seat=seat, amount=amount):
            return _amount("red-dog-bank-offered", seat, amount)
        case happened.BankDeclined(seat=seat):
            return Sentence("red-dog-bank-declined", {"seat": Seat(seat)})
        case happened.DealtOut(seat=seat):
            return Sentence("red-dog-dealt-out", {"seat": Seat(seat)})
        case happened.EntryPaid(seat=seat, amount=amount):
            return _amount("red-dog-entry-paid", seat, amount)
        case happened.AntesPaid(dealer=dealer, seats=seats, ante=ante, pot=pot):
            facts = {"seat": Seat(dealer), "count": seats, "amount": Chips(ante), "pot": Chips(pot)}
            return Sentence("red-dog-antes", facts)
        case happened.AntesPaidAgain(pot=pot):
            return Sentence("red-dog-antes-again", {"pot": Chips(pot)})
        case happened.HandsGathered():
            return Sentence("red-dog-hands-gathered")
    return None


def _tell_of_turn(event: Event) -> Sentence | None:
    match event:
        case happened.BetPlaced(seat=seat, amount=amount):
            return _amount("red-dog-bet", seat, amount)
        case happened.Passed(seat=seat, fine=fine):
            return _amount("red-dog-passed-fine" if fine else "red-dog-passed", seat, fine)
        case happened.Covered(seat=seat, amount=amount, uncovered=uncovered):
            facts = {"seat": Seat(seat), "amount": Chips(amount), "uncovered": Chips(uncovered)}
            return Sentence("red-dog-covered" if uncovered else "red-dog-covered-all", facts)
        case happened.BetSealed(seat=seat):
            return Sentence("red-dog-bet-sealed", {"seat": Seat(seat)})
        case happened.SealedBetPlaced(seat=seat, amount=amount):
            return _amount("red-dog-sealed-bet", seat, amount)
        case happened.Discarded(seat=seat):
            return Sentence("red-dog-discarded", {"seat": Seat(seat)})
        case happened.Skipped(seat=seat):
            return Sentence("red-dog-skipped", {"seat": Seat(seat)})
        case happened.TurnVoid(seat=seat):
            return Sentence("red-dog-turn-void", {"seat": Seat(seat)})
    return None


def _tell_of_settlement(event: Event) -> Sentence | None:
    match event:
        case happened.HandOpened(seat=seat, bet=bet, cards=cards):
            facts = {"seat": Seat(seat), "amount": Chips(bet), "cards": ShownCards(cards)}
            return Sentence("red-dog-hand-opened", facts)
        case happened.HandUnsealed(seat=seat, cards=cards):
            return Sentence("red-dog-hand-unsealed", {"seat": Seat(seat), "cards": ShownCards(cards)})
        case happened.BetWon(seat=seat, card=card, bet=bet, paid=paid):
            key = "red-dog-won" if paid == bet else "red-dog-won-part" if paid else "red-dog-won-nothing"
            return Sentence(key, {"seat": Seat(seat), "card": ShownCards((card,)), "amount": Chips(paid)})
        case happened.BetLost(seat=seat, cards=(), bet=bet):
            return _amount("red-dog-lost", seat, bet)
        case happened.BetLost(seat=seat, cards=cards, bet=bet):
            facts = {"seat": Seat(seat), "cards": ShownCards(cards), "amount": Chips(bet)}
            return Sentence("red-dog-lost-shown", facts)
        case happened.BankReturned(seat=seat, amount=amount):
            return _amount("red-dog-bank-returned", seat, amount) if amount else Sentence("red-dog-bank-spent")
        case happened.PotDivided(share=share, seats=seats, rest=rest):
            facts = {"amount": Chips(share), "count": seats, "rest": Chips(rest)}
            return Sentence("red-dog-pot-divided", facts)
        case happened.PotShared(share=share, seats=seats, odd=odd):
            facts = {"amount": Chips(share), "count": seats, "odd": Chips(odd)}
            return Sentence("red-dog-pot-shared-odd" if odd else "red-dog-pot-shared", facts)
    return None


def _tell_of_mistake(event: Event) -> Sentence | None:
    match event:
        case happened.HandMisdealt(seat=seat, kind=kind):
            return Sentence(f"red-dog-misdealt-{kind}", {"seat": Seat(seat)})
        case happened.TopExposed():
            return Sentence("red-dog-top-exposed")
        case happened.PaidByMistake(seat=seat, amount=amount):
            return _amount("red-dog-paid-by-mistake", seat, amount)
        case happened.Overpaid(seat=seat, amount=amount):
            return _amount("red-dog-overpaid", seat, amount)
        case happened.OverpaymentReturned(seat=seat, amount=amount):
            return _amount("red-dog-overpayment-returned", seat, amount)
    return None


def _amount(key: str, seat: int, amount: int) -> Sentence:
    return Sentence(key, {"seat": Seat(seat), "amount": Chips(amount)})


def shoe(view: View) -> tuple[Sentence, ...]:
    """How many cards the stock has, and what everybody has seen: what a careful player could have written down."""
    seen = tuple(card for card in DECK if view.seen[card])
    left = Sentence("red-dog-stock", {"count": view.left})
    if not seen:
        return (left,)
    return left, Sentence("red-dog-seen", {"count": len(seen), "cards": ShownCards(seen)})


def warn(view: View, legal: Legal) -> tuple[Sentence, ...]:
    """Before a decision: what a pass costs beside the least bet, and what a bet is made without.

    Source: rules.md §4.1, §4.8 RD5, RD24, RD28.
    """
    if not legal.amounts:
        return ()
    if view.phase is Phase.BANK:
        return (Sentence("red-dog-warn-bank"),)
    if view.phase in (Phase.COVER, Phase.SEALED_BETS):
        return (Sentence("red-dog-warn-blind"),)
    least, fine = legal.amounts[0].least, _fine(view, legal)
    if not fine:
        return ()
    key = "red-dog-warn-fine" if fine == least else "red-dog-warn-fine-other"
    return (Sentence(key, {"fine": Chips(fine), "least": Chips(least)}),)


def _fine(view: View, legal: Legal) -> int:
    """What a pass costs the viewer, who may pass; 0 where it is free."""
    chips = next((box.chips for box in view.boxes if box.seat == view.you), 0)
    if not any(isinstance(action, Pass) for action in legal.actions):
        return 0
    return min(view.house.fine, chips - chips % 2)


TEXT: Final[TextRules[View]] = TextRules(verbs=VERBS, tell=tell, spots=spots, guide=GUIDE, warn=warn, shoe=shoe)
