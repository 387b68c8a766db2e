"""Who asks over HTTP, and about which table."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from tinhorn.kernel.game import Seat, Viewer
from tinhorn.kernel.phrase import phrase
from tinhorn.server import auth, seat_changes
from tinhorn.server.api.errors import ConflictError, ForbiddenError
from tinhorn.server.api.table_info import table_info
from tinhorn.server.services import Services
from tinhorn.server.wire import TableInfo
from tinhorn.table.live import LiveTable

AnyRequest = Request[Any, Any, Any]
AppServices: TypeAlias = NamedDependency[Services]
Code: TypeAlias = FromPath[str]


UNNAMED: Final = "null"
"""What some browsers call a page that does not tell its address to others, as ours do not.

So may foreign pages; but those come without our cookies.
"""


async def limit(request: AnyRequest) -> None:
    """Nobody may ask the lobby for too much at once, nor change anything from a foreign page."""
    services: Services = request.app.state.services
    services.limits.requests.asking(auth.address_of(request))
    if request.method != "GET":
        auth.require_our_page(request, (*services.settings.origins, UNNAMED))


async def found(request: AnyRequest, services: Services, code: str) -> LiveTable:
    return await services.find(code, auth.address_of(request))


def require_ended(live: LiveTable) -> None:
    if not live.saved.has_ended:
        raise ConflictError(phrase("server-not-over"))


def token_of(request: AnyRequest, live: LiveTable) -> str | None:
    """What this device is known by at the table, hashed."""
    return auth.hashed_token_of(request, live.id)


def seats_of(request: AnyRequest, live: LiveTable) -> tuple[Seat, ...]:
    """All seats that this device holds."""
    return seat_changes.seats_of(live.saved, token_of(request, live))


def seat_of(request: AnyRequest, live: LiveTable) -> Viewer:
    return seat_changes.seat_of(live.saved, token_of(request, live), auth.wanted_seat(request))


def own_seat(request: AnyRequest, live: LiveTable) -> Seat:
    seat = seat_of(request, live)
    if seat is None:
        raise ForbiddenError(phrase("server-spectator"))
    return seat


def known_token(request: AnyRequest, live: LiveTable) -> str | None:
    """The token by which this device is known here already."""
    is_screen = token_of(request, live) == live.saved.terms.screen
    is_known = is_screen or seats_of(request, live)
    return auth.token_of(request, live.id) if is_known else None


def info(request: AnyRequest, services: Services, live: LiveTable) -> TableInfo:
    return info_for(request, services, live, seat_of(request, live), token_of(request, live))


def info_for(
    request: AnyRequest, services: Services, live: LiveTable, you: Viewer, token: str | None
) -> TableInfo:
    connected, watching = services.connections.present_at(live.id)
    return table_info(
        live, you, token, connected=connected, watching=watching, base=auth.base_of(request)
    )
