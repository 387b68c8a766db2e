"""What all bots that play by a network have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import ClassVar, Generic, TypeVar

from tinhorn.bots.network import softmax
from tinhorn.bots.one_thread import one_thread
from tinhorn.kernel import Decision

A = TypeVar("A")
V = TypeVar("V")


class NetworkBot(ABC, Generic[V, A]):
    """Takes the network's first choice; with a temperature it leaves doubts to chance.

    The network is the shipped one, or that of a file that `tools/train` wrote.
    """

    WEIGHTS: ClassVar[Path]
    """The file of the shipped network."""

    def __init__(self, rng: Random, *, temperature: float = 0.0, file: Path | None = None) -> None:
        self._rng = rng
        self._temperature = temperature
        self._file = self.WEIGHTS if file is None else file

    def choose(self, seen: V, decision: Decision) -> A:
        with one_thread():
            answers, logits = self.rated(seen, decision)
        if not self._temperature or len(answers) == 1:
            return answers[logits.index(max(logits))]
        return self._rng.choices(answers, softmax(logits, temperature=self._temperature))[0]

    def probabilities(self, seen: V, decision: Decision) -> list[tuple[A, float]]:
        """Return the answers that the network rates, the likeliest first."""
        with one_thread():
            answers, logits = self.rated(seen, decision)
        rated = zip(answers, softmax(logits), strict=True)
        return sorted(rated, key=lambda one: one[1], reverse=True)

    @abstractmethod
    def rated(self, seen: V, decision: Decision) -> tuple[Sequence[A], Sequence[float]]:
        """Return the answers to a decision and their logits; one answer if there is no choice."""
