"""Coming in and going out: guests, accounts, sessions."""

from collections.abc import Callable
from typing import Final

from litestar import Response, delete, get, post, put
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie
from litestar.params import FromQuery, JSONBody

from fairdeal.room import refusals as room_refusals
from fairdeal.room.people import tokens
from fairdeal.room.people.names import fold
from fairdeal.room.people.passwords import check_password, read_password
from fairdeal.room.ports import DropToken, Write
from fairdeal.web import refusals
from fairdeal.web.headers import COOKIE, DEVICE_COOKIE, SECURE, cookies_in, headers_in
from fairdeal.web.presenters import me_of
from fairdeal.web.rates import CODES, GUESTS, NAMES, SIGN_INS
from fairdeal.web.schemas import HostKey, Me, NewAccount, NewGuest, NewPassword, NewToken, SignIn, Token
from fairdeal.web.site import (
    AnyRequest,
    Asker,
    Site,
    TheActor,
    TheAsker,
    TheOwner,
    ThePlayer,
    TheSite,
    Tries,
    network_asking,
    tried,
)

SIGN_IN: Final = "/api/sign-in"

DEVICE_LIFE: Final = 366 * tokens.DAY
"""Seconds for which a browser keeps the mark of having signed in."""


@post("/api/guest", summary="Come in as a guest; the session comes as a cookie", tags=["session"])
async def come_in(request: AnyRequest, site: TheSite, asker: TheAsker, data: JSONBody[NewGuest]) -> Response[Me]:
    """Make a guest with that name, and sign in."""
    if asker.player:
        raise refusals.signed_in_already()
    site.rates.check(GUESTS, network_asking(request))
    row = site.people.guest(data.name, site.now)
    opened = site.room.wallets.open(row.id, site.room.settings, site.now)
    return await _signed_in(request, site, row.id, [row, *opened])


@post("/api/account", status_code=200, summary="Give your guest a password", tags=["session"])
async def make_account(
    request: AnyRequest, site: TheSite, asker: TheAsker, owner: TheOwner, data: JSONBody[NewAccount]
) -> Response[Me]:
    """A guest becomes an account that can sign in anywhere. The session gets a new secret, as a cookie."""
    password = read_password(data.password, owner.name)
    hashed = await site.hashed(lambda: site.passwords.hash(password))
    return await _renewed(request, site, asker, lambda: site.people.make_account(owner.id, hashed), is_device=True)


@post("/api/first-host", status_code=200, summary="Become the room’s first host", tags=["session"])
async def become_first_host(
    request: AnyRequest, site: TheSite, asker: TheAsker, owner: TheOwner, data: JSONBody[HostKey]
) -> Response[Me]:
    """For the key in the link that `fairdeal serve` shows while the room has no host.

    The session gets a new secret, and your API tokens end.
    """
    return await _renewed(
        request, site, asker, lambda: site.first_host.make(owner.id, data.key, site.now), tokens_too=True
    )


@post(SIGN_IN, status_code=200, summary="Sign in; the session comes as a cookie", tags=["session"])
async def sign_in(request: AnyRequest, site: TheSite, asker: TheAsker, data: JSONBody[SignIn]) -> Response[Me]:
    """Sign in with name and password. Wrong ones are counted, apart where somebody has signed in by this browser."""
    player, kept = site.people.password_of(data.name)
    with tried(site, _tries_of(request, site, player, data.name)):
        better = await site.hashed(lambda: check_password(kept, data.password, site.passwords))
    second = _second_step(request, site, player, data.code)
    writes: list[Write] = [] if better is None else site.people.change_password(player, kept, better)
    left: list[Write] = [DropToken(asker.digest)] if asker.digest and not asker.by_token else []
    return await _signed_in(request, site, player, [*second, *writes, *left], is_device=True)


@post(
    "/api/sign-out",
    status_code=204,
    summary="End this session",
    tags=["session"],
    response_cookies=[Cookie(key=COOKIE, value="", path="/", max_age=0, httponly=True, samesite="lax")],
)
async def sign_out(site: TheSite, asker: TheAsker) -> None:
    """Sign out here. Signing out twice is no mistake."""
    if asker.digest and not asker.by_token:
        await site.keep([DropToken(asker.digest)])


@get("/api/me", summary="Who you are here", tags=["you"])
async def tell_me(request: AnyRequest, site: TheSite, asker: TheAsker, player: ThePlayer) -> Response[Me]:
    """Your name, chips, seats and limits. A session's cookie is given anew, so that it lasts while it is used."""
    cookies = [] if asker.by_token else [_session_cookie(request, asker.secret)]
    return Response(me_of(site.room, player.id), cookies=cookies)


@put("/api/me/password", summary="Choose another password", tags=["session"])
async def change_password(
    request: AnyRequest, site: TheSite, asker: TheAsker, owner: TheOwner, data: JSONBody[NewPassword]
) -> Response[Me]:
    """Change your password; you are signed out everywhere else, and your API tokens end unless you keep them."""
    with tried(site, [(SIGN_INS, asker.digest)]):
        await site.hashed(lambda: check_password(owner.password, data.old, site.passwords))
    password = read_password(data.new, owner.name)
    hashed = await site.hashed(lambda: site.passwords.hash(password))
    return await _renewed(
        request,
        site,
        asker,
        lambda: site.people.change_password(owner.id, owner.password, hashed),
        tokens_too=not data.keep_tokens,
        is_device=True,
    )


@get("/api/me/tokens", summary="Your API tokens", tags=["tokens"])
async def list_tokens(site: TheSite, player: ThePlayer) -> list[Token]:
    """The tokens for your programs, without their secrets."""
    rows = tokens.api_tokens(await site.own_tokens(player.id), site.now)
    return [Token(row.label, row.created, row.expires) for row in rows]


@post("/api/me/tokens", summary="Make an API token", tags=["tokens"])
async def make_token(site: TheSite, owner: TheOwner, data: JSONBody[NewToken]) -> Token:
    """Make a token for a program of yours, which sends it as `Authorization: Bearer …`. It is told this once."""
    async with site.minting:
        issued = tokens.issue_token(owner, data.label, await site.own_tokens(owner.id), site.now, site.draw)
        await site.keep([issued.row])
    return Token(issued.row.label, issued.row.created, issued.row.expires, issued.secret)


@delete("/api/me/tokens", status_code=204, summary="Revoke an API token", tags=["tokens"])
async def revoke_token(site: TheSite, actor: TheActor, label: FromQuery[str]) -> None:
    """Let the token of that label be valid no longer."""
    await site.keep([*tokens.revoke(await site.own_tokens(actor.id), label)])


def _tries_of(request: AnyRequest, site: Site, player: str, name: str) -> list[Tries]:
    """What a wrong password for a name counts for: the device if it is known, else the address and the name."""
    mark = site.devices.find(player, cookies_in(headers_in(request.scope), DEVICE_COOKIE)) if player else ""
    return [(SIGN_INS, mark)] if mark else [(SIGN_INS, network_asking(request)), (NAMES, fold(name))]


def _second_step(request: AnyRequest, site: Site, player: str, code: str) -> list[Write]:
    """What a code of the second step writes, where there is one. Raises NotAllowed (`code-needed`, `wrong-code`)."""
    if not site.room.two_step.is_on(player):
        return []
    if not code.strip():
        raise room_refusals.code_needed()
    mark = site.devices.find(player, cookies_in(headers_in(request.scope), DEVICE_COOKIE))
    with tried(site, [(CODES, mark or player)]):
        return site.room.two_step.check(player, code, site.now)


async def _renewed(
    request: AnyRequest,
    site: Site,
    asker: Asker,
    change: Callable[[], list[Write]],
    *,
    tokens_too: bool = False,
    is_device: bool = False,
) -> Response[Me]:
    """A player may do something else from now on: every session ends, and this one goes on with a new secret."""
    ended = tokens.end_sessions(await site.own_tokens(asker.player), tokens_too=tokens_too)
    return await _signed_in(request, site, asker.player, [*change(), *ended], renewed=asker.digest, is_device=is_device)


async def _signed_in(
    request: AnyRequest, site: Site, player: str, writes: list[Write], *, renewed: str = "", is_device: bool = False
) -> Response[Me]:
    issued = tokens.issue_session(player, site.now, site.draw)
    cookies = [_session_cookie(request, issued.secret)]
    if is_device:
        marks, kept = site.devices.mark(player, cookies_in(headers_in(request.scope), DEVICE_COOKIE))
        cookies.append(_cookie(request, DEVICE_COOKIE, marks, path=SIGN_IN, life=DEVICE_LIFE))
        writes = [*writes, *kept]
    await site.keep([*writes, issued.row], renewed=renewed)
    after = BackgroundTask(site.cut_renewed, renewed) if renewed else None
    return Response(me_of(site.room, player), cookies=cookies, background=after)


def _session_cookie(request: AnyRequest, secret: str) -> Cookie:
    return _cookie(request, COOKIE, secret, path="/", life=tokens.SESSION_LIFE)


def _cookie(request: AnyRequest, name: str, value: str, *, path: str, life: float) -> Cookie:
    return Cookie(
        key=name,
        value=value,
        path=path,
        max_age=int(life),
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] in SECURE,
    )


HANDLERS = [
    come_in,
    make_account,
    become_first_host,
    sign_in,
    sign_out,
    tell_me,
    change_password,
    list_tokens,
    make_token,
    revoke_token,
]
