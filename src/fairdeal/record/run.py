"""Running a sitting by its rules, round by round: what a table does and a verifier does again.

A `Run` knows the sitting, the round, and which card of the shoe comes next. It takes no decision and draws no chance:
seals, cuts and the players' actions come from outside.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from fairdeal import fair
from fairdeal.cards import DECK, Card
from fairdeal.engine.accounts import BANK, POT, AccountKind
from fairdeal.engine.chips import CHIP, MOST_CHIPS, Chips
from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import (
    DEALS,
    OVER,
    Action,
    Burn,
    CardsToDeal,
    CardsToShuffle,
    Deal,
    DealerAction,
    Event,
    Face,
    Fault,
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
    cards = cards_of(due)
    shuffled = fair.shuffle(cards, fair.Stream.of(seal, cuts, ahead=len(cards) + 1), cut_card=place)
    return Shoe(bytes(shuffled.cards), shuffled.cut_card)


def cards_of(due: ShuffleSpec) -> tuple[int, ...]:
    """The cards before a shuffle: whole decks, or deck by deck what there is of them."""
    counts = due.cards
    if counts is None:
        return fair.decks(due.decks)
    return tuple(card for deck in range(due.decks) for card in DECK if counts[card] > deck)


class Run:
    """One sitting of one game.

    `state` is the round, None between rounds, and `turn` who must move in it. `shoe` is the shuffle in use, None until
    a new one's cuts are opened. `present` are the seats at which somebody sits; `progress` tells which round is played
    or comes next, and `standings` how the sitting stands for each seat.
    Raises IllegalHouse when the seats do not fit the table.
    """

    def __init__(self, game: AnyGame, house: object, seats: tuple[Seated, ...]) -> None:
        self.game = game
        self.house = house
        for each in seats:
            self._check_seated(each)
        self.shoe: Shoe | None = None
        self.closed = False
        self._sealed: ShuffleSpec | None = None
        self._touched = False
        self._due: ShuffleSpec | None = None
        self._play_on(None)
        self._sit_on(game.sitting.sit(house, seats))

    def _play_on(self, state: Any) -> None:
        """The round as it is now. States never change: what follows from one is found once."""
        self.state = state
        self.turn: Turn = OVER if state is None else self.game.rules.turn(state)

    def _sit_on(self, sitting: Any) -> None:
        """The sitting as it is now, with all that follows from it."""
        rules = self.game.sitting
        self.sitting = sitting
        self.present = frozenset([at.seat for at in rules.balances(sitting) if at.kind is AccountKind.STACK])
        self.progress: Progress = rules.progress(sitting)
        self.standings: tuple[Standing, ...] = rules.standings(sitting)
        self._is_played_out: bool = rules.is_over(sitting)
        due = rules.shuffle(sitting)
        if due != self._due:
            self._due = due

    @property
    def is_over(self) -> bool:
        """Whether no further round will be dealt."""
        return self.state is None and (self.closed or self._is_played_out)

    @property
    def has_enough_seats(self) -> bool:
        """Whether so many seats are taken that a round can be dealt."""
        return len(self.present) >= self.game.sitting.fewest(self.house)

    # Shuffles

    def shuffle_due(self) -> ShuffleSpec | None:
        """What must be shuffled before cards can be dealt; None while the shoe goes on."""
        if self.shoe is not None:
            return None
        if isinstance(self.turn, CardsToShuffle):
            return ShuffleSpec(self.turn.decks, cards=self.turn.cards)
        return self._due

    def seal_due(self) -> ShuffleSpec | None:
        """The shuffle for which a new seal is to be shown now: between rounds, or when the dealer needs its cards.

        None while the seal that was shown still serves.
        """
        if self.state is not None and not isinstance(self.turn, (CardsToDeal, CardsToShuffle)):
            return None
        due = self.shuffle_due()
        return None if due is self._sealed or due == self._sealed else due

    @property
    def is_sealed(self) -> bool:
        """Whether the seal that was shown last is in use, or will serve the next round."""
        return self._sealed is not None

    def seal(self, due: ShuffleSpec) -> None:
        """A seal is shown for a shuffle."""
        self._sealed, self._touched = due, False

    def touch(self) -> None:
        """A cut was shown on the shuffle that is due: its seal will not serve for another round."""
        self._touched = True

    def void_shuffle(self) -> None:
        """The shuffle that is due is void by a withheld cut, and needs another seal."""
        self._sealed = None

    # A round

    def open_round(self) -> Opening:
        """Start the next round; its seats and their chips. Raises Conflict (`seats-too-few`)."""
        assert self.state is None, "one round at a time"
        self.check_enough_seats()
        opening = self.game.sitting.opening(self.sitting)
        self._play_on(self.game.rules.start(self.house, opening))
        if isinstance(self.turn, CardsToShuffle):
            self._put_shoe_away()
        return opening

    def check_enough_seats(self) -> None:
        """Raises Conflict (`seats-too-few`) unless so many seats are taken that a round can be dealt."""
        if not self.has_enough_seats:
            raise Conflict(
                "seats-too-few",
                "A round needs {fewest} players at the table, and {count} sit there.",
                fewest=self.game.sitting.fewest(self.house),
                count=len(self.present),
            )

    def next_deal(self) -> DealerAction:
        """What the dealer must do now, with the next card of the shoe."""
        due = self.turn
        assert isinstance(due, CardsToDeal) and self.shoe is not None
        return Burn(due.count) if due.face is Face.UNSEEN else DEALS[self.shoe.cards[self.shoe.dealt]]

    def apply(self, action: Action) -> tuple[Event, ...]:
        """One action of the round.

        Raises IllegalAction: by the rules, because another card lies on top, or because a sealed shoe is complete.
        """
        self.check(action)
        cards, shuffling = self._taken(action), isinstance(self.turn, CardsToShuffle)
        state, events = self.game.rules.move(self.state, action)
        self._play_on(state)
        if self.shoe is not None:
            self.shoe.dealt += cards
        self._touched = self._touched or cards > 0
        if isinstance(self.turn, CardsToShuffle) and (not shuffling or isinstance(action, Reshuffle)):
            self._put_shoe_away()
        return events

    def check(self, action: Action) -> None:
        """Whether an action is legal, whatever card lies on top. Raises IllegalAction."""
        self.game.rules.check(self.state, action)
        if isinstance(action, Void) and action.fault is not Fault.TABLE_CLOSED:
            raise IllegalAction(
                "void-sealed",
                "A sealed shuffle has every card, so none can be missing: the round is played to its end.",
            )

    def allows(self, action: Action) -> bool:
        """Whether an action is legal in the round."""
        try:
            self.check(action)
        except IllegalAction:
            return False
        return True

    def close_round(self) -> None:
        """Take the finished round into the sitting.

        A seal that was cut, or dealt from, serves no other round once its shoe does not go on.
        """
        assert isinstance(self.turn, RoundOver), "a round is taken in when it is over"
        cut_card_out = self.shoe is not None and self.shoe.cut_card_out
        self._sit_on(self.game.sitting.after(self.sitting, self.state, cut_card_out))
        self._play_on(None)
        if self._due is None:
            return
        self.shoe = None
        if self._touched or self._sealed != self._due:
            self._sealed = None

    def _put_shoe_away(self) -> None:
        """What is left of the shuffle in use, or of one that was sealed and not needed, is put away for a new one.

        Source: rules.md §3.4 BJ18, §4.6 RD3, RD31.
        """
        self.shoe = self._sealed = None

    # Between rounds

    def leave(self, seat: int) -> tuple[Event, ...]:
        """Somebody leaves. Raises Conflict (`nobody-there`)."""
        self._check_there(seat)
        sitting, events = self.game.sitting.leave(self.sitting, seat)
        self._sit_on(sitting)
        return events

    def join(self, newcomer: Seated) -> None:
        """Somebody sits down. Raises IllegalHouse when there is no such free seat."""
        self._check_between()
        self._check_seated(newcomer)
        self._sit_on(self.game.sitting.join(self.sitting, newcomer))

    def bring(self, more: Seated) -> None:
        """Somebody puts so many more chips before a seat. Raises Conflict (`nobody-there`) and IllegalHouse."""
        self._check_there(more.seat)
        self._check_seated(more)
        has = next(each.chips for each in reversed(self.standings) if each.seat == more.seat)
        self._check_seated(Seated(more.seat, has + more.chips))
        self._sit_on(self.game.sitting.bring(self.sitting, more))

    def close(self) -> tuple[Event, ...]:
        """The sitting is closed, once, and what is left in the middle of the table is shared out."""
        assert self.state is None and not self.closed, "a sitting is closed once, between rounds"
        self.closed = True
        sitting, events = self.game.sitting.close(self.sitting)
        self._sit_on(sitting)
        lies = self.game.sitting.balances(self.sitting)
        assert not lies.get(POT) and not lies.get(BANK), "a sitting that is closed owes nobody anything"
        return events

    def _check_between(self) -> None:
        assert self.state is None, "seats change between rounds"

    def _check_there(self, seat: int) -> None:
        self._check_between()
        if seat not in self.present:
            raise Conflict("nobody-there", "Nobody sits at seat number {number}.", number=seat)

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
                "You can’t sit down with {chips} chips: a seat holds up to {most}.",
                chips=Chips(seated.chips),
                most=Chips(MOST_CHIPS * CHIP),
            )

    def _taken(self, action: Action) -> int:
        """How many cards an action takes from the shoe; the card must be the top one."""
        if isinstance(action, Burn):
            self._check_left(action.count)
            return action.count
        if isinstance(action, Reshuffle):
            assert self.shoe is not None, "shuffled before it is asked for"
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
                "shoe-empty", "{count} cards should come from the shoe, and it has {left}.", count=count, left=left
            )
        return self.shoe
