"""The chips of a room: wallets, and the books of its tables."""
