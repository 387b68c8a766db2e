"""Replays over HTTP."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tinhorn.kernel.game import Fact, Seat
from tinhorn.kernel.phrase import Phrase
from tinhorn.server.wire.table import Option, StoryLine


class Frame(Struct, frozen=True):
    """A point of a game at which somebody was asked, or at which it was over."""

    number: int
    story: tuple[StoryLine, ...]
    """The events since the previous frame, as this perspective shows them."""


class Replay(Struct, frozen=True):
    """All frames of a game so far."""

    perspective: str
    """The number of a seat, `spectator`, or `open` for everything."""
    perspectives: tuple[str, ...]
    """The perspectives that the reader may use now."""
    frames: tuple[Frame, ...]


class Snapshot(Struct, frozen=True):
    """What one viewer saw at a frame."""

    view: Any
    question: Phrase
    options: tuple[Option, ...]
    facts: tuple[Fact, ...]


class FrameView(Struct, frozen=True):
    """A frame with everything needed to draw it."""

    number: int
    snapshot: Snapshot
    seats: tuple[Snapshot, ...]
    """In the open perspective: what each seat saw."""


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a frame of a finished game, on this seat, against bots."""

    frame: int
    seat: Seat
    name: str
    hat: int = 1
    contribution: str | None = None
