"""Rematches over HTTP: the same players at a new table."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace

from tinhorn.kernel import Viewer, phrase
from tinhorn.server import auth, seat_changes
from tinhorn.server.api.context import (
    AnyRequest,
    AppServices,
    Code,
    find_table,
    known_token,
    limit,
    require_ended,
    seat_of,
    token_of,
)
from tinhorn.server.api.errors import ForbiddenError
from tinhorn.server.api.framework import Response, Router, post
from tinhorn.server.api.joining import create_table, join, respond_seated
from tinhorn.server.services import Services
from tinhorn.server.wire.lobby import Join, Seated
from tinhorn.table.decide import setup_of
from tinhorn.table.live import LiveTable
from tinhorn.table.model import NO_SEAT, Conduct, Holder
from tinhorn.table.seating import abandon, new_saved_table, set_rematch


@post("/tables/{code:str}/rematch")
async def rematch(request: AnyRequest, services: AppServices, code: Code) -> Response[Seated]:
    """Play again: the first request opens the table, the others take their seats at it."""
    live = await find_table(request, services, code)
    seat = seat_of(request, live)
    if seat is None and not seat_changes.is_host(live.saved, token_of(request, live)):
        raise ForbiddenError(phrase("server-spectator"))
    require_ended(live)
    following = await _find_or_open(services, live, seat)
    token = known_token(request, following) or known_token(request, live) or auth.new_token()
    if seat is None:
        return await respond_seated(request, services, following, None, token, None)
    holder = live.saved.seats[seat]
    taken = seat_changes.seat_of_person(following.saved, auth.hashed(token), holder)
    if taken is not None:
        return await respond_seated(request, services, following, taken, token, None)
    kept = seat_changes.kept_seat(following.saved, holder)
    is_free = following.saved.seats[seat].kind == "open"
    wanted = kept if kept is not None else (seat if is_free else None)
    data = Join(name=holder.name or "", hat=holder.hat, seat=wanted, same_device=True)
    return await join(request, services, following, data, token)


REMATCH: Final = Router("/api", before_request=limit, route_handlers=[rematch])


async def _find_or_open(services: Services, live: LiveTable, seat: Viewer) -> LiveTable:
    """Return the rematch. If two players open one at once, the first counts."""
    if live.saved.rematch is None:
        following = await _open(services, live, seat)
        await services.revise(live, lambda saved: set_rematch(saved, following.id))
        if live.saved.rematch != following.id:
            await services.revise(following, abandon)
    assert live.saved.rematch is not None
    return await services.tables.get(live.saved.rematch)


async def _open(services: Services, live: LiveTable, seat: Viewer) -> LiveTable:
    """Open a table like the finished one: bots stay, people's seats are kept for them, by name.

    A screen is the host.
    """
    terms, conduct = live.saved.terms, live.saved.conduct
    seats = tuple(map(_kept, live.saved.seats))
    return await create_table(
        services,
        partial(
            new_saved_table,
            game=live.game,
            setup=setup_of(live.game, live.saved),
            seats=seats,
            now=services.clock.now(),
            timing=terms.timing,
            title=terms.title,
            host=seat if terms.screen is None and seat is not None else NO_SEAT,
            is_listed=terms.is_listed,
            when_left=terms.when_left,
            screen=terms.screen,
            is_shared=terms.is_shared,
            hints=terms.hints,
            conduct=Conduct(
                cover=conduct.cover,
                cover_bot=conduct.cover_bot,
                cover_after=conduct.cover_after,
                host_decides=conduct.host_decides,
                is_binding=conduct.is_binding,
                asks_back=conduct.asks_back,
                visitors=conduct.visitors,
            ),
        ),
    )


def _kept(holder: Holder) -> Holder:
    """Return a seat of the new table: open for a person of the finished game, and named."""
    if holder.kind == "person":
        return Holder(name=holder.name, hat=holder.hat)
    return replace(holder, gone=None)
