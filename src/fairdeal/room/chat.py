"""Chat at a table: how long a line may be, and how many of them; and how many reactions."""

from collections import deque
from typing import Final

from fairdeal.errors import NotUnderstood
from fairdeal.room.ports import ChatRow, PlayerRow

MOST_LINE: Final = 500
"""The most characters in a line."""

MOST_LINES: Final = 5
WITHIN: Final = 10.0
"""Nobody says more than so many lines within so many seconds."""


MOST_REACTIONS: Final = 3
REACTING: Final = 9.0
"""Nobody reacts more often than so many times within so many seconds, wherever they sit."""


class ChatRules:
    """Makes lines of chat, and refuses what is too long, empty or too much."""

    def __init__(self) -> None:
        self._said: dict[str, deque[float]] = {}
        self._reacted: dict[str, deque[float]] = {}

    def line(self, ident: int, table: int, player: PlayerRow, text: str, now: float, *, steady: float) -> ChatRow:
        """A line that a player says: written down with the time of day, counted by the clock that never goes back.

        Raises NotUnderstood: `chat-empty`, `chat-too-long`, `chat-too-fast`.
        """
        text = "".join(sign if sign.isprintable() else " " for sign in text).strip()
        if not text:
            raise NotUnderstood("chat-empty", "An empty line says nothing.")
        if len(text) > MOST_LINE:
            raise NotUnderstood(
                "chat-too-long",
                "A line of chat has at most {most} characters; this one has {count}.",
                most=MOST_LINE,
                count=len(text),
            )
        said = self._said.setdefault(player.id, deque(maxlen=MOST_LINES))
        if len(said) == MOST_LINES and steady - said[0] < WITHIN:
            raise NotUnderstood("chat-too-fast", "You’re writing too fast. Wait a moment.")
        said.append(steady)
        return ChatRow(ident, table, now, player.id, player.name, text)

    def count_reaction(self, player: str, steady: float) -> None:
        """A player reacts. Raises NotUnderstood (`react-too-fast`)."""
        given = self._reacted.setdefault(player, deque(maxlen=MOST_REACTIONS))
        if len(given) == MOST_REACTIONS and steady - given[0] < REACTING:
            raise NotUnderstood("react-too-fast", "That’s enough reactions for now. Wait a few seconds.")
        given.append(steady)
