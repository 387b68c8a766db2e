"""Builds the public information about a table for one reader."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Final

import msgspec

from tinhorn.games import GAMES
from tinhorn.kernel import Seat, Viewer, decoder
from tinhorn.locale import seat_names
from tinhorn.server.seat_changes import (
    MINUTE,
    character_of_holder,
    host_of,
    is_host,
    is_removed,
    level_of_holder,
    seats_of,
)
from tinhorn.server.wire.lobby import Clock, MotionInfo, MyTable, SeatInfo, SeatPresence, TableInfo
from tinhorn.table.deadlines import closes_at
from tinhorn.table.decide import fingerprint_of
from tinhorn.table.fairness import commitment
from tinhorn.table.live import LiveTable
from tinhorn.table.model import NO_SEAT, Holder, Motion, SavedTable, Timing

REMEMBERED_TABLES: Final = 4_096
"""For how many tables we remember what never changes in their descriptions."""


def build_table_info(
    live: LiveTable,
    you: Viewer,
    token: str | None,
    *,
    connected: Collection[Seat],
    watching: int,
    base: str,
) -> TableInfo:
    """Describe a table to a device with this hashed token, which shows the view of `you`.

    `connected`: the seats with an open connection. `base`: the address of this server.
    """
    saved = live.saved
    progress = live.progress
    yours = seats_of(saved, token)
    asked = tuple(seat for seat in yours if _is_asked(live, seat))
    is_reaction_window = saved.status == "playing" and live.is_reaction_window
    return TableInfo(
        code=saved.terms.id,
        title=saved.terms.title,
        game=saved.terms.game,
        options=named_options(saved.terms.game, saved.terms.options),
        status="seating" if saved.status == "starting" else saved.status,
        seats=_seat_infos(saved, connected),
        clock=_clock(saved),
        windows=saved.terms.timing.windows,
        hints=saved.terms.hints,
        listed=saved.terms.is_listed,
        when_left=saved.terms.when_left,
        cover=saved.conduct.cover,
        cover_minutes=saved.conduct.cover_after // MINUTE,
        binding=saved.conduct.is_binding,
        consent=saved.conduct.asks_back,
        visitors=saved.conduct.visitors,
        host_decides=saved.conduct.host_decides,
        paused_at=saved.conduct.pauses[-1].since / 1000 if saved.conduct.is_paused else None,
        motion=_motion(saved.conduct.motion),
        commitment=_commitment(saved.terms.secret),
        is_starting=saved.status == "starting",
        attempts=saved.attempts,
        terms=fingerprint_of(saved) if saved.status == "starting" else None,
        you=you,
        yours=yours,
        is_removed=is_removed(saved, token),
        asked=asked,
        is_your_turn=_is_turn(live, you, asked, is_reaction_window=is_reaction_window),
        is_reaction_window=is_reaction_window,
        is_host=is_host(saved, token),
        has_screen=saved.terms.host == NO_SEAT,
        watching=watching,
        link=f"{base}/t/{saved.terms.id}",
        next_code=saved.rematch,
        outcome=None if progress is None else live.game.outcome(progress.state),
    )


def build_my_table(live: LiveTable, info: TableInfo, now: int) -> MyTable:
    """Describe a table to a device that holds a seat there."""
    progress = live.progress
    if progress is None or info.status != "playing":
        return MyTable(info, None, None, None, None)
    closes = closes_at(progress, live.saved)
    return MyTable(
        info,
        question=live.game.question(live.view(info.you)),
        since=(now - progress.asked_at) / 1000,
        left=None if closes is None else max(0.0, (closes - now) / 1000),
        round=live.game.round_number(progress.state),
    )


def _is_asked(live: LiveTable, seat: Seat) -> bool:
    return live.saved.status == "playing" and live.asked(seat) is not None


def _is_turn(
    live: LiveTable, you: Viewer, asked: tuple[Seat, ...], *, is_reaction_window: bool
) -> bool:
    """Tell whether a seat is asked: in a reaction window only if it can react, and only itself."""
    if is_reaction_window:
        return you in asked and len(live.view(you).options) > 1
    return bool(asked) if you is None else you in asked


def _seat_infos(saved: SavedTable, connected: Collection[Seat]) -> tuple[SeatInfo, ...]:
    host, present = host_of(saved), presence_of_seats(saved, connected)
    return tuple(
        [
            SeatInfo(
                kind=holder.kind,
                name=holder.name,
                hat=holder.hat,
                bot=level_of_holder(holder),
                character=character_of_holder(holder),
                presence=present[seat],
                is_covered=holder.is_covered,
                has_left=holder.gone is not None,
                is_host=seat == host,
                commitment=holder.commitment,
            )
            for seat, holder in enumerate(saved.seats)
        ]
    )


def names_of_seats(saved: SavedTable, language: str) -> tuple[str, ...]:
    """Return the name of each seat for use in sentences of this language."""
    return names_of_holders(saved.seats, language)


def names_of_holders(holders: Iterable[Holder], language: str) -> tuple[str, ...]:
    """Return the name of each of these players, in the order of their seats."""
    return seat_names([(holder.name, holder.hat) for holder in holders], language)


def presence_of_seats(saved: SavedTable, connected: Collection[Seat]) -> tuple[SeatPresence, ...]:
    """Return the presence of each seat: bots are always here."""
    return tuple(
        [
            "here" if seat in connected or holder.kind == "bot" else "away"
            for seat, holder in enumerate(saved.seats)
        ]
    )


_commitment: Final = lru_cache(REMEMBERED_TABLES)(commitment)


@lru_cache
def named_options(game: str, options: str) -> dict[str, str]:
    """Return the options of a setup that have named values, without the number of players."""
    setup = msgspec.structs.asdict(decoder(GAMES[game].Setup).decode(options))
    return {name: value for name, value in setup.items() if isinstance(value, str)}


def _clock(saved: SavedTable) -> Clock:
    return _clock_of(saved.terms.timing)


def _clock_of(timing: Timing) -> Clock:
    return Clock(timing.kind, (timing.answer or 0) // 1000)


def _motion(motion: Motion | None) -> MotionInfo | None:
    if motion is None:
        return None
    clock = None if motion.timing is None else _clock_of(motion.timing)
    return MotionInfo(motion.wish, motion.by, motion.agreed, motion.seat, clock)
