"""Replays, reviews and chances: worked out on demand, and kept for those who ask next."""
