"""Time at a table: clocks, simulated thinking time, and what is due when.

Deadlines depend on what everybody knows: prompts, seats and the terms of the table. They do not
depend on what a seat holds or has answered, so their timing reveals nothing. `windows.py` says how
this holds for reaction windows.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple, Protocol

from tinhorn.kernel import AnyGame, Decision, Seat
from tinhorn.table.absences import cover_due
from tinhorn.table.model import BotJob, By, SavedTable
from tinhorn.table.orders import ordered_action, thinking_seed
from tinhorn.table.pauses import without_pauses
from tinhorn.table.progress import Progress
from tinhorn.table.windows import (
    BOT_LIMIT,
    announced_end,
    awaited_bots,
    is_alone,
    is_private,
    window_end,
)

TYPICAL_THINKING: Final = 1_300
"""The median thinking time of people, in milliseconds."""
SHORTEST_THINKING: Final = 600
LONGEST_THINKING: Final = 5_000
PRIVATE_SHARE: Final = 0.5
"""The share of its thinking time that a bot takes at a private table: about as long as the page
shows the answer before."""
NO_JOBS: Final[frozenset[BotJob]] = frozenset()


class Clock(Protocol):
    def now(self) -> int:
        """Return milliseconds since 1970."""


class SystemClock:
    """The clock of the machine, but it never goes back: a window must not stay open for that."""

    def __init__(
        self,
        wall: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._wall, self._steady = wall, steady
        self._last, self._last_steady = wall(), steady()

    def now(self) -> int:
        """Follow the machine when it is ahead, as after a sleep; else count the time since."""
        steady = self._steady()
        self._last = max(self._wall(), self._last + steady - self._last_steady)
        self._last_steady = steady
        return self._last // 1_000_000


def thinking_time(table: str, prompt: int, seat: Seat, pace: float) -> int:
    """Simulate how long a person would think. It depends on the question, not on the answer.

    `table` is the code of the table, or a secret seed if nobody may work the time out.
    """
    spread = Random(f"{table}#{prompt}#{seat}").lognormvariate(0, 0.5)
    return int(min(max(TYPICAL_THINKING * spread, SHORTEST_THINKING), LONGEST_THINKING) * pace)


class Deadline(NamedTuple):
    """An answer that the table gives itself. Without a seat: the end of a reaction window."""

    at: int
    seat: Seat | None
    by: By


def deadlines(game: AnyGame, progress: Progress, saved: SavedTable) -> list[Deadline]:
    """List everything that happens if nobody answers; nothing while the game is paused."""
    if saved.conduct.is_paused:
        return []
    progress = without_pauses(progress, saved)
    if progress.is_window:
        end = window_end(game, progress, saved)
        return [] if end is None else [Deadline(end, None, "window")]
    found = [_deadline(game, progress, decision, saved) for decision in progress.decisions]
    return [deadline for deadline in found if deadline is not None]


def _deadline(
    game: AnyGame, progress: Progress, decision: Decision, saved: SavedTable
) -> Deadline | None:
    seat, holder, terms = decision.seat, saved.seats[decision.seat], saved.terms
    if ordered_action(game, progress, saved, seat) is not None:
        return Deadline(progress.asked_at + _order_time(decision, saved), seat, "person")
    if holder.is_absent:
        return Deadline(progress.asked_at + _thinking(decision, saved), seat, "absent")
    if holder.is_bot:
        start = _bot_start(progress, saved)
        return None if start is None else Deadline(start + BOT_LIMIT, seat, "absent")
    if terms.timing.answer is None:
        return None
    return Deadline(progress.asked_at + terms.timing.answer, seat, "timeout")


def closes_at(progress: Progress, saved: SavedTable) -> int | None:
    """Return when the open prompt closes. All viewers get it, so it depends on public facts."""
    if saved.conduct.is_paused:
        return None
    progress = without_pauses(progress, saved)
    if progress.is_window:
        return announced_end(progress, saved)
    if saved.terms.timing.answer is None or not progress.decisions:
        return None
    return progress.asked_at + saved.terms.timing.answer


def bot_jobs(progress: Progress, saved: SavedTable) -> frozenset[BotJob]:
    """Return the answers that the bots of the table owe.

    In a reaction window a bot answers at once: the answer is sealed, so nobody notices when. At a
    private table it has answered in the step that opened the window.
    """
    if saved.conduct.is_paused:
        return NO_JOBS
    progress = without_pauses(progress, saved)
    if progress.is_window:
        found = [] if is_private(saved) else awaited_bots(progress, saved)
        return frozenset([_job(progress, asked, saved, progress.asked_at) for asked in found])
    start = _bot_start(progress, saved)
    if start is None:
        return NO_JOBS
    return frozenset(
        [
            _job(progress, asked, saved, start + min(_thinking(asked, saved), BOT_LIMIT))
            for asked in progress.decisions
            if saved.seats[asked.seat].is_bot
        ]
    )


def _bot_start(progress: Progress, saved: SavedTable) -> int | None:
    """Return when bots began to think about the open prompt; `None` if they have to wait.

    Where one person answers a prompt together with bots, the bots answer after the person. The
    last answer reveals them all, so the person could undo nothing after it.
    """
    if not is_alone(saved):
        return progress.asked_at
    if any(saved.seats[asked.seat].kind == "person" for asked in progress.decisions):
        return None
    given = [entry.at for entry in progress.recent if entry.prompt == progress.prompt]
    return min(given, default=progress.asked_at)


def _thinking(asked: Decision, saved: SavedTable) -> int:
    pace = saved.terms.timing.pace * (PRIVATE_SHARE if is_private(saved) else 1)
    return thinking_time(saved.terms.id, asked.prompt, asked.seat, pace)


def _order_time(asked: Decision, saved: SavedTable) -> int:
    timing = saved.terms.timing
    seed = thinking_seed(saved, asked)
    thinking = thinking_time(seed, asked.prompt, asked.seat, timing.pace)
    return thinking if timing.answer is None else min(thinking, timing.answer)


def _job(progress: Progress, asked: Decision, saved: SavedTable, due: int) -> BotJob:
    return BotJob(saved.terms.id, asked.seat, asked.prompt, progress.asking, due)


class Schedule(NamedTuple):
    """What a table still expects: the answers of its bots, and its next deadline."""

    jobs: frozenset[BotJob]
    due: int | None


NOTHING_SCHEDULED: Final = Schedule(NO_JOBS, None)
"""A table that expects nothing has this very object, so that two schedules are quick to compare."""


def _waits_for_people(progress: Progress, saved: SavedTable) -> bool:
    """Return True if all that is asked is asked of people, who have all the time they want."""
    if progress.is_window or saved.terms.timing.answer is not None:
        return False
    for asked in progress.decisions:
        holder = saved.seats[asked.seat]
        if (
            holder.kind != "person"
            or holder.is_away
            or holder.is_covered
            or holder.orders is not None
        ):
            return False
    return True


def schedule(game: AnyGame, saved: SavedTable, progress: Progress | None) -> Schedule:
    """Return the schedule of a table; before and after the game it has no jobs."""
    if saved.reveal_by is not None:
        return Schedule(NO_JOBS, saved.reveal_by)
    if progress is None or saved.status != "playing":
        return NOTHING_SCHEDULED
    look = cover_due(game, saved, progress)
    if look is None and _waits_for_people(progress, saved):
        return NOTHING_SCHEDULED
    found = [deadline.at for deadline in deadlines(game, progress, saved)]
    due = min(found if look is None else [*found, look], default=None)
    return Schedule(bot_jobs(progress, saved), due)
