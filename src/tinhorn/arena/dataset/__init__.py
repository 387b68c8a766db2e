"""Data sets of simulated games: a table of games and a table of decisions (docs/research.md)."""
