"""The choices of a network, and of the deputy, as ids of the batched rules.

A network chooses among: pass, raise by 1, 2, 3 or 5, duel, the distinct squares, a look at the two
secret objectives of each seat clockwise, a look at each of the four site cards.
`tinhorn.games.winchester.bots.legend` has the same list.
"""

from __future__ import annotations

from typing import Final

import jax
import jax.numpy as jnp
import numpy as np

from tinhorn.batch.bits import Array
from tinhorn.games.winchester.batch.opponents.features import THRIFT, Seen
from tinhorn.games.winchester.batch.opponents.valuation import DISTINCT, FIRST_OF_EQUAL, MINES
from tinhorn.games.winchester.codec.actions import (
    DUEL,
    FIRST_BID,
    FIRST_CARD,
    FIRST_LOOK,
    FIRST_SQUARE,
    LOOKS,
    MOST_BID,
    PASS,
)
from tinhorn.games.winchester.codec.board import MINE_CARDS, RANCH_CARDS, SITES
from tinhorn.games.winchester.codec.state import BIDDING, MOVING_VEHICLE, SITE_CARDS

RAISES: Final = (1, 2, 3, 5)
BIDS: Final = slice(1, 1 + len(RAISES))
_FIXED: Final = np.array(
    [
        PASS,
        *[FIRST_BID] * len(RAISES),
        DUEL,
        *[FIRST_SQUARE + place for place in FIRST_OF_EQUAL],
        *range(FIRST_LOOK, FIRST_LOOK + LOOKS),
        *range(FIRST_CARD, FIRST_CARD + SITE_CARDS),
    ],
    np.int32,
)
NUM_CHOICES: Final = len(_FIXED)
DUEL_GAIN: Final = 0.5
DUEL_PER_PLOT: Final = 0.1
JUMPS: Final = (1, 1, 2, 2, 3)
STEPS: Final = (1, 1, 1, 2)
MOODS: Final = (0.9, 1.06)
OBJECTIVE_DEVIATION: Final = 1.4


def ids(standing: Array) -> Array:
    """[choices]: the ids of all choices."""
    bids = FIRST_BID + standing + jnp.array(RAISES) - 1
    return jnp.asarray(_FIXED).at[BIDS].set(jnp.minimum(bids, FIRST_BID + MOST_BID - 1))


def deputy(seen: Seen, legal: Array, key: Array) -> Array:
    """Return what the bot `deputy` answers. Its ceiling varies from bid to bid, not by auction."""
    words = jax.random.uniform(key, (4,))
    for_look = jax.random.fold_in(key, 1)
    return jnp.where(
        seen.at.seen.phase == BIDDING,
        _bid(seen, legal, words),
        jnp.where(seen.at.seen.phase == MOVING_VEHICLE, _ride(seen), _look(seen, legal, for_look)),
    )


def _bid(seen: Seen, legal: Array, words: Array) -> Array:
    at, players = seen.at, seen.at.plots.shape[0]
    mood = MOODS[0] + (MOODS[1] - MOODS[0]) * words[0]
    ceiling = jnp.floor(seen.fair * (1 - THRIFT * at.unsold / 19) * mood + words[1])
    room = jnp.minimum(ceiling, at.seen.cash[0]).astype(jnp.int32) - at.seen.standing
    small = jnp.array(STEPS)[(words[2] * len(STEPS)).astype(jnp.int32)]
    large = jnp.array(JUMPS)[(words[3] * len(JUMPS)).astype(jnp.int32)]
    more = jnp.where(room >= 5, large, small)
    more = jnp.where(at.seen.in_auction.sum() == 1, 1, more)
    promise = (seen.fair - at.seen.standing) / ((players - 1) / players) ** 2 / 2
    duels = legal[DUEL] & (promise > DUEL_GAIN + DUEL_PER_PLOT * at.unsold)
    bid = FIRST_BID - 1 + at.seen.standing + jnp.minimum(room, more)
    return jnp.where(room > 0, bid, jnp.where(duels, DUEL, PASS))


def _ride(seen: Seen) -> Array:
    beside = jax.lax.population_count(seen.at.plots[:, None] & DISTINCT)
    gain = beside[0] - beside[1:].mean(0)
    return FIRST_SQUARE + jnp.array(FIRST_OF_EQUAL)[gain.argmax()]


def _look(seen: Seen, legal: Array, key: Array) -> Array:
    at, players = seen.at, seen.at.plots.shape[0]
    objective = OBJECTIVE_DEVIATION * at.unsold / (players - 1) ** 2
    known = at.seen.cards
    is_out = (jnp.asarray(MINE_CARDS)[:, None] == known[:MINES]).any(1)
    mean = jnp.where(is_out, 0, MINE_CARDS).sum() / jnp.maximum(1, (~is_out).sum())
    error = jnp.where(is_out, 0.0, jnp.abs(MINE_CARDS - mean)).sum() / jnp.maximum(
        1, (~is_out).sum()
    )
    ranch = float(np.abs(RANCH_CARDS - RANCH_CARDS.mean()).mean())
    is_sold = at.seen.plots.max(0)[jnp.asarray(SITES)] == 1
    cards = jnp.where(is_sold | (known >= 0), 0.0, jnp.append(jnp.full(MINES, error), ranch))
    worth = jnp.concatenate([jnp.full(LOOKS, objective), cards])
    choices = jnp.array(
        [*range(FIRST_LOOK, FIRST_LOOK + LOOKS), *range(FIRST_CARD, FIRST_CARD + 4)]
    )
    chance = jax.random.uniform(key, worth.shape) * 1e-3
    return choices[jnp.where(legal[choices], worth + chance, -1.0).argmax()]
