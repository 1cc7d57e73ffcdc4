"""Who sits down, where, and with what: now, or when the round that is being played is over."""

from fairdeal.errors import Conflict, FairdealError
from fairdeal.record import Player
from fairdeal.room.clocks import Clocks
from fairdeal.room.desk import Desk
from fairdeal.room.done import Done
from fairdeal.room.inputs import Reservation
from fairdeal.room.people import People
from fairdeal.room.wallets import Wallets


class Seating:
    """Brings people and their chips to tables. What is refused has changed nothing."""

    def __init__(self, people: People, wallets: Wallets, clocks: Clocks) -> None:
        self._people = people
        self._wallets = wallets
        self._clocks = clocks

    def sit(self, desk: Desk, player: str, chips: int, seat: int | None, now: float, *, command: str) -> list[Done]:
        """Let a player sit down, or wait for a seat while a round is being played."""
        place = Reservation(player, _free_seat(desk, player, seat), chips)
        self._check_brings(desk, place)
        if desk.live.can_sit_now:
            return self._seat(desk, place, now, command=command)
        desk.waiting.append(place)
        return []

    def let_waiting_sit(self, desk: Desk, now: float) -> list[Done]:
        """Let those sit down who waited for the round to be over; who cannot pay any more does not."""
        done: list[Done] = []
        while desk.waiting and desk.live.can_sit_now:
            place = desk.waiting.pop(0)
            try:
                self._check_brings(desk, place)
                done += self._seat(desk, place, now)
            except FairdealError:
                continue
        return done

    def _seat(self, desk: Desk, place: Reservation, now: float, *, command: str = "") -> list[Done]:
        """Let a player sit down; who does not see the table is away."""
        player = Player(seat=place.seat, name=self._people[place.who].name, chips=place.chips)
        done = desk.live.sit(place.who, player, now, command=command)
        try:
            desk.brought += self._wallets.buy_in(
                place.who, desk.id, place.seat, place.chips, self._clocks.wall(), least=desk.live.least
            )
        except FairdealError as error:
            raise AssertionError("who sits brings the chips: that was checked") from error
        if not desk.windows_of(place.who):
            desk.live.lost(place.who, now)
        return done

    def _check_brings(self, desk: Desk, place: Reservation) -> None:
        self._wallets.check_buy_in(place.who, place.chips, self._clocks.wall(), least=desk.live.least)


def _free_seat(desk: Desk, player: str, wanted: int | None) -> int:
    free = desk.free_seats()
    if desk.knows(player):
        raise Conflict("seated-already", "You sit at this table already.")
    if desk.row.closed or not free:
        raise Conflict("table-full", "No seat is free at this table.")
    if wanted is not None and wanted not in free:
        raise Conflict("seat-taken", "Seat number {number} is taken.", number=wanted)
    return free[0] if wanted is None else wanted
