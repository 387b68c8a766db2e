"""catanatron: four random players, as its own simulator plays them."""

from __future__ import annotations

from random import Random

from catanatron import Color, Game, RandomPlayer
from measure import report


def play(rng: Random) -> int:
    players = [RandomPlayer(color) for color in Color]
    game, decisions = Game(players, seed=rng.randrange(1 << 30)), 0
    while game.winning_color() is None and decisions < 2000:
        game.play_tick()
        decisions += 1
    return decisions


report("catan, at most 2,000 decisions a game", play)
