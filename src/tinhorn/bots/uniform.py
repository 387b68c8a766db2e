"""The uniform bot: it plays any game by choosing each option with the same probability."""

from __future__ import annotations

from random import Random
from typing import Protocol, TypeVar

from tinhorn.kernel import Decision

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)


class Offer(Protocol[A_co]):
    """The part of a view that lists what its viewer may answer now."""

    @property
    def options(self) -> tuple[A_co, ...]: ...


class Uniform:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, seen: Offer[A], decision: Decision) -> A:
        """Return one of the options, each as likely."""
        return self._rng.choice(seen.options)
