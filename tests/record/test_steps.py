"""Rounds of a record played again: they show just what happened at the table, seal or no seal."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import msgspec
import pytest

from fairdeal.engine.events import CardDealt
from fairdeal.engine.moves import Burn, Deal, Event, Face
from fairdeal.errors import NotUnderstood
from fairdeal.games.casino_war.house import House
from fairdeal.record import Player, Record, play_round, play_rounds, read_record, sitters, write_record
from fairdeal.record.steps import PlayedRound
from fairdeal.room import Asks
from fairdeal.room.tables import events as room_events
from tests.record.sittings import OPEN, SESSION, SHOE, Host, eventful, player, session, shoe, step, walk

GOLDEN = Path(__file__).parents[1] / "golden"

OF_THE_TABLE = tuple(
    each for each in vars(room_events).values() if isinstance(each, type) and each.__module__ == room_events.__name__
)


def played(host: Host, place: int) -> list[Event]:
    """What happened in a round at the table, but for seals and cuts."""
    return [
        event for at, events in host.calls if at == place for event in events if not isinstance(event, OF_THE_TABLE)
    ]


def assert_shows_what_happened(host: Host) -> None:
    record = host.record
    rounds = list(play_rounds(record))
    assert [each.place for each in rounds] == list(range(1, len(record.rounds) + 1))
    for each in rounds:
        assert [event for moment in each.moments for event in moment.events] == played(host, each.place)
        assert [moment.action is None for moment in each.moments] == [True] + [False] * (len(each.moments) - 1)


@pytest.mark.parametrize("house", [SESSION, OPEN, SHOE], ids=["session", "table", "shoe"])
def test_the_rounds_again_are_those_that_were_played(house: House) -> None:
    players = [player(seat, bot=seat == 2) for seat in range(house.seats) if seat < 3]
    for seed in range(4):
        *_, host = walk(Random(seed), house, players, 150)
        assert_shows_what_happened(host)


def test_views_are_those_that_were_seen_then() -> None:
    host = Host(SHOE, player(0), player(1))
    seen: dict[int, list[object]] = {}
    while len(host.record.rounds) < 6:
        step(host)
        if host.table.asks is not Asks.ROUND:
            seen.setdefault(len(host.record.rounds), []).append(host.table.view(1))
    for place in range(1, 6):
        game = play_round(host.record, place).game
        views = [game.sight.view(moment.state, 1) for moment in play_round(host.record, place).moments]
        assert all(view in views for view in seen[place])


def test_a_shoe_tells_how_many_cards_went_before_and_whose_cuts_they_were() -> None:
    record = shoe()
    rounds = list(play_rounds(record))
    told = [part for each in rounds for part in each.shuffles]
    assert {part.shuffle.commitment for part in told} == {each.commitment for each in record.shuffles}
    for one, after in pairwise(rounds):
        (before,), (part,) = one.shuffles, after.shuffles
        new = part.shuffle != before.shuffle
        assert part.first == (0 if new else before.first + len(one.cards(before, None)))
        assert new or part.cuts == before.cuts != ()


def test_a_round_with_several_shuffles_tells_which_of_its_cards_came_from_which() -> None:
    """The shoe of Blackjack runs out in mid-round, and the first shuffle of what was used is void."""
    record = read_record((GOLDEN / "blackjack-2-shoe.json").read_bytes())
    again = next(each for each in play_rounds(record) if len(each.shuffles) > 1)
    shoe, void, last = again.shuffles
    assert [each.void for each in again.shuffles] == [False, True, False]
    assert shoe.first + len(again.cards(shoe, None)) == 312, "the whole shoe"
    assert again.cards(void, None) == ()
    assert void.cards == last.cards
    assert last.cards is not None
    assert last.first == 0
    assert Counter(again.cards(last, None)) <= Counter(dict(enumerate(last.cards)))
    steps = [*shoe.steps, *void.steps, *last.steps]
    assert steps == list(range(len(record.rounds[again.place - 1].steps)))


def test_what_was_shuffled_in_mid_round_is_worked_out_for_a_record_of_format_1() -> None:
    one, two = (read_record((GOLDEN / f"blackjack-{version}-shoe.json").read_bytes()) for version in (1, 2))
    for record in (one, two):
        again = next(each for each in play_rounds(record) if len(each.shuffles) > 1)
        assert again.shuffles[-1].cards is not None
        assert sum(again.shuffles[-1].cards) < 312


def test_the_cards_of_a_round_are_told_in_their_order_with_gaps_for_the_burned() -> None:
    again = play_round(session(), 1)
    (part,) = again.shuffles
    cards = again.cards(part, 0)
    expected = [
        card
        for moment in again.moments
        for card in (
            [moment.action.card]
            if isinstance(moment.action, Deal)
            else [None] * moment.action.count
            if isinstance(moment.action, Burn)
            else []
        )
    ]
    assert list(cards) == expected
    assert cards[0] is None


def hidden(again: PlayedRound) -> PlayedRound:
    """The same round, with each card dealt face down to the seat that got it."""

    def down(event: Event) -> Event:
        return CardDealt(event.to, event.card, Face.DOWN) if isinstance(event, CardDealt) else event

    return replace(again, moments=tuple(replace(each, events=tuple(map(down, each.events))) for each in again.moments))


def test_a_card_that_a_viewer_did_not_see_is_known_when_the_seal_is_open() -> None:
    record = session()
    closed = msgspec.structs.replace(record, shuffles=[msgspec.structs.replace(record.shuffles[0], seal=None)])
    again = hidden(play_round(msgspec.structs.replace(closed, rounds=record.rounds[:1]), 1))
    assert not again.is_open
    (part,) = again.shuffles
    assert set(again.cards(part, None)) == {None}
    assert again.cards(part, 0)[:3] == (None, again.moments[3].action.card, None)  # type: ignore[union-attr]
    known = play_round(record, 1)
    assert hidden(known).cards(known.shuffles[0], None) == known.cards(known.shuffles[0], 0)


def test_void_rounds_have_a_place_of_their_own_and_share_a_number() -> None:
    rounds = list(play_rounds(eventful()))
    assert [each.place for each in rounds] == [1, 2, 3, 4, 5, 6]
    assert [each.void for each in rounds] == [False, False, False, True, True, False]
    assert [each.number for each in rounds] == [1, 2, 3, 4, 4, 4]
    assert {each.of for each in rounds} == {None}
    assert [each.of for each in play_rounds(session())] == [20] * 20


def test_who_sat_in_a_round_is_told_with_comings_and_goings() -> None:
    record = eventful()
    assert [[each.seat for each in again.players] for again in play_rounds(record)] == [
        [0, 1, 2],
        [0, 1, 2],
        [0, 1, 2, 3],
        [0, 1, 2, 3],
        [0, 2, 3],
        [0, 2, 3],
    ]
    assert [[each.chips for each in again.players] for again in play_rounds(record)] == [
        [each.chips for each in told.seats] for told in record.rounds
    ]
    assert play_round(record, 1).seat_of("Player 1") == 1
    assert play_round(record, 6).seat_of("Player 1") is None
    assert play_round(record, 1).seat_of("Player 2") is None, "a bot is nobody"


def test_everybody_who_sat_there_has_a_line_even_at_the_same_seat() -> None:
    host = Host(OPEN, player(0), player(1))
    host.round(0, 1)
    host.do(host.table.leave(1))
    host.do(host.table.sit(Player(seat=1, name="Late", chips=100)))
    host.round(0, 1)
    host.do(host.table.sit(Player(seat=2, name="Last", chips=100)))
    told = sitters(host.record)
    assert [(each.player.name, each.since) for each in told] == [
        ("Player 0", 1),
        ("Player 1", 1),
        ("Late", 2),
        ("Last", 3),
    ]
    assert [len(each.result.nets) for each in told if each.result] == [2, 1, 1, 0]
    assert [each.result.ending for each in told if each.result] == [None, "abandoned", None, None]


def test_a_seat_of_which_nothing_is_told_has_no_result() -> None:
    record = msgspec.structs.replace(session(), results=[])
    assert [each.result for each in sitters(record)] == [None]


@pytest.mark.parametrize("place", [0, -1, 21, 10**9])
def test_a_round_that_is_not_there_is_refused(place: int) -> None:
    with pytest.raises(NotUnderstood, match=f"no round number {place}. Rounds that are over: 20"):
        play_round(session(), place)


def test_a_record_of_other_rules_is_refused() -> None:
    with pytest.raises(NotUnderstood) as refused:
        play_round(msgspec.structs.replace(session(), rules=99), 1)
    assert refused.value.code == "rules-version"


@pytest.mark.parametrize("make", [session, eventful, shoe])
def test_a_record_that_was_written_and_read_shows_the_same(make: Callable[[], Record]) -> None:
    record = make()
    assert list(play_rounds(read_record(write_record(record)))) == list(play_rounds(record))
