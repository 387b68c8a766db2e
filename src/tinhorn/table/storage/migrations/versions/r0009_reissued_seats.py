"""New recovery codes that wait for the player, shared devices, and who did what a notice says."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    is_shared = sa.Column("is_shared", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", is_shared)
    op.add_column("seats", sa.Column("reissued", sa.String))
    op.add_column("seats", sa.Column("reissued_at", sa.BigInteger))
    op.add_column("seats", sa.Column("reissued_by", sa.Integer))
    op.add_column("chat", sa.Column("by", sa.Integer))
