"""Seats that a bot covers, players who have left, and what the players have agreed on."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    conduct = sa.Column("conduct", sa.Text, nullable=False, server_default="{}")
    op.add_column("tables", conduct)
    covered = sa.Column("is_covered", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", covered)
    op.add_column("seats", sa.Column("gone", sa.String))
