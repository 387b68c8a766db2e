"""Takes seats at new and existing tables, over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from tinhorn.kernel import Viewer
from tinhorn.server import auth, seat_changes
from tinhorn.server.api.context import AnyRequest, info_for
from tinhorn.server.api.framework import Cookie, Response
from tinhorn.server.services import Services
from tinhorn.server.wire.lobby import Join, Seated
from tinhorn.table.live import LiveTable
from tinhorn.table.model import ENDED, Holder, SavedTable
from tinhorn.table.storage.interface import CodeTakenError

PREFER_TOKEN: Final = "token"
"""The value of the `Prefer` header of programs that want the token in the response."""
MOST_COOKIES: Final = 40
"""From this number of seat cookies on, some are deleted: the cookies of more than a hundred seats
are too long for most proxies."""
MOST_DELETED: Final = 10
"""How many cookies one response deletes at most, because deleting takes headers too."""


async def create_table(services: Services, build: Callable[[str], SavedTable]) -> LiveTable:
    """Create a table under a code that is not in use. `build` makes the table for a code."""
    with services.load_monitor.opening():
        while True:
            try:
                return await services.tables.create(build(auth.new_code()))
            except CodeTakenError:
                continue


def create_player(name: str, hat: int, token: str, recovery: str, commitment: str | None) -> Holder:
    return seat_changes.create_person(
        name,
        hat,
        token=auth.hashed(token),
        recovery=auth.hashed(recovery),
        commitment=commitment,
    )


async def join(
    request: AnyRequest, services: Services, live: LiveTable, data: Join, known: str | None
) -> Response[Seated]:
    """Take an open seat. `known`: the token this device already has at the table, if any."""
    new_token, recovery = auth.new_keys(live.saved.terms.secret, data.request)
    token = known or new_token
    player = create_player(data.name, data.hat, token, recovery, data.commitment)
    change = partial(seat_changes.join, wanted=data.seat, player=player, is_shared=data.same_device)
    saved = await services.revise(live, change)
    seat = seat_changes.seat_with_recovery(saved, auth.hashed(recovery))
    return await respond_seated(request, services, live, seat, token, recovery)


async def respond_seated(
    request: AnyRequest,
    services: Services,
    live: LiveTable,
    seat: Viewer,
    token: str,
    recovery: str | None,
) -> Response[Seated]:
    """Tell a device about its seat: a program gets the token, a browser gets a cookie."""
    is_program = request.headers.get("prefer") == PREFER_TOKEN
    you = seat_changes.seat_of(live.saved, auth.hashed(token))
    table = info_for(request, services, live, you, auth.hashed(token))
    return Response(
        Seated(table, seat, recovery, token if is_program else None),
        cookies=[] if is_program else await _cookies(request, services, live.id, token),
    )


async def _cookies(request: AnyRequest, services: Services, code: str, token: str) -> list[Cookie]:
    """Return the cookie of a new seat, and deletions of the oldest that are needed no more.

    Needed are those of seats in games that go on. Nothing else counts: a cookie with a guessed code
    would else tell whether there is such a table.
    """
    known = auth.hashed_tokens_of(request)
    tokens = {code: token for code, token in known.items() if auth.is_code(code)}
    surplus = min(len(tokens) - MOST_COOKIES + 1, MOST_DELETED)
    is_secure = auth.is_secure(request)
    cookies = [auth.seat_cookie(code, token, is_secure=is_secure)]
    if surplus > 0:
        held = await services.storage.held(tokens)
        needed = {code, *(old for old, status in held.items() if status not in ENDED)}
        surplus_codes = [old for old in tokens if old not in needed][:surplus]
        cookies += [auth.seat_cookie(old, "", is_secure=is_secure) for old in surplus_codes]
    return cookies
