"""Live tables: decisions, storage, deadlines, verifiable draws, and what each viewer is sent."""
