"""What a request says of itself: its headers, where it came from, and from which page."""

from collections.abc import Mapping
from typing import Any, Final

from fairdeal.web.networks import network_of

COOKIE: Final = "fairdeal_session"
"""The name of the session's cookie."""

DEVICE_COOKIE: Final = "fairdeal_device"
"""The name of the cookie that a browser keeps after somebody has signed in there."""

SECURE: Final = frozenset({"https", "wss"})
"""The schemes of requests that came by TLS, to the room itself or to a proxy that it trusts."""


def headers_in(scope: Mapping[str, Any]) -> dict[str, str]:
    """The headers of a request; of several with one name the values are joined, as HTTP joins them."""
    headers: dict[str, str] = {}
    for raw, value in scope["headers"]:
        name, text = raw.decode("latin-1"), value.decode("latin-1")
        joint = "; " if name == "cookie" else ", "
        headers[name] = f"{headers[name]}{joint}{text}" if name in headers else text
    return headers


def address_in(scope: Mapping[str, Any]) -> str:
    """The network address from which a request came."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def network_in(scope: Mapping[str, Any]) -> str:
    """The network from which a request came: what limits count."""
    return network_of(address_in(scope))


def api_token_in(headers: Mapping[str, str]) -> str | None:
    """The secret of the API token that a request brings (`Authorization: Bearer …`); None without one."""
    scheme, _, secret = headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else None


def cookies_in(headers: Mapping[str, str], wanted: str) -> list[str]:
    """What the cookies of that name hold, each once: whatever else lies in the jar of a browser, they are found.

    >>> cookies_in({"cookie": 'other={"a": 1, "b": "ä"}; fairdeal_session=abc'}, COOKIE)
    ['abc']
    """
    pairs = [cookie.partition("=") for cookie in headers.get("cookie", "").split(";")]
    return [*dict.fromkeys(value.strip().strip('"') for name, _, value in pairs if name.strip() == wanted)]


def is_same_origin(scope: Mapping[str, Any], allowed: frozenset[str]) -> bool:
    """Whether a request comes from the room's own pages, or from no page at all (a program sends no origin).

    A page that anybody on the way can write, without TLS, is none of a room with TLS.
    """
    headers = headers_in(scope)
    origin = headers.get("origin")
    scheme = "https" if scope["scheme"] in SECURE else "http"
    return origin is None or origin == f"{scheme}://{headers.get('host', '')}" or origin in allowed
