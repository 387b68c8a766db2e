"""Encodes updates, whole or as deltas, from what a table tells one viewer.

Everything in a message comes from what its viewer sees now and saw before. So neither its content
nor its size depends on what others hold. What a step tells everybody is worked out once, from the
public view and from what a spectator is told.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import UNSET, Raw

from tinhorn.games import shortcuts_of
from tinhorn.kernel import AnyGame, Phrase, Seat, Viewer, can_only_pass, seats_in
from tinhorn.kernel.changes import comparisons
from tinhorn.server.wire.table import (
    Delta,
    Option,
    Part,
    PublicChoice,
    ReactionWindow,
    StoryLine,
    Update,
)
from tinhorn.table.audience import PublicStep, TableUpdate, TableView, ViewerState, WindowState
from tinhorn.table.deadlines import Clock

Parts: TypeAlias = frozenset[Part]
"""The parts of updates that a client reads."""
NO_QUESTION: Final = Phrase("")
_encode: Final = msgspec.json.Encoder().encode


class UpdateEncoder:
    """Remembers the last message and the last step: a table tells all its viewers in a row."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last: TableUpdate | None = None
        """The update that was encoded last. All connections of a viewer get the same object."""
        self._messages: dict[tuple[Parts, bool], bytes] = {}
        """The messages of that update, by the parts that they have and whether they are deltas."""
        self._shared: SharedParts | None = None

    def encode(self, game: AnyGame, update: TableUpdate, parts: Parts, *, as_delta: bool) -> bytes:
        """Return the message of an update, as a delta if the client has the update before."""
        if update is not self._last:
            self._last, self._messages = update, {}
        elif (message := self._messages.get((parts, as_delta))) is not None:
            return message
        now = 0 if update.state.table.closes_at is None else self._clock.now()
        if as_delta and update.step is not None:
            shared = self._shared
            if shared is None or shared.step is not update.step:
                shared = self._shared = SharedParts(game, update.step)
            message = _encode(_build_delta(game, update, shared, now, parts))
        else:
            message = _encode(_build_update(game, update, now, parts))
        self._messages[parts, as_delta] = message
        return message


class SharedParts:
    """What one step tells everybody in the same words."""

    def __init__(self, game: AnyGame, step: PublicStep) -> None:
        self._game = game
        self.step = step
        self._story: tuple[tuple[StoryLine, ...], set[Seat]] | None = None
        """The story as a spectator reads it, and the seats that it names."""
        shortcuts = shortcuts_of(game)
        self.facts_basis = shortcuts.facts_basis
        public, self.own_changes = comparisons(game.View, shortcuts.own_fields)
        self.view = public(step.before, step.view)
        """The fields that have changed for everybody."""

    def story(self, events: tuple[Any, ...], reader: Viewer) -> tuple[StoryLine, ...]:
        """Tell what has happened to this reader: only people who are named read other words."""
        if events is not self.step.events:
            return narrate_events(self._game, events, reader)
        if self._story is None:
            told = narrate_events(self._game, events, None)
            self._story = told, {seat for line in told for seat in seats_in(line.text)}
        told, named = self._story
        return narrate_events(self._game, events, reader) if reader in named else told


def _build_update(game: AnyGame, update: TableUpdate, now: int, parts: Parts) -> Update:
    """Return the whole update: it needs no earlier one."""
    state = update.state
    view, table, viewer = state.view, state.table, state.view.viewer
    return Update(
        n=update.n,
        view=view,
        question=game.question(view) if "question" in parts else NO_QUESTION,
        options=list_options(game, view) if "options" in parts else (),
        facts=game.facts(view) if "facts" in parts else (),
        story=_story(game, update, viewer) if "story" in parts else (),
        deadline=_deadline(table, now),
        asking=table.asking,
        sealed=table.sealed,
        window=_window(table.window),
        choosing=table.choosing,
        orders=_orders(table),
        can_undo=table.may_undo,
        can_only_pass=_is_passed_for(game, state),
        is_snapshot=update.is_snapshot,
        public=_public_choice(game, view) if viewer is None and "options" in parts else None,
        public_undo=table.public_undo,
    )


def _build_delta(
    game: AnyGame, update: TableUpdate, shared: SharedParts, now: int, parts: Parts
) -> Delta:
    """Return only what differs from what the viewer saw before."""
    state, before = update.state, update.before
    assert before is not None, "a step leads from one update to the next"
    own = shared.own_changes(before.view, state.view)
    changed = shared.view | own if own else shared.view
    fields: dict[str, Any] = {}
    if parts:  # a program may read none
        fields = _parts_of(game, update, before.view, shared, parts)
    # Most answers change nothing of the table: then it is the same object.
    if state.table is not before.table or state.table.window is not None:
        fields |= _table_changes(game, state, before, now)
    return Delta(n=update.n, view=changed, **fields)


def _parts_of(
    game: AnyGame, update: TableUpdate, before: Any, shared: SharedParts, parts: Parts
) -> dict[str, Any]:
    """Return the fields of a delta for what the view and the events mean to their viewer."""
    view, is_spectator = update.state.view, update.state.view.viewer is None
    has_options = "options" in parts and (view.options or before.options)
    # Facts take long to work out, so they are compared by what they depend on.
    has_facts = "facts" in parts and shared.facts_basis(view) != shared.facts_basis(before)
    return {
        "question": game.question(view) if "question" in parts else UNSET,
        "story": _new_story(game, update, view.viewer, shared) if "story" in parts else UNSET,
        "options": list_options(game, view) if has_options else UNSET,
        "facts": game.facts(view) if has_facts else UNSET,
        "public": _public_choice(game, view) if is_spectator and "options" in parts else UNSET,
    }


def _table_changes(
    game: AnyGame, state: ViewerState, before: ViewerState, now: int
) -> dict[str, Any]:
    """Return the fields of a delta for what has changed besides the view."""
    new, old = state.table, before.table
    found: dict[str, Any] = {}
    if new.may_undo is not old.may_undo:
        found["can_undo"] = new.may_undo
    if new.closes_at != old.closes_at:
        found["deadline"] = _deadline(new, now)
    if new.window is not None or old.window is not None:
        found |= _window_changes(game, state, before)
    if new.orders != old.orders:
        found["orders"] = _orders(new)
    for name in ("asking", "choosing", "public_undo"):
        if (value := getattr(new, name)) != getattr(old, name):
            found[name] = value
    return found


def _window_changes(game: AnyGame, state: ViewerState, before: ViewerState) -> dict[str, Any]:
    """Return the fields of a delta for what has changed in a reaction window, or by its end."""
    new, old = state.table, before.table
    found: dict[str, Any] = {}
    if new.window != old.window:
        found["window"] = _window(new.window)
    if new.sealed != old.sealed:
        found["sealed"] = new.sealed
    if (passes := _is_passed_for(game, state)) is not _is_passed_for(game, before):
        found["can_only_pass"] = passes
    return found


def _deadline(table: TableView, now: int) -> float | None:
    return None if table.closes_at is None else max(0.0, (table.closes_at - now) / 1000)


def _orders(table: TableView) -> Raw:
    return Raw((table.orders or "null").encode())


def _window(window: WindowState | None) -> ReactionWindow | None:
    if window is None:
        return None
    return ReactionWindow(
        held_by=window.held_by,
        urged_by=window.urged_by,
        can_hold=window.can_hold,
        can_urge=window.can_urge,
        can_release=window.can_release,
        must_answer=window.must_answer,
    )


def _is_passed_for(game: AnyGame, state: ViewerState) -> bool:
    window = state.table.window
    is_awaited = window is not None and window.must_answer
    return can_only_pass(game, state.view) and not is_awaited


def _public_choice(game: AnyGame, view: Any) -> PublicChoice | None:
    decision = game.public_decision(view)
    if decision is None:
        return None
    return PublicChoice(decision.seat, _describe(game, view, decision.options))


def list_options(game: AnyGame, view: Any) -> tuple[Option, ...]:
    """Return the viewer's legal answers with their labels."""
    return _describe(game, view, view.options) if view.options else ()


def _describe(game: AnyGame, view: Any, actions: Iterable[Any]) -> tuple[Option, ...]:
    return tuple(
        [Option(action, game.label(action), game.consequence(view, action)) for action in actions]
    )


def _new_story(
    game: AnyGame, update: TableUpdate, viewer: Viewer, shared: SharedParts
) -> tuple[StoryLine, ...]:
    if update.marks:
        return _story(game, update, viewer)
    return shared.story(update.events, viewer)


def _story(game: AnyGame, update: TableUpdate, viewer: Viewer) -> tuple[StoryLine, ...]:
    """Return the events of an update, each with its sentence, and when and how it came about."""
    if not update.marks:
        return narrate_events(game, update.events, viewer)
    return tuple(
        StoryLine(
            event,
            game.narrate(event, viewer),
            at=None if mark.at is None else mark.at // 1000,
            how=mark.how,
        )
        for event, mark in zip(update.events, update.marks, strict=True)
    )


def narrate_events(game: AnyGame, events: Iterable[Any], reader: Viewer) -> tuple[StoryLine, ...]:
    """Return redacted events, each with its sentence."""
    return tuple([StoryLine(event, game.narrate(event, reader)) for event in events])
