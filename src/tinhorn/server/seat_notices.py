"""What everybody at a table is told when a seat changes hands during a game.

That somebody counts as away is no such change: it must stay hidden (`table/live.py`).
"""

from __future__ import annotations

from collections.abc import Iterator

from tinhorn.table.model import ChatLine, Holder, SavedTable


def seat_notices(before: SavedTable, after: SavedTable, now: int) -> Iterator[ChatLine]:
    """The lines for the chat that follow from a change of the table."""
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
