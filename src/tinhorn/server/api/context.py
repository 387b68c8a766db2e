"""The context of an HTTP request: its table, its device and its seat."""

from __future__ import annotations

from typing import Any, TypeAlias

from tinhorn.kernel import Seat, Viewer, phrase
from tinhorn.server import auth, seat_changes
from tinhorn.server.api.errors import ConflictError, ForbiddenError
from tinhorn.server.api.framework import FromPath, NamedDependency, Request
from tinhorn.server.api.table_info import build_table_info
from tinhorn.server.services import Services
from tinhorn.server.wire.lobby import TableInfo
from tinhorn.table.live import LiveTable

AnyRequest = Request[Any, Any, Any]
AppServices: TypeAlias = NamedDependency[Services]
Code: TypeAlias = FromPath[str]


async def limit(request: AnyRequest) -> None:
    """Apply the rate limit, and refuse changes requested by pages of other sites."""
    services: Services = request.app.state.services
    services.limits.requests.take(auth.address_of(request))
    if request.method != "GET":
        auth.require_own_page(request, services.settings.origins)


def limit_talk(request: AnyRequest, services: Services, live: LiveTable) -> None:
    """Limit what everybody reads in the chat: it is stored, and sent to whoever comes."""
    services.limits.chat.take((live.id, token_of(request, live), auth.address_of(request)))


async def find_table(request: AnyRequest, services: Services, code: str) -> LiveTable:
    live = await services.find(code, auth.address_of(request))
    if not seats_of(request, live):
        await services.note_visit(live)
    await keep_seats(request, services, live)
    return live


async def keep_seats(request: AnyRequest, services: Services, live: LiveTable) -> None:
    """Refuse new codes for the seats of this device: it shows a sign of life."""
    seats = seats_of(request, live)
    if any(live.saved.seats[seat].reissued is not None for seat in seats):
        await services.welcome_back(live, seats)


async def find_open_table(request: AnyRequest, services: Services, code: str) -> LiveTable:
    """Return a table whose game the reader may watch."""
    live = await find_table(request, services, code)
    seat_changes.require_visitor(live.saved, token_of(request, live))
    return live


def require_ended(live: LiveTable) -> None:
    if not live.saved.has_ended:
        raise ConflictError(phrase("server-not-over"))


def token_of(request: AnyRequest, live: LiveTable) -> str | None:
    """Return the hash of this device's token at the table."""
    return auth.hashed_token_of(request, live.id)


def seats_of(request: AnyRequest, live: LiveTable) -> tuple[Seat, ...]:
    """Return all seats that this device holds."""
    return seat_changes.seats_of(live.saved, token_of(request, live))


def seat_of(request: AnyRequest, live: LiveTable) -> Viewer:
    """Return the seat this request speaks for; `None` for a spectator."""
    return seat_changes.seat_of(live.saved, token_of(request, live), auth.requested_seat(request))


def require_seat(request: AnyRequest, live: LiveTable) -> Seat:
    seat = seat_of(request, live)
    if seat is None:
        raise ForbiddenError(phrase("server-spectator"))
    return seat


def known_token(request: AnyRequest, live: LiveTable) -> str | None:
    """Return this device's token, if the table knows it."""
    saved, token = live.saved, token_of(request, live)
    is_screen = token == saved.terms.screen
    is_known = is_screen or seats_of(request, live) or seat_changes.is_removed(saved, token)
    return auth.token_of(request, live.id) if is_known else None


def info(request: AnyRequest, services: Services, live: LiveTable) -> TableInfo:
    """Return the table as the sender of this request may see it."""
    return info_for(request, services, live, seat_of(request, live), token_of(request, live))


def info_for(
    request: AnyRequest, services: Services, live: LiveTable, you: Viewer, token: str | None
) -> TableInfo:
    connected, watching, _ = services.connections.present_at(live.id)
    return build_table_info(
        live, you, token, connected=connected, watching=watching, base=auth.base_of(request)
    )
