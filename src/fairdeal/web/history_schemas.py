"""What the room's HTTP tells of what was, and of what can be worked out, as JSON.

Amounts are half-chips, times are seconds since 1970.
"""

from typing import Any, Literal

from fairdeal.engine.sitting import Ending, Verdict
from fairdeal.web.schemas import Request, Response
from fairdeal.wire.messages import Happening, PriceOf, Said


class Change(Response, frozen=True):
    """A change of your chips and its reason.

    `balance` is the wallet after it; for what a round brought it is None, and `sitting` and `round` tell which.
    """

    id: int
    at: float
    reason: str
    amount: int
    balance: int | None
    table: int | None
    sitting: int | None
    round: int | None
    note: str


class Sitting(Response, frozen=True):
    """A finished sitting, what it brought you, and in how many counted rounds; its sheet is at `/api/sittings/{id}`.

    `name` is that of a table that is still open.
    """

    id: int
    table: int
    game: str
    ended: float
    name: str
    net: int
    rounds: int


class SheetSeat(Response, frozen=True):
    """Somebody who sat there: `nets` are what each counted round brought, from the round at place `since` on.

    `ending` and `verdict` are None while the sitting goes on, `verdict` also where nobody wins.
    """

    seat: int
    name: str
    bot: bool
    you: bool
    since: int
    nets: list[int]
    chips: int
    ending: Ending | None
    verdict: Verdict | None


class SheetRound(Response, frozen=True):
    """A round by its place in the sitting, from 1: whether it was void, and whether the seal of its cards is opened.

    `number` is what it was called: a void round is not counted, and the next one has the same number.
    """

    round: int
    number: int
    void: bool
    opened: bool


class Sheet(Response, frozen=True):
    """The result sheet of a sitting; `ended` is None while it goes on. `name` is that of a table that is still open.

    A seat is listed again for each who sat down there.
    """

    id: int
    table: int
    game: str
    name: str
    ended: float | None
    house: dict[str, Any]
    seats: list[SheetSeat]
    rounds: list[SheetRound]


class SeatOf(Response, frozen=True):
    """Who sat in a round, with how many chips when it opened; an empty name is that of nobody in particular."""

    seat: int
    name: str
    bot: bool
    chips: int


class CutOf(Response, frozen=True):
    """A cut: the commitment that was shown and what was opened, in hexadecimal; `opened` is None if it was not."""

    seat: int
    commitment: str
    opened: str | None
    made_by: Literal["player", "house"]


class ShuffleOf(Response, frozen=True):
    """What one needs to shuffle the cards of a round again. `seal` is None until it is opened; bytes are hexadecimal.

    `dealing` is the version of fair dealing, and `link` what the seal was committed with; empty in version 1. `cards`
    counts card by card what was shuffled, where it is not all of the decks. `order` are the cards that the round took,
    from the place `first` of the shuffle on; None for one that you do not know. `cut_card` is where the cut card may
    lie: behind so many cards at least and at most. Of a `void` shuffle no card was dealt.
    """

    dealing: int
    decks: int
    cards: list[int] | None
    cut_card: tuple[int, int] | None
    link: str
    commitment: str
    seal: str | None
    void: bool
    cuts: list[CutOf]
    order: list[int | None]
    first: int


class NewShare(Request, frozen=True):
    """How a round is shown to everybody: as you saw it, or `whole`, with every card."""

    whole: bool = False


class Shared(Response, frozen=True):
    """The `code` of a link that anyone can open: the round is at `/api/shares/{code}`."""

    code: str


class ReplayStep(Response, frozen=True):
    """What happened at once, as you may see it, and your view after it. In the first step the round opens."""

    events: list[Happening]
    view: Any


class Replay(Response, frozen=True):
    """A round, step by step: as seat `you` saw it, as a spectator did (None), or `whole`, with every card.

    `round` is its place in the sitting, `number` what it was called, `of` how many are agreed. `shuffles` are those
    that it was dealt from, in order; none for a deal that was made by hand. `receipt` is the link that the round gave,
    in hexadecimal, and `sitting` the number of its sitting.
    """

    game: str
    house: dict[str, Any]
    round: int
    number: int
    of: int | None
    void: bool
    seats: list[SeatOf]
    you: int | None
    whole: bool
    sitting: int
    shuffles: list[ShuffleOf]
    receipt: str | None
    steps: list[ReplayStep]


class MistakeOf(Response, frozen=True):
    """A choice that was not the best: in which round, by its place and what it was called, before which step of it.

    `view` is what you saw then from seat `you`, and `seats` have the chips of that moment. `prices` are those of the
    choices, the `chosen` one and the `best` one among them; `cost` is how far they are apart, in half-chips, as a
    fraction `p/q`.
    """

    round: int
    number: int
    step: int
    you: int
    seats: list[SeatOf]
    view: Any
    prices: list[PriceOf]
    chosen: dict[str, Any]
    best: dict[str, Any]
    cost: str


class ReviewOf(Response, frozen=True):
    """What your choices in a sitting cost beside the best ones, and what its rounds were to bring you on average.

    `decisions` are the choices that could be judged exactly, bets before the first card left out, and `unpriced` those
    that could not; `cost` is what all mistakes cost. The dearest `mistakes` come first, and `more` are not listed. Of
    `rounds` counted rounds, `priced` have an expectation: those were to bring `expected` and brought `net`. `priced`
    is 0 while that is still being worked out. `cost` and `expected` are fractions `p/q` of half-chips.
    """

    game: str
    house: dict[str, Any]
    decisions: int
    unpriced: int
    cost: str
    mistakes: list[MistakeOf]
    more: int
    rounds: int
    priced: int
    expected: str
    net: int


class SittingFigures(Response, frozen=True):
    """What a finished sitting brought you, and what it was to bring: see `FiguresOf`."""

    sitting: int
    game: str
    house: str
    ended: float
    rounds: int
    net: int
    priced: int
    priced_net: int
    expected: int
    decisions: int
    mistakes: int
    cost: int


class FiguresOf(Response, frozen=True):
    """Your finished sittings, the oldest first; `pending` more are still being worked out.

    `house` is the ready-made table that was played, empty for any other options. Of the counted `rounds`, `priced` have
    an exact expectation: as you played them they were to bring `expected`, and brought `priced_net`. `mistakes` of
    `decisions` cost `cost`. `expected` and `cost` are in thousandths of half-chips; `net` is in points in a match.
    """

    sittings: list[SittingFigures]
    pending: int


class Ranked(Response, frozen=True):
    """A place on a leaderboard; figures are those of `FiguresOf`, of one month."""

    name: str
    you: bool
    rounds: int
    priced_net: int
    expected: int
    decisions: int
    mistakes: int
    cost: int


class Leaderboards(Response, frozen=True):
    """The leaderboards of a month in UTC, `2026-12`, each with the first of them.

    `ahead` goes by what was brought beyond what the rounds were to bring, for those who have `least_rounds` of them,
    and `accurate` by the share of decisions that were the best, for those who have made `least_decisions`. `listed` is
    whether you stand on them, None for nobody in particular.
    """

    month: str
    least_rounds: int
    least_decisions: int
    ahead: list[Ranked]
    accurate: list[Ranked]
    listed: bool | None


class NewListing(Request, frozen=True):
    """Whether you stand on the room's leaderboards."""

    listed: bool


class OddsOf(Response, frozen=True):
    """The odds of a house: figures for programs, exact fractions as texts `p/q`, and sentences for people."""

    figures: dict[str, Any]
    told: list[Said]


class FindingOf(Response, frozen=True):
    """One thing that was checked in a record: where, whether it holds, and what is said of it."""

    place: str
    ok: bool
    said: Said


class Checked(Response, frozen=True):
    """What a check of a record found; `ok` is whether all of it holds."""

    ok: bool
    findings: list[FindingOf]
