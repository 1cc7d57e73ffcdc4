"""Coming in and going out: guests, accounts, sessions."""

from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromQuery, JSONBody

from fairdeal.room.people import tokens
from fairdeal.room.people.names import fold
from fairdeal.room.people.passwords import check_password, read_password
from fairdeal.room.ports import DropToken, Write
from fairdeal.web import refusals
from fairdeal.web.headers import COOKIE, SECURE, headers_in, secret_of
from fairdeal.web.presenters import me_of
from fairdeal.web.rates import GUESTS, SIGN_INS
from fairdeal.web.schemas import Me, NewAccount, NewGuest, NewPassword, NewToken, SignIn, Token
from fairdeal.web.site import AnyRequest, Site, TheActor, TheAsker, TheOwner, ThePlayer, TheSite, network_asking


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
async def make_account(site: TheSite, owner: TheOwner, data: JSONBody[NewAccount]) -> Me:
    """A guest becomes an account that can sign in anywhere; the first account of a new room is its host."""
    password = read_password(data.password, owner.name)
    hashed = await site.hashed(lambda: site.passwords.hash(password))
    await site.keep(site.people.make_account(owner.id, hashed, site.now))
    return me_of(site.room, owner.id)


@post("/api/sign-in", status_code=200, summary="Sign in; the session comes as a cookie", tags=["session"])
async def sign_in(request: AnyRequest, site: TheSite, asker: TheAsker, data: JSONBody[SignIn]) -> Response[Me]:
    """Sign in with name and password."""
    site.rates.check(SIGN_INS, ("address", network_asking(request)), ("name", fold(data.name)))
    player, kept = site.people.password_of(data.name)
    better = await site.hashed(lambda: check_password(kept, data.password, site.passwords))
    writes: list[Write] = [] if better is None else site.people.change_password(player, kept, better)
    left: list[Write] = [DropToken(asker.digest)] if asker.digest and not asker.by_token else []
    return await _signed_in(request, site, player, [*writes, *left])


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
    secret, _ = secret_of(headers_in(request.scope))
    cookies = [] if asker.by_token else [_cookie(request, secret)]
    return Response(me_of(site.room, player.id), cookies=cookies)


@put("/api/me/password", summary="Choose another password", tags=["session"])
async def change_password(
    request: AnyRequest, site: TheSite, asker: TheAsker, owner: TheOwner, data: JSONBody[NewPassword]
) -> Me:
    """Change your password; you are signed out everywhere else."""
    site.rates.check(SIGN_INS, ("address", network_asking(request)), ("name", fold(owner.name)))
    await site.hashed(lambda: check_password(owner.password, data.old, site.passwords))
    password = read_password(data.new, owner.name)
    hashed = await site.hashed(lambda: site.passwords.hash(password))
    others = tokens.end_sessions(await site.own_tokens(owner.id), but=asker.digest)
    await site.keep([*site.people.change_password(owner.id, owner.password, hashed), *others])
    return me_of(site.room, owner.id)


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


async def _signed_in(request: AnyRequest, site: Site, player: str, writes: list[Write]) -> Response[Me]:
    issued = tokens.issue_session(player, site.now, site.draw)
    await site.keep([*writes, issued.row])
    return Response(me_of(site.room, player), cookies=[_cookie(request, issued.secret)])


def _cookie(request: AnyRequest, secret: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=secret,
        path="/",
        max_age=int(tokens.SESSION_LIFE),
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] in SECURE,
    )


HANDLERS = [
    come_in,
    make_account,
    sign_in,
    sign_out,
    tell_me,
    change_password,
    list_tokens,
    make_token,
    revoke_token,
]
