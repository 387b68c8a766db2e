"""The lobby over HTTP: open a table, join it, begin, leave, play again. A GET changes nothing."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody

from tinhorn.kernel.game import Seat, Viewer
from tinhorn.kernel.phrase import phrase
from tinhorn.kernel.record import to_json
from tinhorn.server import auth, seat_changes
from tinhorn.server.api.context import (
    AnyRequest,
    AppServices,
    Code,
    found,
    info,
    known_token,
    limit,
    own_seat,
    require_ended,
    seat_of,
    seats_of,
    token_of,
)
from tinhorn.server.api.errors import ForbiddenError, MalformedError
from tinhorn.server.api.games import game_infos, game_named, setup_for
from tinhorn.server.api.joining import join, new_table, newcomer, seated
from tinhorn.server.api.table_info import my_table
from tinhorn.server.middleware.rate_limits import TITLE_LETTERS
from tinhorn.server.services import Services
from tinhorn.server.timing import timing_for
from tinhorn.server.wire import (
    GameInfo,
    Join,
    MyTable,
    NewTable,
    Recover,
    SeatChange,
    SeatChanged,
    Seated,
    SeatMove,
    TableInfo,
)
from tinhorn.table.decide import Submission, setup_of
from tinhorn.table.live import LiveTable, UnknownTableError
from tinhorn.table.model import NO_SEAT, Holder, SavedTable
from tinhorn.table.records import export_record
from tinhorn.table.seating import abandon, new_saved_table, set_rematch

MOST_MINE: Final = 50
"""So many of a device's tables are told of, the newest first."""
LISTED_FOR: Final = 3 * 24 * 60 * 60 * 1000
"""Milliseconds; a table that has not begun by then has been forgotten by whoever opened it."""


@get("/games")
async def games() -> tuple[GameInfo, ...]:
    """The games that can be played here, their options and bots."""
    return game_infos()


@get("/tables")
async def listed_tables(request: AnyRequest, services: AppServices) -> list[TableInfo]:
    """The open tables that anyone may join, newest first."""
    since = services.clock.now() - LISTED_FOR
    listed = [saved.terms.id for saved in await services.store.listed(since=since)]
    return [info(request, services, live) for live in await _playable(services, listed)]


@get("/tables/mine")
async def my_tables(request: AnyRequest, services: AppServices) -> list[MyTable]:
    """The tables at which this device has a seat, or which it has opened."""
    mine = []
    for live in await _playable(services, auth.codes_of(request)[-MOST_MINE:]):
        table = info(request, services, live)
        if table.yours or table.is_host:
            mine.append(my_table(live, table, services.clock.now()))
    return mine


@post("/tables")
async def open_table(
    request: AnyRequest, services: AppServices, data: JSONBody[NewTable]
) -> Response[Seated]:
    """Open a table and take a seat at it; a big screen takes none."""
    services.limits.creations.asking(auth.address_of(request))
    game = game_named(data.game)
    setup = setup_for(game, len(data.seats), data.options)
    is_screen = data.devices == "screen"
    token, recovery = auth.new_token(), auth.new_recovery()
    person = newcomer(data.name, data.hat, token, recovery, data.contribution)
    seats = seat_changes.holders(data.seats, game.NAME, None if is_screen else person)
    host = NO_SEAT if is_screen else seats.index(person)
    live = await new_table(
        services,
        partial(
            new_saved_table,
            game=game,
            setup=setup,
            seats=seats,
            now=services.clock.now(),
            timing=timing_for(data, services.settings.pace),
            title=_title(data.title),
            host=host,
            is_listed=data.listed,
            when_left=data.when_left,
            screen=auth.hashed(token) if is_screen else None,
        ),
    )
    if is_screen:
        return await seated(request, services, live, None, token, None)
    return await seated(request, services, live, host, token, recovery)


@get("/tables/{code:str}")
async def one_table(request: AnyRequest, services: AppServices, code: Code) -> TableInfo:
    """What anyone may know of a table."""
    return info(request, services, await found(request, services, code))


@post("/tables/{code:str}/join")
async def join_table(
    request: AnyRequest, services: AppServices, code: Code, data: JSONBody[Join]
) -> Response[Seated]:
    """Take an open seat."""
    live = await found(request, services, code)
    return await join(request, services, live, data, known_token(request, live))


@post("/tables/{code:str}/seats/{seat:int}", status_code=200)
async def change_seat(
    request: AnyRequest,
    services: AppServices,
    code: Code,
    seat: FromPath[int],
    data: JSONBody[SeatChange],
) -> SeatChanged:
    """The host fills, frees or re-issues a seat."""
    live = await found(request, services, code)
    recovery, by = auth.new_recovery(), token_of(request, live)
    await services.revise(
        live, lambda saved: seat_changes.changed(saved, by, seat, data, auth.hashed(recovery))
    )
    changed = info(request, services, live)
    return SeatChanged(changed, recovery if data.kind == "reissue" else None)


@post("/tables/{code:str}/start", status_code=200)
async def start_game(request: AnyRequest, services: AppServices, code: Code) -> TableInfo:
    """The host begins the game; nobody sits on seats that are still open."""
    live = await found(request, services, code)
    by = token_of(request, live)
    await services.revise(live, lambda saved: seat_changes.started(saved, by))
    return info(request, services, live)


@post("/tables/{code:str}/leave", status_code=200)
async def leave_table(request: AnyRequest, services: AppServices, code: Code) -> TableInfo:
    """Give up one's seat for good."""
    live = await found(request, services, code)
    seat, by = own_seat(request, live), token_of(request, live)
    await services.revise(live, lambda saved: seat_changes.gone(saved, by, seat))
    return info(request, services, live)


@post("/tables/{code:str}/recover", status_code=200)
async def recover_seat(
    request: AnyRequest, services: AppServices, code: Code, data: JSONBody[Recover]
) -> Response[Seated]:
    """Move a seat to this device by its recovery code; the other device loses it."""
    live = await found(request, services, code)
    address = auth.address_of(request)
    token = known_token(request, live) or auth.new_token()
    given = auth.tidy_recovery(data.recovery)
    seat: list[Seat] = []

    def recover(saved: SavedTable) -> SavedTable:
        after, found = seat_changes.recovered(saved, auth.hashed(given), auth.hashed(token))
        seat[:] = [found]
        return after

    try:
        await services.revise(live, recover)
    except ForbiddenError:
        services.limits.guesses.asking(address)
        raise
    return await seated(request, services, live, seat[0], token, given)


@post("/tables/{code:str}/rematch")
async def rematch(request: AnyRequest, services: AppServices, code: Code) -> Response[Seated]:
    """Play again: the first who asks opens the table, the others join it on their seats."""
    live = await found(request, services, code)
    seat = seat_of(request, live)
    if seat is None and not seat_changes.is_host(live.saved, token_of(request, live)):
        raise ForbiddenError(phrase("server-spectator"))
    require_ended(live)
    again = await _followed(services, live, seat)
    token = known_token(request, again) or known_token(request, live) or auth.new_token()
    if seat is None:
        return await seated(request, services, again, None, token, None)
    holder = live.saved.seats[seat]
    taken = seat_changes.seat_called(again.saved, auth.hashed(token), holder.name)
    if taken is not None:
        return await seated(request, services, again, taken, token, None)
    wish = seat if again.saved.seats[seat].kind == "open" else None
    data = Join(name=holder.name or "", hat=holder.hat, seat=wish, same_device=True)
    return await join(request, services, again, data, token)


@post("/tables/{code:str}/nobody", status_code=200)
async def let_pass(request: AnyRequest, services: AppServices, code: Code) -> TableInfo:
    """None of the people who share this device react now: each seals the default."""
    live = await found(request, services, code)
    for seat in seats_of(request, live):
        asked = live.asked(seat)
        if asked is not None and live.is_reaction_window:
            assert live.progress is not None
            sent = Submission(
                seat=seat,
                request=f"nobody#{live.progress.seq}",
                prompt=asked.prompt,
                asking=live.progress.asking,
                action=live.game.default(live.progress.state, seat),
            )
            await services.submit(live, sent)
    return info(request, services, live)


@get("/tables/{code:str}/record", media_type="application/json")
async def record(request: AnyRequest, services: AppServices, code: Code) -> Response[bytes]:
    """The record of a game that is over, with the secret of its draws."""
    live = await found(request, services, code)
    require_ended(live)
    written = to_json(await export_record(services.store, live.game, live.saved))
    name = f'attachment; filename="{live.game.NAME}-{live.id}.json"'
    return Response(written, media_type="application/json", headers={"content-disposition": name})


@get("/tables/{code:str}/qr.svg", media_type="image/svg+xml")
async def qr_code(request: AnyRequest, services: AppServices, code: Code) -> Response[bytes]:
    """The table's link as a QR code."""
    live = await found(request, services, code)
    link = f"{auth.base_of(request)}/t/{live.id}"
    return Response(auth.qr_svg(link), media_type="image/svg+xml")


@post("/tables/{code:str}/qr.svg", media_type="image/svg+xml", status_code=200)
async def moving_code(
    request: AnyRequest, services: AppServices, code: Code, data: JSONBody[SeatMove]
) -> Response[bytes]:
    """A link that brings a seat to another device, as a QR code.

    It carries the recovery code behind its `#`, which browsers keep to themselves; for the same
    reason it comes here in the body of a request, not in its address.
    """
    live = await found(request, services, code)
    link = f"{auth.base_of(request)}/t/{live.id}#move={data.seat}.{data.recovery}"
    return Response(auth.qr_svg(link), media_type="image/svg+xml")


LOBBY: Final = Router(
    "/api",
    before_request=limit,
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
        let_pass,
        record,
        qr_code,
        moving_code,
    ],
)


async def _playable(services: Services, codes: Iterable[str]) -> list[LiveTable]:
    """Those of these tables that are there, and play by rules that are played here."""
    found = []
    for code in codes:
        try:
            found.append(await services.tables.get(code))
        except UnknownTableError:
            continue
    return found


async def _followed(services: Services, live: LiveTable, seat: Viewer) -> LiveTable:
    """The table at which these people play again; of two who open one at once, one is first."""
    if live.saved.rematch is None:
        following = await _follow(services, live, seat)
        await services.revise(live, lambda saved: set_rematch(saved, following.id))
        if live.saved.rematch != following.id:
            await services.revise(following, abandon)
    assert live.saved.rematch is not None
    return await services.tables.get(live.saved.rematch)


async def _follow(services: Services, live: LiveTable, seat: Viewer) -> LiveTable:
    """A table like the one that is over: bots stay, people are waited for, a screen stays host."""
    terms = live.saved.terms
    seats = tuple(
        Holder(hat=holder.hat) if holder.kind == "person" else holder for holder in live.saved.seats
    )
    return await new_table(
        services,
        partial(
            new_saved_table,
            game=live.game,
            setup=setup_of(live.game, live.saved),
            seats=seats,
            now=services.clock.now(),
            timing=terms.timing,
            title=terms.title,
            host=seat if terms.screen is None and seat is not None else NO_SEAT,
            is_listed=terms.is_listed,
            when_left=terms.when_left,
            screen=terms.screen,
        ),
    )


def _title(title: str | None) -> str:
    """The title as it is shown; empty if none is given, since each client then names the table."""
    tidied = " ".join("".join(letter for letter in title or "" if letter.isprintable()).split())
    if len(tidied) > TITLE_LETTERS:
        raise MalformedError(phrase("server-title", most=TITLE_LETTERS))
    return tidied
