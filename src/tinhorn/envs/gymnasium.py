"""The games for Gymnasium: one agent at a table of bots.

Observations, masks, rewards and illegal actions are as in `pettingzoo.py`. `action_masks` returns
the mask as sb3-contrib asks for it. The agent's seat is in `info["seat"]`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from tinhorn.bots import Bot, bot_named, usual_bot
from tinhorn.envs.codec import codec_of
from tinhorn.envs.rendering import RENDER_MODES, Pixels, rendered, require_render_mode
from tinhorn.envs.spaces import Observation, Spaces
from tinhorn.envs.table import PENALTY, Table
from tinhorn.kernel import Seat, make_setup
from tinhorn.kernel.options import MaskPlace, require_index


class SingleAgentEnv(gymnasium.Env[Observation, np.int64]):
    """One agent at a table of bots."""

    metadata = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        *,
        players: int = 4,
        seat: Seat | None = None,
        opponents: str | Sequence[str] | None = None,
        mask: MaskPlace = "info",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`game` is the name of the game, and `players` the number of seats. The agent has `seat`,
        counted from 0; without one, every game draws it.

        `opponents` are the names of bots: one for all other seats, or one for each of them, in the
        order of their seats. Without them, the usual bot of the game plays. `mask` is where masks
        of legal actions are: in `info["action_mask"]` (`"info"`), or in the observation as well
        (`"observation"`). `render_mode` is `ansi`, `human` or `rgb_array`, and `None` for none.
        `options` are the table options of the game, as in its `Setup`.
        """
        self.codec = codec_of(game)
        self.setup = make_setup(self.codec.game, players, options)
        require_render_mode(render_mode)
        opponents = opponents or usual_bot(game)
        others = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(others) != players - 1:
            there = f"{players - 1} opponents, not {len(others)}"
            raise ValueError(f"A table of {players} has one agent and {there}.")
        require_index(seat, players)
        for name in others:
            bot_named(name, game, Random())  # refused now, not at the first reset
        self.opponents, self.seat, self.render_mode = others, seat, render_mode
        self._spaces = Spaces(self.codec, self.setup, mask)
        self.observation_space = self._spaces.of_observations()
        self.action_space = self._spaces.of_actions()
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        """The game in progress, or the finished one."""
        if self._table is None:
            raise ResetNeeded("No game is in progress: call reset() before anything else.")
        return self._table

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game, up to the first question to the agent."""
        super().reset(seed=seed)
        rng = Random(int(self.np_random.integers(2**63)))
        self._own = rng.randrange(self.setup.players) if self.seat is None else self.seat
        self._bots = self._seated(rng)
        self._table = Table(self.codec, self.setup, rng)
        self._is_over = False
        self._let_bots_answer()
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, then the opponents, until the agent is asked again."""
        table = self.table
        if self._is_over:
            raise ResetNeeded("The game is over: call reset() before step().")
        chosen = table.legal(self._own).get(int(action))
        if chosen is None:
            reward, self._is_over = PENALTY, True
        else:
            table.answer(self._own, chosen)
            self._let_bots_answer()
            reward, self._is_over = table.rewards()[self._own], not table.asked
        observation, info = self._seen()
        return observation, reward, self._is_over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return True for each legal action, as sb3-contrib asks for it."""
        return self.table.mask(self._own).astype(bool)

    def render(self) -> str | Pixels | None:
        """Return what the agent sees."""
        return rendered(self.table, self._own, self.render_mode)

    def _seated(self, rng: Random) -> dict[Seat, Bot[Any, Any]]:
        seats = [seat for seat in range(self.setup.players) if seat != self._own]
        return {
            seat: bot_named(name, self.codec.game.NAME, Random(rng.getrandbits(64)))
            for seat, name in zip(seats, self.opponents, strict=True)
        }

    def _let_bots_answer(self) -> None:
        """Let the bots answer until the agent is asked or the game is over."""
        while (asked := self.table.asked) and self._own not in asked:
            seen = self.table.view(asked[0])
            self.table.answer(asked[0], self._bots[asked[0]].choose(seen, seen.decision))

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        mask = self.table.mask(self._own)
        observation = self._spaces.observation(self.table.observe(self._own), mask)
        return observation, {"action_mask": mask, "seat": self._own}
