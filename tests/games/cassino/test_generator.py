"""The moves that are offered are all legal moves and no others: against brute force, and against the judge."""

from collections import Counter
from random import Random

import pytest

from fairdeal.cards import Card
from fairdeal.engine.moves import PlayerAction
from fairdeal.errors import IllegalAction
from fairdeal.games.cassino import House
from fairdeal.games.cassino.groups import groups_of, total, worth
from fairdeal.games.cassino.offers import groups_making, offers
from fairdeal.games.cassino.play import RULEBOOK
from fairdeal.games.cassino.situation import Situation, Table
from fairdeal.games.cassino.state import Build, Capture, Extend, Increase, Phase, Player, State, TableBuild, Trail
from tests.games.cassino import brute
from tests.games.cassino.scripts import EVERY_HOUSE, YOU, shuffled


def random_position(seed: int) -> Situation:
    """A hand and a table such as play brings about: every build of the seat is backed by its hand."""
    chance, deck = Random(seed), shuffled(seed)
    house = chance.choice((House(), *EVERY_HOUSE))
    if chance.random() < 0.7:
        deck.sort(key=lambda card: (worth(card) > 5 or not worth(card), chance.random()))
    lying, deck = deck[: chance.choice((3, 5, 7))], deck[7:]
    builds = tuple(_builds(lying, house, chance))
    hand = _hand(deck, builds, chance)
    bound = tuple(
        build._replace(controller=chance.choice((YOU, 1 - YOU)) if build.value in map(worth, hand) else 1 - YOU)
        for build in builds
    )
    loose = tuple(card for card in lying if not any(card in build.cards for build in builds))
    return Situation(house, YOU, hand, Table(loose, bound))


def _hand(deck: list[Card], builds: tuple[TableBuild, ...], chance: Random) -> tuple[Card, ...]:
    """Some cards, often with one that increases a build and one that takes it then, or takes it now."""
    wanted: list[int] = []
    for build in builds:
        step = chance.randint(1, max(1, 10 - build.value))
        wanted += chance.choice(([step, build.value + step], [build.value], [build.value, build.value], []))
    chance.shuffle(deck)
    chosen = [card for value in wanted[:4] for card in [each for each in deck if worth(each) == value][:1]]
    return tuple(dict.fromkeys([*chosen, *deck]))[: chance.randint(1, 4)]


def _builds(lying: list[Card], house: House, chance: Random) -> list[TableBuild]:
    found: list[TableBuild] = []
    free = list(lying)
    for _ in range(chance.choice((0, 0, 1, 1, 2, 3))):
        chosen = tuple(sorted(chance.sample(free, min(len(free), chance.choice((2, 2, 2, 3, 3, 4))))))
        values = [value for value in range(1, 11) if len(chosen) > 1 and groups_of(chosen, value)]
        values = [value for value in values if not house.merges or value not in [build.value for build in found]]
        if values:
            found.append(TableBuild(chance.choice(values), chosen, 1 - YOU))
            free = [card for card in free if card not in chosen]
    return found


@pytest.mark.parametrize(
    ("first", "count"), [(0, 120), pytest.param(1000, 2000, marks=pytest.mark.slow)], ids=["some", "many"]
)
def test_the_offers_are_exactly_what_brute_force_finds(first: int, count: int) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(first, first + count):
        now = random_position(seed)
        listed = list(offers(now))
        assert len(set(listed)) == len(listed), now
        assert set(listed) == brute.moves(now), now
        kinds.update(type(action).__name__ for action in listed)
    assert min(kinds[kind.__name__] for kind in (Capture, Build, Extend, Increase, Trail)) > count / 15, kinds


def test_the_judge_allows_exactly_what_is_offered_whatever_cards_are_named() -> None:
    chance = Random(1)
    for now in map(random_position, range(60)):
        state = playing(now)
        offered = offers(now)
        allowed = {action for action in offered if isinstance(action, PlayerAction)}
        lying = sorted((*now.table.loose, *(card for build in now.table.builds for card in build.cards)))
        tried: set[PlayerAction] = set(allowed)
        for card in now.hand:
            kept = {worth(each) for each in now.hand}
            for chosen in chance.sample(list(brute.subsets(tuple(lying))), min(25, 2 ** len(lying))):
                tried.add(Capture(YOU, card, chosen))
                tried |= {
                    kind(YOU, card, chosen, value) for kind in (Build, Extend, Increase) for value in (0, *kept, 11)
                }
            tried.add(Trail(YOU, card))
        for action in tried:
            assert is_legal(state, action) == (action in allowed) == (action in offered), (now, action)


def playing(now: Situation) -> State:
    hands = (Player(YOU, 0, now.hand), Player(1 - YOU, 0, ()))
    return State(now.house, Phase.PLAY, hands, 1, (0, 0), loose=now.table.loose, builds=now.table.builds, mover=YOU)


def is_legal(state: State, action: PlayerAction) -> bool:
    try:
        RULEBOOK.check(state, action)
    except IllegalAction:
        return False
    return True


@pytest.mark.parametrize("seed", range(60))
def test_groups_are_found_exactly_where_heaps_can_be_laid(seed: int) -> None:
    """The selection rule is an exact cover, never some groups among the cards."""
    chance = Random(seed)
    for _ in range(20):
        chosen = tuple(sorted(chance.sample([card for card in range(52) if worth(Card(card))], chance.randint(1, 7))))
        cards, value = tuple(map(Card, chosen)), chance.randint(1, 10)
        groups = groups_of(cards, value)
        assert (groups is not None) == brute.can_part(cards, value)
        if groups is not None:
            assert sorted(card for group in groups for card in group) == list(cards)
            assert all(total(group) == value for group in groups)
        assert groups_of(cards[::-1], value) == groups, "the same cards make the same groups"


def test_every_group_of_a_sum_is_found_once() -> None:
    for seed in range(40):
        loose = tuple(shuffled(seed)[:9])
        numbers = tuple(sorted(card for card in loose if worth(card)))
        for value in range(1, 11):
            wanted = [group for group in brute.subsets(numbers) if group and total(group) == value]
            assert sorted(groups_making(loose, value)) == sorted(wanted)
