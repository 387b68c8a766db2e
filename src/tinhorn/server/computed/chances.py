"""The chances to win of running games: computed in a bot process, at most once a second a table."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

import msgspec
from msgspec import Raw, Struct

from tinhorn.bots.value import remembered
from tinhorn.coach.chances import final_chances
from tinhorn.server.bots.scheduler import Workers
from tinhorn.server.bots.worker import ChancesTask
from tinhorn.table.deadlines import Clock
from tinhorn.table.live import LiveTable

MOST_TABLES: Final = 256
"""Of how many tables the last chances stay in memory."""
LEAST_MILLISECONDS: Final = 1_000
"""How long chances stay as they are, even if the game goes on."""


class CachedChances(Struct, frozen=True):
    """The chances of one table, known or being computed."""

    at: int
    view: bytes
    prompt: int
    chances: asyncio.Task[tuple[int, ...]]


class ChanceCache:
    """Every spectator of a table gets the same chances; they are computed once."""

    def __init__(self, workers: Workers, clock: Clock) -> None:
        self._workers = workers
        self._clock = clock
        self._known: OrderedDict[str, CachedChances] = OrderedDict()

    async def chances_of(self, live: LiveTable) -> tuple[int, tuple[int, ...]]:
        """Return the prompt at which a game was judged, and the chances in thousandths, by seat.

        They follow from what everybody sees, and so does the time at which they are computed.
        """
        assert live.progress is not None
        state = live.progress.state
        if live.game.outcome(state) is not None:
            return state.prompt, final_chances(live.game, state)
        known = self._known.get(live.id) or self._begin(live)
        is_old = self._clock.now() - known.at >= LEAST_MILLISECONDS
        if is_old and known.view != _encoded_view(live):
            known = self._begin(live)
        try:
            return known.prompt, await asyncio.shield(known.chances)
        except Exception:
            self._known.pop(live.id, None)
            raise

    async def stop(self) -> None:
        """Give up what is being computed."""
        for known in self._known.values():
            known.chances.cancel()
        await asyncio.gather(
            *[known.chances for known in self._known.values()], return_exceptions=True
        )

    def _begin(self, live: LiveTable) -> CachedChances:
        assert live.progress is not None
        view = _encoded_view(live)
        computing = asyncio.create_task(
            self._workers.chances(ChancesTask(live.game.NAME, Raw(view)))
        )
        known = CachedChances(self._clock.now(), view, live.progress.state.prompt, computing)
        self._known[live.id] = known
        self._known.move_to_end(live.id)
        if len(self._known) > MOST_TABLES:
            self._known.popitem(last=False)[1].chances.cancel()
        return known


def _encoded_view(live: LiveTable) -> bytes:
    assert live.progress is not None
    return msgspec.json.encode(remembered(live.game, live.progress.state, None))
