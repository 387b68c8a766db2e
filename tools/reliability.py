"""How reliable the chances to win are that tinhorn tells, in games of bots of all levels.

    PYTHONPATH=src python -m tools.reliability winchester --games 1000 --workers 2 --out docs

Plays games, asks for the chances at some positions of each third of them and at the last decision,
and compares them with the results: prints tables in Markdown and draws `reliability-GAME.svg`.
`--levels` says which bots play; each seat has a random one of them. The number of processes changes
no result. A run that was stopped goes on from its `--file` of judged games.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Collection, Iterator
from functools import partial
from itertools import pairwise
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from bench.readings import add_option, save
from tinhorn.arena.charts.chart import Chart, Dot, Mark, Stroke, Tone, Words, to_svg
from tinhorn.arena.schedule import all_played, play_out
from tinhorn.arena.simulation import Z
from tinhorn.bots import bot_named
from tinhorn.bots.game_bots import bots_of
from tinhorn.bots.value import chances, evaluate, remembered, shares
from tinhorn.games import GAMES
from tinhorn.kernel.game import CHANCE, AnyGame
from tinhorn.kernel.log import steps

PLAYERS: Final = 4
THIRDS: Final = ("first third", "second third", "last third")
LAST: Final = "last decision"
POSITIONS: Final = 2
"""How many positions of each third of a game are judged."""
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
ByPhase = dict[str, Told]


class Quality(Struct, frozen=True):
    """How good the chances are at some positions."""

    positions: int
    error: float
    """The mean distance between told and won, by tenths of the scale."""
    brier: float
    """The mean square of what a told chance is away from the result, for each seat."""


class Source(Struct, frozen=True):
    """What is known of the chances that are told from one kind of knowledge."""

    whole: Quality
    """Of positions from the whole game."""
    phases: dict[str, Quality]
    bins: list[Bin]


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
    """Return the chances as far as the seat tells that is asked."""
    return evaluate(game, remembered(game, state, game.pending(state)[0].seat))


def from_public_knowledge(game: AnyGame, state: Any) -> tuple[float, ...]:
    """Return what the bar of chances tells spectators."""
    return evaluate(game, remembered(game, state, None))


SOURCES: Final[dict[str, tuple[str, Tone, Callable[[AnyGame, Any], tuple[float, ...]]]]] = {
    "bar": ("the bar: from what everybody knows", "second", from_public_knowledge),
    "seat": ("a seat: from what its player knows", "accent", from_the_view),
    "open": ("the review: all cards open", "ink", chances),
}
"""By growing knowledge."""


def judged(
    name: str,
    levels: tuple[str, ...],
    seed: int,
    number: int,
    *,
    phases: Collection[str] = (*THIRDS, LAST),
) -> dict[str, ByPhase]:
    """Play one game, each seat with a random level, and judge some positions of these phases."""
    game, rng = GAMES[name], Random(f"{seed}/{number}")
    bots = [bot_named(rng.choice(levels), name, rng) for _ in range(PLAYERS)]
    played = play_out(game, game.Setup(players=PLAYERS), bots, rng)
    states = [step.state for step in steps(game, played.setup, played.entries)]
    asked = [state for state in states[:-1] if game.pending(state)[0].seat != CHANCE]
    outcome = game.outcome(states[-1])
    assert outcome is not None
    chosen, won = chosen_of(asked, rng), shares(outcome)
    return {
        source: {
            phase: [pair for state in some for pair in zip(judge(game, state), won, strict=True)]
            for phase, some in chosen.items()
            if phase in phases
        }
        for source, (_, _, judge) in SOURCES.items()
    }


def all_judged(wanted: argparse.Namespace) -> Iterator[dict[str, ByPhase]]:
    """Yield what came of each game: of those in the file, then of the others, which are added."""
    levels = wanted.levels.split(",") if wanted.levels else bots_of(wanted.game).levels
    told = judged_in(wanted.file)[: wanted.games]
    yield from told
    play = partial(judged, wanted.game, tuple(levels), wanted.seed)
    missing = range(len(told), wanted.games)
    for game in all_played(play, missing, wanted.workers, batch=4):
        if wanted.file is not None:
            with wanted.file.open("ab") as stream:
                stream.write(msgspec.json.encode(game) + b"\n")
        yield game


def judged_in(file: Path | None) -> list[dict[str, ByPhase]]:
    """Read a file of judged games. Its last line may be cut off, and is left out then."""
    if file is None or not file.exists():
        return []
    *lines, _ = file.read_bytes().split(b"\n")
    file.write_bytes(b"".join(line + b"\n" for line in lines))
    return [msgspec.json.decode(line, type=dict[str, ByPhase]) for line in lines]


def chosen_of(asked: list[Any], rng: Random) -> dict[str, list[Any]]:
    """Return positions by the phase of the game."""
    ends = [len(asked) * third // len(THIRDS) for third in range(len(THIRDS) + 1)]
    thirds = {
        phase: rng.sample(asked[begin:end], POSITIONS)
        for phase, (begin, end) in zip(THIRDS, pairwise(ends), strict=True)
    }
    return thirds | {LAST: asked[-1:]}


def source_of(told: ByPhase) -> Source:
    whole = [pair for phase in THIRDS for pair in told[phase]]
    phases = {phase: quality(pairs) for phase, pairs in told.items()}
    return Source(quality(whole), phases, bins_of(whole))


def quality(told: Told) -> Quality:
    brier = sum((chance - won) ** 2 for chance, won in told) / len(told)
    return Quality(len(told) // PLAYERS, mean_error(bins_of(told)), brier)


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
    """Return the mean distance between told and won, weighted by the numbers."""
    return sum(each.number * abs(each.told - each.won) for each in bins) / sum(
        each.number for each in bins
    )


def words(some: Quality) -> str:
    error = f"error {100 * some.error:.1f} points"
    return f"{error}, Brier {some.brier:.4f}, {some.positions} positions"


def table(bins: list[Bin]) -> Iterator[str]:
    """Rows of Markdown."""
    yield "| chance told | how many | told | won |"
    yield "|---|---|---|---|"
    for each in bins:
        span = f"{10 * each.tenth}–{10 * each.tenth + 10} %"
        yield f"| {span} | {each.number:,} | {100 * each.told:.1f} % | {100 * each.won:.1f} % |"


def chart(game: str, found: dict[str, Source]) -> Chart:
    marks = [*_axes(), *_diagonal()]
    for place, (name, source) in enumerate(found.items()):
        label, tone, _ = SOURCES[name]
        error = f"{100 * source.whole.error:.1f}"
        marks += _points(source.bins, tone, APART * (place - 1))
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
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="Processes.")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--levels", help="Separated by commas; all of the game if left out.")
    parser.add_argument("--file", type=Path, help="Save judged games here, and go on from there.")
    add_option(parser)
    wanted = parser.parse_args()
    told: dict[str, ByPhase] = {
        source: {phase: [] for phase in (*THIRDS, LAST)} for source in SOURCES
    }
    for game in all_judged(wanted):
        for name, phases in game.items():
            for phase, pairs in phases.items():
                told[name][phase] += pairs
    found = {name: source_of(phases) for name, phases in told.items()}
    for name, source in found.items():
        print(f"{name}: {words(source.whole)}", *table(source.bins), sep="\n")
        for phase, part in source.phases.items():
            print(f"  {phase}: {words(part)}")
    save(wanted.save, {"game": wanted.game, "games": wanted.games, "sources": found})
    path = wanted.out / f"reliability-{wanted.game}.svg"
    path.write_text(to_svg(chart(wanted.game, found)), encoding="utf-8")


if __name__ == "__main__":
    main()
