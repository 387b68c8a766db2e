"""The summary of a finished game: net worth by round, biggest swings, luck of the draw."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any, Final

from msgspec import Struct

from tinhorn.kernel import AnyGame, Frame, Luck, Phrase, Seat, Viewer

SWINGS: Final = 3
STORY_LINES: Final = 3
"""How many lines of the story explain a swing."""


class RoundSummary(Struct, frozen=True):
    """The net worth of every seat at the end of a round; round 0 is the start."""

    number: int
    frame: int
    net_worth: tuple[int, ...]


class Swing(Struct, frozen=True):
    """A frame in which the net worth of a seat changed a lot."""

    frame: int
    seat: Seat
    change: int
    story: tuple[Phrase, ...]


class Summary(Struct, frozen=True):
    rounds: tuple[RoundSummary, ...]
    swings: tuple[Swing, ...]
    """The biggest swings, in the order they happened."""
    luck: tuple[Luck, ...]
    """By seat."""


def summary(game: AnyGame, frames: tuple[Frame, ...], *, reader: Viewer = None) -> Summary:
    """Sum up a game. The story says "you" to the seat that reads it."""
    players = frames[0].state.setup.players
    net_worth = [game.net_worth(frame.state) for frame in frames]
    last_frames = {0: 0}
    last_frames |= {game.round_number(frame.state): number for number, frame in enumerate(frames)}
    rounds = (RoundSummary(one, last, net_worth[last]) for one, last in last_frames.items())
    events = (event for frame in frames for event in frame.events)
    swings = _swings(game, frames, net_worth, reader)
    return Summary(tuple(rounds), swings, game.luck(events, players))


def _swings(
    game: AnyGame, frames: tuple[Frame, ...], net_worth: list[tuple[int, ...]], reader: Viewer
) -> tuple[Swing, ...]:
    found = []
    for number, (before, after) in enumerate(pairwise(net_worth), start=1):
        changes = [now - then for then, now in zip(before, after, strict=True)]
        seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
        if changes[seat]:
            found.append((abs(changes[seat]), number, seat, changes[seat]))
    biggest = sorted(found, reverse=True)[:SWINGS]
    return tuple(
        Swing(number, seat, change, story_about(game, frames[number].events, seat, reader=reader))
        for _, number, seat, change in sorted(biggest, key=lambda swing: swing[1])
    )


def story_about(
    game: AnyGame, events: Iterable[Any], seat: Seat, *, reader: Viewer = None
) -> tuple[Phrase, ...]:
    """Return the last lines about this seat, or else the last lines of all."""
    told = tuple(events)
    about = tuple(event for event in told if _is_about(game.narrate(event, None), seat))
    return tuple(game.narrate(event, reader) for event in (about or told)[-STORY_LINES:])


def _is_about(line: Phrase, seat: Seat) -> bool:
    return any(isinstance(value, tuple) and seat in value for value in line.args.values())
