"""The arena: every bot meets every other at tables of all kinds, and is rated.

Each round deals one game for every seat that a bot can have: at all tables of a round chance has
the same randomness, so that the bots are compared on the same luck. A contest can be stopped and
goes on from the file of its finished games; the number of processes changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations_with_replacement, pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from tinhorn.arena.adjustment import Adjusted, SeatResult, adjusted
from tinhorn.arena.cluster import BATCH, on_cluster
from tinhorn.arena.luck import Luck, luck_of
from tinhorn.arena.ratings import Rating, ratings
from tinhorn.arena.schedule import (
    Forfeit,
    all_played,
    new_bots,
    play_and_announce,
    require_playable,
)
from tinhorn.arena.simulation import wilson, win_shares
from tinhorn.bots import Bot, BotError
from tinhorn.bots.stdio import PREFIX
from tinhorn.games import GAMES
from tinhorn.kernel import Phrase, Play, decoder, phrase, steps


class Contest(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that determines the games of an arena."""

    game: str
    """The name of the game."""
    setup: Any
    """The table options."""
    bots: tuple[str, ...]
    """The names of the bots, each once."""
    games: int
    """How many games are played."""
    seed: int
    """All seating, draws and bots follow from it."""
    with_luck: bool = False
    """Measure the luck of every seat, for results without it. Takes 8 or 9 times as long."""


class Finished(Struct, frozen=True, omit_defaults=True):
    """One finished game: the bots by seat, and their places."""

    number: int
    """The number of the game, from 0 on."""
    seats: tuple[str, ...]
    """The bots by seat."""
    ranking: tuple[tuple[int, ...], ...]
    """The seats by rank."""
    points: tuple[int, ...]
    """By seat, as in the outcome."""
    luck: tuple[Luck, ...] = ()
    """By seat; only if the contest measures it."""
    forfeits: tuple[Forfeit, ...] = ()
    """These seats are ranked last."""


class Entrant(Struct, frozen=True, kw_only=True):
    """The results of one bot. `expected` is the win rate if all bots were equal."""

    bot: str
    """Its name."""
    seats: int
    """In how many seats it played."""
    wins: float
    """Titles; a shared one counts as a part."""
    win_rate: float
    """Wins by seat played, from 0 to 1."""
    low: float
    """The lower end of the 95 % confidence interval of the win rate."""
    high: float
    """The upper end."""
    expected: float
    """The win rate if all bots were equal."""
    mean_points: float
    """Points by seat played."""
    forfeits: int = 0
    """In how many seats it failed; only bots from outside do."""
    failure: Phrase | None = None
    """Why, the first time."""
    rating: Rating
    """How strong it is, from all games."""
    without_luck: Adjusted | None
    """Only if the contest measures luck."""


class LadderStep(Struct, frozen=True):
    """How far a bot is above the next weaker one."""

    bot: str
    """Its name."""
    above: str
    """The name of the weaker one."""
    by: Rating
    """The difference of their ratings, with its own interval: they depend on each other."""


class Standings(Struct, frozen=True, kw_only=True):
    """What an arena found, of the bots that played. All of it can be written as JSON."""

    game: str
    """The name of the game."""
    setup: Any
    """The table options."""
    seed: int
    """As in the contest."""
    games: int
    """How many games were played."""
    entrants: tuple[Entrant, ...]
    """The bots that played, in the order of the contest."""
    steps: tuple[LadderStep, ...]
    """From each bot to the next weaker one, the strongest first."""


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
    finished = {} if file is None else finished_in(file, contest)
    for done in finished.values():
        if on_game is not None:
            on_game(done)
    missing = [number for number in range(contest.games) if number not in finished]
    for done in _played(contest, missing, workers, ray):
        finished[done.number] = done
        if file is not None:
            _note(file, done)
        if on_game is not None:
            on_game(done)
    return standings(contest, [finished[number] for number in sorted(finished)])


def _require_playable(contest: Contest) -> None:
    if len(set(contest.bots)) < 2 or len(set(contest.bots)) < len(contest.bots):
        raise BotError(phrase("arena-bots"))
    for name in contest.bots:
        if contest.with_luck and name.startswith(PREFIX):
            raise BotError(phrase("arena-luck-program", name=name))
    require_playable(contest.game, contest.setup, contest.bots)


def line_ups(bots: Sequence[str], players: int) -> tuple[tuple[str, ...], ...]:
    """Return every mixture of bots at a table, and for each every rotation of its seats."""
    mixtures = [
        mixture for mixture in combinations_with_replacement(bots, players) if len(set(mixture)) > 1
    ]
    return tuple(mixture[turn:] + mixture[:turn] for mixture in mixtures for turn in range(players))


def seats_of(contest: Contest, number: int) -> tuple[str, ...]:
    """Return who sits where in this game. The order of tables is shuffled once, by the seed."""
    tables = list(line_ups(contest.bots, contest.setup.players))
    Random(f"{contest.seed}/tables").shuffle(tables)
    return tables[number % len(tables)]


def play(contest: Contest, number: int) -> Finished:
    """Play one game. Games of the same round share the randomness of chance."""
    game, seats = GAMES[contest.game], seats_of(contest, number)
    tables = len(line_ups(contest.bots, contest.setup.players))
    minds = _minds(contest, seats, str(number))
    dice = Random(f"{contest.seed}/{number // tables}/chance")
    played = play_and_announce(game, contest.setup, minds, dice)
    luck = _luck(contest, number, played.play) if contest.with_luck else ()
    ranking, points = played.outcome.ranking, tuple(played.outcome.points)
    return Finished(number, seats, ranking, points, luck, played.forfeits)


def _minds(contest: Contest, seats: Sequence[str], seed: str) -> list[Bot[Any, Any]]:
    minds = [Random(f"{contest.seed}/{seed}/{seat}") for seat in range(len(seats))]
    return new_bots(contest.game, seats, minds)


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
    play_one = partial(play, contest)
    if ray is not None:
        return on_cluster(ray, play_one, numbers)
    return all_played(play_one, numbers, workers, batch=BATCH)


def finished_in(file: Path, contest: Contest) -> dict[int, Finished]:
    """Read the games in a file by number; the first line says of which contest they are."""
    if not file.exists():
        file.write_bytes(msgspec.json.encode(_heading(contest)) + b"\n")
        return {}
    heading, *lines = file.read_bytes().split(b"\n")
    if heading != msgspec.json.encode(_heading(contest)):
        raise BotError(phrase("arena-file", file=file.name))
    decode = decoder(Finished).decode
    # The last line may be cut off, if the contest was stopped while it was written.
    try:
        found = [decode(line) for line in lines[:-1] if line]
    except msgspec.ValidationError as problem:  # written by another version
        raise BotError(phrase("arena-file", file=file.name)) from problem
    file.write_bytes(b"".join(line + b"\n" for line in (heading, *lines[:-1]) if line))
    return {done.number: done for done in found if done.number < contest.games}


def _heading(contest: Contest) -> Contest:
    """Return the first line of the file; more games of the same contest may be added to it."""
    return msgspec.structs.replace(contest, games=0)


def _note(file: Path, done: Finished) -> None:
    with file.open("ab") as stream:
        stream.write(msgspec.json.encode(done) + b"\n")


def standings(contest: Contest, finished: Sequence[Finished]) -> Standings:
    bots = list(contest.bots)
    rankings = [
        tuple(tuple(bots.index(done.seats[seat]) for seat in place) for place in done.ranking)
        for done in finished
    ]
    rated = ratings(rankings, len(bots))
    seated = {bot for done in finished for bot in done.seats}
    played = [place for place, bot in enumerate(bots) if bot in seated]
    order = sorted(played, key=lambda place: -rated.strengths[place])
    return Standings(
        game=contest.game,
        setup=contest.setup,
        seed=contest.seed,
        games=len(finished),
        entrants=tuple(
            _entrant(contest, bots[place], finished, rated.rating(place)) for place in played
        ),
        steps=tuple(
            LadderStep(bots[above], bots[below], rated.step(above, below))
            for above, below in pairwise(order)
        ),
    )


def seat_results(finished: Sequence[Finished]) -> list[SeatResult]:
    """Return every seat of every game, with its share of the win and its luck."""
    return [
        SeatResult(
            done.number,
            tuple(sorted(done.seats)),
            bot,
            win_shares(done.ranking, done.forfeits).get(seat, 0.0),
            luck,
        )
        for done in finished
        for seat, (bot, luck) in enumerate(zip(done.seats, done.luck, strict=True))
    ]


def _entrant(contest: Contest, bot: str, finished: Sequence[Finished], rating: Rating) -> Entrant:
    seats, wins, points = 0, 0.0, 0
    failures: list[Phrase] = []
    for done in finished:
        own = [seat for seat, name in enumerate(done.seats) if name == bot]
        shares = win_shares(done.ranking, done.forfeits)
        seats += len(own)
        wins += sum(shares.get(seat, 0.0) for seat in own)
        points += sum(done.points[seat] for seat in own)
        failures += [forfeit.reason for forfeit in done.forfeits if forfeit.seat in own]
    low, high = wilson(wins, seats)
    return Entrant(
        bot=bot,
        seats=seats,
        wins=wins,
        win_rate=wins / seats,
        low=low,
        high=high,
        expected=1 / len(finished[0].seats),
        mean_points=points / seats,
        forfeits=len(failures),
        failure=failures[0] if failures else None,
        rating=rating,
        without_luck=adjusted(seat_results(finished), bot) if contest.with_luck else None,
    )
