"""The games for Gymnasium: one agent at a table of bots.

Observations, rewards and illegal actions are as in `pettingzoo.py`. The mask of legal actions is
in `info["action_mask"]`, the agent's seat in `info["seat"]`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from tinhorn.bots import Bot, bot_named
from tinhorn.envs.codec import LOWEST, Vector, codec_of
from tinhorn.envs.table import PENALTY, Table, text
from tinhorn.kernel.game import Seat


class SingleAgentEnv(gymnasium.Env[Vector, np.int64]):
    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        *,
        players: int = 4,
        seat: Seat | None = None,
        opponents: str | Sequence[str] = "deputy",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`opponents` are the names of bots: one for all seats, or one for each other seat.

        Without a seat, every game draws one. `options` are the table options of the game, as in
        its `Setup`.
        """
        self.codec = codec_of(game)
        self.setup = self.codec.setup(players, options)
        others = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(others) != players - 1 or (seat is not None and seat not in range(players)):
            raise ValueError(f"A table of {players} has one agent and {players - 1} opponents.")
        self.opponents, self.seat, self.render_mode = others, seat, render_mode
        size = self.codec.observe(self.codec.game.new(self.setup), 0)
        self.observation_space = Box(LOWEST, self.codec.highest, size.shape, size.dtype)
        self.action_space = Discrete(self.codec.num_actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        super().reset(seed=seed)
        rng = Random(int(self.np_random.integers(2**63)))
        self._own = rng.randrange(self.setup.players) if self.seat is None else self.seat
        self._bots = self._seated(rng)
        self.table = Table(self.codec, self.setup, rng)
        self._let_bots_answer()
        return self.table.observe(self._own), self._info()

    def step(self, action: np.int64 | int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        chosen = self.table.legal(self._own).get(int(action))
        if chosen is None:
            return self.table.observe(self._own), PENALTY, True, False, self._info()
        self.table.answer(self._own, chosen)
        self._let_bots_answer()
        reward, is_over = self.table.rewards()[self._own], not self.table.asked
        return self.table.observe(self._own), reward, is_over, False, self._info()

    def render(self) -> str | None:
        """The text of the whole table, which knows all secrets."""
        return text(self.table.state) if self.render_mode == "ansi" else None

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

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self._own), "seat": self._own}
