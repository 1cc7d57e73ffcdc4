"""Checking one shuffle of a record: its seal and its cuts are those that were shown, and rightly made."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from fairdeal import fair
from fairdeal.engine.sitting import ShuffleSpec
from fairdeal.engine.words import Sentence
from fairdeal.record.document import Cut, Shuffle
from fairdeal.record.findings import Failed, Finding, compare, compare_order, failing
from fairdeal.record.run import Shoe, shoe_of


def check_shown(at: str, told: Shuffle, due: ShuffleSpec, link: str | None, scheme: fair.Scheme) -> None:
    """What the house shows before the bets: what is shuffled, the range of the cut card, the link, and a commitment.

    `link` is the one that the record gives before it. Version 1 did not write down the cards of a shuffle in mid-round.
    """
    compare(f"{at}.link", "verify-link-missing", told.link, link)
    compare(f"{at}.decks", "verify-decks-differ", told.decks, due.decks)
    if scheme.chained or told.cards is not None:
        cards = None if due.cards is None else list(due.cards)
        compare(f"{at}.cards", "verify-shuffled-cards-differ", told.cards, cards)
    compare(f"{at}.cut_card", "verify-cut-card-differs", told.cut_card, due.cut_card)
    size = len(_bytes(f"{at}.commitment", told.commitment, "commitment"))
    if size != fair.SEAL_SIZE:
        raise Failed(f"{at}.commitment", Sentence("check-commitment-size", {"wanted": fair.SEAL_SIZE, "size": size}))


def check_cuts(place: str, cuts: list[Cut], seats: Collection[int], bots: Collection[int]) -> None:
    """Whose the cuts are: of the round's seats in order, each once, and of the house exactly for bots."""
    compare_order(place, [cut.seat for cut in cuts])
    for index, cut in enumerate(cuts):
        at = f"{place}[{index}]"
        if cut.seat not in seats:
            raise Failed(f"{at}.seat", Sentence("verify-cut-of-nobody", {"number": cut.seat}))
        maker = fair.MadeBy.HOUSE if cut.seat in bots else fair.MadeBy.PLAYER
        compare(f"{at}.made_by", "verify-made-by-differs", cut.made_by, maker.value)


@dataclass(frozen=True, slots=True)
class OpenShuffle:
    """A shuffle that is open and was checked."""

    seal: fair.Seal
    cuts: tuple[fair.Cut, ...]

    @property
    def players(self) -> int:
        """How many of its cuts players opened."""
        return sum(cut.made_by is fair.MadeBy.PLAYER for cut in self.cuts)

    def shoe(self, due: ShuffleSpec) -> Shoe:
        """The cards as they lie after it."""
        return shoe_of(due, self.seal, self.cuts)

    def finding(self, at: str, number: int, *, dealt: bool, again: bool = False) -> Finding:
        """What is said of it: also when no player had a hand in it, or no card was dealt from it.

        `again` for a shuffle in mid-round.
        """
        cut, alone = _AGAIN if again else _FIRST
        key = "verify-shuffle-undealt" if not dealt else cut if self.players else alone
        facts = {"shuffle": number, "cuts": len(self.cuts), "players": self.players}
        return Finding(at, passed=True, said=Sentence(key, facts))


_FIRST: Final = ("verify-shuffle", "verify-shuffle-alone")
_AGAIN: Final = ("verify-reshuffle", "verify-reshuffle-alone")

_ONE_CARD: Final = (0,)
"""Enough to check seal and cuts; the cards themselves are compared as they are dealt."""


def check_opened(at: str, told: Shuffle, place: str, cuts: list[Cut], scheme: fair.Scheme) -> OpenShuffle:
    """The seal that was opened and the cuts: each must be what was shown. `place` is where the cuts stand."""
    if told.seal is None:
        raise Failed(f"{at}.seal", Sentence("verify-seal-closed"))
    seal = _bytes(f"{at}.seal", told.seal, "seal")
    commitment = _bytes(f"{at}.commitment", told.commitment, "commitment")
    claims = tuple(_claim(f"{place}[{index}]", cut) for index, cut in enumerate(cuts))
    places = [f"{at}.seal", place, *(f"{place}[{index}]" for index in range(len(cuts))), at, at, at]
    link = b"" if told.link is None else _bytes(f"{at}.link", told.link, "link")
    claim = fair.Claim(commitment, seal, claims, _ONE_CARD, (), link=link, scheme=scheme)
    for where, step in zip(places, fair.verify(claim), strict=True):
        if not step.passed:
            raise Failed(where, step.said)
    opened = tuple(_opened(each, scheme) for each in claims if each.opened is not None)
    return OpenShuffle(fair.Seal(seal, link, scheme=scheme), opened)


def _claim(at: str, cut: Cut) -> fair.CutClaim:
    commitment = _bytes(f"{at}.commitment", cut.commitment, "commitment")
    opened = None if cut.opened is None else _bytes(f"{at}.opened", cut.opened, "cut")
    return fair.CutClaim(cut.seat, commitment, opened, made_by=fair.MadeBy(cut.made_by))


def _opened(claim: fair.CutClaim, scheme: fair.Scheme) -> fair.Cut:
    assert claim.opened is not None
    return fair.Cut(claim.seat, claim.opened, made_by=claim.made_by, scheme=scheme)


def _bytes(place: str, text: str, name: str) -> bytes:
    """Bytes in their one spelling, small hexadecimal letters, for a record has one form."""
    with failing(place):
        data = fair.read_hex(text, name=name)
    compare(place, "verify-spelling", text, data.hex())
    return data
