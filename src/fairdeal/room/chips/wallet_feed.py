"""Who is told what lies in a wallet: every open connection of a player, whatever changed it, once that is kept."""

from collections.abc import Sequence
from typing import Protocol

from fairdeal.room.ports import PlayerRow, Write


class Holder(Protocol):
    """A connection of a player. It must not block."""

    player: str

    def wallet(self, amount: int) -> None:
        """So many half-chips lie in the wallet."""


class WalletFeed:
    """The open connections of people, by player."""

    def __init__(self) -> None:
        self._holders: dict[str, set[Holder]] = {}

    def open(self, holder: Holder) -> None:
        """Tell a connection from now on."""
        if holder.player:
            self._holders.setdefault(holder.player, set()).add(holder)

    def close(self, holder: Holder) -> None:
        """Tell a connection nothing more."""
        left = self._holders.get(holder.player, set()) - {holder}
        if left:
            self._holders[holder.player] = left
        else:
            self._holders.pop(holder.player, None)

    def tell(self, kept: Sequence[Write]) -> None:
        """Tell what wallets hold after these writes, which are kept."""
        for row in kept:
            if isinstance(row, PlayerRow):
                for holder in self._holders.get(row.id, ()):
                    holder.wallet(row.wallet)
