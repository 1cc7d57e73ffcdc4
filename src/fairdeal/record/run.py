"""Running a sitting by its rules, round by round: what a table does and a verifier does again.

A `Run` knows the sitting, the round, and which card of the shoe comes next. It takes no decision and draws no chance:
seals, cuts and the players' actions come from outside.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from fairdeal import fair
from fairdeal.cards import DECK, Card
from fairdeal.engine.accounts import AccountKind
from fairdeal.engine.chips import CHIP, MOST_CHIPS, Chips
from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import (
    DEALS,
    Action,
    Burn,
    CardsToDeal,
    CardsToShuffle,
    Deal,
    DealerAction,
    Event,
    Face,
    Reshuffle,
    RoundOver,
    Turn,
    Void,
)
from fairdeal.engine.sitting import Opening, Progress, Seated, ShuffleSpec, Standing
from fairdeal.engine.words import ShownCards
from fairdeal.errors import Conflict, IllegalAction, IllegalHouse


@dataclass(slots=True)
class Shoe:
    """The cards of one shuffle from the top, how many are dealt, and how many lie above the cut card, if any."""

    cards: Sequence[int]
    cut_card: int | None = None
    dealt: int = 0

    @property
    def cut_card_out(self) -> bool:
        """Whether the cut card has come out. Source: rules.md §3.4 BJ17."""
        return self.cut_card is not None and self.dealt >= self.cut_card

    def __repr__(self) -> str:
        return f"Shoe({len(self.cards)} cards, {self.dealt} dealt)"


def shoe_of(due: ShuffleSpec, seal: fair.Seal, cuts: Iterable[fair.Cut]) -> Shoe:
    """The shoe that a seal and the opened cuts give. Source: design.md, fair dealing, steps 3 to 5."""
    place = None if due.cut_card is None else fair.CutCardRange(*due.cut_card)
    shuffled = fair.shuffle(_cards_of(due), fair.Stream.of(seal, cuts), cut_card=place)
    return Shoe(bytes(shuffled.cards), shuffled.cut_card)


def _cards_of(due: ShuffleSpec) -> tuple[int, ...]:
    """The cards before a shuffle: whole decks, or deck by deck what there is of them."""
    counts = due.cards
    if counts is None:
        return fair.decks(due.decks)
    return tuple(card for deck in range(due.decks) for card in DECK if counts[card] > deck)


class Run:
    """One sitting of one game.

    `state` is the round, None between rounds. `shoe` is the shuffle in use, None until a new one's cuts are opened.
    Raises IllegalHouse when the seats do not fit the table.
    """

    def __init__(self, game: AnyGame, house: object, seats: tuple[Seated, ...]) -> None:
        self.game = game
        self.house = house
        for each in seats:
            self._check_seated(each)
        self.sitting: Any = game.sitting.sit(house, seats)
        self._last_round: Any = self.sitting
        self.state: Any = None
        self.shoe: Shoe | None = None
        self._touched = False
        # States and sittings never change: what follows from one is found once.
        self._turn: tuple[Any, Turn] | None = None
        self._standings: tuple[Any, tuple[Standing, ...]] | None = None

    @property
    def is_over(self) -> bool:
        """Whether no further round will be dealt."""
        return self.state is None and self.game.sitting.is_over(self.sitting)

    @property
    def turn(self) -> Turn:
        """Who must move in the round."""
        if self._turn is None or self._turn[0] is not self.state:
            self._turn = (self.state, self.game.rules.turn(self.state))
        return self._turn[1]

    @property
    def progress(self) -> Progress:
        """Which round is played or comes next."""
        return self.game.sitting.progress(self.sitting)

    @property
    def standings(self) -> tuple[Standing, ...]:
        """How the sitting stands for each seat."""
        if self._standings is None or self._standings[0] is not self.sitting:
            self._standings = (self.sitting, self.game.sitting.standings(self.sitting))
        return self._standings[1]

    def shuffle_due(self) -> ShuffleSpec | None:
        """What must be shuffled before cards can be dealt; None while the shoe goes on."""
        if self.shoe is not None:
            return None
        turn = None if self.state is None else self.turn
        if isinstance(turn, CardsToShuffle):
            return ShuffleSpec(turn.decks, cards=turn.cards)
        return self.game.sitting.shuffle(self.sitting)

    def open_round(self) -> Opening:
        """Start the next round; its seats and their chips."""
        assert self.state is None, "one round at a time"
        opening = self.game.sitting.opening(self.sitting)
        self.state = self.game.rules.start(self.house, opening)
        self._touched = False
        return opening

    @property
    def present(self) -> frozenset[int]:
        """The seats at which somebody sits."""
        lie = self.game.sitting.balances(self.sitting)
        return frozenset(account.seat for account in lie if account.kind is AccountKind.STACK)

    def change_seats(self, left: Iterable[int], joined: Iterable[Seated]) -> None:
        """Who has left since the last round, and then who has sat down: all of them, each time that it is called.

        Raises Conflict (`nobody-there`) and IllegalHouse when there is no such free seat; then nothing has changed.
        """
        assert self.state is None, "seats change between rounds"
        before, self.sitting = self.sitting, self._last_round
        try:
            for seat in left:
                self._leave(seat)
            for each in joined:
                self._check_seated(each)
                self.sitting = self.game.sitting.join(self.sitting, each)
        except (Conflict, IllegalHouse):
            self.sitting = before
            raise

    def touch(self) -> None:
        """A cut was shown on the shuffle that is due: its seal will not serve for another round."""
        self._touched = True

    def next_deal(self) -> DealerAction:
        """What the dealer must do now, with the next card of the shoe."""
        due = self.turn
        assert isinstance(due, CardsToDeal) and self.shoe is not None
        return Burn(due.count) if due.face is Face.UNSEEN else DEALS[self.shoe.cards[self.shoe.dealt]]

    def apply(self, action: Action) -> tuple[Event, ...]:
        """One action of the round.

        Raises IllegalAction: by the rules, because another card lies on top, or because a sealed shoe is complete.
        """
        self.game.rules.check(self.state, action)
        if isinstance(action, Void):
            raise IllegalAction(
                "void-sealed",
                "A sealed shuffle holds every card, so no card can be missing: the round is played to its end.",
            )
        cards = self._taken(action)
        self.state, events = self.game.rules.apply(self.state, action)
        if self.shoe is not None:
            self.shoe.dealt += cards
        self._touched = self._touched or cards > 0
        self._put_away_empty_shoe()
        return events

    def close_round(self) -> bool:
        """Take the finished round into the sitting.

        Returns whether its shuffle is done with: then the seal is opened, and the next round wants another one.
        A seal on which no cut was shown and no card dealt serves the next round.
        """
        assert isinstance(self.turn, RoundOver), "a round is taken in when it is over"
        cut_card_out = self.shoe is not None and self.shoe.cut_card_out
        self.sitting = self._last_round = self.game.sitting.after(self.sitting, self.state, cut_card_out)
        self.state = None
        if self.game.sitting.shuffle(self.sitting) is None:
            return False
        self.shoe = None
        return self._touched

    def _put_away_empty_shoe(self) -> None:
        """In mid-round an empty shoe is used up once a card is due; then a shuffle is. Source: rules.md §3.4 BJ18."""
        empty = self.shoe is not None and self.shoe.dealt == len(self.shoe.cards)
        if empty and isinstance(self.turn, CardsToShuffle):
            self.shoe = None

    def _leave(self, seat: int) -> None:
        if seat not in self.present:
            raise Conflict("nobody-there", "Nobody sits at seat number {number}.", number=seat)
        self.sitting, _ = self.game.sitting.leave(self.sitting, seat)

    def _check_seated(self, seated: Seated) -> None:
        seats = self.game.seats(self.house)
        if seated.seat not in seats:
            raise IllegalHouse(
                "seat-not-at-table",
                "Seat number {number} is not at this table: its seats are {first} to {last}.",
                number=seated.seat,
                first=seats[0],
                last=seats[-1],
            )
        if not 0 <= seated.chips <= MOST_CHIPS * CHIP:
            raise IllegalHouse(
                "chips-brought",
                "Nobody can sit down with {chips} chips: from 0 to {most} are possible.",
                chips=Chips(seated.chips),
                most=Chips(MOST_CHIPS * CHIP),
            )

    def _taken(self, action: Action) -> int:
        """How many cards an action takes from the shoe; the card must be the top one."""
        if isinstance(action, Burn):
            self._check_left(action.count)
            return action.count
        if isinstance(action, Reshuffle):
            assert self.shoe is not None, "shuffled before it is told"
        if not isinstance(action, Deal):
            return 0
        shoe = self._check_left(1)
        top = Card(shoe.cards[shoe.dealt])
        if top != action.card:
            raise IllegalAction(
                "not-the-top-card",
                "{card} was dealt, and the next card of the shoe, number {place}, is {top}.",
                card=ShownCards((action.card,)),
                place=shoe.dealt + 1,
                top=ShownCards((top,)),
            )
        return 1

    def _check_left(self, count: int) -> Shoe:
        left = 0 if self.shoe is None else len(self.shoe.cards) - self.shoe.dealt
        if self.shoe is None or left < count:
            raise IllegalAction(
                "shoe-empty", "{count} cards are to come from the shoe, and it has {left}.", count=count, left=left
            )
        return self.shoe
