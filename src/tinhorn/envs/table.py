"""A game in progress behind an environment: it draws what chance owes and asks the players."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import msgspec

from tinhorn.envs.codec import Codec, Mask, Vector
from tinhorn.kernel import CHANCE, Seat

PENALTY: Final = -1.0
"""The reward of a player whose illegal action ends the game. The others get nothing."""


class Table:
    """One game. Copies made with `copy.deepcopy` continue in the same way as the original."""

    def __init__(self, codec: Codec, setup: Any, rng: Random) -> None:
        self.codec = codec
        self.rng = rng
        self.state = codec.game.new(setup)
        self._settle()

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that owe an answer, in the order of seats; none once the game is over."""
        return tuple(decision.seat for decision in self.codec.game.pending(self.state))

    def view(self, seat: Seat) -> Any:
        return self.codec.game.view(self.state, seat)

    def observe(self, seat: Seat) -> Vector:
        return self.codec.observe(self.state, seat)

    def legal(self, seat: Seat) -> dict[int, Any]:
        return self.codec.legal(self.state, seat)

    def mask(self, seat: Seat) -> Mask:
        return self.codec.mask(self.legal(seat))

    def answer(self, seat: Seat, action: Any) -> None:
        """Apply an action of the engine and all draws that follow."""
        self.state = self.codec.game.apply(self.state, seat, action).state
        self._settle()

    def rewards(self) -> list[float]:
        """Split one among the winners after the end; before it return zeros."""
        return rewards(self.codec, self.state)

    def _settle(self) -> None:
        """Let chance answer, and seats pass that can do nothing else, until a player is asked."""
        game = self.codec.game
        while decisions := game.pending(self.state):
            if decisions[0].seat == CHANCE:
                drawn = game.chance(self.state, self.rng)
                self.state = game.apply(self.state, CHANCE, drawn).state
            elif (passed := self.codec.after_forced_pass(self.state)) is not None:
                self.state = passed
            else:
                return


def rewards(codec: Codec, state: Any) -> list[float]:
    """Split one among the winners of a finished game; return zeros while it goes on."""
    outcome = codec.game.outcome(state)
    winners = () if outcome is None else outcome.ranking[0]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.setup.players)]


def text(state: Any) -> str:
    """Return the whole truth of a position, one field on each line and one line for each player."""
    lines = []
    for name in state.__struct_fields__:
        value = getattr(state, name)
        if name == "players":
            lines += [f"player {seat}: {_json(player)}" for seat, player in enumerate(value)]
        else:
            lines.append(f"{name}: {_json(value)}")
    return "\n".join(lines)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
