"""How long a new recovery code waits, and the code of a player whose seat has moved."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("seats", sa.Column("reissue_wait", sa.BigInteger))
    op.add_column("seats", sa.Column("former", sa.String))
    op.add_column("seats", sa.Column("moved_at", sa.BigInteger))
