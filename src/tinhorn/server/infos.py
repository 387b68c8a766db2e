"""What anyone may know of a table, as one reader is told it."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from tinhorn.kernel.game import Seat, Viewer
from tinhorn.server.wire import Clock, SeatInfo, SeatPresence, TableInfo
from tinhorn.table.fairness import commitment
from tinhorn.table.live import LiveTable
from tinhorn.table.model import Holder, Kept


def table_info(
    live: LiveTable, you: Viewer, *, connected: Collection[Seat], base: str
) -> TableInfo:
    """`connected`: the seats that someone is connected for. `base`: the address of this server."""
    kept = live.kept
    course = live.course
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
        is_your_turn=you is not None and kept.status == "playing" and live.asked(you) is not None,
        link=f"{base}/t/{kept.terms.id}",
        next_code=kept.rematch,
        outcome=None if course is None else live.game.outcome(course.state),
    )


def seat_infos(kept: Kept, connected: Collection[Seat]) -> tuple[SeatInfo, ...]:
    return tuple(
        SeatInfo(
            kind=holder.kind,
            name=holder.name,
            hat=holder.hat,
            bot=holder.bot,
            presence=_presence(holder, is_connected=seat in connected),
            is_host=seat == kept.terms.host,
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
