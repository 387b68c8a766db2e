"""The fields of an observation of Winchester and their order in one vector.

Shared by the batched rules (`observation.py`) and the codec of the engine (`views.py`), so it
needs no JAX.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from tinhorn.games.winchester.codec.board import BOAT_SQUARES, LOCOMOTIVE_SQUARES, OBJECTIVES, PLOTS
from tinhorn.games.winchester.codec.state import PHASES

if TYPE_CHECKING:
    from tinhorn.batch.bits import Array

OBSERVATION_VERSION: Final = 1
"""Rises when a field of `Observation` or the layout of `flatten` changes."""


class Observation(NamedTuple):
    phase: Array
    """int8: the phase: dealing, drawing a plot, bidding, dueling, moving a vehicle, hearing a
    rumor, claiming, over."""
    asked: Array
    """int8: the seat that is asked; -1 if chance owes an answer or the game is over."""
    first: Array
    """int8: the first player."""
    plot: Array
    """int8: the plot for sale, or whose bonus token is being applied, from 0 on; -1 if none."""
    standing: Array
    """int16: the standing bid or the price of a duel, in banknotes; 0 if there is none."""
    holder: Array
    """int8: the seat that holds the standing bid, -1 if there is none."""
    in_auction: Array
    """int8[players]: 1 for each seat still in the auction or the duel."""
    cash: Array
    """int16[players]: banknotes in hand, -1 where the viewer may not know them."""
    plots: Array
    """int8[players, 19]: 1 for each plot of each seat."""
    objectives: Array
    """int8[players, 2]: secret objectives, -1 where the viewer may not know them."""
    duel_tokens: Array
    """int8[players]: 1 for each seat that still has its duel token."""
    met: Array
    """int8[players, 10]: 1 for each shared objective that a seat has met."""
    looked_cards: Array
    """int8[players, 4]: 1 for each mine or ranch card that a seat has looked at."""
    looked_objectives: Array
    """int8[players, players, 2]: 1 for each secret objective (owner, position) that a seat (first
    axis) has looked at."""
    bonuses: Array
    """int8[3, 19]: 1 for each plot with a Movement, Rumor, Saloon token that the viewer knows."""
    cards: Array
    """int8[4]: amounts on the mine cards and the ranch card, -1 where the viewer does not know."""
    turned: Array
    """int8[4]: 1 for each of these cards that was turned over."""
    piles: Array
    """int8[10]: the banknotes under each shared objective on display, 0 if it is not."""
    removed: Array
    """int8[10]: 1 for each shared objective that is not in this game."""
    boat: Array
    """int8: the square of the boat, from 1 on; 0 before the deal."""
    locomotive: Array
    """int8: the square of the locomotive, likewise."""
    saloon: Array
    """int16: the tips in the saloon, in banknotes."""
    options: Array
    """int8[3]: 1 for manual claims, for hidden bonus tokens, for money that players see."""


def parts(seen: Observation) -> list[Array]:
    """Return the parts of the observation in one vector, of numpy or of JAX.

    Fields come in the order of `Observation`, each as it is, with these exceptions: a phase, a
    seat, a plot and a square become as many zeros and ones as there are such things; the
    objectives become zeros and ones, ten for each seat.
    """
    players = seen.cash.shape[0]
    held = (seen.objectives[:, :, None] == np.arange(len(OBJECTIVES))).any(1)
    shown = seen._replace(
        phase=_one_of(seen.phase, PHASES),
        asked=_one_of(seen.asked, players),
        first=_one_of(seen.first, players),
        plot=_one_of(seen.plot, PLOTS),
        holder=_one_of(seen.holder, players),
        objectives=held,
        boat=_one_of(seen.boat - 1, BOAT_SQUARES),
        locomotive=_one_of(seen.locomotive - 1, LOCOMOTIVE_SQUARES),
    )
    return [part.reshape(-1) for part in shown]


def _one_of(index: Array, size: int) -> Array:
    return index == np.arange(size)
