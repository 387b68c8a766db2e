"""Dice Town in batches: rulebook/en.md as array code, for JAX.

`Rules(players=4)` holds the rules of one table as functions of a single state; `jax.vmap` makes
them functions of a batch. Positions are equal to those of `tinhorn.games.dicetown` after the same
answers, by test. `actions.py` has the table of action ids. Two things differ from the engine:

- Sealed answers are asked seat after seat. They stay hidden until the last is given.
- A seat that does not hold the card of a reaction window is not asked: it could only pass.

One thing is cut: an offer to the sheriff (D-TIE-2) is nothing, 1 to 5 bills, 1 to 5 nuggets, or one
card; the rules allow any bundle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinhorn.batch.first_use import import_on_first_use

if TYPE_CHECKING:
    from tinhorn.games.dicetown.batch.observation import flatten
    from tinhorn.games.dicetown.batch.rules import Rules
    from tinhorn.games.dicetown.codec.fields import OBSERVATION_VERSION, Observation
    from tinhorn.games.dicetown.codec.state import Draw, Options, State

__all__ = [
    "OBSERVATION_VERSION",
    "OPPONENTS",
    "Draw",
    "Observation",
    "Options",
    "Rules",
    "State",
    "flatten",
]

OPPONENTS = ("deputy", "legend")
"""The bots that the module `opponents` has in arrays."""
_CODEC = "tinhorn.games.dicetown.codec"
_DEFINED_IN = {
    "OBSERVATION_VERSION": f"{_CODEC}.fields",
    "Draw": f"{_CODEC}.state",
    "Observation": f"{_CODEC}.fields",
    "Options": f"{_CODEC}.state",
    "Rules": f"{__name__}.rules",
    "State": f"{_CODEC}.state",
    "flatten": f"{__name__}.observation",
}

__getattr__ = import_on_first_use(__name__, _DEFINED_IN)
