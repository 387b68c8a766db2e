"""What the seats commit to before a game starts, and the attempts to start it."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("attempts", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("reveal_by", sa.BigInteger))
    op.add_column("seats", sa.Column("commitment", sa.String))
