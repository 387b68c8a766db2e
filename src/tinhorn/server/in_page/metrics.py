"""Metrics that nobody reads, under the names of the Prometheus client."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class Metric:
    """Accepts every value and keeps none."""

    def __init__(self, *_: Any, **__: Any) -> None: ...

    def labels(self, *_: str) -> Metric:
        return self

    def inc(self, amount: float = 1) -> None: ...
    def dec(self, amount: float = 1) -> None: ...
    def set(self, value: float) -> None: ...
    def observe(self, amount: float) -> None: ...

    @contextmanager
    def time(self) -> Iterator[None]:
        yield


Counter = Gauge = Histogram = Metric
