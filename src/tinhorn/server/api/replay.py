"""Looking back over HTTP: the moments of a game through somebody's eyes, and playing on from one.

While a game is on, a device sees its own seat's past or a spectator's; once it is over, everyone
may look through all eyes, or at everything. Whatever is shown of a moment comes from the view and
the events of that moment: nobody sees more in it than they could when it was now.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial
from random import SystemRandom
from typing import Any, Final

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromQuery, JSONBody

from tinhorn.kernel.game import AnyGame, Seat, Viewer, seen_events
from tinhorn.kernel.phrase import phrase
from tinhorn.server import auth, seat_changes
from tinhorn.server.api.context import (
    AnyRequest,
    AppServices,
    Code,
    found,
    limit,
    require_ended,
    seat_of,
)
from tinhorn.server.api.errors import ConflictError, ForbiddenError, UnknownError
from tinhorn.server.api.joining import new_table, newcomer, seated
from tinhorn.server.replays import Frames
from tinhorn.server.socket.updates import options, story
from tinhorn.server.wire import (
    Frame,
    FrameView,
    PlayOn,
    Replay,
    Seated,
    SeatRequest,
    Snapshot,
    StoryLine,
)
from tinhorn.table.decide import setup_of
from tinhorn.table.live import LiveTable
from tinhorn.table.seating import begin, new_saved_table

SPECTATOR: Final = "spectator"
OPEN: Final = "open"
MOST_VIEWS: Final = 16
"""So many moments are drawn at once."""


@get("/tables/{code:str}/moments")
async def frames(
    request: AnyRequest,
    services: AppServices,
    code: Code,
    perspective: FromQuery[str | None] = None,
) -> Replay:
    """The moments of a game, and what happened at each; without a lens, through the own eyes."""
    live = await found(request, services, code)
    allowed = _perspectives(request, live)
    chosen = (
        _own_perspective(request, live, allowed)
        if perspective is None
        else _chosen(perspective, allowed, live)
    )
    recorded = await services.replays.of(live)
    if not recorded:
        raise ConflictError(phrase("table-seating"))

    def update() -> tuple[Frame, ...]:
        return tuple(
            Frame(number, _story(live.game, frame.events, chosen))
            for number, frame in enumerate(recorded)
        )

    return Replay(chosen, allowed, await asyncio.to_thread(update))


@get("/tables/{code:str}/scenes")
async def frame_views(
    request: AnyRequest,
    services: AppServices,
    code: Code,
    perspective: FromQuery[str],
    first: FromQuery[int],
    last: FromQuery[int],
) -> tuple[FrameView, ...]:
    """The moments from `first` to `last`, to be drawn; never more than 16."""
    live = await found(request, services, code)
    chosen = _chosen(perspective, _perspectives(request, live), live)
    recorded = await services.replays.of(live)
    _require_frame(recorded, first)

    def drawn() -> tuple[FrameView, ...]:
        end = min(last + 1, first + MOST_VIEWS)
        return tuple(
            _frame_view(live, first + at, frame.state, chosen)
            for at, frame in enumerate(recorded[first:end])
        )

    return await asyncio.to_thread(drawn)


@post("/tables/{code:str}/again")
async def play_on(
    request: AnyRequest, services: AppServices, code: Code, data: JSONBody[PlayOn]
) -> Response[Seated]:
    """Play on from a moment against bots: what the seat did not know then is dealt anew."""
    services.limits.creations.asking(auth.address_of(request))
    live = await found(request, services, code)
    require_ended(live)
    recorded = await services.replays.of(live)
    _require_frame(recorded, data.frame)
    if not 0 <= data.seat < len(live.saved.seats):
        raise UnknownError(phrase("setup-no-such-seat", number=data.seat + 1))
    state = recorded[data.frame].state
    if not live.game.pending(state):
        raise ConflictError(phrase("table-over"))
    token, recovery = auth.new_token(), auth.new_recovery()
    me = newcomer(data.name, data.hat, token, recovery, data.contribution)
    terms = live.saved.terms
    table = await new_table(
        services,
        partial(
            new_saved_table,
            game=live.game,
            setup=setup_of(live.game, live.saved),
            seats=seat_changes.holders(_against_bots(live, data.seat), live.game.NAME, me),
            now=services.clock.now(),
            timing=msgspec.structs.replace(terms.timing, kind="none", answer=None),
            title=terms.title,
            host=data.seat,
            start=await asyncio.to_thread(_imagined, live.game, state, data.seat),
        ),
    )
    await services.revise(table, begin)
    return await seated(request, services, table, data.seat, token, recovery)


REPLAY: Final = Router("/api", before_request=limit, route_handlers=[frames, frame_views, play_on])


def _perspectives(request: AnyRequest, live: LiveTable) -> tuple[str, ...]:
    """Through whose eyes this device may look now, its own seats first.

    One that several people share shows none of their secrets while the game is on.
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


def _story(game: AnyGame, events: Iterable[Any], perspective: str) -> tuple[StoryLine, ...]:
    """With everything open, events as they were; else as the viewer could know them."""
    if perspective == OPEN:
        return story(game, events, None)
    viewer = _viewer(perspective)
    return story(game, seen_events(events, viewer), viewer)


def _frame_view(live: LiveTable, number: int, state: Any, perspective: str) -> FrameView:
    seats = range(len(live.saved.seats)) if perspective == OPEN else ()
    return FrameView(
        number,
        _snapshot(live.game, state, _viewer(perspective)),
        tuple(_snapshot(live.game, state, seat) for seat in seats),
    )


def _snapshot(game: AnyGame, state: Any, viewer: Viewer) -> Snapshot:
    seen = game.view(state, viewer)
    return Snapshot(seen, game.question(seen), options(game, seen), game.facts(seen))


def _against_bots(live: LiveTable, seat: Seat) -> tuple[SeatRequest, ...]:
    """Bots stay as they are; people make room for bots."""
    return tuple(
        SeatRequest("me") if other == seat else SeatRequest("bot", holder.bot)
        for other, holder in enumerate(live.saved.seats)
    )


def _imagined(game: AnyGame, state: Any, seat: Seat) -> str:
    """A state that this seat could not have told from the real one, as JSON."""
    world = game.imagine(game.view(state, seat), SystemRandom())
    return msgspec.json.encode(world).decode()
