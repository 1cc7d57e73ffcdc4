"""The page about the protocol: written from the types, with a round that is really played, and true."""

import doctest
import json
import re
from typing import Any

import msgspec
import pytest

from fairdeal import fair
from fairdeal.cards import card_symbol
from fairdeal.locale import ENGLISH, catalogue_of
from fairdeal.room.tables import answers
from fairdeal.web import connection
from fairdeal.wire import messages
from scripts import docs, protocol_docs
from scripts.protocol_play import CUT, Step, play

PAGE = docs.DOCS / "protocol.md"
TEXT = PAGE.read_text(encoding="utf-8")

Json = dict[str, Any]

# The room declares parameters in a way that Litestar 3 will not take: not what is tested here.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning")


@pytest.fixture(scope="module")
def steps() -> list[Step]:
    return play()


def told(steps: list[Step]) -> list[Json]:
    """What comes over the WebSocket."""
    return [message for step in steps for message in step.told if isinstance(message, dict) and "type" in message]


def events(steps: list[Step], kind: str) -> list[Json]:
    return [event["data"] for message in told(steps) for event in message.get("events", []) if event["kind"] == kind]


def test_every_block_of_the_page_is_what_the_code_says_now() -> None:
    assert docs.render(TEXT, docs.GENERATORS) == TEXT
    blocks = [name for name in protocol_docs.GENERATORS if name.startswith("protocol-")]
    assert len(blocks) > 1
    assert all(f"<!-- generated: {name} -->" in TEXT for name in blocks)


def test_the_round_is_the_same_each_time_it_is_played(steps: list[Step]) -> None:
    assert play() == steps


def test_what_is_sent_and_told_in_the_round_are_messages_of_the_protocol(steps: list[Step]) -> None:
    sent = [message for step in steps for message in step.sent if isinstance(message, dict) and "type" in message]
    assert len(sent) == 8
    for message in sent:
        msgspec.convert(message, messages.FromClient)
    for message in told(steps):
        msgspec.convert(message, messages.FromRoom)


def test_every_command_of_the_round_is_answered_by_its_id_and_none_is_refused(steps: list[Step]) -> None:
    answers = [message for message in told(steps) if message["type"] == "answer"]
    assert answers == [{"type": "answer", "id": str(number)} for number in range(1, 8)]


def test_the_events_of_the_round_are_numbered_without_a_gap(steps: list[Step]) -> None:
    table = next(message for message in told(steps) if message["type"] == "table")
    last = table["number"]
    for message in told(steps):
        if message["type"] == "events":
            assert message["first"] == last + 1
            last += len(message["events"])
    assert last == 25


def test_seal_and_cut_of_the_round_give_its_cards(steps: list[Step]) -> None:
    (shown,), (opened,) = events(steps, "seal-shown"), events(steps, "seal-opened")
    seal = fair.Seal(bytes.fromhex(opened["seal"]), bytes.fromhex(shown["link"]))
    assert seal.commitment.hex() == shown["commitment"] == opened["commitment"]
    cards = fair.shuffle(fair.decks(6), fair.Stream.of(seal, [fair.Cut(0, CUT)])).cards
    dealt = [event["card"] for event in events(steps, "card-dealt")]
    assert dealt == [cards[place] for place in (1, 2, 6, 7)]
    first, second, third, fourth = map(card_symbol, dealt)
    assert f"these cards: {first} and {second} after one burned card, {third} and {fourth}\n" in TEXT


def test_the_round_gives_a_receipt(steps: list[Step]) -> None:
    (receipt,) = events(steps, "receipt-shown")
    assert receipt["round"] == 1
    assert len(bytes.fromhex(receipt["receipt"])) == 32


def test_the_round_ends_in_a_war_that_is_won(steps: list[Step]) -> None:
    assert events(steps, "box-settled") == [{"seat": 0, "outcome": "war-won", "staked": 40, "returned": 60}]
    assert [message["wallet"] for message in told(steps) if message["type"] == "wallet"] == [1600, 2020]


def test_the_python_example_runs_as_shown() -> None:
    ran = doctest.testfile(str(PAGE), module_relative=False)
    assert (ran.attempted, ran.failed) == (4, 0)


def test_every_refusal_that_is_named_has_a_sentence() -> None:
    section = TEXT.partition("## Refusals\n")[2].partition("\n## ")[0]
    codes = [
        code for row in re.findall(r"^\| (`.+?`) \|", section, re.MULTILINE) for code in re.findall(r"`(.+?)`", row)
    ]
    assert len(codes) == len(set(codes)) > 20
    assert [code for code in codes if f"error-{code}" not in catalogue_of(ENGLISH).keys] == []


def test_the_numbers_in_the_text_are_those_of_the_code() -> None:
    done, refused = answers.MOST_DONE, answers.MOST_REFUSED
    assert f"the last {done} commands that each player did and the last {refused} that each was refused" in TEXT
    assert f"at most {connection.PER_SECOND:g} messages a second" in TEXT
    assert f"this page describes version {messages.PROTOCOL}" in TEXT
    assert f"the {len(b'fairdeal/2/cut')} ASCII bytes `fairdeal/2/cut`" in TEXT


def test_every_message_that_there_is_has_a_section() -> None:
    for union in (messages.FromClient, messages.FromRoom):
        for kind in union.__args__:
            assert f"\n#### `{kind.__struct_config__.tag}`\n" in TEXT


def test_every_link_leads_to_a_heading_or_a_file() -> None:
    headings = {re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in re.findall(r"^#+ (.+)$", TEXT, re.M)}
    for target in re.findall(r"\]\((.+?)\)", TEXT):
        if target.startswith("#"):
            assert target[1:] in headings
        else:
            assert (PAGE.parent / target).is_file()


def test_json_is_shown_on_a_line_where_it_fits_and_else_field_by_field() -> None:
    short: Json = {"kind": "bet", "amount": 20}
    assert protocol_docs._json(short, 2) == json.dumps(short)
    wide = {"name": "Anna" * 20, "code": "x" * 20, "seat": 0}
    assert protocol_docs._json(wide, 2) == (
        f'{{\n    "name": "{"Anna" * 20}",\n    "code": "{"x" * 20}", "seat": 0\n  }}'
    )
