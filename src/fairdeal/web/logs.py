"""The room's log: one line for each entry, without secrets and without cards."""

import logging
import sys
from typing import Final

import structlog
from structlog.typing import Processor

QUIET: Final = ("uvicorn", "uvicorn.error", "asyncio", "sqlalchemy", "alembic", "litestar")
"""Those that say at most what is wrong: at other times they would tell addresses with queries."""


def set_up_logs(*, as_json: bool) -> None:
    """Let everything that is logged in this process come out in one form, on the error stream."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=_form(as_json=as_json))
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)


def _form(*, as_json: bool) -> list[Processor]:
    """Tracebacks are plain: with the values of variables they would hold what must stay secret."""
    remove = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    if as_json:
        return [remove, structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
    colors = sys.stderr.isatty()
    return [remove, structlog.dev.ConsoleRenderer(colors=colors, exception_formatter=structlog.dev.plain_traceback)]
