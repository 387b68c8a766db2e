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

from tinhorn.kernel.game import Game, Viewer
from tinhorn.table.deadlines import until
from tinhorn.table.model import ChatLine, Kept
from tinhorn.table.progress import Course, retractable

AnyGame = Game[Any, Any, Any, Any, Any]

Story = Mapping[int, tuple[Any, ...]]
"""The events of a game, by the number of the line that caused them."""

REMEMBERED: Final = 128
"""So many updates back a viewer may have fallen and still be told only what they lack."""


class Told(Struct, frozen=True, kw_only=True):
    """What one viewer is told. `n` counts this viewer's own updates."""

    n: int
    view: Any
    events: tuple[Any, ...]
    """What happened since the update before; if it is fresh, all that the viewer may know."""
    until: int | None
    """When the open prompt closes."""
    take: int
    """Answers must carry it: it moves when a prompt is asked again because of an undo."""
    held: Any
    """The viewer's own answer, sealed until the moment closes."""
    may_undo: bool
    is_fresh: bool = False
    """Forget what came before."""


class Watcher(Protocol):
    """Someone connected. None of these may wait for anything."""

    def told(self, told: Told) -> None: ...
    def table_changed(self, kept: Kept) -> None: ...
    def said(self, line: ChatLine) -> None: ...


class _Sight(NamedTuple):
    """All that a viewer can see now."""

    view: Any
    until: int | None
    take: int
    held: Any = None
    may_undo: bool = False


class _Ear:
    """What one viewer has been told, through however many watchers."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.sight: _Sight | None = None
        self.watchers: list[Watcher] = []
        self.marks: deque[tuple[int, int]] = deque(maxlen=REMEMBERED)
        """Update numbers, and the line of the log that each of them reached."""


class Audience:
    """`first` is the number before the first update: higher than any told in an earlier life."""

    def __init__(self, game: AnyGame, kept: Kept, first: int) -> None:
        self._game = game
        self.kept = kept
        self._first = first
        self._ears: dict[Viewer, _Ear] = {}

    def __bool__(self) -> bool:
        return any(ear.watchers for ear in self._ears.values())

    def watchers(self) -> Iterator[Watcher]:
        for ear in tuple(self._ears.values()):
            yield from tuple(ear.watchers)

    def join(
        self, viewer: Viewer, watcher: Watcher, course: Course | None, story: Story, have: int
    ) -> None:
        """Begin to watch; told at once all that is lacking since update number `have`."""
        ear = self._ears.setdefault(viewer, _Ear(self._first))
        if course is not None:
            self._look_again(ear, viewer, course)
            watcher.told(_told_since(ear, viewer, story, have))
        ear.watchers.append(watcher)

    def leave(self, viewer: Viewer, watcher: Watcher) -> None:
        ear = self._ears[viewer]
        ear.watchers.remove(watcher)
        if not ear.watchers:
            ear.sight = None

    def tell(self, course: Course, events: Iterable[Any]) -> None:
        """Tell each viewer what is new for them."""
        news = tuple(events)
        for viewer, ear in tuple(self._ears.items()):
            if ear.watchers:
                seen = _seen(news, viewer)
                if self._look_again(ear, viewer, course, is_news=bool(seen)):
                    _hand_out(ear, seen, is_fresh=False)

    def tell_undo(self, course: Course, story: Story, undone: Iterable[Any]) -> None:
        """Events were taken back: whoever knew of them is told the whole story again."""
        gone = tuple(undone)
        for viewer, ear in tuple(self._ears.items()):
            was_known = bool(_seen(gone, viewer))
            if was_known:
                ear.marks.clear()
            if ear.watchers and self._look_again(ear, viewer, course, is_news=was_known):
                events = _seen(_all(story), viewer) if was_known else ()
                _hand_out(ear, events, is_fresh=was_known)

    def _look_again(
        self, ear: _Ear, viewer: Viewer, course: Course, *, is_news: bool = False
    ) -> bool:
        """Whether there is anything new; if so, it gets a number."""
        sight = self._sight(viewer, course)
        if sight == ear.sight and not is_news:
            return False
        ear.sight = sight
        ear.n += 1
        ear.marks.append((ear.n, course.seq))
        return True

    def _sight(self, viewer: Viewer, course: Course) -> _Sight:
        view = self._game.view(course.state, viewer)
        closes = until(self._game, course, self.kept.seats, self.kept.terms)
        if viewer is None:
            return _Sight(view, closes, course.take)
        held = course.held[viewer]
        may_undo = held is not None or retractable(self._game, course, viewer) is not None
        return _Sight(view, closes, course.take, held, may_undo)


def _told_since(ear: _Ear, viewer: Viewer, story: Story, have: int) -> Told:
    mark = next((seq for n, seq in ear.marks if n == have), None)
    if mark is None:
        return _told(ear, _seen(_all(story), viewer), is_fresh=True)
    missed = (events for seq, events in story.items() if seq > mark)
    return _told(ear, _seen(chain.from_iterable(missed), viewer), is_fresh=False)


def _hand_out(ear: _Ear, events: tuple[Any, ...], *, is_fresh: bool) -> None:
    told = _told(ear, events, is_fresh=is_fresh)
    for watcher in tuple(ear.watchers):
        watcher.told(told)


def _told(ear: _Ear, events: tuple[Any, ...], *, is_fresh: bool) -> Told:
    sight = ear.sight
    assert sight is not None
    return Told(
        n=ear.n,
        view=sight.view,
        events=events,
        until=sight.until,
        take=sight.take,
        held=sight.held,
        may_undo=sight.may_undo,
        is_fresh=is_fresh,
    )


def _all(story: Story) -> Iterator[Any]:
    return chain.from_iterable(story.values())


def _seen(events: Iterable[Any], viewer: Viewer) -> tuple[Any, ...]:
    return tuple([seen for event in events if (seen := event.seen_by(viewer)) is not None])
