"""The web framework that the request handlers use.

On a server this is Litestar. Inside a browser page, where Litestar is not installed, the small
stand-in `server/in_page/framework.py` has the same names, so the same handlers run in both places.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

IS_SERVER = True
try:
    import litestar  # noqa: F401 - tests whether it is installed
except ModuleNotFoundError:
    IS_SERVER = False

if TYPE_CHECKING or IS_SERVER:
    from litestar import MediaType, Request, Response, Router, get, post
    from litestar.connection import ASGIConnection
    from litestar.datastructures import Cookie
    from litestar.di import NamedDependency
    from litestar.exceptions import HTTPException
    from litestar.params import FromPath, FromQuery, JSONBody
else:
    from tinhorn.server.in_page.framework import (
        ASGIConnection,
        Cookie,
        FromPath,
        FromQuery,
        HTTPException,
        JSONBody,
        MediaType,
        NamedDependency,
        Request,
        Response,
        Router,
        get,
        post,
    )

__all__ = [
    "ASGIConnection",
    "Cookie",
    "FromPath",
    "FromQuery",
    "HTTPException",
    "JSONBody",
    "MediaType",
    "NamedDependency",
    "Request",
    "Response",
    "Router",
    "get",
    "post",
]
