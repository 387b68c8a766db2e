"""Winchester in batches against the engine."""
