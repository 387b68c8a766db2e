"""The pages and files of the browser table over HTTP."""

from __future__ import annotations

import asyncio
from html import escape
from pathlib import PurePosixPath
from typing import Any, Final, TypeAlias

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED

from tinhorn.kernel import BadInputError, Phrase, phrase
from tinhorn.locale import say
from tinhorn.server import auth
from tinhorn.server.api.context import AppServices
from tinhorn.server.api.errors import UnknownError, language_of
from tinhorn.server.assets import CACHE_FOREVER, REVALIDATE, Asset, Assets
from tinhorn.server.seat_changes import host_of
from tinhorn.table.live import LiveTable
from tinhorn.table.model import NO_SEAT, SavedTable

AppAssets: TypeAlias = NamedDependency[Assets]

PAGE: Final = "index.html"
PRECOMPRESSED: Final = "is_compressed"
"""Marks routes whose responses are compressed already."""
TABLE: Final = "t"
"""Addresses of tables begin with it: `/t/MESA-47KX`."""
PATIENCE: Final = 1.0
"""How many seconds a page waits for its table; it opens without a preview if that takes longer."""
PICTURE: Final = "art/icon-512.png"


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
    request: Request[Any, Any, Any],
    assets: AppAssets,
    services: AppServices,
    name: FromPath[str] = "/",
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
    kind, _, rest = requested.partition("/")
    if kind == TABLE and (live := await _table(request, services, rest.partition("/")[0])):
        base, picture = auth.base_of(request), f"/assets/{assets.version()}/{PICTURE}"
        link, image = f"{base}/{TABLE}/{live.id}", base + picture
        found = found.with_head(_preview(live.saved, language, link=link, image=image))
    return _respond(request, found, REVALIDATE)


async def _table(
    request: Request[Any, Any, Any], services: AppServices, code: str
) -> LiveTable | None:
    """Return the table of an address; without it, and without the database, the page opens too."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await services.find(code, auth.address_of(request))
    except (BadInputError, TimeoutError):
        return None


def _preview(saved: SavedTable, language: str, *, link: str, image: str) -> str:
    """Return the tags that messengers show beside a link: who invites to what, and nothing more."""
    terms = saved.terms
    shown = {
        "og:type": "website",
        "og:site_name": "tinhorn",
        "og:url": link,
        "og:title": say(_title(saved), language),
        "og:description": terms.title or say(phrase("page-description"), language),
        "og:image": image,
    }
    return "".join(
        f'<meta property="{name}" content="{escape(text)}" />\n' for name, text in shown.items()
    )


def _title(saved: SavedTable) -> Phrase:
    game = phrase(f"game-{saved.terms.game}")
    if saved.status != "seating":
        return game
    host = host_of(saved)
    name = None if host == NO_SEAT else saved.seats[host].name
    if name is None:
        return phrase("page-invitation", game=game)
    return phrase("page-invitation-by", name=name, game=game)


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
