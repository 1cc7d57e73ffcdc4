"""Answers that are likely to be wanted again, as long as there is room for them."""

from collections import OrderedDict


class Answers:
    """Packed answers by packed questions, so many bytes of them at most: the one not wanted for longest goes first.

    >>> answers = Answers(10)
    >>> answers.keep(b"one", b"1"), answers.keep(b"two", b"2"), answers.find(b"one"), answers.keep(b"six", b"6")
    (None, None, b'1', None)
    >>> answers.find(b"one"), answers.find(b"two"), answers.find(b"six")
    (b'1', None, b'6')
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()

    def find(self, question: bytes) -> bytes | None:
        """The answer to a question, if it is kept."""
        if question in self._kept:
            self._kept.move_to_end(question)
        return self._kept.get(question)

    def keep(self, question: bytes, answer: bytes) -> None:
        """Keep an answer."""
        self._size += len(question) + len(answer) - self._forget(question)
        self._kept[question] = answer
        while self._size > self._most:
            self._size -= self._forget(next(iter(self._kept)))

    def _forget(self, question: bytes) -> int:
        answer = self._kept.pop(question, None)
        return 0 if answer is None else len(question) + len(answer)
