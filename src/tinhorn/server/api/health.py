"""For operators: is the process alive, is it ready, what are its metrics."""

from __future__ import annotations

import os

from litestar import Response, get
from litestar.di import NamedDependency

from tinhorn.kernel import phrase
from tinhorn.server.api.context import AnyRequest
from tinhorn.server.api.errors import DamagedDatabaseError, UnavailableError, UnknownError
from tinhorn.server.monitoring.metrics import TABLES, export, may_read
from tinhorn.server.services import Services


@get("/health")
async def health() -> dict[str, str]:
    """Answer: the process is alive."""
    return {"status": "ok"}


@get("/ready")
async def ready(services: NamedDependency[Services]) -> dict[str, str]:
    """Check that the database answers within a second and is undamaged, and that files open."""
    _require_file_descriptors()
    if services.storage_monitor.is_damaged:
        raise DamagedDatabaseError(phrase("server-damaged"))
    await services.storage_monitor.require_ready()
    return {"status": "ok"}


@get("/metrics", media_type="text/plain")
async def metrics(request: AnyRequest, services: NamedDependency[Services]) -> Response[bytes]:
    """Return metrics for Prometheus, on the same machine or with the token.

    Not for players: changes of these numbers show when somebody seals an answer.
    """
    is_forwarded = "x-forwarded-for" in request.headers
    host = request.client.host if request.client and not is_forwarded else ""
    if not may_read(host, request.headers.get("authorization", "")):
        raise UnknownError(phrase("server-unknown"))
    TABLES.set(len(services.tables))
    content_type, text = export()
    return Response(text, media_type=content_type)


def _require_file_descriptors() -> None:
    """Raise UnavailableError without a free file descriptor: no connection could be accepted."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        raise UnavailableError(phrase("server-descriptors")) from error
