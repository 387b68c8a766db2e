"""PPO of RLlib at Winchester, against three random players: two iterations in a minute.

    python examples/rllib_winchester.py

RLlib's own module for masks reads the vector as `observations` and the legal actions as
`action_mask`, so a wrapper gives the environment's dictionary these names.
Needs: pip install 'tinhorn[envs]' 'ray[rllib]' torch
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
import ray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

PLAYERS = 4


class Named(gymnasium.ObservationWrapper):
    """The names that RLlib's module looks for; amounts and flags on one scale."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        seen = env.observation_space["observation"]
        self.observation_space = gymnasium.spaces.Dict(
            observations=gymnasium.spaces.Box(-1.0, 11.0, seen.shape, np.float32),
            action_mask=gymnasium.spaces.Box(0.0, 1.0, (env.action_space.n,), np.float32),
        )

    def observation(self, observation: dict[str, Any]) -> dict[str, Any]:
        seen = observation["observation"]
        scaled = (np.sign(seen) * np.log1p(np.abs(seen))).astype(np.float32)
        return {"observations": scaled, "action_mask": observation["action_mask"].astype("f")}


def new_env(_: dict[str, Any]) -> gymnasium.Env:
    env = gymnasium.make(
        "tinhorn.envs:tinhorn/Winchester-v0",
        players=PLAYERS,
        opponents="uniform",
        mask="observation",
    )
    return Named(env)


def main() -> None:
    parser = argparse.ArgumentParser(description="PPO of RLlib at Winchester.")
    parser.add_argument("--iterations", type=int, default=2)
    parser.add_argument("--steps", type=int, default=4000, help="answers in an iteration")
    given = parser.parse_args()
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    register_env("winchester", new_env)
    module = RLModuleSpec(
        module_class=ActionMaskingTorchRLModule,
        model_config={"fcnet_hiddens": [128], "fcnet_activation": "relu"},
    )
    config = (
        PPOConfig()
        .environment("winchester", disable_env_checking=True)
        .env_runners(num_env_runners=0, num_envs_per_env_runner=8)
        .rl_module(rl_module_spec=module)
        .training(
            gamma=1.0,
            lr=5e-4,
            train_batch_size_per_learner=given.steps,
            minibatch_size=256,
            num_epochs=5,
            entropy_coeff=0.01,
        )
    )
    algorithm = config.build_algo()
    for number in range(1, given.iterations + 1):
        found = algorithm.train()["env_runners"]
        print(f"iteration {number:>2}: wins {found['episode_return_mean']:.0%}", flush=True)
    algorithm.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
