"""Cassino beside its second referee: the same random matches by both, compared at every play. Source: rules.md §2."""

from collections.abc import Iterable
from random import Random

import pytest

from fairdeal.cards import DECK, Card, card_symbol
from fairdeal.engine.moves import Action, PlayerAction
from fairdeal.engine.sitting import Seated, Verdict
from fairdeal.errors import IllegalAction
from fairdeal.games.cassino import House, State, sitting
from fairdeal.games.cassino.automatic import automatic_play
from fairdeal.games.cassino.offers import offers
from fairdeal.games.cassino.play import RULES, apply, check
from fairdeal.games.cassino.sitting import Sitting
from fairdeal.games.cassino.situation import Situation, situation
from fairdeal.games.cassino.state import Build, Capture, Extend, Increase, Phase, PlayFor, Trail
from tests.games.cassino import referee, referee_match
from tests.games.cassino.scripts import THEY, YOU, deal
from tests.laws.depth import IS_DEEP

KINDS: dict[type[Action], str] = {
    Capture: "capture",
    Build: "build",
    Extend: "extend",
    Increase: "increase",
    Trail: "trail",
}
CARDS: dict[str, Card] = {card_symbol(card): card for card in DECK}

CROWDED = 9
"""So many loose cards make so many captures that one is played where it can be."""


# The same thing in the words of both


def shown(cards: Iterable[Card]) -> referee.Cards:
    return frozenset(card_symbol(card) for card in cards)


def as_told(now: Situation, action: Action) -> referee.Move:
    """A play of the game as the referee writes it: the loose cards, and the builds by their cards."""
    assert isinstance(action, Capture | Build | Extend | Increase | Trail)
    named = () if isinstance(action, Trail) else action.cards
    changed = [build.cards for build in now.table.builds if build.cards[0] in named]
    loose = set(named).difference(*changed)
    value = None if isinstance(action, Capture | Trail) else action.value
    return KINDS[type(action)], card_symbol(action.card), shown(loose), frozenset(map(shown, changed)), value


def as_played(seat: int, move: referee.Move) -> PlayerAction:
    """A move of the referee as a play of the game."""
    kind, card, loose, changed, value = move
    cards = tuple(sorted(CARDS[each] for each in loose.union(*changed)))
    match kind:
        case "trail":
            return Trail(seat, CARDS[card])
        case "capture":
            return Capture(seat, CARDS[card], cards)
    assert value is not None
    make = {"build": Build, "extend": Extend, "increase": Increase}[kind]
    return make(seat, CARDS[card], cards, value)


def random_house(chance: Random) -> House:
    return House(
        target=chance.choice((1, 7, 11, 21, 31)),
        first_dealer=chance.choice(("seat-0", "seat-1")),
        same_value_builds=chance.choice(("merge", "separate")),
        extend_multi=chance.random() < 0.5,
        increase_own=chance.choice(("new_only", "both", "never")),
        free_trail=chance.random() < 0.5,
        face_three=chance.random() < 0.5,
    )


def options_of(house: House) -> referee.Options:
    return referee.Options(
        house.target,
        house.same_value_builds,
        house.extend_multi,
        house.increase_own,
        house.free_trail,
        house.face_three,
    )


# What is compared


def check_table(state: State, other: referee_match.Deal) -> None:
    """The table, the hands, the piles, who is bound and who captured last."""
    place = other.position
    assert [shown(player.hand) for player in state.players] == [frozenset(hand) for hand in place.hands]
    assert shown(state.loose) == frozenset(place.loose)
    builds = {(build.value, shown(build.cards), build.controller) for build in state.builds}
    assert builds == {(build.value, build.cards, build.owner) for build in place.builds}
    assert len(state.builds) == len(place.builds)
    assert [shown(player.pile) for player in state.players] == [frozenset(pile) for pile in other.piles]
    assert [len(player.sweeps) for player in state.players] == other.sweeps
    assert state.capturer == other.last_capture
    assert (state.phase is Phase.OVER) == other.over()
    assert other.over() or state.mover == place.mover


def check_plays(now: Situation, plays: list[Action], legal: set[referee.Move], place: referee.Position) -> None:
    """Every legal play, each once, and the automatic one."""
    told = [as_told(now, play) for play in plays]
    assert len(set(told)) == len(told)
    assert set(told) == legal
    assert as_told(now, automatic_play(now)) == referee.automatic_move(place)


def check_refused(state: State, legal: set[referee.Move], other: referee_match.Deal, chance: Random) -> None:
    """One play that only the duties of a builder forbid, where there is one."""
    if not any(build.owner == state.mover for build in other.position.builds):
        return
    card = chance.choice(other.position.hands[state.mover])
    forbidden = referee.conceivable(other.options, other.position, card) - legal
    if forbidden:
        with pytest.raises(IllegalAction):
            check(state, as_played(state.mover, chance.choice(referee.in_order(forbidden))))


def check_match(match: Sitting, other: referee_match.Match) -> None:
    """The score, whose deal it is, the time-outs in a row, and who has won."""
    assert [player.net for player in match.players] == other.score
    assert sitting.is_over(match) == (other.winner is not None)
    verdicts = [each.verdict for each in sitting.standings(match)]
    won = [None if other.winner is None else Verdict.WON if other.winner == seat else Verdict.LOST for seat in (0, 1)]
    assert verdicts == won


# Playing


def choose(plays: list[Action], now: Situation, chance: Random) -> Action:
    """The kind first, so that builds are frequent."""
    kinds = list(dict.fromkeys(type(play) for play in plays))
    kind = Capture if len(now.table.loose) > CROWDED and Capture in kinds else chance.choice(kinds)
    return chance.choice([play for play in plays if type(play) is kind])


def play_one(state: State, match: referee_match.Match, other: referee_match.Deal, chance: Random, late: float) -> State:
    """One play, or the automatic one for a seat whose time is up."""
    now = situation(state, state.mover)
    plays = list(offers(now))
    legal = other.moves()
    check_plays(now, plays, legal, other.position)
    check_refused(state, legal, other, chance)
    if chance.random() < late:
        match.time_out()
        return apply(state, PlayFor(state.mover))[0]
    play = choose(plays, now, chance)
    match.play(as_told(now, play))
    return apply(state, play)[0]


def play_deal(table: Sitting, match: referee_match.Match, chance: Random, late: float) -> Sitting:
    deck = chance.sample(DECK, len(DECK))
    cards = iter(deck)
    other = match.start([card_symbol(card) for card in deck])
    state = deal(RULES.start(table.house, sitting.opening(table)), cards)
    assert state.dealer == match.dealer
    check_table(state, other)
    while state.phase is not Phase.OVER:
        state = deal(play_one(state, match, other, chance, late), cards)
        assert [player.missed for player in state.players] == match.automatic
        if state.forfeited is None:
            check_table(state, other)
    assert list(state.points) == (other.points() if state.forfeited is None else [0, 0])
    return sitting.after(table, state, False)


def play_deals(seed: int, count: int) -> None:
    """Matches, each with options of its own, until so many deals are played."""
    chance = Random(seed)
    while count > 0:
        house = random_house(chance)
        table = sitting.sit(house, (Seated(YOU, 0), Seated(THEY, 0)))
        match = referee_match.Match(options_of(house), int(house.first_dealer[-1]))
        late = chance.choice((0, 0, 0.05, 0.3))
        while not sitting.is_over(table) and count > 0:
            table = play_deal(table, match, chance, late)
            check_match(table, match)
            count -= 1


@pytest.mark.parametrize("seed", range(4))
def test_both_referees_say_the_same_of_random_matches(seed: int) -> None:
    play_deals(seed, 15)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 140 if IS_DEEP else 110))
def test_both_referees_say_the_same_of_thousands_of_deals(seed: int) -> None:
    play_deals(seed, 250)
