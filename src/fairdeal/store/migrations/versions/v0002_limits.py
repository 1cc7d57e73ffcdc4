"""What people bring in a day, and the limits that they set themselves, move from the settings to their rows."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

PREFIX = "limit:"

players = sa.table(
    "players",
    *(sa.column(name) for name in ("id", "bought_on", "bought", "limit_from", "next_limit")),
)
settings = sa.table("settings", sa.column("name"), sa.column("value"))


def upgrade() -> None:
    """Add the columns, and move what settings held into them."""
    for name in ("bought_on", "bought", "limit_from"):
        op.add_column("players", sa.Column(name, sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("players", sa.Column("next_limit", sa.BigInteger))
    connection = op.get_bind()
    of_players = settings.c.name.like(f"{PREFIX}%")
    for name, value in connection.execute(sa.select(settings.c.name, settings.c.value).where(of_players)).all():
        connection.execute(_move(name.removeprefix(PREFIX), json.loads(bytes(value))))
    connection.execute(sa.delete(settings).where(of_players))


def _move(player: str, held: dict[str, int]) -> sa.Update:
    return (
        sa.update(players)
        .where(players.c.id == player)
        .values(
            bought_on=held.get("day", 0),
            bought=held.get("bought", 0),
            limit_from=held.get("from_day", 0),
            next_limit=held.get("next_limit"),
        )
    )
