"""A finished game at a glance: fortunes lap by lap, the biggest swings, luck of the draw."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from msgspec import Struct

from tinhorn.kernel.game import AnyGame, Luck, Seat
from tinhorn.kernel.phrase import Phrase
from tinhorn.table.replay import Frame

SWINGS: Final = 3
STORY: Final = 3
"""So many lines tell how a swing came about."""


class RoundSummary(Struct, frozen=True):
    """How everybody stood when a lap was over; number 0 is the start."""

    number: int
    frame: int
    net_worth: tuple[int, ...]


class Swing(Struct, frozen=True):
    """A moment that changed what somebody would have had."""

    frame: int
    seat: Seat
    change: int
    story: tuple[Phrase, ...]


class Summary(Struct, frozen=True):
    rounds: tuple[RoundSummary, ...]
    swings: tuple[Swing, ...]
    """The biggest, in the order they happened."""
    luck: tuple[Luck, ...]
    """By seat."""


def summary(game: AnyGame, frames: tuple[Frame, ...]) -> Summary:
    players = frames[0].state.setup.players
    net_worth = [game.net_worth(frame.state) for frame in frames]
    last_of_lap = {0: 0}
    last_of_lap |= {game.round_number(frame.state): number for number, frame in enumerate(frames)}
    rounds = (RoundSummary(lap, number, net_worth[number]) for lap, number in last_of_lap.items())
    events = (event for frame in frames for event in frame.events)
    return Summary(tuple(rounds), _swings(game, frames, net_worth), game.luck(events, players))


def _swings(
    game: AnyGame, frames: tuple[Frame, ...], net_worth: list[tuple[int, ...]]
) -> tuple[Swing, ...]:
    found = []
    for number, (before, after) in enumerate(pairwise(net_worth), start=1):
        changes = [now - then for then, now in zip(before, after, strict=True)]
        seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
        if changes[seat]:
            found.append((abs(changes[seat]), number, seat, changes[seat]))
    biggest = sorted(found, reverse=True)[:SWINGS]
    return tuple(
        Swing(number, seat, change, _story(game, frames[number], seat))
        for _, number, seat, change in sorted(biggest, key=lambda swing: swing[1])
    )


def _story(game: AnyGame, frame: Frame, seat: Seat) -> tuple[Phrase, ...]:
    """The last lines about this seat, or the last of all."""
    update = tuple(game.narrate(event, None) for event in frame.events)
    about = tuple(line for line in update if _is_about(line, seat))
    return (about or update)[-STORY:]


def _is_about(line: Phrase, seat: Seat) -> bool:
    return any(isinstance(value, tuple) and seat in value for value in line.args.values())
