"""Databases that have their tables already."""

from __future__ import annotations

import asyncio


def prepare(url: str) -> None:
    """Run all migrations on an empty database."""
    # The tests of the engine run without these.
    from tests.support.live import EVERY_GAME
    from tinhorn.table.storage.storage import SqlStorage

    async def run() -> None:
        await SqlStorage.open(url, EVERY_GAME).close()

    asyncio.run(run())
