"""From what a table tells a viewer to the message that goes out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tinhorn.kernel.game import AnyGame, Viewer, can_only_pass
from tinhorn.server.wire import Option, StoryLine, Update
from tinhorn.table.audience import TableUpdate


def update_message(game: AnyGame, viewer: Viewer, update: TableUpdate, now: int) -> Update:
    """The message; everything in it comes from the viewer's own view and events."""
    seen = update.view
    return Update(
        n=update.n,
        view=seen,
        question=game.question(seen),
        options=options(game, seen),
        facts=game.facts(seen),
        story=story(game, update.events, viewer),
        deadline=None if update.closes_at is None else max(0.0, (update.closes_at - now) / 1000),
        asking=update.asking,
        sealed=update.sealed,
        can_undo=update.may_undo,
        can_only_pass=can_only_pass(game, seen),
        is_snapshot=update.is_snapshot,
    )


def options(game: AnyGame, seen: Any) -> tuple[Option, ...]:
    """What a viewer may answer, with the names of it."""
    return tuple(
        [
            Option(action, game.label(action), game.consequence(seen, action))
            for action in seen.options
        ]
    )


def story(game: AnyGame, events: Iterable[Any], reader: Viewer) -> tuple[StoryLine, ...]:
    """Events as they are seen, each with its sentence."""
    return tuple([StoryLine(event, game.narrate(event, reader)) for event in events])
