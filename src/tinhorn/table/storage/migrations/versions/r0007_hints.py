"""Whether people may ask the coach at a table of several people."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.String, nullable=False, server_default="alone"))
