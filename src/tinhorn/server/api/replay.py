"""Replays over HTTP: the frames of a game from one perspective, playing on, and the summary.

During a game, a device may use the perspective of its own seat or of a spectator; after the game,
all perspectives are open. A frame is built from the view and the events of its own time, so a
reader sees nothing that the viewer could not see then.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial
from random import SystemRandom
from typing import Any, Final

import msgspec

from tinhorn.kernel import AnyGame, Seat, Viewer, phrase, seen_events
from tinhorn.server import auth, seat_changes
from tinhorn.server.api.context import (
    AnyRequest,
    AppServices,
    Code,
    find_open_table,
    find_table,
    limit,
    require_ended,
    seat_of,
)
from tinhorn.server.api.errors import ConflictError, ForbiddenError, UnknownError
from tinhorn.server.api.framework import FromQuery, JSONBody, Response, Router, get, post
from tinhorn.server.api.joining import create_player, create_table, respond_seated
from tinhorn.server.computed.replays import Frames
from tinhorn.server.socket.updates import list_options, narrate_events
from tinhorn.server.wire.lobby import Seated, SeatRequest
from tinhorn.server.wire.replay import Frame, FrameView, PlayOn, Replay, Snapshot
from tinhorn.server.wire.table import StoryLine
from tinhorn.table.decide import setup_of
from tinhorn.table.live import LiveTable
from tinhorn.table.seating import begin, new_saved_table
from tinhorn.table.summary import Summary, summary

SPECTATOR: Final = "spectator"
OPEN: Final = "open"
MOST_VIEWS: Final = 16
"""How many frames one request may fetch."""


@get("/tables/{code:str}/frames")
async def frames(
    request: AnyRequest,
    services: AppServices,
    code: Code,
    perspective: FromQuery[str | None] = None,
) -> Replay:
    """Return the frames of a game and the story of each.

    By default from the reader's perspective.
    """
    live = await find_open_table(request, services, code)
    allowed = _perspectives(request, live)
    chosen = (
        _own_perspective(request, live, allowed)
        if perspective is None
        else _chosen(perspective, allowed, live)
    )
    recorded = await services.replays.frames_of(live)
    if not recorded:
        raise ConflictError(phrase("table-seating"))

    reader = seat_of(request, live)

    def build() -> tuple[Frame, ...]:
        return tuple(
            Frame(number, _story(live.game, frame.events, chosen, reader))
            for number, frame in enumerate(recorded)
        )

    return Replay(chosen, allowed, await asyncio.to_thread(build))


@get("/tables/{code:str}/frames/views")
async def frame_views(
    request: AnyRequest,
    services: AppServices,
    code: Code,
    perspective: FromQuery[str],
    first: FromQuery[int],
    last: FromQuery[int],
) -> tuple[FrameView, ...]:
    """Return the views of the frames from `first` to `last`, 16 at most."""
    live = await find_open_table(request, services, code)
    chosen = _chosen(perspective, _perspectives(request, live), live)
    recorded = await services.replays.frames_of(live)
    _require_frame(recorded, first)

    def build() -> tuple[FrameView, ...]:
        end = min(last + 1, first + MOST_VIEWS)
        return tuple(
            _frame_view(live, first + at, frame.state, chosen)
            for at, frame in enumerate(recorded[first:end])
        )

    return await asyncio.to_thread(build)


@post("/tables/{code:str}/play-on")
async def play_on(
    request: AnyRequest, services: AppServices, code: Code, data: JSONBody[PlayOn]
) -> Response[Seated]:
    """Play on from a frame against bots. Whatever the seat did not know then is dealt anew."""
    services.limits.creations.take(auth.address_of(request))
    live = await find_open_table(request, services, code)
    require_ended(live)
    recorded = await services.replays.frames_of(live)
    _require_frame(recorded, data.frame)
    if not 0 <= data.seat < len(live.saved.seats):
        raise UnknownError(phrase("setup-no-such-seat", number=data.seat + 1))
    state = recorded[data.frame].state
    if not live.game.pending(state):
        raise ConflictError(phrase("table-over"))
    token, recovery = auth.new_token(), auth.new_recovery()
    player = create_player(data.name, data.hat, token, recovery, data.commitment)
    terms = live.saved.terms
    table = await create_table(
        services,
        partial(
            new_saved_table,
            game=live.game,
            setup=setup_of(live.game, live.saved),
            seats=seat_changes.fill_seats(_seat_requests(live, data.seat), live.game.NAME, player),
            now=services.clock.now(),
            timing=msgspec.structs.replace(terms.timing, kind="none", answer=None),
            title=terms.title,
            host=data.seat,
            start=await asyncio.to_thread(_imagined, live.game, state, data.seat),
        ),
    )
    now = services.clock.now()
    await services.revise(table, partial(begin, present={data.seat}, now=now))
    return await respond_seated(request, services, table, data.seat, token, recovery)


@get("/tables/{code:str}/summary")
async def summarize(request: AnyRequest, services: AppServices, code: Code) -> Summary:
    """Return net worth by round, the biggest swings and everybody's luck in a finished game."""
    live = await find_table(request, services, code)
    require_ended(live)
    frames = await services.replays.frames_of(live)
    if not frames:
        raise ConflictError(phrase("table-abandoned"))
    reader = seat_of(request, live)
    return await asyncio.to_thread(summary, live.game, frames, reader=reader)


REPLAY: Final = Router(
    "/api", before_request=limit, route_handlers=[summarize, frames, frame_views, play_on]
)


def _perspectives(request: AnyRequest, live: LiveTable) -> tuple[str, ...]:
    """List the perspectives that this device may use now, its own seats first.

    During a game, a device that several people share may only use the spectator's.
    """
    mine = seat_changes.seats_of(live.saved, auth.hashed_token_of(request, live.id))
    if not live.saved.has_ended:
        return (*map(str, mine if len(mine) == 1 else ()), SPECTATOR)
    others = (seat for seat in range(len(live.saved.seats)) if seat not in mine)
    return (*map(str, mine), *map(str, others), SPECTATOR, OPEN)


def _own_perspective(request: AnyRequest, live: LiveTable, allowed: tuple[str, ...]) -> str:
    own = str(seat_of(request, live))
    return own if own in allowed else SPECTATOR


def _chosen(perspective: str, allowed: tuple[str, ...], live: LiveTable) -> str:
    if perspective in allowed:
        return perspective
    known = {SPECTATOR, OPEN, *map(str, range(len(live.saved.seats)))}
    if perspective in known:
        raise ForbiddenError(phrase("server-perspective-closed"))
    raise UnknownError(phrase("server-perspective"))


def _require_frame(recorded: Frames, number: int) -> None:
    if not 0 <= number < len(recorded):
        raise UnknownError(phrase("server-frame", most=len(recorded) - 1))


def _viewer(perspective: str) -> Viewer:
    return None if perspective in (SPECTATOR, OPEN) else int(perspective)


def _story(
    game: AnyGame, events: Iterable[Any], perspective: str, reader: Viewer
) -> tuple[StoryLine, ...]:
    """Tell events: complete in the open perspective, otherwise redacted for the viewer."""
    if perspective == OPEN:
        return narrate_events(game, events, reader)
    viewer = _viewer(perspective)
    return narrate_events(game, seen_events(events, viewer), viewer)


def _frame_view(live: LiveTable, number: int, state: Any, perspective: str) -> FrameView:
    seats = range(len(live.saved.seats)) if perspective == OPEN else ()
    return FrameView(
        number,
        _snapshot(live.game, state, _viewer(perspective)),
        tuple(_snapshot(live.game, state, seat) for seat in seats),
    )


def _snapshot(game: AnyGame, state: Any, viewer: Viewer) -> Snapshot:
    view = game.view(state, viewer)
    return Snapshot(view, game.question(view), list_options(game, view), game.facts(view))


def _seat_requests(live: LiveTable, seat: Seat) -> tuple[SeatRequest, ...]:
    """Keep the bots, and replace the other people with bots."""
    return tuple(
        SeatRequest("me") if other == seat else SeatRequest("bot", holder.bot)
        for other, holder in enumerate(live.saved.seats)
    )


def _imagined(game: AnyGame, state: Any, seat: Seat) -> str:
    """Return a random state that looks the same to this seat, as JSON."""
    world = game.imagine(game.view(state, seat), SystemRandom())
    return msgspec.json.encode(world).decode()
