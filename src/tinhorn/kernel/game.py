"""The contract that every game meets, and the words it is written in."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from tinhorn.kernel.phrase import Phrase

Seat: TypeAlias = int
Viewer: TypeAlias = "Seat | None"
"""A seat, or `None` for a spectator."""

CHANCE: Final[Seat] = -1
"""The seat of dice and decks: what it answers enters the log like any other answer."""

Setup_contra = TypeVar("Setup_contra", contravariant=True)
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E", covariant=True)
V = TypeVar("V")


class Decision(Struct, frozen=True, gc=False):
    """One seat owes one answer. For CHANCE, `kind` is the label of the draw."""

    seat: Seat
    prompt: int
    kind: str


class Refusal(Struct, frozen=True):
    """Why an action is not allowed, and the rule that says so, if it is one of the rulebook's."""

    rule: str | None
    reason: Phrase


NOT_ASKED: Final = Refusal(None, Phrase("refusal-not-asked"))
"""For a seat that owes no answer now."""
DOES_NOT_FIT: Final = Refusal(None, Phrase("refusal-does-not-fit"))
"""For an action that is no answer to what is asked."""


class Step(Struct, Generic[S, E], frozen=True, gc=False):
    """What an action leads to."""

    state: S
    events: tuple[E, ...]


class Outcome(Struct, frozen=True):
    """How a game ended: seats best first, those who share a rank together."""

    reason: str
    ranking: tuple[tuple[Seat, ...], ...]
    points: tuple[int, ...]


class Fact(Struct, frozen=True, omit_defaults=True):
    """Something about the decision at hand that matters to a viewer, worked out from their view."""

    kind: str
    """What it is about; it picks the picture."""
    text: Phrase
    amount: int | None = None
    """What it is worth to the viewer, where that can be said."""
    is_complete: bool = False


class Seen(Protocol):
    """What every view offers, whatever the game."""

    @property
    def viewer(self) -> Viewer: ...
    @property
    def decision(self) -> Decision | None: ...


class Happened(Protocol):
    """What every event offers, whatever the game."""

    def seen_by(self, viewer: Viewer) -> Any:
        """The event as this viewer may know it, or `None` if they may not know of it at all."""


class Game(Protocol[Setup_contra, S, A, E, V]):
    """A rulebook as pure functions. A game is a module that has all of these.

    `new` refuses a set-up that the rules do not allow (SetupError). `apply` refuses an action that
    `check` objects to (IllegalActionError). `options` are candidates that pass `check`; where a
    choice has more shades than anyone would list, `check` allows more than `options` names. For
    CHANCE they are all outcomes, equally likely, or none at all where they are too many to list.
    `default` answers for a seat whose player is gone. `imagine` makes a world that the view cannot
    tell from the real one. The last ones are for people: what the viewer is asked or waits for,
    the name of an option, what would come of it, what the decision at hand means to the viewer,
    and what happened as told to one reader.
    """

    NAME: str
    RULES_VERSION: int
    PLAYERS: range
    REACTIONS: frozenset[str]
    """The kinds of decisions that ask whether anyone reacts. Their `default` is not to, and a live
    table keeps each such moment open for the same time, whoever holds what."""
    Setup: Any
    State: Any
    Action: Any
    Event: Any
    View: Any

    def new(self, setup: Setup_contra) -> S: ...
    def pending(self, state: S) -> tuple[Decision, ...]: ...
    def check(self, state: S, seat: Seat, action: A) -> Refusal | None: ...
    def options(self, state: S, seat: Seat) -> tuple[A, ...]: ...
    def apply(self, state: S, seat: Seat, action: A) -> Step[S, E]: ...
    def chance(self, state: S, rng: Random) -> A: ...
    def default(self, state: S, seat: Seat) -> A: ...
    def outcome(self, state: S) -> Outcome | None: ...
    def view(self, state: S, viewer: Viewer) -> V: ...
    def imagine(self, view: V, rng: Random) -> S: ...
    def ask(self, view: V) -> Phrase: ...
    def label(self, action: A) -> Phrase: ...
    def consequence(self, view: V, action: A) -> Phrase | None: ...
    def facts(self, view: V) -> tuple[Fact, ...]: ...
    def tell(self, event: Any, reader: Viewer) -> Phrase: ...
