"""What a returning player has missed, over HTTP.

Everything comes from what the seat was sent: its views, and the events that it was told. So the
answer reveals nothing, and its cost depends on nothing secret.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import Final

from tinhorn.kernel import CHANCE, How, Phrase, Seat, phrase, seen_events
from tinhorn.server.api.context import (
    AnyRequest,
    AppServices,
    Code,
    find_table,
    limit,
    require_seat,
    seats_of,
)
from tinhorn.server.api.framework import Router, get
from tinhorn.server.computed.replays import Frames, ReplayCache
from tinhorn.server.wire.table import CatchUp
from tinhorn.table.live import LiveTable
from tinhorn.table.model import Seen
from tinhorn.table.storage.interface import Storage

AWAY: Final = 5 * 60_000
"""How long a player has been away, in milliseconds, before they are told what they have missed; at
once if a bot has answered for them."""


@get("/tables/{code:str}/catch-up")
async def catch_up(request: AnyRequest, services: AppServices, code: Code) -> CatchUp:
    """Tell what the player of the reader's seat has missed; without a summary if that is nothing.

    Where several people share the device, nobody is told.
    """
    live = await find_table(request, services, code)
    seat = require_seat(request, live)
    is_shared = len(seats_of(request, live)) > 1
    now = services.clock.now()
    return await missed(
        live, seat, services.storage, services.replays, now=now, is_shared=is_shared
    )


CATCH_UP: Final = Router("/api", before_request=limit, route_handlers=[catch_up])


async def missed(
    live: LiveTable,
    seat: Seat,
    storage: Storage,
    replays: ReplayCache,
    *,
    now: int,
    is_shared: bool = False,
) -> CatchUp:
    """Return what the player of a seat has missed."""
    seen, story = await _last_sight(storage, live, seat), live.story
    line = story.lines_until(seat, seen.seq)
    nothing = CatchUp(since=seen.at / 1000, line=line, frame=0, summary=())
    answers = [origin.how for _, origin, _ in story.answers_since(seen.seq) if origin.seat == seat]
    is_new = _is_told(live, seat, seen) and now - seen.at >= AWAY
    if is_shared or live.saved.status != "playing" or not (is_new or "bot" in answers):
        return nothing
    told, after = story.told_since(seat, seen.seq), live.view(seat)
    frames = await replays.frames_of(live)

    def build() -> CatchUp:
        frame = last_frame(frames, seat, line)
        before = None if frame is None else live.game.view(frames[frame].state, seat)
        summary = (*live.game.recap(before, after, told), *_given(answers))
        return CatchUp(since=seen.at / 1000, line=line, frame=frame or 0, summary=summary)

    return await asyncio.to_thread(build)


async def _last_sight(storage: Storage, live: LiveTable, seat: Seat) -> Seen:
    """Return what the player saw last: what the page reported, or what they did after that."""
    own = live.story.own_sight(seat, live.saved.terms.opened)
    noted = await storage.seen(live.id, seat)
    return own if noted is None or noted.seq < own.seq else noted


def _is_told(live: LiveTable, seat: Seat, seen: Seen) -> bool:
    """Return True if somebody else has answered since, and the player may know of it.

    Answers to questions that are closed are known; others may still be sealed.
    """
    closed = 0 if live.progress is None else live.progress.asked_seq
    is_answered = any(
        origin.seat not in (seat, CHANCE) and (number <= closed or seen_events(events, seat))
        for number, origin, events in live.story.answers_since(seen.seq)
    )
    return is_answered and bool(live.story.told_since(seat, seen.seq))


def last_frame(frames: Frames, seat: Seat, lines: int) -> int | None:
    """Return the last frame of which a player has seen everything; `None` if there is none."""
    told = accumulate(len(seen_events(frame.events, seat)) for frame in frames)
    return max((number for number, until in enumerate(told) if until <= lines), default=None)


def _given(answers: Iterable[How | None]) -> Iterator[Phrase]:
    """Say how often the clock or a bot answered for the player."""
    given = list(answers)
    for how in ("clock", "bot"):
        if count := given.count(how):
            yield phrase(f"recap-{how}", count=count)
