"""The subscribers of a table, and what each viewer has been sent.

A view is built once per viewer, and only while someone subscribes as that viewer. Viewers whose
view is unchanged get no update, and their counter stays put, so hidden actions cannot be inferred.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from tinhorn.games import shortcuts_of
from tinhorn.kernel import AnyGame, Seat, Viewer, seen_events
from tinhorn.kernel.game import seen_by_each
from tinhorn.table.deadlines import closes_at
from tinhorn.table.model import ChatLine, SavedTable
from tinhorn.table.origins import Mark, Origins, marks_of
from tinhorn.table.progress import Progress, publicly_undoable, seats_to_undo, takes_back_in_public
from tinhorn.table.windows import can_hold, can_release, can_urge, is_alone, must_answer

Story = Mapping[int, tuple[Any, ...]]
"""The events of a game, by the number of the log entry that caused them."""

NO_STORY: Final[Story] = {}
NO_ORIGINS: Final[Origins] = {}
REMEMBERED: Final = 128
"""How many updates a viewer may have missed and still get only the missing events."""


class WindowState(Struct, frozen=True, kw_only=True, gc=False):
    """The open reaction window, as one viewer may know it."""

    held_by: tuple[Seat, ...]
    """The seats that asked for time."""
    urged_by: tuple[Seat, ...]
    """The seats that told those to go on."""
    can_hold: bool
    """True if the viewer may ask for time."""
    can_urge: bool
    """True if the viewer may tell others who asked for time to go on."""
    can_release: bool
    """True if the viewer asked for time, still has it, and may end it."""
    must_answer: bool
    """True if the window waits for the viewer, even if the viewer can only pass."""


class TableView(Struct, frozen=True, kw_only=True, gc=False):
    """What a viewer can see of the table, besides the game itself. Most viewers see the same."""

    closes_at: int | None
    """When the open prompt closes."""
    asking: int
    """Answers must carry it: it counts how often prompts were asked again after an undo."""
    choosing: tuple[Seat, ...]
    """The seats that everybody may know to be choosing."""
    window: WindowState | None = None
    sealed: Any = None
    """The viewer's own answer, sealed until the reaction window closes."""
    may_undo: bool = False
    public_undo: Seat | None = None
    """For spectators: the seat that may undo the answer that it gave in front of everybody."""
    orders: str | None = None
    """The viewer's own standing orders, as JSON."""


class ViewerState(Struct, frozen=True, gc=False):
    """Everything a viewer can see now."""

    view: Any
    """What the viewer may know of the game."""
    table: TableView


class PublicStep(Struct, frozen=True, gc=False):
    """What one step shows to everybody. The updates of all viewers share this object."""

    before: Any
    """What everybody could know of the game before the step."""
    view: Any
    """What everybody may know of it now."""
    events: tuple[Any, ...]
    """What a spectator is told. A viewer who is told exactly the same shares this tuple."""


class TableUpdate(Struct, frozen=True, kw_only=True, gc=False):
    """What one viewer is sent. `n` counts this viewer's own updates."""

    n: int
    state: ViewerState
    before: ViewerState | None
    """What the viewer saw after update `n - 1`; `None` if the viewer may lack that update."""
    events: tuple[Any, ...]
    """The events since the update before; in a snapshot, all events the viewer may know."""
    marks: tuple[Mark, ...] = ()
    """When and how each of the events came about; empty if there is nothing to say."""
    is_snapshot: bool = False
    """True if the update replaces everything sent before."""
    step: PublicStep | None = None
    """What led to the update; `None` if the viewer may lack the update before."""


class Subscriber(Protocol):
    """A connection that gets the updates of one viewer. Its methods must not block."""

    def update(self, update: TableUpdate) -> None: ...
    def table_changed(self, saved: SavedTable) -> None: ...
    def said(self, line: ChatLine) -> None: ...


class _Subscription:
    """What one viewer has been sent, through any number of connections."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.state: ViewerState | None = None
        self.subscribers: tuple[Subscriber, ...] = ()
        self.positions: deque[tuple[int, int]] = deque(maxlen=REMEMBERED)
        """Update numbers, each with the number of the last log entry it covers."""

    def advance(self, state: ViewerState, seq: int) -> ViewerState | None:
        """Take over what the viewer sees now, as the next update; return what it saw before."""
        before, self.state = self.state, state
        self.n += 1
        self.positions.append((self.n, seq))
        return before

    def position_of(self, n: int) -> int | None:
        """Return the last log entry that update `n` covers; `None` if that is forgotten."""
        return next((seq for known, seq in self.positions if known == n), None)

    def send(self, update: TableUpdate) -> None:
        for subscriber in self.subscribers:
            subscriber.update(update)


class Audience:
    """All subscriptions of a table. `first` is the number before the first update."""

    def __init__(self, game: AnyGame, saved: SavedTable, first: int) -> None:
        self._game = game
        self._views = shortcuts_of(game).views
        self.saved = saved
        self._first = first
        self._subscriptions: dict[Viewer, _Subscription] = {}
        self._watched: dict[Viewer, _Subscription] = {}
        """The subscriptions of viewers with a connection."""
        self._count = 0
        """The number of subscribers."""
        self._last_shared = TableView(closes_at=None, asking=0, choosing=())
        """What everybody saw of the table last."""
        self._public: Any = None
        """What everybody could know of the game when views were last worked out."""

    def __bool__(self) -> bool:
        return self._count > 0

    def subscribers(self) -> Iterator[Subscriber]:
        for subscription in tuple(self._subscriptions.values()):
            yield from subscription.subscribers

    def join(
        self,
        viewer: Viewer,
        subscriber: Subscriber,
        progress: Progress | None,
        story: Story,
        last_update: int,
        origins: Origins = NO_ORIGINS,
    ) -> None:
        """Subscribe, and send at once what is missing since update number `last_update`."""
        subscription = self._subscriptions.setdefault(viewer, _Subscription(self._first))
        if progress is not None:
            if subscription.state is None:
                [state] = self._states([viewer], progress)
                subscription.advance(state, progress.seq)
            position = subscription.position_of(last_update)
            since = 0 if position is None else position
            missed = {seq: events for seq, events in story.items() if seq > since}
            assert subscription.state is not None
            subscriber.update(
                TableUpdate(
                    n=subscription.n,
                    state=subscription.state,
                    before=None,
                    events=seen_events(_all(missed), viewer),
                    marks=self._marks(missed, origins, viewer),
                    is_snapshot=position is None,
                )
            )
        subscription.subscribers += (subscriber,)
        self._count += 1
        self._watched = self._with_connections()

    def leave(self, viewer: Viewer, subscriber: Subscriber) -> None:
        subscription = self._subscriptions[viewer]
        subscription.subscribers = tuple(
            other for other in subscription.subscribers if other is not subscriber
        )
        self._count -= 1
        self._watched = self._with_connections()
        if not subscription.subscribers:
            subscription.state = None

    def position_of(self, viewer: Viewer, n: int) -> int | None:
        """Return the last log entry that update `n` of this viewer covers, if it is known."""
        subscription = self._subscriptions.get(viewer)
        return None if subscription is None else subscription.position_of(n)

    def _marks(self, story: Story, origins: Origins, viewer: Viewer) -> tuple[Mark, ...]:
        with_times = self.saved.terms.timing.kind == "slow"
        steps = [(origins[seq], events) for seq, events in story.items() if seq in origins]
        if not with_times and all(origin.how is None for origin, _ in steps):
            return ()
        return marks_of(steps, viewer, with_times=with_times)

    def publish(
        self,
        progress: Progress,
        events: Sequence[Any],
        new: Story = NO_STORY,
        origins: Origins = NO_ORIGINS,
    ) -> None:
        """Send each viewer what is new for them: `events`, which `new` has by entry."""
        public, watched = self._public, self._watched
        states = self._states([*watched], progress)
        told, *news = seen_by_each(events, [None, *watched])
        step = PublicStep(public, self._public, told)
        has_marks = self.saved.terms.timing.kind == "slow" or any(
            origins[seq].how is not None for seq in new
        )
        for at, subscription in enumerate(watched.values()):
            state, seen = states[at], news[at]
            if seen or state != subscription.state:
                before = subscription.advance(state, progress.seq)
                viewer = state.view.viewer
                subscription.send(
                    TableUpdate(
                        n=subscription.n,
                        state=state,
                        before=before,
                        events=seen,
                        marks=self._marks(new, origins, viewer) if has_marks else (),
                        step=step,
                    )
                )

    def publish_undo(
        self,
        progress: Progress,
        story: Story,
        undone: Iterable[Any],
        origins: Origins = NO_ORIGINS,
    ) -> None:
        """Send viewers who saw any of the undone events the whole story again."""
        removed, public = tuple(undone), self._public
        for viewer, subscription in self._subscriptions.items():
            if seen_events(removed, viewer):
                subscription.positions.clear()
        watched = self._watched
        states = self._states([*watched], progress)
        step = PublicStep(public, self._public, ())
        for (viewer, subscription), state in zip(watched.items(), states, strict=True):
            was_seen = bool(seen_events(removed, viewer))
            if was_seen or state != subscription.state:
                before = subscription.advance(state, progress.seq)
                subscription.send(
                    TableUpdate(
                        n=subscription.n,
                        state=state,
                        before=None if was_seen else before,
                        events=seen_events(_all(story), viewer) if was_seen else (),
                        marks=self._marks(story, origins, viewer) if was_seen else (),
                        is_snapshot=was_seen,
                        step=None if was_seen else step,
                    )
                )

    def _with_connections(self) -> dict[Viewer, _Subscription]:
        return {viewer: one for viewer, one in self._subscriptions.items() if one.subscribers}

    def _states(self, viewers: Sequence[Viewer], progress: Progress) -> list[ViewerState]:
        """Work out what these viewers can see now; what is the same for all, only once."""
        shared = self._shared_table(progress)
        to_undo = self._may_undo(progress)
        self._public, *views = self._views(progress.state, (None, *viewers), progress.decisions)
        seats, is_window = self.saved.seats, progress.is_window
        states = []
        for at, viewer in enumerate(viewers):
            # Outside of reaction windows, few viewers see more of the table than everybody does.
            has_own = is_window or viewer is None or viewer in to_undo or seats[viewer].orders
            table = self._own_table(shared, viewer, progress, to_undo) if has_own else shared
            states.append(ViewerState(views[at], table))
        return states

    def _may_undo(self, progress: Progress) -> set[Seat]:
        """Return the seats that may undo, or ask for it; seen answers may stand by a rule."""
        saved = self.saved
        found = seats_to_undo(progress, is_alone=is_alone(saved))
        if not found or not saved.conduct.is_binding or saved.conduct.asks_back:
            return found
        return {
            seat for seat in found if not takes_back_in_public(self._game, progress, saved, seat)
        }

    def _shared_table(self, progress: Progress) -> TableView:
        """Return what everybody sees of the table.

        The same object as before if nothing has changed.
        """
        last, asking = self._last_shared, progress.asking
        choosing, closes = self._choosing(progress), closes_at(progress, self.saved)
        if (asking, choosing, closes) != (last.asking, last.choosing, last.closes_at):
            last = TableView(asking=asking, choosing=choosing, closes_at=closes)
            self._last_shared = last
        return last

    def _own_table(
        self, shared: TableView, viewer: Viewer, progress: Progress, to_undo: Container[Seat]
    ) -> TableView:
        """Add what only this viewer may see of the table."""
        window = self._window(viewer, progress) if progress.is_window else None
        if viewer is None:
            undoable = publicly_undoable(self._game, progress)
            undoable = undoable if undoable in to_undo else None
            return replace(shared, window=window, public_undo=undoable)
        return replace(
            shared,
            window=window,
            sealed=progress.sealed[viewer],
            may_undo=viewer in to_undo,
            orders=self.saved.seats[viewer].orders,
        )

    def _choosing(self, progress: Progress) -> tuple[Seat, ...]:
        shown = self._game.SHOWS_READY
        return tuple([asked.seat for asked in progress.decisions if asked.kind in shown])

    def _window(self, viewer: Viewer, progress: Progress) -> WindowState:
        return WindowState(
            held_by=tuple(hold.seat for hold in progress.holds),
            urged_by=tuple(urge.seat for urge in progress.urges),
            can_urge=viewer is not None and can_urge(progress, self.saved, viewer),
            can_hold=viewer is not None and can_hold(progress, self.saved, viewer),
            can_release=viewer is not None and can_release(progress, self.saved, viewer),
            must_answer=viewer is not None and must_answer(progress, self.saved, viewer),
        )


def _all(story: Story) -> Iterator[Any]:
    return chain.from_iterable(story.values())
