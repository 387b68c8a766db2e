"""The server as one ASGI application."""

from __future__ import annotations

import gc
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp

from tinhorn.kernel.errors import BadInputError
from tinhorn.server.api import openapi
from tinhorn.server.api.errors import tell_bad_input, tell_failure, tell_http, tell_unreadable
from tinhorn.server.api.fairness import DRAWS
from tinhorn.server.api.health import figures, health, ready
from tinhorn.server.api.lobby import LOBBY
from tinhorn.server.api.pages import COMPRESSED, asset, page
from tinhorn.server.api.records import RECORDS
from tinhorn.server.api.replay import REPLAY
from tinhorn.server.api.rules import RULES
from tinhorn.server.api.text_table import READING
from tinhorn.server.assets import Assets
from tinhorn.server.logs import write_json_lines
from tinhorn.server.middleware.head_requests import HeadRequests
from tinhorn.server.middleware.rate_limits import BODY_BYTES
from tinhorn.server.middleware.security_headers import SecurityHeaders
from tinhorn.server.services import Services
from tinhorn.server.settings import Settings, from_environment
from tinhorn.server.socket.endpoint import SocketEndpoint

log = logging.getLogger("tinhorn")

WORTH_COMPRESSING: Final = 1_000
COMPRESSION: Final = 4
"""Of 11: most of the gain for little of the time."""
TURN: Final = 0.001
"""Seconds for which one thread may make another wait: the writer's, while many answers come in."""
GARBAGE: Final = 100_000
"""So many more objects made than freed before the collector looks."""


def application() -> ASGIApp:
    """For a process of its own, which finds its settings in the environment."""
    write_json_lines()
    _collect_garbage_rarely()
    sys.setswitchinterval(TURN)
    return SecurityHeaders(HeadRequests(SocketEndpoint(create(from_environment()))))


def _collect_garbage_rarely() -> None:
    """Views and events are trees, freed when nobody holds them; looking for cycles finds none.

    With the usual threshold the collector would walk all tables in memory many times a second.
    """
    gc.freeze()
    gc.set_threshold(GARBAGE)


def create(settings: Settings) -> Litestar:
    assets = Assets()

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        app.state.services = Services(settings)
        await app.state.services.open()
        log.info("started")
        yield
        await app.state.services.close()
        log.info("stopped")

    async def services(state: State) -> Services:
        found: Services = state.services
        return found

    return Litestar(
        route_handlers=[
            LOBBY,
            RULES,
            READING,
            REPLAY,
            DRAWS,
            RECORDS,
            health,
            ready,
            figures,
            asset,
            page,
        ],
        lifespan=[opened],
        dependencies={
            "assets": Provide(lambda: assets, sync_to_thread=False),
            "house": Provide(services),
        },
        exception_handlers={
            BadInputError: tell_bad_input,
            HTTPException: tell_http,
            RecursionError: tell_unreadable,
            Exception: tell_failure,
        },
        openapi_config=openapi.CONFIG,
        compression_config=CompressionConfig(
            backend="brotli",
            brotli_gzip_fallback=True,
            brotli_quality=COMPRESSION,
            minimum_size=WORTH_COMPRESSING,
            exclude_opt_key=COMPRESSED,
        ),
        request_max_body_size=BODY_BYTES,
        logging_config=None,
        debug=False,
    )
