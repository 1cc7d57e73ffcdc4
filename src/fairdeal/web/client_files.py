"""The browser client as it was built: its files, kept in memory, and which address shows the page."""

import gzip
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fairdeal.web.socket import Send

BUILT: Final = "client"
"""The folder beside this module into which the client is built."""

PAGE: Final = "index.html"
ASSETS: Final = "/assets/"
"""Files here have a digest of their content in their names, so browsers may keep them for ever."""

SERVER_ONLY: Final = ("/api/", "/healthz", "/metrics", "/socket")
SMALLEST_ZIPPED: Final = 500
KEPT: Final = b"public, max-age=31536000, immutable"
ASKED_AGAIN: Final = b"no-cache"


@dataclass(frozen=True)
class ClientFile:
    """A file: its content, its media type, and how long a browser may keep it."""

    content: bytes
    kind: str
    kept: bytes

    @property
    def is_kept(self) -> bool:
        """Whether browsers keep it for ever. A page has dozens of such files: they are not counted as requests."""
        return self.kept == KEPT

    @cached_property
    def tag(self) -> bytes:
        """What changes when the content does."""
        return b'"' + sha256(self.content).hexdigest()[:20].encode() + b'"'

    @cached_property
    def zipped(self) -> bytes | None:
        """The content, smaller; None where that is not worth while."""
        if len(self.content) < SMALLEST_ZIPPED or self.kind.startswith(("image/png", "font/")):
            return None
        return gzip.compress(self.content, 9, mtime=0)


class ClientFiles:
    """The files of the built client by their addresses; none when it was not built."""

    def __init__(self, built: Mapping[str, ClientFile]) -> None:
        self._built = built

    def at(self, path: str) -> ClientFile | None:
        """What an address shows: a file, or the page, which finds its way by the address itself."""
        if path.startswith(SERVER_ONLY):
            return None
        if path.startswith(ASSETS) or "." in path.rpartition("/")[2]:
            return self._built.get(path)
        return self._built.get(f"/{PAGE}")


def built_client() -> ClientFiles:
    """The client that this package holds."""
    return ClientFiles(dict(_read(files(__package__) / BUILT, "/")))


def _read(folder: Traversable, address: str) -> list[tuple[str, ClientFile]]:
    found: list[tuple[str, ClientFile]] = []
    for each in folder.iterdir() if folder.is_dir() else ():
        if each.is_dir():
            found += _read(each, f"{address}{each.name}/")
        else:
            found.append((address + each.name, _file(address + each.name, each.read_bytes())))
    return found


def _file(path: str, content: bytes) -> ClientFile:
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind == "application/javascript":
        kind += "; charset=utf-8"
    return ClientFile(content, kind, KEPT if path.startswith(ASSETS) else ASKED_AGAIN)


async def send_file(file: ClientFile, method: str, headers: Mapping[str, str], send: Send) -> None:
    """Answer with a file: zipped where that is understood, and not at all where the browser has it already."""
    told = [(b"cache-control", file.kept), (b"etag", file.tag), (b"vary", b"accept-encoding")]
    if headers.get("if-none-match", "").encode() == file.tag:
        await _send(send, 304, told, b"")
        return
    content, zipped = file.content, file.zipped
    if zipped is not None and "gzip" in headers.get("accept-encoding", ""):
        content = zipped
        told.append((b"content-encoding", b"gzip"))
    told += [(b"content-type", file.kind.encode()), (b"content-length", str(len(content)).encode())]
    await _send(send, 200, told, b"" if method == "HEAD" else content)


async def _send(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    start: dict[str, Any] = {"type": "http.response.start", "status": status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body})
