"""What can go wrong with a request, and the one shape in which everyone is told of it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException

from tinhorn.kernel.errors import BadInputError
from tinhorn.kernel.phrase import Phrase, phrase
from tinhorn.locale import LANGUAGES, say
from tinhorn.server.wire import Problem
from tinhorn.table.storage.database import StorageError

DEFAULT_LANGUAGE: Final = "en"
log = logging.getLogger("tinhorn")


class RequestError(BadInputError):
    """A request that cannot be granted; `status` is how HTTP says so."""

    kind = "request"
    status: ClassVar[int] = 400


class MalformedError(RequestError):
    kind = "malformed"


class UnknownError(RequestError):
    """There is no such table, seat, game or page."""

    kind = "unknown"
    status = 404


class ForbiddenError(RequestError):
    """It may be done, but not by the one who asks."""

    kind = "forbidden"
    status = 403


class ConflictError(RequestError):
    """It came too late: the table is full, has started, is over."""

    kind = "conflict"
    status = 409


class TooManyError(RequestError):
    kind = "too-many"
    status = 429


STATUS_OF_KIND: Final = {
    "conflict": 409,
    "refused": 409,
    "stale": 409,
    "storage": 503,
    "unknown": 404,
}
"""How HTTP says what other parts of tinhorn object to; anything else is a bad request."""
KIND_OF_STATUS: Final = {400: "malformed", 404: "unknown", 405: "method", 413: "too-large"}


def problem(error: BadInputError, language: str, names: Sequence[str] = ()) -> Problem:
    reason = _told(error)
    return Problem(error.kind, error.rule, reason, say(reason, language, names))


def _told(error: BadInputError) -> Phrase:
    """What ails the database is for whoever runs the server: it names files, hosts and users."""
    if not isinstance(error, StorageError):
        return error.reason
    log.error("failed", exc_info=error)
    return phrase("server-failure")


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The reader's language: asked for, or the best that their browser prefers."""
    asked = connection.query_params.get("lang", "")
    wanted = connection.headers.get("accept-language", "")
    return best_language([asked, *_by_preference(wanted)])


def best_language(wished: Sequence[str]) -> str:
    """The first of these languages that we speak."""
    spoken = (wish.split("-")[0].lower() for wish in wished)
    return next((language for language in spoken if language in LANGUAGES), DEFAULT_LANGUAGE)


def _by_preference(header: str) -> list[str]:
    parts = [part.strip().partition(";q=") for part in header.split(",")]
    return [name for name, _, _ in sorted(parts, key=_quality, reverse=True)]


def _quality(part: tuple[str, str, str]) -> float:
    try:
        return float(part[2] or 1)
    except ValueError:
        return 0.0


def tell_bad_input(request: Request[Any, Any, Any], error: BadInputError) -> Response[Problem]:
    return _response(problem(error, language_of(request)), status_of(error))


def status_of(error: BadInputError) -> int:
    """How HTTP says it."""
    return error.status if isinstance(error, RequestError) else STATUS_OF_KIND.get(error.kind, 400)


def tell_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework objects to, in our words; its own may quote what was sent."""
    kind = KIND_OF_STATUS.get(error.status_code, "request")
    return _tell(request, kind, phrase(f"server-{kind}"), error.status_code)


def tell_unreadable(request: Request[Any, Any, Any], _: RecursionError) -> Response[Problem]:
    """What was sent is nested so deep that nobody could read it."""
    return _tell(request, "malformed", phrase("server-malformed"), 400)


def tell_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A bug, or the database is gone. The log has the details, the reader only that it is so."""
    log.error("failed", exc_info=error, extra={"path": request.scope.get("path_template")})
    return _tell(request, "failure", phrase("server-failure"), 500)


def _tell(
    request: Request[Any, Any, Any], kind: str, reason: Phrase, status: int
) -> Response[Problem]:
    return _response(Problem(kind, None, reason, say(reason, language_of(request))), status)


def _response(update: Problem, status: int) -> Response[Problem]:
    return Response(update, status_code=status, media_type=MediaType.JSON)
