"""The people of a room: accounts, names, signing in, limits, and what hosts do."""
