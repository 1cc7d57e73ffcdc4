"""Words as they are compared when somebody types them: small letters without accents, in the language or in English."""

import unicodedata

from fairdeal.locale.catalogue import Catalogue, catalogue_of
from fairdeal.locale.languages import ENGLISH


def plain(text: str) -> str:
    """Small letters without accents, so that `NAO` is read as `não`, and `ё` as `е`."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def plain_words(key: str, catalogue: Catalogue) -> tuple[str, ...]:
    """All words that mean what a key does, in the catalogue's language and in English, made plain."""
    words = catalogue.words(key) + catalogue_of(ENGLISH).words(key)
    return tuple(plain(word) for word in words)
