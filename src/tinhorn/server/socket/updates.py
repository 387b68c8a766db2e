"""Builds the message of an update, whole or as a delta, from what a table tells one viewer.

Everything in a message comes from what its viewer sees now and saw before. So neither its content
nor its size depends on what others hold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any, Final

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
from tinhorn.table.audience import TableUpdate, ViewerState, WindowState


def build_update(game: AnyGame, viewer: Viewer, update: TableUpdate, now: int) -> Update:
    """The whole update: it needs no earlier one."""
    state = update.state
    return Update(
        n=update.n,
        view=state.view,
        question=game.question(state.view),
        options=list_options(game, state.view),
        facts=game.facts(state.view),
        story=narrate_events(game, update.events, viewer),
        deadline=_deadline(state, now),
        asking=state.asking,
        sealed=state.sealed,
        window=_window(state.window),
        choosing=state.choosing,
        orders=_orders(state),
        can_undo=state.may_undo,
        can_only_pass=_is_passed_for(game, state),
        is_snapshot=update.is_snapshot,
        public=_public_choice(game, state.view) if viewer is None else None,
        public_undo=state.public_undo,
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
    if state.window is None and _beside_view(state) == _beside_view(before):
        return delta
    return _add_rest(delta, game, state, before, now)


_beside_view: Final[Callable[[ViewerState], tuple[Any, ...]]] = attrgetter(
    *(name for name in ViewerState.__struct_fields__ if name != "view")
)


def _add_rest(
    delta: Delta, game: AnyGame, state: ViewerState, before: ViewerState, now: int
) -> Delta:
    """Add what has changed besides the view: most answers change nothing of it."""
    return replace(
        delta,
        deadline=_deadline(state, now) if state.closes_at != before.closes_at else UNSET,
        asking=state.asking if state.asking != before.asking else UNSET,
        sealed=state.sealed if state.sealed != before.sealed else UNSET,
        window=_window(state.window) if state.window != before.window else UNSET,
        choosing=state.choosing if state.choosing != before.choosing else UNSET,
        orders=_orders(state) if state.orders != before.orders else UNSET,
        can_undo=state.may_undo if state.may_undo is not before.may_undo else UNSET,
        can_only_pass=_new_pass(game, before, state),
        public_undo=state.public_undo if state.public_undo != before.public_undo else UNSET,
    )


def changed_fields(before: Any, after: Any) -> dict[str, Any]:
    """Return the fields of a view that differ from those of an earlier one, and their values."""
    fields = zip(after.__struct_fields__, astuple(before), astuple(after), strict=True)
    return {name: new for name, old, new in fields if old is not new and old != new}


def _new_pass(game: AnyGame, before: ViewerState, state: ViewerState) -> bool | UnsetType:
    if state.window is None and before.window is None:
        return UNSET
    now = _is_passed_for(game, state)
    return UNSET if now is _is_passed_for(game, before) else now


def _deadline(state: ViewerState, now: int) -> float | None:
    return None if state.closes_at is None else max(0.0, (state.closes_at - now) / 1000)


def _orders(state: ViewerState) -> Raw:
    return Raw((state.orders or "null").encode())


def _window(window: WindowState | None) -> ReactionWindow | None:
    if window is None:
        return None
    return ReactionWindow(window.held_by, window.can_hold, window.can_release, window.must_answer)


def _is_passed_for(game: AnyGame, state: ViewerState) -> bool:
    is_awaited = state.window is not None and state.window.must_answer
    return can_only_pass(game, state.view) and not is_awaited


def _public_choice(game: AnyGame, view: Any) -> PublicChoice | None:
    decision = game.public_decision(view)
    if decision is None:
        return None
    return PublicChoice(decision.seat, _describe(game, view, decision.options))


def list_options(game: AnyGame, view: Any) -> tuple[Option, ...]:
    """The viewer's legal answers with their labels."""
    return _describe(game, view, view.options)


def _describe(game: AnyGame, view: Any, actions: Iterable[Any]) -> tuple[Option, ...]:
    return tuple(
        [Option(action, game.label(action), game.consequence(view, action)) for action in actions]
    )


def narrate_events(game: AnyGame, events: Iterable[Any], reader: Viewer) -> tuple[StoryLine, ...]:
    """Redacted events, each with its sentence."""
    return tuple([StoryLine(event, game.narrate(event, reader)) for event in events])
