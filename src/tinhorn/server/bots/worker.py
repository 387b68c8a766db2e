"""One bot process: reads tasks from standard input, writes answers to standard output.

    python -m tinhorn.server.bots.worker

A task goes in as one line of JSON, an answer comes out as one line of JSON. A bot is created for
each decision, with randomness derived from the table, the seat and the prompt: asked again after a
crash, it gives the same answer. The process ends when its input ends, so it cannot outlive the
server.
"""

from __future__ import annotations

import signal
import sys
from random import Random
from typing import IO, Final

import msgspec
from msgspec import Raw, Struct

from tinhorn.bots import bot_named
from tinhorn.bots.bot import Remembering
from tinhorn.coach.chances import public_chances
from tinhorn.games import GAMES
from tinhorn.kernel import converted, decoder


class Task(Struct, frozen=True, tag=True):
    """Everything a bot gets to know: what its seat sees, and remembers."""

    game: str
    bot: str
    whims: str
    """The seed of what the bot draws when it is made: the same in a whole game."""
    seed: str
    """The seed of what it draws for this answer."""
    view: Raw
    """The view as JSON."""
    past: Raw = Raw(b"[]")
    """What the seat remembers of the game: a list of events as JSON."""


class ChancesTask(Struct, frozen=True, tag=True):
    """Judge a game by what everybody sees."""

    game: str
    view: Raw
    """The public view as JSON."""


class Answered(Struct, frozen=True, tag=True):
    action: Raw
    """The action, or the chances of each seat, as JSON."""


class Failed(Struct, frozen=True, tag=True):
    """The bot raised an error."""

    error: str


_decode: Final = decoder(Task | ChancesTask).decode


def answer(task: Task | ChancesTask) -> bytes:
    """Return the action that the bot chooses, or the chances of each seat, as JSON."""
    game = GAMES[task.game]
    view = decoder(game.View).decode(task.view)
    if isinstance(task, ChancesTask):
        return msgspec.json.encode(public_chances(game, view))
    assert view.decision is not None, "a bot is asked only if its seat owes an answer"
    rng = Random(task.whims)
    bot = bot_named(task.bot, task.game, rng)
    if isinstance(bot, Remembering):
        bot.recall([converted(event, game.Event) for event in msgspec.json.decode(task.past)])
    rng.seed(task.seed)
    return msgspec.json.encode(bot.choose(view, view.decision))


def reply(line: bytes) -> bytes:
    """Return the line that answers one line of input."""
    try:
        chosen = answer(_decode(line))
    except Exception as error:  # noqa: BLE001 - the server logs it; this process goes on
        return msgspec.json.encode(Failed(f"{type(error).__name__}: {error}"))
    return msgspec.json.encode(Answered(Raw(chosen)))


def serve(tasks: IO[bytes], answers: IO[bytes]) -> None:
    for line in tasks:
        answers.write(reply(line) + b"\n")
        answers.flush()


def main() -> None:
    # Ctrl-C reaches every process of the terminal; the server ends its bot processes itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
