"""Dice Town in batches: docs/rules/dicetown.md as array code, for JAX.

`Rules(players=4)` holds the rules of one table as functions of a single state; `jax.vmap` makes
them functions of a batch. Positions are equal to those of `tinhorn.games.dicetown` after the same
answers, by test. `actions.py` has the table of action ids. Two things differ from the engine:

- Sealed answers are asked seat after seat. They stay hidden until the last is given.
- A seat that does not hold the card of a moment is not asked: it could only pass.

One thing is cut: an offer to the sheriff (D-TIE-2) is nothing, 1 to 5 bills, 1 to 5 nuggets, or one
card; the rules allow any bundle.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tinhorn.batch.dicetown.fields import OBSERVATION_VERSION, Observation
    from tinhorn.batch.dicetown.observation import flatten
    from tinhorn.batch.dicetown.rules import Rules
    from tinhorn.batch.dicetown.state import Draw, Options, State

__all__ = [
    "OBSERVATION_VERSION",
    "Draw",
    "Observation",
    "Options",
    "Rules",
    "State",
    "flatten",
]

_DEFINED_IN: Final = {
    "OBSERVATION_VERSION": "fields",
    "Draw": "state",
    "Observation": "fields",
    "Options": "state",
    "Rules": "rules",
    "State": "state",
    "flatten": "observation",
}


def __getattr__(name: str) -> Any:
    """Import a public name on first use, so that the codec can be imported without JAX."""
    if name not in _DEFINED_IN:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_DEFINED_IN[name]}"), name)
    globals()[name] = value
    return value
