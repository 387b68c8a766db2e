"""Fit the prices of Dice Town: what each thing adds to the final lead, in games of deputies.

`python -m tools.train.dicetown.prices --games 4000 --seed 1 --workers 8` prints a table for
`tinhorn.bots.heuristic.dicetown.prices`. At the start of each round it notes what every player has;
then it fits the lead at the end of the game (own points less the mean of the others) by least
squares, for games with about as many rounds left. The number of processes changes no result. Needs
NumPy and the engine.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tinhorn.bots import bot_named
from tinhorn.bots.heuristic.dicetown.prices import ACTIONS, DOLLAR
from tinhorn.bots.heuristic.dicetown.worth import rounds_left
from tinhorn.games import dicetown
from tinhorn.games.dicetown.components import POINTS, is_property
from tinhorn.games.dicetown.scoring import STAR
from tinhorn.games.dicetown.state import Player, State
from tinhorn.kernel.game import CHANCE

Floats: TypeAlias = NDArray[np.float64]

GROUPS: Final = ((0.0, 2.0), (2.0, 3.5), (3.5, 5.0), (5.0, 7.0), (7.0, 99.0))
"""Rounds left, the first one excluded: about 1, 2.75, 4.25, 6 and 9."""
ACTION_CARDS: Final = tuple(ACTIONS)
FINAL: Final = {
    "nugget": 1.0,
    "bill": DOLLAR,
    "star": float(STAR),
    "equipment-point": 1.0,
    "property-point": 1.0,
    "protected-point": 1.0,
}
"""What things score at the end (D-END-2); all others nothing."""
NAMES: Final = (
    *("nugget", "bill", "star", "equipment-point", "property-point", "property", "protected-point"),
    *ACTION_CARDS,
)


def has(player: Player, *, is_sheriff: bool) -> list[float]:
    """What a player has, in the order of `NAMES`."""
    equipment = sum([POINTS[card] for card in player.store if card not in ACTIONS])
    return [
        player.nuggets,
        player.bills,
        float(is_sheriff),
        equipment,
        sum([POINTS[card] for card in player.properties]),
        len(player.properties),
        sum([POINTS[card] for card in player.protected]),
        *(player.store.count(card) for card in ACTION_CARDS if not is_property(card)),
    ]


def lead(values: Floats) -> Floats:
    """By player: the own value less the mean of the others."""
    others = (values.sum(0, keepdims=True) - values) / (len(values) - 1)
    ahead: Floats = values - others
    return ahead


Noted: TypeAlias = tuple[list[tuple[float, Floats]], Floats]
"""Of one game, at each round: the rounds left and what all have; then the points."""


def played(games: int, players: int, seed: int, workers: int) -> Iterator[Noted]:
    """All games, in the order of their numbers."""
    one = partial(play, players, seed)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(one, range(games), chunksize=8)


def play(players: int, seed: int, number: int) -> Noted:
    """One game of deputies."""
    rng = Random(f"{seed} {number}")
    bots = [bot_named("deputy", dicetown.NAME, rng) for _ in range(players)]
    state, rounds = dicetown.new(dicetown.Setup(players=players)), 0
    noted = []
    while owed := dicetown.pending(state):
        if state.round > rounds:
            rounds = state.round
            noted.append((rounds_left(dicetown.view(state, 0)), note(state)))
        decision = owed[0]
        if decision.seat == CHANCE:
            action = dicetown.chance(state, rng)
        else:
            action = bots[decision.seat].choose(dicetown.view(state, decision.seat), decision)
        state = dicetown.apply(state, decision.seat, action).state
    outcome = dicetown.outcome(state)
    assert outcome is not None
    return noted, lead(np.array(outcome.points, np.float64))


def note(state: State) -> Floats:
    rows = [
        has(player, is_sheriff=seat == state.sheriff) for seat, player in enumerate(state.players)
    ]
    return lead(np.array(rows, np.float64))


def fit(has: Floats, leads: Floats) -> tuple[Floats, Floats]:
    """The price of each thing, and its standard error."""
    prices: Floats = np.linalg.lstsq(has, leads, rcond=None)[0].astype(np.float64)
    spread = (leads - has @ prices).std()
    variances = np.maximum(0.0, np.diag(np.linalg.pinv(has.T @ has)))
    errors: Floats = spread * np.sqrt(variances)
    return prices, errors


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="Processes.")
    wanted = parser.parse_args()
    rounds, rows, leads = [], [], []
    for noted, ends in played(wanted.games, wanted.players, wanted.seed, wanted.workers):
        for left, held in noted:
            rounds += [left] * wanted.players
            rows.append(held)
            leads.append(ends)
    report(np.array(rounds), np.concatenate(rows), np.concatenate(leads))


def report(rounds: Floats, rows: Floats, leads: Floats) -> None:
    """Print each fit, and then the curves as the bots have them."""
    fits = []
    for low, high in GROUPS:
        chosen = (rounds > low) & (rounds <= high)
        prices, errors = fit(rows[chosen], leads[chosen])
        fits.append(prices)
        print(f"rounds left {low:g} to {high:g}: {chosen.sum()} rows")
        for name, price, error in zip(NAMES, prices, errors, strict=True):
            print(f"  {name:16} {price:6.2f} ± {error:.2f}")
    for place, name in enumerate(NAMES):
        print(f"{name}: {curve(FINAL.get(name, 0.0), [float(fit[place]) for fit in fits])}")


def curve(final: float, fits: list[float]) -> tuple[float, ...]:
    """At the end, in the last round, and for the groups; a price below zero counts as zero."""
    floored = [max(0.0, price) for price in fits]
    return tuple(round(price, 2) for price in (final, (final + floored[0]) / 2, *floored))


if __name__ == "__main__":
    main()
