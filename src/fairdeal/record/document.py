"""The record of a sitting as a document: one JSON object, described in docs/record.md. This is format 2."""

from typing import Annotated, Any, Final, Literal

import msgspec

from fairdeal.fair import LARGEST_WHOLE

FORMAT: Final = "fairdeal record"
VERSION: Final = 2
MINOR: Final = 0
LARGEST_NUMBER: Final = LARGEST_WHOLE
"""The largest number in a record, above zero or below: programs in every language read it exactly."""
LARGEST: Final = 64 * 1024 * 1024
"""The largest record that is read, in bytes."""

Number = Annotated[int, msgspec.Meta(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)]
Minor = Annotated[int, msgspec.Meta(ge=0, le=LARGEST_NUMBER)]


class Part(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A part of a record: every field is named, none is unknown; and none leads back to what it is a part of."""


class Player(Part, kw_only=True):
    """Who sits at the table when the sitting starts, or joins it later; `chips` are half-chips."""

    seat: Number
    name: str
    chips: Number
    bot: bool = False


class Cut(Part, kw_only=True):
    """A seat's cut: the commitment that it showed (hex), what it opened (hex; null if it did not), and who made it."""

    seat: Number
    commitment: str
    opened: str | None = None
    made_by: Literal["player", "house"] = "player"


class Shuffle(Part, kw_only=True):
    """One shuffle: what is shuffled, between which places the cut card goes; what the house showed, then opened (hex).

    `cards` counts card by card what is shuffled, where it is not all of the decks. `link` is the link that the seal was
    committed with; null in version 1 of fair dealing.
    """

    decks: Number
    cards: list[Number] | None = None
    cut_card: tuple[Number, Number] | None = None
    link: str | None = None
    commitment: str
    seal: str | None = None


class RoundShuffle(Part, kw_only=True):
    """A shuffle in a round: which one, counted from 0, before which of the steps it was made or void, and its cuts."""

    shuffle: Number
    step: Number
    void: bool = False
    cuts: list[Cut] = []


class Move(Part, kw_only=True, rename={"source": "from", "target": "to"}):
    """Chips that moved: from which account to which, how many half-chips, and why."""

    source: str
    target: str
    amount: Number
    reason: str


class Step(Part, kw_only=True):
    """One action, and the chips that it moved; `hidden` where not everybody was shown all of it."""

    action: dict[str, Any]
    transfers: list[Move] = []
    hidden: Literal[True] | msgspec.UnsetType = msgspec.UNSET


class Seating(Part, kw_only=True):
    """A seat and its chips, in half-chips, when a round opens."""

    seat: Number
    chips: Number


class Left(Part, kw_only=True, tag_field="kind", tag="left"):
    """A seat left between two rounds, and what leaving paid."""

    seat: Number
    transfers: list[Move] = []


class Joined(Part, kw_only=True, tag_field="kind", tag="joined"):
    """Somebody sat down between two rounds."""

    player: Player


class Brought(Part, kw_only=True, tag_field="kind", tag="brought"):
    """A seat put more chips before it between two rounds."""

    seat: Number
    chips: Number


class Closed(Part, kw_only=True, tag_field="kind", tag="closed"):
    """The sitting was closed, and what that paid: a pot that was shared, say."""

    transfers: list[Move] = []


Between = Left | Joined | Brought | Closed
"""What happens between two rounds."""


class Round(Part, kw_only=True):
    """One round, from its opening to its last chip.

    What happened since the round before, in order; the seats and their chips; which shuffle it is dealt from (counted
    from 0), or would have been; the shuffles that were cut or made in it; every action; and the link that it gave.
    """

    between: list[Between] = []
    seats: list[Seating]
    shuffle: Number
    shuffles: list[RoundShuffle] = []
    steps: list[Step] = []
    link: str | None = None


class Result(Part, kw_only=True):
    """How the sitting ended for a seat: its chips, what each counted round brought, why it ended and who won.

    `score` is the sum of its points in a game without stakes.
    """

    seat: Number
    chips: Number
    nets: list[Number]
    ending: str | None = None
    verdict: str | None = None
    score: Number | None = None


class Record(Part, kw_only=True):
    """A whole sitting: game, rules, house, players, shuffles, rounds, what happened since, and the results.

    `dealing` is the version of fair dealing; `link` is what the chain of a sitting begins with, null in version 1.
    """

    format: str = FORMAT
    version: Number = VERSION
    minor: Minor = MINOR
    game: str
    rules: Number
    house: dict[str, bool | Number | str | None]
    dealing: Number = 2
    players: list[Player]
    link: str | None = None
    shuffles: list[Shuffle] = []
    rounds: list[Round] = []
    between: list[Between] = []
    results: list[Result] = []


def write_record(record: Record) -> bytes:
    """The record as canonical JSON, in UTF-8.

    Fields stand in the order of the documentation, every one is written but `hidden` where nothing was, the indent is
    two spaces, and one newline ends the file.
    """
    return msgspec.json.format(msgspec.json.encode(record), indent=2) + b"\n"
