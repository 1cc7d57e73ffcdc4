"""Who sits down, where, and with what: now, or when the round that is being played is over."""

from fairdeal.engine.refusals import whole_chips_only
from fairdeal.errors import Conflict, FairdealError
from fairdeal.record import Player
from fairdeal.room.chips.wallets import Wallets
from fairdeal.room.clocks import Clocks
from fairdeal.room.people.people import People
from fairdeal.room.tables import playing
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.room.tables.inputs import Reservation
from fairdeal.room.tables.outcomes import Outcome


class Seating:
    """Brings people and their chips to tables. What is refused has changed nothing."""

    def __init__(self, people: People, wallets: Wallets, clocks: Clocks) -> None:
        self._people = people
        self._wallets = wallets
        self._clocks = clocks

    def sit(
        self, hosted: HostedTable, player: str, chips: int, seat: int | None, now: float, *, command: str
    ) -> list[Outcome]:
        """Let a player sit down, or wait for a seat while a round is being played."""
        place = Reservation(player, _free_seat(hosted, player, seat), chips)
        self._check_brings(hosted, place)
        if hosted.live.can_sit_now:
            return self._seat(hosted, place, now, command=command)
        hosted.waiting.append(place)
        return []

    def let_waiting_sit(self, hosted: HostedTable, now: float) -> list[Outcome]:
        """Let those sit down who waited for the round to be over; who cannot do so any more is turned away."""
        done: list[Outcome] = []
        while hosted.waiting and hosted.live.can_sit_now:
            place = hosted.waiting.pop(0)
            try:
                self._check_brings(hosted, place)
                done += self._seat(hosted, place, now)
            except FairdealError as error:
                hosted.turn_away(place.who, error)
        return done

    def _seat(self, hosted: HostedTable, place: Reservation, now: float, *, command: str = "") -> list[Outcome]:
        """Let a player sit down; who does not see the table is away."""
        player = Player(seat=place.seat, name=self._people[place.who].name, chips=place.chips)
        done = playing.sit(hosted.live, place.who, player, now, command=command)
        try:
            hosted.brought += self._wallets.buy_in(
                place.who, hosted.id, place.seat, place.chips, self._clocks.wall(), least=hosted.live.least
            )
        except FairdealError as error:
            raise AssertionError("who sits brings the chips: that was checked") from error
        if not hosted.windows_of(place.who):
            hosted.live.lost(place.who, now)
        return done

    def _check_brings(self, hosted: HostedTable, place: Reservation) -> None:
        if place.chips % hosted.live.game.sitting.chip(hosted.live.house):
            raise whole_chips_only(place.chips)
        self._wallets.check_buy_in(place.who, place.chips, self._clocks.wall(), least=hosted.live.least)


def _free_seat(hosted: HostedTable, player: str, wanted: int | None) -> int:
    free = hosted.free_seats()
    if hosted.knows(player):
        raise Conflict("seated-already", "You sit at this table already.")
    if hosted.row.closed or not free:
        raise Conflict("table-full", "No seat is free at this table.")
    if wanted is not None and wanted not in free:
        raise Conflict("seat-taken", "Seat number {number} is taken.", number=wanted)
    return free[0] if wanted is None else wanted
