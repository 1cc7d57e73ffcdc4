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
from fairdeal.engine.moves import Action, Burn, Deal, Event, RoundOver
from fairdeal.engine.options import house_of
from fairdeal.engine.sitting import Seated
from fairdeal.errors import NotUnderstood
from fairdeal.games import find_game
from fairdeal.record.codec import action_from_plain
from fairdeal.record.document import Cut, Player, Record, Result, Round, Shuffle
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
class PlayedRound:
    """A round of a record.

    `place` is where it stands in the record, from 1, and `number` what it was called in the sitting: a void round is
    not counted, and the next one has its number again. `of` is how many rounds were agreed. `players` sat in it, by
    seat, with the chips that they had when it opened. `shuffle` is what it was dealt from (None: a deal that was made
    by hand), with the `cuts` of that shuffle, after `first` of its cards.
    """

    game: AnyGame
    house: object
    place: int
    number: int
    of: int | None
    players: tuple[Player, ...]
    shuffle: Shuffle | None
    cuts: tuple[Cut, ...]
    first: int
    moments: tuple[Moment, ...]

    @property
    def void(self) -> bool:
        """Whether the round did not count."""
        return any(isinstance(event, RoundVoided) for moment in self.moments for event in moment.events)

    @property
    def is_open(self) -> bool:
        """Whether its seal was opened, so that everybody can know every card of it; so of a deal made by hand."""
        return self.shuffle is None or self.shuffle.seal is not None

    def seat_of(self, name: str) -> int | None:
        """Where a player of that name sat. Names are unique in a room; bots may share one with a player."""
        return next((each.seat for each in self.players if each.name == name and not each.bot), None)

    def cards(self, viewer: int | None) -> tuple[Card | None, ...]:
        """What the round took from the shoe, in order; None for cards that the viewer did not see, nor knows now."""
        return tuple(card for moment in self.moments for card in self._cards_of(moment, viewer))

    def _cards_of(self, moment: Moment, viewer: int | None) -> Iterator[Card | None]:
        match moment.action:
            case Burn(count=count):
                yield from (None,) * count
            case Deal(card=card):
                seen = (self.game.sight.seen(event, viewer) for event in moment.events)
                shown = any(isinstance(event, CardDealt) and event.card == card for event in seen)
                yield card if shown or self.is_open else None


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
    shoes, cuts = _shoes(record, game), _cuts(record)
    for index, played in enumerate(record.rounds):
        run.change_seats(played.left, _seated(played.joined))
        present = {seat: each for seat, each in present.items() if seat not in played.left}
        present |= {each.seat: each for each in played.joined}
        first, progress = run.shoe.dealt if run.shoe else 0, run.progress
        players = tuple(replace(present[each.seat], chips=each.chips) for each in run.open_round().seats)
        yield PlayedRound(
            game=game,
            house=run.house,
            place=index + 1,
            number=progress.round,
            of=progress.of,
            players=players,
            shuffle=record.shuffles[played.shuffle] if 0 <= played.shuffle < len(record.shuffles) else None,
            cuts=cuts.get(played.shuffle, ()),
            first=first,
            moments=tuple(_moments(run, played, shoes[played.shuffle])),
        )
        if not isinstance(run.turn, RoundOver):
            return
        after = record.rounds[index + 1 : index + 2]
        _close(run, ends_shoe=any(each.shuffle != played.shuffle for each in after))


def play_round(record: Record, place: int) -> PlayedRound:
    """The round at a place, from 1. Raises NotUnderstood (`no-round`) and what `play_rounds` raises."""
    for played in play_rounds(record):
        if played.place == place:
            return played
    raise NotUnderstood(
        "no-round",
        "There is no round number {number} in this sitting. Rounds that are over: {rounds}.",
        number=place,
        rounds=len(record.rounds),
    )


def sitters(record: Record) -> tuple[Sitter, ...]:
    """Everybody who sat in a sitting, by seat and then by when they came."""
    came = [(each, 1) for each in record.players]
    came += [(each, place) for place, played in enumerate(record.rounds, 1) for each in played.joined]
    came += [(each, len(record.rounds) + 1) for each in record.joined]
    results: defaultdict[int, list[Result]] = defaultdict(list)
    for result in record.results:
        results[result.seat].append(result)
    told = {seat: iter(of_seat) for seat, of_seat in results.items()}
    came.sort(key=lambda each: each[0].seat)
    return tuple(Sitter(each, since, next(told.get(each.seat, iter(())), None)) for each, since in came)


def _moments(run: Run, played: Round, shoe: Shoe) -> Iterator[Moment]:
    yield Moment(None, (), run.state)
    for step in played.steps:
        action = action_from_plain(run.game, step.action)
        if isinstance(action, Deal | Burn) and run.shoe is None:
            run.shoe = shoe
        events = run.apply(action)
        yield Moment(action, events, run.state)


def _close(run: Run, *, ends_shoe: bool) -> None:
    """The cut card was out if the next round came from another shuffle; where it lies may be secret."""
    if run.shoe is not None:
        run.shoe.cut_card = 0 if ends_shoe else None
    run.close_round()


def _shoes(record: Record, game: AnyGame) -> dict[int, Shoe]:
    """What is known of every shuffle: the cards that were dealt from it."""
    cards: defaultdict[int, list[int]] = defaultdict(list)
    for played in record.rounds:
        cards[played.shuffle] += (
            card for step in played.steps for card in _taken(action_from_plain(game, step.action))
        )
    return {shuffle: Shoe(known) for shuffle, known in cards.items()}


def _taken(action: Action) -> tuple[int, ...]:
    match action:
        case Deal(card=card):
            return (card,)
        case Burn(count=count):
            return (UNSEEN,) * count
    return ()


def _cuts(record: Record) -> dict[int, tuple[Cut, ...]]:
    """The cuts of every shuffle: they were made in one of its rounds."""
    return {played.shuffle: tuple(played.cuts) for played in record.rounds if played.cuts}


def _seated(players: Iterable[Player]) -> tuple[Seated, ...]:
    return tuple(Seated(each.seat, each.chips) for each in players)
