"""A cache of replays, rebuilt from the log on demand."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final, NamedTuple

from tinhorn.table.decide import first_progress
from tinhorn.table.live import LiveTable
from tinhorn.table.progress import play_log
from tinhorn.table.replay import Frame, frames
from tinhorn.table.storage.interface import Storage

Frames = tuple[Frame, ...]

MOST_REPLAYS: Final = 16
"""How many replays stay in memory."""


class PublicPosition(NamedTuple):
    """What everybody knows about how far a game is. Frames depend on nothing else.

    The number of log entries would be the wrong key: sealed answers add entries, and a reader could
    tell from a slow response that somebody has sealed one.
    """

    table: str
    prompt: int | None
    """`None` when the game is over or has not started."""
    asking: int
    has_started: bool


class ReplayCache:
    """Rebuilds replays in a thread, so that live tables do not wait for them."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._replays: OrderedDict[PublicPosition, asyncio.Task[Frames]] = OrderedDict()

    async def frames_of(self, live: LiveTable) -> Frames:
        """Return the frames of this table's game so far."""
        position = public_position(live)
        if position not in self._replays:
            self._replays[position] = asyncio.create_task(self._rebuild(live))
            if len(self._replays) > MOST_REPLAYS:
                self._replays.popitem(last=False)
        self._replays.move_to_end(position)
        try:
            return await asyncio.shield(self._replays[position])
        except Exception:
            self._replays.pop(position, None)
            raise

    async def _rebuild(self, live: LiveTable) -> Frames:
        terms = live.saved.terms
        entries = await self._storage.entries(terms.id, terms.game)
        progress = first_progress(live.game, live.saved, terms.opened)

        def rebuild() -> Frames:
            played = play_log(live.game, progress, entries)
            return frames(live.game, progress.state, played.steps)

        return await asyncio.to_thread(rebuild)


def public_position(live: LiveTable) -> PublicPosition:
    progress = live.progress
    if progress is None:
        return PublicPosition(live.id, None, 0, has_started=False)
    pending = live.game.pending(progress.state)
    prompt = pending[0].prompt if pending else None
    return PublicPosition(live.id, prompt, progress.asking, has_started=True)
