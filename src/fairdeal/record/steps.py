"""Rounds of a record played again, step by step, from what the record tells alone: no seal need be open.

That is for looking at what happened. Whether it was dealt from the sealed shuffle, `verify_record` says.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from msgspec.structs import replace

from fairdeal.cards import Card
from fairdeal.engine.events import CardDealt, RoundVoided
from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import Action, Burn, Deal, Event, Reshuffle, RoundOver
from fairdeal.engine.options import house_of
from fairdeal.engine.sitting import Seated
from fairdeal.errors import NotUnderstood
from fairdeal.games import find_game
from fairdeal.record.codec import action_from_plain
from fairdeal.record.dealt import dealt_by_shuffle
from fairdeal.record.document import (
    Between,
    Brought,
    Closed,
    Cut,
    Joined,
    Left,
    Player,
    Record,
    Result,
    Round,
    Shuffle,
)
from fairdeal.record.run import Run, Shoe
from fairdeal.record.verify import check_rules

UNSEEN: Final = -1
"""Stands in a shoe for a card that nobody saw."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One step of a round: the action (None: the round opened), what happened, and the state after it."""

    action: Action | None
    events: tuple[Event, ...]
    state: Any


@dataclass(frozen=True, slots=True)
class PlayedShuffle:
    """A shuffle that a round was dealt from, or that was void in it: where it stands in the record, and its `cuts`.

    `cards` counts card by card what was shuffled, where it is not all of the decks; None also where that is not known.
    The round took its cards in these `steps`, after `first` cards that earlier rounds took.
    """

    shuffle: Shuffle
    cuts: tuple[Cut, ...]
    cards: tuple[int, ...] | None
    first: int
    steps: range
    void: bool


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round of a record.

    `place` is where it stands in the record, from 1, and `number` what it was called in the sitting: a void round is
    not counted, and the next one has its number again. `of` is how many rounds were agreed. `players` sat in it, by
    seat, with the chips that they had when it opened. `shuffles` are those that it was dealt from, in order; none where
    the deal was made by hand. `receipt` is the link that it gave, None in version 1 of fair dealing.
    """

    game: AnyGame
    house: object
    place: int
    number: int
    of: int | None
    players: tuple[Player, ...]
    shuffles: tuple[PlayedShuffle, ...]
    moments: tuple[Moment, ...]
    receipt: str | None

    @property
    def void(self) -> bool:
        """Whether the round did not count."""
        return any(isinstance(event, RoundVoided) for moment in self.moments for event in moment.events)

    @property
    def is_open(self) -> bool:
        """Whether its seals were opened, so that everybody can know every card of it; so of a deal made by hand."""
        return all(each.shuffle.seal is not None for each in self.shuffles)

    def seat_of(self, name: str) -> int | None:
        """Where a player of that name sat. Names are unique in a room; bots may share one with a player."""
        return next((each.seat for each in self.players if each.name == name and not each.bot), None)

    def cards(self, shuffle: PlayedShuffle, viewer: int | None) -> tuple[Card | None, ...]:
        """What the round took from a shuffle, in order; None for cards that the viewer did not see, nor knows now."""
        is_open = shuffle.shuffle.seal is not None
        moments = (self.moments[step + 1] for step in shuffle.steps if step + 1 < len(self.moments))
        return tuple(card for moment in moments for card in self._cards_of(moment, viewer, is_open=is_open))

    def _cards_of(self, moment: Moment, viewer: int | None, *, is_open: bool) -> Iterator[Card | None]:
        match moment.action:
            case Burn(count=count):
                yield from (None,) * count
            case Deal(card=card):
                seen = (self.game.sight.seen(event, viewer) for event in moment.events)
                shown = any(isinstance(event, CardDealt) and event.card == card for event in seen)
                yield card if shown or is_open else None


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sat in a sitting, in which round of the record first, and how it stands for them; None if it is not told."""

    player: Player
    since: int
    result: Result | None


def play_rounds(record: Record) -> Iterator[PlayedRound]:
    """The rounds of a record, one after another.

    Raises NotUnderstood (`no-game`, `rules-version`), and whatever options, actions or rules refuse in a wrong record.
    """
    game = find_game(record.game)
    check_rules(record, game)
    run = Run(game, house_of(game.house, record.house), _seated(record.players))
    present = {each.seat: each for each in record.players}
    played_again = _Again(record, run)
    for index, played in enumerate(record.rounds):
        present = _change_seats(run, played.between, present)
        progress = run.progress
        players = tuple(replace(present[each.seat], chips=each.chips) for each in run.open_round().seats)
        moments = tuple(played_again.moments(played))
        yield PlayedRound(
            game=game,
            house=run.house,
            place=index + 1,
            number=progress.round,
            of=progress.of,
            players=players,
            shuffles=tuple(played_again.shuffles(played)),
            moments=moments,
            receipt=played.link,
        )
        if not isinstance(run.turn, RoundOver):
            return
        _close(run, ends_shoe=_ends_shoe(record, index))


def play_round(record: Record, place: int) -> PlayedRound:
    """The round at a place, from 1. Raises NotUnderstood (`no-round`) and what `play_rounds` raises."""
    for played in play_rounds(record):
        if played.place == place:
            return played
    raise NotUnderstood(
        "no-round",
        "This session has no round number {number}. Rounds that are over: {rounds}.",
        number=place,
        rounds=len(record.rounds),
    )


def sitters(record: Record) -> tuple[Sitter, ...]:
    """Everybody who sat in a sitting, by seat and then by when they came."""
    came = [(each, 1) for each in record.players]
    betweens = [*(played.between for played in record.rounds), record.between]
    for place, between in enumerate(betweens, 1):
        came += [(each.player, place) for each in between if isinstance(each, Joined)]
    results: defaultdict[int, list[Result]] = defaultdict(list)
    for result in record.results:
        results[result.seat].append(result)
    told = {seat: iter(of_seat) for seat, of_seat in results.items()}
    came.sort(key=lambda each: each[0].seat)
    return tuple(Sitter(each, since, next(told.get(each.seat, iter(())), None)) for each, since in came)


class _Again:
    """The rounds of a record played again: what is known of every shuffle, and how far it is used."""

    def __init__(self, record: Record, run: Run) -> None:
        self._record = record
        self._run = run
        self._shoes = _shoes(record, run.game)
        self._cuts = {each.shuffle: tuple(each.cuts) for played in record.rounds for each in played.shuffles}
        self._cards: dict[int, tuple[int, ...] | None] = {}
        self._before: dict[int, int] = {}

    def moments(self, played: Round) -> Iterator[Moment]:
        """Every step of a round that has been opened."""
        run = self._run
        self._before = {number: shoe.dealt for number, shoe in self._shoes.items()}
        yield Moment(None, (), run.state)
        for dealt in dealt_by_shuffle(played):
            for place in dealt.steps:
                action = action_from_plain(run.game, played.steps[place].action)
                if isinstance(action, Deal | Burn | Reshuffle) and run.shoe is None:
                    self._take(dealt.shuffle)
                yield Moment(action, run.apply(action), run.state)

    def shuffles(self, played: Round) -> Iterator[PlayedShuffle]:
        """The shuffles of a round that has just been played."""
        for dealt in dealt_by_shuffle(played):
            if 0 <= dealt.shuffle < len(self._record.shuffles):
                shuffle = self._record.shuffles[dealt.shuffle]
                yield PlayedShuffle(
                    shuffle=shuffle,
                    cuts=self._cuts.get(dealt.shuffle, ()),
                    cards=self._cards.get(dealt.shuffle) if shuffle.cards is None else tuple(shuffle.cards),
                    first=self._before.get(dealt.shuffle, 0),
                    steps=dealt.steps,
                    void=dealt.told is not None and dealt.told.void,
                )

    def _take(self, shuffle: int) -> None:
        due = self._run.shuffle_due()
        self._cards[shuffle] = None if due is None else due.cards
        self._run.shoe = self._shoes[shuffle]


def _change_seats(run: Run, between: Iterable[Between], present: dict[int, Player]) -> dict[int, Player]:
    """What happened between two rounds; who sits there then, by seat."""
    for entry in between:
        match entry:
            case Left(seat=seat):
                run.leave(seat)
                present = {other: each for other, each in present.items() if other != seat}
            case Joined(player=player):
                run.join(Seated(player.seat, player.chips))
                present = present | {player.seat: player}
            case Brought(seat=seat, chips=chips):
                run.bring(Seated(seat, chips))
            case Closed():
                run.close()
    return present


def _ends_shoe(record: Record, index: int) -> bool:
    """Whether the round after came from another shuffle than this one ended with."""
    last = dealt_by_shuffle(record.rounds[index])[-1].shuffle
    return any(each.shuffle != last for each in record.rounds[index + 1 : index + 2])


def _close(run: Run, *, ends_shoe: bool) -> None:
    """The cut card was out if the next round came from another shuffle; where it lies may be secret."""
    if run.shoe is not None:
        run.shoe.cut_card = 0 if ends_shoe else None
    run.close_round()


def _shoes(record: Record, game: AnyGame) -> dict[int, Shoe]:
    """What is known of every shuffle: the cards that were dealt from it."""
    cards: defaultdict[int, list[int]] = defaultdict(list)
    for played in record.rounds:
        for dealt in dealt_by_shuffle(played):
            for place in dealt.steps:
                cards[dealt.shuffle] += _taken(action_from_plain(game, played.steps[place].action))
    return defaultdict(lambda: Shoe(()), {shuffle: Shoe(known) for shuffle, known in cards.items()})


def _taken(action: Action) -> tuple[int, ...]:
    match action:
        case Deal(card=card):
            return (card,)
        case Burn(count=count):
            return (UNSEEN,) * count
    return ()


def _seated(players: Iterable[Player]) -> tuple[Seated, ...]:
    return tuple(Seated(each.seat, each.chips) for each in players)
