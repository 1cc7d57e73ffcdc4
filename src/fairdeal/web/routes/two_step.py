"""Two-step sign-in of hosts: turned on with an app and recovery codes, and off again."""

from litestar import post, put
from litestar.params import JSONBody

from fairdeal.room import refusals
from fairdeal.room.people import totp
from fairdeal.room.people.passwords import check_password
from fairdeal.room.ports import DropToken, PlayerRow
from fairdeal.web.links import qr_of
from fairdeal.web.presenters import me_of
from fairdeal.web.rates import CODES, SIGN_INS
from fairdeal.web.schemas import AppKey, Code, Me, Password, PasswordAndCode, RecoveryCodes
from fairdeal.web.site import Site, TheAsker, TheOwner, TheSite, tried


@post("/api/me/two-step", status_code=200, summary="Begin to turn two-step sign-in on", tags=["session"])
async def begin(site: TheSite, asker: TheAsker, owner: TheOwner, data: JSONBody[Password]) -> AppKey:
    """A key for your authenticator app; nothing has changed before you confirm it. For hosts."""
    site.people.check_host(owner.id, site.now)
    await _check_password(site, owner, asker.digest, data.password)
    secret = site.room.two_step.begin(owner.id)
    link = totp.link_of(secret, site.room.settings.name, owner.name)
    return AppKey(totp.key_of(secret), link, qr_of(link).decode())


@put("/api/me/two-step", summary="Turn two-step sign-in on", tags=["session"])
async def confirm(site: TheSite, asker: TheAsker, owner: TheOwner, data: JSONBody[Code]) -> RecoveryCodes:
    """Confirm the key by a code of your app. You are signed out everywhere else."""
    own = await site.own_tokens(owner.id)
    with tried(site, [(CODES, asker.digest)]):
        codes, writes = site.room.two_step.confirm(owner.id, data.code, site.now)
    others = [DropToken(row.digest) for row in own if not row.label and row.digest != asker.digest]
    await site.keep([*writes, *others])
    return RecoveryCodes(codes)


@post("/api/me/two-step/off", status_code=200, summary="Turn two-step sign-in off", tags=["session"])
async def turn_off(site: TheSite, asker: TheAsker, owner: TheOwner, data: JSONBody[PasswordAndCode]) -> Me:
    """Let the password be enough again."""
    two_step = site.room.two_step
    if not two_step.is_on(owner.id):
        raise refusals.two_step_off()
    await _check_password(site, owner, asker.digest, data.password)
    with tried(site, [(CODES, asker.digest)]):
        two_step.check(owner.id, data.code, site.now)
    await site.keep(two_step.turn_off(owner.id))
    return me_of(site.room, owner.id)


async def _check_password(site: Site, owner: PlayerRow, session: str, password: str) -> None:
    """Raises NotAllowed: `account-needed`, `wrong-password`."""
    if owner.password is None:
        raise refusals.account_needed()
    with tried(site, [(SIGN_INS, session)]):
        await site.hashed(lambda: check_password(owner.password, password, site.passwords))


HANDLERS = [begin, confirm, turn_off]
