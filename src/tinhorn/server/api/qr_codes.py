"""QR codes over HTTP: links to a table, and links that move a seat to another device."""

from __future__ import annotations

import io
from typing import Final

import segno
from litestar import Response, Router, get, post
from litestar.params import JSONBody

from tinhorn.kernel import phrase
from tinhorn.server import auth
from tinhorn.server.api.context import AnyRequest, AppServices, Code, find_table, limit
from tinhorn.server.api.errors import ConflictError, MalformedError
from tinhorn.server.services import Services
from tinhorn.server.wire.lobby import SeatMove

SVG: Final = "image/svg+xml"


@get("/tables/{code:str}/qr.svg", media_type=SVG)
async def table_code(request: AnyRequest, services: AppServices, code: Code) -> Response[bytes]:
    """Return the table's link as a QR code, if other devices can reach it."""
    live = await find_table(request, services, code)
    link = f"{_reachable(request, services)}/t/{live.id}"
    return Response(_draw(link), media_type=SVG)


@post("/tables/{code:str}/qr.svg", media_type=SVG, status_code=200)
async def seat_code(
    request: AnyRequest, services: AppServices, code: Code, data: JSONBody[SeatMove]
) -> Response[bytes]:
    """Return a link that moves a seat to another device, as a QR code.

    The link has the recovery code after its `#`, which browsers do not send to servers. For the
    same reason the code comes in the body of this request and not in its address.
    """
    live = await find_table(request, services, code)
    if not auth.is_recovery(data.recovery):
        raise MalformedError(phrase("server-malformed"))
    link = f"{_reachable(request, services)}/t/{live.id}#move={data.seat}.{data.recovery}"
    return Response(_draw(link), media_type=SVG)


def _reachable(request: AnyRequest, services: Services) -> str:
    """Return the address for a QR code: one that leads here from another device, or none at all."""
    address = services.network.reachable(auth.base_of(request))
    if address is None:
        raise ConflictError(phrase("server-network-closed"))
    return address


def _draw(link: str) -> bytes:
    """Draw a link as a QR code."""
    svg = io.BytesIO()
    try:
        code = segno.make_qr(link)
    except segno.DataOverflowError as error:
        raise MalformedError(phrase("server-too-large")) from error
    code.save(svg, kind="svg", scale=8, border=2, xmldecl=False)
    return svg.getvalue()


QR_CODES: Final = Router("/api", before_request=limit, route_handlers=[table_code, seat_code])
