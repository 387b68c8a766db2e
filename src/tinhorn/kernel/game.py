"""The contract that every game meets, and the words it is written in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
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
E = TypeVar("E", covariant=True, bound="AnyEvent")
V = TypeVar("V", bound="AnyView")


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


class Luck(Struct, frozen=True):
    """How one seat's dice and the like came out: so many tries, what they gave, what to expect."""

    tries: int
    got: int
    expected: float


class Tally(Struct, frozen=True):
    """How often each of several things came out that are equally likely."""

    name: Phrase
    outcomes: tuple[Phrase, ...]
    counts: tuple[int, ...]


class Hint(Struct, frozen=True):
    """One sentence more for who plays for the first time."""

    topic: str
    """What it teaches: whoever has read of it a few times need not again."""
    text: Phrase
    marks: tuple[str, ...]
    """The parts of the table that it speaks of."""


class Statement(Struct, frozen=True, omit_defaults=True):
    """Something that the viewer may know of the table, in words."""

    topic: str
    """What can be asked to hear it; see `topic-…` in `locale/`."""
    text: Phrase
    seat: Seat | None = None
    """Whose it is; nobody's: it is about the board."""


class AnyView(Protocol):
    """What every view offers, whatever the game."""

    @property
    def viewer(self) -> Viewer: ...
    @property
    def decision(self) -> Decision | None: ...


class AnyEvent(Protocol):
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
    the name of an option, the one answer that several options named in a row make (if they make
    one), what would come of an option, what the decision at hand means to the viewer,
    the rules that matter now, what a newcomer should know of it, the whole table in words,
    what happened as told to one reader; and of a finished game its laps, what each seat would have
    had at a state, and how dice and the like came out for each seat and altogether.
    """

    NAME: str
    RULES_VERSION: int
    PLAYERS: range
    REACTIONS: frozenset[str]
    """The kinds of decisions that ask whether anyone reacts. Their `default` is not to, and a live
    table keeps each such moment open for the same time, whoever holds what."""
    THINGS: Mapping[str, str]
    """The rule of each thing that is shown: facts by their kind, cards by their name."""
    REMARKS: Mapping[str, Phrase]
    """What a newcomer is told when an event of this kind happens for the first time."""
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
    def together(self, actions: Sequence[A]) -> A | None: ...
    def consequence(self, view: V, action: A) -> Phrase | None: ...
    def facts(self, view: V) -> tuple[Fact, ...]: ...
    def paragraphs(self, view: V) -> tuple[str, ...]: ...
    def hints(self, view: V) -> tuple[Hint, ...]: ...
    def report(self, view: V) -> tuple[Statement, ...]: ...
    def tell(self, event: Any, reader: Viewer) -> Phrase: ...
    def lap(self, state: S) -> int: ...
    def fortunes(self, state: S) -> tuple[int, ...]: ...
    def luck(self, events: Iterable[Any], players: int) -> tuple[Luck, ...]: ...
    def tally(self, answers: Iterable[tuple[Seat, A]]) -> tuple[Tally, ...]: ...
