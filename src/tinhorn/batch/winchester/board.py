"""The board of Winchester as arrays of bits (W-COMP-4, W-COMP-5).

A set of plots is an integer: bit `n - 1` is the plot that the 2020 edition numbers `n`. The 2019
edition numbers the same plots differently and changes nothing else, so that editions matter only
where plots are named (`engine.py`). Read from the component file of the engine, with the standard
library alone.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int32]

PLOTS: Final = 19
OBJECTIVES: Final = (
    "forest",
    "desert",
    "prairie",
    "river",
    "rails",
    "saloon",
    "mine",
    "ranch",
    "rumor",
    "movement",
)
"""Secret objectives, by the index that stands for them."""
BONUSES: Final = ("movement", "rumor", "saloon")
"""Kinds of bonus tokens, by the index that stands for them."""
MOVEMENT, RUMOR, SALOON = range(3)
PILES: Final = (3, 4, 5, 6, 7)
STARTING_CASH: Final = 8
STARTING_TIPS: Final = 1


def _read() -> dict[str, Any]:
    """The component file: the packaged one, or the one that replaces it for the engine too."""
    packaged = Path(__file__).parents[2] / "games" / "winchester" / "components.json"
    corrected = Path(os.environ.get("TINHORN_COMPONENTS", ""), "winchester.json")
    path = corrected if "TINHORN_COMPONENTS" in os.environ and corrected.exists() else packaged
    box: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return box


def _bits(plots: Iterable[int]) -> int:
    return sum(1 << (plot - 1) for plot in set(plots))


def _array(values: Iterable[int]) -> Ints:
    return np.array(list(values), np.int32)


_BOX: Final = _read()
_PLOTS: Final[list[dict[str, Any]]] = sorted(_BOX["plots"], key=lambda plot: int(plot["number"]))
_RANCH: Final = next(plot for plot in _PLOTS if plot["site"] == "ranch")
_RIVER_PLOTS: Final = _bits(plot for square in _BOX["river"] for plot in square)
_RAILS_PLOTS: Final = _bits(plot for square in _BOX["rails"] for plot in square)

NUMBERS_2019: Final = tuple(int(plot["number_2019"]) for plot in _PLOTS)
"""What the 2019 edition calls each plot."""
BANKNOTES: Final = int(_BOX["banknotes"])
MINE_CARDS: Final = _array(_BOX["mine_cards"])
RANCH_CARDS: Final = _array(_BOX["ranch_cards"])
BONUS_COUNTS: Final = tuple(int(_BOX["bonus_tokens"][kind]) for kind in BONUSES)
ALL_PLOTS: Final = (1 << PLOTS) - 1
NEIGHBOURS: Final = _array(_bits(plot["neighbours"]) for plot in _PLOTS)
"""The plots beside each plot; rails and river separate."""
TERRAINS: Final = _array(
    _bits(plot["number"] for plot in _PLOTS if plot["terrain"] == terrain)
    for terrain in OBJECTIVES[:3]
)
BOAT_SQUARES: Final = len(_BOX["river"])
LOCOMOTIVE_SQUARES: Final = len(_BOX["rails"])
SQUARES: Final = _array(map(_bits, [*_BOX["river"], *_BOX["rails"]]))
"""The plots at each square: those of the boat, then those of the locomotive."""
AWAY_FROM_RIVER: Final = ALL_PLOTS & ~_RIVER_PLOTS
AWAY_FROM_RAILS: Final = ALL_PLOTS & ~_RAILS_PLOTS
MINES: Final = tuple(int(plot["number"]) for plot in _PLOTS if plot["site"] == "mine")
SITES: Final = _array(plot - 1 for plot in (*MINES, int(_RANCH["number"])))
"""The plots, from 0 on, that hold a card: the mines in the order of their numbers, the ranch."""
OBJECTIVE_PLOTS: Final = _array(
    [
        *TERRAINS.tolist(),
        _RIVER_PLOTS,
        _RAILS_PLOTS,
        _bits(_BOX["saloon"]),
        _bits(MINES),
        _bits([_RANCH["number"], *_RANCH["neighbours"]]),
    ]
)
"""The plots that count for each of the first eight secret objectives; the others count tokens."""
OBJECTIVE_PAY: Final = _array((3, 3, 3, 3, 3, 5, 5, 3, 3, 3))
"""What each item of a secret objective pays (W-END-2)."""


def most_cash(players: int) -> int:
    """More banknotes than this are never outside the bank, so that no bid can be higher."""
    cards = int(np.sort(MINE_CARDS)[-len(MINES) :].sum()) + int(RANCH_CARDS.max())
    rides = BONUS_COUNTS[MOVEMENT] * max(int(square).bit_count() for square in SQUARES)
    return players * STARTING_CASH + STARTING_TIPS + sum(PILES) + cards + rides


@cache
def shapes() -> NDArray[np.int16]:
    """For every set of plots: its largest connected group, plus 32 times its isolated plots.

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
    """The parts of the board that rails and river separate, as lists of plots from 0 on."""
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
    """The bits of a region side by side."""
    compressed = np.zeros(sets.shape, np.int32)
    for place, plot in enumerate(region):
        compressed |= ((sets >> plot) & 1) << place
    return compressed


def _largest_groups(region: list[int]) -> NDArray[np.int16]:
    """For every subset of a region, by compressed bits: the size of its largest group."""
    beside = _compressed(NEIGHBOURS[region], region).tolist()
    sizes = np.zeros(1 << len(region), np.int16)
    for subset in range(1 << len(region)):
        for start in range(len(region)):
            sizes[subset] = max(sizes[subset], _group(subset, start, beside).bit_count())
    return sizes


def _group(subset: int, start: int, beside: list[int]) -> int:
    """The plots of the subset that a chain connects to the start."""
    group, before = subset & 1 << start, -1
    while group != before:
        before = group
        for place, near in enumerate(beside):
            if group >> place & 1:
                group |= near & subset
    return group
