"""A suggestion of the coach over HTTP: for a person alone with bots, or if the table agreed."""

from __future__ import annotations

import asyncio
from typing import Final

from tinhorn.coach.suggestion import Suggestion, suggest
from tinhorn.kernel import NOT_ASKED, phrase
from tinhorn.server.api.context import AnyRequest, AppServices, Code, find_table, limit, seat_of
from tinhorn.server.api.errors import ConflictError, ForbiddenError
from tinhorn.server.api.framework import Router, get
from tinhorn.table.live import LiveTable


@get("/tables/{code:str}/suggestion")
async def suggestion(request: AnyRequest, services: AppServices, code: Code) -> Suggestion:
    """Return what the coach would answer now, from what the reader knows.

    Only alone with bots, or at a table that allows hints to everybody.
    """
    live = await find_table(request, services, code)
    seat = seat_of(request, live)
    if seat is None:
        raise ForbiddenError(phrase("server-spectator"))
    if live.saved.terms.hints != "all" and has_other_people(live, seat):
        raise ForbiddenError(phrase("coach-people"))
    if live.progress is None:
        raise ConflictError(phrase("table-seating"))
    seen = live.game.view(live.progress.state, seat)
    if seen.decision is None:
        raise ConflictError(NOT_ASKED.reason)
    return await asyncio.to_thread(suggest, live.game, seen)


def has_other_people(live: LiveTable, seat: int) -> bool:
    """Return True if anybody but this seat is not a bot; an empty seat may still be taken."""
    others = [*live.saved.seats[:seat], *live.saved.seats[seat + 1 :]]
    return any(holder.kind != "bot" for holder in others)


SUGGESTION: Final = Router("/api", before_request=limit, route_handlers=[suggestion])
