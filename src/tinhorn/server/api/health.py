"""For whoever runs a server: is it alive, is it ready, what does it do."""

from __future__ import annotations

from litestar import Response, get
from litestar.di import NamedDependency

from tinhorn.kernel.phrase import phrase
from tinhorn.server.api.context import AnyRequest
from tinhorn.server.api.errors import UnknownError
from tinhorn.server.metrics import TABLES, exposition, is_for
from tinhorn.server.services import Services


@get("/health")
async def health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "ok"}


@get("/ready")
async def ready(services: NamedDependency[Services]) -> dict[str, str]:
    """The database answers, too."""
    await services.store.is_ready()
    return {"status": "ok"}


@get("/metrics", media_type="text/plain")
async def figures(request: AnyRequest, services: NamedDependency[Services]) -> Response[bytes]:
    """What the server counts about itself, for Prometheus on the same machine or with the word.

    Not for players: who watches how the counts move sees when somebody answers in secret.
    """
    is_passed_on = "x-forwarded-for" in request.headers
    host = request.client.host if request.client and not is_passed_on else ""
    if not is_for(host, request.headers.get("authorization", "")):
        raise UnknownError(phrase("server-unknown"))
    TABLES.set(len(services.tables))
    content_type, text = exposition()
    return Response(text, media_type=content_type)
