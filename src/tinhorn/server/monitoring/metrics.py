"""Metrics for Prometheus."""

from __future__ import annotations

import hmac
import os
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from prometheus_client import Counter, Gauge, Histogram
else:
    try:
        from prometheus_client import Counter, Gauge, Histogram
    except ModuleNotFoundError:  # inside a browser page nobody reads metrics
        from tinhorn.server.in_page.metrics import Counter, Gauge, Histogram

MULTIPROCESS_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Environment variable of the Prometheus client: the folder shared by several processes."""
TOKEN: Final = "TINHORN_METRICS_TOKEN"
"""Environment variable: the bearer token for reading metrics from another machine."""
LOOPBACK: Final = ("127.0.0.1", "::1")

ANSWERS = Counter("tinhorn_answers", "Answers by result", ["result"])
COUNTED_AT_ONCE: Final = 50
"""Answers and updates are so frequent that counting each would take longer than encoding it."""


class BatchedCounter:
    """Adds to a counter of Prometheus now and then, because each addition takes a lock."""

    def __init__(self, counter: Counter) -> None:
        self._counter = counter
        self._waiting = 0

    def inc(self) -> None:
        self._waiting += 1
        if self._waiting >= COUNTED_AT_ONCE:
            self.flush()

    def flush(self) -> None:
        self._counter.inc(self._waiting)
        self._waiting = 0


class BatchedHistogram:
    """Observes values now and then, for the same reason."""

    def __init__(self, histogram: Histogram) -> None:
        self._histogram = histogram
        self._waiting: list[float] = []

    def observe(self, value: float) -> None:
        self._waiting.append(value)
        if len(self._waiting) >= COUNTED_AT_ONCE:
            self.flush()

    def flush(self) -> None:
        for value in self._waiting:
            self._histogram.observe(value)
        self._waiting.clear()


ACCEPTED: Final = BatchedCounter(ANSWERS.labels("accepted"))
UPDATES: Final = BatchedCounter(Counter("tinhorn_updates", "Updates sent to viewers"))
ANSWER_SECONDS: Final = BatchedHistogram(
    Histogram(
        "tinhorn_answer_seconds",
        "From receiving an answer to sending the last update",
        buckets=(0.001, 0.002, 0.003, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5),
    )
)
BOT_SECONDS = Histogram(
    "tinhorn_bot_seconds", "Time of a bot's answer, with its wait for a process"
)
SOCKETS = Gauge("tinhorn_sockets", "Open sockets", multiprocess_mode="livesum")
TABLES = Gauge("tinhorn_tables", "Tables held in memory", multiprocess_mode="livesum")


def may_read(address: str, authorization: str) -> bool:
    """Return True for this machine and for bearers of the token."""
    token = os.environ.get(TOKEN, "")
    is_bearer = hmac.compare_digest(authorization.encode(), f"Bearer {token}".encode())
    return address in LOOPBACK or (bool(token) and is_bearer)


def export() -> tuple[str, bytes]:
    """Return the content type and the text of all metrics."""
    from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
    from prometheus_client.multiprocess import MultiProcessCollector

    for batched in (ACCEPTED, UPDATES, ANSWER_SECONDS):
        batched.flush()
    registry = REGISTRY
    if MULTIPROCESS_FOLDER in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # the library has no types here
    return CONTENT_TYPE_LATEST, generate_latest(registry)
