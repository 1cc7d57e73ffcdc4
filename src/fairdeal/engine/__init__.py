"""The engine: what a game is, and what all games share."""
