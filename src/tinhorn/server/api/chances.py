"""The chances to win over HTTP: for spectators, for players alone with bots, and after the game."""

from __future__ import annotations

from typing import Final

from tinhorn.kernel.phrase import phrase
from tinhorn.server.api.context import (
    AnyRequest,
    AppServices,
    Code,
    find_table,
    limit,
    seats_of,
    token_of,
)
from tinhorn.server.api.errors import ConflictError, ForbiddenError
from tinhorn.server.api.framework import Router, get
from tinhorn.server.wire.table import WinChances
from tinhorn.table.live import LiveTable


@get("/tables/{code:str}/chances")
async def win_chances(request: AnyRequest, services: AppServices, code: Code) -> WinChances:
    """The chance to win of each seat, from what everybody knows.

    Players of a running game may read it only if they play alone with bots.
    """
    live = await find_table(request, services, code)
    is_screen = token_of(request, live) == live.saved.terms.screen is not None
    if (seats_of(request, live) or is_screen) and not may_players_see(live):
        raise ForbiddenError(phrase("chances-people"))
    if live.progress is None:
        raise ConflictError(phrase(f"table-{live.saved.status}"))
    prompt, chances = await services.chances.chances_of(live)
    return WinChances(prompt, chances)


def may_players_see(live: LiveTable) -> bool:
    """True if the game is over, or if at most one person plays."""
    people = sum(holder.kind == "person" for holder in live.saved.seats)
    return live.saved.has_ended or people <= 1


CHANCES: Final = Router("/api", before_request=limit, route_handlers=[win_chances])
