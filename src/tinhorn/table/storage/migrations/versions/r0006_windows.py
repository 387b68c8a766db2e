"""Reaction windows: whether anybody watches a table, and the standing orders of its seats."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column(
        "tables",
        sa.Column("is_watched", sa.Boolean, nullable=False, server_default=sa.true()),
    )
    op.add_column("seats", sa.Column("orders", sa.Text))
