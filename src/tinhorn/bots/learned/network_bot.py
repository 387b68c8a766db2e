"""What all bots that play by a network have in common."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TypeVar

from tinhorn.bots.learned.network import softmax

A = TypeVar("A")


class NetworkBot:
    """Takes the network's first choice; with a temperature it leaves doubts to chance.

    The network is the shipped one, or that of a folder that `tools/train` wrote.
    """

    def __init__(
        self, rng: Random, *, temperature: float = 0.0, folder: Path | None = None
    ) -> None:
        self._rng = rng
        self._temperature = temperature
        self._folder = folder

    def pick(self, answers: Sequence[A], logits: Sequence[float]) -> A:
        """One of the answers, each of which has a logit."""
        if not self._temperature:
            return answers[logits.index(max(logits))]
        return self._rng.choices(answers, softmax(logits, temperature=self._temperature))[0]
