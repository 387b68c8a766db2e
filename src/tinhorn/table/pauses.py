"""Pauses: the time of a question that does not count."""

from __future__ import annotations

from msgspec.structs import replace

from tinhorn.table.model import Pause, SavedTable
from tinhorn.table.progress import Progress


def without_pauses(progress: Progress, saved: SavedTable) -> Progress:
    """Return the progress as if its question had been asked later by all pauses since then.

    A change of the clock lets the time for an open question begin anew.
    Nobody answers during a pause, so a pause lies within one question.
    """
    pauses, restarted = saved.conduct.pauses, saved.conduct.clock_from
    if not pauses and not restarted:
        return progress
    holds = tuple([hold._replace(at=later(hold.at, pauses)) for hold in progress.holds])
    urges = tuple([urge._replace(at=later(urge.at, pauses)) for urge in progress.urges])
    asked_at = later(max(progress.asked_at, restarted), pauses)
    return replace(progress, asked_at=asked_at, holds=holds, urges=urges)


def later(at: int, pauses: tuple[Pause, ...]) -> int:
    """Return a time, moved by all pauses that have begun and ended since then."""
    over = [pause for pause in pauses if pause.until is not None and pause.since >= at]
    return at + sum((pause.until or 0) - pause.since for pause in over)
