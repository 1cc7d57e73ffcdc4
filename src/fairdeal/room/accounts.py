"""From what was done at a table to chips in the books: every chip that moved is posted, once."""

from collections.abc import Callable, Mapping

from fairdeal.engine.events import RoundSettled, RoundVoided, Transfer
from fairdeal.room.desk import Desk
from fairdeal.room.done import Done
from fairdeal.room.events import RoundOpened, SeatLeft, SeatTaken
from fairdeal.room.inputs import Begin
from fairdeal.room.ports import Write
from fairdeal.room.wallets import Wallets


class TableAccounts:
    """Posts what happens at tables to the books of the room, and returns what is to be written beside the journal.

    Who sits down has brought chips from the wallet already (`Wallets.buy_in`); a bot's chips are the house's.
    """

    def __init__(self, wallets: Wallets, *, ids: Callable[[], int]) -> None:
        self._wallets = wallets
        self._ids = ids

    def post(self, desk: Desk, done: Done, now: float) -> list[Write]:
        """Post one input's events, in their order."""
        writes = self._post_events(desk, done, done.people, now)
        for each in done.cashed_out:
            if each.who:
                writes += self._wallets.cash_out(each.who, desk.id, each.seat, each.chips, now)
            else:
                self._wallets.carry_off(desk.id, each.seat, each.chips)
        if done.empty:
            self._wallets.close_table(desk.id)
        return writes

    def resume(self, desk: Desk, done: Done) -> None:
        """Post again what the journal tells: every seat's chips are brought anew, and nothing is written."""
        for event in done.happened.everything:
            if isinstance(event, SeatTaken) and not event.bot:
                self._wallets.bring(desk.id, event.seat, event.chips)
        self._post_events(desk, done, {}, 0.0)
        for each in done.cashed_out:
            self._wallets.carry_off(desk.id, each.seat, each.chips)

    def _post_events(self, desk: Desk, done: Done, players: Mapping[int, str], now: float) -> list[Write]:
        writes: list[Write] = []
        transfers: list[Transfer] = []
        began = isinstance(done.entry.input, Begin)
        for event in done.happened.everything:
            match event:
                case Transfer():
                    transfers.append(event)
                case RoundOpened(round=number):
                    writes += self._post(desk, transfers, players, now)
                    desk.round, desk.round_number = self._ids(), number
                case RoundSettled() | RoundVoided():
                    writes += self._post(desk, transfers, players, now)
                    writes += self._close_round(desk, players, now)
                case SeatTaken(seat=seat, chips=chips, bot=True):
                    self._wallets.bring(desk.id, seat, chips)
                case SeatLeft(seat=seat, chips=chips) if began:
                    # Only a bot that ran short is replaced when a sitting begins.
                    self._wallets.carry_off(desk.id, seat, chips)
        return writes + self._post(desk, transfers, players, now)

    def _post(self, desk: Desk, transfers: list[Transfer], players: Mapping[int, str], now: float) -> list[Write]:
        """Post what has moved so far, in the round or between two of them, and forget it."""
        moved = transfers[:]
        transfers.clear()
        if desk.round:
            self._wallets.post_round(desk.id, desk.round, moved)
            return []
        return self._wallets.post_between(desk.id, moved, players, now, sitting=desk.sitting)

    def _close_round(self, desk: Desk, players: Mapping[int, str], now: float) -> list[Write]:
        """What a round that is over brought each of the players."""
        over, desk.round = desk.round, 0
        if not over:
            return []
        return self._wallets.close_round(desk.id, over, players, now, sitting=desk.sitting, number=desk.round_number)
