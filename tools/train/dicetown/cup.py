"""The dice of one decision: the chances to lead, and what each choice of dice may come to."""

from __future__ import annotations

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from tinhorn.batch.bits import Array
from tinhorn.batch.dicetown.actions import MASK_BITS, MASKS, OTHER_FACES
from tinhorn.batch.dicetown.box import DICE, SEATS
from tinhorn.batch.dicetown.state import KEEPING, TRIMMING
from tinhorn.bots.heuristic.dicetown.dice import TIE
from tools.train.dicetown.tables import (
    BELOW,
    DIGITS,
    HAND_COUNTS,
    LAST,
    NO_BETTER,
    PLANNED,
    PLANS,
    SIDES,
    STATE_OF,
    STATES,
    TOLLS,
    UP_TO,
    WEAKER,
)
from tools.train.dicetown.valuation import Known, Stakes

GOODS: Final = 7
"""What a hand can bring: the five places led by a face, the Town Hall, Doc Badluck."""


class Odds(NamedTuple):
    places: Array
    """float[5, 6]: the chance to lead, by face and number of dice."""
    hall: Array
    """float[252]: by hand."""


class Prospects(NamedTuple):
    odds: Odds
    last: Array
    """float[462, 7]: what dice set aside may bring of each good, with one roll to come."""
    planned: Array
    """float[462]: what they may bring in all by the best plan, with two rolls to come."""


def index_of(dice: Array) -> Array:
    """The index of dice set aside, [..., 6] by face."""
    return jnp.asarray(STATE_OF)[(dice * DIGITS).sum(-1)]


def odds(at: Known, rolls: Array) -> Odds:
    """The chances to lead against the rivals' dice; rolls is a place in `tables.ROLLS`."""
    states = index_of(at.seen.dice)
    seats = jnp.arange(SEATS)
    is_law = seats == at.seen.sheriff
    is_other = at.here & (seats > 0) & ~is_law
    rows = rolls * len(STATES) + states

    def lead(below: np.ndarray, up_to: np.ndarray) -> Array:
        shape = (SEATS,) + (1,) * (below.ndim - 2)
        flat = (-1, *below.shape[2:])
        under = jnp.asarray(below.reshape(flat))[rows]
        level = jnp.asarray(up_to.reshape(flat))[rows]
        others = is_other.reshape(shape)
        sole = jnp.where(others, under, 1.0).prod(0)
        tied = jnp.where(others, level, 1.0).prod(0)
        law = jnp.where((is_law & (seats > 0)).reshape(shape), under, 1.0).prod(0)
        return jnp.where(at.seen.sheriff == 0, tied, law * (sole + TIE * (tied - sole)))

    places = lead(BELOW, UP_TO)[: SIDES - 1] * (np.arange(DICE + 1) > 0)
    return Odds(places, lead(WEAKER, NO_BETTER))


def hand_goods(won: Stakes, ahead: Odds) -> Array:
    """float[252, 7]: what each complete hand may bring of each good."""
    gains = ahead.places * won.places
    led = [gains[face][HAND_COUNTS[:, face]] for face in range(SIDES - 1)]
    none = [1 - ahead.places[face][HAND_COUNTS[:, face]] for face in range(SIDES - 1)]
    hall = ahead.hall * won.hall[HAND_COUNTS[:, -1]]
    doc = won.doc * jnp.stack(none).prod(0) * (1 - ahead.hall)
    return jnp.stack([*led, hall, doc], 1)


def prospects(at: Known, won: Stakes) -> Prospects:
    """In front of the cups rivals have a roll more than elsewhere."""
    is_keeping = (at.seen.phase == KEEPING).astype(jnp.int32)
    ahead = odds(at, is_keeping)
    last = jnp.asarray(LAST) @ hand_goods(won, ahead)
    later = hand_goods(won, odds(at, 1 + is_keeping)).sum(1)
    table = PLANNED.reshape(-1, PLANNED.shape[-1])
    planned = (jnp.asarray(table) @ later).reshape(len(STATES), len(PLANS)) - at.prices.paid * TOLLS
    return Prospects(ahead, last, planned.max(1))


def positions(dice: Array) -> Array:
    """[position, face]: the face of each position when dice lie in rising order."""
    start = jnp.cumsum(dice) - dice
    place = jnp.arange(DICE)[:, None]
    return ((place >= start) & (place < start + dice)).astype(jnp.int32)


def kept_dice(at: Known) -> Array:
    """[32, 6]: the dice that each mask keeps, by face."""
    dice = jnp.where(at.seen.phase == TRIMMING, at.seen.kept, at.seen.cup)
    return jnp.asarray(MASK_BITS) @ positions(dice)


def after_masks(at: Known, kept: Array) -> Array:
    """[32]: the index of the dice set aside after each mask."""
    own = at.seen.dice[0]
    before = jnp.where(at.seen.phase == TRIMMING, jnp.maximum(0, own - at.seen.kept), own)
    dice = before + kept
    return jnp.where(dice.sum(1) <= DICE, index_of(jnp.minimum(dice, DICE)), 0)


def _changes() -> np.ndarray:
    """[30, 6]: what each turn of a die changes."""
    rows = np.zeros((SIDES * OTHER_FACES, SIDES), np.int32)
    for die in range(SIDES):
        for other in range(OTHER_FACES):
            row = rows[OTHER_FACES * die + other]
            row[die] -= 1
            row[other + (other >= die)] += 1
    return rows


CHANGES: Final = _changes()
NUMBERS: Final = MASK_BITS.sum(1)
"""[32]: how many dice each mask keeps."""
COSTS: Final = np.where(NUMBERS > 0, NUMBERS - 1, 1)


def after_turns(at: Known) -> Array:
    """[30]: the index of the dice set aside after each turn."""
    return index_of(jnp.clip(at.seen.dice[0] + CHANGES, 0, DICE))


def one_of(index: Array, size: int) -> Array:
    return jax.nn.one_hot(index, size)


assert NUMBERS.shape == (MASKS,)
