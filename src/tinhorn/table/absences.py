"""What follows when players stay away: somebody else acts as the host, or a bot covers a seat.

It depends on who is connected and who is asked in front of everybody, so it reveals nothing. Since
when somebody has been away is stored, and the next look at it is a deadline of the table: both hold
while nobody is there, and after a restart.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from msgspec.structs import replace

from tinhorn.kernel import AnyGame, Seat
from tinhorn.table.model import NO_SEAT, Absence, SavedTable
from tinhorn.table.pauses import later, without_pauses
from tinhorn.table.progress import Progress
from tinhorn.table.seating import CLOCKLESS_WAIT, cover, return_to_seat

HOST_PATIENCE: Final = 10 * 60_000
"""How long the host may be away, in milliseconds, before somebody else acts as the host."""
SLOW_HOST_PATIENCE: Final = 60 * 60_000
"""The same at a slow table."""


def after_absences(
    game: AnyGame, saved: SavedTable, progress: Progress | None, present: Collection[Seat], now: int
) -> SavedTable:
    """Return the table after what the absences there lead to now."""
    if saved.has_ended:
        return saved
    saved = _noted(saved, present, now)
    for here in sorted(present):
        if saved.seats[here].reissued is not None:  # made by a process that did not know
            saved = return_to_seat(saved, here)
    saved = set_acting_host(saved, acting_host(saved, present, now))
    for seat, due in _cover_dues(game, saved, progress):
        bot, is_gone = saved.conduct.cover_bot, seat not in present
        if due <= now and is_gone and bot is not None and _has_company(saved, seat):
            saved = cover(saved, seat, bot)
    next_look = cover_due(game, saved, progress)
    if next_look is not None and next_look <= now:
        saved = replace(saved, conduct=replace(saved.conduct, looked_at=now))
    return saved


def cover_due(game: AnyGame, saved: SavedTable, progress: Progress | None) -> int | None:
    """Return when to look next whether somebody has kept the table waiting for too long."""
    return min([due for _, due in _cover_dues(game, saved, progress)], default=None)


def _cover_dues(
    game: AnyGame, saved: SavedTable, progress: Progress | None
) -> Iterator[tuple[Seat, int]]:
    """Yield the seats that everybody knows to be awaited, and when a bot covers each.

    In a reaction window nobody is awaited in public.
    """
    rule = saved.conduct
    if rule.cover != "minutes" or rule.is_paused or saved.status != "playing":
        return
    if progress is None or progress.is_window:
        return
    since = {absence.seat: absence.since for absence in rule.gone}
    asked_at = without_pauses(progress, saved).asked_at
    for seat in awaited(game, progress):
        if _has_company(saved, seat):
            gone_at = later(since.get(seat, rule.looked_at), rule.pauses)
            yield seat, max(asked_at, gone_at) + rule.cover_after


def _has_company(saved: SavedTable, seat: Seat) -> bool:
    """Return True if this person, and another one, has no bot: else nobody waits for them."""
    uncovered = _uncovered(saved)
    return seat in uncovered and len(uncovered) > 1


def _uncovered(saved: SavedTable) -> list[Seat]:
    """List the people for whom no bot answers."""
    return [
        seat
        for seat, holder in enumerate(saved.seats)
        if holder.kind == "person" and not holder.is_covered
    ]


def _noted(saved: SavedTable, present: Collection[Seat], now: int) -> SavedTable:
    """Note who has gone since the last look, and who is back, where something follows from it."""
    conduct = saved.conduct
    people = [seat for seat, holder in enumerate(saved.seats) if holder.kind == "person"]
    if len(people) == 1:
        people = []
    elif conduct.cover != "minutes" or saved.status != "playing":
        people = [seat for seat in people if seat in (saved.terms.host, conduct.acting_host)]
    known = {absence.seat: absence.since for absence in conduct.gone}
    gone = tuple(Absence(seat, known.get(seat, now)) for seat in people if seat not in present)
    return replace(saved, conduct=replace(conduct, gone=gone))


def acting_host(saved: SavedTable, present: Collection[Seat], now: int) -> Seat | None:
    """Return who acts as the host; `None` while the host is there, or nobody else is."""
    host, acting = saved.terms.host, saved.conduct.acting_host
    if host == NO_SEAT or saved.seats[host].kind != "person" or host in present:
        return None
    since = {absence.seat: absence.since for absence in saved.conduct.gone}
    patience = SLOW_HOST_PATIENCE if saved.terms.timing.kind == "slow" else HOST_PATIENCE
    if acting is None and now - since.get(host, now) < patience:
        return None
    if acting is not None and now - since.get(acting, now) < patience:
        return acting
    here = (seat for seat in _uncovered(saved) if seat in present)
    return next(here, acting)


def set_acting_host(saved: SavedTable, seat: Seat | None) -> SavedTable:
    return replace(saved, conduct=replace(saved.conduct, acting_host=seat))


def is_late(
    game: AnyGame, saved: SavedTable, progress: Progress | None, seat: Seat, now: int
) -> bool:
    """Return True if the others may let a bot answer for an absent player now.

    With hours or days for an answer, the first half of them is that player's alone; so it is where
    there was such a limit earlier in the game. The others may choose the bot at once. A pause that
    all have agreed on cannot end without that player or a bot.
    """
    timing, conduct = saved.terms.timing, saved.conduct
    given = (timing.answer or 0) if timing.kind == "slow" else 0
    given = max(given, conduct.reissue_wait if conduct.reissue_wait > CLOCKLESS_WAIT else 0)
    if not given or progress is None or (conduct.is_paused and not conduct.host_decides):
        return True
    asked_at = without_pauses(progress, saved).asked_at
    is_awaited = not progress.is_window and seat in awaited(game, progress)
    return is_awaited and now - asked_at >= given / 2


def awaited(game: AnyGame, progress: Progress) -> list[Seat]:
    """List the seats that everybody knows to be awaited.

    Where several seats answer one prompt in secret, nobody may know who has answered.
    """
    is_answered = any(entry.prompt == progress.prompt for entry in progress.recent)
    is_alone = len(progress.decisions) == 1 and not is_answered
    shown = game.SHOWS_READY
    return [asked.seat for asked in progress.decisions if is_alone or asked.kind in shown]
