"""Cassino: how strong its bots are, and how fast its playouts."""
