"""All languages say the same things: the same keys, attributes and facts, in files of the same names."""

import re

import pytest
from babel import Locale
from fluent.syntax import ast

from fairdeal.locale import LANGUAGES, catalogue_of
from tests.locale import ftl

ENGLISH = ftl.all_texts("en")
OTHERS = [language for language in LANGUAGES if language != "en"]
OWN_NAMES = {"language-name", "language-locale", "language-plurals"}

NEVER_TRANSLATED = frozenset(
    {
        *(
            "Fairdeal",
            "fairdeal",
            "NAME",
            "JSON",
            "PNG",
            "png",
            "Ray",
            "local",
            "URL",
            "SHA",
            "HMAC",
            "Fluent",
            "Prometheus",
            "body",
            "https",
            "cards",
            "example",
            "org",
        ),
        *("Home", "End", "Esc", "Enter"),  # keys of a keyboard
        *("postgresql", "user", "host", "name"),  # an address of a database
        *("Cassino", "Pagat"),  # how the game is written, and who tells of it
        *("house", "wallet", "table", "anna", "stack", "pot", "round", "stake", "war"),  # accounts of the ledger
        *(
            "verify",
            "play",
            "rounds",
            "seen",
            "preset",
            "help",
            "odds",
            "rules",
            "casino",
            "lang",
            "option",
            "value",
            "rank",
            "never",
            "any",
            "late",
            "none",
            "basic",
            "counting",
            "careful",
            "bold",
            "exact",
            "SVG",
            "svg",
            "decks",
            "record",
            "FILE",
        ),
        *("base", "bank", "six", "banker", "pool", "auto", "rest", "none", "ace", "random"),  # choices of Red Dog
        *("lot", "seat", "merge", "separate", "new", "only", "both", "hand"),  # options of Cassino
    }
)
"""Latin words that stand in the Russian texts: names of things that are typed as they are."""


@pytest.mark.parametrize("language", OTHERS)
def test_the_files_have_the_same_names(language: str) -> None:
    assert ftl.file_names(language) == ftl.file_names("en")


@pytest.mark.parametrize("name", ftl.file_names("en"))
@pytest.mark.parametrize("language", OTHERS)
def test_every_file_has_the_same_messages_and_attributes(language: str, name: str) -> None:
    assert set(ftl.texts(language, name)) == set(ftl.texts("en", name))


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_uses_the_same_facts(language: str) -> None:
    theirs = ftl.all_texts(language)
    differing = {
        key: (sorted(_facts(key, ENGLISH)), sorted(_facts(key, theirs)))
        for key in set(theirs) & set(ENGLISH)
        if _facts(key, theirs) != _facts(key, ENGLISH)
    }
    assert not differing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_leads_to_a_message(language: str) -> None:
    texts = ftl.all_texts(language)
    assert {reference for text in texts.values() for reference in text.references} <= set(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_are_chosen_by_numbers_and_not_by_what_is_printed(language: str) -> None:
    for file, select in ftl.selects(language):
        assert isinstance(select.selector, ast.VariableReference), file
        name = select.selector.id.name
        by_number = any(_is_numeric(variant.key) for variant in select.variants)
        assert name.endswith("_n") or not by_number, f"{language}/{file}: select on ${name}_n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty_or_has_loose_ends(language: str) -> None:
    for key, text in ftl.all_texts(language).items():
        assert text.literal.strip() or text.variables or text.references, key
        assert not re.search(r"\t|  ", text.literal), (key, text.literal)


def test_nothing_in_the_russian_catalogue_is_left_in_english() -> None:
    for key, text in ftl.all_texts("ru").items():
        if key not in OWN_NAMES:
            words = set(re.findall(r"[A-Za-z]{3,}", text.literal))
            assert words <= NEVER_TRANSLATED, (key, words)


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_in_english(language: str) -> None:
    for key, text in ftl.all_texts(language).items():
        if key not in OWN_NAMES and len(re.findall(r"\w+", text.literal)) > 2:
            assert text.literal != ENGLISH[key].literal, key


@pytest.mark.parametrize(("language", "dash"), [("en", "—"), ("ru", " – "), ("pt", "—")])
def test_asides_have_the_dash_of_their_language(language: str, dash: str) -> None:
    assert not [key for key, text in ftl.all_texts(language).items() if dash in text.literal]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_form_is_one_that_the_language_has(language: str) -> None:
    forms = Locale.parse(catalogue_of(language).text("language-locale"), sep="-").plural_form.tags | {"other"}
    for file, select in ftl.selects(language):
        keys = {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}
        assert keys & ftl.PLURALS <= forms, f"{language}/{file}"


def _facts(key: str, texts: dict[str, ftl.Text]) -> frozenset[str]:
    """The facts of a message, with those of the messages that it refers to."""
    text = texts[key]
    return text.facts.union(*(_facts(each, texts) for each in text.references))


def _is_numeric(key: ast.Identifier | ast.NumberLiteral) -> bool:
    return isinstance(key, ast.NumberLiteral) or key.name in ftl.PLURALS
