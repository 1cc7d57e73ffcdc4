"""A second referee for Cassino: every legal move of a position, found by trying each subset of the loose cards.

Written from rules.md §2 and source 001 alone, and nothing of the package is used, so that the two can be compared.
Cards are written `10♦`, players are 0 and 1. A build is known by its cards: the set of them stands for it.

A move is a plain tuple `(kind, card, loose, builds, value)`: the card from the hand, the set of loose cards that it
takes or joins, the set of builds that it takes or changes, and the value of the build that results (None otherwise):

    ("capture", "7♠", {"3♣", "4♦"}, {build, …}, None)
    ("build",   "2♥", {"5♣"},       {},         7)
    ("extend",  "7♦", {},           {build},    7)
    ("increase", "3♠", {"8♥"},      {build},    8)
    ("trail",   "K♣", {},           {},         None)

How the text was read where it can be read in two ways:

- §2.3.2 against CA16: a capture that leaves a build of one's own must leave its value in the hand, whatever is taken.
- CA4: with merging, an extension and an increase into a value that lies there always merge, so no value lies twice. The
  build merged into by an increase is not named, whoever controls it. "One kept v-card" counts for all builds of v.
- CA7: without `extend_multi` the group is the card alone (of the build's value) or the card with loose cards that make
  up the rest, and nothing else; with it, loose groups of the value may join.
- CA9: a card of the declared value is a group of its own and never combined with others.
- CA11: `both` asks for a card of the old and of the new value after the play, also when both are of one's own builds.
- CA19: `free_trail` lifts O1 only: a trail must leave a card for each build of one's own.
- CA20: with `face_three` all three are taken only where exactly three lie loose.
- CA30: under `separate` all builds of that value *that one controls* are taken. Scoring cards come in the order given:
  A♠ counts with the aces, 2♠ by itself; within a kind by rank, then ♣ ♦ ♥ ♠.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import combinations

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
DECK = [rank + suit for suit in "♣♦♥♠" for rank in RANKS]
PLACE = {card: (RANKS.index(card[:-1]), "♣♦♥♠".index(card[-1])) for card in DECK}
VALUE = {card: PLACE[card][0] + 1 for card in DECK if PLACE[card][0] < 10}
"""What a card counts; picture cards count nothing."""

Cards = frozenset[str]
Move = tuple[str, str, Cards, frozenset[Cards], int | None]
NO_CARDS: Cards = frozenset()
NO_BUILDS: frozenset[Cards] = frozenset()

BRUTE_FORCE_UP_TO = 6
"""Loose cards up to which every subset is tried; beyond, groups are put together."""


@dataclass
class Options:
    target: int = 21
    same_value_builds: str = "merge"
    extend_multi: bool = False
    increase_own: str = "new_only"
    free_trail: bool = False
    face_three: bool = False


@dataclass
class Build:
    value: int
    cards: Cards
    owner: int

    def single(self) -> bool:
        return sum(VALUE[card] for card in self.cards) == self.value


@dataclass
class Position:
    """What lies on the table and in both hands, and whose move it is."""

    mover: int
    hands: list[list[str]]
    loose: list[str] = field(default_factory=list)
    builds: list[Build] = field(default_factory=list)


def makes_groups(cards: Iterable[str], value: int) -> bool:
    """Whether cards can be put into groups that each sum to a value, none left over."""
    return parts_into(tuple(sorted(VALUE[card] for card in cards)), value)


@cache
def parts_into(numbers: tuple[int, ...], value: int) -> bool:
    """The same of numbers in order; the same ones come again and again."""
    if not numbers:
        return True
    first, rest = numbers[0], numbers[1:]
    for size in range(len(rest) + 1):
        for places in combinations(range(len(rest)), size):
            if first + sum(rest[place] for place in places) == value:
                left = tuple(number for place, number in enumerate(rest) if place not in places)
                if parts_into(left, value):
                    return True
    return False


def every_subset(cards: Sequence[str], value: int) -> set[Cards]:
    """The sets of cards that make groups of a value, the empty one too, by trying every set there is."""
    found = set()
    for size in range(len(cards) + 1):
        for some in combinations(cards, size):
            if sum(VALUE[card] for card in some) % value == 0 and makes_groups(some, value):
                found.add(frozenset(some))
    return found


def every_union(cards: Sequence[str], value: int) -> set[Cards]:
    """The same sets, by putting together groups that have no card in common."""
    groups = [NO_CARDS]
    for card in cards:
        groups += [group | {card} for group in groups if sum(VALUE[each] for each in group) + VALUE[card] <= value]
    full = [group for group in groups if sum(VALUE[card] for card in group) == value]
    found = {NO_CARDS}
    for group in full:
        found |= {some | group for some in found if not some & group}
    return found


def grouped(cards: Iterable[str], value: int) -> frozenset[Cards]:
    """The sets of number cards, of those given, that make groups of a value; the empty set is one of them."""
    return groups_of(tuple(card for card in cards if VALUE.get(card, 99) <= value), value)


@lru_cache(maxsize=4096)
def groups_of(small: tuple[str, ...], value: int) -> frozenset[Cards]:
    return frozenset(every_subset(small, value) if len(small) <= BRUTE_FORCE_UP_TO else every_union(small, value))


def rest_of_hand(position: Position, card: str) -> list[str]:
    return [other for other in position.hands[position.mover] if other != card]


def holds(cards: Iterable[str], value: int) -> bool:
    return any(VALUE.get(card) == value for card in cards)


def legal_moves(options: Options, position: Position) -> set[Move]:
    """Everything the mover may do."""
    moves: set[Move] = set()
    for card in position.hands[position.mover]:
        for move in conceivable(options, position, card):
            if keeps_obligations(options, position, move):
                moves.add(move)
    return moves


def in_order(moves: Iterable[Move]) -> list[Move]:
    """Moves in an order that is the same in every run, to choose from at random."""
    return sorted(moves, key=lambda move: (*move[:2], sorted(move[2]), sorted(map(sorted, move[3])), move[4] or 0))


def conceivable(options: Options, position: Position, card: str) -> set[Move]:
    """What may be done with a card, before the builder's obligations are looked at."""
    moves: set[Move] = {("trail", card, NO_CARDS, NO_BUILDS, None)}
    if card not in VALUE:
        return moves | picture_captures(options, position, card)
    return (
        moves
        | captures(position, card)
        | creations(options, position, card)
        | extensions(options, position, card)
        | increases(options, position, card)
    )


def picture_captures(options: Options, position: Position, card: str) -> set[Move]:
    alike = [other for other in position.loose if other[:-1] == card[:-1]]
    taken = [frozenset({other}) for other in alike]
    if options.face_three and len(alike) == 3:
        taken.append(frozenset(alike))
    return {("capture", card, some, NO_BUILDS, None) for some in taken}


def captures(position: Position, card: str) -> set[Move]:
    value = VALUE[card]
    builds = [build.cards for build in position.builds if build.value == value]
    chosen = [frozenset(some) for size in range(len(builds) + 1) for some in combinations(builds, size)]
    return {
        ("capture", card, loose, some, None)
        for loose in grouped(position.loose, value)
        for some in chosen
        if loose or some
    }


def creations(options: Options, position: Position, card: str) -> set[Move]:
    moves: set[Move] = set()
    for value in {VALUE[other] for other in rest_of_hand(position, card) if other in VALUE}:
        lies = any(build.value == value for build in position.builds)
        if not (lies and options.same_value_builds == "merge"):
            for loose in joined_with(position.loose, card, value):
                if loose:
                    moves.add(("build", card, loose, NO_BUILDS, value))
    return moves


def joined_with(loose: list[str], card: str, value: int) -> set[Cards]:
    """The sets of loose cards, perhaps empty, that make groups of a value together with a card."""
    return {some - {card} for some in grouped([card, *loose], value) if card in some}


def extensions(options: Options, position: Position, card: str) -> set[Move]:
    moves: set[Move] = set()
    for build in position.builds:
        if holds(rest_of_hand(position, card), build.value):
            for loose in joined_with(position.loose, card, build.value):
                one_group = VALUE[card] + sum(VALUE[other] for other in loose) == build.value
                if one_group or options.extend_multi:
                    moves.add(("extend", card, loose, frozenset({build.cards}), build.value))
    return moves


def increases(options: Options, position: Position, card: str) -> set[Move]:
    moves: set[Move] = set()
    rest = rest_of_hand(position, card)
    for build in position.builds:
        value = build.value + VALUE[card]
        own = build.owner == position.mover
        forbidden = own and (
            options.increase_own == "never" or (options.increase_own == "both" and not holds(rest, build.value))
        )
        if build.single() and value <= 10 and holds(rest, value) and not forbidden:
            for loose in grouped(position.loose, value):
                moves.add(("increase", card, loose, frozenset({build.cards}), value))
    return moves


def keeps_obligations(options: Options, position: Position, move: Move) -> bool:
    """O1: no trail while a build of one's own lies there. O2: a card for each build that is one's own afterwards."""
    kind, card, _, changed, _ = move
    own = [build for build in position.builds if build.owner == position.mover]
    if kind == "trail" and own and not options.free_trail:
        return False
    rest = rest_of_hand(position, card)
    return all(holds(rest, build.value) for build in own if build.cards not in changed)


def lay(options: Options, position: Position, move: Move) -> list[str]:
    """Makes a move on the table; returns what goes to the mover's pile."""
    kind, card, loose, changed, value = move
    player = position.mover
    position.hands[player].remove(card)
    position.loose = [other for other in position.loose if other not in loose]
    old = frozenset().union(*changed, loose, {card})
    position.builds = [build for build in position.builds if build.cards not in changed]
    position.mover = 1 - player
    if kind == "capture":
        return sorted(old)
    if kind == "trail":
        position.loose.append(card)
    else:
        assert value is not None
        if options.same_value_builds == "merge":
            for build in [build for build in position.builds if build.value == value]:
                position.builds.remove(build)
                old |= build.cards
        position.builds.append(Build(value, old, player))
    return []


def least_scoring(cards: Iterable[str]) -> str:
    """The card that scores least; of those the lowest, and clubs before diamonds, hearts and spades."""
    return min(cards, key=lambda card: (scoring_kind(card), PLACE[card]))


def scoring_kind(card: str) -> int:
    """0 for a card that scores nothing, then spades, aces, the 2♠ and the 10♦."""
    if card == "10♦":
        return 4
    if card == "2♠":
        return 3
    if card.startswith("A"):
        return 2
    return 1 if card.endswith("♠") else 0


def automatic_move(position: Position) -> Move:
    """What is played for someone who doesn't (CA30)."""
    hand = position.hands[position.mover]
    own = [build for build in position.builds if build.owner == position.mover]
    if not own:
        return ("trail", least_scoring(hand), NO_CARDS, NO_BUILDS, None)
    value = max(build.value for build in own)
    card = least_scoring([card for card in hand if VALUE.get(card) == value])
    return ("capture", card, NO_CARDS, frozenset(build.cards for build in own if build.value == value), None)
