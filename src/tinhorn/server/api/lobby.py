"""The lobby over HTTP: open a table, join it, start the game, leave. A GET changes nothing."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final, Literal

from tinhorn.games import installed
from tinhorn.kernel import Seat, make_setup, phrase
from tinhorn.server import auth, seat_changes, table_setup
from tinhorn.server.api.agreements import new_conduct
from tinhorn.server.api.context import (
    AnyRequest,
    AppServices,
    Code,
    find_table,
    info,
    keep_seats,
    known_token,
    limit,
    limit_talk,
    require_seat,
    seats_of,
    token_of,
)
from tinhorn.server.api.errors import ForbiddenError, MalformedError
from tinhorn.server.api.framework import FromPath, FromQuery, JSONBody, Response, Router, get, post
from tinhorn.server.api.games import find_game
from tinhorn.server.api.joining import create_player, create_table, join, respond_seated
from tinhorn.server.api.table_info import build_my_table
from tinhorn.server.middleware.rate_limits import TITLE_LETTERS
from tinhorn.server.services import Services
from tinhorn.server.timing import derive_timing
from tinhorn.server.wire.lobby import (
    Join,
    MyTable,
    NewTable,
    Recover,
    Rename,
    SeatChange,
    SeatChanged,
    Seated,
    SeatOrder,
    TableInfo,
    TableOptions,
)
from tinhorn.table.decide import HoldRequest, Submission
from tinhorn.table.live import LiveTable, UnknownTableError
from tinhorn.table.model import NO_SEAT
from tinhorn.table.progress import Progress
from tinhorn.table.seating import new_saved_table
from tinhorn.table.windows import can_hold, can_release

MOST_MINE: Final = 50
"""How many of a device's tables are listed, the newest first."""
LISTED_FOR: Final = 3 * 24 * 60 * 60 * 1000
"""Milliseconds. Tables that have not started by then are no longer listed."""


@get("/tables")
async def list_tables(request: AnyRequest, services: AppServices) -> list[TableInfo]:
    """Return the open tables that anyone may join, newest first."""
    since = services.clock.now() - LISTED_FOR
    listed = [saved.terms.id for saved in await services.storage.listed(since=since)]
    return [info(request, services, live) for live in await _load_tables(services, listed)]


@get("/tables/mine")
async def list_my_tables(request: AnyRequest, services: AppServices) -> list[MyTable]:
    """Return the tables at which this device has a seat, or which it has opened."""
    mine = []
    for live in await _load_held(services, request):
        await keep_seats(request, services, live)
        table = info(request, services, live)
        if table.yours or table.is_host:
            mine.append(build_my_table(live, table, services.clock.now()))
    return mine


@post("/tables")
async def open_table(
    request: AnyRequest, services: AppServices, data: JSONBody[NewTable]
) -> Response[Seated]:
    """Open a table and take a seat at it; a big screen takes none."""
    services.limits.creations.take(auth.address_of(request))
    game = find_game(data.game)
    setup = make_setup(game, len(data.seats), _options(data))
    is_screen = data.devices == "screen"
    token, recovery = auth.new_token(), auth.new_recovery()
    player = create_player(data.name, data.hat, token, recovery, data.commitment)
    seats = seat_changes.fill_seats(data.seats, game.NAME, None if is_screen else player)
    host = NO_SEAT if is_screen else seats.index(player)
    live = await create_table(
        services,
        partial(
            new_saved_table,
            game=game,
            setup=setup,
            seats=seats,
            now=services.clock.now(),
            timing=derive_timing(data.clock, services.settings.pace, windows=data.windows),
            title=_clean_title(data.title),
            host=host,
            is_listed=data.listed,
            when_left=data.when_left,
            screen=auth.hashed(token) if is_screen else None,
            is_shared=data.devices == "pass",
            hints=data.hints,
            conduct=new_conduct(data),
        ),
    )
    if is_screen:
        return await respond_seated(request, services, live, None, token, None)
    return await respond_seated(request, services, live, host, token, recovery)


def _options(data: NewTable) -> dict[str, str]:
    """Return the chosen options; one person alone with bots has other defaults."""
    is_alone = sorted({seat.kind for seat in data.seats}) == ["bot", "me"]
    return {**installed()[data.game].offer.alone, **data.options} if is_alone else data.options


@get("/tables/{code:str}")
async def show_table(request: AnyRequest, services: AppServices, code: Code) -> TableInfo:
    """Return the public information about a table."""
    return info(request, services, await find_table(request, services, code))


@post("/tables/{code:str}/join")
async def join_table(
    request: AnyRequest, services: AppServices, code: Code, data: JSONBody[Join]
) -> Response[Seated]:
    """Take an open seat."""
    live = await find_table(request, services, code)
    return await join(request, services, live, data, known_token(request, live))


@post("/tables/{code:str}/seats/{seat:int}", status_code=200)
async def change_seat(
    request: AnyRequest,
    services: AppServices,
    code: Code,
    seat: FromPath[int],
    data: JSONBody[SeatChange],
) -> SeatChanged:
    """Let the host fill, free or reissue a seat."""
    live = await find_table(request, services, code)
    if data.kind == "reissue" or live.saved.status == "playing":
        limit_talk(request, services, live)
    recovery, by = auth.new_recovery(), token_of(request, live)
    change = partial(
        seat_changes.change_seat,
        by=by,
        seat=seat,
        change=data,
        new=_reissue(services, live, recovery),
    )
    saved = await services.revise(live, change)
    changed = info(request, services, live)
    if data.kind != "reissue":
        return SeatChanged(changed)
    is_playing = saved.status == "playing"
    wait = (saved.seats[seat].reissue_wait or 0) / 1000 if is_playing else 0.0
    return SeatChanged(changed, recovery, wait)


def _reissue(services: Services, live: LiveTable, recovery: str) -> seat_changes.Reissue:
    connected = services.connections.present_at(live.id).seats
    return seat_changes.Reissue(auth.hashed(recovery), connected, services.clock.now())


@post("/tables/{code:str}/seats", status_code=200)
async def arrange_seats(
    request: AnyRequest, services: AppServices, code: Code, data: JSONBody[SeatOrder]
) -> TableInfo:
    """Let the host add, remove and reorder seats before the game."""
    live = await find_table(request, services, code)
    by = token_of(request, live)
    await services.revise(live, lambda saved: table_setup.arrange(saved, by, live.game, data.order))
    return info(request, services, live)


@post("/tables/{code:str}/options", status_code=200)
async def change_options(
    request: AnyRequest, services: AppServices, code: Code, data: JSONBody[TableOptions]
) -> TableInfo:
    """Let the host change the options, the clock and who gets hints before the game."""
    live = await find_table(request, services, code)
    by = token_of(request, live)
    pace = services.settings.pace
    windows = live.saved.terms.timing.windows
    timing = None if data.clock is None else derive_timing(data.clock, pace, windows=windows)
    change = partial(
        table_setup.change_options,
        by=by,
        game=live.game,
        options=data.options,
        timing=timing,
        hints=data.hints,
    )
    await services.revise(live, change)
    return info(request, services, live)


@post("/tables/{code:str}/name", status_code=200)
async def rename_player(
    request: AnyRequest, services: AppServices, code: Code, data: JSONBody[Rename]
) -> TableInfo:
    """Change the name and the hat of the player on this device's seat."""
    live = await find_table(request, services, code)
    seat, by = require_seat(request, live), token_of(request, live)
    await services.revise(live, lambda saved: seat_changes.rename(saved, by, seat, data))
    return info(request, services, live)


@post("/tables/{code:str}/start", status_code=200)
async def start_game(
    request: AnyRequest,
    services: AppServices,
    code: Code,
    fill: FromQuery[Literal["bots"] | None] = None,
) -> TableInfo:
    """Let the host start the game with those who are seated.

    Open seats are removed, or filled with bots if `fill=bots`. The game begins when the devices
    that are connected have revealed what they add to the draws.
    """
    live = await find_table(request, services, code)
    by, with_bots = token_of(request, live), fill == "bots"
    # Two steps: connections follow their seats to new numbers before the first views are built.
    await services.revise(
        live, lambda saved: table_setup.prepare_start(saved, by, live.game, with_bots=with_bots)
    )
    present = services.connections.present_at(live.id).seats.union(seats_of(request, live))
    change = partial(table_setup.start_game, by=by, present=present, now=services.clock.now())
    await services.revise(live, change)
    return info(request, services, live)


@post("/tables/{code:str}/leave", status_code=200)
async def leave_table(request: AnyRequest, services: AppServices, code: Code) -> TableInfo:
    """Give up one's seat for good."""
    live = await find_table(request, services, code)
    seat, by = require_seat(request, live), token_of(request, live)
    await services.revise(live, lambda saved: seat_changes.leave(saved, by, seat))
    return info(request, services, live)


@post("/tables/{code:str}/recover", status_code=200)
async def recover_seat(
    request: AnyRequest, services: AppServices, code: Code, data: JSONBody[Recover]
) -> Response[Seated]:
    """Move a seat to this device with its recovery code; the other device loses it."""
    live = await find_table(request, services, code)
    new_token, fresh = auth.new_keys(live.saved.terms.secret, data.request)
    token = known_token(request, live) or new_token
    recovery = auth.tidy_recovery(data.recovery)
    by = _reissue(services, live, recovery)
    change = partial(
        seat_changes.recover_seat, token=auth.hashed(token), by=by, fresh=auth.hashed(fresh)
    )
    try:
        saved = await services.revise(live, change)
        seat = seat_changes.recovered_seat(saved, by, auth.hashed(fresh))
    except ForbiddenError:
        services.limits.guesses.take(auth.address_of(request))
        raise
    if saved.seats[seat].recovery == auth.hashed(fresh):
        recovery = fresh
    return await respond_seated(request, services, live, seat, token, recovery)


@post("/tables/{code:str}/skip-window", status_code=200)
async def skip_window(request: AnyRequest, services: AppServices, code: Code) -> TableInfo:
    """Pass in the open reaction window for all seats of this device. They need no more time."""
    live = await find_table(request, services, code)
    for seat in seats_of(request, live):
        asked, progress = live.asked(seat), live.progress
        if progress is None or not live.is_reaction_window:
            continue
        if live.saved.seats[seat].is_covered:
            continue
        if asked is not None:
            submission = Submission(
                seat=seat,
                request=f"skip#{progress.seq}",
                prompt=asked.prompt,
                asking=progress.asking,
                action=live.game.default(progress.state, seat),
            )
            await live.submit(submission)
        elif can_release(progress, live.saved, seat):
            await live.release(_about_time(progress, seat, "release"))
    return info(request, services, live)


@post("/tables/{code:str}/hold-window", status_code=200)
async def hold_window(request: AnyRequest, services: AppServices, code: Code) -> TableInfo:
    """Ask for time in the open reaction window for the seats of this device.

    These are the seats that are asked, or all seats of the device if none of them is asked.
    """
    live = await find_table(request, services, code)
    if live.progress is not None and live.is_reaction_window:
        seats = seats_of(request, live)
        asked = [seat for seat in seats if live.progress.decision_of(seat) is not None]
        for seat in asked or seats:
            await _hold_for(live, seat)
    return info(request, services, live)


async def _hold_for(live: LiveTable, seat: Seat) -> None:
    """Ask for time for one of several seats of a device; an answer that it has sealed stays.

    So everyone sees the same request, whether or not the seat has sealed an answer.
    """
    progress = live.progress
    if progress is None or not progress.is_window or not can_hold(progress, live.saved, seat):
        return
    held = _about_time(progress, seat, "hold")
    await live.hold(held)
    if progress.sealed[seat] is not None:
        kept = Submission(
            seat=seat,
            request=f"keep#{progress.seq}",
            prompt=held.prompt,
            asking=held.asking,
            action=progress.sealed[seat],
        )
        await live.submit(kept)


def _about_time(progress: Progress, seat: Seat, kind: str) -> HoldRequest:
    """Return a request about time in the open window. Sent twice, it has one effect."""
    assert progress.prompt is not None, "a reaction window is a prompt"
    return HoldRequest(
        seat=seat,
        request=f"{kind}#{progress.seq}",
        prompt=progress.prompt,
        asking=progress.asking,
    )


LOBBY: Final = Router(
    "/api",
    before_request=limit,
    route_handlers=[
        list_tables,
        list_my_tables,
        open_table,
        show_table,
        join_table,
        change_seat,
        arrange_seats,
        change_options,
        rename_player,
        start_game,
        leave_table,
        recover_seat,
        skip_window,
        hold_window,
    ],
)


async def _load_tables(services: Services, codes: Iterable[str]) -> list[LiveTable]:
    """Load these tables, without those that are unknown or use rules of another version."""
    found = []
    for code in codes:
        try:
            found.append(await services.tables.get(code))
        except UnknownTableError:
            continue
    return found


async def _load_held(services: Services, request: AnyRequest) -> list[LiveTable]:
    """Load the tables that know the tokens of a device's cookies.

    Cookies without a seat are one wrong guess. Whether their tables exist changes nothing.
    """
    address = auth.address_of(request)
    services.require_guess(address)
    newest = list(auth.hashed_tokens_of(request).items())[-MOST_MINE:]
    held = await services.storage.held(dict(newest))
    if len(held) < len(newest):
        services.limits.guesses.take(address)
    return await _load_tables(services, [code for code, _ in newest if code in held])


def _clean_title(title: str | None) -> str:
    """Return the title in one line; empty if none is given, since each client names the table."""
    cleaned = " ".join("".join(letter for letter in title or "" if letter.isprintable()).split())
    if len(cleaned) > TITLE_LETTERS:
        raise MalformedError(phrase("server-title", most=TITLE_LETTERS))
    return cleaned
