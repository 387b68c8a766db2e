"""Winchester in batches: docs/rules/winchester.md as array code, for JAX.

`Rules(players=4)` holds the rules of one table as functions of a single state; `jax.vmap` makes
them functions of a batch. Positions are equal to those of `tinhorn.games.winchester` after the
same answers, by test. The table of action ids:

| ids | action |
|---|---|
| 0 | pass: leave the auction, or claim nothing (more) |
| 1 | call a duel |
| 2 to 5 | look at a site card: the mines in the order of their plots, the ranch |
| 6 to 15 | claim the shared objective 1 to 10 |
| 16 to 23 | look at a secret objective: first and second of the next seat, of the one after … |
| 24 to 35 | make the boat active on square 1 to 12 |
| 36 to 49 | make the locomotive active on square 1 to 14 |
| 50 to 162 | bid 1 to 113 banknotes |
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinhorn.batch.first_use import GAME_NAMES, import_on_first_use

if TYPE_CHECKING:
    from tinhorn.batch.winchester.fields import OBSERVATION_VERSION, Observation
    from tinhorn.batch.winchester.observation import flatten
    from tinhorn.batch.winchester.rules import Rules
    from tinhorn.batch.winchester.state import Draw, Options, State

__all__ = [
    "OBSERVATION_VERSION",
    "Draw",
    "Observation",
    "Options",
    "Rules",
    "State",
    "flatten",
]

__getattr__ = import_on_first_use(__name__, GAME_NAMES)
