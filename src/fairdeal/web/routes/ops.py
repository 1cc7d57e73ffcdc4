"""For those who run the room: is it well, and how much does it do."""

from litestar import Response, get
from litestar.openapi import ResponseSpec

from fairdeal.web.page import page_for
from fairdeal.web.schemas import Health
from fairdeal.web.site import AnyRequest, TheSite


@get(
    "/healthz",
    summary="Whether the room is well",
    tags=["running"],
    responses={503: ResponseSpec(Health, description="The room cannot keep what happens")},
)
async def tell_health(site: TheSite) -> Response[Health]:
    """Status 200 while the room can keep what happens, 503 when it cannot."""
    failed = site.room.commits.failed is not None
    return Response(Health(not failed, "failed" if failed else "writable"), status_code=503 if failed else 200)


@get("/", include_in_schema=False)
async def tell_page(request: AnyRequest, site: TheSite) -> Response[bytes]:
    """A page that says that the room runs."""
    page = page_for(request.headers.get("accept-language", ""), site.room.settings.name)
    return Response(page.encode(), media_type="text/html; charset=utf-8", headers={"Vary": "Accept-Language"})


HANDLERS = [tell_health, tell_page]
