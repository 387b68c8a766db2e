"""What the players of a running game agree on, over HTTP: pauses, the clock, covered seats."""

from __future__ import annotations

from functools import partial
from typing import Final

from tinhorn.bots import usual_bot
from tinhorn.kernel import Seat, phrase
from tinhorn.server.api.context import (
    AnyRequest,
    AppServices,
    Code,
    find_table,
    info,
    limit,
    limit_talk,
    require_seat,
    seats_of,
    token_of,
)
from tinhorn.server.api.errors import ConflictError, MalformedError
from tinhorn.server.api.framework import JSONBody, Router, post
from tinhorn.server.seat_changes import MINUTE, host_of, set_visitors
from tinhorn.server.services import Services
from tinhorn.server.timing import derive_timing
from tinhorn.server.wire.lobby import MotionVote, NewMotion, NewTable, TableInfo, VisitorRule
from tinhorn.table.absences import is_late
from tinhorn.table.agreements import deciders, move, vote
from tinhorn.table.live import LiveTable
from tinhorn.table.model import Conduct, Motion, SavedTable


def new_conduct(data: NewTable) -> Conduct:
    """Return the rules for absent players that a new table begins with."""
    if not 1 <= data.cover_minutes <= MOST_MINUTES:
        raise MalformedError(phrase("motion-minutes", most=MOST_MINUTES))
    return Conduct(
        cover=data.cover,
        cover_bot=usual_bot(data.game),
        cover_after=data.cover_minutes * MINUTE,
        is_binding=data.binding,
        asks_back=data.consent,
        host_decides=data.host_decides,
    )


MOST_MINUTES: Final = 14 * 24 * 60


@post("/tables/{code:str}/motions", status_code=200)
async def put_motion(
    request: AnyRequest, services: AppServices, code: Code, data: JSONBody[NewMotion]
) -> TableInfo:
    """Ask the other players to pause, to continue, to change the clock or to cover a seat."""
    live = await find_table(request, services, code)
    seat = require_seat(request, live)
    limit_talk(request, services, live)
    motion = _motion(services, live, seat, data)
    bot, now = usual_bot(live.game.NAME), services.clock.now()

    def change(saved: SavedTable) -> SavedTable:
        return move(saved, motion, _deciders(services, saved, motion), now, bot)

    await services.revise(live, change)
    return info(request, services, live)


@post("/tables/{code:str}/motions/vote", status_code=200)
async def vote_on_motion(
    request: AnyRequest, services: AppServices, code: Code, data: JSONBody[MotionVote]
) -> TableInfo:
    """Agree to what another player asks for, or end it."""
    live = await find_table(request, services, code)
    seat = require_seat(request, live)
    bot, now = usual_bot(live.game.NAME), services.clock.now()

    def change(saved: SavedTable) -> SavedTable:
        motion = saved.conduct.motion
        needed = frozenset[Seat]() if motion is None else _deciders(services, saved, motion)
        agrees = data.agrees and not _is_moot(services, live, motion)
        return vote(saved, seat, needed, now, bot, agrees=agrees)

    await services.revise(live, change)
    return info(request, services, live)


@post("/tables/{code:str}/back", status_code=200)
async def return_to_table(request: AnyRequest, services: AppServices, code: Code) -> TableInfo:
    """Take back the seats of this device that a bot covers."""
    live = await find_table(request, services, code)
    await services.uncover(live, seats_of(request, live), token_of(request, live))
    return info(request, services, live)


@post("/tables/{code:str}/visitors", status_code=200)
async def rule_visitors(
    request: AnyRequest, services: AppServices, code: Code, data: JSONBody[VisitorRule]
) -> TableInfo:
    """Let the host say what people without a seat may do."""
    live = await find_table(request, services, code)
    by = token_of(request, live)
    await services.revise(live, partial(set_visitors, by=by, visitors=data.visitors))
    return info(request, services, live)


AGREEMENTS: Final = Router(
    "/api",
    before_request=limit,
    route_handlers=[put_motion, vote_on_motion, return_to_table, rule_visitors],
)


def _motion(services: Services, live: LiveTable, by: Seat, data: NewMotion) -> Motion:
    timing = None
    if data.wish == "clock":
        if data.clock is None:
            raise MalformedError(phrase("motion-clock"))
        windows = live.saved.terms.timing.windows
        timing = derive_timing(data.clock, services.settings.pace, windows=windows)
    if data.wish == "cover":
        _require_absent(services, live, data.seat)
    seat = data.seat if data.wish == "cover" else None
    return Motion(wish=data.wish, by=by, agreed=(by,), seat=seat, timing=timing)


def _require_absent(services: Services, live: LiveTable, seat: Seat | None) -> None:
    if seat is None or not 0 <= seat < len(live.saved.seats):
        raise MalformedError(phrase("setup-no-such-seat", number=1 if seat is None else seat + 1))
    if seat in services.connections.present_at(live.id).seats:
        raise ConflictError(phrase("motion-here"))
    if not is_late(live.game, live.saved, live.progress, seat, services.clock.now()):
        raise ConflictError(phrase("motion-early"))


def _is_moot(services: Services, live: LiveTable, motion: Motion | None) -> bool:
    """Return True if a bot is asked for, and the player has come back in the meantime."""
    if motion is None or motion.wish != "cover":
        return False
    try:
        _require_absent(services, live, motion.seat)
    except ConflictError:
        return True
    return False


def _deciders(services: Services, saved: SavedTable, motion: Motion) -> frozenset[Seat]:
    present = services.connections.present_at(saved.terms.id).seats
    return deciders(saved, motion, host=host_of(saved), present=present)
