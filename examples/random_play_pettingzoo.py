"""Random play in PettingZoo: `python examples/random_play_pettingzoo.py`."""

import pettingzoo

import tinhorn.envs  # noqa: F401 - registers the games

env = pettingzoo.make("aec", "tinhorn/winchester_v0", players=4)
env.reset(seed=7)
total = dict.fromkeys(env.agents, 0.0)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    total[agent] += reward
    if terminated or truncated:
        env.step(None)
    else:
        env.step(env.action_space(agent).sample(info["action_mask"]))
print("Winchester, one after the other:", total)

parallel = pettingzoo.make("parallel", "tinhorn/dicetown_v0", players=4)
observations, infos = parallel.reset(seed=7)
while parallel.agents:
    actions = {
        agent: parallel.action_space(agent).sample(infos[agent]["action_mask"])
        for agent in parallel.agents
    }
    observations, rewards, terminations, truncations, infos = parallel.step(actions)
print("Dice Town, all at once:", rewards)
