"""A network of one's own as a bot: `weights:FILE.npz`, for agents trained in our environments.

The file has the arrays `w0`, `b0`, `w1`, `b1` and so on: dense layers from the observation of the
codec to a number for each action id, with ReLU between them. A true `log_inputs` means that the
network reads sign(x)·log(1 + |x|) of each number. The bot takes the legal action with the highest
number. docs/research.md describes the file, too.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import copysign, log1p
from pathlib import Path
from random import Random
from typing import Any, Final
from zipfile import BadZipFile

from msgspec import Struct

from tinhorn.bots.bot import BotFailedError
from tinhorn.bots.network import Network, with_numpy
from tinhorn.bots.weights import WrongWeightsError
from tinhorn.games import part
from tinhorn.kernel import Decision, phrase

SUFFIX: Final = ".npz"


class Stored(Struct, frozen=True):
    """The network of a file, and what it reads."""

    inputs: int
    log_inputs: bool
    network: Network


class OwnNetworkBot:
    """Takes the legal action to which the network gives the highest number."""

    def __init__(self, file: Path, game: str, _: Random) -> None:
        module = part(game, "codec")
        if module is None:
            raise WrongWeightsError(f"{game} has no action ids")
        self._file = file
        self._codec = module.CODEC
        self._stored = stored(file, self._codec.num_actions)

    def fits(self, setup: Any) -> bool:
        """Tell whether the network reads what is seen at such a table."""
        first = self._codec.observe(self._codec.game.new(setup), 0)
        return len(first) == self._stored.inputs

    def choose(self, seen: Any, decision: Decision) -> Any:
        numbers = self._numbers(seen)
        ids = [self._codec.encode(option, seen, decision.seat) for option in seen.options]
        known = [place for place, id in enumerate(ids) if id < len(numbers)]
        return seen.options[max(known, key=lambda place: numbers[ids[place]])]

    def _numbers(self, seen: Any) -> list[float]:
        observation = self._codec.vector(seen).tolist()
        if len(observation) != self._stored.inputs:
            name = str(self._file)
            raise BotFailedError(phrase("bot-weights", folder=name, game=self._codec.game.NAME))
        if self._stored.log_inputs:
            observation = [copysign(log1p(abs(number)), number) for number in observation]
        return self._stored.network(observation)


@cache
def stored(file: Path, outputs: int) -> Stored:
    """Read a file whose last layer has as many outputs as there are action ids."""
    import numpy as np

    try:
        with np.load(file) as arrays:
            count = sum(name.startswith("w") for name in arrays.files)
            pairs = [(arrays[f"w{place}"], arrays[f"b{place}"]) for place in range(count)]
            log_inputs = "log_inputs" in arrays.files and bool(arrays["log_inputs"])
    except (ValueError, KeyError, EOFError, BadZipFile) as error:
        raise WrongWeightsError(f"{file.name}: {error}") from error
    widths = [weights.shape for weights, _ in pairs]
    fits = [before[1] == after[0] for before, after in pairwise(widths)]
    if not pairs or not all(fits) or pairs[-1][1].shape != (outputs,):
        raise WrongWeightsError(f"{file.name}: layers {widths}")
    layers = [(weights.T.tolist(), biases.tolist()) for weights, biases in pairs]
    return Stored(widths[0][0], log_inputs, with_numpy(layers))
