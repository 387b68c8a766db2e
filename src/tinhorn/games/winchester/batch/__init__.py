"""Winchester in batches: rulebook/en.md as array code, for JAX.

`Rules(players=4)` holds the rules of one table as functions of a single state; `jax.vmap` makes
them functions of a batch. Positions are equal to those of `tinhorn.games.winchester` after the
same answers, by test. The action ids are in `codec/actions.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinhorn.batch.first_use import import_on_first_use

if TYPE_CHECKING:
    from tinhorn.games.winchester.batch.observation import flatten
    from tinhorn.games.winchester.batch.rules import Rules
    from tinhorn.games.winchester.codec.fields import OBSERVATION_VERSION, Observation
    from tinhorn.games.winchester.codec.state import Draw, Options, State

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
_CODEC = "tinhorn.games.winchester.codec"
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
