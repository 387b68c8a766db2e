"""Plain names: `asking`, `is_imported`, and the values `window` and `timeout`."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.alter_column("tables", "is_brought", new_column_name="is_imported")
    op.alter_column("jobs", "take", new_column_name="asking")
    op.execute("UPDATE entries SET \"by\" = 'window' WHERE \"by\" = 'moment'")
    op.execute("UPDATE entries SET \"by\" = 'timeout' WHERE \"by\" = 'lapse'")
    _rename_window_in_timing()


def _rename_window_in_timing() -> None:
    """Rewrite each value of `timing` once: it is JSON, and tables share few of them."""
    connection = op.get_bind()
    for (timing,) in connection.execute(sa.text("SELECT DISTINCT timing FROM tables")).all():
        values = json.loads(timing)
        if "moment" in values:
            values["window"] = values.pop("moment")
            connection.execute(
                sa.text("UPDATE tables SET timing = :new WHERE timing = :old"),
                {"new": json.dumps(values), "old": timing},
            )
