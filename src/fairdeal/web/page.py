"""Pages of a room that need no client: that it runs, and that it is not reached by this address."""

from html import escape
from typing import Final

from fairdeal.errors import FairdealError
from fairdeal.locale import ENGLISH, LANGUAGES, Catalogue, catalogue_of

MOST_TAGS: Final = 20


def page_for(accepted: str, room: str) -> str:
    """The page in the language that a browser prefers (`Accept-Language`)."""
    return _page(catalogue_of(preferred(accepted)), room)


def wrong_host_page(accepted: str, error: FairdealError) -> str:
    """The page at an address that the room does not know, in the reader's language."""
    catalogue = catalogue_of(preferred(accepted))
    title = escape(catalogue.text("room-page-wrong-host"))
    return _document(catalogue, title, f"<h1>{title}</h1>\n<p>{escape(catalogue.say_error(error))}</p>\n")


def preferred(accepted: str) -> str:
    """The language of the house that a browser likes most.

    >>> preferred("fr, pt-BR;q=0.7, ru;q=0.8, en;q=0.1"), preferred("*"), preferred("")
    ('ru', 'en', 'en')
    """
    wanted = [_weighed(tag) for tag in accepted.split(",")[:MOST_TAGS]]
    known = [(weight, language) for weight, language in wanted if language in LANGUAGES and weight > 0]
    return max(known, key=lambda each: each[0], default=(0.0, ENGLISH))[1]


def _weighed(tag: str) -> tuple[float, str]:
    language, _, weight = tag.partition(";")
    try:
        weighs = float(weight.strip().removeprefix("q=") or 1)
    except ValueError:
        weighs = 0.0
    return weighs, language.strip().lower().partition("-")[0]


def _page(catalogue: Catalogue, room: str) -> str:
    told = {key: escape(catalogue.text(f"room-page-{key}", room=room)) for key in ("title", "runs", "play", "write")}
    return _document(
        catalogue,
        told["title"],
        f"<h1>{told['title']}</h1>\n<p>{told['runs']}</p>\n<p>{told['play']} <code>fairdeal play</code></p>\n"
        f'<p>{told["write"]} <a href="/api/schema">/api/schema</a></p>\n',
    )


def _document(catalogue: Catalogue, title: str, body: str) -> str:
    return (
        f'<!doctype html>\n<html lang="{catalogue.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"</head>\n<body>\n{body}</body>\n</html>\n"
    )
