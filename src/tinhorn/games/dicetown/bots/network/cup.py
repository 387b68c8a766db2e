"""The dice of one decision: the chances to lead, and what each choice of dice may come to."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from tinhorn.games.dicetown.bots.heuristic.dice import SIDES, TIE
from tinhorn.games.dicetown.bots.network.arrays import Array, library
from tinhorn.games.dicetown.bots.network.tables import (
    BELOW,
    DIGITS,
    HAND_COUNTS,
    LAST,
    NO_BETTER,
    PLANNED,
    PLANS,
    STATE_OF,
    STATES,
    TOLLS,
    UP_TO,
    WEAKER,
)
from tinhorn.games.dicetown.bots.network.valuation import Position, Stakes
from tinhorn.games.dicetown.codec.actions import MASK_BITS, MASKS, OTHER_FACES
from tinhorn.games.dicetown.codec.box import DICE, SEATS
from tinhorn.games.dicetown.codec.state import KEEPING, TRIMMING

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
    """Return the index of dice set aside, [..., 6] by face."""
    xp = library(dice)
    return xp.asarray(STATE_OF)[(dice * DIGITS).sum(-1)]


def odds(at: Position, rolls: Array) -> Odds:
    """Return the chances to lead against the rivals' dice; rolls is a place in `tables.ROLLS`."""
    xp = at.library
    states = index_of(at.seen.dice)
    seats = xp.arange(SEATS)
    is_law = seats == at.seen.sheriff
    is_other = at.here & (seats > 0) & ~is_law
    rows = rolls * len(STATES) + states

    def lead(below: np.ndarray, up_to: np.ndarray) -> Array:
        shape = (SEATS,) + (1,) * (below.ndim - 2)
        flat = (-1, *below.shape[2:])
        under = xp.asarray(below.reshape(flat))[rows]
        level = xp.asarray(up_to.reshape(flat))[rows]
        others = is_other.reshape(shape)
        sole = xp.where(others, under, 1.0).prod(0)
        tied = xp.where(others, level, 1.0).prod(0)
        law = xp.where((is_law & (seats > 0)).reshape(shape), under, 1.0).prod(0)
        return xp.where(at.seen.sheriff == 0, tied, law * (sole + TIE * (tied - sole)))

    places = lead(BELOW, UP_TO)[: SIDES - 1] * (np.arange(DICE + 1) > 0)
    return Odds(places, lead(WEAKER, NO_BETTER))


def hand_goods(won: Stakes, ahead: Odds) -> Array:
    """float[252, 7]: what each complete hand may bring of each good."""
    xp = library(won.doc)
    gains = ahead.places * won.places
    led = [gains[face][HAND_COUNTS[:, face]] for face in range(SIDES - 1)]
    none = [1 - ahead.places[face][HAND_COUNTS[:, face]] for face in range(SIDES - 1)]
    hall = ahead.hall * won.hall[HAND_COUNTS[:, -1]]
    doc = won.doc * xp.stack(none).prod(0) * (1 - ahead.hall)
    return xp.stack([*led, hall, doc], 1).astype(np.float32)


def prospects(at: Position, won: Stakes) -> Prospects:
    """Return the prospects; in front of the cups rivals have a roll more than elsewhere."""
    xp = at.library
    is_keeping = (at.seen.phase == KEEPING).astype(np.int32)
    ahead = odds(at, is_keeping)
    last = xp.asarray(LAST) @ hand_goods(won, ahead)
    later = hand_goods(won, odds(at, 1 + is_keeping)).sum(1)
    table = PLANNED.reshape(-1, PLANNED.shape[-1])
    planned = (xp.asarray(table) @ later).reshape(len(STATES), len(PLANS)) - TOLLS
    return Prospects(ahead, last, planned.max(1))


def positions(dice: Array) -> Array:
    """[position, face]: the face of each position when dice lie in rising order."""
    xp = library(dice)
    start = xp.cumsum(dice) - dice
    place = xp.arange(DICE)[:, None]
    return ((place >= start) & (place < start + dice)).astype(np.int32)


def kept_dice(at: Position) -> Array:
    """[32, 6]: the dice that each mask keeps, by face."""
    xp = at.library
    dice = xp.where(at.seen.phase == TRIMMING, at.seen.kept, at.seen.cup)
    return xp.asarray(MASK_BITS) @ positions(dice)


def after_masks(at: Position, kept: Array) -> Array:
    """[32]: the index of the dice set aside after each mask."""
    xp = at.library
    own = at.seen.dice[0]
    before = xp.where(at.seen.phase == TRIMMING, xp.maximum(0, own - at.seen.kept), own)
    dice = before + kept
    return xp.where(dice.sum(1) <= DICE, index_of(xp.minimum(dice, DICE)), 0)


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


def after_turns(at: Position) -> Array:
    """[30]: the index of the dice set aside after each turn."""
    xp = at.library
    return index_of(xp.clip(at.seen.dice[0] + CHANGES, 0, DICE))


assert NUMBERS.shape == (MASKS,)
