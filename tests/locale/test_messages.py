"""Our own reading of Fluent says what the reference does, and chooses forms as Unicode's tables do."""

from collections.abc import Iterator

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

from fairdeal.locale import LANGUAGES, catalogue_of
from fairdeal.locale.messages import Messages, Variable
from fairdeal.locale.plurals import read_plurals
from tests.locale import ftl

NUMBERS = (0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 100, 101, 111, 121, 0.5, 1.5, 10**6, 10**6 + 1, 3 * 10**6)
SAID = """\
plain = One line
    .title = A title
several = One line
    and the next, { $name }
    { "{" }escaped{ "}" }
nested = { $who_is ->
    [you] You have { $count_n ->
        [0] nothing
        [0.5] a half
        [one] a chip
       *[other] { $count } chips
    }
   *[other] { plain }, { plain.title }
}
# A comment

## Another one
last = { { $name } }
"""


def english(number: int | float) -> str:
    return "one" if number == 1 else "other"


def locale_of(language: str) -> str:
    return catalogue_of(language).text("language-locale")


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_are_those_of_unicode(language: str) -> None:
    ours = read_plurals(catalogue_of(language).text("language-plurals"))
    form = Locale.parse(locale_of(language), sep="-").plural_form
    assert {number: ours(number) for number in (*range(400), *NUMBERS)} == {
        number: form(number) for number in (*range(400), *NUMBERS)
    }


@pytest.mark.parametrize("locale", ["ar", "cs", "fr", "lv", "sl", "ja", "da", "gv"])
def test_rules_of_other_languages_are_read_as_unicode_writes_them(locale: str) -> None:
    form = Locale.parse(locale).plural_form
    written = "\n".join(f"{name}: {rule}" for name, rule in form.rules.items())
    ours = read_plurals(written.replace(" mod ", " % ").replace(" not in ", " != ").replace(" in ", " = "))
    assert [ours(number) for number in (*range(250), *NUMBERS)] == [form(number) for number in (*range(250), *NUMBERS)]


@pytest.mark.parametrize("text", ["one = 1", "one: x = 1", "few: i = two", "some: i = 1", "one: i % 0 = 1"])
def test_what_is_no_rule_is_an_assertion(text: str) -> None:
    with pytest.raises(AssertionError):
        read_plurals(text)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_said_as_the_reference_says_it(language: str) -> None:
    reference = FluentBundle([locale_of(language)], use_isolating=False)
    ours = Messages(read_plurals(catalogue_of(language).text("language-plurals")))
    for name in ftl.file_names(language):
        text = (ftl.FOLDER / language / name).read_text(encoding="utf-8")
        reference.add_resource(FluentResource(text))
        ours.add(name, text)
    names = frozenset(name for text in ftl.all_texts(language).values() for name in text.variables)
    for variables in cases(names):
        for key in ftl.all_texts(language):
            assert ours.say(key, variables) == said_by(reference, key, variables), key


def cases(names: frozenset[str]) -> Iterator[dict[str, Variable]]:
    for number, whose in ((1, "you"), (0.5, "other")):
        yield {name: number if name.endswith("_n") else whose for name in names}


def said_by(reference: FluentBundle, key: str, variables: dict[str, Variable]) -> str:
    name, _, attribute = key.partition(".")
    message = reference.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, faults = reference.format_pattern(pattern, variables)
    assert not faults
    assert isinstance(text, str)
    return text


@pytest.mark.parametrize(
    ("key", "variables"),
    [("plain", {}), ("plain.title", {}), ("several", {"name": "Ann"}), ("last", {"name": "Ann"})]
    + [
        ("nested", {"who_is": whose, "count": "many", "count_n": count})
        for whose in ("you", "other")
        for count in (0, 0.5, 1, 2)
    ],
)
def test_what_a_text_can_be_made_of_is_said_as_the_reference_says_it(key: str, variables: dict[str, Variable]) -> None:
    ours, reference = Messages(english), FluentBundle(["en-GB"], use_isolating=False)
    ours.add("said.ftl", SAID)
    reference.add_resource(FluentResource(SAID))
    assert ours.say(key, variables) == said_by(reference, key, variables)


@pytest.mark.parametrize("text", ["-brand = Fairdeal", "twice = 1\ntwice = 2"])
def test_terms_and_doubled_messages_are_assertions_at_once(text: str) -> None:
    with pytest.raises(AssertionError):
        Messages(english).add("wrong.ftl", text)


@pytest.mark.parametrize("text", ["a = { $n }", "a = { $missing }", "a = { b }", "a = {", "a =", "a = { NUMBER($n) }"])
def test_what_cannot_be_said_is_an_assertion(text: str) -> None:
    messages = Messages(english)
    messages.add("wrong.ftl", text)
    with pytest.raises(AssertionError):
        messages.say("a", {"n": 1})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_a_file_is_found(language: str) -> None:
    assert catalogue_of(language).keys == {key for name in ftl.file_names(language) for key in ftl.keys(language, name)}
