"""The tables of a room: a sitting fairly dealt, who sits at it, its journal, and what time brings."""
