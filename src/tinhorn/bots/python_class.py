"""Bots of one's own as Python classes: `python:MODULE:CLASS` is the name of such a bot.

The class is called with a `Random`, once for each game, and has `choose(view, decision)`. The
module is looked up as `python -m` does: in the folder where the command runs, then on the path.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any, Final

import msgspec

from tinhorn.bots.bot import Bot, BotFailedError, refusal_of
from tinhorn.games import GAMES
from tinhorn.kernel import UNREADABLE, Argument, Decision, decoder, phrase

PYTHON: Final = "python:"
SHOWN: Final = 80
"""Characters of a wrong answer that an error message repeats."""


class NoSuchBotError(Exception):
    """The name leads to nothing that can play."""


class ClassBot:
    """A bot whose choices an object of a class makes."""

    def __init__(self, name: str, game: str, rng: Random) -> None:
        self._name = name
        self._game = GAMES[game]
        self._mind = _made(name, rng)

    def choose(self, seen: Any, decision: Decision) -> Any:
        try:
            action = self._mind.choose(seen, decision)
        except (Exception, SystemExit) as error:
            raise self._failure("bot-raised", error=_told(error)) from error
        action = self._as_action(action)
        refusal = refusal_of(self._game, seen, decision.seat, action)
        if refusal is not None:
            failure = self._failure("bot-refused", reason=refusal.reason)
            failure.rule = refusal.rule
            raise failure
        return action

    def _as_action(self, answer: Any) -> Any:
        """Return the action that the answer is, with fields of the right types."""
        try:
            return decoder(self._game.Action).decode(msgspec.json.encode(answer))
        except (TypeError, *UNREADABLE) as error:
            text = repr(answer)
            shown = text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
            raise self._failure("bot-no-action", answer=shown) from error

    def _failure(self, key: str, /, **args: Argument) -> BotFailedError:
        return BotFailedError(phrase(key, name=self._name, **args))


def _made(name: str, rng: Random) -> Bot[Any, Any]:
    """Make an object of the class named `MODULE:CLASS`."""
    module, _, kind = name.partition(":")
    if not module or not kind:
        raise NoSuchBotError("MODULE:CLASS")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        bot: Bot[Any, Any] = getattr(import_module(module), kind)(rng)
    except (ImportError, AttributeError, SyntaxError) as error:
        raise NoSuchBotError(str(error)) from error
    except (Exception, SystemExit) as error:
        raise NoSuchBotError(_told(error)) from error
    if not callable(getattr(bot, "choose", None)):
        raise NoSuchBotError(f"{kind}.choose")
    return bot


def _told(error: BaseException) -> str:
    """Return what an error says, and where in the file that raised it."""
    text = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    frames = [frame for frame in extract_tb(error.__traceback__) if frame.filename != __file__]
    return f"{text} ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else text
