"""The arena: every bot meets every other at tables of all kinds, and is rated.

Each round deals one game for every seat that a bot can have: at all tables of a round chance has
the same randomness, so that the bots are compared on the same luck. A contest can be stopped and
goes on from the file of its finished games; the number of processes changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations_with_replacement
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from tinhorn.bots import Bot, BotError, bot_named
from tinhorn.bots.adjustment import Adjusted, SeatResult, adjusted
from tinhorn.bots.arena import leave_interrupts_alone, play_out, wilson
from tinhorn.bots.cluster import on_cluster
from tinhorn.bots.luck import Luck, luck_of
from tinhorn.bots.ratings import Rating, ratings
from tinhorn.bots.stdio import PREFIX, announce_outcome
from tinhorn.games import GAMES
from tinhorn.kernel.log import steps
from tinhorn.kernel.phrase import phrase
from tinhorn.kernel.play import Play


class Contest(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that determines the games of an arena."""

    game: str
    setup: Any
    bots: tuple[str, ...]
    games: int
    seed: int
    with_luck: bool = False
    """Measure the luck of every seat, for results without it. Takes 8 or 9 times as long."""


class Finished(Struct, frozen=True, omit_defaults=True):
    """One finished game: the bots by seat, and their places."""

    number: int
    seats: tuple[str, ...]
    ranking: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    luck: tuple[Luck, ...] = ()
    """By seat; only if the contest measures it."""


class Entrant(Struct, frozen=True, kw_only=True):
    """The results of one bot. `expected` is the win rate if all bots were equal."""

    bot: str
    seats: int
    """In how many seats it played."""
    wins: float
    win_rate: float
    low: float
    high: float
    expected: float
    mean_points: float
    rating: Rating
    without_luck: Adjusted | None
    """Only if the contest measures luck."""


class Standings(Struct, frozen=True, kw_only=True):
    """What an arena found. All of it can be written as JSON."""

    game: str
    setup: Any
    seed: int
    games: int
    entrants: tuple[Entrant, ...]


def hold(
    contest: Contest,
    *,
    workers: int = 1,
    ray: str | None = None,
    file: Path | None = None,
    on_game: Callable[[Finished], None] | None = None,
) -> Standings:
    """Play all games of a contest, less those in the file, and rate the bots.

    `ray` is the address of a Ray cluster that plays them instead of `workers` processes here.
    """
    _require_playable(contest)
    finished = {} if file is None else _read(contest, file)
    for done in finished.values():
        if on_game is not None:
            on_game(done)
    missing = [number for number in range(contest.games) if number not in finished]
    for done in _played(contest, missing, workers, ray):
        finished[done.number] = done
        if file is not None:
            _note(contest, file, done)
        if on_game is not None:
            on_game(done)
    return standings(contest, [finished[number] for number in sorted(finished)])


def _require_playable(contest: Contest) -> None:
    GAMES[contest.game].new(contest.setup)
    if len(set(contest.bots)) < 2 or len(set(contest.bots)) < len(contest.bots):
        raise BotError(phrase("arena-bots"))
    for name in contest.bots:
        if contest.with_luck and name.startswith(PREFIX):
            raise BotError(phrase("arena-luck-program", name=name))
        bot_named(name, contest.game, Random(), allow_programs=True)


def line_ups(bots: Sequence[str], players: int) -> tuple[tuple[str, ...], ...]:
    """Every mixture of bots at a table, and for each every rotation of its seats."""
    mixtures = [
        mixture for mixture in combinations_with_replacement(bots, players) if len(set(mixture)) > 1
    ]
    return tuple(mixture[turn:] + mixture[:turn] for mixture in mixtures for turn in range(players))


def seats_of(contest: Contest, number: int) -> tuple[str, ...]:
    """Who sits where in this game. The order of tables is shuffled once, by the seed."""
    tables = list(line_ups(contest.bots, contest.setup.players))
    Random(f"{contest.seed}/tables").shuffle(tables)
    return tables[number % len(tables)]


def play(contest: Contest, number: int) -> Finished:
    """One game. Games of the same round share the randomness of chance."""
    game, seats = GAMES[contest.game], seats_of(contest, number)
    tables = len(line_ups(contest.bots, contest.setup.players))
    minds = _minds(contest, seats, str(number))
    dice = Random(f"{contest.seed}/{number // tables}/chance")
    played = play_out(game, contest.setup, minds, dice)
    outcome = game.outcome(played.state)
    assert outcome is not None
    announce_outcome(minds, outcome)
    ranking = tuple(tuple(place) for place in outcome.ranking)
    luck = _luck(contest, number, played) if contest.with_luck else ()
    return Finished(number, seats, ranking, tuple(outcome.points), luck)


def _minds(contest: Contest, seats: Sequence[str], seed: str) -> list[Bot[Any, Any]]:
    return [
        bot_named(name, contest.game, Random(f"{contest.seed}/{seed}/{seat}"), allow_programs=True)
        for seat, name in enumerate(seats)
    ]


def _luck(contest: Contest, number: int, played: Play[Any, Any, Any, Any, Any]) -> tuple[Luck, ...]:
    game, seats = played.game, seats_of(contest, number)
    states = [step.state for step in steps(game, played.setup, played.entries)]

    def again(seed: str) -> tuple[list[Bot[Any, Any]], Random]:
        whole = f"{number}/again/{seed}"
        return _minds(contest, seats, whole), Random(f"{contest.seed}/{whole}/chance")

    return luck_of(game, [game.new(played.setup), *states], again)


def _played(
    contest: Contest, numbers: list[int], workers: int, ray: str | None
) -> Iterator[Finished]:
    if ray is not None:
        yield from on_cluster(ray, partial(play, contest), numbers)
        return
    if workers == 1 or len(numbers) < 2:
        yield from map(partial(play, contest), numbers)
        return
    with ProcessPoolExecutor(workers, get_context("spawn"), leave_interrupts_alone) as pool:
        yield from pool.map(partial(play, contest), numbers, chunksize=4)


def _read(contest: Contest, file: Path) -> dict[int, Finished]:
    """The games in a file; the first line says of which contest they are."""
    if not file.exists():
        file.write_bytes(msgspec.json.encode(_heading(contest)) + b"\n")
        return {}
    heading, *lines = file.read_bytes().split(b"\n")
    if heading != msgspec.json.encode(_heading(contest)):
        raise BotError(phrase("arena-file", file=file.name))
    # The last line may be cut off, if the contest was stopped while it was written.
    try:
        found = [msgspec.json.decode(line, type=Finished) for line in lines[:-1] if line]
    except msgspec.ValidationError as problem:  # written by another version
        raise BotError(phrase("arena-file", file=file.name)) from problem
    file.write_bytes(b"".join(line + b"\n" for line in (heading, *lines[:-1]) if line))
    return {done.number: done for done in found if done.number < contest.games}


def _heading(contest: Contest) -> Contest:
    """More games of the same contest may be added to a file."""
    return msgspec.structs.replace(contest, games=0)


def _note(contest: Contest, file: Path, done: Finished) -> None:
    with file.open("ab") as stream:
        stream.write(msgspec.json.encode(done) + b"\n")


def standings(contest: Contest, finished: Sequence[Finished]) -> Standings:
    bots = list(contest.bots)
    rankings = [
        tuple(tuple(bots.index(done.seats[seat]) for seat in place) for place in done.ranking)
        for done in finished
    ]
    rated = ratings(rankings, len(bots))
    return Standings(
        game=contest.game,
        setup=contest.setup,
        seed=contest.seed,
        games=len(finished),
        entrants=tuple(
            _entrant(contest, bot, finished, rating)
            for bot, rating in zip(bots, rated, strict=True)
        ),
    )


def seat_results(finished: Sequence[Finished]) -> list[SeatResult]:
    """Every seat of every game, with its share of the win and its luck."""
    return [
        SeatResult(
            done.number,
            tuple(sorted(done.seats)),
            bot,
            (seat in done.ranking[0]) / len(done.ranking[0]),
            luck,
        )
        for done in finished
        for seat, (bot, luck) in enumerate(zip(done.seats, done.luck, strict=True))
    ]


def _entrant(contest: Contest, bot: str, finished: Sequence[Finished], rating: Rating) -> Entrant:
    seats, wins, points = 0, 0.0, 0
    for done in finished:
        own = [seat for seat, name in enumerate(done.seats) if name == bot]
        seats += len(own)
        wins += sum(seat in done.ranking[0] for seat in own) / len(done.ranking[0])
        points += sum(done.points[seat] for seat in own)
    low, high = wilson(wins, max(1, seats))
    return Entrant(
        bot=bot,
        seats=seats,
        wins=wins,
        win_rate=wins / max(1, seats),
        low=low,
        high=high,
        expected=1 / len(finished[0].seats),
        mean_points=points / max(1, seats),
        rating=rating,
        without_luck=adjusted(seat_results(finished), bot) if contest.with_luck else None,
    )
