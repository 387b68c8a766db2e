"""MaskablePPO of sb3-contrib learns to beat three random players at Winchester.

    python examples/sb3_winchester.py

The environment has `action_masks()`, which MaskablePPO asks for through all wrappers.
Needs: pip install 'tinhorn[envs]' stable-baselines3 sb3-contrib
"""

import argparse

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

PLAYERS = 4


def new_env() -> gymnasium.Env:
    env = gymnasium.make("tinhorn.envs:tinhorn/Winchester-v0", players=PLAYERS, opponents="uniform")
    space = env.observation_space
    scaled = gymnasium.spaces.Box(-1.0, 11.0, space.shape, np.float32)
    # Amounts and flags on one scale.
    return gymnasium.wrappers.TransformObservation(
        env, lambda seen: (np.sign(seen) * np.log1p(np.abs(seen))).astype(np.float32), scaled
    )


def won(model: MaskablePPO, games: int) -> float:
    """Return the share of games that the agent wins."""
    env, shares = new_env(), 0.0
    for seed in range(games):
        seen, _ = env.reset(seed=seed)
        is_over = False
        while not is_over:
            masks = env.get_wrapper_attr("action_masks")()
            action, _ = model.predict(seen, action_masks=masks)
            seen, reward, is_over, _, _ = env.step(action)
        shares += float(reward)
    return shares / games


def main() -> None:
    parser = argparse.ArgumentParser(description="MaskablePPO at Winchester.")
    parser.add_argument("--steps", type=int, default=60_000, help="answers to learn from")
    parser.add_argument("--games", type=int, default=100, help="games before and after")
    given = parser.parse_args()
    torch.set_num_threads(1)  # the network is small
    envs = make_vec_env(new_env, n_envs=8, seed=1)
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=256,
        batch_size=256,
        n_epochs=5,
        learning_rate=1e-3,
        gamma=1.0,
        ent_coef=0.01,
        seed=1,
    )
    print(f"before: wins {won(model, given.games):.0%} of {given.games} games", flush=True)
    model.learn(given.steps)
    print(f"after {given.steps} answers: wins {won(model, given.games):.0%}")


if __name__ == "__main__":
    main()
