"""An answer that is written already."""

from typing import Any

from litestar import Response
from litestar.enums import MediaType


class RawJson(Response[Any]):
    """JSON, byte for byte as it is given."""

    def __init__(self, data: bytes) -> None:
        super().__init__(data, media_type=MediaType.JSON)

    def render(self, content: Any, media_type: str, enc_hook: Any = None) -> bytes:
        """The bytes as they are."""
        assert isinstance(content, bytes)
        return content
