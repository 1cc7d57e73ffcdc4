"""Checks a finished shuffle: from what was shown and what was opened, step by step, trusting nobody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from fairdeal.cards import Card
from fairdeal.engine.words import Seat, Sentence, ShownCards
from fairdeal.errors import NotUnderstood
from fairdeal.fair.chain import LINK_SIZE
from fairdeal.fair.cuts import COMMITMENT_SIZE, CUT_LIMIT, LAST_SEAT, Cut, MadeBy, commit_cut
from fairdeal.fair.scheme import SCHEME_2, Scheme
from fairdeal.fair.seal import SEAL_SIZE, Seal, commit_seal
from fairdeal.fair.shuffle import DECK_SIZE, CutCardRange, Shuffled, shuffle
from fairdeal.fair.stream import Stream


@dataclass(frozen=True, slots=True)
class CutClaim:
    """What is claimed of one seat's cut: the commitment it showed, and the bytes it opened, or None if it did not."""

    seat: int
    commitment: bytes
    opened: bytes | None
    made_by: MadeBy = field(default=MadeBy.PLAYER, kw_only=True)


@dataclass(frozen=True, slots=True)
class Claim:
    """What is claimed of one shuffle. Nothing here is checked yet: any bytes and any numbers may stand in it.

    `start` is the cards before the shuffle. `order` is the cards as they lie afterwards, from the top; it may stop
    early, and None stands for a card that came out unseen, as a deal shows nothing more. `low` and `high` are the range
    of the cut card and `cut_card` how many cards are said to lie above it; all three are None in games without one.
    `link` is what the seal is said to have been committed with; empty in version 1, which has no chain.
    """

    commitment: bytes
    seal: bytes
    cuts: tuple[CutClaim, ...]
    start: tuple[int, ...]
    order: tuple[int | None, ...]
    low: int | None = field(default=None, kw_only=True)
    high: int | None = field(default=None, kw_only=True)
    cut_card: int | None = field(default=None, kw_only=True)
    link: bytes = field(default=b"", kw_only=True)
    scheme: Scheme = field(default=SCHEME_2, kw_only=True)


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that was checked: its name, whether it holds, and a sentence about what was found."""

    name: str
    passed: bool
    said: Sentence


def verify(claim: Claim) -> tuple[Step, ...]:
    """Checks a claim and says how each step went; a false claim fails a step and never raises.

    The steps, always in this order: `seal`; `seats`; `cut of seat N` for every cut, in the order claimed; `cards`;
    `order`; `cut card`. The shuffle is right when every step passed.
    Source: design.md, fair dealing, steps 1 to 6.

    >>> seal, link, cut = bytes(32), bytes(32), CutClaim(0, commit_cut(b"lucky"), b"lucky")
    >>> claim = Claim(commit_seal(seal, link), seal, (cut,), start=(0, 1, 2), order=(2, 1), link=link)
    >>> for step in verify(claim):
    ...     print("passed" if step.passed else "FAILED", step.name)
    passed seal
    passed seats
    passed cut of seat 0
    passed cards
    passed order
    passed cut card
    """
    return (
        _seal_step(claim),
        _seats_step(claim),
        *(_cut_step(cut, claim.scheme) for cut in claim.cuts),
        _cards_step(claim),
        *_order_steps(claim),
    )


def _seal_step(claim: Claim) -> Step:
    if len(claim.seal) != SEAL_SIZE:
        return Step("seal", False, Sentence("error-seal-size", {"wanted": SEAL_SIZE, "size": len(claim.seal)}))
    if claim.scheme.chained and len(claim.link) != LINK_SIZE:
        return Step("seal", False, Sentence("error-link-size", {"wanted": LINK_SIZE, "size": len(claim.link)}))
    if commit_seal(claim.seal, claim.link, scheme=claim.scheme) != claim.commitment:
        return Step("seal", False, Sentence("check-seal-unlinked" if claim.scheme.chained else "check-seal-false"))
    return Step("seal", True, Sentence("check-seal-linked" if claim.scheme.chained else "check-seal-true"))


def _seats_step(claim: Claim) -> Step:
    counts = Counter(cut.seat for cut in claim.cuts)
    for seat, count in counts.items():
        if not 0 <= seat <= LAST_SEAT:
            return Step("seats", False, Sentence("error-seat-number", {"seat": seat, "last": LAST_SEAT}))
        if count > 1:
            return Step("seats", False, Sentence("check-seat-twice", {"number": seat, "count": count}))
    return Step("seats", True, _who_decided(claim, len(counts)))


def _who_decided(claim: Claim, seats: int) -> Sentence:
    players = sum(cut.opened is not None and cut.made_by == MadeBy.PLAYER for cut in claim.cuts)
    return Sentence("check-seats-true" if players else "check-house-alone", {"count": seats, "players": players})


def _cut_step(cut: CutClaim, scheme: Scheme) -> Step:
    name = f"cut of seat {cut.seat}"
    if len(cut.commitment) != COMMITMENT_SIZE:
        return Step(
            name, False, Sentence("check-commitment-size", {"wanted": COMMITMENT_SIZE, "size": len(cut.commitment)})
        )
    if cut.opened is None:
        return Step(name, True, Sentence("check-cut-closed", {"seat": Seat(cut.seat)}))
    if not 1 <= len(cut.opened) <= CUT_LIMIT:
        return Step(name, False, Sentence("check-cut-size", {"most": CUT_LIMIT, "size": len(cut.opened)}))
    if commit_cut(cut.opened, scheme=scheme) != cut.commitment:
        return Step(name, False, Sentence("check-cut-false", {"seat": Seat(cut.seat)}))
    return Step(name, True, Sentence(f"check-cut-true-{cut.made_by}", {"seat": Seat(cut.seat)}))


def _cards_step(claim: Claim) -> Step:
    if not claim.start:
        return Step("cards", False, Sentence("error-no-cards"))
    for place, card in enumerate(claim.start, 1):
        if not 0 <= card < DECK_SIZE:
            return Step("cards", False, Sentence("check-no-card", {"place": place, "number": card}))
    return Step("cards", True, Sentence("check-cards-true", {"count": len(claim.start)}))


def _order_steps(claim: Claim) -> Iterator[Step]:
    try:
        shuffled = _shuffled_again(claim)
    except NotUnderstood as fault:
        reason = Sentence(f"error-{fault.code}", fault.facts)
        yield Step("order", False, reason)
        yield Step("cut card", False, reason)
    else:
        yield _order_step(claim, shuffled)
        yield _cut_card_step(claim, shuffled)


def _shuffled_again(claim: Claim) -> Shuffled:
    cuts = [Cut(cut.seat, cut.opened, made_by=cut.made_by) for cut in claim.cuts if cut.opened is not None]
    seal = Seal(claim.seal, claim.link, scheme=claim.scheme)
    stream = Stream.of(seal, cuts, ahead=len(claim.start) + 1)
    return shuffle(claim.start, stream, cut_card=_range_of(claim))


def _range_of(claim: Claim) -> CutCardRange | None:
    if claim.low is None and claim.high is None:
        return None
    if claim.low is None or claim.high is None:
        raise NotUnderstood("cut-card-range", "The range of the cut card has only one end.")
    return CutCardRange(claim.low, claim.high)


def _order_step(claim: Claim, shuffled: Shuffled) -> Step:
    if len(claim.order) > len(shuffled.cards):
        return Step(
            "order", False, Sentence("check-order-too-long", {"told": len(claim.order), "count": len(shuffled.cards)})
        )
    for place, (said, found) in enumerate(zip(claim.order, shuffled.cards, strict=False), 1):
        if said is not None and said != found:
            return Step(
                "order",
                False,
                Sentence("check-order-false", {"place": place, "told": _shown(said), "found": _shown(found)}),
            )
    seen = sum(card is not None for card in claim.order)
    return Step("order", True, Sentence("check-order-true", {"seen": seen, "count": len(shuffled.cards)}))


def _cut_card_step(claim: Claim, shuffled: Shuffled) -> Step:
    said, found = _place(claim.cut_card), _place(shuffled.cut_card)
    if claim.cut_card != shuffled.cut_card:
        return Step("cut card", False, Sentence("check-cut-card-false", {"told": said, "found": found}))
    none = shuffled.cut_card is None
    return Step(
        "cut card", True, Sentence("check-no-cut-card") if none else Sentence("check-cut-card-true", {"found": found})
    )


def _place(cards_above: int | None) -> str:
    return "—" if cards_above is None else str(cards_above)


def _shown(card: int) -> object:
    return ShownCards((Card(card),)) if 0 <= card < DECK_SIZE else str(card)
