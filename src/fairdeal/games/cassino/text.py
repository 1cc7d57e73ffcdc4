"""How Cassino is said: the words of its actions, the sentences of its events and views."""

from typing import Final

from fairdeal.cards import Card
from fairdeal.engine.events import CardDealt, CardsReshuffled, RoundVoided
from fairdeal.engine.game import Part, Spot, TextRules, Verb
from fairdeal.engine.moves import TABLE, Event, Face, Legal
from fairdeal.engine.words import Seat, Sentence, ShownCards
from fairdeal.games.cassino.automatic import MOST_MISSED
from fairdeal.games.cassino.groups import Cards
from fairdeal.games.cassino.scoring import Score
from fairdeal.games.cassino.state import (
    PORTIONS,
    Build,
    BuildsMerged,
    Built,
    Capture,
    Captured,
    DealerFound,
    DealScored,
    Extend,
    Extended,
    Increase,
    Increased,
    LastPortion,
    LotTied,
    MatchForfeited,
    MatchWon,
    RemainderTaken,
    Swept,
    TimedOut,
    Trail,
    Trailed,
)
from fairdeal.games.cassino.view import BuildView, PlayerView, View

_WITH: Final = Part("card", "cassino-with")
_ON: Final = Part("cards", "cassino-on")
_ON_BUILD: Final = Part("cards", "cassino-on", optional=True)
"""The cards of the build that is changed: they may be left out where only one play fits."""

VERBS: Final = (
    Verb("cassino-verb-capture", Capture, parts=(Part("cards"), _WITH)),
    Verb("cassino-verb-build", Build, parts=(Part("value"), _WITH, _ON)),
    Verb("cassino-verb-extend", Extend, parts=(Part("value"), _WITH, _ON_BUILD)),
    Verb("cassino-verb-increase", Increase, parts=(Part("value", "cassino-to"), _WITH, _ON_BUILD)),
    Verb("cassino-verb-trail", Trail, parts=(Part("card"),)),
)


def tell(event: Event) -> Sentence | None:
    """What an event says; None for one that another sentence tells."""
    match event:
        case CardDealt(to=to, card=card, face=face):
            return _tell_dealt(to, card, face)
        case CardsReshuffled():
            return Sentence("cassino-shuffled")
        case LotTied():
            return Sentence("cassino-lot-tied")
        case LastPortion():
            return Sentence("cassino-last-portion")
        case BuildsMerged(value=value):
            return Sentence("cassino-merged", {"value": value})
        case DealScored():
            return _tell_scored(event)
        case TimedOut(seat=seat, missed=missed):
            return Sentence("cassino-timed-out", {"seat": Seat(seat), "missed": missed, "most": MOST_MISSED})
        case RoundVoided(fault=fault):
            return Sentence(f"round-void-{fault}")
    return _tell_play(event) or _tell_seat(event)


def spots(view: View) -> tuple[Spot, ...]:
    """The loose cards, each build, the last capture, and every seat's hand."""
    loose = Spot(Sentence("cassino-table"), view.loose)
    builds = (_build_spot(build) for build in view.builds)
    return (loose, *builds, *_taking_spot(view), *(_seat_spot(view, player) for player in view.players))


def stock(view: View) -> tuple[Sentence, ...]:
    """Which portion it is, and how many cards are still to come."""
    return (Sentence("cassino-stock", {"portion": view.portion, "portions": PORTIONS, "left": view.stock}),)


def warn(view: View, legal: Legal) -> tuple[Sentence, ...]:
    """What the builds of the player in turn bind it to. Source: rules.md §2.3, O1, O2."""
    key = "cassino-warn-keep" if view.house.free_trail else "cassino-warn-bound"
    return tuple(Sentence(key, {"value": build.value}) for build in view.builds if build.controller == view.you)


GUIDE: Final = (
    "cassino-guide-setup",
    "cassino-guide-take",
    "cassino-guide-build",
    "cassino-guide-duties",
    "cassino-guide-legal",
    "cassino-guide-example",
    "cassino-guide-score",
    "cassino-guide-words",
    "cassino-guide-history",
    "cassino-guide-questions",
)

TEXT: Final[TextRules[View]] = TextRules(verbs=VERBS, tell=tell, spots=spots, guide=GUIDE, warn=warn, shoe=stock)

_OF_SEAT: Final[dict[type[Event], str]] = {
    DealerFound: "cassino-dealer-found",
    Swept: "cassino-swept",
    MatchForfeited: "cassino-forfeited",
    MatchWon: "cassino-match-won",
}


def _tell_seat(event: Event) -> Sentence | None:
    key = _OF_SEAT.get(type(event))
    return Sentence(key, {"seat": Seat(event.seat)}) if key and hasattr(event, "seat") else None


def _tell_dealt(to: int, card: Card, face: Face) -> Sentence:
    if to == TABLE:
        return Sentence("cassino-dealt-table", {"card": ShownCards((card,))})
    key = "cassino-drew" if face is Face.UP else "cassino-dealt"
    return Sentence(key, {"seat": Seat(to), "card": ShownCards((card,))})


def _tell_play(event: Event) -> Sentence | None:
    match event:
        case Captured(seat=seat, card=card, cards=cards):
            return _play("captured", seat, card, cards)
        case Built(seat=seat, card=card, cards=cards, value=value):
            return _play("built", seat, card, cards, value=value)
        case Extended(seat=seat, card=card, cards=cards, value=value):
            return _play("extended", seat, card, cards, value=value)
        case Increased(seat=seat, card=card, cards=cards, before=before, value=value):
            return _play("increased", seat, card, cards, before=before, value=value)
        case Trailed(seat=seat, card=card):
            return _play("trailed", seat, card, ())
        case RemainderTaken(seat=seat, cards=cards):
            return Sentence("cassino-remainder", {"seat": Seat(seat), "cards": ShownCards(cards)})
    return None


def _play(what: str, seat: int, card: Card, cards: Cards, **values: int) -> Sentence:
    """A play; one that joins loose cards to a build has a sentence of its own."""
    facts: dict[str, object] = {"seat": Seat(seat), "card": ShownCards((card,)), **values}
    if not cards:
        return Sentence(f"cassino-{what}", facts)
    key = f"cassino-{what}-with" if what in ("extended", "increased") else f"cassino-{what}"
    return Sentence(key, facts | {"cards": ShownCards(cards)})


def _tell_scored(event: DealScored) -> Sentence:
    facts: dict[str, object] = {"seat": Seat(event.seat), "points": event.score.points, "total": event.total}
    lines = score_lines(event.score)
    return Sentence("cassino-scored", facts | {"lines": lines}) if lines else Sentence("cassino-scored-nothing", facts)


def score_lines(score: Score) -> tuple[Sentence, ...]:
    """The lines of a score sheet that brought points. Source: rules.md §2.4."""
    lines: tuple[tuple[str, int, dict[str, int]], ...] = (
        ("cards", score.most_cards, {"count": score.cards}),
        ("spades", score.most_spades, {"count": score.spades}),
        ("aces", score.aces, {}),
        ("ten", score.ten, {}),
        ("two", score.two, {}),
        ("sweeps", score.sweeps, {}),
    )
    return tuple(
        Sentence(f"cassino-score-{what}", {"points": points, **more}) for what, points, more in lines if points
    )


def _build_spot(build: BuildView) -> Spot:
    cards = tuple(card for group in build.groups for card in group)
    note = Sentence("cassino-build-note", {"groups": len(build.groups), "seat": Seat(build.controller)})
    return Spot(Sentence("cassino-build-label", {"value": build.value}), cards, note)


def _taking_spot(view: View) -> tuple[Spot, ...]:
    taking = view.taking
    if taking is None:
        return ()
    note = Sentence("the-seat", {"seat": Seat(taking.seat)})
    return (Spot(Sentence("cassino-taking"), (*taking.cards, taking.card), note),)


def _seat_spot(view: View, player: PlayerView) -> Spot:
    hidden: tuple[Card | None, ...] = (None,) * player.held
    cards = hidden if player.hand is None else player.hand
    return Spot(
        Sentence("the-seat", {"seat": Seat(player.seat)}),
        (*view.lot[player.seat :: len(view.players)], *cards),
        Sentence("cassino-note", {"parts": _notes(view, player)}),
        own=player.seat == view.you,
        other=player.seat != view.you,
    )


def _notes(view: View, player: PlayerView) -> tuple[Sentence, ...]:
    notes = [Sentence("cassino-note-score", {"score": player.score + (player.points or 0)})]
    if player.seat == view.dealer:
        notes.append(Sentence("cassino-note-deals"))
    if player.sweeps:
        facts = {"count": len(player.sweeps), "cards": ShownCards(player.sweeps)}
        notes.append(Sentence("cassino-note-sweeps", facts))
    if player.captured is not None:
        notes.append(Sentence("cassino-note-captured", {"count": player.captured}))
    return tuple(notes)
