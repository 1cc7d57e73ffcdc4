"""Draws the PNG icons of the client from its favicon: some phones take no SVG. With `--check` it only compares."""

import re
import struct
import sys
import zlib
from hashlib import sha256
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from scripts.find_browser import ARGUMENTS, MISSING, find_browser

PUBLIC: Final = Path(__file__).resolve().parent.parent / "client" / "public"
DRAWN_FROM: Final = PUBLIC / "favicon.svg"
ICONS: Final = {"apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512}
"""The icons with their sizes in pixels."""

SAFE: Final = 0.8
"""The part that every device shows, whatever it cuts off. Source: W3C Web App Manifest, maskable icons."""

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
KEYWORD: Final = b"Source"


def main() -> None:
    """Draw all icons, or say which are not current."""
    if "--check" in sys.argv:
        stale = [name for name in ICONS if not is_current(name)]
        sys.exit(f"not current, run python -m scripts.icons: {', '.join(stale)}" if stale else 0)
    path = find_browser()
    assert path is not None, MISSING
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        for name, size in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f'<body style="margin:0">{picture(DRAWN_FROM.read_text(encoding="utf-8"), size)}')
            (PUBLIC / name).write_bytes(with_source(page.screenshot(), source()))
        browser.close()


def picture(icon: str, size: int) -> str:
    """The icon on a ground that reaches every edge, small enough that nothing of it is cut off."""
    found = re.fullmatch(r'<svg [^>]*viewBox="0 0 (\d+) \d+">(.*)</svg>', icon.strip(), re.DOTALL)
    assert found, "the favicon is one square drawing"
    edge, drawing = int(found[1]) * (1 - SAFE) / 2, found[2]
    ground = re.search('fill="[^"]+"', drawing)
    assert ground, "the favicon begins with its ground"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" style="display:block" '
        f'viewBox="0 0 {found[1]} {found[1]}"><rect width="100%" height="100%" {ground[0]}/>'
        f'<g transform="translate({edge} {edge}) scale({SAFE})">{drawing}</g></svg>'
    )


def source() -> bytes:
    """The SHA-256 of the favicon, in hexadecimal: a PNG says from which it was drawn."""
    return sha256(DRAWN_FROM.read_bytes()).hexdigest().encode()


def with_source(png: bytes, text: bytes) -> bytes:
    """A PNG that says in a text chunk, right after its header, what it was drawn from."""
    body = b"tEXt" + KEYWORD + b"\0" + text
    chunk = struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))
    header = len(SIGNATURE) + 25
    return png[:header] + chunk + png[header:]


def is_current(name: str) -> bool:
    """Whether a PNG is there, has its size, and was drawn from the favicon as it is."""
    path = PUBLIC / name
    if not path.is_file():
        return False
    png = path.read_bytes()
    return (
        png.startswith(SIGNATURE)
        and struct.unpack(">II", png[16:24]) == (ICONS[name], ICONS[name])
        and KEYWORD + b"\0" + source() in png
    )


if __name__ == "__main__":
    main()
