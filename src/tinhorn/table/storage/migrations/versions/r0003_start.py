"""A game may go on from a state instead of beginning anew."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("start", sa.Text(), nullable=True))
