"""Time at a table: clocks, how long people seem to think, and what is due when.

What is due when depends on what everybody knows: prompts, seats, the terms. Never on what someone
holds or has answered.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from tinhorn.kernel.game import Game, Seat
from tinhorn.table.model import By, Holder, Job, Terms
from tinhorn.table.progress import Course, is_moment

AnyGame = Game[Any, Any, Any, Any, Any]

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


def thought(table: str, prompt: int, seat: Seat, pace: float) -> int:
    """How long a person would take: the same for the same question, whatever the answer."""
    spread = Random(f"{table}#{prompt}#{seat}").lognormvariate(0, 0.5)
    return int(min(max(THOUGHT * spread, LEAST_THOUGHT), MOST_THOUGHT) * pace)


class Due(NamedTuple):
    """Something that happens by itself. Without a seat it is the end of a moment."""

    at: int
    seat: Seat | None
    by: By


def dues(game: AnyGame, course: Course, seats: tuple[Holder, ...], terms: Terms) -> list[Due]:
    """All that would happen by itself if nobody answered."""
    asked = game.pending(course.state)
    if is_moment(game, course.state):
        is_settled = _is_passed_around(seats) and all(course.held[one.seat] for one in asked)
        return [Due(course.asked + (0 if is_settled else moment(seats, terms)), None, "moment")]
    found = (_due(course, decision.seat, decision.prompt, seats, terms) for decision in asked)
    return [due for due in found if due is not None]


def moment(seats: tuple[Holder, ...], terms: Terms) -> int:
    """For how long a moment to react stays open: longer where some people share a device."""
    tokens = [token for token in _tokens(seats) if token is not None]
    is_shared = len(set(tokens)) < len(tokens)
    return terms.timing.moment + int(HANDING_OVER * terms.timing.pace) * is_shared


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
    course: Course, seat: Seat, prompt: int, seats: tuple[Holder, ...], terms: Terms
) -> Due | None:
    holder = seats[seat]
    if holder.is_absent:
        return Due(
            course.asked + thought(terms.id, prompt, seat, terms.timing.pace), seat, "absent"
        )
    if holder.kind == "bot":
        return Due(course.asked + BOT_LIMIT, seat, "absent")
    if terms.timing.answer is None:
        return None
    return Due(course.asked + terms.timing.answer, seat, "lapse")


def until(game: AnyGame, course: Course, seats: tuple[Holder, ...], terms: Terms) -> int | None:
    """When the open prompt closes for whoever is asked: told to all, so it depends on no hand."""
    if is_moment(game, course.state):
        return course.asked + moment(seats, terms)
    if terms.timing.answer is None or not game.pending(course.state):
        return None
    return course.asked + terms.timing.answer


def jobs(game: AnyGame, course: Course, seats: tuple[Holder, ...], terms: Terms) -> frozenset[Job]:
    """What the bots of the table owe."""
    timing = terms.timing
    most = int(moment(seats, terms) * IN_TIME) if is_moment(game, course.state) else BOT_LIMIT
    return frozenset(
        Job(
            terms.id,
            asked.seat,
            asked.prompt,
            course.take,
            course.asked + min(thought(terms.id, asked.prompt, asked.seat, timing.pace), most),
        )
        for asked in game.pending(course.state)
        if seats[asked.seat].kind == "bot" and course.held[asked.seat] is None
    )
