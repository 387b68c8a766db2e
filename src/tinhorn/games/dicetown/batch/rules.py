"""Dice Town as functions of one state, which `jax.vmap` makes functions of a batch."""

from __future__ import annotations

from typing import Literal

import jax.numpy as jnp

from tinhorn.games.dicetown.batch import draws, hand, legal, observation, rounds, steps
from tinhorn.games.dicetown.batch.arrays import Array, entry
from tinhorn.games.dicetown.codec import engine, state
from tinhorn.games.dicetown.codec.actions import NUM_ACTIONS
from tinhorn.games.dicetown.codec.box import SEATS
from tinhorn.games.dicetown.codec.fields import Observation
from tinhorn.games.dicetown.codec.state import CHANCES, OVER, Draw, Options, State, narrow, widen
from tinhorn.games.dicetown.state import Setup


class Rules(Setup, frozen=True, kw_only=True):
    """The rules of one table: its number of players and its options.

    Players and options are data of the state: all tables share one compilation, and a batch may
    mix them. By `rules_version` 2 Unlimited Credit, the Elixir card and the Marshal stay on the
    table until their effect is over and cannot be drawn before (D-COMP-3); while the Marshal is on
    the table the star does not change hands (D-SHERIFF-2). By version 1 every card was discarded as
    it was played.
    """

    rules_version: Literal[1, 2] = 2

    @property
    def num_actions(self) -> int:
        return NUM_ACTIONS

    def new(self) -> State:
        """Return a table before the deal: chance owes it."""
        options = Options(
            players=jnp.asarray(self.players, jnp.int8),
            bribes=jnp.asarray(self.bribes == "on"),
            sheriff=jnp.asarray(-1 if self.sheriff is None else self.sheriff, jnp.int8),
            version=jnp.asarray(self.rules_version, jnp.int8),
        )
        return state.new(options, players=self.players)

    def needs_draw(self, state: State) -> Array:
        """Return whether chance owes an answer."""
        return state.phase < CHANCES

    def draw(self, state: State, key: Array) -> Draw:
        """Return what chance owes, drawn at random."""
        return draws.draw(state, key)

    def apply_draw(self, state: State, draw: Draw) -> State:
        """Return the state after chance has answered."""
        return steps.apply_draw(state, draw)

    def apply(self, state: State, action: Array) -> State:
        """Return the state after the current player has answered with a legal action."""
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

    def only_seals(self, state: State) -> Array:
        """Return whether the next answer is only sealed: another one in secret follows it."""
        return hand.is_followed(widen(state))

    def seal(self, state: State, action: Array) -> State:
        """`play` where an answer is only sealed."""
        return narrow(hand.seal(widen(state), action))

    def resolve(self, state: State, action: Array, key: Array) -> State:
        """`play` where more follows from an answer."""
        return steps.resolve(state, action, key)

    def asked(self, state: State) -> Array:
        """Return the seats that owe an answer: `bool[players]`."""
        return hand.owing(widen(state))[: self.players]

    def asking(self, state: State, seat: Array) -> State:
        """Return the state as it asks this seat; as it is if the seat owes no answer."""
        is_asked = entry(hand.owing(widen(state)) * 1, seat) > 0
        return state._replace(actor=jnp.where(is_asked, seat, state.actor).astype(jnp.int8))

    def sealed(self, state: State, actions: Array) -> State:
        """Return the state after the sealed answers of all seats that are asked but the last."""
        answers = jnp.pad(jnp.asarray(actions, jnp.int32), (0, SEATS - self.players))
        return narrow(hand.seal_all_but_last(widen(state), answers))

    def current_player(self, state: State) -> Array:
        """Return the seat that is asked; 0 while chance owes an answer and after the end."""
        return state.actor.astype(jnp.int32)

    def legal(self, state: State) -> Array:
        """Return the legal actions of the current player; none if no player is asked."""
        return legal.legal(state)

    def observe(self, state: State, seat: Array) -> Observation:
        """Return what this seat may know."""
        return observation.observe(widen(state), jnp.asarray(seat, jnp.int32))

    def flatten(self, seen: Observation) -> Array:
        """Return the observation as one vector of small integers."""
        return observation.flatten(seen)

    def score(self, state: State) -> Array:
        """Return the points of each seat if the game ended now (D-END-2)."""
        return rounds.points(widen(state))[: self.players]

    def is_over(self, state: State) -> Array:
        return state.phase == OVER

    def rewards(self, state: State) -> Array:
        """Return 1 for the winner after the end, else zeros: the sheriff settles ties."""
        won = rounds.winners(widen(state)) & (state.phase == OVER)
        return won[: self.players].astype(jnp.float32)

    encode = staticmethod(engine.encode)
    decode = staticmethod(engine.decode)
    from_engine = staticmethod(engine.from_engine)
    draw_from_engine = staticmethod(engine.draw_from_engine)
