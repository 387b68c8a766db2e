"""How much one seat or address may ask for, and how long what it says may be."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from typing import Final

from msgspec import Struct

from tinhorn.kernel.phrase import phrase
from tinhorn.server.api.errors import TooManyError

BODY_BYTES: Final = 64 * 1024
"""The longest HTTP request."""
RECORD_BYTES: Final = 1024 * 1024
"""The longest record of a game."""
MESSAGE_BYTES: Final = 16 * 1024
"""The longest message on a socket."""
NAME_LETTERS: Final = 24
TITLE_LETTERS: Final = 60
CHAT_LETTERS: Final = 300
CONTRIBUTION_LETTERS: Final = 200
REQUEST_LETTERS: Final = 64


class Rate(Struct, frozen=True):
    """So many at once, and so many a second after that."""

    burst: int
    per_second: float


MESSAGES: Final = Rate(burst=60, per_second=20)
"""What one connection may say before it is heard more slowly."""
CHAT: Final = Rate(burst=5, per_second=0.5)
REQUESTS: Final = Rate(burst=120, per_second=20)
"""HTTP requests of one address to the lobby."""
CREATIONS: Final = Rate(burst=20, per_second=0.2)
GUESSES: Final = Rate(burst=20, per_second=0.2)
"""Wrong codes, tokens and recovery codes of one address."""
CONNECTIONS: Final = Rate(burst=60, per_second=5)
"""New sockets of one address."""
UNLIMITED: Final = Rate(burst=1_000_000_000, per_second=1_000_000_000)


class Limiter:
    """Token buckets by key; those that have filled up again are forgotten."""

    def __init__(
        self,
        rate: Rate,
        *,
        most: int = 10_000,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._rate = rate
        self._most = most
        self._now = now
        self._buckets: dict[Hashable, tuple[float, float]] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def allows(self, key: Hashable) -> bool:
        """Whether there is one left for this key; if so, it is taken."""
        left = self._left(key)
        if left < 1:
            return False
        self._take(key, left)
        return True

    def asking(self, key: Hashable) -> None:
        """Take one, or TooManyError."""
        if not self.allows(key):
            raise TooManyError(phrase("server-too-many"))

    def delay(self, key: Hashable) -> float:
        """Take one, if need be ahead of time; so many seconds ahead."""
        left = self._left(key)
        self._take(key, left)
        return max(0.0, (1 - left) / self._rate.per_second)

    def is_empty(self, key: Hashable) -> bool:
        """Whether there is none left, without taking one."""
        return self._left(key) < 1

    def _left(self, key: Hashable) -> float:
        left, at = self._buckets.get(key, (float(self._rate.burst), self._now()))
        return min(self._rate.burst, left + (self._now() - at) * self._rate.per_second)

    def _take(self, key: Hashable, left: float) -> None:
        if len(self._buckets) >= self._most:
            self._forget_the_full()
        self._buckets[key] = left - 1, self._now()

    def _forget_the_full(self) -> None:
        full = [key for key in self._buckets if self._left(key) >= self._rate.burst]
        for key in full or [next(iter(self._buckets))]:
            del self._buckets[key]


class Limits:
    """The limits that all connections of a process share."""

    def __init__(self, *, is_on: bool) -> None:
        def limiter(rate: Rate) -> Limiter:
            return Limiter(rate if is_on else UNLIMITED)

        self.chat = limiter(CHAT)
        self.requests = limiter(REQUESTS)
        self.creations = limiter(CREATIONS)
        self.guesses = limiter(GUESSES)
        self.connections = limiter(CONNECTIONS)
        self.message_rate = MESSAGES if is_on else UNLIMITED
