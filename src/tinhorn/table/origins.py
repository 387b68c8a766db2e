"""When and how the answers came about of which the story tells."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from tinhorn.kernel import AnyGame, How, Seat, Viewer, seen_events
from tinhorn.table.model import LogEntry, SavedTable
from tinhorn.table.progress import Progress


class Origin(NamedTuple):
    """An answer of the log: when it came, for which seat, and how, as its player may know it."""

    at: int
    seat: Seat
    how: How | None = None
    is_public: bool = False
    """True if everybody may know how it came about."""


class Mark(NamedTuple):
    """What a viewer may know of the origin of one event."""

    at: int | None = None
    how: How | None = None


Origins: TypeAlias = Mapping[int, Origin]
"""The origins of the events of a game, by the number of the log entry that caused them."""
PLAIN = Mark()


def origin_of(
    game: AnyGame, saved: SavedTable, before: Progress, entry: LogEntry, *, is_ordered: bool
) -> Origin:
    """Return the origin of an answer. `is_ordered`: an order of its player has given it."""
    match entry.by:
        case "timeout":
            return Origin(entry.at, entry.seat, "clock", _is_awaited_alone(game, before, entry))
        case "absent":
            return Origin(entry.at, entry.seat, "clock")
        case "bot" if saved.seats[entry.seat].kind == "person":
            return Origin(entry.at, entry.seat, "bot", is_public=True)
        case "person" if is_ordered:
            return Origin(entry.at, entry.seat, "order")
        case _:
            return Origin(entry.at, entry.seat)


def _is_awaited_alone(game: AnyGame, before: Progress, entry: LogEntry) -> bool:
    """Return True if everybody knew that the table waited for this seat."""
    is_answered = any(earlier.prompt == entry.prompt for earlier in before.recent)
    kinds = {asked.kind for asked in before.decisions if asked.seat == entry.seat}
    return (len(before.decisions) == 1 and not is_answered) or kinds <= game.SHOWS_READY


def marks_of(
    steps: Iterable[tuple[Origin, Iterable[Any]]], viewer: Viewer, *, with_times: bool
) -> tuple[Mark, ...]:
    """Return a mark for each event that this viewer is told; empty if none says anything.

    How an answer came about is said at the first event that follows from it.
    """
    marks = tuple(_marks(steps, viewer, with_times=with_times))
    return marks if any(mark != PLAIN for mark in marks) else ()


def _marks(
    steps: Iterable[tuple[Origin, Iterable[Any]]], viewer: Viewer, *, with_times: bool
) -> Iterator[Mark]:
    for origin, events in steps:
        at = origin.at if with_times else None
        first = Mark(at, how_of(origin, viewer))
        told = len(seen_events(events, viewer))
        yield from [first, *[Mark(at)] * (told - 1)][:told]


def how_of(origin: Origin, viewer: Viewer) -> How | None:
    """Return how an answer came about, as far as this viewer may know."""
    return origin.how if origin.is_public or origin.seat == viewer else None
