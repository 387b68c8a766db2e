"""An observation made from the engine's view alone, which holds nothing that is hidden.

For networks that play in the engine, and as the proof that `observation.py` tells no secret.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tinhorn.games.winchester.codec import engine
from tinhorn.games.winchester.codec.actions import SHARED_OBJECTIVES
from tinhorn.games.winchester.codec.board import PLOTS
from tinhorn.games.winchester.codec.engine import Asking, View
from tinhorn.games.winchester.codec.fields import Observation, parts
from tinhorn.games.winchester.codec.state import CHANCE_OR_NOBODY, SITE_CARDS


def from_view(view: View) -> Observation:
    """Return what the viewer may know, as the batched rules show it."""
    if view.viewer is None:
        raise ValueError("Spectators have no observation.")
    asked = engine.asking(view.phase, view.first)
    fields = _table(view) | _auction(view, asked) | _players(view)
    wide = {"standing", "cash", "saloon"}
    return Observation(
        **{
            name: engine.array(value, np.int16 if name in wide else np.int8)
            for name, value in fields.items()
        }
    )


def vector(view: View) -> NDArray[np.int16]:
    """Return the same as one vector: `flatten` of the batched rules, without JAX."""
    return np.concatenate([np.asarray(part, np.int16) for part in parts(from_view(view))])


def _seats(view: View) -> list[int]:
    """Return all seats, the viewer first."""
    players = len(view.players)
    return [((view.viewer or 0) + ahead) % players for ahead in range(players)]


def _flags(bits: ArrayLike, size: int) -> NDArray[np.int64]:
    flags: NDArray[np.int64] = (np.asarray(bits)[..., None] >> np.arange(size)) & 1
    return flags


def _auction(view: View, asked: Asking) -> dict[str, ArrayLike]:
    seats = _seats(view)
    return {
        "phase": asked.phase,
        "asked": -1 if asked.phase in CHANCE_OR_NOBODY else seats.index(asked.turn),
        "first": seats.index(view.first),
        "plot": engine.places(view.setup.edition)[asked.plot],
        "standing": asked.standing,
        "holder": seats.index(asked.in_auction[-1]) if asked.standing else -1,
        "in_auction": [seat in asked.in_auction for seat in seats],
    }


def _players(view: View) -> dict[str, ArrayLike]:
    seats, edition = _seats(view), view.setup.edition
    players = [view.players[seat] for seat in seats]
    looked = np.array([engine.looked(player.looked, edition) for player in players])
    about = _flags(looked >> SITE_CARDS, 2 * len(seats)).reshape(len(seats), len(seats), 2)
    return {
        "cash": [-1 if player.cash is None else player.cash for player in players],
        "plots": _flags([engine.owned(view, seat) for seat in seats], PLOTS),
        "objectives": [engine.objectives(player.objectives) for player in players],
        "duel_tokens": [player.has_duel_token for player in players],
        "met": _flags(
            [engine.bits(met - 1 for met in player.met) for player in players], SHARED_OBJECTIVES
        ),
        "looked_cards": _flags(looked, SITE_CARDS),
        "looked_objectives": about[:, seats],
    }


def _table(view: View) -> dict[str, ArrayLike]:
    edition = view.setup.edition
    turned = {card.plot: card.amount for card in view.turned}
    hidden = {card.plot: card.amount for card in view.cards}
    removed = engine.bits(objective - 1 for objective in view.removed)
    return {
        "bonuses": _flags(engine.tokens(view.bonuses, edition), PLOTS),
        "cards": engine.cards((turned | hidden).items(), edition, unknown=-1),
        "turned": _flags(engine.bits(engine.site(plot, edition) for plot in turned), SITE_CARDS),
        "piles": engine.piles((pile.objective, pile.amount) for pile in view.display),
        "removed": _flags(removed, SHARED_OBJECTIVES),
        "boat": view.boat,
        "locomotive": view.locomotive,
        "saloon": view.saloon,
        "options": engine.options(view.setup)[:3],
    }
