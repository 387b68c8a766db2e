"""Whole games between bots: who may play, who plays, and in which processes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Container, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from tinhorn.bots import WEIGHTS, Bot, BotError, BotFailedError, bot_named
from tinhorn.bots.own_network import OwnNetworkBot
from tinhorn.bots.playing_on import automatic_answers
from tinhorn.bots.stdio import StdioBot, announce_outcome
from tinhorn.games import GAMES
from tinhorn.kernel import AnyGame, AnyView, Decision, Game, Outcome, Phrase, Play, Seat, phrase
from tinhorn.kernel.game import AnyEvent

A = TypeVar("A")
C = TypeVar("C")
S = TypeVar("S")
E = TypeVar("E", bound=AnyEvent)
V = TypeVar("V", bound=AnyView)
T = TypeVar("T")


class Forfeit(Struct, frozen=True):
    """A bot from outside that failed: its seat is ranked last, as an absent player's."""

    seat: Seat
    """The seat of the bot."""
    reason: Phrase
    """What was wrong with it."""


class PlayedOut(Struct, frozen=True):
    """A whole game between bots."""

    play: Play[Any, Any, Any, Any, Any]
    """The game itself."""
    outcome: Outcome
    """With the seats that forfeited ranked last; a record has the outcome by the rules alone."""
    forfeits: tuple[Forfeit, ...]
    """The bots that failed, by their seats."""


def require_playable(game: str, setup: Any, bots: Sequence[str]) -> None:
    """Refuse what cannot play before the first game.

    That is an impossible set-up, an unknown bot, a mute program, or a network of another table.
    """
    GAMES[game].new(setup)
    for name in bots:
        bot = bot_named(name, game, Random(), allow_programs=True)
        if isinstance(bot, StdioBot):
            bot.greet(0)
        elif isinstance(bot, OwnNetworkBot) and not bot.fits(setup):
            raise BotError(phrase("bot-weights", folder=name.removeprefix(WEIGHTS), game=game))


def new_bots(game: str, names: Sequence[str], minds: Sequence[Random]) -> list[Bot[Any, Any]]:
    """Make the bots of all seats, each with its own randomness."""
    return [_new_bot(name, game, rng) for name, rng in zip(names, minds, strict=True)]


def _new_bot(name: str, game: str, rng: Random) -> Bot[Any, Any]:
    try:
        return bot_named(name, game, rng, allow_programs=True)
    except BotError as error:
        return _Unmade(error)


class _Unmade:
    """A bot that could not be made for this game; before the first game it could."""

    def __init__(self, error: BotError) -> None:
        self._error = error

    def choose(self, _: Any, __: Decision) -> Any:
        raise BotFailedError(self._error.phrase)


def play_and_announce(
    game: AnyGame, setup: Any, bots: Sequence[Bot[Any, Any]], dice: Random
) -> PlayedOut:
    """Play a whole game, and tell programs among the bots how it ended.

    A bot from outside that fails forfeits the game, and the others play on.
    """
    failed: dict[Seat, Phrase] = {}
    played = play_out(game, setup, bots, dice, failed=failed)
    ended = game.outcome(played.state)
    assert ended is not None
    outcome = replace(ended, ranking=_ranked_last(ended.ranking, failed))
    announce_outcome(bots, outcome, gone=failed)
    forfeits = tuple(Forfeit(seat, reason) for seat, reason in sorted(failed.items()))
    return PlayedOut(played, outcome, forfeits)


def play_out(
    game: Game[C, S, A, E, V],
    setup: C,
    bots: Sequence[Bot[V, A]],
    dice: Random,
    *,
    failed: dict[Seat, Phrase] | None = None,
) -> Play[C, S, A, E, V]:
    """Play a whole game: each bot answers for its seat, from its own view; chance by `dice`.

    `failed` is told which bots from outside failed, and why.
    """
    played = Play(game, setup)
    for _ in played.play_on(automatic_answers(game, bots, dice, failed=failed)):
        pass
    return played


def _ranked_last(
    ranking: Sequence[Sequence[Seat]], failed: Container[Seat]
) -> tuple[tuple[Seat, ...], ...]:
    """Move the seats that failed to a last place that they share."""
    others = (tuple(seat for seat in place if seat not in failed) for place in ranking)
    last = tuple(seat for place in ranking for seat in place if seat in failed)
    return tuple(place for place in (*others, last) if place)


def all_played(
    play: Callable[[int], T], numbers: Sequence[int], workers: int, *, batch: int
) -> Iterator[T]:
    """Play the games with these numbers in as many processes; yield them in their order.

    Each process plays a batch of games at a time.
    """
    if workers == 1 or len(numbers) < 2:
        yield from map(play, numbers)
        return
    # Spawned, not forked: the caller may have threads, such as those of a progress bar.
    with ProcessPoolExecutor(workers, get_context("spawn"), _leave_interrupts_alone) as pool:
        yield from pool.map(play, numbers, chunksize=batch)


def _leave_interrupts_alone() -> None:
    """Ignore Ctrl-C, which reaches all processes: the parent process ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
