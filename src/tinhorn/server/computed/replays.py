"""A cache of replays, rebuilt from the log on demand."""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from tinhorn.kernel import Frame
from tinhorn.kernel.frames import frames
from tinhorn.server.computed.latest import Latest
from tinhorn.table.decide import first_progress
from tinhorn.table.live import LiveTable
from tinhorn.table.progress import play_log
from tinhorn.table.storage.interface import Storage

Frames = tuple[Frame, ...]

MOST_REPLAYS: Final = 16
"""How many replays stay in memory."""


class PublicPosition(NamedTuple):
    """What everybody knows about how far a game is. Frames depend on nothing else.

    The end of the log would be the wrong key: sealed answers add entries, and a reader could tell
    from a slow response that somebody has sealed one.
    """

    table: str
    last: int
    """The number of the entry that led to the open prompt, or ended the game."""
    has_started: bool


class ReplayCache:
    """Rebuilds replays in a thread, so that live tables do not wait for them."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._replays = Latest[PublicPosition, Frames](MOST_REPLAYS)

    async def frames_of(self, live: LiveTable) -> Frames:
        """Return the frames of this table's game so far."""
        position = public_position(live)
        return await self._replays.get(position, lambda: self._rebuild(live, position.last))

    async def _rebuild(self, live: LiveTable, last: int) -> Frames:
        terms = live.saved.terms
        entries = await self._storage.answers(terms.id, terms.game, last=last)
        progress = first_progress(live.game, live.saved, terms.opened)

        def rebuild() -> Frames:
            played = play_log(live.game, progress, entries)
            return frames(live.game, progress.state, played.steps)

        return await asyncio.to_thread(rebuild)


def public_position(live: LiveTable) -> PublicPosition:
    progress = live.progress
    last = 0 if progress is None else progress.asked_seq
    return PublicPosition(live.id, last, has_started=progress is not None)
