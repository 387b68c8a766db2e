"""Many games between bots: win rates and their confidence intervals.

The same seed gives the same games, whatever the number of processes that play them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import cache, partial
from itertools import permutations
from math import sqrt
from random import Random
from typing import Any, Final

from msgspec import Struct

from tinhorn.arena.schedule import (
    Forfeit,
    all_played,
    new_bots,
    play_and_announce,
    require_playable,
)
from tinhorn.bots import BotError
from tinhorn.games import GAMES
from tinhorn.kernel import AnyGame, Outcome, Phrase, Record, Seat, phrase, recorded_name

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
    """With the seats that forfeited ranked last."""
    forfeits: tuple[Forfeit, ...]
    """The bots from outside that failed in this game, and why; empty if none did."""
    decisions: int
    """Answers given, those of chance included."""
    record: Record[Any, Any] | None
    """Only if records were asked for."""


class BotResult(Struct, frozen=True):
    """The results of one bot, or of one seat. A shared title counts as a part of a win for each."""

    wins: float
    """Titles; a shared one counts as a part."""
    win_rate: float
    """Wins by seat played, from 0 to 1."""
    low: float
    """The lower end of the 95 % confidence interval of the win rate; `high` is the upper end."""
    high: float
    """The upper end."""
    mean_points: float
    """Points by seat played."""
    forfeits: int = 0
    """In how many seats a bot from outside failed."""
    failure: Phrase | None = None
    """Why, the first time."""


class Results(Struct, frozen=True, kw_only=True):
    """What `simulate` found. All of it can be written as JSON."""

    game: str
    """The name of the game."""
    setup: Any
    """The table options."""
    seed: int
    """The seed of all games."""
    games: int
    """How many games were played."""
    bots: tuple[str, ...]
    """The names of the bots."""
    by_bot: tuple[BotResult, ...]
    """One for each of `bots`, in their order."""
    by_seat: tuple[BotResult, ...]
    """One for each seat."""
    decisions: int
    """Answers given, those of chance included."""
    seconds: float
    """The time that it took."""


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
    if games < 1:
        raise BotError(phrase("bots-no-games", games=games))
    if len(bots) != setup.players:
        raise BotError(phrase("bots-count", bots=len(bots), players=setup.players))
    require_playable(game.NAME, setup, bots)
    by_bot, by_seat = ResultCounter(setup.players), ResultCounter(setup.players)
    decisions = 0
    for played in all_played(
        partial(play, match_up), range(games), workers, batch=1 + games // BATCHES
    ):
        if on_game is not None:
            on_game(played)
        by_bot.count(played.outcome, played.seating, played.forfeits)
        by_seat.count(played.outcome, range(setup.players), played.forfeits)
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


def play(match_up: MatchUp, number: int) -> Played:
    """Play one game, with randomness of its own for chance and for each bot."""
    game = GAMES[match_up.game]
    seating = seatings(len(match_up.bots))
    places = seating[number % len(seating)]
    dice, *minds = (Random(f"{match_up.seed}/{number}/{of}") for of in ("chance", *places))
    bots = new_bots(game.NAME, [match_up.bots[place] for place in places], minds)
    table = play_and_announce(game, match_up.setup, bots, dice)
    seated = [(match_up.bots[place], place + 1) for place in places]
    names = tuple(recorded_name(f"{bot} {number}", bot) for bot, number in seated)
    return Played(
        number=number,
        seating=places,
        outcome=table.outcome,
        forfeits=table.forfeits,
        decisions=len(table.play.entries),
        record=table.play.record(names) if match_up.with_records else None,
    )


@cache
def seatings(players: int) -> tuple[tuple[int, ...], ...]:
    """Return every order of sitting down; of `players` in a row, each is in every seat once."""
    return tuple(
        order[-turn:] + order[:-turn]
        for rest in permutations(range(1, players))
        for order in ((0, *rest),)
        for turn in range(players)
    )


class ResultCounter:
    """Counts wins, points and forfeits for a number of places."""

    def __init__(self, places: int) -> None:
        self.games = 0
        self.wins = [0.0] * places
        self.points = [0] * places
        self.failures: list[list[Phrase]] = [[] for _ in range(places)]

    def count(
        self, outcome: Outcome, place_of: Sequence[int], forfeits: Sequence[Forfeit] = ()
    ) -> None:
        """Count one game; `place_of` gives the index to count each seat for."""
        self.games += 1
        for seat, share in win_shares(outcome.ranking, forfeits).items():
            self.wins[place_of[seat]] += share
        for seat, points in enumerate(outcome.points):
            self.points[place_of[seat]] += points
        for forfeit in forfeits:
            self.failures[place_of[forfeit.seat]].append(forfeit.reason)

    def results(self) -> tuple[BotResult, ...]:
        return tuple(
            BotResult(
                wins,
                wins / self.games,
                *wilson(wins, self.games),
                mean_points=points / self.games,
                forfeits=len(failures),
                failure=failures[0] if failures else None,
            )
            for wins, points, failures in zip(self.wins, self.points, self.failures, strict=True)
        )


def win_shares(ranking: Sequence[Sequence[Seat]], forfeits: Sequence[Forfeit]) -> dict[Seat, float]:
    """Return the share of the win of each winner. Where all seats forfeited, nobody won."""
    if len(forfeits) == sum(map(len, ranking)):
        return {}
    return dict.fromkeys(ranking[0], 1 / len(ranking[0]))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % confidence interval of a rate."""
    rate, weight = wins / games, Z * Z / games
    centre = (rate + weight / 2) / (1 + weight)
    margin = Z / (1 + weight) * sqrt(rate * (1 - rate) / games + weight / (4 * games))
    return max(0.0, centre - margin), min(1.0, centre + margin)
