"""Random play against bots in Gymnasium: `python examples/random_play_gymnasium.py`."""

import gymnasium

for name, game in (("Winchester", "Winchester-v0"), ("Dice Town", "Dicetown-v0")):
    env = gymnasium.make(f"tinhorn.envs:tinhorn/{game}", players=4, opponents="heuristic")
    won = 0.0
    for seed in range(5):
        observation, info = env.reset(seed=seed)
        is_over = False
        while not is_over:
            action = env.action_space.sample(info["action_mask"])
            observation, reward, is_over, truncated, info = env.step(action)
        won += float(reward)
    print(f"{name}: random play won {won:g} of 5 games against three bots.")
