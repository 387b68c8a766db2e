"""Reaction windows: who is still awaited, and when a window closes.

With several people, nothing here depends on what a seat holds or has sealed, with one exception:
a seat that asked for time ends that time by answering, whatever the answer is. Every person may ask
for time in every window. A person whose seat is not asked ends that time by releasing the window.

A table is private if one person plays there and nobody else watches. That person has nobody to hide
from, so a private window closes as soon as every seat with a card to play has answered.
"""

from __future__ import annotations

from typing import Final

from tinhorn.kernel.game import AnyGame, Decision, Seat
from tinhorn.table.model import Holder, SavedTable
from tinhorn.table.progress import Progress

BOT_LIMIT: Final = 60_000
"""If a bot has not answered after this time, the table gives the default answer for it."""
HANDING_OVER: Final = 15_000
"""How much longer a reaction window stays open where people hand one device around."""
HOLD_LIMIT: Final = 18_000
"""How long a seat that asked for time may think, counted from its request."""


def is_private(saved: SavedTable) -> bool:
    """True if one person plays, against bots or alone, and nobody else watches."""
    return not saved.is_watched and len(_people(saved)) == 1


def can_be_private(saved: SavedTable) -> bool:
    """True if the table is private whenever nobody else watches."""
    return saved.status == "playing" and len(_people(saved)) == 1


def window_length(saved: SavedTable) -> int:
    """Return how long a reaction window stays open at least: longer where people share a device."""
    tokens = [holder.token for holder in _people(saved) if holder.token is not None]
    is_shared = len(set(tokens)) < len(tokens)
    timing = saved.terms.timing
    return timing.window + int(HANDING_OVER * timing.pace) * is_shared


def window_end(game: AnyGame, progress: Progress, saved: SavedTable) -> int | None:
    """Return when the open window closes if nobody does anything; `None` if it waits for people.

    A window stays open for its full length even if every seat has answered: closing early would
    reveal that nobody needed the time. The exception is a table at which all people share one
    device, because there everybody sees who takes it.
    """
    if is_private(saved):
        return _private_end(game, progress, saved)
    waiting = {seat for seat, _ in progress.holds if _still_thinks(progress, saved, seat)}
    if _is_one_device(saved) and not _unsealed(progress) and not waiting:
        return progress.asked_at
    if saved.terms.timing.windows == "untimed" and _awaits_people(progress, saved):
        return _answer_limit(progress, saved)
    return _timed_end(progress, saved, waiting)


def announced_end(progress: Progress, saved: SavedTable) -> int | None:
    """Return the end of the window that all viewers are told. Sealed answers do not change it."""
    if is_private(saved) or saved.terms.timing.windows == "untimed":
        return _answer_limit(progress, saved)
    return _timed_end(progress, saved, {seat for seat, _ in progress.holds})


def awaited_bots(game: AnyGame, progress: Progress, saved: SavedTable) -> list[Decision]:
    """Return what bots are asked in the open window: at a private table, only real choices."""
    found = _real_choices(game, progress, saved) if is_private(saved) else _unsealed(progress)
    return [asked for asked in found if saved.seats[asked.seat].kind == "bot"]


def closes_unasked(game: AnyGame, progress: Progress, saved: SavedTable) -> bool:
    """True for an open window at a private table in which nobody has a choice left."""
    is_open = progress.is_window and is_private(saved)
    return is_open and not _real_choices(game, progress, saved)


def can_hold(progress: Progress, saved: SavedTable, seat: Seat) -> bool:
    """True if this seat may ask for time: every person may, once per window of a public table."""
    is_person = saved.seats[seat].kind == "person"
    return is_person and not is_private(saved) and not has_held(progress, seat)


def can_release(progress: Progress, saved: SavedTable, seat: Seat) -> bool:
    """True if this seat asked for time and still has it: it may end that time without an answer."""
    return has_held(progress, seat) and _still_thinks(progress, saved, seat)


def has_held(progress: Progress, seat: Seat) -> bool:
    """True if this seat has asked for time in the open window."""
    return any(holder == seat for holder, _ in progress.holds)


def must_answer(progress: Progress, saved: SavedTable, seat: Seat) -> bool:
    """True if the window waits for this seat, even if the seat can only pass."""
    is_untimed = saved.terms.timing.windows == "untimed" and not is_private(saved)
    is_held = has_held(progress, seat) and seat not in progress.released
    return progress.decision_of(seat) is not None and (is_untimed or is_held)


def _still_thinks(progress: Progress, saved: SavedTable, seat: Seat) -> bool:
    """True while a seat that asked for time has neither answered nor released the window.

    A seat that is not asked never answers, so its time is over as well if its person leaves.
    """
    if seat in progress.released:
        return False
    is_asked = progress.decision_of(seat) is not None
    return progress.sealed[seat] is None if is_asked else saved.seats[seat].kind == "person"


def _timed_end(progress: Progress, saved: SavedTable, waiting: set[Seat]) -> int:
    limit = int(HOLD_LIMIT * saved.terms.timing.pace)
    held = (at + limit for seat, at in progress.holds if seat in waiting)
    return max(progress.asked_at + window_length(saved), *held, 0)


def _private_end(game: AnyGame, progress: Progress, saved: SavedTable) -> int | None:
    awaited = {saved.seats[asked.seat].kind for asked in _real_choices(game, progress, saved)}
    if not awaited:
        return progress.asked_at
    if awaited == {"bot"}:
        return progress.asked_at + BOT_LIMIT
    return _answer_limit(progress, saved)


def _answer_limit(progress: Progress, saved: SavedTable) -> int | None:
    """Return when the time for an answer is over; a window never gets less than its length."""
    answer = saved.terms.timing.answer
    return None if answer is None else progress.asked_at + max(answer, window_length(saved))


def _unsealed(progress: Progress) -> list[Decision]:
    return [asked for asked in progress.decisions if progress.sealed[asked.seat] is None]


def _awaits_people(progress: Progress, saved: SavedTable) -> bool:
    holders = [saved.seats[asked.seat] for asked in _unsealed(progress)]
    return any(holder.kind == "person" and not holder.is_away for holder in holders)


def _real_choices(game: AnyGame, progress: Progress, saved: SavedTable) -> list[Decision]:
    """Return the open decisions of seats that can react. Only for private tables."""
    return [
        asked
        for asked in _unsealed(progress)
        if not saved.seats[asked.seat].is_absent
        and len(game.options(progress.state, asked.seat)) > 1
    ]


def _is_one_device(saved: SavedTable) -> bool:
    """True if all the people at the table share one device."""
    tokens = [holder.token for holder in _people(saved)]
    return len(tokens) > 1 and None not in tokens and len(set(tokens)) == 1


def _people(saved: SavedTable) -> list[Holder]:
    return [holder for holder in saved.seats if holder.kind == "person"]
