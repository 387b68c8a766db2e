"""From what a table tells a viewer to the message that goes out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tinhorn.kernel.game import Game, Viewer
from tinhorn.server.wire import Line, Option, Update
from tinhorn.table.audience import Told

AnyGame = Game[Any, Any, Any, Any, Any]


def update(game: AnyGame, viewer: Viewer, told: Told, now: int) -> Update:
    """The message; everything in it comes from the viewer's own view and events."""
    seen = told.view
    return Update(
        n=told.n,
        view=seen,
        ask=game.ask(seen),
        options=options(game, seen),
        facts=game.facts(seen),
        story=story(game, told.events, viewer),
        deadline=None if told.until is None else max(0.0, (told.until - now) / 1000),
        take=told.take,
        held=told.held,
        can_undo=told.may_undo,
        is_formality=_is_formality(game, seen),
        is_fresh=told.is_fresh,
    )


def options(game: AnyGame, seen: Any) -> tuple[Option, ...]:
    """What a viewer may answer, with the names of it."""
    return tuple(
        [
            Option(action, game.label(action), game.consequence(seen, action))
            for action in seen.options
        ]
    )


def story(game: AnyGame, events: Iterable[Any], reader: Viewer) -> tuple[Line, ...]:
    """Events as they are seen, each with its sentence."""
    return tuple([Line(event, game.tell(event, reader)) for event in events])


def _is_formality(game: AnyGame, seen: Any) -> bool:
    asked = seen.decision
    return asked is not None and asked.kind in game.REACTIONS and len(seen.options) == 1
