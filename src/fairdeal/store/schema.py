"""The tables of the database, the same in SQLite and PostgreSQL, and the rows that they keep.

Columns are named and ordered as the fields of the rows in `fairdeal.room.ports`. A change here needs a migration.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from fairdeal.room.ports import (
    AuditRow,
    ChangeRow,
    ChatRow,
    FiguresRow,
    JournalRow,
    PlayerRow,
    RecordRow,
    SettingRow,
    TableRow,
    TokenRow,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _id() -> Column[int]:
    """A key that the room gives. In SQLite such a column is the place of the row itself, and costs no index."""
    kind = BigInteger().with_variant(Integer(), "sqlite")
    return Column("id", kind, primary_key=True, autoincrement=False)


players = Table(
    "players",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("wallet", BigInteger, nullable=False),
    Column("password", Text),
    Column("host", Boolean, nullable=False),
    Column("muted_until", Double, nullable=False),
    Column("banned_until", Double, nullable=False),
    Column("daily_limit", BigInteger),
    Column("paused_until", Double, nullable=False),
    Column("topped_up", BigInteger, nullable=False),
    Column("bought_on", BigInteger, nullable=False, server_default="0"),
    Column("bought", BigInteger, nullable=False, server_default="0"),
    Column("limit_from", BigInteger, nullable=False, server_default="0"),
    Column("next_limit", BigInteger),
    Column("unlisted", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("folded"),
)

tokens = Table(
    "tokens",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("player", Text, nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    _id(),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("house", LargeBinary, nullable=False),
    Column("policy", LargeBinary, nullable=False),
    Column("code", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("bots", LargeBinary, nullable=False),
    Column("closed", Boolean, nullable=False),
)

# The hot path: added to at the end, read whole at start, and so without a second index.
journal = Table(
    "journal",
    METADATA,
    _id(),
    Column("table", BigInteger, nullable=False),
    Column("entry", LargeBinary, nullable=False),
)

records = Table(
    "records",
    METADATA,
    _id(),
    Column("table", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("ended", Double, nullable=False, index=True),
    Column("record", LargeBinary, nullable=False),
)

# Who played in a record, in the order of its row.
record_players = Table(
    "record_players",
    METADATA,
    Column("record", ForeignKey("records.id"), primary_key=True),
    Column("place", BigInteger, primary_key=True),
    Column("player", Text, nullable=False),
    Index(None, "player", "record"),
)

figures = Table(
    "figures",
    METADATA,
    Column("record", BigInteger, primary_key=True, autoincrement=False),
    Column("player", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("house", Text, nullable=False),
    Column("ended", Double, nullable=False, index=True),
    Column("rounds", BigInteger, nullable=False),
    Column("net", BigInteger, nullable=False),
    Column("priced", BigInteger, nullable=False),
    Column("priced_net", BigInteger, nullable=False),
    Column("expected", BigInteger, nullable=False),
    Column("decisions", BigInteger, nullable=False),
    Column("mistakes", BigInteger, nullable=False),
    Column("cost", BigInteger, nullable=False),
    Index(None, "player", "ended"),
)

changes = Table(
    "changes",
    METADATA,
    _id(),
    Column("player", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("reason", Text, nullable=False),
    Column("amount", BigInteger, nullable=False),
    Column("balance", BigInteger),
    Column("table", BigInteger),
    Column("sitting", BigInteger),
    Column("round", BigInteger),
    Column("note", Text, nullable=False),
    Index(None, "player", "id"),
)

audit = Table(
    "audit",
    METADATA,
    _id(),
    Column("at", Double, nullable=False),
    Column("host", Text, nullable=False),
    Column("deed", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("reason", Text, nullable=False),
)

chat = Table(
    "chat",
    METADATA,
    _id(),
    Column("table", BigInteger, nullable=False),
    Column("at", Double, nullable=False),
    Column("player", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Index(None, "table", "id"),
)

settings = Table(
    "settings",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# Numbers that the store keeps for itself: `last_id` is the largest id of a journal line that was forgotten.
marks = Table(
    "marks",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", BigInteger, nullable=False),
)

REPLACED: Final = {PlayerRow: players, TokenRow: tokens, TableRow: tables, SettingRow: settings, FiguresRow: figures}
"""Rows that replace one with the same key."""

ADDED: Final = {JournalRow: journal, RecordRow: records, ChangeRow: changes, AuditRow: audit, ChatRow: chat}
"""Rows that are only ever added."""

NUMBERED: Final = (tables, *ADDED.values())
"""Where the ids lie that the room gives in one sequence."""
