"""What bots from outside, programs and classes, have in common: they may fail in the middle."""

from __future__ import annotations

from random import Random
from typing import Any

from tinhorn.kernel import AnyGame, BadInputError, Refusal, Seat


class BotFailedError(BadInputError):
    """A bot from outside gave no answer, or one that is not allowed."""

    kind = "bot"


def refusal_of(game: AnyGame, seen: Any, seat: Seat, action: Any) -> Refusal | None:
    """Return why the rules forbid an action in every position that fits the view, if they do.

    What a seat may do depends on what it may know, so all these positions give one verdict.
    """
    if action in seen.options:
        return None
    return game.check(game.imagine(seen, Random(0)), seat, action)
