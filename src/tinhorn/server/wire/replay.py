"""Replays over HTTP."""

from __future__ import annotations

from msgspec import Struct

from tinhorn.kernel import Fact, Phrase, Seat
from tinhorn.server.wire.table import Option, ShownView, StoryLine


class Frame(Struct, frozen=True):
    """A point of a game at which somebody was asked, or at which it was over."""

    number: int
    """The place of the frame in the replay, from 0 on."""
    story: tuple[StoryLine, ...]
    """The events since the previous frame, as this perspective shows them."""


class Replay(Struct, frozen=True):
    """All frames of a game so far."""

    perspective: str
    """The number of a seat, `spectator`, or `open` for everything."""
    perspectives: tuple[str, ...]
    """The perspectives that the reader may use now."""
    frames: tuple[Frame, ...]
    """The frames, in their order."""


class Snapshot(Struct, frozen=True):
    """What one viewer saw at a frame."""

    view: ShownView
    """All that the viewer could know."""
    question: Phrase
    """What the viewer was asked, or waited for."""
    options: tuple[Option, ...]
    """The answers that the viewer could give, with their names."""
    facts: tuple[Fact, ...]
    """What mattered to the viewer about the decision."""


class FrameView(Struct, frozen=True):
    """A frame with everything needed to draw it."""

    number: int
    """The place of the frame in the replay, from 0 on."""
    snapshot: Snapshot
    """What this perspective shows."""
    seats: tuple[Snapshot, ...]
    """In the open perspective: what each seat saw."""


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a frame of a finished game, on this seat, against bots."""

    frame: int
    """The number of the frame."""
    seat: Seat
    """The seat that the player takes over."""
    name: str
    """The name of the player; empty for none."""
    hat: int = 1
    """The number of the player's hat, from 1 to 5; the hat shows the colour of the seat."""
    commitment: str | None = None
    """The SHA-256, in hex, of 16 random bytes that the device reveals at the start; see
    docs/fairness.md."""
