"""Dice Town as functions of one state, which `jax.vmap` makes functions of a batch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

import jax.numpy as jnp

from tinhorn.batch.dicetown import draws, hand, legal, observation, rounds, state, steps
from tinhorn.batch.dicetown.actions import NUM_ACTIONS
from tinhorn.batch.dicetown.arrays import Array, entry
from tinhorn.batch.dicetown.box import SEATS
from tinhorn.batch.dicetown.fields import Observation
from tinhorn.batch.dicetown.state import CHANCES, OVER, Draw, Options, State, narrow, widen

if TYPE_CHECKING:
    from tinhorn.batch.dicetown.engine import EngineAction, EngineState


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The rules of one table: its number of players and its options.

    Players and options are data of the state: all tables share one compilation, and a batch may
    mix them. By `rules_version` 2 Unlimited Credit, the Elixir card and the Marshal stay on the
    table until their effect is over and cannot be drawn before (D-COMP-3); while the Marshal is on
    the table the star does not change hands (D-SHERIFF-2). By version 1 every card was discarded as
    it was played.
    """

    players: int
    bribes: Literal["on", "off"] = "on"
    sheriff: int | None = None
    rules_version: Literal[1, 2] = 2

    def __post_init__(self) -> None:
        if self.players not in range(2, SEATS + 1):
            raise ValueError(f"Dice Town is for 2 to 5 players, not {self.players}.")
        if self.sheriff is not None and self.sheriff not in range(self.players):
            raise ValueError(f"There is no seat {self.sheriff}.")
        if self.bribes not in ("on", "off"):
            raise ValueError("bribes is one of on, off.")
        if self.rules_version not in (1, 2):
            raise ValueError("rules_version is one of 1, 2.")

    @property
    def num_actions(self) -> int:
        return NUM_ACTIONS

    def new(self) -> State:
        """A table before the deal: chance owes it."""
        options = Options(
            players=jnp.asarray(self.players, jnp.int8),
            bribes=jnp.asarray(self.bribes == "on"),
            sheriff=jnp.asarray(-1 if self.sheriff is None else self.sheriff, jnp.int8),
            version=jnp.asarray(self.rules_version, jnp.int8),
        )
        return state.new(options, players=self.players)

    def needs_draw(self, state: State) -> Array:
        """Whether chance owes an answer."""
        return state.phase < CHANCES

    def draw(self, state: State, key: Array) -> Draw:
        """What chance owes, drawn at random."""
        return draws.draw(state, key)

    def apply_draw(self, state: State, draw: Draw) -> State:
        """The state after chance has answered."""
        return steps.apply_draw(state, draw)

    def apply(self, state: State, action: Array) -> State:
        """The state after the current player has answered with a legal action."""
        return steps.apply(state, action)

    def step(self, state: State, action: Array, draw: Draw) -> State:
        """`apply_draw` if chance owes an answer, else `apply`: cheaper than both."""
        return steps.step(state, action, draw)

    def start(self, key: Array) -> State:
        """`new`, then `draw` and `apply_draw` until a player is asked, in one pass."""
        return steps.start(self.new(), key)

    def play(self, state: State, action: Array, key: Array) -> State:
        """`apply`, then `draw` and `apply_draw` until a player is asked, in one pass."""
        return steps.play(state, action, key)

    def asked(self, state: State) -> Array:
        """bool[players]: the seats that owe an answer."""
        return hand.owing(widen(state))[: self.players]

    def asking(self, state: State, seat: Array) -> State:
        """The state as it asks this seat; as it is if the seat owes no answer."""
        is_asked = entry(hand.owing(widen(state)) * 1, seat) > 0
        return state._replace(actor=jnp.where(is_asked, seat, state.actor).astype(jnp.int8))

    def sealed(self, state: State, actions: Array) -> State:
        """The state after the sealed answers of all seats that are asked but the last one."""
        answers = jnp.pad(jnp.asarray(actions, jnp.int32), (0, SEATS - self.players))
        return narrow(hand.seal_all_but_last(widen(state), answers))

    def current_player(self, state: State) -> Array:
        """The seat that is asked; 0 while chance owes an answer and after the end."""
        return state.actor.astype(jnp.int32)

    def legal(self, state: State) -> Array:
        """The legal actions of the current player; none if no player is asked."""
        return legal.legal(state)

    def observe(self, state: State, seat: Array) -> Observation:
        """What this seat may know."""
        return observation.observe(widen(state), jnp.asarray(seat, jnp.int32))

    def flatten(self, seen: Observation) -> Array:
        """The observation as one vector of small integers."""
        return observation.flatten(seen)

    def score(self, state: State) -> Array:
        """The points of each seat if the game ended now (D-END-2)."""
        return rounds.points(widen(state))[: self.players]

    def is_over(self, state: State) -> Array:
        return state.phase == OVER

    def rewards(self, state: State) -> Array:
        """After the end 1 for the winner; else zeros. The sheriff settles ties, so one wins."""
        won = rounds.winners(widen(state)) & (state.phase == OVER)
        return won[: self.players].astype(jnp.float32)

    def encode(self, action: EngineAction, position: EngineState, seat: int) -> int:
        """The id of an action of the engine."""
        from tinhorn.batch.dicetown import engine

        return engine.encode(action, position, seat)

    def decode(self, action: int, position: EngineState, seat: int) -> EngineAction:
        """The engine's action with this id."""
        from tinhorn.batch.dicetown import engine

        return engine.decode(action, position, seat)

    def from_engine(self, position: EngineState) -> State:
        """The engine's state in arrays."""
        from tinhorn.batch.dicetown import engine

        return engine.from_engine(position)

    def draw_from_engine(self, action: EngineAction, position: EngineState) -> Draw:
        """The engine's answer of chance in arrays."""
        from tinhorn.batch.dicetown import engine

        return engine.draw_from_engine(action, position)
