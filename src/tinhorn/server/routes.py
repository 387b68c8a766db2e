"""The lobby over HTTP: open a table, join it, begin, leave, play again. A GET changes nothing."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from tinhorn.kernel.game import Seat
from tinhorn.kernel.log import to_json
from tinhorn.kernel.phrase import phrase
from tinhorn.server import auth, seating
from tinhorn.server.house import House
from tinhorn.server.infos import table_info
from tinhorn.server.limits import TITLE_LETTERS
from tinhorn.server.offers import game_infos, game_named, setup_for
from tinhorn.server.problems import ConflictError, ForbiddenError, MalformedError
from tinhorn.server.wire import (
    Clock,
    GameInfo,
    Join,
    NewTable,
    Recover,
    SeatChange,
    SeatChanged,
    Seated,
    TableInfo,
)
from tinhorn.table.decide import setup_of
from tinhorn.table.live import LiveTable, UnknownTableError
from tinhorn.table.lobby import followed, opened
from tinhorn.table.model import Holder, Kept, Timing
from tinhorn.table.records import export_record
from tinhorn.table.store import TakenError

AnyRequest = Request[Any, Any, Any]
OurHouse: TypeAlias = NamedDependency[House]
Code: TypeAlias = FromPath[str]

MOST_MINE: Final = 50
"""So many of a device's tables are told of, the newest first."""
WITH_TOKEN: Final = "token"
"""What a program asks for in its `Prefer` header."""
LONGEST_CLOCK: Final = 30 * 24 * 3600
SHORTEST_MOMENT: Final = 30
"""Milliseconds to react in, however quick the pace."""


@get("/games")
async def games() -> tuple[GameInfo, ...]:
    """The games that can be played here, their options and bots."""
    return game_infos()


@get("/tables")
async def listed_tables(request: AnyRequest, house: OurHouse) -> list[TableInfo]:
    """The open tables that anyone may join, newest first."""
    kept = await house.store.listed()
    return [_info(request, house, await house.tables.get(table.terms.id)) for table in kept]


@get("/tables/mine")
async def my_tables(request: AnyRequest, house: OurHouse) -> list[TableInfo]:
    """The tables at which this device has a seat."""
    found = []
    for code in auth.codes_of(request)[-MOST_MINE:]:
        try:
            info = _info(request, house, await house.tables.get(code))
        except UnknownTableError:
            continue
        if info.you is not None:
            found.append(info)
    return found


@post("/tables")
async def open_table(
    request: AnyRequest, house: OurHouse, data: JSONBody[NewTable]
) -> Response[Seated]:
    """Open a table and take a seat at it."""
    house.limits.creations.take(auth.address_of(request))
    game = game_named(data.game)
    setup = setup_for(game, len(data.seats), data.options)
    token, recovery = auth.new_token(), auth.new_recovery()
    host = _person(data.name, data.hat, token, recovery, data.contribution)
    kinds = [wish.kind for wish in data.seats]
    seats = seating.holders(data.seats, game.NAME, host)
    title = _title(data.title, host)
    while True:
        kept = opened(
            auth.new_code(),
            game,
            setup,
            seats,
            now=house.clock.now(),
            timing=_timing(data.clock, house.settings.pace),
            title=title,
            host=kinds.index("me"),
            is_listed=data.listed,
            when_left=data.when_left,
        )
        try:
            live = await house.tables.create(kept)
        except TakenError:
            continue
        return _seated(request, house, live, kinds.index("me"), token, recovery)


@get("/tables/{code:str}")
async def one_table(request: AnyRequest, house: OurHouse, code: Code) -> TableInfo:
    """What anyone may know of a table."""
    return _info(request, house, await _found(request, house, code))


@post("/tables/{code:str}/join")
async def join_table(
    request: AnyRequest, house: OurHouse, code: Code, data: JSONBody[Join]
) -> Response[Seated]:
    """Take an open seat."""
    live = await _found(request, house, code)
    if _seat(request, live) is not None:
        raise ConflictError(phrase("server-seated-already"))
    return await _join(request, house, live, data)


@post("/tables/{code:str}/seats/{seat:int}", status_code=200)
async def change_seat(
    request: AnyRequest,
    house: OurHouse,
    code: Code,
    seat: FromPath[int],
    data: JSONBody[SeatChange],
) -> SeatChanged:
    """The host fills, frees or re-issues a seat."""
    live = await _found(request, house, code)
    recovery, by = auth.new_recovery(), _seat(request, live)
    await house.revise(
        live, lambda kept: seating.changed(kept, by, seat, data, auth.hashed(recovery))
    )
    info = _info(request, house, live)
    return SeatChanged(info, recovery if data.kind == "reissue" else None)


@post("/tables/{code:str}/start", status_code=200)
async def start_game(request: AnyRequest, house: OurHouse, code: Code) -> TableInfo:
    """The host begins the game; nobody sits on seats that are still open."""
    live = await _found(request, house, code)
    by = _seat(request, live)
    await house.revise(live, lambda kept: seating.started(kept, by))
    return _info(request, house, live)


@post("/tables/{code:str}/leave", status_code=200)
async def leave_table(request: AnyRequest, house: OurHouse, code: Code) -> TableInfo:
    """Give up one's seat for good."""
    live = await _found(request, house, code)
    seat = _own_seat(request, live)
    await house.revise(live, lambda kept: seating.gone(kept, seat))
    return _info(request, house, live)


@post("/tables/{code:str}/recover", status_code=200)
async def recover_seat(
    request: AnyRequest, house: OurHouse, code: Code, data: JSONBody[Recover]
) -> Response[Seated]:
    """Move a seat to this device by its recovery code; the other device loses it."""
    live = await _found(request, house, code)
    address = auth.address_of(request)
    token = auth.new_token()
    given = auth.tidy_recovery(data.recovery)
    seat: list[Seat] = []

    def recover(kept: Kept) -> Kept:
        after, found = seating.recovered(kept, auth.hashed(given), auth.hashed(token))
        seat[:] = [found]
        return after

    try:
        await house.revise(live, recover)
    except ForbiddenError:
        house.limits.guesses.take(address)
        raise
    return _seated(request, house, live, seat[0], token, given)


@post("/tables/{code:str}/rematch")
async def rematch(request: AnyRequest, house: OurHouse, code: Code) -> Response[Seated]:
    """Play again: the first who asks opens the table, the others join it on their seats."""
    live = await _found(request, house, code)
    seat = _own_seat(request, live)
    if live.kept.status not in ("over", "abandoned"):
        raise ConflictError(phrase("server-not-over"))
    if live.kept.rematch is None:
        following = await _follow(house, live, seat)
        await house.revise(live, lambda kept: followed(kept, following.id))
    assert live.kept.rematch is not None
    again = await house.tables.get(live.kept.rematch)
    holder = live.kept.seats[seat]
    wish = seat if again.kept.seats[seat].kind == "open" else None
    data = Join(name=holder.name or "", hat=holder.hat, seat=wish)
    return await _join(request, house, again, data)


@get("/tables/{code:str}/record", media_type="application/json")
async def record(request: AnyRequest, house: OurHouse, code: Code) -> Response[bytes]:
    """The record of a game that is over, with the secret of its draws."""
    live = await _found(request, house, code)
    if live.kept.status not in ("over", "abandoned"):
        raise ConflictError(phrase("server-not-over"))
    written = to_json(await export_record(house.store, live.game, live.kept))
    name = f'attachment; filename="{live.game.NAME}-{live.id}.json"'
    return Response(written, media_type="application/json", headers={"content-disposition": name})


@get("/tables/{code:str}/qr.svg", media_type="image/svg+xml")
async def qr_code(request: AnyRequest, house: OurHouse, code: Code) -> Response[bytes]:
    """The table's link as a QR code."""
    live = await _found(request, house, code)
    link = f"{auth.base_of(request)}/t/{live.id}"
    return Response(auth.qr_svg(link), media_type="image/svg+xml")


async def _limit(request: AnyRequest) -> None:
    """Nobody may ask the lobby for too much at once."""
    house: House = request.app.state.house
    house.limits.requests.take(auth.address_of(request))


LOBBY: Final = Router(
    "/api",
    before_request=_limit,
    route_handlers=[
        games,
        listed_tables,
        my_tables,
        open_table,
        one_table,
        join_table,
        change_seat,
        start_game,
        leave_table,
        recover_seat,
        rematch,
        record,
        qr_code,
    ],
)


async def _found(request: AnyRequest, house: House, code: str) -> LiveTable:
    return await house.find(code, auth.address_of(request))


def _seat(request: AnyRequest, live: LiveTable) -> Seat | None:
    return seating.seat_of(live.kept, auth.hashed_token_of(request, live.id))


def _own_seat(request: AnyRequest, live: LiveTable) -> Seat:
    seat = _seat(request, live)
    if seat is None:
        raise ForbiddenError(phrase("server-spectator"))
    return seat


def _info(request: AnyRequest, house: House, live: LiveTable) -> TableInfo:
    return table_info(
        live,
        _seat(request, live),
        connected=house.connections.seats_at(live.id),
        base=auth.base_of(request),
    )


def _person(name: str, hat: int, token: str, recovery: str, contribution: str | None) -> Holder:
    return seating.person(
        name,
        hat,
        token=auth.hashed(token),
        recovery=auth.hashed(recovery),
        contribution=contribution,
    )


async def _join(request: AnyRequest, house: House, live: LiveTable, data: Join) -> Response[Seated]:
    token, recovery = auth.new_token(), auth.new_recovery()
    joining = _person(data.name, data.hat, token, recovery, data.contribution)
    seat: list[Seat] = []

    def join(kept: Kept) -> Kept:
        after, found = seating.joined(kept, data.seat, joining)
        seat[:] = [found]
        return after

    await house.revise(live, join)
    return _seated(request, house, live, seat[0], token, recovery)


def _seated(
    request: AnyRequest, house: House, live: LiveTable, seat: Seat, token: str, recovery: str
) -> Response[Seated]:
    is_program = request.headers.get("prefer") == WITH_TOKEN
    info = table_info(
        live,
        seat,
        connected=house.connections.seats_at(live.id),
        base=auth.base_of(request),
    )
    cookie = auth.seat_cookie(live.id, token, is_secure=request.url.scheme == "https")
    return Response(
        Seated(info, seat, recovery, token if is_program else None),
        cookies=[] if is_program else [cookie],
    )


async def _follow(house: House, live: LiveTable, seat: Seat) -> LiveTable:
    """A table like the one that is over: bots stay, people are waited for."""
    terms = live.kept.terms
    seats = tuple(
        Holder(hat=holder.hat) if holder.kind == "person" else holder for holder in live.kept.seats
    )
    kept = opened(
        auth.new_code(),
        live.game,
        setup_of(live.game, live.kept),
        seats,
        now=house.clock.now(),
        timing=terms.timing,
        title=terms.title,
        host=seat,
        is_listed=terms.is_listed,
        when_left=terms.when_left,
    )
    return await house.tables.create(kept)


def _title(title: str | None, host: Holder) -> str:
    tidied = " ".join("".join(letter for letter in title or "" if letter.isprintable()).split())
    if len(tidied) > TITLE_LETTERS:
        raise MalformedError(phrase("server-title", most=TITLE_LETTERS))
    return tidied or host.name or ""


def _timing(clock: Clock, pace: float) -> Timing:
    moment = max(SHORTEST_MOMENT, int(Timing().moment * pace))
    if clock.kind == "none":
        return Timing(moment=moment, pace=pace)
    if not 1 <= clock.seconds <= LONGEST_CLOCK:
        raise MalformedError(phrase("server-clock", most=LONGEST_CLOCK))
    return Timing(kind=clock.kind, answer=clock.seconds * 1000, moment=moment, pace=pace)
