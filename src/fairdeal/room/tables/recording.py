"""The record of a sitting as it is written while the sitting is played, and the chips that this leaves at each seat."""

from collections.abc import Sequence

from fairdeal.engine.accounts import AccountKind
from fairdeal.engine.events import Transfer
from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import Action, Event
from fairdeal.engine.options import recorded_values
from fairdeal.engine.sitting import Seated, Standing
from fairdeal.record.codec import action_to_plain, move_of, result_of
from fairdeal.record.document import Between, Brought, Closed, Joined, Left, Move, Player, Record, Round, Seating, Step
from fairdeal.record.links import hiding, is_hidden


class Recording:
    """A record that grows. `stacks` are the half-chips before each seat, also of those who have left since."""

    def __init__(self, game: AnyGame, house: object, players: Sequence[Player], dealing: int) -> None:
        self._game = game
        self.record = Record(
            game=game.name, rules=game.version, house=recorded_values(house), dealing=dealing, players=list(players)
        )
        self.stacks = {player.seat: player.chips for player in players}

    def open_round(self, seats: Sequence[Seated]) -> None:
        """A round opens with these seats; what happened since the one before belongs to it."""
        between, self.record.between = self.record.between, []
        seated = [Seating(seat=each.seat, chips=each.chips) for each in seats]
        self.record.rounds.append(Round(between=between, seats=seated, shuffle=len(self.record.shuffles) - 1))

    def add_step(self, action: Action, events: Sequence[Event]) -> None:
        """An action was taken in the round, with these events."""
        step = Step(action=action_to_plain(action), transfers=self._moves(events))
        self.record.rounds[-1].steps.append(hiding(step, hidden=is_hidden(self._game, events)))

    # Between rounds

    def join(self, player: Player) -> None:
        """A player sat down."""
        self.stacks[player.seat] = player.chips
        self.record.between.append(Joined(player=player))

    def bring(self, seat: int, chips: int) -> None:
        """A seat put so many half-chips more before it."""
        self.stacks[seat] += chips
        self.record.between.append(Brought(seat=seat, chips=chips))

    def leave(self, seat: int, events: Sequence[Event]) -> list[Event]:
        """A seat left, with these events."""
        return self._add(Left(seat=seat, transfers=self._moves(events)), events)

    def close(self, events: Sequence[Event]) -> list[Event]:
        """The sitting was closed, with these events."""
        return self._add(Closed(transfers=self._moves(events)), events)

    def settle(self, standings: Sequence[Standing]) -> None:
        """The results stand like this now."""
        self.record.results = [result_of(each) for each in standings]

    def _add(self, entry: Between, events: Sequence[Event]) -> list[Event]:
        self.record.between.append(entry)
        return list(events)

    def _moves(self, events: Sequence[Event]) -> list[Move]:
        """The chips that moved, as the record keeps them; they lie before the seats now."""
        transfers = [event for event in events if isinstance(event, Transfer)]
        for each in transfers:
            for place, amount in ((each.source, -each.amount), (each.target, each.amount)):
                if place.kind is AccountKind.STACK:
                    self.stacks[place.seat] += amount
        return [move_of(each) for each in transfers]
