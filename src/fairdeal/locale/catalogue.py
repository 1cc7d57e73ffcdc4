"""The catalogue of one language: it turns the keys and facts of sentences into words.

The texts are Fluent messages in `<language>/*.ftl`. A fact `x` becomes the variable `$x`, ready to be printed, and
beside it, for choosing a form:

- `$x_n`, a number for plural forms and exact cases: an `int` itself, `Chips` and `Gain` in chips (½ is 0.5), and how
  many a tuple or cards are;
- `$x_is`, for a `Seat`: `you` or `other`.

And `$facts` names the facts that came, like `high-low`, for errors whose sentences share a code.

Nothing falls back in silence: a key, an attribute or a variable that is not there is an assertion. What people typed,
their names above all, is data: never read as Fluent, and printed without what could move the cursor or break the line.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import Final

from fairdeal.engine.chips import CHIP, Chips, show_chips
from fairdeal.engine.words import ErrorBar, Gain, Points, Seat, Sentence, ShownCards
from fairdeal.errors import FairdealError
from fairdeal.locale.languages import INTRODUCTION, LANGUAGES
from fairdeal.locale.messages import Messages, Variable
from fairdeal.locale.plurals import OTHER, Plural, read_plurals
from fairdeal.locale.printable import printable

DECIMALS: Final = 6
"""Decimal places of a `Fraction` in a sentence."""

POINT_DECIMALS: Final = 2
"""Decimal places of `Points`."""

LONGEST_FACT: Final = 2000
"""A text among the facts is cut after so many characters."""

LONGEST_NAME: Final = 40
"""A name is cut after so many characters."""

_NOBODY: Final[Mapping[int, str]] = {}


class Catalogue:
    """All texts in one language.

    >>> catalogue = Catalogue("en")
    >>> catalogue.say(Sentence("the-seat", {"seat": Seat(2)}), names={2: "Anna"}), catalogue.words("word-help")[0]
    ('Anna', 'help')
    """

    def __init__(self, language: str) -> None:
        assert language in LANGUAGES, language
        self.language: Final = language
        texts = dict(_files(language))
        self._messages: Final = Messages(_plural(texts[INTRODUCTION]))
        for name, text in texts.items():
            self._messages.add(f"{language}/{name}", text)

    @property
    def keys(self) -> frozenset[str]:
        """The keys of all messages."""
        return self._messages.keys

    def say(self, sentence: Sentence, *, names: Mapping[int, str] | None = None, you: int | None = None) -> str:
        """A sentence in words. `names` tells who sits where; `you` is the seat that is spoken to."""
        return self._format(sentence.key, self._variables(sentence.facts, names or _NOBODY, you))

    def say_error(self, error: FairdealError, *, names: Mapping[int, str] | None = None, you: int | None = None) -> str:
        """What an error says: the message `error-CODE`."""
        return self.say(Sentence(f"error-{error.code}", error.facts), names=names, you=you)

    def text(self, key: str, /, **facts: object) -> str:
        """A message by its key, or one of its attributes: `casino-war-name`, `casino-war-option-decks.help`."""
        return self._format(key, self._variables(facts, _NOBODY, None))

    def label(self, key: str, /, **facts: object) -> str:
        """The attribute `label` of a message: what a button or a menu shows."""
        return self.text(f"{key}.label", **facts)

    def words(self, key: str) -> tuple[str, ...]:
        """The words that mean a command, the one to show first.

        >>> Catalogue("en").words("banking-verb-bet")
        ('bet', 'stake')
        """
        return tuple(word.strip() for word in self.text(key).split("|"))

    def decimal(self, number: Fraction | int, places: int, *, signed: bool = False) -> str:
        """A number with so many decimal places, the last one rounded; `signed` puts a plus before one above zero.

        >>> Catalogue("ru").decimal(Fraction(-1, 3), 4)
        '−0,3333'
        """
        rounded = round(Fraction(number) * 10**places)
        whole, part = divmod(abs(rounded), 10**places)
        sign = "−" if rounded < 0 else "+" if signed and rounded > 0 else ""
        fraction = self.text("decimal-mark") + f"{part:0{places}}" if places else ""
        return sign + _whole(whole) + fraction

    def _format(self, key: str, variables: Mapping[str, Variable]) -> str:
        return self._messages.say(key, {fact: _cut(value) for fact, value in variables.items()})

    def _variables(self, facts: Mapping[str, object], names: Mapping[int, str], you: int | None) -> dict[str, Variable]:
        variables: dict[str, Variable] = {"facts": "-".join(sorted(facts)) or "none"}
        for name, fact in facts.items():
            variables[name] = self._printed(fact, names, you)
            if isinstance(fact, Seat):
                variables[f"{name}_is"] = "you" if fact == you else "other"
            elif isinstance(fact, int | tuple):
                variables[f"{name}_n"] = _number(fact)
        return variables

    def _printed(self, fact: object, names: Mapping[int, str], you: int | None) -> str:
        match fact:
            case Seat():
                return _named(names.get(int(fact), "")) or self.text("seat-name", number=int(fact))
            case Chips() | Gain() | ShownCards():
                return str(fact)
            case Points():
                return self.decimal(fact, POINT_DECIMALS, signed=True)
            case ErrorBar():
                return f"± {self.decimal(fact, POINT_DECIMALS)}"
            case Fraction():
                return self.decimal(fact, DECIMALS)
            case Sentence():
                return self.say(fact, names=names, you=you)
            case tuple():
                return self._listed([self._printed(each, names, you) for each in fact])
            case str():
                return printable(fact)
            case int() if not isinstance(fact, bool):
                return _whole(fact)
        raise AssertionError(f"a fact of a sentence cannot be {fact!r}")

    def _listed(self, parts: list[str]) -> str:
        """Parts in the language's way of listing: “a, b and c”."""
        assert parts, "a list in a sentence cannot be empty"
        *most, last = parts
        if not most:
            return last
        start = most[0]
        for part in most[1:]:
            start = self._format("list-more", {"start": start, "part": part})
        return self._format("list-last", {"start": start, "part": last})


@cache
def catalogue_of(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language)


def _files(language: str) -> Iterator[tuple[str, str]]:
    folder = files(__package__) / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text(encoding="utf-8")


def _plural(introduction: str) -> Plural:
    """The plural forms of a language, as it introduces itself: they are known before any text is said."""
    messages = Messages(lambda number: OTHER)
    messages.add(INTRODUCTION, introduction)
    return read_plurals(messages.say("language-plurals", {}))


def _number(fact: int | tuple[object, ...]) -> int | float:
    if isinstance(fact, tuple):
        return len(fact)
    if isinstance(fact, Chips | Gain):
        return fact // CHIP if fact % CHIP == 0 else fact / CHIP
    return int(fact)


def _named(name: str) -> str:
    """A name as it is shown; neither long nor spread out, or it could fill a line and write the next one."""
    shown = " ".join(printable(name).split())
    return shown if len(shown) <= LONGEST_NAME else shown[:LONGEST_NAME] + "…"


def _cut(value: Variable) -> Variable:
    return value[:LONGEST_FACT] + "…" if isinstance(value, str) and len(value) > LONGEST_FACT else value


def _whole(number: int) -> str:
    return show_chips(number * CHIP)
