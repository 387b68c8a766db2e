"""How reliable the chances to win are that tinhorn tells, in games of bots of all levels.

    PYTHONPATH=src python -m tools.reliability winchester --games 400 --workers 2 --out docs

Plays games, asks for the chances at some of their positions, and compares them with the results:
prints tables in Markdown and draws `reliability-GAME.svg`. `--levels` says which bots play; each
seat has a random one of them. The number of processes changes no result.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final

from msgspec import Struct

from tinhorn.bots import bot_named
from tinhorn.bots.arena import Z, play_out
from tinhorn.bots.charts.chart import Chart, Dot, Mark, Stroke, Tone, Words, to_svg
from tinhorn.bots.learned.evaluation import evaluate
from tinhorn.bots.value import chances, shares
from tinhorn.coach.chances import public_chances, public_view
from tinhorn.coach.review import WHOLE
from tinhorn.games import GAMES
from tinhorn.kernel.game import CHANCE, AnyGame
from tinhorn.kernel.log import steps

LEVELS: Final = ("greenhorn", "deputy", "marshal", "legend")
PLAYERS: Final = 4
POSITIONS: Final = 6
"""How many positions of each game are judged."""
BINS: Final = 10
SIDE: Final = 360
LEFT: Final = 64
TOP: Final = 74
APART: Final = 6
"""The points of each source stand a little beside those of the others."""
LINE: Final = 20
"""The height of a line of the legend."""

Told = list[tuple[float, float]]
"""Chances and the shares of the win that came of them."""


class Bin(Struct, frozen=True):
    """The chances of one tenth of the scale."""

    tenth: int
    number: int
    told: float
    won: float

    @property
    def error(self) -> float:
        """Half of the 95 % interval, as if the chances did not depend on each other."""
        return Z * sqrt(self.won * (1 - self.won) / self.number)


def from_the_view(game: AnyGame, state: Any) -> tuple[float, ...]:
    """What `evaluate` tells the seat that is asked."""
    return evaluate(game.view(state, game.pending(state)[0].seat))


def from_public_knowledge(game: AnyGame, state: Any) -> tuple[float, ...]:
    """What the bar of chances tells spectators."""
    return tuple(chance / WHOLE for chance in public_chances(public_view(game, state)))


SOURCES: Final[dict[str, tuple[str, Tone, Callable[[AnyGame, Any], tuple[float, ...]]]]] = {
    "evaluate": ("evaluate: from a player's view", "accent", from_the_view),
    "bar": ("the bar: from what everybody knows", "second", from_public_knowledge),
    "chances": ("chances: all cards open", "ink", chances),
}


def judged(name: str, levels: tuple[str, ...], seed: int, number: int) -> dict[str, Told]:
    """Play one game, each seat with a random level, and judge some of its positions."""
    game, rng = GAMES[name], Random(f"{seed}/{number}")
    bots = [bot_named(rng.choice(levels), name, rng) for _ in range(PLAYERS)]
    played = play_out(game, game.Setup(players=PLAYERS), bots, rng)
    states = [step.state for step in steps(game, played.setup, played.entries)]
    asked = [state for state in states[:-1] if game.pending(state)[0].seat != CHANCE]
    outcome = game.outcome(states[-1])
    assert outcome is not None
    chosen, won = rng.sample(asked, POSITIONS), shares(outcome)
    return {
        source: [pair for state in chosen for pair in zip(judge(game, state), won, strict=True)]
        for source, (_, _, judge) in SOURCES.items()
    }


def bins_of(told: Told) -> list[Bin]:
    groups: list[Told] = [[] for _ in range(BINS)]
    for chance, won in told:
        groups[min(BINS - 1, int(chance * BINS))].append((chance, won))
    return [
        Bin(tenth, len(group), *(sum(column) / len(group) for column in zip(*group, strict=True)))
        for tenth, group in enumerate(groups)
        if group
    ]


def mean_error(bins: list[Bin]) -> float:
    """The mean distance between told and won, weighted by the numbers."""
    return sum(each.number * abs(each.told - each.won) for each in bins) / sum(
        each.number for each in bins
    )


def table(bins: list[Bin]) -> Iterator[str]:
    """Rows of Markdown."""
    yield "| chance told | how many | told | won |"
    yield "|---|---|---|---|"
    for each in bins:
        span = f"{10 * each.tenth}–{10 * each.tenth + 10} %"
        yield f"| {span} | {each.number:,} | {100 * each.told:.1f} % | {100 * each.won:.1f} % |"


def chart(game: str, found: dict[str, list[Bin]]) -> Chart:
    marks = [*_axes(), *_diagonal()]
    for place, (source, bins) in enumerate(found.items()):
        label, tone, _ = SOURCES[source]
        error = f"{100 * mean_error(bins):.1f}"
        marks += _points(bins, tone, APART * (place - 1))
        marks.append(Dot(LEFT + 4, 18 + LINE * place - 4, tone))
        marks.append(Words(LEFT + 16, 18 + LINE * place, f"{label}, error {error}"))
    return Chart(f"{game}: chances told and won", LEFT + SIDE + 24, TOP + SIDE + 52, tuple(marks))


def _x(value: float) -> float:
    return LEFT + SIDE * value


def _y(value: float) -> float:
    return TOP + SIDE * (1 - value)


def _axes() -> Iterator[Mark]:
    for tenth in range(0, 11, 2):
        value = tenth / 10
        yield Stroke(_x(value), _y(0), _x(value), _y(1), "grid")
        yield Stroke(_x(0), _y(value), _x(1), _y(value), "grid")
        yield Words(_x(value), _y(0) + 20, f"{10 * tenth} %", "soft", "middle")
        yield Words(_x(0) - 8, _y(value) + 5, f"{10 * tenth} %", "soft", "end")
    yield Words(_x(0.5), _y(0) + 42, "chance told", "ink", "middle")
    yield Words(_x(0.02), _y(0.95), "games won", "ink")


def _diagonal() -> Iterator[Mark]:
    yield Stroke(_x(0), _y(0), _x(1), _y(1), "soft", 1.5)


def _points(bins: list[Bin], tone: Tone, aside: float) -> Iterator[Mark]:
    for each in bins:
        low, high = max(0.0, each.won - each.error), min(1.0, each.won + each.error)
        x = _x(each.told) + aside
        yield Stroke(x, _y(low), x, _y(high), tone, 1.5)
        yield Dot(x, _y(each.won), tone, 4)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="Processes.")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--levels", default=",".join(LEVELS), help="Separated by commas.")
    wanted = parser.parse_args()
    told: dict[str, Told] = {source: [] for source in SOURCES}
    with ProcessPoolExecutor(wanted.workers, get_context("spawn")) as pool:
        play = partial(judged, wanted.game, tuple(wanted.levels.split(",")), wanted.seed)
        for some in pool.map(play, range(wanted.games), chunksize=4):
            for source, pairs in some.items():
                told[source] += pairs
    found = {source: bins_of(pairs) for source, pairs in told.items()}
    for source, bins in found.items():
        print(f"{source}: mean error {100 * mean_error(bins):.1f} points", *table(bins), sep="\n")
    path = wanted.out / f"reliability-{wanted.game}.svg"
    path.write_text(to_svg(chart(wanted.game, found)), encoding="utf-8")


if __name__ == "__main__":
    main()
