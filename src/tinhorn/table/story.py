"""What has happened at a table: the events of each answer, how it came about, who saw what."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any

from tinhorn.kernel import AnyGame, Seat, Told, Viewer, seen_events
from tinhorn.table.model import LogEntry, SavedTable, Seen
from tinhorn.table.origins import Origin, how_of, origin_of
from tinhorn.table.progress import FoldResult, Progress


class TableStory:
    """The story of one table since its game began, by the numbers of the answers."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.events: dict[int, tuple[Any, ...]] = {}
        self.origins: dict[int, Origin] = {}
        self.requests: set[tuple[Seat, str]] = set()
        """All requests that were served."""
        self._ordered: set[tuple[Seat, int]] = set()
        """What orders have sealed, by seat and prompt."""
        self._own: dict[Seat, Seen] = {}
        """What each person saw when they last did something."""

    def add(
        self,
        saved: SavedTable,
        entries: Iterable[LogEntry],
        folds: Iterable[FoldResult],
        before: Progress | None,
    ) -> list[Any]:
        """Add new entries; return the events that they undo."""
        undone: list[Any] = []
        for entry, folded in zip(entries, folds):  # noqa: B905 - `strict` takes longer than the loop
            if entry.request is not None:
                self.requests.add((entry.seat, entry.request))
                if entry.by == "person":
                    self._own[entry.seat] = Seen(entry.seq, entry.at)
                    self._ordered.discard((entry.seat, entry.prompt))
            elif entry.kind == "seal" and entry.by == "person":
                self._ordered.add((entry.seat, entry.prompt))
            for number in folded.undone:
                undone += self.events.pop(number)
            if entry.kind == "answer":
                self.events[entry.seq] = folded.events
                self.origins[entry.seq] = self._origin(saved, entry, before)
            before = folded.progress
        return undone

    def _origin(self, saved: SavedTable, entry: LogEntry, before: Progress | None) -> Origin:
        if entry.by == "chance" or before is None or saved.terms.is_imported:
            return Origin(entry.at, entry.seat)
        is_sealed = (entry.seat, entry.prompt) in self._ordered
        is_ordered = is_sealed if before.is_window else entry.request is None
        return origin_of(self._game, saved, before, entry, is_ordered=is_ordered)

    def recent(self, viewer: Viewer, most: int) -> tuple[Any, ...]:
        """Return the last events that this viewer may know, at most this many."""
        last: tuple[Any, ...] = ()
        for events in reversed(self.events.values()):
            last = (*seen_events(events, viewer), *last)
            if len(last) >= most:
                break
        return last[-most:]

    def remembered(self, seat: Seat, is_remembered: Callable[[Any, Seat], bool]) -> tuple[Any, ...]:
        """Return these events of the whole game, as the player of a seat may know them."""
        all_events = chain.from_iterable(self.events.values())
        return seen_events([event for event in all_events if is_remembered(event, seat)], seat)

    def own_sight(self, seat: Seat, opened: int) -> Seen:
        """Return what the player of a seat saw when they last did something."""
        first = next(iter(self.origins.values()), None)
        return self._own.get(seat) or Seen(0, opened if first is None else first.at)

    def answers_since(self, seq: int) -> tuple[tuple[int, Origin, tuple[Any, ...]], ...]:
        """Return the answers after an entry, each with its number, its origin and its events."""
        new = [number for number in self.events if number > seq]
        return tuple([(number, self.origins[number], self.events[number]) for number in new])

    def told_since(self, seat: Seat, seq: int) -> tuple[Told, ...]:
        """Return what the player of a seat was told after an entry."""
        found: list[Told] = []
        for _, origin, events in self.answers_since(seq):
            how = how_of(origin, seat)
            for event in seen_events(events, seat):
                found.append(Told(event, how))
                how = None
        return tuple(found)

    def lines_by(self, viewer: Viewer, at: int) -> int:
        """Return how many lines of the story a viewer had been told by a time."""
        until = (told for seq, told in self.events.items() if self.origins[seq].at <= at)
        return sum(len(seen_events(events, viewer)) for events in until)

    def lines_until(self, seat: Seat, seq: int) -> int:
        """Return how many lines of the story the player of a seat was told up to an entry."""
        until = (events for number, events in self.events.items() if number <= seq)
        return sum(len(seen_events(events, seat)) for events in until)
