"""The server as one ASGI application."""

from __future__ import annotations

import gc
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp

from tinhorn.games import GAMES
from tinhorn.kernel import BadInputError, decoder
from tinhorn.server.api import openapi
from tinhorn.server.api.errors import (
    handle_bad_input,
    handle_deep_nesting,
    handle_failure,
    handle_http_error,
)
from tinhorn.server.api.health import health, metrics, ready
from tinhorn.server.api.notices import NOTICES
from tinhorn.server.api.pages import PRECOMPRESSED, asset, page
from tinhorn.server.api.qr_codes import QR_CODES
from tinhorn.server.api.routers import ROUTERS
from tinhorn.server.assets import Assets
from tinhorn.server.bots.workers import BotWorkers
from tinhorn.server.local_network import Listener
from tinhorn.server.middleware.head_requests import HeadRequests
from tinhorn.server.middleware.known_hosts import KnownHosts
from tinhorn.server.middleware.rate_limits import BODY_BYTES
from tinhorn.server.middleware.security_headers import SecurityHeaders
from tinhorn.server.monitoring.logs import write_json_lines
from tinhorn.server.notices.setup import open_notices
from tinhorn.server.services import Services
from tinhorn.server.settings import Settings, from_environment
from tinhorn.server.socket.endpoint import SocketEndpoint
from tinhorn.table.storage.storage import SqlStorage

log = logging.getLogger("tinhorn")

COMPRESSED_FROM: Final = 1_000
"""Responses shorter than this many bytes are not compressed."""
COMPRESSION: Final = 4
"""Of 11: most of the gain in little time."""
SWITCH_SECONDS: Final = 0.001
"""How long a thread may run while another waits, so that the writer's thread gets its turn."""
COLLECTION_THRESHOLDS: Final = 20_000, 10, 50
"""How many more objects are created than freed before garbage collection looks at the new ones; how
many such looks until it looks at those of the last few, and how many of these until it looks at
everything."""


def application(listener: Listener | None = None) -> ASGIApp:
    """Build the application for a process that has its settings in the environment.

    `listener`: lets the server listen on the local network while it runs.
    """
    write_json_lines()
    _collect_garbage_rarely()
    sys.setswitchinterval(SWITCH_SECONDS)
    settings = from_environment()
    served = KnownHosts(SocketEndpoint(create(settings, listener)), settings)
    return SecurityHeaders(HeadRequests(served))


def _collect_garbage_rarely() -> None:
    """Collect garbage rarely: views, events, tables and sockets are freed by reference counting.

    With the usual thresholds the collector would scan all tables in memory many times a second.
    What waits for it is at most the first threshold.
    """
    gc.freeze()
    gc.set_threshold(*COLLECTION_THRESHOLDS)


def create_services(settings: Settings, listener: Listener | None = None) -> Services:
    """Build the services of a process that keeps its tables in a database."""
    return Services(
        settings,
        listener,
        storage=SqlStorage.open(settings.database, GAMES),
        workers=BotWorkers(settings.bot_processes),
    )


ROUTES: Final = (*ROUTERS, NOTICES, QR_CODES, health, ready, metrics, asset, page)


def create(settings: Settings, listener: Listener | None = None) -> Litestar:
    assets = Assets()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.services = create_services(settings, listener)
        await app.state.services.open()
        await open_notices(app.state.services)
        log.info("started")
        yield
        await app.state.services.close()
        log.info("stopped")

    async def services(state: State) -> Services:
        found: Services = state.services
        return found

    app = Litestar(
        route_handlers=ROUTES,
        lifespan=[lifespan],
        dependencies={
            "assets": Provide(lambda: assets, sync_to_thread=False),
            "services": Provide(services),
        },
        exception_handlers={
            BadInputError: handle_bad_input,
            HTTPException: handle_http_error,
            RecursionError: handle_deep_nesting,
            Exception: handle_failure,
        },
        openapi_config=openapi.CONFIG,
        compression_config=CompressionConfig(
            backend="brotli",
            brotli_gzip_fallback=True,
            brotli_quality=COMPRESSION,
            minimum_size=COMPRESSED_FROM,
            exclude_opt_key=PRECOMPRESSED,
        ),
        request_max_body_size=BODY_BYTES,
        logging_config=None,
        debug=False,
    )
    for body in bodies(app):  # Litestar would decode them without a decoder that was built
        decoder(body)
    return app


def bodies(app: Litestar) -> list[Any]:
    """Return the types of all requests that have a body."""
    routes = [route for route in app.routes if isinstance(route, HTTPRoute)]
    handlers = [handler for route in routes for handler in route.route_handlers]
    signatures = [handler.parsed_fn_signature.parameters for handler in handlers]
    return [one["data"].annotation for one in signatures if "data" in one]
