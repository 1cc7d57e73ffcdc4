"""The addresses of the room's HTTP, by what they are about."""

from fairdeal.web.routes import checks, history, host, lobby, ops, own, replays, session

HANDLERS = [
    *session.HANDLERS,
    *own.HANDLERS,
    *lobby.HANDLERS,
    *history.HANDLERS,
    *replays.HANDLERS,
    *checks.HANDLERS,
    *host.HANDLERS,
    *ops.HANDLERS,
]

__all__ = ["HANDLERS"]
