"""A room that strangers try to fill while people play in it: how large it gets, and how long the players wait."""
