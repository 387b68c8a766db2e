"""What people type at a table: an answer, or a question about the game."""
