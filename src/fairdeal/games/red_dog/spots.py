"""The table of Red Dog in words: what is bet against, the cards that lie open, and every seat."""

from typing import Final

from fairdeal.engine.chips import Chips
from fairdeal.engine.game import Spot
from fairdeal.engine.words import Gain, Seat, Sentence
from fairdeal.games.red_dog.house import Variant
from fairdeal.games.red_dog.state import Outcome, Phase, Place
from fairdeal.games.red_dog.view import BoxView, View


def spots(view: View) -> tuple[Spot, ...]:
    """The table: the pot or the bank first, then the cards beside the stock, then every seat."""
    return (_fund(view), *_open_cards(view), *[_seat(view, box) for box in view.boxes])


_FUNDS: Final = {
    Variant.BASE: "red-dog-pot",
    Variant.BANK: "red-dog-bank",
    Variant.SIX_BANKER: "red-dog-bank",
    Variant.SIX_POOL: "red-dog-pool",
}


def _fund(view: View) -> Spot:
    """What is bet against, and what of it no bet covers yet. Source: rules.md §4.4."""
    amount = view.bank if view.house.has_banker else view.pot
    facts: dict[str, object] = {"amount": Chips(amount), "uncovered": Chips(view.uncovered)}
    key = "red-dog-note-uncovered" if view.phase in (Phase.UPCARD, Phase.COVER) and view.offer else "red-dog-note-fund"
    return Spot(Sentence(_FUNDS[Variant(view.house.variant)]), (), Sentence(key, facts))


def _open_cards(view: View) -> list[Spot]:
    """The draw for the first dealer, until it is gathered; then the card for all, and what else lies face up."""
    if not view.begun:
        return [Spot(Sentence("red-dog-draw"), view.lot)] if view.lot else []
    others = tuple([card for card in view.turned if card != view.upcard])
    stock = Spot(Sentence("red-dog-turned"), others, Sentence("red-dog-note-stock", {"count": view.left}))
    return [stock] if view.upcard is None else [Spot(Sentence("red-dog-upcard"), (view.upcard,)), stock]


def _seat(view: View, box: BoxView) -> Spot:
    key = "the-seat" if box.seat != view.dealer else _dealer(view)
    is_own = box.seat == view.you
    return Spot(Sentence(key, {"seat": Seat(box.seat)}), box.hand, _note(view, box), own=is_own, other=not is_own)


def _dealer(view: View) -> str:
    return "red-dog-seat-banks" if view.house.has_banker else "red-dog-seat-deals"


def _note(view: View, box: BoxView) -> Sentence | None:
    note = _state(box)
    if view.phase is not Phase.OVER or box.net is None or box.place is Place.OUT:
        return note
    net = Gain(box.net)
    return Sentence("red-dog-note-net", {"net": net}) if note is None else _with_net(note, net)


def _with_net(note: Sentence, net: Gain) -> Sentence:
    return Sentence("red-dog-note-and-net", {"note": note, "net": net})


def _state(box: BoxView) -> Sentence | None:
    """How a seat stands in the round; None for one that has not acted yet."""
    if box.place is Place.OUT:
        return Sentence("red-dog-note-out")
    if box.outcome in (Outcome.WON, Outcome.LOST):
        return Sentence(f"red-dog-note-{box.outcome}", {"amount": Chips(box.bet or 0)})
    if box.outcome is not None:
        return Sentence(f"red-dog-note-{box.outcome}")
    if box.has_bet:
        return Sentence("red-dog-note-sealed") if box.bet is None else _bet(box.bet)
    return Sentence(f"red-dog-note-{box.irregular}") if box.irregular else None


def _bet(amount: int) -> Sentence:
    return Sentence("red-dog-note-bet", {"amount": Chips(amount)})
