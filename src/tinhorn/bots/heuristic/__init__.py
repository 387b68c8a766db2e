"""Bots that play by rules of thumb, one for each game."""
