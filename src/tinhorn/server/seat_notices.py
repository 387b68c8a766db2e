"""What everybody at a table is told when a seat changes hands during a game.

That somebody counts as away is no such change: it must stay hidden (`table/live.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tinhorn.table.model import ChatLine, Holder, SavedTable


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
        """The lines for the chat that follow from the change."""
        return [] if self._applied is None else list(_notices(*self._applied, now))


def _notices(before: SavedTable, after: SavedTable, now: int) -> Iterator[ChatLine]:
    if before.status != "playing" or after.status != "playing":
        return
    for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        if (phrase := _notice(old, new)) is not None:
            request = f"{seat}:{phrase}#{before.version}"
            yield ChatLine(at=now, seat=seat, phrase=phrase, request=request)


def _notice(before: Holder, after: Holder) -> str | None:
    """Players who leave keep their name on the seat; the host gives it to somebody else."""
    if before.kind != "person":
        return None
    if after.kind == "person":
        return "notice-back" if before.token is None and after.token is not None else None
    manner = "left" if after.name == before.name else "given"
    return f"notice-{manner}-{'bot' if after.kind == 'bot' else 'empty'}"
