"""Rate limits per seat and address, and the longest allowed inputs."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Final

from msgspec import Struct

from tinhorn.kernel import phrase
from tinhorn.server.api.errors import TooManyError

BODY_BYTES: Final = 64 * 1024
"""The longest HTTP request."""
RECORD_BYTES: Final = 1024 * 1024
"""The longest game record."""
MESSAGE_BYTES: Final = 16 * 1024
"""The longest message on a socket."""
NAME_LETTERS: Final = 24
TITLE_LETTERS: Final = 60
CHAT_LETTERS: Final = 300
REQUEST_LETTERS: Final = 64


class Rate(Struct, frozen=True):
    """A token bucket: its size, and how many tokens it gains per second."""

    burst: int
    per_second: float


MESSAGES: Final = Rate(burst=60, per_second=20)
"""Messages of one connection before the server reads them more slowly."""
CHAT: Final = Rate(burst=5, per_second=0.5)
REQUESTS: Final = Rate(burst=120, per_second=20)
"""HTTP requests of one address."""
CREATIONS: Final = Rate(burst=20, per_second=0.2)
"""New tables and uploaded records of one address."""
GUESSES: Final = Rate(burst=20, per_second=0.2)
"""Wrong codes, tokens and recovery codes of one address."""
CONNECTIONS: Final = Rate(burst=60, per_second=5)
"""New sockets of one address."""
UNLIMITED: Final = Rate(burst=1_000_000_000, per_second=1_000_000_000)


class Limiter:
    """Token buckets by key. Full buckets are dropped when there are too many."""

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
        """Take a token if there is one, and say whether there was."""
        left = self._left(key)
        if left < 1:
            return False
        self._set(key, left - 1)
        return True

    def take(self, key: Hashable) -> None:
        """Take a token, or raise TooManyError."""
        if not self.allows(key):
            raise TooManyError(phrase("server-too-many"))

    def is_empty(self, key: Hashable) -> bool:
        """Return True if there is no token left. Takes none."""
        return self._left(key) < 1

    def _left(self, key: Hashable) -> float:
        left, at = self._buckets.get(key, (float(self._rate.burst), self._now()))
        return min(self._rate.burst, left + (self._now() - at) * self._rate.per_second)

    def _set(self, key: Hashable, left: float) -> None:
        if len(self._buckets) >= self._most:
            self._drop_full_buckets()
        self._buckets[key] = left, self._now()

    def _drop_full_buckets(self) -> None:
        full = [key for key in self._buckets if self._left(key) >= self._rate.burst]
        for key in full or [next(iter(self._buckets))]:
            del self._buckets[key]


class Debt:
    """A token bucket that may be overdrawn: whoever takes a token then has to wait."""

    def __init__(self, rate: Rate, *, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._left, self._at = float(rate.burst), now()

    def delay(self) -> float:
        """Take a token; return the seconds to wait."""
        rate, now = self._rate, self._now()
        left = min(rate.burst, self._left + (now - self._at) * rate.per_second)
        self._left, self._at = left - 1, now
        return 0.0 if left >= 1 else (1 - left) / rate.per_second


class OpenSockets:
    """Counts the open sockets of each address and refuses more than `most`."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def __len__(self) -> int:
        """Return the number of addresses with an open socket."""
        return len(self._open)

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """Count one more socket while the context is open, or raise TooManyError."""
        if self._open[address] >= self._most:
            raise TooManyError(phrase("server-too-many-sockets", most=self._most))
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


class Limits:
    """The limits that all connections of a process share."""

    def __init__(self, *, is_on: bool, sockets_per_address: int) -> None:
        def limiter(rate: Rate) -> Limiter:
            return Limiter(rate if is_on else UNLIMITED)

        self.chat = limiter(CHAT)
        self.requests = limiter(REQUESTS)
        self.creations = limiter(CREATIONS)
        self.guesses = limiter(GUESSES)
        self.connections = limiter(CONNECTIONS)
        self.sockets = OpenSockets(sockets_per_address if is_on else UNLIMITED.burst)
        self.message_rate = MESSAGES if is_on else UNLIMITED
