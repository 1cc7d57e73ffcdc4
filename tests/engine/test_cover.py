"""Cards made of whole groups: the exact cover agrees with every union that there is, and is quick among many."""

from itertools import combinations
from time import process_time

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fairdeal.cards import DECK, Card, rank_of, read_cards
from fairdeal.engine.cover import NOTHING_FIRST, Cards, is_selection, selections


def cards(text: str) -> Cards:
    return tuple(sorted(read_cards(text)))


def sums(loose: Cards, value: int) -> list[Cards]:
    """Every group of loose cards that makes a value: aces are 1, faces make nothing."""
    if not value:
        return [()]
    return [
        tuple(sorted((card, *rest)))
        for place, card in enumerate(loose)
        if (points := worth(card)) and points <= value
        for rest in sums(loose[place + 1 :], value - points)
    ]


def worth(card: Card) -> int:
    return 1 if rank_of(card) == 12 else rank_of(card) + 2 if rank_of(card) <= 8 else 0


@pytest.mark.parametrize(
    ("table", "value", "taken", "possible"),
    [
        ("5♣ 5♦ 4♥", 7, "5♣ 5♦ 4♥", False),
        ("A♣ 6♣ 3♦ 4♦", 7, "A♣ 6♣ 3♦ 4♦", True),
        ("A♣ 6♣ 3♦ 4♦", 7, "A♣ 3♦", False),
        ("A♣ 6♣ 3♦ 4♦", 7, "3♦ 4♦", True),
        ("7♣ 7♦ 5♥ 2♥", 7, "7♣ 7♦ 5♥ 2♥", True),
        ("7♣ 7♦ 5♥ 2♥", 7, "7♣ 2♥", False),
        ("7♣ 7♦ 5♥ 2♥", 7, "7♣ 8♣", False),
        ("K♣ 7♦", 7, "K♣ 7♦", False),
    ],
)
def test_a_selection_is_made_of_whole_groups(table: str, value: int, taken: str, possible: bool) -> None:
    assert is_selection(cards(taken), sums(cards(table), value)) is possible


def test_cards_are_written_in_one_way() -> None:
    two, three = read_cards("2♣ 3♣")
    groups = [(two,), (three,)]
    assert is_selection((two, three), groups)
    assert not is_selection((three, two), groups)
    assert not is_selection((two, two, three), groups)
    assert not is_selection((), groups)


def test_what_comes_first_is_always_among_them_and_groups_have_a_limit() -> None:
    two, three, four, five = read_cards("2♣ 3♣ 4♣ 5♣")
    groups, first = [(two,), (three, four), (five,)], [(three,), (four,)]
    assert not is_selection((two,), groups, first)
    assert is_selection((two, four), groups, first)
    assert not is_selection((three, four), groups, first), "the group overlaps with either"
    assert is_selection((two, three, five), groups, first)
    assert not is_selection((two, three, five), groups, first, most=1)
    assert list(selections(groups, first, most=0)) == [(three,), (four,)]
    assert list(selections(groups, most=1)) == [(two,), (three, four), (five,)]


FEW = st.lists(st.sampled_from(DECK[:7]), max_size=4, unique=True).map(lambda chosen: tuple(sorted(chosen)))


@given(
    groups=st.lists(FEW, max_size=6), first=st.lists(FEW, min_size=1, max_size=2), most=st.none() | st.integers(0, 3)
)
@example(groups=[(Card(0), Card(1)), (Card(0),), (Card(1),)], first=[()], most=1)
def test_what_is_listed_is_what_is_possible(groups: list[Cards], first: list[Cards], most: int | None) -> None:
    found = list(selections(groups, first, most))
    assert len(set(found)) == len(found)
    every = [chosen for size in range(8) for chosen in combinations(DECK[:7], size)]
    assert set(found) == {chosen for chosen in every if is_selection(chosen, groups, first, most)}
    assert set(found) == set(unions(groups, first, most))


def unions(groups: list[Cards], first: list[Cards], most: int | None) -> list[Cards]:
    """Every union, by trying all."""
    found = []
    for start in first:
        for count in range(len(groups) + 1 if most is None else most + 1):
            for chosen in combinations([group for group in groups if group], count):
                union = [*start, *(card for group in chosen for card in group)]
                if union and len(set(union)) == len(union):
                    found.append(tuple(sorted(union)))
    return found


@pytest.mark.parametrize(("left_out", "possible"), [("", True), ("9♣ A♣", True), ("5♣", False), ("A♠", False)])
def test_many_cards_and_thousands_of_groups_are_searched_at_once(left_out: str, possible: bool) -> None:
    """With the whole pack loose and a ten to take by, most cards can be grouped in very many ways."""
    pack = tuple(card for card in DECK if card != cards("10♣")[0])
    groups = sums(pack, 10)
    assert len(groups) > 1_500
    taken = tuple(card for card in pack if worth(card) and card not in cards(left_out))
    began = process_time()
    assert is_selection(taken, groups, NOTHING_FIRST) is possible
    assert process_time() - began < 0.5
