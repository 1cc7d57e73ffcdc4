"""Sources of chance for tests."""

from dataclasses import dataclass
from random import Random


@dataclass(frozen=True)
class Seeded:
    """The same numbers for the same seed."""

    random: Random

    def below(self, limit: int, /) -> int:
        return self.random.randrange(limit)


def seeded(seed: int = 0) -> Seeded:
    return Seeded(Random(seed))
