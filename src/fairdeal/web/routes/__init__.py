"""The addresses of the room's HTTP, by what they are about."""

from fairdeal.web.routes import checks, figures, guide, history, host, lobby, ops, own, replays, session, two_step

HANDLERS = [
    *session.HANDLERS,
    *two_step.HANDLERS,
    *own.HANDLERS,
    *lobby.HANDLERS,
    *guide.HANDLERS,
    *history.HANDLERS,
    *replays.HANDLERS,
    *figures.HANDLERS,
    *checks.HANDLERS,
    *host.HANDLERS,
    *ops.HANDLERS,
]

__all__ = ["HANDLERS"]
