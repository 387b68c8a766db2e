"""The chance to win of each seat, as far as one view tells."""

from __future__ import annotations

from typing import Final

from tinhorn.bots.learned.network import network, softmax
from tinhorn.bots.learned.winchester.features import FEATURES_VERSION, features
from tinhorn.games import winchester
from tinhorn.games.winchester.phases import Over
from tinhorn.games.winchester.view import View
from tinhorn.kernel.game import Seat

GAME: Final = winchester.NAME


def evaluate(seen: View) -> tuple[float, ...]:
    """By seat: the chance to win, judged from what the viewer knows. The sum is 1.

    Made for players of about the strength of a marshal. Winchester only, and no spectators' views:
    they lack the hand that the network expects.
    """
    assert seen.viewer is not None, "a spectator has no hand to judge from"
    assert not isinstance(seen.phase, Over), "the result of a finished game is known"
    players = len(seen.players)
    logits = network(GAME, FEATURES_VERSION, "judge")(features(seen))
    ahead = softmax(logits[:players])
    return tuple(ahead[_distance(seat, seen.viewer, players)] for seat in range(players))


def _distance(seat: Seat, viewer: Seat, players: int) -> int:
    return (seat - viewer) % players
