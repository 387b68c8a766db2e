"""Who watches a table, and what each of them has been told.

A view is built once for each viewer, and only while someone watches as that viewer. Who has
nothing new to see is told nothing: not even a number moves.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Any, Final, NamedTuple, Protocol

from msgspec import Struct

from tinhorn.kernel.game import AnyGame, Viewer, seen_events
from tinhorn.table.deadlines import closes_at
from tinhorn.table.model import ChatLine, SavedTable
from tinhorn.table.progress import Progress, retractable

Story = Mapping[int, tuple[Any, ...]]
"""The events of a game, by the number of the line that caused them."""

REMEMBERED: Final = 128
"""So many updates back a viewer may have fallen and still be told only what they lack."""


class TableUpdate(Struct, frozen=True, kw_only=True):
    """What one viewer is told. `n` counts this viewer's own updates."""

    n: int
    view: Any
    events: tuple[Any, ...]
    """What happened since the update before; if it is fresh, all that the viewer may know."""
    closes_at: int | None
    """When the open prompt closes."""
    asking: int
    """Answers must carry it: it moves when a prompt is asked again because of an undo."""
    sealed: Any
    """The viewer's own answer, sealed until the moment closes."""
    may_undo: bool
    is_snapshot: bool = False
    """Forget what came before."""


class Subscriber(Protocol):
    """Someone connected. None of these may wait for anything."""

    def update(self, update: TableUpdate) -> None: ...
    def table_changed(self, saved: SavedTable) -> None: ...
    def said(self, line: ChatLine) -> None: ...


class _ViewerState(NamedTuple):
    """All that a viewer can see now."""

    view: Any
    closes_at: int | None
    asking: int
    sealed: Any = None
    may_undo: bool = False


class _Subscription:
    """What one viewer has been told, through however many watchers."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.sight: _ViewerState | None = None
        self.watchers: list[Subscriber] = []
        self.marks: deque[tuple[int, int]] = deque(maxlen=REMEMBERED)
        """Update numbers, and the line of the log that each of them reached."""


class Audience:
    """`first` is the number before the first update: higher than any told in an earlier life."""

    def __init__(self, game: AnyGame, saved: SavedTable, first: int) -> None:
        self._game = game
        self.saved = saved
        self._first = first
        self._ears: dict[Viewer, _Subscription] = {}

    def __bool__(self) -> bool:
        return any(ear.watchers for ear in self._ears.values())

    def watchers(self) -> Iterator[Subscriber]:
        for ear in tuple(self._ears.values()):
            yield from tuple(ear.watchers)

    def join(
        self,
        viewer: Viewer,
        watcher: Subscriber,
        progress: Progress | None,
        story: Story,
        have: int,
    ) -> None:
        """Begin to watch; told at once all that is lacking since update number `have`."""
        ear = self._ears.setdefault(viewer, _Subscription(self._first))
        if progress is not None:
            self._look_again(ear, viewer, progress)
            watcher.update(_told_since(ear, viewer, story, have))
        ear.watchers.append(watcher)

    def leave(self, viewer: Viewer, watcher: Subscriber) -> None:
        ear = self._ears[viewer]
        ear.watchers.remove(watcher)
        if not ear.watchers:
            ear.sight = None

    def tell(self, progress: Progress, events: Iterable[Any]) -> None:
        """Tell each viewer what is new for them."""
        news = tuple(events)
        for viewer, ear in tuple(self._ears.items()):
            if ear.watchers:
                seen = seen_events(news, viewer)
                if self._look_again(ear, viewer, progress, is_news=bool(seen)):
                    _hand_out(ear, seen, is_snapshot=False)

    def tell_undo(self, progress: Progress, story: Story, undone: Iterable[Any]) -> None:
        """Events were taken back: whoever knew of them is told the whole story again."""
        gone = tuple(undone)
        for viewer, ear in tuple(self._ears.items()):
            was_known = bool(seen_events(gone, viewer))
            if was_known:
                ear.marks.clear()
            if ear.watchers and self._look_again(ear, viewer, progress, is_news=was_known):
                events = seen_events(_all(story), viewer) if was_known else ()
                _hand_out(ear, events, is_snapshot=was_known)

    def _look_again(
        self, ear: _Subscription, viewer: Viewer, progress: Progress, *, is_news: bool = False
    ) -> bool:
        """Whether there is anything new; if so, it gets a number."""
        sight = self._sight(viewer, progress)
        if sight == ear.sight and not is_news:
            return False
        ear.sight = sight
        ear.n += 1
        ear.marks.append((ear.n, progress.seq))
        return True

    def _sight(self, viewer: Viewer, progress: Progress) -> _ViewerState:
        view = self._game.view(progress.state, viewer)
        closes = closes_at(self._game, progress, self.saved.seats, self.saved.terms)
        if viewer is None:
            return _ViewerState(view, closes, progress.asking)
        sealed = progress.sealed[viewer]
        may_undo = sealed is not None or retractable(self._game, progress, viewer) is not None
        return _ViewerState(view, closes, progress.asking, sealed, may_undo)


def _told_since(ear: _Subscription, viewer: Viewer, story: Story, have: int) -> TableUpdate:
    mark = next((seq for n, seq in ear.marks if n == have), None)
    if mark is None:
        return _told(ear, seen_events(_all(story), viewer), is_snapshot=True)
    missed = (events for seq, events in story.items() if seq > mark)
    return _told(ear, seen_events(chain.from_iterable(missed), viewer), is_snapshot=False)


def _hand_out(ear: _Subscription, events: tuple[Any, ...], *, is_snapshot: bool) -> None:
    update = _told(ear, events, is_snapshot=is_snapshot)
    for watcher in tuple(ear.watchers):
        watcher.update(update)


def _told(ear: _Subscription, events: tuple[Any, ...], *, is_snapshot: bool) -> TableUpdate:
    sight = ear.sight
    assert sight is not None
    return TableUpdate(
        n=ear.n,
        view=sight.view,
        events=events,
        closes_at=sight.closes_at,
        asking=sight.asking,
        sealed=sight.sealed,
        may_undo=sight.may_undo,
        is_snapshot=is_snapshot,
    )


def _all(story: Story) -> Iterator[Any]:
    return chain.from_iterable(story.values())
