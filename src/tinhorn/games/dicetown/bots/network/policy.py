"""From the outputs of a network to a logit for each action.

Actions that keep no dice have an output of their own. A choice of dice is scored by the sum of
outputs for the number of dice kept of each face and in all, and by what the dice may bring, with
weights that the network gives. A network of zeros plays like a deputy in some doubt.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tinhorn.games.dicetown.bots.network.arrays import Array, library
from tinhorn.games.dicetown.bots.network.cup import GOODS, NUMBERS
from tinhorn.games.dicetown.codec.actions import MASKS, NUM_ACTIONS
from tinhorn.games.dicetown.codec.box import DICE, FACES

TRUST: Final = 1.5
"""How much a point of the deputy's opinion adds to a logit."""
OTHERS: Final = NUM_ACTIONS - 2 * MASKS
_OUTPUTS: Final = (OTHERS, len(FACES) * DICE, DICE + 1, DICE + 1, GOODS, 1, 1, 1)
"""Other actions; faces by number; number kept; with the Brute; weights of goods, of the plan, of
the deputy's opinion on dice and on other actions."""
OUTPUTS: Final = sum(_OUTPUTS)
_CANDIDATES: Final = (MASKS * GOODS, MASKS, MASKS * len(FACES), 2 * MASKS, OTHERS)
CANDIDATES: Final = sum(_CANDIDATES)
NUMBER_KEPT: Final = (NUMBERS[:, None] == np.arange(DICE + 1)).astype(np.float32)
"""[32, 6]"""


def _split(values: Array, sizes: tuple[int, ...]) -> list[Array]:
    parts: list[Array] = library(values).split(values, np.cumsum(sizes)[:-1].tolist(), -1)
    return parts


def logits(outputs: Array, candidates: Array) -> Array:
    """[..., 205], from [..., OUTPUTS] and [..., CANDIDATES]."""
    xp = library(outputs)
    others, faces, number, brute, goods, plan, on_dice, on_others = _split(outputs, _OUTPUTS)
    candidates = candidates.astype(np.float32)
    bring, planned, dice, keep, other = _split(candidates, _CANDIDATES)
    shape = candidates.shape[:-1]
    bring, dice = bring.reshape(*shape, MASKS, GOODS), dice.reshape(*shape, MASKS, len(FACES))
    faces = faces.reshape(*shape, len(FACES), DICE)
    kept = (dice[..., None] == np.arange(1, DICE + 1)).astype(np.float32)
    score = (
        xp.einsum("...mfn,...fn->...m", kept, faces)
        + number @ NUMBER_KEPT.T
        + xp.einsum("...mg,...g->...m", bring, goods)
        + planned * plan
    )
    opinion = (TRUST + on_dice) * keep
    with_brute = score + brute @ NUMBER_KEPT.T
    chosen = xp.concatenate([score, with_brute], -1) + opinion
    return xp.concatenate([chosen, others + (TRUST + on_others) * other], -1)
