"""A position of Cassino in one line, like FEN in chess: all that is known of a deal between two plays.

Eight fields, one space apart; `-` stands for nothing. Cards are two letters each, written together.

1. the loose cards: `8dKc3c`
2. the builds, parted by commas: value, all cards, and the seat that is bound: `7:5c2h7d@0`
3. the hands of seat 0 and seat 1, parted by a slash; `?3` for three cards that are not known: `7s/?3`
4. the captured cards of both, in the same way; a star follows a card that made a sweep: `-/5d5h*?2`
5. the portion, 1 to 6
6. the seat whose turn it is
7. the seat that made the last capture
8. the score of the match before this deal: `12-7`

Whose deal it is follows: the other player has as many cards as the dealer on its turn, the dealer one more on its own.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from fairdeal.cards import DECK, Card, card_code
from fairdeal.engine.chance import Chance
from fairdeal.games.cassino import refusals
from fairdeal.games.cassino.groups import Cards, is_face, makes_groups, worth
from fairdeal.games.cassino.house import SEATS, House
from fairdeal.games.cassino.situation import Situation, Table
from fairdeal.games.cassino.state import FIRST_PORTION, LATER_PORTION, PORTIONS, Phase, Player, State, TableBuild
from fairdeal.games.cassino.view import View
from fairdeal.games.cassino.worlds import Need, draw_cards, draw_hands, wanted_by

NOTHING = "-"
UNKNOWN = "?"
SWEPT = "*"


@dataclass(frozen=True, slots=True)
class Known:
    """Cards of a seat: those that are known, and how many more there are. `sweeps` are those that made one."""

    cards: Cards = ()
    unknown: int = 0
    sweeps: Cards = ()

    @property
    def count(self) -> int:
        """How many cards there are."""
        return len(self.cards) + self.unknown


@dataclass(frozen=True, slots=True)
class Position:
    """A deal between two plays, as far as it is known. `hands`, `piles` and `score` are by seat.

    Raises NotUnderstood when it cannot be: a card twice, a wrong number of cards, a build that is none.
    """

    loose: Cards
    builds: tuple[TableBuild, ...]
    hands: tuple[Known, ...]
    piles: tuple[Known, ...]
    portion: int
    mover: int
    capturer: int | None
    score: tuple[int, ...]

    def __post_init__(self) -> None:
        _check_cards(self)
        check_builds(self.builds, self.hands)
        _check_count(self)

    @property
    def cards(self) -> Cards:
        """All cards that are known."""
        named = [*self.loose, *(card for build in self.builds for card in build.cards)]
        return (*named, *(card for known in (*self.hands, *self.piles) for card in known.cards))

    @property
    def dealt(self) -> int:
        """How many cards of the deal have come from the stock."""
        return FIRST_PORTION + LATER_PORTION * (self.portion - 1)

    @property
    def dealer(self) -> int:
        """Whose deal it is."""
        other = SEATS - 1 - self.mover
        return other if self.hands[self.mover].count == self.hands[other].count else self.mover


def write_position(position: Position) -> str:
    """A position in one line.

    >>> from fairdeal.games.cassino.reading import read_position
    >>> write_position(read_position("8dKc3c 7:2h5c7d@0 7s7h/?2 -/?2 1 0 1 0-0"))
    '8dKc3c 7:5c7d2h@0 7s7h/?2 -/?2 1 0 1 0-0'
    """
    builds = ",".join(f"{build.value}:{_written(build.cards)}@{build.controller}" for build in position.builds)
    return " ".join(
        (
            _written(position.loose) or NOTHING,
            builds or NOTHING,
            "/".join(map(_known, position.hands)),
            "/".join(map(_known, position.piles)),
            str(position.portion),
            str(position.mover),
            NOTHING if position.capturer is None else str(position.capturer),
            "-".join(map(str, position.score)),
        )
    )


def position_of(view: View) -> Position:
    """The position that a viewer sees; between two plays only."""
    assert view.phase is Phase.PLAY, "a position is between two plays"
    return Position(
        loose=view.loose,
        builds=tuple(TableBuild(each.value, each.cards, each.controller) for each in view.builds),
        hands=tuple(Known(each.hand) if each.hand is not None else Known((), each.held) for each in view.players),
        piles=tuple(Known(each.pile, 0, each.sweeps) for each in view.players),
        portion=view.portion,
        mover=view.to_move[0],
        capturer=view.capturer,
        score=tuple(each.score for each in view.players),
    )


def situation_of(position: Position, house: House) -> Situation:
    """What the player in turn acts on, who must know its own hand."""
    hand = position.hands[position.mover]
    if hand.unknown:
        raise refusals.hand_unknown(position.mover)
    check_values(position.builds, house)
    return Situation(house, position.mover, hand.cards, Table(position.loose, position.builds))


def state_of(position: Position, house: House, chance: Chance) -> State:
    """A deal in this position, with whatever is not known drawn from the cards that are not named.

    Raises NotUnderstood when the table does not allow such builds, or no hands are left that could take them.
    """
    check_values(position.builds, house)
    unseen = [card for card in DECK if card not in position.cards]
    hands = _hands(position, unseen, chance)
    unseen = [card for card in unseen if card not in {each for hand in hands for each in hand}]
    piles = [(*each.cards, *draw_cards(unseen, each.unknown, chance)) for each in position.piles]
    players = (Player(seat, 0, hands[seat], piles[seat], position.piles[seat].sweeps) for seat in range(SEATS))
    return State(
        house=house,
        phase=Phase.PLAY,
        players=tuple(players),
        dealer=position.dealer,
        score=position.score,
        loose=position.loose,
        builds=position.builds,
        dealt=position.dealt,
        mover=position.mover,
        capturer=position.capturer,
    )


def check_builds(builds: Sequence[TableBuild], hands: Sequence[Known]) -> None:
    """Raises NotUnderstood unless builds are made of groups, and who is bound by one can hold a card for it."""
    for build in builds:
        if len(build.cards) < 2 or any(map(is_face, build.cards)) or not makes_groups(build.cards, build.value):
            raise refusals.not_a_build(build)
        hand = hands[build.controller]
        if not hand.unknown and build.value not in map(worth, hand.cards):
            raise refusals.build_unbacked(build)


def check_values(builds: Sequence[TableBuild], house: House) -> None:
    """Raises NotUnderstood when builds have one value at a table where they become one. Source: rules.md §2.6 CA4."""
    values = [build.value for build in builds]
    for value in values if house.merges else ():
        if values.count(value) > 1:
            raise refusals.builds_apart(value)


def check_once(cards: Sequence[Card]) -> None:
    """Raises NotUnderstood when a card is named twice."""
    for place, card in enumerate(cards):
        if card in cards[:place]:
            raise refusals.named_twice(card)


def _check_cards(position: Position) -> None:
    check_once(position.cards)
    if not 1 <= position.portion <= PORTIONS:
        raise refusals.no_such_portion(position.portion)
    held, others = position.hands[position.mover].count, position.hands[SEATS - 1 - position.mover].count
    if not 1 <= held <= 4 or held - others not in (0, 1):
        raise refusals.hands_do_not_fit(held, others)


def _check_count(position: Position) -> None:
    unknown = sum(known.unknown for known in (*position.hands, *position.piles))
    if len(position.cards) + unknown != position.dealt:
        raise refusals.wrong_count(len(position.cards) + unknown, position.dealt, position.portion)
    if any(pile.count for pile in position.piles) != (position.capturer is not None):
        raise refusals.capturer_does_not_fit()


def _hands(position: Position, unseen: Sequence[Card], chance: Chance) -> list[Cards]:
    """Whole hands that have a card for each build of their seats."""
    needs = [
        (known.unknown, wanted_by(seat, position.builds).difference(map(worth, known.cards)))
        for seat, known in enumerate(position.hands)
    ]
    _check_possible(unseen, needs)
    drawn = draw_hands(unseen, needs, chance)
    return [(*known.cards, *more) for known, more in zip(position.hands, drawn, strict=True)]


def _check_possible(unseen: Sequence[Card], needs: Sequence[Need]) -> None:
    """Raises NotUnderstood unless there are enough cards of each value that some hand must have."""
    values = [worth(card) for card in unseen]
    for held, wanted in needs:
        for value in wanted:
            if len(wanted) > held or values.count(value) < sum(value in others for _, others in needs):
                raise refusals.build_without_card(value)


def _written(cards: Cards) -> str:
    return "".join(map(card_code, cards))


def _known(known: Known) -> str:
    cards = "".join(card_code(card) + SWEPT * (card in known.sweeps) for card in known.cards)
    return cards + (f"{UNKNOWN}{known.unknown}" if known.unknown else "") or NOTHING
