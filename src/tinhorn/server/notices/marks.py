"""When players are told. It follows from what everybody at the table knows.

A look at a table decides which notices are due. The times of looks and notices depend on questions
and their limits, never on hands, orders or sealed answers. Only whether a seat still owes its own
answer decides whether that seat is told; in a reaction window not even that.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from tinhorn.kernel import Seat
from tinhorn.server.notices.model import TOLD_STAGES, Contact, Kind, MarkKind, Notice, Stage
from tinhorn.table.deadlines import closes_at
from tinhorn.table.model import SavedTable
from tinhorn.table.pauses import without_pauses
from tinhorn.table.progress import Progress
from tinhorn.table.seating import reissue_ends

SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
FIRST: Final = 5 * MINUTE
"""How long a question is open before the first notice."""
LAST: Final = 2 * HOUR
"""How long before the limit the last notice comes."""
KEPT: Final = 24 * HOUR
"""How long after the end of a game its players can still be asked for a rematch."""
SLACK: Final = 5_000
NIGHT: Final = 22
MORNING: Final = 8


class Mark(NamedTuple):
    """A time at which those who are asked are told."""

    kind: MarkKind
    at: int


def stage_of(saved: SavedTable) -> Stage:
    """Return how far a table has come."""
    match saved.status:
        case "seating":
            is_full = all(holder.kind != "open" for holder in saved.seats)
            return "full" if is_full else "seating"
        case "starting":
            return "full"
        case "over":
            return "over" if saved.rematch is None else "rematch"
        case "playing" | "abandoned":
            return saved.status


def marks(progress: Progress, saved: SavedTable) -> list[Mark]:
    """Return the marks of the open question, in order; none while the game is paused.

    Pauses do not count, and a changed clock begins anew.
    """
    if saved.status != "playing" or not progress.decisions or saved.conduct.is_paused:
        return []
    asked_at, limit = without_pauses(progress, saved).asked_at, closes_at(progress, saved)
    first = asked_at + FIRST
    kind: MarkKind = "window" if progress.is_window else "turn"
    if limit is None or kind == "window":
        return [Mark(kind, first)] if limit is None or first < limit else []
    half = Mark("half", (asked_at + limit) // 2)
    found = [Mark(kind, first), half, Mark("last", limit - LAST)]
    return sorted([mark for mark in found if first <= mark.at < limit], key=lambda mark: mark.at)


def is_owed(progress: Progress, seat: Seat) -> bool:
    """Return True if a seat is to be told of the open question.

    In a reaction window all are told: who can react, or has reacted already, must not show.
    """
    return progress.is_window or progress.decision_of(seat) is not None


def next_look(progress: Progress | None, saved: SavedTable, now: int) -> int:
    """Return when to look at the table again.

    A question that is asked right after this look has its first mark after the next one. What
    happens before and after a game is announced (`Notices.follow`).
    """
    match saved.status:
        case "playing":
            assert progress is not None
            return min([now + FIRST, *(at for _, at in marks(progress, saved) if at > now)])
        case "starting":
            return now + FIRST
        case "seating":
            return now + HOUR
        case "over" | "abandoned":
            return now + KEPT


def due_notices(
    progress: Progress | None, saved: SavedTable, contacts: list[Contact], *, now: int
) -> Iterator[Notice]:
    """Find what is to be told of the open question: of the marks that have passed, the last."""
    if progress is None:
        return
    passed = [mark for mark in marks(progress, saved) if mark.at <= now]
    limit = closes_at(progress, saved)
    for contact in contacts:
        if passed and passed[-1].at > contact.since and is_owed(progress, contact.seat):
            assert progress.prompt is not None
            kind, at = passed[-1]
            yield _notice(contact, kind, progress.prompt, at=at, limit=limit)


def stage_notices(
    before: Stage, after: Stage, contacts: list[Contact], *, now: int
) -> Iterator[Notice]:
    """Find what is to be told because the table has come further."""
    kind: Kind
    for kind in ("full", "playing", "over", "rematch"):
        if kind == after and before != after and after in TOLD_STAGES:
            for contact in contacts:
                yield _notice(contact, kind, 0, at=now, limit=None)


def reissue_notices(saved: SavedTable, contacts: list[Contact]) -> Iterator[Notice]:
    """Find whom to tell that a new code waits for their seat: they refuse it by coming back."""
    for contact in contacts:
        at = waiting_code(saved, contact.seat)
        if at is not None:
            limit = reissue_ends(saved, contact.seat)
            yield _notice(contact, "reissue", made_number(saved, at), at=at, limit=limit)


def wish_notices(saved: SavedTable, contacts: list[Contact]) -> Iterator[Notice]:
    """Find whom to tell that the others wait for them to agree to something."""
    motion = saved.conduct.motion
    for contact in contacts:
        if motion is not None and owes_vote(saved, contact.seat):
            number, at = made_number(saved, motion.at), motion.at + FIRST
            yield _notice(contact, "wish", number, at=at, limit=None)


def owes_vote(saved: SavedTable, seat: Seat) -> bool:
    """Return True if this player, wherever they are, has to agree to what somebody asks for."""
    motion, holder = saved.conduct.motion, saved.seats[seat]
    if motion is None or motion.wish == "cover" or saved.status != "playing":
        return False
    return holder.kind == "person" and not holder.is_covered and seat not in motion.agreed


def waiting_code(saved: SavedTable, seat: Seat) -> int | None:
    """Return when the new code was made that waits for the player of a seat, if there is one."""
    holder = saved.seats[seat]
    is_waiting = saved.status == "playing" and holder.token is not None
    return holder.reissued_at if is_waiting else None


def made_number(saved: SavedTable, made_at: int) -> int:
    """Return the number by which a notice tells one new code, or one wish, from another."""
    return (made_at - saved.terms.opened) // SECOND + 1


def _notice(contact: Contact, kind: Kind, prompt: int, *, at: int, limit: int | None) -> Notice:
    due = (at // MINUTE + 1) * MINUTE + SLACK
    if contact.is_quiet:
        due = after_night(due, contact.zone, limit)
    return Notice(contact.table, contact.seat, kind, prompt, due)


def after_night(due: int, zone: str, limit: int | None) -> int:
    """Return `due`, or the morning after if it falls into a night in which no limit ends."""
    local = datetime.fromtimestamp(due / 1000, UTC).astimezone(ZoneInfo(zone))
    if MORNING <= local.hour < NIGHT:
        return due
    day = local + timedelta(days=1) if local.hour >= NIGHT else local
    morning = day.replace(hour=MORNING, minute=0, second=0, microsecond=0, fold=0)
    ends = int(morning.timestamp() * 1000) + SLACK
    return due if limit is not None and limit <= ends else ends
