"""The games for PettingZoo: seat after seat, or all seats that are asked at once.

Agents are `player_0` and so on, by their seats. An observation is a vector (see `codec.py`). The
mask of legal actions is in `infos[agent]["action_mask"]`, and with `mask="observation"` beside the
vector, in a dictionary with the keys `observation` and `action_mask`. Rewards come at the end only:
one, split among the winners. An illegal action ends the game at the cost of its player
(`table.PENALTY`).
"""

from __future__ import annotations

from random import Random
from typing import Any

from gymnasium.error import ResetNeeded
from gymnasium.spaces import Discrete, Space
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from tinhorn.envs.codec import Codec, Mask, codec_of
from tinhorn.envs.rendering import RENDER_MODES, Pixels, rendered, require_render_mode
from tinhorn.envs.spaces import Observation, Spaces
from tinhorn.envs.table import PENALTY, Table
from tinhorn.kernel import Seat, make_setup
from tinhorn.kernel.options import MaskPlace


class _Seats:
    """What both kinds of environments have: agents, spaces, and tables of one random sequence."""

    def __init__(self, game: str, players: int, options: dict[str, Any], mask: MaskPlace) -> None:
        self.codec: Codec = codec_of(game)
        self.setup = make_setup(self.codec.game, players, options)
        self.agents = [f"player_{seat}" for seat in range(players)]
        self.spaces = Spaces(self.codec, self.setup, mask)
        self.observation_spaces = {agent: self.spaces.of_observations() for agent in self.agents}
        self.action_spaces = {agent: self.spaces.of_actions() for agent in self.agents}
        self.rng = Random()
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        """The game in progress, or the finished one."""
        if self._table is None:
            raise ResetNeeded("No game is in progress: call reset() before anything else.")
        return self._table

    def new_table(self, seed: int | None) -> None:
        if seed is not None:
            self.rng = Random(seed)
        self._table = Table(self.codec, self.setup, self.rng)


class _Agents:
    """What both kinds of environments have: agents at the seats of a table, and their spaces."""

    def __init__(
        self,
        game: str,
        *,
        players: int = 4,
        mask: MaskPlace = "info",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`game` is the name of the game, and `players` the number of seats. `mask` is where masks
        of legal actions are: in `infos` (`"info"`), or in the observation as well
        (`"observation"`). `render_mode` is `ansi`, `human` or `rgb_array`, and `None` for none.
        `options` are the table options of the game, as in its `Setup`.
        """
        super().__init__()
        self.metadata = {"render_modes": [*RENDER_MODES], "name": f"tinhorn_{game}"}
        require_render_mode(render_mode)
        self.render_mode = render_mode
        self._seats = _Seats(game, players, options, mask)
        self.possible_agents = list(self._seats.agents)
        self.agents: list[str] = []

    @property
    def table(self) -> Table:
        """The game in progress, or the finished one."""
        return self._seats.table

    def observation_space(self, agent: str) -> Space[Any]:
        """Return the space of observations, the same for all agents."""
        return self._seats.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        """Return the space of action ids, the same for all agents."""
        return self._seats.action_spaces[agent]

    def close(self) -> None:
        """Do nothing: nothing is open."""


def turn_based(game: str, **options: Any) -> OrderEnforcingWrapper[Any, Any, Any]:
    """Make a `TurnBasedEnv` that says what is wrong if it is used before `reset`."""
    return OrderEnforcingWrapper(TurnBasedEnv(game, **options))


# PettingZoo has no type information.
class TurnBasedEnv(_Agents, AECEnv):  # type: ignore[misc]
    """A game in which one agent acts at a time. Sealed answers are given seat after seat.

    Sealed answers stay hidden until the last of them is given.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. Without a seed, the sequence of games of the last seed goes on."""
        self._seats.new_table(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know. The mask of one that is not asked allows nothing."""
        seat = self.possible_agents.index(agent)
        legal = self._legal if agent == self.agent_selection else ()
        mask = self._seats.codec.mask(legal)
        return self._seats.spaces.observation(self.table.observe(seat), mask)

    def step(self, action: int | None) -> None:
        """Play the action of the agent that is asked, and ask the next."""
        table = self.table
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        chosen = self._legal.get(-1 if action is None else int(action))
        if chosen is None:
            self._end({agent: PENALTY})
        else:
            table.answer(self.possible_agents.index(agent), chosen)
            self._ask()
        self._accumulate_rewards()

    def render(self) -> str | Pixels | None:
        """Draw what the agent that is asked sees."""
        table = self.table
        seat = self.possible_agents.index(self.agent_selection)
        return rendered(table, seat, self.render_mode)

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
        self.agent_selection, self._legal = self.agents[0], {}


class SimultaneousEnv(_Agents, ParallelEnv):  # type: ignore[misc]
    """A game in which all agents that are asked act at once.

    `infos[agent]["is_asked"]` tells whether an agent is asked. If it is not, its mask allows every
    action and its action is ignored.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game. Without a seed, the sequence of games of the last seed goes on."""
        self._seats.new_table(seed)
        self.agents = list(self.possible_agents)
        infos = self._infos()
        return self._observations(infos), infos

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Play the actions of all agents that are asked; those of others are ignored."""
        table, agents = self.table, self.agents
        if not agents:
            raise ResetNeeded("The game is over: call reset() before step().")
        self._require_actions(actions)
        chosen = {seat: self._chosen(seat, actions) for seat in table.asked}
        offenders = [seat for seat, action in chosen.items() if action is None]
        if not offenders:
            for seat, action in chosen.items():
                self.table.answer(seat, action)
        is_over = bool(offenders) or not self.table.asked
        paid = self.table.rewards()
        rewards = {agent: paid[seat] for seat, agent in enumerate(agents)}
        rewards |= {agents[seat]: PENALTY for seat in offenders}
        over = dict.fromkeys(agents, is_over)
        infos = self._infos()
        observations = self._observations(infos)
        self.agents = [] if is_over else agents
        return observations, rewards, over, dict.fromkeys(agents, False), infos

    def render(self) -> str | Pixels | None:
        """Draw what a spectator sees."""
        return rendered(self.table, None, self.render_mode)

    def _require_actions(self, actions: dict[str, int]) -> None:
        asked = [self.possible_agents[seat] for seat in self.table.asked]
        if missing := [agent for agent in asked if agent not in actions]:
            who = f"{', '.join(missing)} {'is' if len(missing) == 1 else 'are'} asked"
            raise ValueError(f"{who}: step() needs an action for each agent that is asked.")

    def _chosen(self, seat: Seat, actions: dict[str, int]) -> Any:
        """Return the action of a seat, `None` if it is not legal."""
        return self.table.legal(seat).get(int(actions[self.possible_agents[seat]]))

    def _observations(self, infos: dict[str, dict[str, Any]]) -> dict[str, Observation]:
        return {
            agent: self._seats.spaces.observation(
                self.table.observe(seat), infos[agent]["action_mask"]
            )
            for seat, agent in enumerate(self.possible_agents)
        }

    def _infos(self) -> dict[str, dict[str, Any]]:
        asked = self.table.asked
        return {
            agent: {"action_mask": self._mask(seat, asked), "is_asked": seat in asked}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _mask(self, seat: Seat, asked: tuple[Seat, ...]) -> Mask:
        if seat in asked:
            return self.table.mask(seat)
        return self._seats.codec.mask(range(self._seats.codec.num_actions))
