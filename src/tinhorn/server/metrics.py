"""What the server counts about itself, for Prometheus."""

from __future__ import annotations

import hmac
import os
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

MANY_PROCESSES: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Environment variable: the folder in which several processes add up their counts."""
WORD: Final = "TINHORN_METRICS_TOKEN"
"""Environment variable: what lets its bearer read the figures from another machine."""
LOOPBACK: Final = ("127.0.0.1", "::1")

ANSWERS = Counter("tinhorn_answers", "Answers of seats by what became of them", ["result"])
ACCEPTED = ANSWERS.labels("accepted")
UPDATES = Counter("tinhorn_updates", "Updates sent to viewers")
ANSWER_SECONDS = Histogram(
    "tinhorn_answer_seconds",
    "From an answer received to the last update handed to its socket",
    buckets=(0.001, 0.002, 0.003, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5),
)
BOT_SECONDS = Histogram("tinhorn_bot_seconds", "What a bot's answer took in its worker")
SOCKETS = Gauge("tinhorn_sockets", "Open sockets", multiprocess_mode="livesum")
TABLES = Gauge("tinhorn_tables", "Tables held in memory", multiprocess_mode="livesum")


def is_for(address: str, authorization: str) -> bool:
    """Whether someone may read the figures."""
    word = os.environ.get(WORD, "")
    is_known = hmac.compare_digest(authorization.encode(), f"Bearer {word}".encode())
    return address in LOOPBACK or (bool(word) and is_known)


def exposition() -> tuple[str, bytes]:
    """All the figures, and the type of the text they are written in."""
    registry = REGISTRY
    if MANY_PROCESSES in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # the library has no types here
    return CONTENT_TYPE_LATEST, generate_latest(registry)
