"""What a chat shows of a link to this room: Open Graph tags in the page, for shared rounds and invitations.

A chat that draws a picture of the link asks for the page without being anybody: so the tags say nothing of a table or
of who sits there, and of a round no more than the link itself opens to everybody.
"""

import asyncio
from functools import lru_cache
from html import escape
from typing import Final

from fairdeal.errors import FairdealError
from fairdeal.locale import catalogue_of
from fairdeal.room.room import Room
from fairdeal.room.shares import read_share
from fairdeal.web.client_files import ASKED_AGAIN, ClientFile

HEAD: Final = b"</head>"
SHARED: Final = "shared"
TABLE: Final = "table"


async def previewed(page: ClientFile, room: Room, path: str, language: str) -> ClientFile:
    """The page as it is sent at an address: with tags where the address is one that people send to each other."""
    kind, _, rest = path.strip("/").partition("/")
    texts, name = catalogue_of(language), room.settings.name
    if kind == TABLE and rest:
        return _tagged(page, texts.text("room-preview-table", room=name), texts.text("room-preview-table-told"), name)
    if kind == SHARED and (game := await _game_of(room, rest.partition("/")[0])) is not None:
        title = texts.text("room-preview-round", game=texts.text(f"{game}-name"))
        return _tagged(page, title, texts.text("room-preview-round-told", room=name), name)
    return page


async def _game_of(room: Room, code: str) -> str | None:
    """The game of a shared round; None for a link that this room has not signed."""
    try:
        share = read_share(code, room.share_key)
    except FairdealError:
        return None
    for hosted in room.tables.values():
        if hosted.sitting == share.sitting:
            return hosted.row.game
    row = await asyncio.to_thread(room.store.record, share.sitting)
    return None if row is None else row.game


@lru_cache(maxsize=64)
def _tagged(page: ClientFile, title: str, description: str, room: str) -> ClientFile:
    told = {"og:type": "website", "og:site_name": room, "og:title": title, "og:description": description}
    tags = "".join(f'<meta property="{name}" content="{escape(text)}" />\n' for name, text in told.items())
    tags += f'<meta name="description" content="{escape(description)}" />\n'
    return ClientFile(page.content.replace(HEAD, tags.encode() + HEAD, 1), page.kind, ASKED_AGAIN)
