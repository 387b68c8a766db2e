"""Dice Town as numbers: fixed action ids and observation vectors. Needs NumPy, not JAX.

An offer to the sheriff is one of those that the engine lists: nothing, 1 to 5 bills, 1 to 5
nuggets, or one card.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from tinhorn.envs.codec import Codec
from tinhorn.games import dicetown
from tinhorn.games.dicetown.codec import actions, engine, positions, views
from tinhorn.games.dicetown.components import DICE
from tinhorn.games.dicetown.rules.dice import rolls

__all__ = ["CODEC"]


def _after_forced_pass(state: Any) -> Any:
    step = positions.after_forced_pass(state)
    return None if step is None else step.state


CODEC: Final = Codec(
    game=dicetown,
    num_actions=actions.NUM_ACTIONS,
    highest=int(np.iinfo(np.int8).max),
    encode=engine.encode,
    vector=views.vector,
    ids=actions.IDS,
    after_forced_pass=_after_forced_pass,
    most_outcomes=len(rolls(DICE)),
)
