"""The games that people look back on."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from tinhorn.table.decide import first_progress
from tinhorn.table.live import LiveTable
from tinhorn.table.progress import play_log
from tinhorn.table.replay import Frame, frames
from tinhorn.table.storage.storage import Storage

Frames = tuple[Frame, ...]

MOST: Final = 16
"""So many games are kept in memory for those who look back."""


class ReplayCache:
    """Each is rebuilt from its log, beside the tables' own work."""

    def __init__(self, store: Storage) -> None:
        self._store = store
        self._made: OrderedDict[tuple[str, int], asyncio.Task[Frames]] = OrderedDict()

    async def of(self, live: LiveTable) -> Frames:
        """The moments of this table's game up to now."""
        key = live.id, 0 if live.progress is None else live.progress.seq
        if key not in self._made:
            self._made[key] = asyncio.create_task(self._make(live))
            if len(self._made) > MOST:
                self._made.popitem(last=False)
        self._made.move_to_end(key)
        try:
            return await asyncio.shield(self._made[key])
        except Exception:
            self._made.pop(key, None)
            raise

    async def _make(self, live: LiveTable) -> Frames:
        terms = live.saved.terms
        entries = await self._store.entries(terms.id, terms.game)
        progress = first_progress(live.game, live.saved, terms.opened)

        def play() -> Frames:
            played = play_log(live.game, progress, entries)
            return frames(live.game, progress.state, played.steps)

        return await asyncio.to_thread(play)
