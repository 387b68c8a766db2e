"""A stand-in for the part of Litestar that our request handlers use.

`server/api/framework.py` chooses between the two. Only the names that the handlers need exist here,
and they behave the same: parameters come from the path, the query and the body, and what a handler
returns becomes JSON.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from enum import Enum
from types import SimpleNamespace
from typing import Annotated, Any, Final, Generic, TypeVar, get_args, get_origin, get_type_hints
from urllib.parse import parse_qsl, urlsplit

import msgspec

from tinhorn.kernel import converted, decoder

T = TypeVar("T")
User = TypeVar("User")
Auth = TypeVar("Auth")
State = TypeVar("State")
Handler = Callable[..., Awaitable[Any]]


class MediaType(Enum):
    JSON = "application/json"


class Source(Enum):
    """Where the value of a handler's parameter comes from."""

    PATH = "path"
    QUERY = "query"
    BODY = "body"
    DEPENDENCY = "dependency"


FromPath = Annotated[T, Source.PATH]
FromQuery = Annotated[T, Source.QUERY]
JSONBody = Annotated[T, Source.BODY]
NamedDependency = Annotated[T, Source.DEPENDENCY]


class HTTPException(Exception):  # noqa: N818 - the framework's name
    """A request that no handler can take."""

    def __init__(self, status_code: int) -> None:
        super().__init__(status_code)
        self.status_code = status_code


class Cookie(msgspec.Struct, frozen=True):
    key: str
    value: str
    path: str = "/"
    max_age: int = 0
    httponly: bool = False
    samesite: str = "lax"
    secure: bool = False


class ASGIConnection(Generic[T, User, Auth, State]):
    """A request without its body. `url` is the whole address."""

    def __init__(
        self, url: str, *, headers: Mapping[str, str], cookies: Mapping[str, str], services: Any
    ) -> None:
        parts = urlsplit(url)
        self.url = parts
        self.headers = headers
        self.cookies = cookies
        self.query_params = dict(parse_qsl(parts.query, keep_blank_values=True))
        self.client = SimpleNamespace(host="127.0.0.1")
        self.app = SimpleNamespace(state=SimpleNamespace(services=services))
        self.scope: dict[str, Any] = {"path": parts.path}


class Request(ASGIConnection[Any, User, Auth, State], Generic[User, Auth, State]):
    def __init__(self, method: str, url: str, body: bytes, **context: Any) -> None:
        super().__init__(url, **context)
        self.method = method
        self._body = body

    async def body(self) -> bytes:
        return self._body


class Response(Generic[T]):
    def __init__(
        self,
        content: Any,
        *,
        status_code: int | None = None,
        media_type: str | MediaType = MediaType.JSON,
        headers: Mapping[str, str] | None = None,
        cookies: Sequence[Cookie] = (),
    ) -> None:
        self.content = content
        self.status_code = status_code
        self.media_type = media_type.value if isinstance(media_type, MediaType) else media_type
        self.headers = headers or {}
        self.cookies = cookies


class Route:
    """A handler and the requests that it takes."""

    def __init__(self, method: str, path: str, status: int, handler: Handler) -> None:
        self.method = method
        self.status = status
        self.handler = handler
        self._path = path
        self._parameters: dict[str, tuple[Source, Any]] | None = None

    def pattern(self, prefix: str) -> re.Pattern[str]:
        """Return the address of the route, as an expression with one group for each parameter."""
        named = re.sub(r"\{(\w+):\w+\}", r"(?P<\1>[^/]+)", prefix + self._path)
        return re.compile(named)

    async def call(
        self, request: Request[Any, Any, Any], values: Mapping[str, str]
    ) -> Response[Any]:
        arguments = {}
        for name, (source, kind) in self._sources().items():
            if source is Source.PATH:
                arguments[name] = _converted(values[name], kind)
            elif source is Source.BODY:
                arguments[name] = _decoded(await request.body(), kind)
            elif source is Source.DEPENDENCY:
                arguments[name] = getattr(request.app.state, name)
            elif name in request.query_params:
                arguments[name] = _converted(request.query_params[name], kind)
        if "request" in self._hints():
            arguments["request"] = request
        try:
            result = await self.handler(**arguments)
        except TypeError as error:
            if "required" in str(error):  # a query parameter without a default is missing
                raise HTTPException(400) from error
            raise
        return result if isinstance(result, Response) else Response(result)

    def _hints(self) -> dict[str, Any]:
        return get_type_hints(self.handler, include_extras=True)

    def _sources(self) -> dict[str, tuple[Source, Any]]:
        """Return the parameters that come from somewhere, resolved when the route is first used."""
        if self._parameters is None:
            self._parameters = {
                name: (get_args(kind)[1], get_args(kind)[0])
                for name, kind in self._hints().items()
                if get_origin(kind) is Annotated and isinstance(get_args(kind)[1], Source)
            }
        return self._parameters


class Router:
    def __init__(
        self,
        path: str,
        *,
        route_handlers: Sequence[Route],
        before_request: Callable[[Any], Awaitable[None]] | None = None,
    ) -> None:
        self._routes = [(route.pattern(path), route) for route in route_handlers]
        self.before_request = before_request

    def find(self, method: str, path: str) -> tuple[Route, Mapping[str, str]] | None:
        """Return the route of a request and the values in its path."""
        for pattern, route in self._routes:
            found = pattern.fullmatch(path)
            if found and route.method == method:
                return route, found.groupdict()
        return None


def _route(method: str, default_status: int) -> Callable[..., Callable[[Handler], Route]]:
    def declare(
        path: str,
        *,
        status_code: int = default_status,
        media_type: str = "",
        request_max_body_size: int = 0,
    ) -> Callable[[Handler], Route]:
        return lambda handler: Route(method, path, status_code, handler)

    return declare


get: Final = _route("GET", 200)
post: Final = _route("POST", 201)


def _converted(value: str, kind: Any) -> Any:
    try:
        return converted(value, kind, strict=False)
    except msgspec.ValidationError as error:
        raise HTTPException(400) from error


def _decoded(body: bytes, kind: Any) -> Any:
    try:
        return decoder(kind).decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise HTTPException(400) from error
