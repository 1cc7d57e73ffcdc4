"""Errors as answers of HTTP: a status, and the refusal as JSON."""

from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE
from structlog.stdlib import get_logger

from fairdeal.errors import FairdealError, IllegalHouse, NotAllowed, NotUnderstood, StoreFailed
from fairdeal.web import refusals
from fairdeal.web.requests import BrokenOff
from fairdeal.wire.encode import refusal_of
from fairdeal.wire.messages import Refusal

MOST_BODY: Final = 16 * 1024
"""Bytes in the body of a request."""

MOST_RECORD: Final = 2 * 1024 * 1024
"""Bytes of a record that is sent to be checked."""

RETRY_AFTER: Final = 5
"""Seconds to wait before asking again what there was no time to work out."""

LOG = get_logger("fairdeal.web")

STATUSES: Final = {
    **dict.fromkeys(("not-signed-in", "wrong-password", "code-needed", "wrong-code"), 401),
    **dict.fromkeys(
        (
            "no-table",
            "no-player",
            "no-token",
            "no-game",
            "no-such-record",
            "no-such-share",
            "no-rounds-yet",
            "no-round",
            "no-example",
            "no-page",
        ),
        404,
    ),
    "no-method": 405,
    "request-too-large": 413,
    "not-json": 415,
    "too-many-requests": 429,
    "broken": 500,
    **dict.fromkeys(("thinking-busy", "thinking-too-long", "thinking-too-large", "thinking-lost"), 503),
}
"""Statuses by code, where the kind of error does not tell."""

KINDS: Final[tuple[tuple[type[FairdealError], int], ...]] = (
    (StoreFailed, 503),
    (NotUnderstood, 400),
    (IllegalHouse, 400),
    (NotAllowed, 403),
)
"""Statuses by kind; what the rules or the moment do not allow is a conflict."""

POSSIBLE: Final = (400, 401, 403, 404, 409, 413, 415, 429, 503)
"""The statuses with which any address may refuse."""


def status_of(error: FairdealError) -> int:
    """The status of HTTP for an error.

    >>> status_of(refusals.no_table(3)), status_of(refusals.wrong_origin()), status_of(refusals.signed_in_already())
    (404, 403, 409)
    """
    by_kind = next((status for kind, status in KINDS if isinstance(error, kind)), 409)
    return STATUSES.get(error.code, by_kind)


def headers_of(error: FairdealError) -> dict[str, str]:
    """The headers that belong to an error."""
    if error.code == "too-many-requests":
        return {"Retry-After": str(error.facts["seconds"])}
    if error.code == "thinking-busy":
        return {"Retry-After": str(RETRY_AFTER)}
    if error.code == "two-lengths":
        return {"Connection": "close"}
    return {"WWW-Authenticate": "Bearer"} if status_of(error) == 401 else {}


def body_of(error: FairdealError) -> bytes:
    """The refusal, as JSON."""
    return msgspec.json.encode(refusal_of(error))


def answer_error(request: Request[Any, Any, Any], error: FairdealError) -> Response[Refusal]:
    """Answer what was refused."""
    return Response(refusal_of(error), status_code=status_of(error), headers=headers_of(error))


def answer_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """Answer what Litestar refused."""
    return answer_error(request, _told(error, request))


def answer_broken_off(request: Request[Any, Any, Any], error: BrokenOff) -> Response[Refusal]:
    """Answer, for the log alone, that the client has left."""
    return answer_error(request, refusals.request_broken_off())


def answer_bug(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """Answer what should not have happened, and write it down."""
    LOG.error("bug", path=request.scope["path"], exc_info=error)
    return answer_error(request, refusals.broken())


def _told(error: HTTPException, request: Request[Any, Any, Any]) -> FairdealError:
    match error:
        case NotFoundException():
            return refusals.no_page()
        case MethodNotAllowedException():
            return refusals.no_method()
        case HTTPException(status_code=status) if status == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
            return refusals.request_too_large(request.route_handler.resolve_request_max_body_size() or MOST_BODY)
        case ValidationException() | ClientException():
            return refusals.request_unreadable(_wrong(error))
    LOG.error("bug", status=error.status_code, exc_info=error)
    return refusals.broken()


def _wrong(error: HTTPException) -> str:
    """What is wrong with a request, with its place; never what was sent."""
    places = error.extra if isinstance(error.extra, list) else []
    told = [f"{each.get('key', '')}: {each['message']}".lstrip(": ") for each in places if each.get("message")]
    return "; ".join(told) or "it is not the JSON that is expected"
