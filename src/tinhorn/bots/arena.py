"""Many games between bots: win rates and their confidence intervals.

The same seed gives the same games, whatever the number of processes that play them.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from itertools import permutations
from math import sqrt
from multiprocessing import get_context
from random import Random
from typing import Any, Final, TypeVar

from msgspec import Struct

from tinhorn.bots import Bot, BotError, bot_named
from tinhorn.bots.stdio import announce_outcome
from tinhorn.games import GAMES
from tinhorn.kernel.game import CHANCE, AnyEvent, AnyGame, AnyView, Game, Outcome
from tinhorn.kernel.phrase import phrase
from tinhorn.kernel.play import Play
from tinhorn.kernel.record import Record

A = TypeVar("A")
C = TypeVar("C")
S = TypeVar("S")
E = TypeVar("E", bound=AnyEvent)
V = TypeVar("V", bound=AnyView)

Z: Final = 1.959964
"""Standard deviations to each side that hold 95 % of a normal distribution."""
BATCHES: Final = 2_000
"""The number of batches that the games are split into for the processes."""


class MatchUp(Struct, frozen=True, kw_only=True):
    """The bots, the game and the seed. With the number of a game it determines that game."""

    game: str
    setup: Any
    bots: tuple[str, ...]
    seed: int
    with_records: bool = False


class Played(Struct, frozen=True, kw_only=True):
    """One game of a simulation."""

    number: int
    """From 0 on."""
    seating: tuple[int, ...]
    """For each seat, the index of its bot in the list of bots."""
    outcome: Outcome
    decisions: int
    """Answers given, those of chance included."""
    record: Record[Any, Any] | None
    """Only if records were asked for."""


class BotResult(Struct, frozen=True):
    """The results of one bot, or of one seat. A shared title counts as a part of a win for each."""

    wins: float
    win_rate: float
    low: float
    """The lower end of the 95 % confidence interval of the win rate; `high` is the upper end."""
    high: float
    mean_points: float


class Results(Struct, frozen=True, kw_only=True):
    """What `simulate` found. All of it can be written as JSON."""

    game: str
    setup: Any
    seed: int
    games: int
    bots: tuple[str, ...]
    by_bot: tuple[BotResult, ...]
    """One for each of `bots`, in their order."""
    by_seat: tuple[BotResult, ...]
    decisions: int
    seconds: float


def simulate(
    game: AnyGame,
    setup: Any,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    on_game: Callable[[Played], None] | None = None,
    with_records: bool = False,
    workers: int = 1,
) -> Results:
    """Play many games; the bots change seats so that each has every seat equally often.

    `on_game` is told of every game, in the order of their numbers; if `with_records`, with its
    record. More than one worker means that many processes.
    """
    started = time.perf_counter()
    match_up = MatchUp(
        game=game.NAME, setup=setup, bots=tuple(bots), seed=seed, with_records=with_records
    )
    _require_playable(match_up, games)
    by_bot, by_seat = ResultCounter(setup.players), ResultCounter(setup.players)
    decisions = 0
    for played in _all_played(match_up, games, workers):
        if on_game is not None:
            on_game(played)
        by_bot.count(played.outcome, played.seating)
        by_seat.count(played.outcome, range(setup.players))
        decisions += played.decisions
    return Results(
        game=game.NAME,
        setup=setup,
        seed=seed,
        games=games,
        bots=match_up.bots,
        by_bot=by_bot.results(),
        by_seat=by_seat.results(),
        decisions=decisions,
        seconds=time.perf_counter() - started,
    )


def _require_playable(match_up: MatchUp, games: int) -> None:
    """Refuse an impossible match-up before the first game."""
    GAMES[match_up.game].new(match_up.setup)
    if games < 1:
        raise BotError(phrase("bots-no-games", games=games))
    if len(match_up.bots) != match_up.setup.players:
        raise BotError(
            phrase("bots-count", bots=len(match_up.bots), players=match_up.setup.players)
        )
    for name in match_up.bots:
        bot_named(name, match_up.game, Random(), allow_programs=True)


def _all_played(match_up: MatchUp, games: int, workers: int) -> Iterator[Played]:
    if workers == 1:
        yield from map(partial(play, match_up), range(games))
        return
    size = 1 + games // BATCHES
    batches = [range(start, min(start + size, games)) for start in range(0, games, size)]
    # Spawned, not forked: the caller may have threads, such as those of a progress bar.
    with ProcessPoolExecutor(workers, get_context("spawn"), leave_interrupts_alone) as pool:
        for batch in pool.map(partial(_play_batch, match_up), batches):
            yield from batch


def leave_interrupts_alone() -> None:
    """Ignore Ctrl-C, which reaches all processes: the parent process ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_batch(match_up: MatchUp, numbers: range) -> list[Played]:
    return [play(match_up, number) for number in numbers]


def play(match_up: MatchUp, number: int) -> Played:
    """One game, with randomness of its own for chance and for each bot."""
    game = GAMES[match_up.game]
    seating = seatings(len(match_up.bots))
    places = seating[number % len(seating)]
    dice, *minds = (Random(f"{match_up.seed}/{number}/{of}") for of in ("chance", *places))
    bots = [
        bot_named(match_up.bots[place], game.NAME, rng, allow_programs=True)
        for place, rng in zip(places, minds, strict=True)
    ]
    table = play_out(game, match_up.setup, bots, dice)
    outcome = game.outcome(table.state)
    assert outcome is not None
    announce_outcome(bots, outcome)
    names = tuple(f"{match_up.bots[place]} {place + 1}" for place in places)
    return Played(
        number=number,
        seating=places,
        outcome=outcome,
        decisions=len(table.entries),
        record=table.record(names) if match_up.with_records else None,
    )


def play_out(
    game: Game[C, S, A, E, V], setup: C, bots: Sequence[Bot[V, A]], rng: Random
) -> Play[C, S, A, E, V]:
    """A whole game: each bot answers for its seat, from its own view; chance by `rng`."""
    table = Play(game, setup)
    while asked := game.pending(table.state):
        decision = asked[0]
        if decision.seat == CHANCE:
            action = game.chance(table.state, rng)
        else:
            seen = game.view(table.state, decision.seat)
            action = bots[decision.seat].choose(seen, decision)
        table.answer(decision, action)
    return table


@cache
def seatings(players: int) -> tuple[tuple[int, ...], ...]:
    """Every order of sitting down; of `players` in a row, each is in every seat once."""
    return tuple(
        order[-turn:] + order[:-turn]
        for rest in permutations(range(1, players))
        for order in ((0, *rest),)
        for turn in range(players)
    )


class ResultCounter:
    """Counts wins and points for a number of places."""

    def __init__(self, places: int) -> None:
        self.games = 0
        self.wins = [0.0] * places
        self.points = [0] * places

    def count(self, outcome: Outcome, place_of: Sequence[int]) -> None:
        """Count one game; `place_of` gives the index to count each seat for."""
        self.games += 1
        winners = outcome.ranking[0]
        for seat in winners:
            self.wins[place_of[seat]] += 1 / len(winners)
        for seat, points in enumerate(outcome.points):
            self.points[place_of[seat]] += points

    def results(self) -> tuple[BotResult, ...]:
        return tuple(
            BotResult(
                wins, wins / self.games, *wilson(wins, self.games), mean_points=points / self.games
            )
            for wins, points in zip(self.wins, self.points, strict=True)
        )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % confidence interval of a rate."""
    rate, weight = wins / games, Z * Z / games
    centre = (rate + weight / 2) / (1 + weight)
    margin = Z / (1 + weight) * sqrt(rate * (1 - rate) / games + weight / (4 * games))
    return max(0.0, centre - margin), min(1.0, centre + margin)
