"""What the batched rules of a game offer: functions of one state, made to be vectorised.

Chance is explicit. While `needs_draw` holds, the state waits for `apply_draw`: with what `draw`
samples from a key, or with any other answer, so that a game can be replayed draw by draw. The
rules of each game also have a codec to the engine, on plain Python values: `encode`, `decode`,
`from_engine` and `draw_from_engine`.
"""

from __future__ import annotations

from typing import Protocol, TypeVar, runtime_checkable

import jax

from tinhorn.batch.bits import Array

S = TypeVar("S")
D = TypeVar("D")
O = TypeVar("O")  # noqa: E741 - an observation


class Rules(Protocol[S, D, O]):
    """The rules of one table, for a fixed number of players and fixed options."""

    @property
    def players(self) -> int: ...
    @property
    def num_actions(self) -> int: ...

    def new(self) -> S:
        """The state before the first draw."""

    def needs_draw(self, state: S) -> Array:
        """Whether chance owes an answer."""

    def draw(self, state: S, key: Array) -> D:
        """What chance owes, sampled; of the same shape in every state."""

    def apply_draw(self, state: S, draw: D) -> S:
        """The state after chance has answered."""

    def apply(self, state: S, action: Array) -> S:
        """The state after the current player has answered with a legal action."""

    def current_player(self, state: S) -> Array:
        """The seat that is asked."""

    def legal(self, state: S) -> Array:
        """bool[num_actions]: the legal actions of the current player."""

    def observe(self, state: S, seat: Array) -> O:
        """What this seat may know, as a pytree of named integer arrays."""

    def flatten(self, seen: O) -> Array:
        """The observation as one vector."""

    def score(self, state: S) -> Array:
        """int[players]: the points of each seat."""

    def is_over(self, state: S) -> Array: ...

    def rewards(self, state: S) -> Array:
        """float[players]: after the end one, split among the winners; else zeros."""


@runtime_checkable
class OnePass(Protocol[S]):
    """Rules that deal, or apply an action and all draws that follow, in one pass.

    That is faster than one draw after the other, and leads to the same state.
    """

    def start(self, key: Array) -> S: ...
    def play(self, state: S, action: Array, key: Array) -> S: ...


@runtime_checkable
class Simultaneous(Protocol[S]):
    """Rules in which several seats answer in secret at the same time."""

    def asked(self, state: S) -> Array:
        """bool[players]: the seats that owe an answer."""

    def asking(self, state: S, seat: Array) -> S:
        """The state as it asks this seat; as it is if the seat owes no answer."""

    def sealed(self, state: S, actions: Array) -> S:
        """The state after the answers of all seats that are asked but the last one."""


def settle(rules: Rules[S, D, O], state: S, key: Array) -> S:
    """Let chance answer until a player is asked or the game is over."""

    def is_owed(carry: tuple[S, Array]) -> Array:
        return rules.needs_draw(carry[0])

    def answered(carry: tuple[S, Array]) -> tuple[S, Array]:
        state, key = carry
        key, used = jax.random.split(key)
        return rules.apply_draw(state, rules.draw(state, used)), key

    settled: tuple[S, Array] = jax.lax.while_loop(is_owed, answered, (state, key))
    return settled[0]


def start(rules: Rules[S, D, O], key: Array) -> S:
    """A new game, dealt, up to its first decision."""
    if isinstance(rules, OnePass):
        started: S = rules.start(key)
        return started
    return settle(rules, rules.new(), key)


def play(rules: Rules[S, D, O], state: S, action: Array, key: Array) -> S:
    """Apply an action, then let chance answer until a player is asked or the game is over."""
    if isinstance(rules, OnePass):
        played: S = rules.play(state, action, key)
        return played
    return settle(rules, rules.apply(state, action), key)
