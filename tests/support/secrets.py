"""The secrets of every game, by its name. A new game is one line here."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Protocol

from tests.support import secrets_dicetown, secrets_winchester
from tinhorn.kernel.game import Viewer


class Secrets(Protocol):
    """What is written for each game, from its rules and not from its `view`."""

    def shuffle_secrets(self, state: Any, viewer: Viewer, rng: Random) -> Any:
        """The same game to this viewer: only what they may not know is drawn anew."""

    def reveals(self, state: Any, events: tuple[Any, ...], viewer: Viewer) -> bool:
        """Whether by the rules what happened lays something open that this viewer did not know."""

    def facts(self, state: Any) -> Any:
        """The part of a state of which each word and number must be among the imagined."""

    def box(self, state: Any) -> dict[str, int]:
        """How many there are of everything in the box: the same from first to last."""


SECRETS: Final[dict[str, Secrets]] = {
    "dicetown": secrets_dicetown,
    "winchester": secrets_winchester,
}
