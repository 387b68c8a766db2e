"""Our engine: both games with four players, options, checks and events included."""

from __future__ import annotations

from random import Random

from measure import report

from tinhorn.games import GAMES
from tinhorn.kernel.game import CHANCE, AnyGame


def play(game: AnyGame, rng: Random) -> int:
    """Play one game at random."""
    state, decisions = game.new(game.Setup(players=4)), 0
    while asked := game.pending(state):
        seat = asked[0].seat
        if seat == CHANCE:
            action = game.chance(state, rng)
        else:
            options = game.options(state, seat)
            action = options[int(rng.random() * len(options))]
        state = game.apply(state, seat, action).state
        decisions += 1
    return decisions


for name, game in GAMES.items():
    report(name, lambda rng, game=game: play(game, rng))
