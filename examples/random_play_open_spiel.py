"""Random play and a small search in OpenSpiel: `python examples/random_play_open_spiel.py`."""

from random import Random

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from tinhorn.envs.open_spiel import resampler

rng = Random(7)
for name in ("python_tinhorn_winchester(players=3)", "python_tinhorn_dicetown(players=2)"):
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))  # chance is uniform, too
    print(f"{name}: {len(state.history())} draws and decisions, returns {state.returns()}")

game = pyspiel.load_game("python_tinhorn_winchester(players=3)")
bot = ISMCTSBot(
    game,
    RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(7)),
    uct_c=1.4,
    max_simulations=20,
    random_state=np.random.RandomState(7),
    use_observation_string=True,
)
bot.set_resampler(resampler(rng))
state = game.new_initial_state()
while state.is_chance_node():
    state.apply_action(rng.choice(state.legal_actions()))
action = bot.step(state)
print("ISMCTS opens with", state.action_to_string(state.current_player(), action))
