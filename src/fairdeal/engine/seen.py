"""What a shoe has shown so far, as anybody could have written it down."""

from collections.abc import Iterable

from fairdeal.engine.words import Sentence


def tell_seen(counts: Iterable[tuple[str, int]]) -> Sentence:
    """How many cards of each rank have been seen since the shuffle, in the order given.

    >>> tell_seen([("A", 0), ("2", 0)]).key, tell_seen([("A", 2), ("2", 0)]).facts["count"]
    ('shoe-seen-none', 2)
    """
    seen = [(rank, count) for rank, count in counts if count]
    if not seen:
        return Sentence("shoe-seen-none")
    ranks = tuple(Sentence("shoe-rank", {"rank": rank, "count": count}) for rank, count in seen)
    return Sentence("shoe-seen", {"count": sum(count for _, count in seen), "ranks": ranks})
