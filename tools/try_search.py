"""Does search make the legend stronger? One that searches plays with three that do not.

    PYTHONPATH=src python -m tools.try_search winchester --option ledger=helped --workers 2

Where the network gives several answers some probability, they are tried in the same imagined
worlds. Bots play on until the plot is sold or the round is over, and the value judges there, as in
a review. An answer replaces the network's first choice if it is better by more than some standard
errors. With `--option ledger=helped` all of them know the money of all players, which they could
count; else search has to guess it. Needs NumPy. The number of processes changes no result but the
times.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random
from statistics import quantiles
from typing import Any, Final

from msgspec import Struct

from bench.readings import add_option, save
from tinhorn.arena.schedule import play_out
from tinhorn.arena.simulation import BotResult, ResultCounter, seatings
from tinhorn.bots import bot_named
from tinhorn.bots.network_bot import NetworkBot
from tinhorn.cli.options import setup_from
from tinhorn.coach.comparison import gain, tried, worlds_of
from tinhorn.games import GAMES, dicetown, winchester
from tinhorn.kernel.game import AnyGame, Decision, Outcome

PLAYERS: Final = 4
EVERY: Final = 100
"""Games between two reports."""
PLAYS_ON: Final = {winchester.NAME: "legend", dicetown.NAME: "deputy"}
"""Legends of Dice Town take about 3 ms for an answer: too long to play on by."""


class Effort(Struct, frozen=True):
    """How a bot searches."""

    answers: int
    """The most answers that are tried."""
    least: float
    """The probability that the network gives to each of them, at least."""
    worlds: int
    errors: float
    """Standard errors: an answer that is better by more is taken."""
    by: str
    """The bots that play on."""


class Trial(Struct, frozen=True):
    """All that determines the games."""

    game: str
    setup: Any
    effort: Effort
    seed: int


class Thought(Struct, frozen=True):
    """One decision of a bot that searches."""

    milliseconds: float
    """Of the processor's time."""
    tried: int
    """How many answers."""
    is_changed: bool


class Search:
    """A legend that tries its answers where its network is in doubt."""

    def __init__(self, game: AnyGame, rng: Random, effort: Effort) -> None:
        mind = bot_named("legend", game.NAME, rng)
        assert isinstance(mind, NetworkBot), "needs NumPy"
        self._game, self._mind, self._effort = game, mind, effort
        self.thoughts: list[Thought] = []

    def choose(self, seen: Any, decision: Decision) -> Any:
        started = time.process_time()
        answers = self._in_question(seen, decision)
        best = answers[0] if len(answers) == 1 else self._best(seen, answers)
        taken = 1000 * (time.process_time() - started)
        self.thoughts.append(Thought(taken, len(answers), best != answers[0]))
        return best

    def _in_question(self, seen: Any, decision: Decision) -> list[Any]:
        """Return the network's first choice, then others that are likely enough."""
        rated = self._mind.probabilities(seen, decision)[: self._effort.answers]
        return [
            answer
            for place, (answer, probability) in enumerate(rated)
            if place == 0 or probability >= self._effort.least
        ]

    def _best(self, seen: Any, answers: Sequence[Any]) -> Any:
        """Return the answer that gains most over the first choice, if it is more than noise."""
        worlds = worlds_of(self._game, seen, range(self._effort.worlds))
        first, *others = (
            tried(self._game, seen, answer, worlds, by=self._effort.by) for answer in answers
        )
        gains = [gain(other, first) for other in others]
        surplus = [mean if mean > self._effort.errors * error else 0.0 for mean, error in gains]
        most = max(surplus)
        return answers[1 + surplus.index(most)] if most > 0 else answers[0]


class Played(Struct, frozen=True):
    """One game: its end, which of the bots had each seat (0 searches), and what that one did."""

    outcome: Outcome
    places: tuple[int, ...]
    thoughts: list[Thought]


def play(trial: Trial, number: int) -> Played:
    """Play one game, in which the searching bot has another seat than in the game before."""
    game = GAMES[trial.game]
    places = seatings(PLAYERS)[number % PLAYERS]
    dice, *minds = (Random(f"{trial.seed}/{number}/{of}") for of in ("chance", *places))
    search = Search(game, minds[places.index(0)], trial.effort)
    bots = [
        search if place == 0 else bot_named("legend", trial.game, rng)
        for place, rng in zip(places, minds, strict=True)
    ]
    outcome = game.outcome(play_out(game, trial.setup, bots, dice).state)
    assert outcome is not None
    return Played(outcome, places, search.thoughts)


def won(games: Sequence[Played]) -> BotResult:
    """Count the wins of the bot that searches."""
    counter = ResultCounter(PLAYERS)
    for game in games:
        counter.count(game.outcome, game.places)
    return counter.results()[0]


def report(games: Sequence[Played]) -> str:
    """Return the win rate with its interval, and what the search did and cost."""
    wins = won(games)
    thoughts = [thought for game in games for thought in game.thoughts]
    doubts = [thought for thought in thoughts if thought.tried > 1]
    changed = sum(thought.is_changed for thought in thoughts)
    return (
        f"{len(games)} games: wins {wins.win_rate:.1%} ({wins.low:.1%} to {wins.high:.1%}), "
        f"equal play {1 / PLAYERS:.0%}.\n"
        f"{len(thoughts)} decisions, {len(doubts) / len(thoughts):.1%} with search, "
        f"{changed / len(thoughts):.1%} changed.\n"
        f"Processor time: {times(thoughts)}; with search {times(doubts)}."
    )


def times(thoughts: Sequence[Thought]) -> str:
    if len(thoughts) < 2:
        return "too few decisions"
    parts = quantiles([thought.milliseconds for thought in thoughts], n=100, method="inclusive")
    return f"median {parts[49]:.1f} ms, 99 % {parts[98]:.0f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--option", action="append", default=[], help="A table option.")
    parser.add_argument("--games", type=int, default=160)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--workers", type=int, default=1, help="Processes.")
    parser.add_argument("--answers", type=int, default=3)
    parser.add_argument("--least", type=float, default=0.05, help="The least probability.")
    parser.add_argument("--worlds", type=int, default=12, help="At least 2.")
    parser.add_argument("--errors", type=float, default=1.0, help="Standard errors.")
    parser.add_argument("--by", help="The bots that play on, else a quick choice.")
    add_option(parser)
    wanted = parser.parse_args()
    effort = Effort(
        answers=wanted.answers,
        least=wanted.least,
        worlds=wanted.worlds,
        errors=wanted.errors,
        by=wanted.by or PLAYS_ON[wanted.game],
    )
    setup = setup_from(GAMES[wanted.game], PLAYERS, wanted.option)
    one, games = partial(play, Trial(wanted.game, setup, effort, wanted.seed)), []
    with ProcessPoolExecutor(wanted.workers, get_context("spawn")) as pool:
        for played in pool.map(one, range(wanted.games)):
            games.append(played)
            if len(games) % EVERY == 0 or len(games) == wanted.games:
                print(report(games), flush=True)
    save(wanted.save, {"wins": won(games), "thoughts": [game.thoughts for game in games]})


if __name__ == "__main__":
    main()
