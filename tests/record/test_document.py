"""The document is canonical, and docs/record.md describes it field by field."""

import dataclasses
import doctest
import json
import re
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fairdeal.record
from fairdeal.cards import Card
from fairdeal.engine.banking.moves import Bet, SitOut, Surrender, Withdraw
from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import DEALS, Action, Amounts, Burn, DealOut, Fault, Legal, PlayerAction, Void
from fairdeal.errors import NotUnderstood
from fairdeal.games import blackjack, find_game, game_names
from fairdeal.games.casino_war.state import GoToWar
from fairdeal.record import (
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
    action_from_plain,
    action_to_plain,
    read_record,
    write_record,
)
from fairdeal.record.codec import kind_name, move_from_plain
from tests.record.sittings import GAME, eventful, session, shoe

PAGE = Path(__file__).parents[2] / "docs" / "record.md"
PARTS: dict[str, type[msgspec.Struct]] = {
    each.__name__: each
    for each in (
        Record,
        Player,
        Shuffle,
        Round,
        Left,
        Joined,
        Brought,
        Closed,
        RoundShuffle,
        Cut,
        Seating,
        Step,
        Move,
        Result,
    )
}

PUBLIC = """
EXAMPLE FORMAT MINOR VERSION Brought Closed Cut Decision Finding Joined Left Moment Move PlayedRound
PlayedShuffle Player Record Result Round RoundShuffle Run Seating Shoe Shuffle Sitter Step WrittenRound
action_from_plain action_to_plain decisions_of example_of examples_of play_round play_rounds read_record
read_round shoe_of sitters verify_record write_record write_round
"""


@pytest.mark.parametrize("make", [session, eventful, shoe])
def test_written_read_and_written_again_it_is_the_same_to_the_byte(make: Any) -> None:
    record = make()
    written = write_record(record)
    assert read_record(written) == record
    assert write_record(read_record(written)) == written


def test_it_is_utf_8_with_an_indent_of_two_and_one_newline_at_the_end() -> None:
    record = session()
    record.players[0].name = "Анна 🂡"
    written = write_record(record).decode()
    assert "Анна 🂡" in written
    assert written.startswith(
        '{\n  "format": "fairdeal record",\n  "version": 2,\n  "minor": 0,\n  "game": "casino-war",\n'
    )
    assert written.endswith("}\n")
    assert not written.endswith("\n\n")


def test_every_field_is_written_and_an_action_has_its_kind_first() -> None:
    document = json.loads(write_record(eventful()))
    names = {name: [field.encode_name for field in msgspec.structs.fields(part)] for name, part in PARTS.items()}
    assert list(document) == names["Record"]
    assert all(list(each) == names["Round"] for each in document["rounds"])
    shuffles = [each for played in document["rounds"] for each in played["shuffles"]]
    assert all(list(each) == names["RoundShuffle"] for each in shuffles)
    assert all(list(cut) == names["Cut"] for each in shuffles for cut in each["cuts"])
    steps = [step for played in document["rounds"] for step in played["steps"]]
    assert names["Step"][-1] == "hidden", "left out where nothing was hidden"
    assert all(list(step) == names["Step"][:-1] and next(iter(step["action"])) == "kind" for step in steps)


def test_the_page_lists_the_fields_of_every_part_in_order() -> None:
    assert _tables(PAGE.read_text("utf-8")) == {
        name: [field.encode_name for field in msgspec.structs.fields(part)] for name, part in PARTS.items()
    }


def test_the_page_lists_the_actions_of_casino_war_with_their_fields() -> None:
    listed = re.findall(r"^\| `([a-z-]+)` \| (.*?) \|", _section(PAGE.read_text("utf-8"), "Actions"), re.MULTILINE)
    told = {kind: re.findall(r"`(\w+)`", fields) for kind, fields in listed}
    assert told == {plain.pop("kind"): list(plain) for plain in map(action_to_plain, ACTIONS)}


def test_the_page_lists_the_actions_of_blackjack_with_their_fields() -> None:
    section = _section(PAGE.read_text("utf-8"), "Actions of Blackjack")
    listed = re.findall(r"^\| `([a-z-]+)` \| (.*?)\|", section, re.MULTILINE)
    assert {kind: re.findall(r"`(\w+)`", fields) for kind, fields in listed} == {
        kind_name(each): [field.name for field in dataclasses.fields(each)] for each in blackjack.GAME.actions
    }


def test_the_example_on_the_page_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PAGE.parents[1])
    results = doctest.testfile(str(PAGE), module_relative=False)
    assert results.attempted
    assert not results.failed


def test_the_excerpt_on_the_page_is_a_real_record() -> None:
    excerpt = re.search(r"```json\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert excerpt is not None
    golden = (Path(__file__).parents[1] / "golden" / "casino-war-2.json").read_text("utf-8")
    for part in excerpt[1].split("…\n"):
        assert part.strip().rstrip(",") in golden, part


ACTIONS: list[Action] = [
    Bet(0, 4),
    Withdraw(0),
    SitOut(1),
    GoToWar(2),
    Surrender(3),
    DEALS[7],
    Burn(3),
    DealOut(2),
    Void(Fault.CARD_MISSING),
]


@dataclass(frozen=True, slots=True)
class Take(PlayerAction):
    card: Card
    cards: tuple[Card, ...]
    value: int


TAKING: Final[AnyGame] = replace(GAME, actions=(*GAME.actions, Take))
TAKE: Final = Take(0, Card(44), (Card(3), Card(18), Card(26)), 7)


def test_cards_of_an_action_are_a_list_in_ascending_order() -> None:
    plain = action_to_plain(TAKE)
    assert plain == {"kind": "take", "seat": 0, "card": "7s", "cards": ["5c", "7d", "2h"], "value": 7}
    assert action_from_plain(TAKING, json.loads(json.dumps(plain))) == TAKE
    assert action_from_plain(TAKING, plain | {"cards": []}) == replace(TAKE, cards=())


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        (["5c", "2h", "7d"], "take.cards has its cards out of order, or one of them twice. "),
        (["7d", "7d"], "They ascend, suit by suit: 7♦."),
        (["7d", "5c", "2h"], "They ascend, suit by suit: 5♣ 7♦ 2♥."),
        (["5c", "7"], 'take.cards[1] can’t be "7".'),
        ([3], "take.cards[0] can’t be 3."),
        ("5c7d", 'take.cards can’t be "5c7d".'),
        (None, "take.cards can’t be null."),
    ],
)
def test_cards_that_are_not_in_their_one_spelling_are_refused(cards: object, words: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        action_from_plain(TAKING, action_to_plain(TAKE) | {"cards": cards})
    assert words in str(refused.value)


def test_every_kind_of_action_of_the_game_is_here() -> None:
    assert {type(each) for each in ACTIONS} == set(GAME.actions)


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: type(action).__name__)
def test_an_action_written_and_read_is_the_same(action: Action) -> None:
    plain = json.loads(json.dumps(action_to_plain(action)))
    assert action_from_plain(GAME, plain) == action


@pytest.mark.parametrize(
    ("plain", "code", "words"),
    [
        (
            {"kind": "fold"},
            "no-action",
            '"fold" isn’t an action of casino-war. Its actions are: bet, withdraw, sit-out',
        ),
        ({"kind": []}, "no-action", "[…] isn’t an action"),
        ({}, "no-action", "null isn’t an action"),
        ({"kind": "bet", "seat": 0}, "action-fields", "The action “bet” needs amount. Its fields: amount, seat."),
        ({"kind": "burn", "count": 1, "more": 2}, "action-fields", "The action “burn” has no more. Its fields: count."),
        ({"kind": "bet", "seat": 0, "amount": "4"}, "wrong-value", 'bet.amount can’t be "4".'),
        ({"kind": "bet", "seat": 0, "amount": 4.0}, "wrong-value", "bet.amount can’t be 4.0."),
        ({"kind": "bet", "seat": True, "amount": 4}, "wrong-value", "bet.seat can’t be true."),
        ({"kind": "bet", "seat": 0, "amount": 2**53}, "wrong-value", f"bet.amount can’t be {2**53}."),
        ({"kind": "deal", "card": "9♣"}, "wrong-value", 'deal.card can’t be "9♣".'),
        ({"kind": "void", "fault": "bored"}, "wrong-value", 'void.fault can’t be "bored".'),
    ],
)
def test_an_action_that_cannot_be_read_is_refused_by_name(plain: dict[str, Any], code: str, words: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        action_from_plain(GAME, plain)
    assert refused.value.code == code
    assert words in str(refused.value)


BETS = Legal((SitOut(0),), (Amounts(Bet(0, 0), 4, 200, 2),))


@pytest.mark.parametrize(
    ("plain", "code", "words"),
    [
        (
            {"kind": "fold"},
            "no-action-now",
            '"fold" isn’t an action that a player of casino-war has. You can choose from: bet, ',
        ),
        ({"kind": "deal"}, "no-action-now", "You can choose from: bet, sit-out."),
        ({}, "no-action-now", "null isn’t an action"),
        ({"kind": "bet"}, "action-fields", "The action “bet” needs amount. Its fields: amount."),
        ({"kind": "bet", "amout": 4}, "action-fields", "The action “bet” needs amount. Its fields: amount."),
        ({"kind": "bet", "amount": 4, "more": 1}, "action-fields", "The action “bet” has no more. Its fields: amount."),
        ({"kind": "sit-out", "amount": 4}, "action-fields", "The action “sit-out” has no amount. Its fields: —."),
        ({"kind": "bet", "amount": "4"}, "wrong-value", 'bet.amount can’t be "4".'),
    ],
)
def test_a_player_whose_action_cannot_be_read_hears_of_the_field_and_of_what_is_possible(
    plain: dict[str, Any], code: str, words: str
) -> None:
    with pytest.raises(NotUnderstood) as refused:
        move_from_plain(GAME, plain, 0, BETS)
    assert refused.value.code == code
    assert words in str(refused.value)


def test_a_player_acts_for_no_seat_but_their_own() -> None:
    assert move_from_plain(GAME, {"kind": "bet", "amount": 4}, 0, BETS) == Bet(0, 4)
    assert move_from_plain(GAME, {"kind": "bet", "amount": 4, "seat": 3}, 0, BETS) == Bet(0, 4)


@settings(max_examples=50)
@given(st.text(max_size=20), st.integers(0, 10**12))
def test_any_name_and_amount_are_written_and_read_the_same(name: str, chips: int) -> None:
    try:
        name.encode()
    except UnicodeEncodeError:
        return
    record = Record(game="casino-war", rules=1, house={}, players=[Player(seat=0, name=name, chips=chips)])
    assert read_record(write_record(record)) == record


def test_the_public_names_are_these() -> None:
    assert sorted(fairdeal.record.__all__) == sorted(PUBLIC.split())


def _section(page: str, title: str) -> str:
    found = re.search(rf"^### {title}\n(.*?)(?=^##|\Z)", page, re.DOTALL | re.MULTILINE)
    assert found is not None, title
    return found[1]


def _tables(page: str) -> dict[str, list[str]]:
    """The first column of the table under each heading that names a part."""
    return {name: re.findall(r"^\| `(\w+)` \|", _section(page, name), re.MULTILINE) for name in PARTS}


@pytest.mark.parametrize("name", game_names())
def test_no_field_of_an_action_is_called_as_its_kind_is_written(name: str) -> None:
    actions = find_game(name).actions
    assert not [action for action in actions if "kind" in {field.name for field in fields(action)}]
