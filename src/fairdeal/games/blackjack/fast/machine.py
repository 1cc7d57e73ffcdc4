"""Machine code of the kernels of a round, kept on disk."""

from typing import Final

from fairdeal.compiled.machine import compiler

compiled: Final = compiler(
    __package__,
    "fairdeal.compiled.streams",
    "fairdeal.compiled.tally",
    "fairdeal.games.blackjack.counting",
    "fairdeal.games.blackjack.hands",
    "fairdeal.games.blackjack.payouts",
    "fairdeal.games.blackjack.odds.hand_table",
)
"""For a function that becomes a kernel; other modules are named of which kernels take values or functions in."""
