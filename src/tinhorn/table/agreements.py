"""What the players of a running game agree on: pauses, another clock, a bot for an absent seat.

Pure functions for `LiveTable.revise`. Everything here is public: nothing depends on what a seat
holds or has answered.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from tinhorn.kernel import Seat, phrase
from tinhorn.table.model import NO_SEAT, Conduct, Motion, Pause, SavedTable
from tinhorn.table.seating import LobbyError, cover, reissue_wait


def deciders(
    saved: SavedTable, motion: Motion, *, host: Seat, present: Collection[Seat]
) -> frozenset[Seat]:
    """Return the seats that have to agree: the people whose seats no bot covers.

    A bot for an absent seat is for those to decide who are present, and an answer that is taken
    back for everybody. The rest may be for the host.
    """
    by_host = saved.conduct.host_decides and host != NO_SEAT
    if by_host and motion.wish not in ("cover", "undo"):
        return frozenset({host})
    people = {
        seat
        for seat, holder in enumerate(saved.seats)
        if holder.kind == "person" and not holder.is_covered and seat != motion.seat
    }
    return frozenset(people & {*present, motion.by} if motion.wish == "cover" else people)


def move(
    saved: SavedTable, motion: Motion, needed: Collection[Seat], now: int, bot: str
) -> SavedTable:
    """Put a motion, or agree to the same one of somebody else."""
    _require_possible(saved, motion)
    known = saved.conduct.motion
    if known is not None:
        raise LobbyError(phrase("motion-open"))
    if saved.conduct.host_decides and motion.by not in needed:
        raise LobbyError(phrase("server-host-only"))
    return _with_motion(saved, replace(motion, at=now), needed, now, bot)


def vote(
    saved: SavedTable, seat: Seat, needed: Collection[Seat], now: int, bot: str, *, agrees: bool
) -> SavedTable:
    """Agree to the open motion, or end it. A bot for a player who has left is out of question."""
    motion = saved.conduct.motion
    if motion is None:
        raise LobbyError(phrase("motion-none"))
    if saved.status != "playing":
        raise LobbyError(phrase(f"table-{saved.status}"))
    if not agrees or (motion.wish == "cover" and not _is_coverable(saved, motion.seat)):
        return _with(saved, replace(saved.conduct, motion=None))
    agreed = (*(one for one in motion.agreed if one != seat), seat)
    return _with_motion(saved, replace(motion, agreed=agreed), needed, now, bot)


def _require_possible(saved: SavedTable, motion: Motion) -> None:
    if saved.status != "playing":
        raise LobbyError(phrase(f"table-{saved.status}"))
    if motion.wish in ("pause", "continue") and saved.conduct.is_paused == (motion.wish == "pause"):
        raise LobbyError(phrase("table-paused" if motion.wish == "pause" else "table-not-paused"))
    if motion.wish == "cover" and not _is_coverable(saved, motion.seat):
        raise LobbyError(phrase("motion-nobody-away"))


def _is_coverable(saved: SavedTable, seat: Seat | None) -> bool:
    holder = None if seat is None else saved.seats[seat]
    return holder is not None and holder.kind == "person" and not holder.is_covered


def _with_motion(
    saved: SavedTable, motion: Motion, needed: Collection[Seat], now: int, bot: str
) -> SavedTable:
    """Carry a motion out if all agree; else it waits for the others."""
    if not {*needed} <= {*motion.agreed}:
        return _with(saved, replace(saved.conduct, motion=motion))
    conduct = replace(saved.conduct, motion=None, carried=motion)
    return _carried_out(_with(saved, conduct), motion, now, bot)


def _carried_out(saved: SavedTable, motion: Motion, now: int, bot: str) -> SavedTable:
    conduct = saved.conduct
    match motion.wish:
        case "pause":
            return _with(saved, replace(conduct, pauses=(*conduct.pauses, Pause(now))))
        case "continue":
            over = replace(conduct.pauses[-1], until=now)
            return _with(saved, replace(conduct, pauses=(*conduct.pauses[:-1], over)))
        case "clock":
            assert motion.timing is not None, "a motion about the clock names the clock"
            terms = replace(saved.terms, timing=motion.timing)
            conduct = replace(conduct, clock_from=now, reissue_wait=reissue_wait(saved))
            return _with(replace(saved, terms=terms), conduct)
        case "cover":
            assert motion.seat is not None, "a motion about a seat names the seat"
            return cover(saved, motion.seat, bot)
        case "undo":
            return saved  # `decide.propose_change` adds the entry


def _with(saved: SavedTable, conduct: Conduct) -> SavedTable:
    return replace(saved, conduct=conduct)
