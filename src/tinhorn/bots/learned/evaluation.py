"""The chance to win of each seat, as far as one view tells."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from msgspec import json

from tinhorn.bots.learned.network import network, softmax
from tinhorn.bots.learned.winchester.features import FEATURES_VERSION, features
from tinhorn.bots.value import Chances, mean_chances, quick_chances
from tinhorn.games import GAMES, winchester
from tinhorn.games.winchester.phases import Over
from tinhorn.games.winchester.view import View as WinchesterView
from tinhorn.kernel.game import Seat

WORLDS: Final = 16
"""How many imagined worlds are judged where no network reads the view itself."""


def evaluate(seen: Any) -> Chances:
    """By seat: the chance to win, judged from what the viewer knows. The sum is 1.

    Made for players of about the strength of a marshal. A player's view of Winchester is judged by
    a network. For spectators, and in Dice Town, it is the mean over worlds that the viewer could
    not tell from the real one.
    """
    if isinstance(seen, WinchesterView) and seen.viewer is not None:
        return _judged(seen, seen.viewer)
    game = GAMES[winchester.NAME if isinstance(seen, WinchesterView) else "dicetown"]
    rng = Random(json.encode(seen))
    return mean_chances(quick_chances(game, game.imagine(seen, rng)) for _ in range(WORLDS))


def _judged(seen: WinchesterView, viewer: Seat) -> Chances:
    assert not isinstance(seen.phase, Over), "the result of a finished game is known"
    players = len(seen.players)
    logits = network(winchester.NAME, FEATURES_VERSION, "judge")(features(seen))
    ahead = softmax(logits[:players])
    return tuple(ahead[_distance(seat, viewer, players)] for seat in range(players))


def _distance(seat: Seat, viewer: Seat, players: int) -> int:
    return (seat - viewer) % players
