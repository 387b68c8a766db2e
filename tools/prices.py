"""The prices of Dice Town: what each thing adds to the final lead, in games of bots.

`tools/fit_value.py dicetown` fits them to the games that it plays, and writes them beside the
judge's weights as `prices.json`. At the start of each round it is noted what every player has; then
the lead at the end of the game (own points less the mean of the others) is fitted by least squares,
for games with about as many rounds left.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from tinhorn.bots.weights import About
from tinhorn.games import dicetown
from tinhorn.games.dicetown.bots.heuristic.prices import ACTIONS, DOLLAR, Curve, Curves
from tinhorn.games.dicetown.bots.heuristic.worth import rounds_left
from tinhorn.games.dicetown.components import POINTS
from tinhorn.games.dicetown.scoring import STAR
from tinhorn.games.dicetown.state import Player, State
from tinhorn.kernel.log import steps
from tinhorn.kernel.record import Record

Floats: TypeAlias = NDArray[np.float64]

FILE: Final = "prices.json"
GROUPS: Final = ((0.0, 2.0), (2.0, 3.5), (3.5, 5.0), (5.0, 7.0), (7.0, 99.0))
"""Rounds left, the first one excluded: about 1, 2.75, 4.25, 6 and 9."""
ACTION_CARDS: Final = tuple(ACTIONS)
FINAL: Final = {
    "nugget": 1.0,
    "bill": DOLLAR,
    "star": float(STAR),
    "equipment_point": 1.0,
    "property_point": 1.0,
}
"""What things score at the end (D-END-2); all others nothing."""
THINGS: Final = ("nugget", "bill", "star", "equipment_point", "property_point", "property")
PROTECTED: Final = "protected_point"
"""A point that nobody can rob: noted, so that its worth is not taken for that of other points."""
NAMES: Final = (*THINGS, PROTECTED, *ACTION_CARDS)


class Noted(msgspec.Struct, frozen=True):
    """Of one game, at each round: the rounds left and what all have; then the points."""

    rounds: list[tuple[float, Floats]]
    leads: Floats


def noted(record: Record[Any, Any]) -> Noted:
    """Note what every player of a game has at the start of each round, and the final leads."""
    rounds, last = [], 0
    for step in steps(dicetown, record.setup, record.entries):
        if step.state.round > last:
            last = step.state.round
            rounds.append((rounds_left(dicetown.view(step.state, 0)), note(step.state)))
    assert record.outcome is not None
    return Noted(rounds, lead(np.array(record.outcome.points, np.float64)))


def note(state: State) -> Floats:
    rows = [
        has(player, is_sheriff=seat == state.sheriff) for seat, player in enumerate(state.players)
    ]
    return lead(np.array(rows, np.float64))


def has(player: Player, *, is_sheriff: bool) -> list[float]:
    """Return what a player has, in the order of `NAMES`."""
    equipment = sum([POINTS[card] for card in player.store if card not in ACTIONS])
    return [
        player.nuggets,
        player.bills,
        float(is_sheriff),
        equipment,
        sum([POINTS[card] for card in player.properties]),
        len(player.properties),
        sum([POINTS[card] for card in player.protected]),
        *(player.store.count(card) for card in ACTION_CARDS),
    ]


def lead(values: Floats) -> Floats:
    """Return, by player, the own value less the mean of the others."""
    others = (values.sum(0, keepdims=True) - values) / (len(values) - 1)
    ahead: Floats = values - others
    return ahead


def curves(games: Sequence[Noted]) -> Curves:
    """Fit the prices to these games, and print them with their standard errors."""
    rounds = np.array([left for game in games for left, held in game.rounds for _ in held])
    rows = np.concatenate([held for game in games for _, held in game.rounds])
    leads = np.concatenate([game.leads for game in games for _ in game.rounds])
    fits = []
    for low, high in GROUPS:
        chosen = (rounds > low) & (rounds <= high)
        prices, errors = fit(rows[chosen], leads[chosen])
        fits.append(prices)
        print(f"rounds left {low:g} to {high:g}: {chosen.sum()} rows")
        for name, price, error in zip(NAMES, prices, errors, strict=True):
            print(f"  {name:16} {price:6.2f} ± {error:.2f}")
    fitted = {
        name: curve(FINAL.get(name, 0.0), [float(fit[place]) for fit in fits])
        for place, name in enumerate(NAMES)
    }
    things = {name: fitted[name] for name in THINGS}
    return Curves(**things, actions={card: fitted[card] for card in ACTION_CARDS})


def fit(has: Floats, leads: Floats) -> tuple[Floats, Floats]:
    """Return the price of each thing, and its standard error."""
    prices: Floats = np.linalg.lstsq(has, leads, rcond=None)[0].astype(np.float64)
    spread = (leads - has @ prices).std()
    variances = np.maximum(0.0, np.diag(np.linalg.pinv(has.T @ has)))
    errors: Floats = spread * np.sqrt(variances)
    return prices, errors


def curve(final: float, fits: list[float]) -> Curve:
    """Return values at the end, in the last round, and for the groups; none is below zero."""
    floored = [max(0.0, price) for price in fits]
    return tuple(round(price, 2) for price in (final, (final + floored[0]) / 2, *floored))


def write(folder: Path, games: Sequence[Noted], about: About) -> None:
    """Write the prices and what made them."""
    told = msgspec.json.encode({"about": about, "curves": curves(games)})
    (folder / FILE).write_bytes(msgspec.json.format(told, indent=1) + b"\n")
