"""Events as lines of text for one reader."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tinhorn.cli.translator import Translator
from tinhorn.kernel.game import AnyGame, Viewer, seen_events


def story_lines(
    game: AnyGame, events: Iterable[Any], reader: Viewer, translator: Translator
) -> Iterator[str]:
    """Narrate what this reader may know of these events."""
    for event in seen_events(events, reader):
        yield translator.say(game.narrate(event, reader))


def open_story_lines(game: AnyGame, events: Iterable[Any], translator: Translator) -> Iterator[str]:
    """Narrate everything, secrets included."""
    for event in events:
        yield translator.say(game.narrate(event, None))
