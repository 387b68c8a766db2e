"""The subscribers of a table, and what each viewer has been sent.

A view is built once per viewer, and only while someone subscribes as that viewer. Viewers whose
view is unchanged get no update, and their counter stays put, so hidden actions cannot be inferred.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Any, Final, NamedTuple, Protocol

from msgspec import Struct

from tinhorn.kernel.game import AnyGame, Seat, Viewer, seen_events
from tinhorn.table.deadlines import closes_at
from tinhorn.table.model import ChatLine, SavedTable
from tinhorn.table.progress import Progress, is_reaction_window, undoable_answer
from tinhorn.table.windows import can_hold, must_answer

Story = Mapping[int, tuple[Any, ...]]
"""The events of a game, by the number of the log entry that caused them."""

REMEMBERED: Final = 128
"""How many updates a viewer may have missed and still get only the missing events."""


class WindowState(Struct, frozen=True, kw_only=True):
    """The open reaction window, as one viewer may know it."""

    held_by: tuple[Seat, ...]
    """The seats that asked for time."""
    can_hold: bool
    """True if the viewer may ask for time."""
    must_answer: bool
    """True if the window waits for the viewer, even if the viewer can only pass."""


class TableUpdate(Struct, frozen=True, kw_only=True):
    """What one viewer is sent. `n` counts this viewer's own updates."""

    n: int
    view: Any
    events: tuple[Any, ...]
    """The events since the update before; in a snapshot, all events the viewer may know."""
    closes_at: int | None
    """When the open prompt closes."""
    asking: int
    """Answers must carry it: it counts how often prompts were asked again after an undo."""
    sealed: Any
    """The viewer's own answer, sealed until the reaction window closes."""
    window: WindowState | None
    choosing: tuple[Seat, ...]
    """The seats that everybody may know to be choosing."""
    may_undo: bool
    orders: str | None
    """The viewer's own standing orders, as JSON."""
    is_snapshot: bool = False
    """True if the update replaces everything sent before."""


class Subscriber(Protocol):
    """A connection that gets the updates of one viewer. Its methods must not block."""

    def update(self, update: TableUpdate) -> None: ...
    def table_changed(self, saved: SavedTable) -> None: ...
    def said(self, line: ChatLine) -> None: ...


class _ViewerState(NamedTuple):
    """Everything a viewer can see now."""

    view: Any
    closes_at: int | None
    asking: int
    window: WindowState | None = None
    choosing: tuple[Seat, ...] = ()
    sealed: Any = None
    may_undo: bool = False
    orders: str | None = None


class _Subscription:
    """What one viewer has been sent, through any number of connections."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.state: _ViewerState | None = None
        self.subscribers: list[Subscriber] = []
        self.positions: deque[tuple[int, int]] = deque(maxlen=REMEMBERED)
        """Update numbers, each with the number of the last log entry it covers."""


class Audience:
    """All subscriptions of a table. `first` is the number before the first update."""

    def __init__(self, game: AnyGame, saved: SavedTable, first: int) -> None:
        self._game = game
        self.saved = saved
        self._first = first
        self._subscriptions: dict[Viewer, _Subscription] = {}

    def __bool__(self) -> bool:
        return any(subscription.subscribers for subscription in self._subscriptions.values())

    def subscribers(self) -> Iterator[Subscriber]:
        for subscription in tuple(self._subscriptions.values()):
            yield from tuple(subscription.subscribers)

    def join(
        self,
        viewer: Viewer,
        subscriber: Subscriber,
        progress: Progress | None,
        story: Story,
        last_update: int,
    ) -> None:
        """Subscribe, and send at once what is missing since update number `last_update`."""
        subscription = self._subscriptions.setdefault(viewer, _Subscription(self._first))
        if progress is not None:
            self._refresh(subscription, viewer, progress)
            subscriber.update(_update_since(subscription, viewer, story, last_update))
        subscription.subscribers.append(subscriber)

    def leave(self, viewer: Viewer, subscriber: Subscriber) -> None:
        subscription = self._subscriptions[viewer]
        subscription.subscribers.remove(subscriber)
        if not subscription.subscribers:
            subscription.state = None

    def publish(self, progress: Progress, events: Iterable[Any]) -> None:
        """Send each viewer what is new for them."""
        new = tuple(events)
        for viewer, subscription in tuple(self._subscriptions.items()):
            if subscription.subscribers:
                seen = seen_events(new, viewer)
                if self._refresh(subscription, viewer, progress, has_events=bool(seen)):
                    _send(subscription, seen, is_snapshot=False)

    def publish_undo(self, progress: Progress, story: Story, undone: Iterable[Any]) -> None:
        """Events were undone: viewers who saw any of them get the whole story again."""
        removed = tuple(undone)
        for viewer, subscription in tuple(self._subscriptions.items()):
            was_seen = bool(seen_events(removed, viewer))
            if was_seen:
                subscription.positions.clear()
            if subscription.subscribers and self._refresh(
                subscription, viewer, progress, has_events=was_seen
            ):
                events = seen_events(_all(story), viewer) if was_seen else ()
                _send(subscription, events, is_snapshot=was_seen)

    def _refresh(
        self,
        subscription: _Subscription,
        viewer: Viewer,
        progress: Progress,
        *,
        has_events: bool = False,
    ) -> bool:
        """Return whether the viewer sees anything new; if so, it gets the next number."""
        state = self._viewer_state(viewer, progress)
        if state == subscription.state and not has_events:
            return False
        subscription.state = state
        subscription.n += 1
        subscription.positions.append((subscription.n, progress.seq))
        return True

    def _viewer_state(self, viewer: Viewer, progress: Progress) -> _ViewerState:
        view = self._game.view(progress.state, viewer)
        closes = closes_at(self._game, progress, self.saved)
        window = self._window(viewer, progress)
        choosing = self._choosing(progress)
        if viewer is None:
            return _ViewerState(view, closes, progress.asking, window, choosing)
        sealed = progress.sealed[viewer]
        may_undo = sealed is not None or undoable_answer(progress, viewer) is not None
        orders = self.saved.seats[viewer].orders
        return _ViewerState(
            view, closes, progress.asking, window, choosing, sealed, may_undo, orders
        )

    def _choosing(self, progress: Progress) -> tuple[Seat, ...]:
        shown = self._game.SHOWS_READY
        return tuple(asked.seat for asked in progress.decisions if asked.kind in shown)

    def _window(self, viewer: Viewer, progress: Progress) -> WindowState | None:
        if not is_reaction_window(self._game, progress):
            return None
        return WindowState(
            held_by=tuple(hold.seat for hold in progress.holds),
            can_hold=viewer is not None and can_hold(progress, self.saved, viewer),
            must_answer=viewer is not None and must_answer(progress, self.saved, viewer),
        )


def _update_since(
    subscription: _Subscription, viewer: Viewer, story: Story, last_update: int
) -> TableUpdate:
    position = next((seq for n, seq in subscription.positions if n == last_update), None)
    if position is None:
        return _update(subscription, seen_events(_all(story), viewer), is_snapshot=True)
    missed = (events for seq, events in story.items() if seq > position)
    seen = seen_events(chain.from_iterable(missed), viewer)
    return _update(subscription, seen, is_snapshot=False)


def _send(subscription: _Subscription, events: tuple[Any, ...], *, is_snapshot: bool) -> None:
    update = _update(subscription, events, is_snapshot=is_snapshot)
    for subscriber in tuple(subscription.subscribers):
        subscriber.update(update)


def _update(
    subscription: _Subscription, events: tuple[Any, ...], *, is_snapshot: bool
) -> TableUpdate:
    state = subscription.state
    assert state is not None
    return TableUpdate(
        n=subscription.n,
        view=state.view,
        events=events,
        closes_at=state.closes_at,
        asking=state.asking,
        sealed=state.sealed,
        window=state.window,
        choosing=state.choosing,
        may_undo=state.may_undo,
        orders=state.orders,
        is_snapshot=is_snapshot,
    )


def _all(story: Story) -> Iterator[Any]:
    return chain.from_iterable(story.values())
