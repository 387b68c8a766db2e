"""A cache of reviews: each is computed once, in a process of its own, one at a time."""

from __future__ import annotations

import asyncio
import sys
from typing import Final

from tinhorn.coach.process import answer
from tinhorn.coach.review import Review
from tinhorn.kernel import decoder, to_json
from tinhorn.server.computed.latest import Latest
from tinhorn.table.live import LiveTable
from tinhorn.table.model import SavedTable
from tinhorn.table.records import export_record
from tinhorn.table.storage.interface import Storage

MOST_REVIEWS: Final = 64
"""How many reviews stay in memory."""
SECONDS: Final = 300.0
"""How long a review may take before it is given up."""
COMMAND: Final = (sys.executable, "-m", "tinhorn.coach.process")
_decode: Final = decoder(Review).decode


class ReviewFailedError(Exception):
    """The process ended without a review."""


class ReviewCache:
    """Reviews of finished games, by table."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._reviews = Latest[str, Review](MOST_REVIEWS, gives_up=True)
        self._turn = asyncio.Semaphore(1)

    async def review_of(self, live: LiveTable) -> Review:
        """Return the review of a finished game."""
        return await self._reviews.get(live.id, lambda: self._review(live))

    def has(self, live: LiveTable) -> bool:
        """Return True if the review of a game is known or on its way."""
        return live.id in self._reviews

    async def stop(self) -> None:
        """Give up the reviews that are not done."""
        await self._reviews.stop()

    async def _review(self, live: LiveTable) -> Review:
        record = to_json(await export_record(self._storage, live.game, live.saved))
        async with self._turn:
            computed = await _computed(record, examined_seats(live.saved))
        return _decode(computed)


def examined_seats(saved: SavedTable) -> tuple[int, ...]:
    """Return the seats of people, or all seats where only bots played."""
    people = tuple(seat for seat, holder in enumerate(saved.seats) if holder.kind != "bot")
    return people or tuple(range(len(saved.seats)))


async def _computed(record: bytes, seats: tuple[int, ...]) -> bytes:
    if sys.platform == "emscripten":  # a page has no processes
        return answer(record, seats)
    process = await asyncio.create_subprocess_exec(
        *COMMAND, *map(str, seats), stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    try:
        computed, _ = await asyncio.wait_for(process.communicate(record), SECONDS)
    except (TimeoutError, asyncio.CancelledError):
        process.kill()
        await process.wait()
        raise
    if process.returncode:
        raise ReviewFailedError(f"the process ended with {process.returncode}")
    return computed
