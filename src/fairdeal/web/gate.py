"""What every request passes before it reaches its address, and the headers that every answer carries."""

from collections.abc import Iterable, Mapping, MutableMapping
from typing import Any, Final

from fairdeal.web import refusals
from fairdeal.web.headers import SECURE, api_token_in, headers_in, is_same_origin, network_in
from fairdeal.web.hosts import is_known_host
from fairdeal.web.rates import REQUESTS, Rates

Headers = list[tuple[bytes, bytes]]

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
"""Methods that change nothing."""

WITH_BODY: Final = frozenset({"POST", "PUT", "PATCH"})
"""Methods that a page of another site can send without being asked, as a form, but not with a body of JSON."""

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self' data:",
        "object-src 'none'",
    )
)
"""The Content-Security-Policy: everything comes from the room itself, and nothing is written into pages."""

ALWAYS: Final[Headers] = [
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"referrer-policy", b"same-origin"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
NO_STORE: Final = (b"cache-control", b"no-store")
NEVER_CACHED: Final = ("/api/", "/healthz", "/metrics")


class Gate:
    """Lets requests in, or refuses them with an error."""

    def __init__(self, rates: Rates, origins: frozenset[str], hosts: frozenset[str] | None) -> None:
        self._rates = rates
        self._origins = origins
        self._hosts = hosts

    def check_host(self, scope: Mapping[str, Any]) -> None:
        """Raises `wrong-host` for a name that the room does not go by.

        A page of another site can give its own name the address of this machine, and would then be same-origin with
        the room (DNS rebinding); but the browser goes on calling it by that name.
        """
        host = headers_in(scope).get("host", "")
        if self._hosts is not None and not is_known_host(host, self._hosts):
            raise refusals.wrong_host(host)

    def check(self, scope: Mapping[str, Any]) -> None:
        """Raises `too-many-requests`, and for what would change something `wrong-origin` and `not-json`.

        A program that brings an API token is no browser, which could be led to send what its user does not want.
        """
        self._rates.check(REQUESTS, network_in(scope))
        method, headers = scope["method"], headers_in(scope)
        if method in SAFE or api_token_in(headers):
            return
        if not is_same_origin(scope, self._origins):
            raise refusals.wrong_origin()
        if method in WITH_BODY and not _is_json(headers.get("content-type", "")):
            raise refusals.not_json()


def check_length(scope: Mapping[str, Any]) -> None:
    """Raises `two-lengths`: programs on the way may see two requests where we see one (RFC 9112 §6.3)."""
    headers = headers_in(scope)
    if "content-length" in headers and "transfer-encoding" in headers:
        raise refusals.two_lengths()


def guarded(message: MutableMapping[str, Any], scope: Mapping[str, Any]) -> MutableMapping[str, Any]:
    """The start of an answer, with the headers that guard it."""
    added = [*ALWAYS, *([HSTS] if scope["scheme"] in SECURE else [])]
    if scope["path"].startswith(NEVER_CACHED):
        added.append(NO_STORE)
    return {**message, "headers": [*_without(message.get("headers", []), added), *added]}


def _without(headers: Iterable[tuple[bytes, bytes]], added: Headers) -> Headers:
    names = {name for name, _ in added}
    return [(name, value) for name, value in headers if name.lower() not in names]


def _is_json(content_type: str) -> bool:
    return content_type.partition(";")[0].strip().lower() == "application/json"
