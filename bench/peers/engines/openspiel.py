"""OpenSpiel: rules in C++, called from Python."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel
from measure import report


def play(game: Any, rng: Random) -> int:
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            action = outcomes[int(rng.random() * len(outcomes))][0]
        else:
            legal = state.legal_actions()
            action = legal[int(rng.random() * len(legal))]
        state.apply_action(action)
        decisions += 1
    return decisions


for name in ("oh_hell(players=4)", "liars_dice"):
    game = pyspiel.load_game(name)
    report(name, lambda rng, game=game: play(game, rng))
