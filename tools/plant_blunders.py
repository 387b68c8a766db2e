"""Find positions in which one option is a blunder, by playing games to their end.

    PYTHONPATH=src python -m tools.plant_blunders dicetown --out tests/coach/blunders-dicetown.json

Each position comes from the last quarter of a game of deputies, where an answer weighs most. A
random option and the legend's answer are tried in the same imagined worlds, and deputies play each
of them to the end. The option is a blunder if it wins at least 10 points less often in a few
worlds, then beyond the noise in more worlds, then once more in most of them: a result that has
selected a position is often good luck. The last result is the cost that is written. The number of
processes changes no result.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from tinhorn.arena.schedule import play_out
from tinhorn.bots import bot_named
from tinhorn.bots.playing_on import played_on_by_new_bots
from tinhorn.bots.value import remembered, shares
from tinhorn.coach.comparison import advice, world_of
from tinhorn.games import GAMES
from tinhorn.kernel.game import CHANCE, AnyGame, Seat
from tinhorn.kernel.log import steps

COST: Final = 0.1
PLAYERS: Final = 4
POSITIONS: Final = 4
"""How many decisions of each game are tried."""
TRIALS: Final = (range(8), range(8, 40), range(40, 136))
"""The worlds of the three tests, by number. Most options fail the first, which is cheap."""
BATCH: Final = 64
"""The games of one batch are played before the next, so that few are played in vain."""


class Blunder(Struct, frozen=True):
    """A position, the seat that is asked, and the option that costs that much."""

    state: Any
    seat: Seat
    action: Any
    cost: float


def read(game: AnyGame, file: Path) -> list[Blunder]:
    """Return the blunders of a file, of one game."""
    return [
        Blunder(
            msgspec.convert(each.state, game.State),
            each.seat,
            msgspec.convert(each.action, game.Action),
            each.cost,
        )
        for each in msgspec.json.decode(file.read_bytes(), type=list[Blunder])
    ]


def positions(game: AnyGame, rng: Random) -> Iterator[tuple[Any, Seat, Any]]:
    """Random decisions of a game of deputies, each with a random option."""
    bots = [bot_named("deputy", game.NAME, rng) for _ in range(PLAYERS)]
    played = play_out(game, game.Setup(players=PLAYERS), bots, rng)
    states = [step.state for step in steps(game, played.setup, played.entries)]
    for state in rng.sample(states[3 * len(states) // 4 : -1], POSITIONS):
        asked = rng.choice(game.pending(state))
        options = game.options(state, asked.seat)
        if asked.seat != CHANCE and len(options) > 2:
            yield state, asked.seat, rng.choice(options)


def played_out(game: AnyGame, state: Any, seat: Seat, seed: str) -> float:
    """Return the share of the win of a seat, if deputies play on."""
    end = played_on_by_new_bots(
        game,
        state,
        new_bot=lambda rng: bot_named("deputy", game.NAME, rng),
        seed=seed,
        is_end=lambda _: False,
    )
    outcome = game.outcome(end)
    assert outcome is not None
    return shares(outcome)[seat]


def cost(game: AnyGame, state: Any, seat: Seat, action: Any, trials: range) -> tuple[float, float]:
    """Return how much less often the option wins than the legend's answer, and the error."""
    seen = remembered(game, state, seat)
    better = advice(game, seen)[0]
    lost = []
    for number in trials:
        world = world_of(game, seen, f"{number}").state
        wins = [
            played_out(game, game.apply(world, seat, answer).state, seat, f"{number}")
            for answer in (better, action)
        ]
        lost.append(wins[0] - wins[1])
    mean, size = sum(lost) / len(trials), len(trials)
    return mean, sqrt(sum((one - mean) ** 2 for one in lost) / (size - 1) / size)


def cost_of_blunder(game: AnyGame, state: Any, seat: Seat, action: Any) -> float | None:
    """Return the cost by the last test, if all three say that the option is a blunder."""
    few, more, most = TRIALS
    if cost(game, state, seat, action, few)[0] < COST:
        return None
    mean, error = cost(game, state, seat, action, more)
    if mean - error < COST:
        return None
    last, _ = cost(game, state, seat, action, most)
    return last if last >= COST else None


def blunders_of(name: str, seed: int, number: int) -> list[Blunder]:
    """Return the blunders in one game."""
    game, found = GAMES[name], []
    for state, seat, action in positions(game, Random(f"{seed}/{number}")):
        lost = cost_of_blunder(game, state, seat, action)
        if lost is not None:
            found.append(Blunder(state, seat, action, round(lost, 3)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--workers", type=int, default=1, help="Processes.")
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    wanted = parser.parse_args()
    search = partial(blunders_of, wanted.game, wanted.seed)
    found: list[Blunder] = []
    with ProcessPoolExecutor(wanted.workers, get_context("spawn")) as pool:
        for start in count(step=BATCH):
            for some in pool.map(search, range(start, start + BATCH)):
                found += some
            wanted.out.write_bytes(msgspec.json.encode(found[: wanted.count]) + b"\n")
            print(f"{start + BATCH} games, {len(found)} blunders", flush=True)
            if len(found) >= wanted.count:
                return


if __name__ == "__main__":
    main()
