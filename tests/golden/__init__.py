"""Finished games, replayed on every run: what was true of them stays true."""
