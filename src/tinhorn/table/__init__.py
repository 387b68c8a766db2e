"""A live game: seats, deadlines, storage, fairness, and an update for every viewer.

Nothing is imported here: the engine's tools can use `tinhorn.table.fairness` without a database.
"""

__all__ = ["fairness", "live", "model", "records", "registry", "replay", "storage"]
