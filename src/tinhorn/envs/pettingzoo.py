"""The games for PettingZoo: seat after seat, or all seats that are asked at once.

Agents are `player_0` and so on, by their seats. An observation is a vector (see `codec.py`). The
mask of legal actions is in `infos[agent]["action_mask"]`. Rewards come at the end only: one, split
among the winners. An illegal action ends the game at the cost of its player (`table.PENALTY`).
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any, Final

from gymnasium.spaces import Box, Discrete
from pettingzoo import AECEnv, ParallelEnv

from tinhorn.envs.codec import LOWEST, Codec, Vector, codec_of
from tinhorn.envs.table import PENALTY, Table, text
from tinhorn.kernel.game import Seat

RENDER_MODES: Final = ["human", "ansi"]


class _Seats:
    """What both kinds of environments have: agents, spaces, the table and its text."""

    def __init__(
        self, game: str, players: int, options: dict[str, Any], render_mode: str | None
    ) -> None:
        self.codec: Codec = codec_of(game)
        self.setup = self.codec.setup(players, options)
        self.render_mode = render_mode
        self.agents = [f"player_{seat}" for seat in range(players)]
        size = self.codec.observe(self.codec.game.new(self.setup), 0)
        self.observation_spaces = {
            agent: Box(LOWEST, self.codec.highest, size.shape, size.dtype) for agent in self.agents
        }
        self.action_spaces = {agent: Discrete(self.codec.num_actions) for agent in self.agents}
        self.rng = Random()

    def new_table(self, seed: int | None) -> Table:
        if seed is not None:
            self.rng = Random(seed)
        return Table(self.codec, self.setup, self.rng)

    def render(self, table: Table) -> str | None:
        """The text of the whole table, which knows all secrets; or print it for people."""
        if self.render_mode == "human":
            sys.stdout.write(text(table.state) + "\n\n")
        return text(table.state) if self.render_mode == "ansi" else None


# PettingZoo has no type information.
class TurnBasedEnv(AECEnv):  # type: ignore[misc]
    """A game in which one agent acts at a time. Sealed answers are given seat after seat.

    Sealed answers stay hidden until the last of them is given.
    """

    def __init__(
        self, game: str, *, players: int = 4, render_mode: str | None = None, **options: Any
    ) -> None:
        """`options` are the table options of the game, as in its `Setup`."""
        super().__init__()
        self.metadata = {"render_modes": RENDER_MODES, "name": f"tinhorn_{game}"}
        self.render_mode = render_mode
        self._seats = _Seats(game, players, options, render_mode)
        self.possible_agents = list(self._seats.agents)

    def observation_space(self, agent: str) -> Box:
        return self._seats.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self._seats.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. Without a seed, the sequence of games of the last seed goes on."""
        self.table = self._seats.new_table(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def observe(self, agent: str) -> Vector:
        return self.table.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        chosen = self._legal.get(-1 if action is None else int(action))
        if chosen is None:
            self._end({agent: PENALTY})
        else:
            self.table.answer(self.possible_agents.index(agent), chosen)
            self._ask()
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self._seats.render(self.table)

    def close(self) -> None:
        """Nothing is open."""

    def _ask(self) -> None:
        """Select the first agent that owes an answer, or end the game."""
        asked = self.table.asked
        if not asked:
            self._end(dict(zip(self.possible_agents, self.table.rewards(), strict=True)))
            return
        self.agent_selection = self.possible_agents[asked[0]]
        self._legal = self.table.legal(asked[0])
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection]["action_mask"] = self._seats.codec.mask(self._legal)

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = dict.fromkeys(self.agents, 0.0) | rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]


class SimultaneousEnv(ParallelEnv):  # type: ignore[misc]
    """A game in which all agents that are asked act at once.

    `infos[agent]["is_asked"]` tells whether an agent is asked. If it is not, its mask allows every
    action and its action is ignored.
    """

    def __init__(
        self, game: str, *, players: int = 4, render_mode: str | None = None, **options: Any
    ) -> None:
        """`options` are the table options of the game, as in its `Setup`."""
        self.metadata = {"render_modes": RENDER_MODES, "name": f"tinhorn_{game}"}
        self.render_mode = render_mode
        self._seats = _Seats(game, players, options, render_mode)
        self.possible_agents = list(self._seats.agents)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Box:
        return self._seats.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self._seats.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Vector], dict[str, dict[str, Any]]]:
        """Begin a new game. Without a seed, the sequence of games of the last seed goes on."""
        self.table = self._seats.new_table(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Vector],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        agents = self.agents
        chosen = {seat: self._chosen(seat, actions) for seat in self.table.asked}
        offenders = [seat for seat, action in chosen.items() if action is None]
        if not offenders:
            for seat, action in chosen.items():
                self.table.answer(seat, action)
        is_over = bool(offenders) or not self.table.asked
        paid = self.table.rewards()
        rewards = {agent: paid[seat] for seat, agent in enumerate(agents)}
        rewards |= {agents[seat]: PENALTY for seat in offenders}
        over = dict.fromkeys(agents, is_over)
        observations, infos = self._observations(), self._infos()
        self.agents = [] if is_over else agents
        return observations, rewards, over, dict.fromkeys(agents, False), infos

    def render(self) -> str | None:
        return self._seats.render(self.table)

    def close(self) -> None:
        """Nothing is open."""

    def _chosen(self, seat: Seat, actions: dict[str, int]) -> Any:
        """The action of a seat, `None` if it is not legal."""
        return self.table.legal(seat).get(int(actions[self.possible_agents[seat]]))

    def _observations(self) -> dict[str, Vector]:
        return {agent: self.table.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _infos(self) -> dict[str, dict[str, Any]]:
        asked = self.table.asked
        return {
            agent: {"action_mask": self._mask(seat, asked), "is_asked": seat in asked}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _mask(self, seat: Seat, asked: tuple[Seat, ...]) -> Any:
        if seat in asked:
            return self.table.mask(seat)
        return self._seats.codec.mask(range(self._seats.codec.num_actions))
