"""Every error that Fairdeal raises on purpose; a bug is an assertion, never one of these.

```
FairdealError
├── NotUnderstood    a text or a file that cannot be read
├── IllegalHouse     options of a table that are out of bounds or do not fit together
├── IllegalAction    a move that the rules of the game do not allow
├── IllegalTransfer  chips that cannot be moved
├── NotAllowed       what this person may not do, or not now
├── Conflict         a command that came late, twice, or out of turn
└── StoreFailed      what the database cannot keep or read
```

Whatever was refused has changed nothing. Each error has a stable `code` for programs, `facts` for translations, and an
English sentence.
"""


class FairdealError(Exception):
    """Something that was tried and cannot be done.

    `sentence` says what was tried, what stands in the way and what is possible; it may name facts in braces.

    >>> error = IllegalAction("too-late", "Round {round} is over.", round=3)
    >>> str(error), error.code, error.facts
    ('Round 3 is over.', 'too-late', {'round': 3})
    """

    def __init__(self, code: str, sentence: str, **facts: object) -> None:
        super().__init__(sentence.format(**facts) if facts else sentence)
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuilt, (type(self), self.code, str(self), self.facts)


class NotUnderstood(FairdealError):
    """A text or a file that cannot be read."""


class IllegalHouse(FairdealError):
    """Options of a table that are out of bounds or do not fit together."""


class IllegalAction(FairdealError):
    """A move that the rules of the game do not allow."""


class IllegalTransfer(FairdealError):
    """Chips that cannot be moved: more than there are, to nowhere, or settled already."""


class NotAllowed(FairdealError):
    """What this person may not do, or not now: banned, paused, no host, a wrong password."""


class Conflict(FairdealError):
    """A command that came late, twice, or out of turn."""


class StoreFailed(FairdealError):
    """The store could not write or read; nothing of a batch that it refused is kept.

    With the code `database-lost` that cannot be known: the room must stop and load everything again.
    """


def _rebuilt(kind: type[FairdealError], code: str, sentence: str, facts: dict[str, object]) -> FairdealError:
    return kind(code, sentence.replace("{", "{{").replace("}", "}}") if facts else sentence, **facts)
