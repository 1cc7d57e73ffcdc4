"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make every table."""
    _people()
    _tables()
    _records()
    _lines()


def _id() -> sa.Column[int]:
    kind = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    return sa.Column("id", kind, autoincrement=False, nullable=False)


def _people() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("folded", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("wallet", sa.BigInteger, nullable=False),
        sa.Column("password", sa.Text),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.Column("muted_until", sa.Double, nullable=False),
        sa.Column("banned_until", sa.Double, nullable=False),
        sa.Column("daily_limit", sa.BigInteger),
        sa.Column("paused_until", sa.Double, nullable=False),
        sa.Column("topped_up", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
        sa.UniqueConstraint("folded", name="uq_players_folded"),
    )
    op.create_table(
        "tokens",
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_tokens"),
    )
    op.create_index("ix_tokens_player", "tokens", ["player"])


def _tables() -> None:
    op.create_table(
        "tables",
        _id(),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("house", sa.LargeBinary, nullable=False),
        sa.Column("policy", sa.LargeBinary, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("bots", sa.LargeBinary, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_table(
        "journal",
        _id(),
        sa.Column("table", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_journal"),
    )
    for name, value in (("settings", sa.LargeBinary), ("marks", sa.BigInteger)):
        op.create_table(
            name,
            sa.Column("name", sa.Text, nullable=False),
            sa.Column("value", value, nullable=False),
            sa.PrimaryKeyConstraint("name", name=f"pk_{name}"),
        )


def _records() -> None:
    op.create_table(
        "records",
        _id(),
        sa.Column("table", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_records"),
    )
    op.create_table(
        "record_players",
        sa.Column("record", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("place", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("record", "place", name="pk_record_players"),
        sa.ForeignKeyConstraint(["record"], ["records.id"], name="fk_record_players_record_records"),
    )
    op.create_index("ix_record_players_player_record", "record_players", ["player", "record"])


def _lines() -> None:
    op.create_table(
        "changes",
        _id(),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("amount", sa.BigInteger, nullable=False),
        sa.Column("balance", sa.BigInteger),
        sa.Column("table", sa.BigInteger),
        sa.Column("sitting", sa.BigInteger),
        sa.Column("round", sa.BigInteger),
        sa.Column("note", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_changes"),
    )
    op.create_index("ix_changes_player_id", "changes", ["player", "id"])
    op.create_table(
        "audit",
        _id(),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("deed", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )
    op.create_table(
        "chat",
        _id(),
        sa.Column("table", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
    )
    op.create_index("ix_chat_table_id", "chat", ["table", "id"])
