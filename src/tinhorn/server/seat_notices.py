"""What everybody at a table is told when a seat changes hands: before a game, by a new code.

That somebody counts as away is no such change: it must stay hidden (`table/live.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import replace

from tinhorn.kernel import Seat
from tinhorn.table.model import NO_SEAT, ChatLine, Holder, SavedTable

BY_HOST: Final = ("notice-reissue", "notice-moved")
"""What is said together with who did it."""
ABOUT_CODES: Final = (*BY_HOST, "notice-kept", "notice-reclaimed")


class NoticedChange:
    """A change of a table that remembers which seats it has changed.

    A table may apply a change again, if another process was faster: the last time counts.
    """

    def __init__(self, change: Callable[[SavedTable], SavedTable]) -> None:
        self._change = change
        self._applied: tuple[SavedTable, SavedTable] | None = None
        """The table before and after."""

    def __call__(self, saved: SavedTable) -> SavedTable:
        after = self._change(saved)
        self._applied = saved, after
        return after

    def notices(self, now: int) -> list[ChatLine]:
        """Return the lines for the chat that follow from the change."""
        return [] if self._applied is None else list(_notices(*self._applied, now))


def _notices(before: SavedTable, after: SavedTable, now: int) -> Iterator[ChatLine]:
    if before.status == after.status == "seating":
        yield from _before_game(before, after, now)
    if before.status != "playing" or after.status != "playing":
        return
    for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        if (phrase := _notice(old, new)) is not None:
            yield _line(phrase, seat, before, after, now)
    for phrase, about in _agreed(before, after):
        request = f"{about}:{phrase}#{before.version}"
        yield ChatLine(at=now, seat=about, phrase=phrase, request=request)


def _before_game(before: SavedTable, after: SavedTable, now: int) -> Iterator[ChatLine]:
    """Yield what is said of new codes. People come and go, and seats are reordered, in silence."""
    for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=False)):
        phrase = _notice_about_device(old, new) if _is_same_person(old, new) else None
        if phrase in ABOUT_CODES:
            yield _line(phrase, seat, before, after, now)


def _is_same_person(before: Holder, after: Holder) -> bool:
    """Return True if both have the same recovery code, or one has it as the former one."""
    codes, kept = {before.recovery, before.former}, {after.recovery, after.former}
    return before.kind == after.kind == "person" and bool(codes & kept - {None})


def _line(phrase: str, seat: Seat, before: SavedTable, after: SavedTable, now: int) -> ChatLine:
    request = f"{seat}:{phrase}#{before.version}"
    line = ChatLine(at=now, seat=seat, phrase=phrase, request=request)
    return _with_host(line, before.seats[seat], after.seats[seat]) if phrase in BY_HOST else line


def _agreed(before: SavedTable, after: SavedTable) -> Iterator[tuple[str, Seat]]:
    """Yield what is said about the table, and the seat that asked for it or that it is about."""
    old, new = before.conduct, after.conduct
    if new.motion is not None and new.motion != old.motion and len(new.motion.agreed) == 1:
        yield f"notice-asks-{new.motion.wish}", new.motion.by
    if old.motion is not None and new.motion is None and before.seats == after.seats:
        is_done = old.pauses != new.pauses or old.clock_from != new.clock_from
        is_undone = old.motion.wish == "undo" and old.carried != new.carried
        if is_undone:
            yield "notice-taken-back", old.motion.by
        elif not is_done:
            yield "notice-motion-ended", old.motion.by
    if old.is_paused != new.is_paused:
        yield "notice-paused" if new.is_paused else "notice-continued", _mover(after)
    if old.clock_from != new.clock_from:
        yield "notice-clock", _mover(after)
    if old.acting_host != new.acting_host:
        yield "notice-host", new.acting_host if new.acting_host is not None else after.terms.host


def _mover(after: SavedTable) -> Seat:
    carried = after.conduct.carried
    assert carried is not None, "the players agreed on it"
    return carried.by


def _with_host(line: ChatLine, before: Holder, after: Holder) -> ChatLine:
    """Add who made the new code of a seat. A big screen has no seat, but phrases of its own."""
    by = after.reissued_by if before.reissued_by is None else before.reissued_by
    if by == NO_SEAT:
        return replace(line, phrase=f"{line.phrase}-screen")
    return replace(line, by=by)


def _notice(before: Holder, after: Holder) -> str | None:
    """Return what is said about a seat, if anything."""
    if after.kind == "person":
        return _notice_about_device(before, after)
    if (before.kind, before.bot) == (after.kind, after.bot):
        return None
    how = "left" if before.kind == "person" else "given"
    return f"notice-{how}-{'bot' if after.kind == 'bot' else 'empty'}"


def _notice_about_device(before: Holder, after: Holder) -> str | None:
    """Return what is said when a seat stays with a person, perhaps on another device."""
    if before.former is not None and after.former is None:
        return "notice-reclaimed"
    has_used_code = before.reissued is not None and after.reissued is None
    if has_used_code and after.recovery != before.recovery:
        return "notice-moved"
    if before.token is None and after.token is not None:
        return "notice-back"
    if after.is_covered != before.is_covered:
        return "notice-covered" if after.is_covered else "notice-uncovered"
    if after.reissued not in (before.reissued, None):
        return "notice-reissue"
    return "notice-kept" if has_used_code else None
