"""A room's database on a PostgreSQL server, one Fairdeal server at a time."""

from typing import Final

from sqlalchemy import URL, Connection, create_engine
from sqlalchemy.exc import OperationalError

from fairdeal.store import refusals
from fairdeal.store.copying import copy_rows
from fairdeal.store.database import PATIENCE, reading
from fairdeal.store.files import new_file, plain_file
from fairdeal.store.migrate import migrate

LOCK: Final = 0x0FA1_2DEA
"""The advisory lock that a server holds on its database."""

SETTINGS: Final = (
    # Left off, a commit could be lost with the power after it was acknowledged; all other values are safe.
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'",
    # A server whose machine is gone must not hold the lock for the two hours that TCP waits by itself.
    "SET tcp_keepalives_idle = 15",
    "SET tcp_keepalives_interval = 5",
    "SET tcp_keepalives_count = 3",
    # One that was killed just now may hold the lock for a moment longer.
    "SET lock_timeout = '2s'",
    f"SELECT pg_advisory_lock({LOCK})",
    "SET lock_timeout = 0",
)


class PostgresDatabase:
    """A `Database` at a URL. A pool that gives connections away between transactions must not stand before it."""

    begin: str | None = None

    def __init__(self, url: URL) -> None:
        self.name = URL.create("postgresql", None, None, url.host, url.port, url.database).render_as_string()
        self.engine = create_engine(
            url.set(drivername="postgresql+psycopg"),
            isolation_level="REPEATABLE READ",  # what one transaction reads is of one moment, as in SQLite
            paramstyle="format",  # the statements of `Statements` take their values by place
            pool_pre_ping=True,
            connect_args={"connect_timeout": int(PATIENCE)},
        )

    def claim(self) -> Connection:
        with reading(self):
            connection = self.engine.connect()
            try:
                for setting in SETTINGS:
                    connection.exec_driver_sql(setting)
                connection.commit()
            except OperationalError as error:
                connection.close()
                if getattr(error.orig, "sqlstate", None) == _LOCK_NOT_AVAILABLE:
                    raise refusals.in_use(self.name) from None
                raise
        self._check_encoding(connection)
        return connection

    def check(self) -> None:
        """Nothing: a server says by itself what is not there."""

    def check_place(self) -> None:
        """Nothing: a server does not let its files go."""

    def back_up(self, path: str) -> None:
        with new_file(path) as file, plain_file(file) as target, self.engine.connect() as source:
            migrate(target, path)
            copy_rows(source, target)

    def release(self) -> None:
        self.engine.dispose()

    def _check_encoding(self, connection: Connection) -> None:
        with reading(self):
            encoding = connection.exec_driver_sql("SHOW server_encoding").scalar_one()
            connection.rollback()
        if encoding != "UTF8":
            connection.close()
            raise refusals.unreadable(self.name, f"its encoding is {encoding}, and names need UTF8")


_LOCK_NOT_AVAILABLE: Final = "55P03"
