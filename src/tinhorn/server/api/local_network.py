"""The local network over HTTP: let other devices reach this server, and stop that again."""

from __future__ import annotations

from typing import Final

from tinhorn.kernel import phrase
from tinhorn.server import auth
from tinhorn.server.api.context import AnyRequest, AppServices, limit
from tinhorn.server.api.errors import ForbiddenError, UnavailableError
from tinhorn.server.api.framework import JSONBody, Router, get, post
from tinhorn.server.services import Services
from tinhorn.server.wire.lobby import NetworkInfo, NetworkSwitch


@get("/local-network")
async def show_network(request: AnyRequest, services: AppServices) -> NetworkInfo:
    """Return the address to invite others with, and whether this device may switch it on or off."""
    return _info(request, services)


@post("/local-network", status_code=200)
async def switch_network(
    request: AnyRequest, services: AppServices, data: JSONBody[NetworkSwitch]
) -> NetworkInfo:
    """Start or stop to listen on the local network. Only a browser on this machine may do that."""
    auth.require_allowed_origin(request, services.settings.origins)
    if not auth.is_on_this_machine(request):
        raise ForbiddenError(phrase("server-network-elsewhere"))
    if not services.network.can_switch:
        raise UnavailableError(phrase("server-network-unavailable"))
    if data.is_open:
        await services.network.open()
    else:
        services.network.close()
    return _info(request, services)


LOCAL_NETWORK: Final = Router(
    "/api", before_request=limit, route_handlers=[show_network, switch_network]
)


def _info(request: AnyRequest, services: Services) -> NetworkInfo:
    return NetworkInfo(
        address=services.network.reachable(auth.base_of(request)),
        can_switch=services.network.can_switch and auth.is_on_this_machine(request),
        is_switched_on=services.network.is_open,
    )
