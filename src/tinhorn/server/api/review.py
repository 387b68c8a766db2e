"""The coach's review of a finished game over HTTP."""

from __future__ import annotations

from typing import Final

from tinhorn.coach.review import Review
from tinhorn.kernel import phrase
from tinhorn.server import auth
from tinhorn.server.api.context import (
    AnyRequest,
    AppServices,
    Code,
    find_table,
    limit,
    require_ended,
)
from tinhorn.server.api.errors import ConflictError
from tinhorn.server.api.framework import Router, get


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


REVIEW: Final = Router("/api", before_request=limit, route_handlers=[review_game])
