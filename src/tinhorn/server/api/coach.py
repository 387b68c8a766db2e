"""The coach over HTTP: reviews of finished games, suggestions, and the chances to win.

A suggestion is for a person alone with bots, or for everybody if the table agreed. The chances are
shown where bots alone play, and after the game; who reads them does not matter, since a player who
leaves out the token looks like a spectator.
"""

from __future__ import annotations

import asyncio
from typing import Final

from tinhorn.coach.review import Review
from tinhorn.coach.suggestion import Suggestion, suggest
from tinhorn.kernel import NOT_ASKED, phrase
from tinhorn.server import auth
from tinhorn.server.api.context import (
    AnyRequest,
    AppServices,
    Code,
    find_open_table,
    find_table,
    limit,
    require_ended,
    seat_of,
)
from tinhorn.server.api.errors import ConflictError, ForbiddenError
from tinhorn.server.api.framework import Router, get
from tinhorn.server.bots.scheduler import STEP
from tinhorn.server.wire.table import WinChances
from tinhorn.table.live import LiveTable
from tinhorn.table.rounding import wait_for_step


@get("/tables/{code:str}/review")
async def review_game(request: AnyRequest, services: AppServices, code: Code) -> Review:
    """Win chances over time, luck and skill, turning points and better choices of people.

    Only for finished games. The first answer takes some seconds.
    """
    live = await find_table(request, services, code)
    require_ended(live)
    if live.progress is None:
        raise ConflictError(phrase("table-abandoned"))
    if not services.reviews.has(live):
        services.limits.creations.take(auth.address_of(request))
    return await services.reviews.review_of(live)


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


COACH: Final = Router(
    "/api", before_request=limit, route_handlers=[review_game, suggestion, win_chances]
)
