"""What finished sittings brought their players is kept, worked out once, and who would be on no leaderboard."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

NUMBERS = ("rounds", "net", "priced", "priced_net", "expected", "decisions", "mistakes", "cost")


def upgrade() -> None:
    """Add the table, the column, and the indexes by which both are found."""
    op.create_table(
        "figures",
        sa.Column("record", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("house", sa.Text, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        *(sa.Column(name, sa.BigInteger, nullable=False) for name in NUMBERS),
        sa.PrimaryKeyConstraint("record", "player", name="pk_figures"),
    )
    op.create_index("ix_figures_ended", "figures", ["ended"])
    op.create_index("ix_figures_player_ended", "figures", ["player", "ended"])
    op.create_index("ix_records_ended", "records", ["ended"])
    op.add_column("players", sa.Column("unlisted", sa.Boolean, nullable=False, server_default=sa.false()))
