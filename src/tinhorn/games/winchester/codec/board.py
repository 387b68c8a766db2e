"""The board of Winchester as arrays of bits (W-COMP-4, W-COMP-5).

A set of plots is an integer: bit `n - 1` is the plot that the 2020 edition numbers `n`. The 2019
edition numbers the same plots differently and changes nothing else, so that editions matter only
where plots are named (`engine.py`).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tinhorn.games.winchester import components
from tinhorn.games.winchester.components import Bonus
from tinhorn.games.winchester.rules.setup import PILES as PILES
from tinhorn.games.winchester.rules.setup import STARTING_CASH as STARTING_CASH
from tinhorn.games.winchester.rules.setup import STARTING_TIPS as STARTING_TIPS

Ints = NDArray[np.int32]

PLOTS: Final = components.PLOT_COUNT
OBJECTIVES: Final = components.OBJECTIVES
"""Secret objectives, by the index that stands for them."""
BONUSES: Final[tuple[Bonus, ...]] = ("movement", "rumor", "saloon")
"""Kinds of bonus tokens, by the index that stands for them."""
MOVEMENT, RUMOR, SALOON = range(3)


def _bits(plots: Iterable[int]) -> int:
    return sum(1 << (plot - 1) for plot in set(plots))


def _array(values: Iterable[int]) -> Ints:
    return np.array(list(values), np.int32)


_BOX: Final = components.components()
_BOARD: Final = components.board("2020")

NUMBERS_2019: Final = tuple(
    plot.number_2019 for plot in sorted(_BOX.plots, key=lambda plot: plot.number)
)
"""What the 2019 edition calls each plot."""
MINE_CARDS: Final = _array(_BOX.mine_cards)
RANCH_CARDS: Final = _array(_BOX.ranch_cards)
BONUS_COUNTS: Final = tuple(_BOX.bonus_tokens[kind] for kind in BONUSES)
ALL_PLOTS: Final = (1 << PLOTS) - 1
NEIGHBOURS: Final = _array(map(_bits, _BOARD.neighbours))
"""The plots beside each plot; rails and river separate."""
TERRAINS: Final = _array(
    _bits(plot for plot in _BOARD.plots if _BOARD.terrain(plot) == terrain)
    for terrain in OBJECTIVES[:3]
)
BOAT_SQUARES: Final = len(_BOARD.river)
LOCOMOTIVE_SQUARES: Final = len(_BOARD.rails)
SQUARES: Final = _array(map(_bits, [*_BOARD.river, *_BOARD.rails]))
"""The plots at each square: those of the boat, then those of the locomotive."""
AWAY_FROM_RIVER: Final = ALL_PLOTS & ~_bits(_BOARD.near_river)
AWAY_FROM_RAILS: Final = ALL_PLOTS & ~_bits(_BOARD.near_rails)
MINES: Final = _BOARD.mines
SITES: Final = _array(plot - 1 for plot in (*MINES, _BOARD.ranch))
"""The plots, from 0 on, that hold a card: the mines in the order of their numbers, the ranch."""
OBJECTIVE_PLOTS: Final = _array(
    [
        *TERRAINS.tolist(),
        _bits(_BOARD.near_river),
        _bits(_BOARD.near_rails),
        _bits(_BOARD.near_saloon),
        _bits(MINES),
        _bits(_BOARD.near_ranch),
    ]
)
"""The plots that count for each of the first eight secret objectives; the others count tokens."""
OBJECTIVE_PAY: Final = _array((3, 3, 3, 3, 3, 5, 5, 3, 3, 3))
"""What each item of a secret objective pays (W-END-2)."""


def most_cash(players: int) -> int:
    """Return a sum that the players never have together, so that no bid can be higher."""
    cards = int(np.sort(MINE_CARDS)[-len(MINES) :].sum()) + int(RANCH_CARDS.max())
    rides = BONUS_COUNTS[MOVEMENT] * max(int(square).bit_count() for square in SQUARES)
    return players * STARTING_CASH + STARTING_TIPS + sum(PILES) + cards + rides


@cache
def shapes() -> NDArray[np.int16]:
    """Return each set of plots' largest connected group, plus 32 times its isolated plots.

    Plots are isolated when no other plot of the set is beside them (W-SHARED-10).
    """
    sets = np.arange(1 << PLOTS, dtype=np.int32)
    isolated = np.zeros(sets.shape, np.int16)
    for plot, beside in enumerate(NEIGHBOURS.tolist()):
        isolated += ((sets >> plot) & 1).astype(np.int16) * ((sets & beside) == 0)
    largest = np.zeros(sets.shape, np.int16)
    for region in _regions():
        largest = np.maximum(largest, _largest_groups(region)[_compressed(sets, region)])
    return largest + 32 * isolated


def _regions() -> list[list[int]]:
    """Return the parts of the board that rails and river separate, as lists of plots from 0 on."""
    unvisited, regions = set(range(PLOTS)), []
    while unvisited:
        region = [unvisited.pop()]
        for plot in region:
            beside = {near for near in unvisited if NEIGHBOURS[plot] >> near & 1}
            unvisited -= beside
            region.extend(beside)
        regions.append(sorted(region))
    return regions


def _compressed(sets: Ints, region: list[int]) -> Ints:
    """Return the bits of a region side by side."""
    compressed = np.zeros(sets.shape, np.int32)
    for place, plot in enumerate(region):
        compressed |= ((sets >> plot) & 1) << place
    return compressed


def _largest_groups(region: list[int]) -> NDArray[np.int16]:
    """Return, for every subset of a region, by compressed bits, the size of its largest group."""
    beside = _compressed(NEIGHBOURS[region], region).tolist()
    sizes = np.zeros(1 << len(region), np.int16)
    for subset in range(1 << len(region)):
        for start in range(len(region)):
            sizes[subset] = max(sizes[subset], _group(subset, start, beside).bit_count())
    return sizes


def _group(subset: int, start: int, beside: list[int]) -> int:
    """Return the plots of the subset that a chain connects to the start."""
    group, before = subset & 1 << start, -1
    while group != before:
        before = group
        for place, near in enumerate(beside):
            if group >> place & 1:
                group |= near & subset
    return group
