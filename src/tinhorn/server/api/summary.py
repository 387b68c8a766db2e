"""The summary of a finished game over HTTP."""

from __future__ import annotations

import asyncio
from typing import Final

from tinhorn.kernel import phrase
from tinhorn.server.api.context import (
    AnyRequest,
    AppServices,
    Code,
    find_table,
    limit,
    require_ended,
    seat_of,
)
from tinhorn.server.api.errors import ConflictError
from tinhorn.server.api.framework import Router, get
from tinhorn.table.summary import Summary, summary


@get("/tables/{code:str}/summary")
async def summarize(request: AnyRequest, services: AppServices, code: Code) -> Summary:
    """Return net worth by round, the biggest swings and everybody's luck in a finished game."""
    live = await find_table(request, services, code)
    require_ended(live)
    frames = await services.replays.frames_of(live)
    if not frames:
        raise ConflictError(phrase("table-abandoned"))
    reader = seat_of(request, live)
    return await asyncio.to_thread(summary, live.game, frames, reader=reader)


SUMMARY: Final = Router("/api", before_request=limit, route_handlers=[summarize])
