"""Winchester as numbers: fixed action ids and observation vectors. Needs NumPy, not JAX."""

from __future__ import annotations

from typing import Any, Final

from tinhorn.envs.codec import Codec
from tinhorn.games import winchester
from tinhorn.games.winchester.codec import actions, engine, views
from tinhorn.games.winchester.components import bonus_bag
from tinhorn.kernel import Seat

__all__ = ["CODEC"]


def _encode(action: Any, position: Any, _: Seat) -> int:
    return engine.encode(action, position)


CODEC: Final = Codec(
    game=winchester,
    num_actions=actions.NUM_ACTIONS,
    highest=actions.MOST_BID,
    encode=_encode,
    vector=views.vector,
    ids=actions.IDS,
    most_outcomes=len(bonus_bag()),
)
