"""Builds the message of an update, whole or as a delta, from what a table tells one viewer.

Everything in a message comes from what its viewer sees now and saw before. So neither its content
nor its size depends on what others hold.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import UNSET, Raw, UnsetType
from msgspec.structs import astuple, replace

from tinhorn.kernel.game import AnyGame, Viewer, can_only_pass
from tinhorn.server.wire.table import (
    Delta,
    Option,
    PublicChoice,
    ReactionWindow,
    StoryLine,
    Update,
)
from tinhorn.table.audience import TableUpdate, TableView, ViewerState, WindowState


def build_update(game: AnyGame, viewer: Viewer, update: TableUpdate, now: int) -> Update:
    """The whole update: it needs no earlier one."""
    state = update.state
    view, table = state.view, state.table
    return Update(
        n=update.n,
        view=view,
        question=game.question(view),
        options=list_options(game, view),
        facts=game.facts(view),
        story=narrate_events(game, update.events, viewer),
        deadline=_deadline(table, now),
        asking=table.asking,
        sealed=table.sealed,
        window=_window(table.window),
        choosing=table.choosing,
        orders=_orders(table),
        can_undo=table.may_undo,
        can_only_pass=_is_passed_for(game, state),
        is_snapshot=update.is_snapshot,
        public=_public_choice(game, view) if viewer is None else None,
        public_undo=table.public_undo,
    )


def build_delta(
    game: AnyGame, viewer: Viewer, update: TableUpdate, before: ViewerState, now: int
) -> Delta:
    """Only what differs from what the viewer saw before."""
    state = update.state
    view, old = state.view, before.view
    delta = Delta(
        n=update.n,
        view=changed_fields(old, view),
        options=list_options(game, view) if view.options or old.options else UNSET,
        story=narrate_events(game, update.events, viewer),
        question=game.question(view),
        # Facts take long to work out, so they are compared by what they depend on.
        facts=UNSET if game.facts_basis(view) == game.facts_basis(old) else game.facts(view),
        public=_public_choice(game, view) if viewer is None else UNSET,
    )
    # Most answers change nothing of the table: then it is the same object.
    if state.table is before.table and state.table.window is None:
        return delta
    return _add_table(delta, game, state, before, now)


def _add_table(
    delta: Delta, game: AnyGame, state: ViewerState, before: ViewerState, now: int
) -> Delta:
    """Add what has changed besides the view."""
    new, old = state.table, before.table
    return replace(
        delta,
        deadline=_deadline(new, now) if new.closes_at != old.closes_at else UNSET,
        asking=new.asking if new.asking != old.asking else UNSET,
        sealed=new.sealed if new.sealed != old.sealed else UNSET,
        window=_window(new.window) if new.window != old.window else UNSET,
        choosing=new.choosing if new.choosing != old.choosing else UNSET,
        orders=_orders(new) if new.orders != old.orders else UNSET,
        can_undo=new.may_undo if new.may_undo is not old.may_undo else UNSET,
        can_only_pass=_new_pass(game, before, state),
        public_undo=new.public_undo if new.public_undo != old.public_undo else UNSET,
    )


def changed_fields(before: Any, after: Any) -> dict[str, Any]:
    """Return the fields of a view that differ from those of an earlier one, and their values."""
    fields = zip(after.__struct_fields__, astuple(before), astuple(after), strict=True)
    return {name: new for name, old, new in fields if old is not new and old != new}


def _new_pass(game: AnyGame, before: ViewerState, state: ViewerState) -> bool | UnsetType:
    if state.table.window is None and before.table.window is None:
        return UNSET
    now = _is_passed_for(game, state)
    return UNSET if now is _is_passed_for(game, before) else now


def _deadline(table: TableView, now: int) -> float | None:
    return None if table.closes_at is None else max(0.0, (table.closes_at - now) / 1000)


def _orders(table: TableView) -> Raw:
    return Raw((table.orders or "null").encode())


def _window(window: WindowState | None) -> ReactionWindow | None:
    if window is None:
        return None
    return ReactionWindow(window.held_by, window.can_hold, window.can_release, window.must_answer)


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
    """The viewer's legal answers with their labels."""
    return _describe(game, view, view.options) if view.options else ()


def _describe(game: AnyGame, view: Any, actions: Iterable[Any]) -> tuple[Option, ...]:
    return tuple(
        [Option(action, game.label(action), game.consequence(view, action)) for action in actions]
    )


def narrate_events(game: AnyGame, events: Iterable[Any], reader: Viewer) -> tuple[StoryLine, ...]:
    """Redacted events, each with its sentence."""
    return tuple([StoryLine(event, game.narrate(event, reader)) for event in events])
