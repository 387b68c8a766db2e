"""Opening a table and sitting down at one, over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from litestar import Response

from tinhorn.kernel.game import Seat, Viewer
from tinhorn.server import auth, seating
from tinhorn.server.asking import AnyRequest, info_for
from tinhorn.server.house import House
from tinhorn.server.wire import Join, Seated
from tinhorn.table.live import LiveTable
from tinhorn.table.model import Holder, Kept
from tinhorn.table.store import TakenError

WITH_TOKEN: Final = "token"
"""What a program asks for in its `Prefer` header."""


async def new_table(house: House, named: Callable[[str], Kept]) -> LiveTable:
    """A table under a code that no other has."""
    while True:
        try:
            return await house.tables.create(named(auth.new_code()))
        except TakenError:
            continue


def newcomer(name: str, hat: int, token: str, recovery: str, contribution: str | None) -> Holder:
    return seating.person(
        name,
        hat,
        token=auth.hashed(token),
        recovery=auth.hashed(recovery),
        contribution=contribution,
    )


async def join(
    request: AnyRequest, house: House, live: LiveTable, data: Join, token: str
) -> Response[Seated]:
    recovery = auth.new_recovery()
    joining = newcomer(data.name, data.hat, token, recovery, data.contribution)
    seat: list[Seat] = []

    def sit(kept: Kept) -> Kept:
        after, found = seating.joined(kept, data.seat, joining)
        seat[:] = [found]
        return after

    await house.revise(live, sit)
    return seated(request, house, live, seat[0], token, recovery)


def seated(
    request: AnyRequest,
    house: House,
    live: LiveTable,
    seat: Viewer,
    token: str,
    recovery: str | None,
) -> Response[Seated]:
    is_program = request.headers.get("prefer") == WITH_TOKEN
    you = seating.seat_of(live.kept, auth.hashed(token))
    table = info_for(request, house, live, you, auth.hashed(token))
    cookie = auth.seat_cookie(live.id, token, is_secure=request.url.scheme == "https")
    return Response(
        Seated(table, seat, recovery, token if is_program else None),
        cookies=[] if is_program else [cookie],
    )
