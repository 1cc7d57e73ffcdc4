"""Consistent forgeries: records that were changed with everything that follows, as somebody would who knows the format.

Chips, results and links fit again afterwards. What a forger cannot make fit are seals that were shown before.
"""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from fairdeal import fair
from fairdeal.engine.moves import Action, Burn, Deal
from fairdeal.engine.options import house_of
from fairdeal.engine.sitting import Seated
from fairdeal.games import find_game
from fairdeal.record import Joined, Left, Player, Record, Seating, Shoe, action_from_plain
from fairdeal.record.codec import result_of
from fairdeal.record.dealt import dealt_by_shuffle
from fairdeal.record.links import opening_link, round_link
from fairdeal.record.run import Run

Forge = Callable[[Record], None]


def forged(record: Record, forge: Forge) -> Record:
    """A copy of a record with a change, and all that follows from it made to fit, but for the seals."""
    made = deepcopy(record)
    forge(made)
    _renumber(made)
    _mend(made)
    if made.dealing > 1:
        relink(made)
    return made


def relink(record: Record) -> None:
    """The links that the record itself gives, in place of those that it had."""
    link = opening_link(record)
    record.link = link.hex()
    for played in record.rounds:
        link = round_link(link, record, played)
        played.link = link.hex()


def with_fitting_links(record: Record) -> Record:
    """The same with the link of every seal as it should be here: the commitments do not fit then."""
    made = deepcopy(record)
    link, shown = opening_link(made), 0
    for played in made.rounds:
        last = max((each.shuffle for each in dealt_by_shuffle(played)), default=-1)
        for shuffle in made.shuffles[shown : last + 1]:
            shuffle.link = link.hex()
        shown = max(shown, last + 1)
        link = round_link(link, made, played)
    relink(made)
    return made


def with_new_seals(record: Record) -> Record:
    """The same with every seal committed anew: what somebody makes up who shows it to nobody before the bets."""
    made = with_fitting_links(record)
    link, shown = opening_link(made), 0
    for played in made.rounds:
        for part in dealt_by_shuffle(played):
            for shuffle in made.shuffles[shown : part.shuffle + 1]:
                assert shuffle.seal is not None
                shuffle.link = link.hex()
                shuffle.commitment = fair.commit_seal(bytes.fromhex(shuffle.seal), link).hex()
            shown = max(shown, part.shuffle + 1)
        link = round_link(link, made, played)
    relink(made)
    return made


def drop_first(count: int) -> Forge:
    """The first rounds never were: the players sat down with what those had left them."""

    def forge(record: Record) -> None:
        seats = {each.seat: each.chips for each in record.rounds[count].seats}
        record.players = [
            Player(seat=each.seat, name=each.name, chips=seats[each.seat], bot=each.bot) for each in record.players
        ]
        del record.rounds[:count]

    return forge


def drop(place: int) -> Forge:
    """A round in the middle never was: everybody had left instead, and come back with other chips."""

    def forge(record: Record) -> None:
        after = record.rounds[place + 1]
        chips = {each.seat: each.chips for each in after.seats}
        left = [Left(seat=each.seat) for each in after.seats]
        joined = [
            Joined(player=Player(seat=each.seat, name=each.name, chips=chips[each.seat], bot=each.bot))
            for each in record.players
        ]
        after.between = [*left, *joined]
        del record.rounds[place]

    return forge


def drop_without_trace(place: int) -> Forge:
    """A round in the middle never was, and the chips after it are as they would be without it."""

    def forge(record: Record) -> None:
        del record.rounds[place]

    return forge


def exchange(place: int) -> Forge:
    """A round and the one after it changed places."""

    def forge(record: Record) -> None:
        one, other = record.rounds[place : place + 2]
        record.rounds[place : place + 2] = [other, one]

    return forge


def _renumber(record: Record) -> None:
    """The shuffles that the rounds need, in their order, and no other."""
    used: list[int] = []
    for played in record.rounds:
        for part in dealt_by_shuffle(played):
            used += [part.shuffle] if part.shuffle not in used else []
    record.shuffles = [record.shuffles[number] for number in used]
    for played in record.rounds:
        played.shuffle = used.index(played.shuffle)
        for each in played.shuffles:
            each.shuffle = used.index(each.shuffle)


def _mend(record: Record) -> None:
    """Chips and results as they follow from the rounds, each of which was dealt from a shuffle of its own."""
    game = find_game(record.game)
    house = house_of(game.house, record.house)
    run = Run(game, house, tuple(Seated(each.seat, each.chips) for each in record.players))
    for played in record.rounds:
        _change_seats(run, played.between)
        played.seats = [Seating(seat=each.seat, chips=each.chips) for each in run.open_round().seats]
        for step in played.steps:
            action = action_from_plain(game, step.action)
            if isinstance(action, Deal | Burn) and run.shoe is None:
                run.shoe = Shoe(
                    [card for each in played.steps for card in _taken(action_from_plain(game, each.action))]
                )
            run.apply(action)
        run.close_round()
    _change_seats(run, record.between)
    record.results = [result_of(each) for each in run.standings]


def _taken(action: Action) -> list[int]:
    """What an action takes from the shoe; any number stands for a card that nobody saw."""
    return [action.card] if isinstance(action, Deal) else [0] * action.count if isinstance(action, Burn) else []


def _change_seats(run: Run, between: list[Any]) -> None:
    for entry in between:
        match entry:
            case Left(seat=seat):
                run.leave(seat)
            case Joined(player=player):
                run.join(Seated(player.seat, player.chips))
            case _:
                run.close()
