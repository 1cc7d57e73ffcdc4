"""Records: a sitting as one JSON document, written, read and checked offline. docs/record.md describes the format.

`room.Table` keeps a `Record` while it is played. `write_record` makes it bytes, `read_record` reads any bytes, and
`verify_record` works out again every shuffle, card, action and chip, and says what it found. `Run` is a sitting by its
rules, for authors of another table or another checker; `play_rounds` and `play_round` show again what was played,
`sitters` who sat there, `decisions_of` what a seat chose, and `example_of` is the worked example of a game;
`action_to_plain` and `action_from_plain` turn the actions of a game into JSON objects and back.
"""

from fairdeal.record.codec import action_from_plain, action_to_plain
from fairdeal.record.decisions import Decision, decisions_of
from fairdeal.record.document import (
    FORMAT,
    MINOR,
    VERSION,
    Brought,
    Closed,
    Cut,
    Joined,
    Left,
    Move,
    Player,
    Record,
    Result,
    Round,
    RoundShuffle,
    Seating,
    Shuffle,
    Step,
    write_record,
)
from fairdeal.record.examples import EXAMPLE, example_of, examples_of
from fairdeal.record.findings import Finding
from fairdeal.record.notation import WrittenRound, read_round, write_round
from fairdeal.record.reading import read_record
from fairdeal.record.run import Run, Shoe, shoe_of
from fairdeal.record.steps import Moment, PlayedRound, PlayedShuffle, Sitter, play_round, play_rounds, sitters
from fairdeal.record.verify import verify_record

__all__ = [
    "EXAMPLE",
    "FORMAT",
    "MINOR",
    "VERSION",
    "Brought",
    "Closed",
    "Cut",
    "Decision",
    "Finding",
    "Joined",
    "Left",
    "Moment",
    "Move",
    "PlayedRound",
    "PlayedShuffle",
    "Player",
    "Record",
    "Result",
    "Round",
    "RoundShuffle",
    "Run",
    "Seating",
    "Shoe",
    "Shuffle",
    "Sitter",
    "Step",
    "WrittenRound",
    "action_from_plain",
    "action_to_plain",
    "decisions_of",
    "example_of",
    "examples_of",
    "play_round",
    "play_rounds",
    "read_record",
    "read_round",
    "shoe_of",
    "sitters",
    "verify_record",
    "write_record",
    "write_round",
]
