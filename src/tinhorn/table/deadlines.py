"""Time at a table: clocks, simulated thinking time, and what is due when.

Deadlines depend only on what everybody knows: prompts, seats and the terms of the table. They
never depend on what a seat holds or has answered, so their timing reveals nothing.
"""

from __future__ import annotations

import time
from random import Random
from typing import Final, NamedTuple, Protocol

from tinhorn.kernel.game import AnyGame, Decision, Seat
from tinhorn.table.model import BotJob, By, Holder, SavedTable, Terms
from tinhorn.table.progress import Progress, is_reaction_window

TYPICAL_THINKING: Final = 1_300
"""The median thinking time of people, in milliseconds."""
SHORTEST_THINKING: Final = 600
LONGEST_THINKING: Final = 5_000
BOT_LIMIT: Final = 60_000
"""If a bot has not answered after this time, the table gives the default answer for it."""
HANDING_OVER: Final = 15_000
"""How much longer a reaction window stays open where people hand one device around."""
BOT_SHARE: Final = 0.6
"""The part of a reaction window within which bots answer."""


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970."""


class SystemClock:
    def now(self) -> int:
        return time.time_ns() // 1_000_000


def thinking_time(table: str, prompt: int, seat: Seat, pace: float) -> int:
    """Simulate how long a person would think. It depends on the question, not on the answer."""
    spread = Random(f"{table}#{prompt}#{seat}").lognormvariate(0, 0.5)
    return int(min(max(TYPICAL_THINKING * spread, SHORTEST_THINKING), LONGEST_THINKING) * pace)


class Deadline(NamedTuple):
    """An answer that the table gives itself. Without a seat: the end of a reaction window."""

    at: int
    seat: Seat | None
    by: By


def deadlines(
    game: AnyGame, progress: Progress, seats: tuple[Holder, ...], terms: Terms
) -> list[Deadline]:
    """List everything that happens if nobody answers."""
    if is_reaction_window(game, progress):
        return [_window_end(progress, seats, terms)]
    found = (_deadline(progress, decision, seats, terms) for decision in progress.decisions)
    return [deadline for deadline in found if deadline is not None]


def _window_end(progress: Progress, seats: tuple[Holder, ...], terms: Terms) -> Deadline:
    """Return when the open reaction window closes.

    A window stays open for its full length even if every seat has answered: closing early would
    reveal that nobody needed the time. The exception is a table at which all people share one
    device, because there everybody sees who takes it.
    """
    has_all = all(progress.sealed[asked.seat] is not None for asked in progress.decisions)
    length = 0 if has_all and _is_one_device(seats) else window_length(seats, terms)
    return Deadline(progress.asked_at + length, None, "window")


def window_length(seats: tuple[Holder, ...], terms: Terms) -> int:
    """Return how long a reaction window stays open: longer where some people share a device."""
    tokens = [token for token in _tokens(seats) if token is not None]
    is_shared = len(set(tokens)) < len(tokens)
    return terms.timing.window + int(HANDING_OVER * terms.timing.pace) * is_shared


def _is_one_device(seats: tuple[Holder, ...]) -> bool:
    """True if all the people at the table share one device."""
    tokens = _tokens(seats)
    return len(tokens) > 1 and None not in tokens and len(set(tokens)) == 1


def _tokens(seats: tuple[Holder, ...]) -> list[str | None]:
    return [holder.token for holder in seats if holder.kind == "person"]


def _deadline(
    progress: Progress, decision: Decision, seats: tuple[Holder, ...], terms: Terms
) -> Deadline | None:
    seat, holder = decision.seat, seats[decision.seat]
    if holder.is_absent:
        thinking = thinking_time(terms.id, decision.prompt, seat, terms.timing.pace)
        return Deadline(progress.asked_at + thinking, seat, "absent")
    if holder.kind == "bot":
        return Deadline(progress.asked_at + BOT_LIMIT, seat, "absent")
    if terms.timing.answer is None:
        return None
    return Deadline(progress.asked_at + terms.timing.answer, seat, "timeout")


def closes_at(
    game: AnyGame, progress: Progress, seats: tuple[Holder, ...], terms: Terms
) -> int | None:
    """Return when the open prompt closes. All viewers get it, so it depends on public facts."""
    if is_reaction_window(game, progress):
        return progress.asked_at + window_length(seats, terms)
    if terms.timing.answer is None or not progress.decisions:
        return None
    return progress.asked_at + terms.timing.answer


def bot_jobs(
    game: AnyGame, progress: Progress, seats: tuple[Holder, ...], terms: Terms
) -> frozenset[BotJob]:
    """Return the answers that the bots of the table owe."""
    is_window = is_reaction_window(game, progress)
    most = int(window_length(seats, terms) * BOT_SHARE) if is_window else BOT_LIMIT
    return frozenset(
        BotJob(
            terms.id,
            asked.seat,
            asked.prompt,
            progress.asking,
            progress.asked_at
            + min(thinking_time(terms.id, asked.prompt, asked.seat, terms.timing.pace), most),
        )
        for asked in progress.decisions
        if seats[asked.seat].kind == "bot" and progress.sealed[asked.seat] is None
    )


class Schedule(NamedTuple):
    """What a table still expects: the answers of its bots, and its next deadline."""

    jobs: frozenset[BotJob]
    due: int | None


NOTHING_SCHEDULED: Final = Schedule(frozenset(), None)


def schedule(game: AnyGame, saved: SavedTable, progress: Progress | None) -> Schedule:
    """Return the schedule of a table; it is empty before and after the game."""
    if progress is None or saved.status != "playing":
        return NOTHING_SCHEDULED
    found = deadlines(game, progress, saved.seats, saved.terms)
    jobs = bot_jobs(game, progress, saved.seats, saved.terms)
    return Schedule(jobs, min((deadline.at for deadline in found), default=None))
