"""The pages and files of the browser table over HTTP."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Any, Final, TypeAlias

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED

from tinhorn.kernel.phrase import phrase
from tinhorn.server.api.errors import UnknownError, language_of
from tinhorn.server.assets import CACHE_FOREVER, REVALIDATE, Asset, Assets

AppAssets: TypeAlias = NamedDependency[Assets]

PAGE: Final = "index.html"
PRECOMPRESSED: Final = "is_compressed"
"""Marks routes whose responses are compressed already."""


@get("/assets/{version:str}/{name:path}", include_in_schema=False, opt={PRECOMPRESSED: True})
async def asset(
    request: Request[Any, Any, Any], assets: AppAssets, version: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """Send a file: cached forever under the current version, revalidated under any other."""
    found = assets.asset(name.lstrip("/"))
    if found is None:
        raise UnknownError(phrase("server-unknown"))
    return _respond(request, found, CACHE_FOREVER if version == assets.version() else REVALIDATE)


@get(["/", "/{name:path}"], include_in_schema=False, opt={PRECOMPRESSED: True})
async def page(
    request: Request[Any, Any, Any], assets: AppAssets, name: FromPath[str] = "/"
) -> Response[bytes]:
    """Send the single page of the browser table, or a file by its name.

    Opening an address takes no seat and changes nothing, so link previews do no harm. With
    `?modules` in the address, each module of the scripts is a file, for debugging.
    """
    requested = name.lstrip("/")
    is_file = bool(PurePosixPath(requested).suffix)
    language = language_of(request)
    is_joined = "modules" not in request.query_params
    wanted = requested if is_file else PAGE
    found = assets.page(wanted, assets.version(), language, is_joined=is_joined)
    if found is None or requested.startswith("api/"):
        raise UnknownError(phrase("server-unknown"))
    return _respond(request, found, REVALIDATE)


def _respond(request: Request[Any, Any, Any], found: Asset, lifetime: str) -> Response[bytes]:
    encoding, body = found.encoded_for(request.headers.get("accept-encoding", ""))
    vary = "accept-encoding" if lifetime == CACHE_FOREVER else "accept-encoding, accept-language"
    headers = {"cache-control": lifetime, "vary": vary}
    if lifetime != CACHE_FOREVER:
        headers["etag"] = found.etag
    if encoding:
        headers["content-encoding"] = encoding
    is_known = request.headers.get("if-none-match") == found.etag
    return Response(
        b"" if is_known else body,
        status_code=HTTP_304_NOT_MODIFIED if is_known else HTTP_200_OK,
        media_type=found.content_type,
        headers=headers,
    )
