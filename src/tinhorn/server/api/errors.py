"""The errors of requests, and the single shape in which clients get them."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from tinhorn.kernel import BadInputError, Phrase, phrase
from tinhorn.locale import LANGUAGES, say
from tinhorn.server.api.framework import ASGIConnection, HTTPException, MediaType, Request, Response
from tinhorn.server.wire.errors import Problem
from tinhorn.table.storage.interface import DamagedError, StorageError

DEFAULT_LANGUAGE: Final = "en"
log = logging.getLogger("tinhorn")


class RequestError(BadInputError):
    """A request that cannot be granted; `status` is its HTTP status."""

    kind = "request"
    status: ClassVar[int] = 400


class MalformedError(RequestError):
    kind = "malformed"


class UnknownError(RequestError):
    """There is no such table, seat, game or page."""

    kind = "unknown"
    status = 404


class ForbiddenError(RequestError):
    """The action is possible, but not for this sender."""

    kind = "forbidden"
    status = 403


class ConflictError(RequestError):
    """The request is too late: the table is full, has started, is over."""

    kind = "conflict"
    status = 409


class TooManyError(RequestError):
    kind = "too-many"
    status = 429


class UnknownHostError(RequestError):
    """The request is for a server of another name."""

    kind = "host"
    status = 421


class DamagedDatabaseError(RequestError):
    """A part of the database cannot be read; the rest works."""

    kind = "damaged"
    status = 503


class UnavailableError(RequestError):
    """The server lacks a resource at the moment."""

    kind = "unavailable"
    status = 503


STATUS_OF_KIND: Final = {
    "conflict": 409,
    "refused": 409,
    "stale": 409,
    "storage": 503,
    "unknown": 404,
}
"""The HTTP status for errors of other packages; all others are 400."""
KIND_OF_STATUS: Final = {400: "malformed", 404: "unknown", 405: "method", 413: "too-large"}


def describe_error(
    error: BadInputError, language: str, names: Sequence[str] = (), *, is_reading: bool = False
) -> Problem:
    """Build the Problem for an error.

    Storage errors name files, hosts and users: these details are for operators, not for players.
    `is_reading`: the request would have changed nothing, so nothing of it is lost.
    """
    is_private = isinstance(error, StorageError)
    reason = _public_reason(error, is_reading=is_reading) if is_private else error.phrase
    detail = None if is_private else error.detail
    return Problem(error.kind, error.rule, reason, say(reason, language, names), detail)


def _public_reason(error: BadInputError, *, is_reading: bool) -> Phrase:
    if isinstance(error, DamagedError):
        return phrase("server-damaged")
    return phrase("server-reading" if is_reading else "server-storage")


def status_of(error: BadInputError) -> int:
    """Return the HTTP status for an error."""
    return error.status if isinstance(error, RequestError) else STATUS_OF_KIND.get(error.kind, 400)


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the reader's language: from `?lang=`, or the browser's preference."""
    requested = connection.query_params.get("lang", "")
    accepted = connection.headers.get("accept-language", "")
    return best_language([requested, *_by_preference(accepted)])


def best_language(preferred: Sequence[str]) -> str:
    """Return the first of these languages that is available."""
    codes = (tag.split("-")[0].lower() for tag in preferred)
    return next((language for language in codes if language in LANGUAGES), DEFAULT_LANGUAGE)


def _by_preference(header: str) -> list[str]:
    parts = [part.strip().partition(";q=") for part in header.split(",")]
    return [name for name, _, _ in sorted(parts, key=_quality, reverse=True)]


def _quality(part: tuple[str, str, str]) -> float:
    try:
        return float(part[2] or 1)
    except ValueError:
        return 0.0


def handle_bad_input(request: Request[Any, Any, Any], error: BadInputError) -> Response[Problem]:
    if isinstance(error, StorageError):
        request.app.state.services.storage_monitor.report(error)
    is_reading = request.method in ("GET", "HEAD")
    problem = describe_error(error, language_of(request), is_reading=is_reading)
    return _respond(problem, status_of(error))


def handle_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Translate the framework's errors: their own texts may quote the request."""
    kind = KIND_OF_STATUS.get(error.status_code, "request")
    return _respond_with(request, kind, phrase(f"server-{kind}"), error.status_code)


def handle_deep_nesting(request: Request[Any, Any, Any], _: RecursionError) -> Response[Problem]:
    """Answer a request whose JSON is nested too deep to decode."""
    return _respond_with(request, "malformed", phrase("server-malformed"), 400)


def handle_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer a request that hit a bug. The log has the details."""
    path = request.scope.get("path_template")
    log.error("request failed", exc_info=error, extra={"path": path})
    return _respond_with(request, "failure", phrase("server-failure"), 500)


def _respond_with(
    request: Request[Any, Any, Any], kind: str, reason: Phrase, status: int
) -> Response[Problem]:
    text = say(reason, language_of(request))
    return _respond(Problem(kind, None, reason, text), status)


def _respond(problem: Problem, status: int) -> Response[Problem]:
    return Response(problem, status_code=status, media_type=MediaType.JSON)
