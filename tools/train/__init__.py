"""Self-play training of the bots' networks: `python -m tools.train GAME --seed N`."""
