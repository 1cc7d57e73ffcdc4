"""The link of a table: the address at which the browser client shows it, and the same as a QR code."""

from io import BytesIO

import segno
from segno.encoder import DataOverflowError

from fairdeal.room.ports import TableRow
from fairdeal.web import refusals


def link_of(origin: str, table: TableRow) -> str:
    """The address of a table in a room; with its secret if it is private.

    >>> link_of("https://cards.example", TableRow(3, "casino-war", "", b"", b"", "5e", "anna", 0.0))
    'https://cards.example/table/3?code=5e'
    """
    return f"{origin}/table/{table.id}" + (f"?code={table.code}" if table.code else "")


def qr_of(link: str) -> bytes:
    """A link as a QR code: an SVG of any size, with its quiet zone, dark on light in any theme.

    Raises NotUnderstood (`link-too-long`).
    """
    image = BytesIO()
    try:
        code = segno.make(link, micro=False)
    except DataOverflowError:
        raise refusals.link_too_long() from None
    code.save(image, kind="svg", omitsize=True, dark="#000", light="#fff", xmldecl=False, nl=False)
    return image.getvalue()
