"""The contract that every game meets, and the words it is written in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Final, Generic, Literal, Protocol, Self, TypeAlias, TypeVar

from msgspec import Struct

from tinhorn.kernel.lesson import Lesson
from tinhorn.kernel.phrase import Phrase

Seat: TypeAlias = int
Viewer: TypeAlias = "Seat | None"
"""A seat, or `None` for a spectator."""

CHANCE: Final[Seat] = -1
"""The seat of dice and decks: what it answers enters the log like any other answer."""

How: TypeAlias = Literal["order", "clock", "bot"]
"""How an answer came about that its player did not click: by an order of the player, because time
ran out, or by a bot that covered the seat."""

Setup_contra = TypeVar("Setup_contra", contravariant=True)
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E", covariant=True, bound="AnyEvent")
V = TypeVar("V", bound="AnyView")
S_contra = TypeVar("S_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
V_contra = TypeVar("V_contra", bound="AnyView", contravariant=True)


class Decision(Struct, frozen=True, gc=False):
    """One seat owes one answer. For CHANCE, `kind` is the label of the draw."""

    seat: Seat
    """The seat that is asked, or CHANCE."""
    prompt: int
    """The number of the question: answers name it."""
    kind: str
    """What is asked, in a word, such as `bid`."""


class PublicDecision(Struct, frozen=True, gc=False):
    """A decision that is made in front of everybody, with the answers that everybody may expect."""

    seat: Seat
    """The seat that decides."""
    options: tuple[Any, ...]
    """Answers that the public facts allow; what only the seat knows may forbid some of them."""


class Refusal(Struct, frozen=True):
    """Why an action is not allowed, and the rule that says so, if it is one of the rulebook's."""

    rule: str | None
    """The id of the rule, such as `P-BID-3`."""
    reason: Phrase
    """Why, in words."""


NOT_ASKED: Final = Refusal(None, Phrase("refusal-not-asked"))
"""For a seat that owes no answer now."""
DOES_NOT_FIT: Final = Refusal(None, Phrase("refusal-does-not-fit"))
"""For an action that is no answer to what is asked."""


class Step(Struct, Generic[S, E], frozen=True, gc=False):
    """What an action leads to."""

    state: S
    """The state after the action."""
    events: tuple[E, ...]
    """What happened, in order."""


class Outcome(Struct, frozen=True):
    """How a game ended: seats best first, those who share a rank together."""

    reason: str
    """Why the game ended, in a word that the game chooses."""
    ranking: tuple[tuple[Seat, ...], ...]
    """The seats by rank."""
    points: tuple[int, ...]
    """By seat, in the unit that the game counts."""


class Fact(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something about the decision at hand that matters to a viewer, worked out from their view.

    `text` is for people. Programs read the other fields, never the arguments of the phrase.
    """

    kind: str
    """Its name among the kinds in docs/protocol.md; with `subject` it selects the picture."""
    text: Phrase
    """The fact in words."""
    amount: int | None = None
    """What it is worth to the viewer, where that can be said, in the unit of the game's result:
    the description of its kind says what exactly."""
    is_complete: bool = False
    """True if nothing is missing: a goal is reached, a place is led, all points are known."""
    subject: str | None = None
    """The place, objective, token or site that the fact is about."""
    seats: tuple[Seat, ...] = ()
    """The players that the fact is about, for example those who lead a place."""
    count: int | None = None
    """How many the viewer, or each of `seats`, has now."""
    needed: int | None = None
    """How many it takes, where there is a goal."""
    then: int | None = None
    """How many there would be with what is on sale."""
    each: int | None = None
    """What each of them is worth, where they are all worth the same."""
    places: tuple[int, ...] = ()
    """The numbered places of the board that the fact is about, such as plots."""

    @property
    def topic(self) -> str:
        """The key of this fact in `RULE_FOR`."""
        return self.kind if self.subject is None else f"{self.kind}-{self.subject}"


class Luck(Struct, frozen=True):
    """One seat's random outcomes: the number of tries, their result, and the expected result."""

    tries: int
    """How many random outcomes."""
    got: int
    """Their result."""
    expected: float
    """What such tries give on average."""


class DiceCount(Struct, frozen=True):
    """How often each of several equally likely outcomes occurred."""

    name: Phrase
    """What was thrown or drawn."""
    outcomes: tuple[Phrase, ...]
    """The outcomes."""
    counts: tuple[int, ...]
    """How often each of them occurred."""


class Hint(Struct, frozen=True):
    """One more sentence for a player who is new to the game."""

    topic: str
    """What it teaches. A client shows a topic a few times only."""
    text: Phrase
    """The sentence."""
    marks: tuple[str, ...]
    """The parts of the table that the sentence is about; a client highlights them."""


class Thing(Struct, frozen=True):
    """Something with a name that players can ask about: a card, a place, an objective."""

    name: Phrase
    """What people call it."""
    text: Phrase | None = None
    """What it does, in one sentence; the rule says it in full."""


class Statement(Struct, frozen=True, omit_defaults=True):
    """One sentence about what the viewer may know of the table."""

    topic: str
    """The word by which it can be asked for; see `topic-…` in `locale/`."""
    text: Phrase
    """The sentence."""
    seat: Seat | None = None
    """The player it is about; `None` if it is about the board."""


class OrderPreview(Struct, frozen=True, gc=False):
    """What one part of a player's orders would do now."""

    order: str
    """The part, by a name that the game chooses, such as `movement` or `rules.2`."""
    text: Phrase
    """What it would do, in words."""


class Told(Struct, frozen=True, gc=False):
    """An event that a viewer has been told."""

    event: Any
    """The event as the viewer may know it."""
    how: How | None = None
    """How the answer came about that led to it, if the viewer may know and it was no click."""


class AnyView(Protocol):
    """What every view offers, whatever the game."""

    @property
    def viewer(self) -> Viewer:
        """The seat that sees this; `None` for a spectator."""

    @property
    def decision(self) -> Decision | None:
        """The question that the viewer is asked; `None` if there is none."""


class AnyEvent(Protocol):
    """What every event offers, whatever the game."""

    def seen_by(self, viewer: Viewer) -> Any:
        """Return the event as this viewer may know it; `None` if they may not know of it at all."""


class PublicEvent(Struct, frozen=True, gc=False):
    """An event that everybody may know in full."""

    def seen_by(self, viewer: Viewer) -> Self:
        """Return the whole event: everybody may know it."""
        return self


class Rules(Protocol[Setup_contra, S, A, E, V]):
    """The rulebook as pure functions: what may happen, what happened, who may know it."""

    NAME: str
    """The short name of the game in records, addresses and commands."""
    RULES_VERSION: int
    """The version that new games are played by; raised whenever a game would replay differently."""
    SUPPORTED_RULES: range
    """The versions that can be played and replayed, RULES_VERSION among them."""
    PLAYERS: range
    """The numbers of players that the rules allow."""
    REACTIONS: frozenset[str]
    """Decision kinds that ask whether anyone reacts. The default answer to each is not to react.
    With several people, a live table keeps such a reaction window open for a time that does not
    depend on who holds which card."""
    SHOWS_READY: frozenset[str]
    """Decision kinds for which everybody may see which seats have answered, but not what."""
    Setup: Any
    """The type of the table options, `players` among them."""
    State: Any
    """The type of the whole truth of a game."""
    Action: Any
    """The union of all answers that a seat or chance can give."""
    Event: Any
    """The union of everything that can happen."""
    View: Any
    """The type of what one viewer may know."""
    Orders: Any
    """The type of the standing orders that a player may leave with the table."""

    def new(self, setup: Setup_contra, *, rules: int = ...) -> S:
        """Return the state before the first answer. Raises SetupError for impossible options.

        `rules` is one of SUPPORTED_RULES, by default RULES_VERSION.
        """

    def upgrade_state(self, text: str, rules_version: int) -> str:
        """Turn the JSON of a stored state, of any age, into JSON that `State` reads now.

        The game continues by this version of the rules.
        """

    def pending(self, state: S) -> tuple[Decision, ...]:
        """List everyone who owes an answer now.

        Several decisions mean simultaneous, sealed answers; none means that the game is over.
        """

    def check(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Return why this action is not allowed, with the id of the rule; `None` if it is."""

    def options(self, state: S, seat: Seat) -> tuple[A, ...]:
        """List legal actions of a seat.

        Where a choice has too many variants to list, `check` accepts more than are listed here.
        For CHANCE these are all outcomes, equally likely; or none where they are too many.
        """

    def apply(self, state: S, seat: Seat, action: A) -> Step[S, E]:
        """Return the next state and the events. Raises IllegalActionError if `check` objects."""

    def reveals(self, state: S, event: Any) -> bool:
        """Return True if an event shows somebody what they did not know.

        `state` is the one before it. What led to such an event cannot be undone.
        """

    def chance(self, state: S, rng: Random) -> A:
        """Draw the answer that CHANCE owes. Only `rng.randrange` is used."""

    def default(self, state: S, seat: Seat) -> A:
        """Return the answer that is given for a seat whose player is absent or out of time."""

    def follow(self, view: V, orders: Any) -> A | None:
        """Return the answer that a player's orders give now; `None` if the player decides."""

    def check_orders(self, setup: Setup_contra, orders: Any) -> Refusal | None:
        """Return why a player may not leave these orders; `None` if they may."""

    def outcome(self, state: S) -> Outcome | None:
        """Return the final ranking; `None` while the game goes on."""

    def view(self, state: S, viewer: Viewer) -> V:
        """Return all that this viewer may know, and nothing more."""

    def public_decision(self, view: V) -> PublicDecision | None:
        """Return the decision that one seat now makes in front of everybody.

        `None` if a secret matters to the decision: then the seat has to be alone with it.
        """

    def asks_again(self, view: V) -> bool:
        """Return whether everybody whom this reaction window asks is certain to be asked the same
        again soon, unless they have lost by then what it asks for.

        A live table of several people then goes on without a stop. `view` is the public one.
        """

    def imagine(self, view: V, rng: Random) -> S:
        """Return a random full state that looks exactly like this view to its viewer."""


class Presentation(Protocol[A, V_contra]):
    """What people read: phrases for prompts, options, events and help. No rule depends on it."""

    RULE_FOR: Mapping[str, str]
    """The id of the rule behind each thing on show: facts by kind, cards by name."""
    THINGS: Mapping[str, Thing]
    """What players can ask about by its name, by its key in `RULE_FOR`."""
    TIPS: Mapping[str, Phrase]
    """What a newcomer is told the first time an event of this kind happens."""
    TYPED_VALUES: Mapping[str, Sequence[str]]
    """By the name of a field of actions: what players type for its values, such as the faces of
    dice. Where an option has such a field, no option is called by one of these letters."""

    @property
    def LESSON(self) -> Lesson | None:  # noqa: N802 - a module defines it as a constant
        """The scripted first game that teaches the rules, if there is one."""

    def question(self, view: V_contra) -> Phrase:
        """Say what the viewer is asked, or what they wait for."""

    def label(self, action: A) -> Phrase:
        """Name an option in a few words."""

    def combine(self, actions: Sequence[A]) -> A | None:
        """Return the single answer that several options named in a row stand for, if any."""

    def consequence(self, view: V_contra, action: A) -> Phrase | None:
        """Say what would follow from an option, where the viewer can know it."""

    def facts(self, view: V_contra) -> tuple[Fact, ...]:
        """List what matters to the viewer about the decision at hand."""

    def relevant_rules(self, view: V_contra) -> tuple[str, ...]:
        """List the ids of the rules that matter now, the most important first."""

    def hints(self, view: V_contra) -> tuple[Hint, ...]:
        """List what a newcomer should know about the decision at hand."""

    def report(self, view: V_contra) -> tuple[Statement, ...]:
        """Describe the whole table in words, for players who do not see it."""

    def preview(self, view: V_contra, orders: Any) -> tuple[OrderPreview, ...]:
        """Say what each part of a player's orders would do now."""

    def narrate(self, event: Any, reader: Viewer) -> Phrase:
        """Tell one event to one reader; `event` is already redacted for that reader."""

    def recap(
        self, before: V_contra | None, after: V_contra, told: Sequence[Told]
    ) -> tuple[Phrase, ...]:
        """Say in a few sentences what a returning player has missed.

        `before` is what the player saw last, `None` if that was nothing; `told` are the events
        since.
        """


class Statistics(Protocol[S_contra, A_contra]):
    """What is counted over a finished game, or over many."""

    def round_number(self, state: S_contra) -> int:
        """Return the round of the game, such as an auction, that this state belongs to."""

    def moment(self, events: Sequence[Any]) -> Phrase | None:
        """Name the moment after all these events as players do: the round, the roll, what is sold.

        `None` where the number of the round is all there is to say.
        """

    def net_worth(self, state: S_contra) -> tuple[int, ...]:
        """Return what each seat would score if the game ended in this state."""

    def luck(self, events: Iterable[Any], players: int) -> tuple[Luck, ...]:
        """Compare each seat's random outcomes with their expectation."""

    def count_dice(self, answers: Iterable[tuple[Seat, A_contra]]) -> tuple[DiceCount, ...]:
        """Count the equally likely outcomes among these answers of CHANCE."""


class Game(
    Rules[Setup_contra, S, A, E, V],
    Presentation[A, V],
    Statistics[S, A],
    Protocol[Setup_contra, S, A, E, V],
):
    """A whole game: a module that has everything in the three protocols above."""


AnyGame: TypeAlias = "Game[Any, Any, Any, Any, Any]"
"""A game whose types do not matter to the code at hand."""


def seen_events(events: Iterable[AnyEvent], viewer: Viewer) -> tuple[Any, ...]:
    """Redact events for one viewer: only this and `seen_by_each` decide what they are told."""
    return tuple([seen for event in events if (seen := event.seen_by(viewer)) is not None])


def seen_by_each(
    events: Sequence[AnyEvent], viewers: Sequence[Viewer]
) -> list[tuple[AnyEvent, ...]]:
    """Redact events for several viewers. Those that everybody may know in full are shared."""
    for event in events:
        if not isinstance(event, PublicEvent):
            return [seen_events(events, viewer) for viewer in viewers]
    return [tuple(events)] * len(viewers)


def can_only_pass(game: AnyGame, view: Any) -> bool:
    """Return True in a reaction window in which the viewer has nothing to play."""
    asked: Decision | None = view.decision
    return asked is not None and asked.kind in game.REACTIONS and len(view.options) == 1
