"""Time at a table: clocks, how long people seem to think, and what is due when.

What is due when depends on what everybody knows: prompts, seats, the terms. Never on what someone
holds or has answered.
"""

from __future__ import annotations

import time
from random import Random
from typing import Final, NamedTuple, Protocol

from tinhorn.kernel.game import AnyGame, Seat
from tinhorn.table.model import BotJob, By, Holder, Terms
from tinhorn.table.progress import Progress, is_reaction_window

THOUGHT: Final = 1_300
"""What people take most often for an answer, in milliseconds."""
LEAST_THOUGHT: Final = 600
MOST_THOUGHT: Final = 5_000
BOT_LIMIT: Final = 60_000
"""A bot that has not answered by then is answered for."""
HANDING_OVER: Final = 15_000
"""What it takes to hand a device over, in milliseconds: so much longer is a moment to react."""
IN_TIME: Final = 0.6
"""The part of a moment in which a bot makes up its mind."""


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970."""


class SystemClock:
    def now(self) -> int:
        return time.time_ns() // 1_000_000


def thinking_time(table: str, prompt: int, seat: Seat, pace: float) -> int:
    """How long a person would take: the same for the same question, whatever the answer."""
    spread = Random(f"{table}#{prompt}#{seat}").lognormvariate(0, 0.5)
    return int(min(max(THOUGHT * spread, LEAST_THOUGHT), MOST_THOUGHT) * pace)


class Deadline(NamedTuple):
    """Something that happens by itself. Without a seat it is the end of a moment."""

    at: int
    seat: Seat | None
    by: By


def deadlines(
    game: AnyGame, progress: Progress, seats: tuple[Holder, ...], terms: Terms
) -> list[Deadline]:
    """All that would happen by itself if nobody answered."""
    asked = game.pending(progress.state)
    if is_reaction_window(game, progress.state):
        is_settled = _is_passed_around(seats) and all(progress.sealed[one.seat] for one in asked)
        return [
            Deadline(
                progress.asked + (0 if is_settled else window_length(seats, terms)), None, "window"
            )
        ]
    found = (_due(progress, decision.seat, decision.prompt, seats, terms) for decision in asked)
    return [due for due in found if due is not None]


def window_length(seats: tuple[Holder, ...], terms: Terms) -> int:
    """For how long a moment to react stays open: longer where some people share a device."""
    tokens = [token for token in _tokens(seats) if token is not None]
    is_shared = len(set(tokens)) < len(tokens)
    return terms.timing.window + int(HANDING_OVER * terms.timing.pace) * is_shared


def _is_passed_around(seats: tuple[Holder, ...]) -> bool:
    """Whether all the people here share one device.

    Then a moment may close once everybody has answered: who takes the device is seen by all, and
    those who do not want it answer together, whoever holds what.
    """
    tokens = _tokens(seats)
    return len(tokens) > 1 and None not in tokens and len(set(tokens)) == 1


def _tokens(seats: tuple[Holder, ...]) -> list[str | None]:
    return [holder.token for holder in seats if holder.kind == "person"]


def _due(
    progress: Progress, seat: Seat, prompt: int, seats: tuple[Holder, ...], terms: Terms
) -> Deadline | None:
    holder = seats[seat]
    if holder.is_absent:
        return Deadline(
            progress.asked + thinking_time(terms.id, prompt, seat, terms.timing.pace),
            seat,
            "absent",
        )
    if holder.kind == "bot":
        return Deadline(progress.asked + BOT_LIMIT, seat, "absent")
    if terms.timing.answer is None:
        return None
    return Deadline(progress.asked + terms.timing.answer, seat, "lapse")


def closes_at(
    game: AnyGame, progress: Progress, seats: tuple[Holder, ...], terms: Terms
) -> int | None:
    """When the open prompt closes for whoever is asked: told to all, so it depends on no hand."""
    if is_reaction_window(game, progress.state):
        return progress.asked + window_length(seats, terms)
    if terms.timing.answer is None or not game.pending(progress.state):
        return None
    return progress.asked + terms.timing.answer


def bot_jobs(
    game: AnyGame, progress: Progress, seats: tuple[Holder, ...], terms: Terms
) -> frozenset[BotJob]:
    """What the bots of the table owe."""
    timing = terms.timing
    most = (
        int(window_length(seats, terms) * IN_TIME)
        if is_reaction_window(game, progress.state)
        else BOT_LIMIT
    )
    return frozenset(
        BotJob(
            terms.id,
            asked.seat,
            asked.prompt,
            progress.asking,
            progress.asked
            + min(thinking_time(terms.id, asked.prompt, asked.seat, timing.pace), most),
        )
        for asked in game.pending(progress.state)
        if seats[asked.seat].kind == "bot" and progress.sealed[asked.seat] is None
    )
