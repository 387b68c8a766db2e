"""DQN of Tianshou at Winchester, against three random players.

    python examples/tianshou_winchester.py

Tianshou reads the vector as `obs` and the legal actions as `mask`, so a wrapper gives the
environment's dictionary these names. Needs: pip install 'tinhorn[envs]' tianshou
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

PLAYERS = 4


class Named(gymnasium.ObservationWrapper):
    """The names that Tianshou looks for; amounts and flags on one scale."""

    def observation(self, observation: dict[str, Any]) -> dict[str, Any]:
        seen = observation["observation"]
        scaled = (np.sign(seen) * np.log1p(np.abs(seen))).astype(np.float32)
        return {"obs": scaled, "mask": observation["action_mask"].astype(bool)}


def new_env() -> gymnasium.Env:
    env = gymnasium.make(
        "tinhorn.envs:tinhorn/Winchester-v0",
        players=PLAYERS,
        opponents="uniform",
        mask="observation",
    )
    return Named(env)


def main() -> None:
    parser = argparse.ArgumentParser(description="DQN at Winchester.")
    parser.add_argument("--steps", type=int, default=30_000, help="answers to learn from")
    parser.add_argument("--games", type=int, default=100, help="games before and after")
    given = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)  # the network is small
    np.random.seed(1)
    env = new_env()
    inputs = env.observation_space["observation"].shape
    net = Net(state_shape=inputs, action_shape=env.action_space.n, hidden_sizes=(128, 128))
    policy = DiscreteQLearningPolicy(
        model=net, action_space=env.action_space, eps_training=0.1, eps_inference=0.0
    )
    agent = DQN(
        policy=policy,
        optim=AdamOptimizerFactory(lr=1e-3),
        gamma=0.99,
        n_step_return_horizon=5,
        target_update_freq=200,
    )
    envs, tests = DummyVectorEnv([new_env] * 8), DummyVectorEnv([new_env] * 8)
    envs.seed(1)
    tests.seed(2)
    learning = Collector(agent, envs, VectorReplayBuffer(20_000, 8), exploration_noise=True)
    playing = Collector(agent, tests)

    def won() -> str:
        playing.reset()
        return f"{playing.collect(n_episode=given.games).returns.mean():.0%}"

    print(f"before: wins {won()} of {given.games} games", flush=True)
    agent.run_training(
        OffPolicyTrainerParams(
            training_collector=learning,
            test_collector=None,
            max_epochs=1,
            epoch_num_steps=given.steps,
            collection_step_num_env_steps=80,
            update_step_num_gradient_steps_per_sample=0.1,
            batch_size=256,
            show_progress=False,
        )
    )
    print(f"after {given.steps} answers: wins {won()}")


if __name__ == "__main__":
    main()
