"""What happened, line by line, as one reader was told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tinhorn.cli.translator import Translator
from tinhorn.kernel.game import AnyGame, Viewer


def told(
    game: AnyGame, events: Iterable[Any], reader: Viewer, translator: Translator
) -> Iterator[str]:
    """The sentences for what this reader may know of these events."""
    for event in events:
        seen = event.seen_by(reader)
        if seen is not None:
            yield translator.say(game.narrate(seen, reader))


def told_openly(game: AnyGame, events: Iterable[Any], translator: Translator) -> Iterator[str]:
    """The sentences for everything, secrets included."""
    for event in events:
        yield translator.say(game.narrate(event, None))
