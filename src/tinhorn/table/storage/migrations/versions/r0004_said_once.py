"""A line of chat sent twice is said once; a game brought from elsewhere is known as such."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("chat", sa.Column("request", sa.String(), nullable=True))
    op.execute("UPDATE chat SET request = 'before:' || id")
    op.create_index("chat_by_request", "chat", ["table_id", "request"], unique=True)
    op.add_column(
        "tables",
        sa.Column("is_brought", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
