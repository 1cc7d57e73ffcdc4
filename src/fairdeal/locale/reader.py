"""The reader of commands: what a person typed, in their language or in English, becomes a player's action.

It knows words, not rules: whether an action is legal now is for the game to judge.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Any, Final

from fairdeal.engine.chips import CHIP, Chips, read_chips
from fairdeal.engine.game import Verb
from fairdeal.engine.moves import NOTHING, Amounts, Legal, PlayerAction
from fairdeal.errors import NotUnderstood
from fairdeal.locale.catalogue import Catalogue, catalogue_of
from fairdeal.locale.languages import ENGLISH
from fairdeal.locale.parts import example_of, read_parts
from fairdeal.locale.plain import plain, plain_words

_LONGEST_QUOTE: Final = 40
_EXAMPLE: Final = 20 * CHIP
_MOST_WORDS: Final = 4
"""No command has more words than this."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that a seat may do now, as a button, a key or a completion shows it.

    `key_letter` is one small letter, different from those of the other choices. `command_word` is what to type; when
    `amounts` (half-chips) is there, one of them follows it. `example` is one whole thing that can be typed. `action` is
    the action itself, None where an amount, cards or a closer choice is wanted.
    """

    key_letter: str
    command_word: str
    example: str
    label: str
    hint: str
    action: PlayerAction | None = None
    amounts: Amounts | None = None


def choices(verbs: tuple[Verb, ...], legal: Legal, catalogue: Catalogue) -> tuple[Choice, ...]:
    """What is legal now, in the order of the verbs."""
    keys = _keys(verbs, legal, catalogue)
    return tuple(_choice(verb, letter, legal, catalogue) for letter, verb in keys.items())


def read_command(text: str, verbs: tuple[Verb, ...], catalogue: Catalogue, seat: int, legal: Legal) -> PlayerAction:
    """The action of a seat that a text means: `bet 20`, `war`, the beginning of a word, a choice's letter, or `20`.

    What is legal decides only what a short text means; a whole word is read even if its action is not legal now.
    Raises NotUnderstood, which quotes the text and says what is possible.
    """
    text = " ".join(text.split())
    if not text:
        raise _unknown("", verbs, catalogue, legal)
    if text[0].isdigit() or text[0] in "½+-−.,":
        return _read_bare_amount(text, verbs, catalogue, seat, legal)
    verb, rest = _read_verb(text, verbs, catalogue, legal)
    if verb.wants_amount:
        return _read_amount(verb, rest, catalogue, seat, legal)
    if verb.parts:
        return _only(verb, rest, legal) or read_parts(verb, rest, catalogue, seat, legal)
    return _alone(verb, rest, catalogue, seat)


def read_general(
    text: str, keys: Sequence[str], catalogue: Catalogue, verbs: tuple[Verb, ...] = (), legal: Legal = NOTHING
) -> tuple[str, str] | None:
    """The general command (a key of the catalogue) that a text starts with, and the rest of the text; None if none.

    A whole word means its command, the beginning of one only where no choice that is legal now begins so.
    Raises NotUnderstood when it could mean several.
    """
    typed, *rest = text.split(None, 1) or [""]
    head, left = plain(typed), rest[0] if rest else ""
    whole = next((key for key in keys if head in plain_words(key, catalogue)), None)
    if whole is not None:
        return whole, left
    chosen = _meant(head, verbs, catalogue, legal)
    if not head or any(_is_legal(verb, legal) or head in plain_words(verb.key, catalogue) for verb in chosen):
        return None
    begun = {key: word for key in keys for word in plain_words(key, catalogue) if word.startswith(head)}
    if len(begun) > 1:
        raise _unclear(typed, begun.values())
    return next(((key, left) for key in begun), None)


# Which verb


def _read_verb(text: str, verbs: tuple[Verb, ...], catalogue: Catalogue, legal: Legal) -> tuple[Verb, str]:
    """The verb that a text starts with, and the rest of the text."""
    unclear: NotUnderstood | None = None
    for head, rest in _splits(text):
        found = _meant(plain(head), verbs, catalogue, legal)
        if len(found) == 1:
            return found[0], rest
        if found:
            unclear = _unclear(head, [_shown(verb, catalogue) for verb in found])
    raise unclear or _unknown(text, verbs, catalogue, legal)


def _splits(text: str) -> Iterator[tuple[str, str]]:
    """The ways to take words off the front, the longest first."""
    parts = text.split(" ")
    for count in range(min(len(parts), _MOST_WORDS), 0, -1):
        yield " ".join(parts[:count]), " ".join(parts[count:])


def _meant(head: str, verbs: tuple[Verb, ...], catalogue: Catalogue, legal: Legal) -> tuple[Verb, ...]:
    """The verbs that a word may mean: by its whole, by its letter, by its beginning; what is legal now goes first.

    A beginning that only fits actions that are not legal now is understood if it fits just one.
    """
    if not head:
        return ()
    exact = tuple(verb for verb in verbs if head in plain_words(verb.key, catalogue))
    if exact:
        return exact
    keys = _keys(verbs, legal, catalogue_of(ENGLISH)) | _keys(verbs, legal, catalogue)
    if head in keys:
        return (keys[head],)
    begun = tuple(verb for verb in verbs if any(word.startswith(head) for word in plain_words(verb.key, catalogue)))
    legal_now = tuple(verb for verb in begun if _is_legal(verb, legal))
    return legal_now or (begun if len(begun) == 1 else ())


def _keys(verbs: tuple[Verb, ...], legal: Legal, catalogue: Catalogue) -> dict[str, Verb]:
    """A letter for each verb that is legal now: the first of its word that is not taken."""
    keys: dict[str, Verb] = {}
    for verb in verbs:
        if _is_legal(verb, legal):
            word = plain(_shown(verb, catalogue))
            letter = next(sign for sign in word + ascii_lowercase if sign.isalnum() and sign not in keys)
            keys[letter] = verb
    return keys


def _is_legal(verb: Verb, legal: Legal) -> bool:
    return bool(_actions(verb, legal)) or any(type(each.move) is verb.action for each in legal.wanting)


# Which amount


def _read_bare_amount(
    text: str, verbs: tuple[Verb, ...], catalogue: Catalogue, seat: int, legal: Legal
) -> PlayerAction:
    wanting = [verb for verb in verbs if _amounts(verb, legal)]
    if len(wanting) != 1:
        raise _unknown(text, verbs, catalogue, legal)
    return _with_amount(wanting[0], seat, read_chips(text))


def _read_amount(verb: Verb, rest: str, catalogue: Catalogue, seat: int, legal: Legal) -> PlayerAction:
    amounts = _amounts(verb, legal)
    if rest:
        return _with_amount(verb, seat, read_chips(rest))
    if amounts and amounts.least == amounts.most:
        return _with_amount(verb, seat, amounts.least)
    raise NotUnderstood(
        "amount-missing",
        "“{word}” needs an amount after it, like “{word} {example}”.",
        word=_shown(verb, catalogue),
        example=Chips(amounts.least if amounts else _EXAMPLE),
    )


def _only(verb: Verb, rest: str, legal: Legal) -> PlayerAction | None:
    """The action of a verb that stands alone, where just one of its actions is legal now."""
    actions = _actions(verb, legal)
    wants_more = any(type(each.move) is verb.action for each in legal.wanting)
    return actions[0] if len(actions) == 1 and not rest and not wants_more else None


def _alone(verb: Verb, rest: str, catalogue: Catalogue, seat: int) -> PlayerAction:
    if rest:
        raise NotUnderstood(
            "word-alone",
            "“{word}” stands alone; “{rest}” does not belong after it.",
            word=_shown(verb, catalogue),
            rest=_quoted(rest),
        )
    return verb.action(seat)


def _with_amount(verb: Verb, seat: int, amount: int) -> PlayerAction:
    make: Any = verb.action
    action: PlayerAction = make(seat, amount=amount)
    return action


# What is legal


def _amounts(verb: Verb, legal: Legal) -> Amounts | None:
    return next((amounts for amounts in legal.amounts if type(amounts.move) is verb.action), None)


def _actions(verb: Verb, legal: Legal) -> list[PlayerAction]:
    return [action for action in legal.actions if isinstance(action, PlayerAction) and type(action) is verb.action]


def _choice(verb: Verb, letter: str, legal: Legal, catalogue: Catalogue) -> Choice:
    amounts = _amounts(verb, legal)
    return Choice(
        letter,
        _shown(verb, catalogue),
        _example(verb, legal, catalogue),
        catalogue.label(verb.key),
        catalogue.text(f"{verb.key}.hint", **_range(amounts)),
        _only(verb, "", legal),
        amounts,
    )


def _example(verb: Verb, legal: Legal, catalogue: Catalogue) -> str:
    """One whole thing that can be typed: `war`, `bet 2`, `take 5♣ 2♥ with 7♠`."""
    amounts = _amounts(verb, legal)
    if amounts is None:
        return example_of(verb, legal, catalogue)
    return f"{_shown(verb, catalogue)} {Chips(amounts.least)}"


def _range(amounts: Amounts | None) -> dict[str, object]:
    if amounts is None:
        return {}
    least, most, step = Chips(amounts.least), Chips(amounts.most), Chips(amounts.step)
    return {"least": least, "most": most, "step": step, "range": "fixed" if least == most else "open"}


# What is said


def _shown(verb: Verb, catalogue: Catalogue) -> str:
    return catalogue.words(verb.key)[0]


def _possible(verbs: tuple[Verb, ...], legal: Legal, catalogue: Catalogue) -> str:
    """What may be typed now, like `bet 2–100, sit out`."""
    return ", ".join(_typed(verb, legal, catalogue) for verb in verbs if _is_legal(verb, legal))


def _typed(verb: Verb, legal: Legal, catalogue: Catalogue) -> str:
    word, amounts = _shown(verb, catalogue), _amounts(verb, legal)
    if amounts is None:
        return word
    least, most = Chips(amounts.least), Chips(amounts.most)
    return f"{word} {least}" if least == most else f"{word} {least}–{most}"


def _unknown(text: str, verbs: tuple[Verb, ...], catalogue: Catalogue, legal: Legal) -> NotUnderstood:
    possible = _possible(verbs, legal, catalogue)
    if not possible:
        return NotUnderstood(
            "no-word-due", "Unknown word: “{text}”. There’s nothing to decide right now.", text=_quoted(text)
        )
    if not text:
        return NotUnderstood("no-word", "You typed nothing. You can type: {possible}.", possible=possible)
    return NotUnderstood(
        "unknown-word", "Unknown word: “{text}”. You can type: {possible}.", text=_quoted(text), possible=possible
    )


def _unclear(head: str, words: Iterable[str]) -> NotUnderstood:
    return NotUnderstood(
        "unclear-word",
        "“{text}” could mean several things: {words}. Type more of the word.",
        text=_quoted(head),
        words=", ".join(words),
    )


def _quoted(text: str) -> str:
    return text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 1] + "…"
