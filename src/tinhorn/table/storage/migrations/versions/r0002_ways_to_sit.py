"""One device may hold several seats of a table, and a screen may open one."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.drop_index("seats_by_token", table_name="seats")
    op.add_column("tables", sa.Column("screen", sa.String(), nullable=True))
