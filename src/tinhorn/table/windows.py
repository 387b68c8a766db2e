"""Reaction windows: who is still awaited, and when a window closes.

With several people, nothing here depends on what a seat holds or has sealed, with one exception:
a seat that asked for time ends that time by answering, whatever the answer is. Every person may ask
for time in every window. A person whose seat is not asked ends that time by releasing the window.
The second request of a seat in a round gets less time, and so does everybody to whom another person
has said to go on. A window whose question comes again soon is not opened at all.

A table is private if one person plays there and nobody else watches. A private window waits only
for a choice of that person. Its bots seal their answers in the step that opens it, so that nothing
the person notices depends on what the bots hold.
"""

from __future__ import annotations

from typing import Final

from tinhorn.kernel import AnyGame, Decision, Seat
from tinhorn.table.model import Holder, SavedTable
from tinhorn.table.progress import Hold, Progress

BOT_LIMIT: Final = 60_000
"""If a bot has not answered after this time, the table gives the default answer for it."""
HANDING_OVER: Final = 15_000
"""How much longer a reaction window stays open where people hand one device around."""
HOLD_LIMIT: Final = 18_000
"""How long a seat that asked for time may think, counted from its request."""
SHORT_LIMIT: Final = 6_000
"""The same for a seat that asks again in a round, or from when somebody else says to go on."""


def is_private(saved: SavedTable) -> bool:
    """Return True if one person plays, against bots or alone, and nobody else watches."""
    return not saved.is_watched and is_alone(saved)


def is_alone(saved: SavedTable) -> bool:
    """Return True if one person plays, against bots or alone."""
    return len(_people(saved)) == 1


def can_be_private(saved: SavedTable) -> bool:
    """Return True if the table is private whenever nobody else watches."""
    return saved.status == "playing" and is_alone(saved)


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
    waiting = {hold.seat for hold in progress.holds if _still_thinks(progress, saved, hold.seat)}
    if _is_one_device(saved) and not _unsealed(progress) and not waiting:
        return progress.asked_at
    if saved.terms.timing.windows == "untimed" and _awaits_people(progress, saved):
        return _answer_limit(progress, saved)
    return _timed_end(progress, saved, waiting)


def announced_end(progress: Progress, saved: SavedTable) -> int | None:
    """Return the end of the window that all viewers are told. Sealed answers do not change it."""
    if is_private(saved) or saved.terms.timing.windows == "untimed":
        return _answer_limit(progress, saved)
    return _timed_end(progress, saved, {hold.seat for hold in progress.holds})


def awaited_bots(progress: Progress, saved: SavedTable) -> list[Decision]:
    """Return what bots are still asked in the open window."""
    if not progress.is_window:
        return []
    return [asked for asked in _unsealed(progress) if saved.seats[asked.seat].is_bot]


def closes_unasked(game: AnyGame, progress: Progress, saved: SavedTable) -> bool:
    """Return True for an open window at a private table in which the person has no choice left."""
    is_open = progress.is_window and is_private(saved)
    return is_open and not _awaits_choice(game, progress, saved)


def is_passed_over(game: AnyGame, progress: Progress, saved: SavedTable) -> bool:
    """Return True for a window of a public table that opens once more before its moment is over."""
    if not progress.is_window or is_private(saved):
        return False
    return game.asks_again(game.view(progress.state, None))


def can_hold(progress: Progress, saved: SavedTable, seat: Seat) -> bool:
    """Tell whether this seat may ask for time: each person, once per window of a public table."""
    holder = saved.seats[seat]
    is_person = holder.kind == "person" and not holder.is_covered
    return is_person and not is_private(saved) and not has_held(progress, seat)


def can_release(progress: Progress, saved: SavedTable, seat: Seat) -> bool:
    """Tell whether this seat asked for time and still has it: it may end it without an answer."""
    return has_held(progress, seat) and _still_thinks(progress, saved, seat)


def can_urge(progress: Progress, saved: SavedTable, seat: Seat) -> bool:
    """Return True if this seat may tell those who asked for time to go on: once in each window.

    A window without a limit, or a long one, is meant to wait.
    """
    holder, timing = saved.seats[seat], saved.terms.timing
    is_short = timing.windows == "timed" and window_length(saved) < _scaled(HOLD_LIMIT, saved)
    is_person = holder.kind == "person" and not holder.is_covered
    has_said = any(urge.seat == seat for urge in progress.urges)
    is_other = bool(progress.holds) and not has_held(progress, seat)
    return is_short and is_person and is_other and not has_said and not is_private(saved)


def has_held(progress: Progress, seat: Seat) -> bool:
    """Return True if this seat has asked for time in the open window."""
    return any(hold.seat == seat for hold in progress.holds)


def must_answer(progress: Progress, saved: SavedTable, seat: Seat) -> bool:
    """Return True if the window waits for this seat, even if the seat can only pass."""
    is_untimed = saved.terms.timing.windows == "untimed" and not is_private(saved)
    is_held = has_held(progress, seat) and seat not in progress.released
    return progress.decision_of(seat) is not None and (is_untimed or is_held)


def _still_thinks(progress: Progress, saved: SavedTable, seat: Seat) -> bool:
    """Return True while a seat that asked for time has neither answered nor released the window.

    A seat that is not asked never answers, so its time is over as well if its person leaves.
    """
    if seat in progress.released:
        return False
    is_asked = progress.decision_of(seat) is not None
    return progress.sealed[seat] is None if is_asked else saved.seats[seat].kind == "person"


def _timed_end(progress: Progress, saved: SavedTable, waiting: set[Seat]) -> int:
    held = (_hold_end(progress, saved, hold) for hold in progress.holds if hold.seat in waiting)
    return max(progress.asked_at + window_length(saved), *held, 0)


def _hold_end(progress: Progress, saved: SavedTable, hold: Hold) -> int:
    end = hold.at + _scaled(SHORT_LIMIT if hold.is_again else HOLD_LIMIT, saved)
    urged = [urge.at for urge in progress.urges if urge.at >= hold.at]
    return min([end, *[at + _scaled(SHORT_LIMIT, saved) for at in urged]])


def _scaled(limit: int, saved: SavedTable) -> int:
    return int(limit * saved.terms.timing.pace)


def _private_end(game: AnyGame, progress: Progress, saved: SavedTable) -> int | None:
    is_awaited = _awaits_choice(game, progress, saved)
    return _answer_limit(progress, saved) if is_awaited else progress.asked_at


def _answer_limit(progress: Progress, saved: SavedTable) -> int | None:
    """Return when the time for an answer is over; a window never gets less than its length."""
    answer = saved.terms.timing.answer
    return None if answer is None else progress.asked_at + max(answer, window_length(saved))


def _unsealed(progress: Progress) -> list[Decision]:
    return [asked for asked in progress.decisions if progress.sealed[asked.seat] is None]


def _awaits_people(progress: Progress, saved: SavedTable) -> bool:
    holders = [saved.seats[asked.seat] for asked in _unsealed(progress)]
    return any(holder.kind == "person" and not _is_out(holder) for holder in holders)


def _awaits_choice(game: AnyGame, progress: Progress, saved: SavedTable) -> bool:
    """Tell whether a person who is asked can react, and has not. Only for private tables."""
    for asked in _unsealed(progress):
        holder = saved.seats[asked.seat]
        can_answer = holder.kind == "person" and not _is_out(holder)
        if can_answer and len(game.options(progress.state, asked.seat)) > 1:
            return True
    return False


def _is_out(holder: Holder) -> bool:
    return holder.is_away or holder.is_covered


def _is_one_device(saved: SavedTable) -> bool:
    """Return True if all the people at the table share one device."""
    tokens = [holder.token for holder in _people(saved)]
    return len(tokens) > 1 and None not in tokens and len(set(tokens)) == 1


def _people(saved: SavedTable) -> list[Holder]:
    return [holder for holder in saved.seats if holder.kind == "person"]
