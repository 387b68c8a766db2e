"""Many games between bots: their progress and their results."""
