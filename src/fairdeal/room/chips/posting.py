"""From what was done at a table to chips in the books: every chip that moved is posted, once."""

from collections.abc import Callable, Mapping

from fairdeal.engine.events import RoundSettled, RoundVoided, Transfer
from fairdeal.room.chips.wallets import Wallets
from fairdeal.room.ports import Write
from fairdeal.room.tables.events import ChipsBrought, RoundOpened, SeatLeft, SeatTaken
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.room.tables.inputs import Begin
from fairdeal.room.tables.outcomes import Outcome


class ChipPosting:
    """Posts what happens at tables to the books of the room, and returns what is to be written beside the journal.

    Who sits down or brings more has brought the chips from the wallet already (`Wallets.buy_in`); a bot's chips are the
    house's.
    """

    def __init__(self, wallets: Wallets, *, ids: Callable[[], int]) -> None:
        self._wallets = wallets
        self._ids = ids

    def post(self, hosted: HostedTable, done: Outcome, now: float) -> list[Write]:
        """Post one input's events, in their order."""
        writes = self._post_events(hosted, done, done.people, now)
        for each in done.cashed_out:
            if each.who:
                writes += self._wallets.cash_out(each.who, hosted.id, each.seat, each.chips, now)
            else:
                self._wallets.carry_off(hosted.id, each.seat, each.chips)
        if done.empty:
            self._wallets.close_table(hosted.id)
        return writes

    def resume(self, hosted: HostedTable, done: Outcome) -> None:
        """Post again what the journal tells: every seat's chips are brought anew, and nothing is written."""
        for event in done.happened.everything:
            if (isinstance(event, SeatTaken) and not event.bot) or isinstance(event, ChipsBrought):
                self._wallets.bring(hosted.id, event.seat, event.chips)
        self._post_events(hosted, done, {}, 0.0)
        for each in done.cashed_out:
            self._wallets.carry_off(hosted.id, each.seat, each.chips)

    def _post_events(self, hosted: HostedTable, done: Outcome, players: Mapping[int, str], now: float) -> list[Write]:
        writes: list[Write] = []
        transfers: list[Transfer] = []
        began = isinstance(done.entry.input, Begin)
        for event in done.happened.everything:
            match event:
                case Transfer():
                    transfers.append(event)
                case RoundOpened(round=number):
                    writes += self._post(hosted, transfers, players, now)
                    hosted.round, hosted.round_number = self._ids(), number
                case RoundSettled() | RoundVoided():
                    writes += self._post(hosted, transfers, players, now)
                    writes += self._close_round(hosted, players, now)
                case SeatTaken(seat=seat, chips=chips, bot=True):
                    self._wallets.bring(hosted.id, seat, chips)
                case SeatLeft(seat=seat, chips=chips) if began:
                    # Only a bot that ran short is replaced when a sitting begins.
                    self._wallets.carry_off(hosted.id, seat, chips)
        return writes + self._post(hosted, transfers, players, now)

    def _post(
        self, hosted: HostedTable, transfers: list[Transfer], players: Mapping[int, str], now: float
    ) -> list[Write]:
        """Post what has moved so far, in the round or between two of them, and forget it."""
        if not transfers:
            return []
        moved = transfers[:]
        transfers.clear()
        if hosted.round:
            self._wallets.post_round(hosted.id, hosted.round, moved)
            return []
        return self._wallets.post_between(hosted.id, moved, players, now, sitting=hosted.sitting)

    def _close_round(self, hosted: HostedTable, players: Mapping[int, str], now: float) -> list[Write]:
        """What a round that is over brought each of the players."""
        over, hosted.round = hosted.round, 0
        if not over:
            return []
        return self._wallets.close_round(
            hosted.id, over, players, now, sitting=hosted.sitting, number=hosted.round_number
        )
