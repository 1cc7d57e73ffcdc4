"""Who sits down, where, and with what: now, or when the round that is being played is over."""

from fairdeal.engine.chips import CHIP, MOST_CHIPS
from fairdeal.engine.refusals import whole_chips_only
from fairdeal.errors import Conflict, FairdealError
from fairdeal.record import Player
from fairdeal.room import refusals
from fairdeal.room.chips.wallets import Wallets
from fairdeal.room.clocks import Clocks
from fairdeal.room.people.people import People
from fairdeal.room.tables import playing
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.room.tables.inputs import Bring, Reservation
from fairdeal.room.tables.outcomes import Outcome
from fairdeal.room.tables.seats import Occupant


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

    def bring(self, hosted: HostedTable, player: str, chips: int, now: float, *, command: str) -> list[Outcome]:
        """Let a player put more chips before the seat, now or when the round that is being played is over."""
        occupant = playing.occupant_of(hosted.live, player)
        self._check_brings_more(hosted, occupant, chips)
        if hosted.live.can_sit_now:
            return self._bring(hosted, occupant, chips, now, command=command)
        occupant.bringing = chips
        return []

    def let_waiting_sit(self, hosted: HostedTable, now: float) -> list[Outcome]:
        """Let those bring chips, or sit down, who waited for the round to be over; who cannot any more is told so."""
        done = self._let_bring(hosted, now) if hosted.live.can_sit_now else []
        while hosted.waiting and hosted.live.can_sit_now:
            place = hosted.waiting.pop(0)
            try:
                self._check_brings(hosted, place)
                done += self._seat(hosted, place, now)
            except FairdealError as error:
                hosted.turn_away(place.who, error)
        return done

    def _let_bring(self, hosted: HostedTable, now: float) -> list[Outcome]:
        done: list[Outcome] = []
        for occupant in hosted.live.people:
            if not occupant.bringing:
                continue
            chips, occupant.bringing = occupant.bringing, 0
            try:
                self._check_brings_more(hosted, occupant, chips)
                done += self._bring(hosted, occupant, chips, now)
            except FairdealError as error:
                hosted.not_brought[occupant.who] = error
        return done

    def _bring(
        self, hosted: HostedTable, occupant: Occupant, chips: int, now: float, *, command: str = ""
    ) -> list[Outcome]:
        done = hosted.live.do(Bring(occupant.seat, chips), now, by=occupant.who, command=command)
        try:
            hosted.brought += self._wallets.buy_in(occupant.who, hosted.id, occupant.seat, chips, self._clocks.wall())
        except FairdealError as error:
            raise AssertionError("who brings chips has them: that was checked") from error
        return [done]

    def _check_brings_more(self, hosted: HostedTable, occupant: Occupant, chips: int) -> None:
        live = hosted.live
        if occupant.leaving or hosted.row.closed:
            raise refusals.leaving_already()
        if not live.least:
            raise refusals.no_stakes()
        if chips % live.game.sitting.chip(live.house):
            raise whole_chips_only(chips)
        self._wallets.check_buy_in(occupant.who, chips, self._clocks.wall())
        most = MOST_CHIPS * CHIP - live.chips[occupant.seat]
        if chips > most:
            raise refusals.too_many_chips(chips, most)

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
        raise Conflict("seated-already", "You’re already sitting at this table.")
    if hosted.row.closed or not free:
        raise Conflict("table-full", "All seats at this table are taken.")
    if wanted is not None and wanted not in free:
        raise Conflict("seat-taken", "Seat number {number} is taken.", number=wanted)
    return free[0] if wanted is None else wanted
