"""What a bot is, and how one from outside (a program or a class) fails."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar, runtime_checkable

from tinhorn.kernel import AnyGame, BadInputError, Decision, Refusal, Seat

V_contra = TypeVar("V_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)


class Bot(Protocol[V_contra, A_co]):
    """A bot. It is given a view and nothing else, so it cannot cheat.

    Its answers depend only on the view and on the `Random` that it was made with. What it draws
    when it is made is the same in all questions of a game; servers make a bot for each answer.
    """

    def choose(self, seen: V_contra, decision: Decision, /) -> A_co:
        """Return an answer to the decision, from what the seat may know."""


@runtime_checkable
class Remembering(Protocol):
    """A bot whose answers also depend on what its seat saw before."""

    def recall(self, events: Iterable[Any], /) -> None:
        """Remember these events of the game, instead of what it saw itself."""


Maker: TypeAlias = Callable[[Random], Bot[Any, Any]]
Mind: TypeAlias = Bot[Any, Any]
"""The bot whose answers a character changes."""
Habit: TypeAlias = Callable[[Mind, Random], Bot[Any, Any]]
"""Makes a bot with a character of a bot of some level."""


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
