"""The games that people look back on."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from tinhorn.table.decide import begun_course
from tinhorn.table.live import LiveTable
from tinhorn.table.progress import entries
from tinhorn.table.replay import Moment, film
from tinhorn.table.storage.storage import Store

Moments = tuple[Moment, ...]

MOST: Final = 16
"""So many games are kept in memory for those who look back."""


class Films:
    """Each is rebuilt from its log, beside the tables' own work."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._made: OrderedDict[tuple[str, int], asyncio.Task[Moments]] = OrderedDict()

    async def of(self, live: LiveTable) -> Moments:
        """The moments of this table's game up to now."""
        key = live.id, 0 if live.course is None else live.course.seq
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

    async def _make(self, live: LiveTable) -> Moments:
        terms = live.kept.terms
        lines = await self._store.lines(terms.id, terms.game)
        course = begun_course(live.game, live.kept, terms.opened)

        def made() -> Moments:
            return film(live.game, course.state, entries(live.game, course, lines))

        return await asyncio.to_thread(made)
