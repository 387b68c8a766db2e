"""The legend of Dice Town: it plays by the trained network. Needs NumPy."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from tinhorn.bots.network import network
from tinhorn.bots.network_bot import NetworkBot
from tinhorn.bots.weights import weights
from tinhorn.games.dicetown.actions import Action
from tinhorn.games.dicetown.bots.haggling import instead_of_nothing
from tinhorn.games.dicetown.bots.network.arrays import Array
from tinhorn.games.dicetown.bots.network.features import FEATURES_VERSION, see
from tinhorn.games.dicetown.bots.network.policy import logits
from tinhorn.games.dicetown.codec.engine import encode
from tinhorn.games.dicetown.codec.views import from_view
from tinhorn.games.dicetown.view import View
from tinhorn.kernel import Decision

WEIGHTS: Final = Path(__file__).parents[1] / "weights" / "policy.npz"


def from_folder(folder: Path, rng: Random) -> DicetownLegend:
    """Make a bot that plays by the network in a folder. Raises if there is none that fits."""
    file = folder / "dicetown.npz"
    weights(file, FEATURES_VERSION)
    return DicetownLegend(rng, file=file)


class DicetownLegend(NetworkBot[View, Action]):
    """Plays Dice Town by the trained network."""

    WEIGHTS = WEIGHTS

    def choose(self, seen: View, decision: Decision) -> Action:
        return instead_of_nothing(seen, decision, super().choose(seen, decision))

    def rated(self, seen: View, decision: Decision) -> tuple[tuple[Action, ...], list[float]]:
        options: tuple[Action, ...] = seen.options
        if len(options) == 1:
            return options, [0.0]
        found = self._logits(seen)
        return options, [float(found[encode(option, seen, decision.seat)]) for option in options]

    def _logits(self, seen: View) -> Array:
        known = see(from_view(seen))
        actor = network(self._file, FEATURES_VERSION, "actor")
        return logits(np.array(actor(known.features), np.float32), known.candidates)
