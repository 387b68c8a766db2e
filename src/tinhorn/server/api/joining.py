"""Opening a table and sitting down at one, over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from litestar import Response
from litestar.datastructures import Cookie

from tinhorn.kernel.game import Seat, Viewer
from tinhorn.server import auth, seat_changes
from tinhorn.server.api.context import AnyRequest, info_for
from tinhorn.server.services import Services
from tinhorn.server.wire import Join, Seated
from tinhorn.table.live import LiveTable
from tinhorn.table.model import Holder, SavedTable
from tinhorn.table.storage.storage import CodeTakenError

WITH_TOKEN: Final = "token"
"""What a program asks for in its `Prefer` header."""
MOST_COOKIES: Final = 40
"""So many seats a device holds before those of games that are over are forgotten: of more than a
hundred the cookies are too long for most proxies."""
FORGOTTEN_AT_ONCE: Final = 10
"""For what makes a browser forget has its length, too."""


async def new_table(services: Services, named: Callable[[str], SavedTable]) -> LiveTable:
    """A table under a code that no other has."""
    while True:
        try:
            return await services.tables.create(named(auth.new_code()))
        except CodeTakenError:
            continue


def newcomer(name: str, hat: int, token: str, recovery: str, contribution: str | None) -> Holder:
    return seat_changes.person(
        name,
        hat,
        token=auth.hashed(token),
        recovery=auth.hashed(recovery),
        contribution=contribution,
    )


async def join(
    request: AnyRequest, services: Services, live: LiveTable, data: Join, known: str | None
) -> Response[Seated]:
    """`known`: the token by which the device is known at this table already, if it is."""
    token, recovery = auth.new_keys(live.saved.terms.secret, data.request)
    token = known or token
    joining = newcomer(data.name, data.hat, token, recovery, data.contribution)
    seat: list[Seat] = []

    def devices(saved: SavedTable) -> SavedTable:
        after, found = seat_changes.joined(saved, data.seat, joining, is_shared=data.same_device)
        seat[:] = [found]
        return after

    await services.revise(live, devices)
    return await seated(request, services, live, seat[0], token, recovery)


async def seated(
    request: AnyRequest,
    services: Services,
    live: LiveTable,
    seat: Viewer,
    token: str,
    recovery: str | None,
) -> Response[Seated]:
    is_program = request.headers.get("prefer") == WITH_TOKEN
    you = seat_changes.seat_of(live.saved, auth.hashed(token))
    table = info_for(request, services, live, you, auth.hashed(token))
    return Response(
        Seated(table, seat, recovery, token if is_program else None),
        cookies=[] if is_program else await _cookies(request, services, live.id, token),
    )


async def _cookies(request: AnyRequest, services: Services, code: str, token: str) -> list[Cookie]:
    """The cookie of a new seat, in the place of the oldest ones that open nothing any more."""
    codes = list(filter(auth.is_code, auth.codes_of(request)))
    surplus = min(len(codes) - MOST_COOKIES + 1, FORGOTTEN_AT_ONCE)
    tokens = {code: token}
    if surplus > 0:
        needed = {code, *await services.store.going_on(codes)}
        tokens |= dict.fromkeys([old for old in codes if old not in needed][:surplus], "")
    is_secure = request.url.scheme == "https"
    return [auth.seat_cookie(code, token, is_secure=is_secure) for code, token in tokens.items()]
