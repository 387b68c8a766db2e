"""What the batched rules of a game offer: functions of one state, made to be vectorised.

Chance is explicit. While `needs_draw` holds, the state waits for `apply_draw`: with what `draw`
samples from a key, or with any other answer, so that a game can be replayed draw by draw. The
rules of each game also have a codec to the engine, on plain Python values: `encode`, `decode`,
`from_engine` and `draw_from_engine`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias, TypeVar, runtime_checkable

import jax

from tinhorn.batch.bits import Array

S = TypeVar("S")
D = TypeVar("D")
O = TypeVar("O")  # noqa: E741 - an observation

Chooser: TypeAlias = Callable[[O, Array, Array], Array]
"""What an opponent does: from an observation, a mask of legal actions and a key, an action id."""


class Rules(Protocol[S, D, O]):
    """The rules of one table, for a fixed number of players and fixed options."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def num_actions(self) -> int:
        """How many action ids there are."""

    def new(self) -> S:
        """Return the state before the first draw."""

    def needs_draw(self, state: S) -> Array:
        """Return whether chance owes an answer."""

    def draw(self, state: S, key: Array) -> D:
        """Return what chance owes, sampled; of the same shape in every state."""

    def apply_draw(self, state: S, draw: D) -> S:
        """Return the state after chance has answered."""

    def apply(self, state: S, action: Array) -> S:
        """Return the state after the current player has answered with a legal action."""

    def current_player(self, state: S) -> Array:
        """Return the seat that is asked."""

    def legal(self, state: S) -> Array:
        """Return the legal actions of the current player: `bool[num_actions]`."""

    def observe(self, state: S, seat: Array) -> O:
        """Return what this seat may know, as a pytree of named integer arrays."""

    def flatten(self, seen: O) -> Array:
        """Return the observation as one vector."""

    def score(self, state: S) -> Array:
        """Return the points of each seat: `int[players]`."""

    def is_over(self, state: S) -> Array:
        """Return whether the game is over."""

    def rewards(self, state: S) -> Array:
        """Split one among the winners after the end; before it return zeros: `float[players]`."""


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
        """Return the seats that owe an answer: `bool[players]`."""

    def asking(self, state: S, seat: Array) -> S:
        """Return the state as it asks this seat; as it is if the seat owes no answer."""

    def sealed(self, state: S, actions: Array) -> S:
        """Return the state after the answers of all seats that are asked but the last one."""


@runtime_checkable
class Sealing(Protocol[S]):
    """Rules in which nothing follows from most secret answers until the last is given.

    To seal one is quick, beside `play`.
    """

    def only_seals(self, state: S) -> Array:
        """Return whether the next answer is only sealed: another one in secret follows it."""

    def seal(self, state: S, action: Array) -> S:
        """`play` where an answer is only sealed."""

    def resolve(self, state: S, action: Array, key: Array) -> S:
        """`play` where more follows from an answer."""


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
    """Return a new game, dealt, up to its first decision."""
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
