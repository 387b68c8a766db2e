"""The browser table's pages and files over HTTP."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Any, Final, TypeAlias

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED

from tinhorn.kernel.phrase import phrase
from tinhorn.server.api.errors import UnknownError, language_of
from tinhorn.server.assets import ASK_AGAIN, FOREVER, Asset, Assets

OurAssets: TypeAlias = NamedDependency[Assets]

PAGE: Final = "index.html"
COMPRESSED: Final = "is_compressed"
"""Marks what is compressed once and for all, not when it is asked for."""


@get("/assets/{version:str}/{name:path}", include_in_schema=False, opt={COMPRESSED: True})
async def asset(
    request: Request[Any, Any, Any], assets: OurAssets, version: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """A file. Under the current version it never changes; under any other, ask again."""
    found = assets.asset(name.lstrip("/"))
    if found is None:
        raise UnknownError(phrase("server-unknown"))
    return _answer(request, found, FOREVER if version == assets.version() else ASK_AGAIN)


@get(["/", "/{name:path}"], include_in_schema=False, opt={COMPRESSED: True})
async def page(
    request: Request[Any, Any, Any], assets: OurAssets, name: FromPath[str] = "/"
) -> Response[bytes]:
    """The one page of the browser table, which reads its address itself; or a file by its name.

    Opening an address takes no seat and changes nothing, so a preview of a link does no harm.
    """
    wanted = name.lstrip("/")
    is_file = bool(PurePosixPath(wanted).suffix)
    language = language_of(request)
    found = assets.page(wanted if is_file else PAGE, assets.version(), language)
    if found is None or wanted.startswith("api/"):
        raise UnknownError(phrase("server-unknown"))
    return _answer(request, found, ASK_AGAIN)


def _answer(request: Request[Any, Any, Any], found: Asset, lifetime: str) -> Response[bytes]:
    encoding, body = found.encoded_for(request.headers.get("accept-encoding", ""))
    vary = "accept-encoding" if lifetime == FOREVER else "accept-encoding, accept-language"
    headers = {"cache-control": lifetime, "etag": found.etag, "vary": vary}
    if encoding:
        headers["content-encoding"] = encoding
    is_known = request.headers.get("if-none-match") == found.etag
    return Response(
        b"" if is_known else body,
        status_code=HTTP_304_NOT_MODIFIED if is_known else HTTP_200_OK,
        media_type=found.content_type,
        headers=headers,
    )
