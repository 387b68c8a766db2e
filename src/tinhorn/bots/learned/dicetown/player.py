"""The legend of Dice Town: it plays by the trained network. Needs NumPy."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from tinhorn.batch.dicetown.engine import encode
from tinhorn.batch.dicetown.views import from_view
from tinhorn.bots.learned.dicetown.arrays import Array
from tinhorn.bots.learned.dicetown.features import FEATURES_VERSION, see
from tinhorn.bots.learned.dicetown.policy import logits
from tinhorn.bots.learned.network import network
from tinhorn.bots.learned.network_bot import NetworkBot
from tinhorn.bots.learned.weights import weights
from tinhorn.games.dicetown.actions import Action
from tinhorn.games.dicetown.view import View
from tinhorn.kernel.game import Decision

GAME: Final = "dicetown"


def from_folder(folder: Path, rng: Random) -> DicetownNetwork:
    """A bot that plays by the network in a folder. Raises if there is none that fits."""
    weights(GAME, FEATURES_VERSION, folder=folder)
    return DicetownNetwork(rng, folder=folder)


class DicetownNetwork(NetworkBot[View, Action]):
    """Plays Dice Town by the trained network."""

    def rated(self, seen: View, decision: Decision) -> tuple[tuple[Action, ...], list[float]]:
        options: tuple[Action, ...] = seen.options
        if len(options) == 1:
            return options, [0.0]
        found = self._logits(seen)
        return options, [float(found[encode(option, seen, decision.seat)]) for option in options]

    def _logits(self, seen: View) -> Array:
        known = see(from_view(seen))
        actor = network(GAME, FEATURES_VERSION, "actor", folder=self._folder)
        return logits(np.array(actor(known.features), np.float32), known.candidates)
