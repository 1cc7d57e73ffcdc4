"""The chips of the terminal's table in a ledger of its own: every chip is counted while play goes on."""

from collections.abc import Mapping, Sequence
from typing import Final

from fairdeal.engine.events import Transfer
from fairdeal.engine.moves import Event
from fairdeal.ledger import Ledger, MemoryLedgerStore
from fairdeal.record import Player

TABLE: Final = "terminal"
"""The name of the table in the ledger."""


class Books:
    """The chips of the table: bought in, moved with every action, taken out at the end."""

    def __init__(self, players: Sequence[Player]) -> None:
        self._ledger = Ledger(MemoryLedgerStore())
        self._wallets = {player.seat: f"seat-{player.seat}" for player in players}
        self._posted = 0
        for player in (each for each in players if each.chips):
            wallet = self._wallets[player.seat]
            self._ledger.open_account(wallet, player.chips, key=f"open:{wallet}")
            self._ledger.buy_in(wallet, TABLE, player.seat, player.chips, key=f"in:{wallet}")

    def post(self, events: Sequence[Event], number: int) -> None:
        """Post what one step of a round moved; a wrong chip stops the program, for it would be a bug."""
        transfers = [event for event in events if isinstance(event, Transfer)]
        if transfers:
            self._posted += 1
            self._ledger.post_round(TABLE, str(number), transfers, f"step:{self._posted}")
            assert self._ledger.total() == 0, "chips are conserved"

    def close(self, stacks: Mapping[int, int]) -> None:
        """Everybody takes out what they have, in half-chips by seat."""
        for seat, chips in stacks.items():
            if chips:
                wallet = self._wallets[seat]
                self._ledger.cash_out(wallet, TABLE, seat, chips, key=f"out:{wallet}")
