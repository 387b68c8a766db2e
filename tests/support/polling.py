"""Look again and again at what tells nobody when it changes: a file, a port, another process."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

T = TypeVar("T")

PATIENCE: Final = 120
"""Seconds; far more than any answer takes, even on a busy machine."""
PAUSE: Final = 0.05


def poll(look: Callable[[], T | None], *, seconds: float = PATIENCE) -> T:
    """Look until there is something true; return that, or fail."""
    give_up = time.monotonic() + seconds
    while not (found := look()):
        assert time.monotonic() < give_up, "it never came to that"
        time.sleep(PAUSE)
    return found


async def poll_async(look: Callable[[], Awaitable[T | None]], *, seconds: float = PATIENCE) -> T:
    """Do the same where looking has to be awaited."""
    async with asyncio.timeout(seconds):
        while not (found := await look()):
            await asyncio.sleep(PAUSE)
        return found
