"""Builds the message of an update from what a table tells one viewer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Raw

from tinhorn.kernel.game import AnyGame, Viewer, can_only_pass
from tinhorn.server.wire.table import Option, ReactionWindow, StoryLine, Update
from tinhorn.table.audience import TableUpdate


def build_update(game: AnyGame, viewer: Viewer, update: TableUpdate, now: int) -> Update:
    """Everything in the message comes from the viewer's own view and events."""
    view = update.view
    return Update(
        n=update.n,
        view=view,
        question=game.question(view),
        options=list_options(game, view),
        facts=game.facts(view),
        story=narrate_events(game, update.events, viewer),
        deadline=None if update.closes_at is None else max(0.0, (update.closes_at - now) / 1000),
        asking=update.asking,
        sealed=update.sealed,
        window=_window(update),
        choosing=update.choosing,
        orders=Raw((update.orders or "null").encode()),
        can_undo=update.may_undo,
        can_only_pass=_is_passed_for(game, update),
        is_snapshot=update.is_snapshot,
    )


def _window(update: TableUpdate) -> ReactionWindow | None:
    if update.window is None:
        return None
    return ReactionWindow(update.window.held_by, update.window.can_hold, update.window.must_answer)


def _is_passed_for(game: AnyGame, update: TableUpdate) -> bool:
    is_awaited = update.window is not None and update.window.must_answer
    return can_only_pass(game, update.view) and not is_awaited


def list_options(game: AnyGame, view: Any) -> tuple[Option, ...]:
    """The viewer's legal answers with their labels."""
    return tuple(
        [
            Option(action, game.label(action), game.consequence(view, action))
            for action in view.options
        ]
    )


def narrate_events(game: AnyGame, events: Iterable[Any], reader: Viewer) -> tuple[StoryLine, ...]:
    """Redacted events, each with its sentence."""
    return tuple([StoryLine(event, game.narrate(event, reader)) for event in events])
