"""What commands were answered at a table, each player's apart: nobody can make the table forget another's."""

from collections import OrderedDict
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, field
from typing import Final

from fairdeal.errors import FairdealError

MOST_DONE: Final = 200
MOST_REFUSED: Final = 50
"""How many commands of each player a table remembers: the last that were done, and the last that were refused."""

MOST_PLAYERS: Final = 50
"""How many players' commands a table remembers; those of players who sit there or wait for a seat in any case."""

Answer = FairdealError | None
"""How a command was answered: done, or refused."""


@dataclass(slots=True)
class _Answered:
    """One player's commands, the last at the end. What is refused pushes out nothing that was done."""

    done: OrderedDict[str, None] = field(default_factory=OrderedDict)
    refused: OrderedDict[str, FairdealError] = field(default_factory=OrderedDict)


class Answers:
    """The answers that a table has given. `belongs` says who sits there or waits for a seat.

    >>> answers = Answers(lambda who: False)
    >>> answers.keep("anna", "1", None)
    >>> answers.find("anna", "1"), answers.find("boris", "1"), answers.done_lately(9)
    (True, False, [('anna', '1')])
    """

    def __init__(self, belongs: Callable[[str], bool]) -> None:
        self._belongs = belongs
        self._of: OrderedDict[str, _Answered] = OrderedDict()

    def keep(self, who: str, command: str, answer: Answer) -> None:
        """Keep how a command was answered; of a refusal, what it says and not where it was raised."""
        if not command:
            return
        answered = self._of.setdefault(who, _Answered())
        self._of.move_to_end(who)
        if answer is None:
            answered.done[command] = None
            _shorten(answered.done, MOST_DONE)
        else:
            answered.refused[command] = copy(answer)
            _shorten(answered.refused, MOST_REFUSED)
        if len(self._of) > MOST_PLAYERS:
            self._drop_a_stranger()

    def find(self, who: str, command: str) -> bool:
        """Whether a command was done before. Raises the refusal again if it was refused."""
        answered = self._of.get(who)
        if answered is None or not command:
            return False
        if command in answered.refused:
            raise copy(answered.refused[command])
        return command in answered.done

    def knows(self, who: str, command: str) -> bool:
        """Whether a command was answered before, one way or the other."""
        answered = self._of.get(who)
        return answered is not None and (command in answered.done or command in answered.refused)

    def done_lately(self, most: int) -> list[tuple[str, str]]:
        """The last commands that were done, so many of each player: the player and the command's id."""
        return [(who, command) for who, answered in self._of.items() for command in [*answered.done][-most:]]

    def _drop_a_stranger(self) -> None:
        stranger = next((who for who in self._of if not self._belongs(who)), None)
        if stranger is not None:
            del self._of[stranger]


def _shorten(kept: OrderedDict[str, None] | OrderedDict[str, FairdealError], most: int) -> None:
    while len(kept) > most:
        kept.popitem(last=False)
