"""What `fairdeal odds red-dog` is asked: the questions read, and refused where they do not fit the game or the deck."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from fairdeal.cards import Card, read_card, read_cards
from fairdeal.engine.chips import CHIP, read_chips
from fairdeal.engine.options import read_options
from fairdeal.engine.words import ShownCards
from fairdeal.errors import NotUnderstood
from fairdeal.games.red_dog.house import FEWEST_SEATS, House, hand_size
from fairdeal.games.red_dog.odds.blind import LOW
from fairdeal.games.red_dog.odds.masks import WHOLE, Cards, mask

HAND: Final = "hand"
"""The question for the chance of this hand."""

SEEN: Final = "seen"
"""Cards that cannot be turned any more: turned, burnt, or shown from a hand."""

TURNED: Final = "turned"
"""In six-spot, the card that counts for all, where it is known."""

POT: Final = "pot"
"""The pot, the bank or the pool that is bet against, in chips."""

ANTE: Final = "ante"
"""The option of the house by this name, in chips."""

PLAYERS: Final = "players"
"""How many play: the option `seats` of the house."""

QUESTIONS: Final = (HAND, SEEN, TURNED, POT, ANTE, PLAYERS)


@dataclass(frozen=True, slots=True)
class Asked:
    """The questions, read. Amounts are half-chips; `size` is how many cards a hand has."""

    house: House
    size: int
    hand: tuple[Card, ...]
    seen: tuple[Card, ...]
    turned: Card | None
    pot: int | None

    @property
    def players(self) -> int:
        """How many play."""
        return self.house.seats

    @property
    def unseen(self) -> Cards:
        """The cards that are neither held nor seen."""
        return WHOLE & ~mask((*self.hand, *self.seen, *([] if self.turned is None else [self.turned])))

    @property
    def rest(self) -> Cards:
        """The cards that may decide: the one that was turned up, else any unseen one, of six or lower in six-spot."""
        if self.turned is not None:
            return mask([self.turned])
        return self.unseen & LOW if self.house.is_six_spot else self.unseen


def read_questions(house: House, questions: Mapping[str, str]) -> Asked:
    """The questions for a house, read.

    Raises NotUnderstood for what cannot be read or cannot be, IllegalHouse for players or an ante that the game does
    not allow.
    """
    house = _house(house, questions)
    hand, seen = read_cards(questions.get(HAND, "")), read_cards(questions.get(SEEN, ""))
    turned = read_card(questions[TURNED]) if TURNED in questions else None
    _check_once((*hand, *seen, *([] if turned is None else [turned])))
    _check_turned(house, turned)
    size = _size(house, hand, questions)
    asked = Asked(house, size, hand, seen, turned, _pot(questions))
    _check_rest(asked)
    return asked


def _house(house: House, questions: Mapping[str, str]) -> House:
    asked = {"ante": questions.get(ANTE), "seats": questions.get(PLAYERS)}
    return read_options(House, [f"{name}={text}" for name, text in asked.items() if text is not None], preset=house)


def _size(house: House, hand: tuple[Card, ...], questions: Mapping[str, str]) -> int:
    """The size of a hand: as held, if so many players get such hands, else as the number of players has it."""
    players = [house.seats] if PLAYERS in questions else range(FEWEST_SEATS, house.most_seats + 1)
    sizes = sorted({size for each in players if (size := hand_size(house, each)) is not None})
    if HAND not in questions:
        return hand_size(house, house.seats) or sizes[0]
    if len(hand) not in sizes:
        raise _wrong_size(questions[HAND], len(hand), sizes)
    return len(hand)


def _pot(questions: Mapping[str, str]) -> int | None:
    if POT not in questions:
        return None
    pot = read_chips(questions[POT])
    if pot < CHIP or pot % CHIP:
        raise NotUnderstood(
            "pot-not-whole-chips",
            "“{text}” isn’t a pot that can be bet against. Enter whole chips, at least 1.",
            text=questions[POT][:40],
        )
    return pot


def _check_once(cards: tuple[Card, ...]) -> None:
    twice = next((card for card in cards if cards.count(card) > 1), None)
    if twice is not None:
        raise NotUnderstood(
            "card-named-twice",
            "{card} is named twice, and the deck has it once. Name each card in one place only.",
            card=ShownCards((twice,)),
        )


def _check_turned(house: House, turned: Card | None) -> None:
    if turned is not None and not house.is_six_spot:
        raise NotUnderstood(
            "turned-not-asked",
            "Only the six-spot games have one card to beat for all. Here, name cards already turned with “seen”.",
        )
    if turned is not None and not LOW >> turned & 1:
        raise NotUnderstood(
            "turned-too-high",
            "{card} can’t be the card to beat: that is a six or lower.",
            card=ShownCards((turned,)),
        )


def _check_rest(asked: Asked) -> None:
    """Something must be left that can be dealt and turned."""
    if asked.house.is_six_spot and asked.seen and not asked.hand and asked.turned is None:
        raise NotUnderstood(
            "seen-for-nothing",
            "Cards that were seen matter to a hand or to the card to beat. Name one of these as well.",
        )
    to_turn = 1 if asked.turned is None else 0
    if not (asked.rest if asked.hand else asked.unseen.bit_count() >= asked.size + to_turn):
        raise NotUnderstood(
            "no-card-to-turn",
            "With {count} cards held or seen, no card is left that could decide a bet.",
            count=52 - asked.unseen.bit_count(),
        )


def _wrong_size(text: str, count: int, sizes: list[int]) -> NotUnderstood:
    return NotUnderstood(
        "hand-of-wrong-size",
        "“{text}” has {count} cards. In this game a hand has {sizes}.",
        text=text[:60],
        count=count,
        sizes=", ".join(map(str, sizes)),
    )
