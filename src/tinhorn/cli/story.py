"""Events, and what bots say about them, as lines of text for one reader."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tinhorn.cli.translator import Translator
from tinhorn.kernel import AnyGame, PublicEvent, Seat, Viewer, seen_events


class Remark(PublicEvent, frozen=True):
    """A bot has said something. It stands in the story of a local game, but in no record."""

    seat: Seat
    phrase: str
    """The key of the sentence."""


def story_lines(
    game: AnyGame, events: Iterable[Any], reader: Viewer, translator: Translator
) -> Iterator[str]:
    """Narrate what this reader may know of these events."""
    for event in seen_events(events, reader):
        if isinstance(event, Remark):
            yield said_line(translator.names[event.seat], translator(event.phrase), translator)
        else:
            yield translator.say(game.narrate(event, reader))


def said_line(name: str, text: str, translator: Translator) -> str:
    """Return what somebody said, as a line of the story."""
    return translator("cli-said", name=name, text=text)


def open_story_lines(game: AnyGame, events: Iterable[Any], translator: Translator) -> Iterator[str]:
    """Narrate everything, secrets included."""
    for event in events:
        yield translator.say(game.narrate(event, None))
