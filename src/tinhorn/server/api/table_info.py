"""What anyone may know of a table, as one reader is told it."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from tinhorn.kernel.game import Seat, Viewer
from tinhorn.server.seat_changes import host_of, is_host, seats_of
from tinhorn.server.wire import Clock, MyTable, SeatInfo, SeatPresence, TableInfo
from tinhorn.table.deadlines import until
from tinhorn.table.fairness import commitment
from tinhorn.table.live import LiveTable
from tinhorn.table.model import NO_SEAT, Holder, Kept


def table_info(
    live: LiveTable,
    you: Viewer,
    token: str | None,
    *,
    connected: Collection[Seat],
    watching: int,
    base: str,
) -> TableInfo:
    """What a device is told that holds this token, hashed, and shows what `you` may see.

    `connected`: the seats that someone is connected for. `base`: the address of this server.
    """
    kept = live.kept
    course = live.course
    yours = seats_of(kept, token)
    asked = tuple(seat for seat in yours if _is_asked(live, seat))
    is_moment = kept.status == "playing" and live.is_moment
    return TableInfo(
        code=kept.terms.id,
        title=kept.terms.title,
        game=kept.terms.game,
        options=_options(kept),
        status=kept.status,
        seats=seat_infos(kept, connected),
        clock=_clock(kept),
        listed=kept.terms.is_listed,
        commitment=commitment(kept.terms.secret),
        you=you,
        yours=yours,
        asked=asked,
        is_your_turn=_is_turn(live, you, asked, is_moment=is_moment),
        is_moment=is_moment,
        is_host=is_host(kept, token),
        has_screen=kept.terms.host == NO_SEAT,
        watching=watching,
        link=f"{base}/t/{kept.terms.id}",
        next_code=kept.rematch,
        outcome=None if course is None else live.game.outcome(course.state),
    )


def my_table(live: LiveTable, info: TableInfo, now: int) -> MyTable:
    """How a table stands for a device that sits there."""
    course = live.course
    if course is None or info.status != "playing":
        return MyTable(info, None, None, None)
    closes = until(live.game, course, live.kept.seats, live.kept.terms)
    return MyTable(
        info,
        ask=live.game.ask(live.view(info.you)),
        since=(now - course.asked) / 1000,
        left=None if closes is None else max(0.0, (closes - now) / 1000),
    )


def _is_asked(live: LiveTable, seat: Seat) -> bool:
    return live.kept.status == "playing" and live.asked(seat) is not None


def _is_turn(live: LiveTable, you: Viewer, asked: tuple[Seat, ...], *, is_moment: bool) -> bool:
    """At a moment to react it is a seat's turn only if it can, and only that seat may know."""
    if is_moment:
        return you in asked and len(live.view(you).options) > 1
    return bool(asked) if you is None else you in asked


def seat_infos(kept: Kept, connected: Collection[Seat]) -> tuple[SeatInfo, ...]:
    return tuple(
        SeatInfo(
            kind=holder.kind,
            name=holder.name,
            hat=holder.hat,
            bot=holder.bot,
            presence=_presence(holder, is_connected=seat in connected),
            is_host=seat == host_of(kept),
        )
        for seat, holder in enumerate(kept.seats)
    )


def names(kept: Kept) -> tuple[str, ...]:
    """What the seats are called in sentences."""
    return tuple(holder.name or str(seat) for seat, holder in enumerate(kept.seats))


def _presence(holder: Holder, *, is_connected: bool) -> SeatPresence:
    return "here" if holder.kind == "bot" or is_connected else "away"


def _options(kept: Kept) -> dict[str, str]:
    setup = msgspec.json.decode(kept.terms.options, type=dict[str, int | str | None])
    return {name: value for name, value in setup.items() if isinstance(value, str)}


def _clock(kept: Kept) -> Clock:
    timing = kept.terms.timing
    return Clock(timing.kind, (timing.answer or 0) // 1000)
