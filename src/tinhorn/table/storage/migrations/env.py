"""Run by Alembic, on the connection that `storage/database.py` passes in."""

from alembic import context

from tinhorn.table.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
