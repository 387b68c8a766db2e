"""The chances to win over HTTP: where bots alone play, and after the game.

The reader does not matter: a player who leaves out the token looks like a spectator.
"""

from __future__ import annotations

import asyncio
from typing import Final

from tinhorn.kernel import phrase
from tinhorn.server.api.context import (
    AnyRequest,
    AppServices,
    Code,
    find_open_table,
    limit,
)
from tinhorn.server.api.errors import ConflictError, ForbiddenError
from tinhorn.server.api.framework import Router, get
from tinhorn.server.bots.scheduler import STEP
from tinhorn.server.wire.table import WinChances
from tinhorn.table.live import LiveTable
from tinhorn.table.rounding import wait_for_step


@get("/tables/{code:str}/chances")
async def win_chances(request: AnyRequest, services: AppServices, code: Code) -> WinChances:
    """Return the chance to win of each seat, from what everybody knows.

    If a person plays, nobody may read it before the game is over.
    """
    live = await find_open_table(request, services, code)
    if not may_be_shown(live):
        raise ForbiddenError(phrase("chances-people"))
    if live.progress is None:
        raise ConflictError(phrase(f"table-{live.saved.status}"))
    began = asyncio.get_running_loop().time()
    prompt, chances = await services.chances.chances_of(live)
    # They are computed where bots think: rounding up hides whether one was busy.
    await wait_for_step(began, STEP * live.saved.terms.timing.pace)
    return WinChances(prompt, chances)


def may_be_shown(live: LiveTable) -> bool:
    """Return True if the game is over, or if no person plays.

    The chances are not calibrated from public knowledge, so they could mislead who still decides.
    """
    has_people = any(holder.kind == "person" for holder in live.saved.seats)
    return live.saved.has_ended or not has_people


CHANCES: Final = Router("/api", before_request=limit, route_handlers=[win_chances])
