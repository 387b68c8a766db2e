"""The chances to win of a running game, from what everybody knows: for spectators."""

from __future__ import annotations

from typing import Any

from tinhorn.bots.value import chances, evaluate
from tinhorn.coach.review import Thousandths, thousandths
from tinhorn.kernel import AnyGame


def public_chances(game: AnyGame, seen: Any) -> Thousandths:
    """Judge the chance to win of each seat from what a spectator has `remembered`."""
    return thousandths(evaluate(game, seen))


def final_chances(game: AnyGame, state: Any) -> Thousandths:
    """Return the result of a finished game as chances."""
    return thousandths(chances(game, state))
