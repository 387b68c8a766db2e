"""A table over its socket: what clients send and what the server sends."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from msgspec import UNSET, Raw, Struct, UnsetType

from tinhorn.kernel import Fact, How, OrderPreview, Phrase, Seat
from tinhorn.server.wire.errors import Problem
from tinhorn.server.wire.lobby import SeatPresence, TableInfo

AnyAction: TypeAlias = Raw
"""An action of the table's game as JSON, decoded once the game is known."""


AnyOrders: TypeAlias = Raw
"""Standing orders of the table's game as JSON, decoded once the game is known."""

ShownView: TypeAlias = Any
"""A `View` of the table's game."""
ShownChanges: TypeAlias = dict[str, Any]
"""Some fields of a `View` of the table's game."""
ShownEvent: TypeAlias = Any
"""An `Event` of the table's game."""
ShownAction: TypeAlias = Any
"""An `Action` of the table's game."""
ShownOrders: TypeAlias = Raw
"""The `Orders` of the table's game, or `null`."""

Part: TypeAlias = Literal["question", "options", "facts", "story"]
"""What updates tell besides the view and the table: mostly sentences for people. `options` are the
options in words; the view lists them as actions."""
ALL_PARTS: Final[tuple[Part, ...]] = ("question", "options", "facts", "story")


class Hello(Struct, frozen=True, tag=True):
    """The first message: what the client already has, so that it gets only what is missing."""

    last_update: int = 0
    """The number of the last update the client applied, 0 for none."""
    last_chat: int = 0
    """The id of the last chat message the client received, 0 for none."""
    language: str = "en"
    """The language of refusals, as a code such as `de`; English for a language that we do not
    have."""
    deltas: bool = False
    """True to get a `Delta` instead of an `Update` wherever only some of it has changed, and
    `PresenceChanged` instead of `TableChanged` where only presence has."""
    parts: tuple[Part, ...] = ALL_PARTS
    """The parts of updates that the client reads besides the view: `question`, `options`, `facts`
    and `story`. A program that reads only the view says `[]`, and the server works out no sentences
    for it. The view has the program's legal actions."""


class Answer(Struct, frozen=True, tag=True, gc=False):
    """An answer to a prompt. The same `request` sent twice has one effect."""

    request: str
    """An id that the client chooses, new for each request: sent again with the same id, a message
    has one effect. Its reply repeats it."""
    prompt: int
    """The number of the prompt that is answered: `prompt` of `view.decision`."""
    action: AnyAction
    """The answer: one of the actions in `view.options`, or another action that the rules allow."""
    asking: int = 0
    """The `asking` of the update with the question: it changes when an undo repeats a prompt."""
    seat: Seat | None = None
    """For the open table of a shared device, which views the table as a spectator: the seat of this
    device that answers."""


class HoldWindow(Struct, frozen=True, tag=True):
    """Ask for time in a reaction window. Every person may, once in each window: it does not matter
    what they hold, nor whether they are asked.

    Everyone sees who asked. The window stays open for a limited time, at most until that seat has
    answered or sent `ReleaseWindow`. A seat that asks again in a round gets a third of the time.
    """

    request: str
    """An id that the client chooses, new for each request: sent again with the same id, a message
    has one effect. Its reply repeats it."""
    prompt: int
    """The prompt of the open window: that of `view.decision`, or `view.prompt` for a seat that is
    not asked."""
    asking: int = 0
    """The `asking` of the update with the window."""


class ReleaseWindow(Struct, frozen=True, tag=True):
    """End the time that one asked for with `HoldWindow`, without an answer. Nobody else sees it."""

    request: str
    """An id that the client chooses, new for each request: sent again with the same id, a message
    has one effect. Its reply repeats it."""
    prompt: int
    """The prompt of the open window: that of `view.decision`, or `view.prompt` for a seat that is
    not asked."""
    asking: int = 0
    """The `asking` of the update with the window."""


class UrgeWindow(Struct, frozen=True, tag=True):
    """Tell those who asked for time to go on. Everyone sees it; they then have six seconds left, at
    the usual pace. Every person who has not asked for time may, once in each window."""

    request: str
    """An id that the client chooses, new for each request: sent again with the same id, a message
    has one effect. Its reply repeats it."""
    prompt: int
    """The prompt of the open window: that of `view.decision`, or `view.prompt` for a seat that is
    not asked."""
    asking: int = 0
    """The `asking` of the update with the window."""


class SetOrders(Struct, frozen=True, tag=True):
    """Replace one's standing orders: answers that the table gives for the player.

    They are of the type `Orders` of the game; `{}` for none.
    Only the player sees them, in `orders` of each update.
    """

    request: str
    """An id that the client chooses, new for each request: sent again with the same id, a message
    has one effect. Its reply repeats it."""
    orders: AnyOrders
    """All orders of the player from now on."""


class PreviewOrders(Struct, frozen=True, tag=True):
    """Ask what these orders would do now. It changes nothing, and the answer is `OrdersPreview`."""

    request: str
    """An id that the client chooses, new for each request: sent again with the same id, a message
    has one effect. Its reply repeats it."""
    orders: AnyOrders
    """The orders to try."""


class Undo(Struct, frozen=True, tag=True):
    """Take back one's last answer, while nothing has followed from it."""

    request: str
    """An id that the client chooses, new for each request: sent again with the same id, a message
    has one effect. Its reply repeats it."""
    seat: Seat | None = None
    """On a shared device: the seat of the device whose answer is taken back."""


class Say(Struct, frozen=True, tag=True):
    """Chat: one of the fixed phrases, or text."""

    request: str
    """An id that the client chooses, new for each request: sent again with the same id, a message
    has one effect. Its reply repeats it."""
    phrase: str | None = None
    """The key of a fixed phrase, which every reader sees in their language; `null` for text."""
    text: str | None = None
    """What is said; `null` for a phrase."""


class NoteSeen(Struct, frozen=True, tag=True):
    """The player of this seat has seen everything up to update `n`. There is no answer to it."""

    n: int
    """The `n` of the last update that the player has seen."""


class Ping(Struct, frozen=True, tag=True):
    pass


ClientMessage: TypeAlias = (
    Hello
    | Answer
    | HoldWindow
    | ReleaseWindow
    | UrgeWindow
    | SetOrders
    | PreviewOrders
    | Undo
    | Say
    | NoteSeen
    | Ping
)


class Option(Struct, frozen=True, omit_defaults=True, gc=False):
    """An answer the viewer may give, its name, and its consequence where that is known."""

    action: ShownAction
    """The answer itself, to be sent in `Answer`."""
    label: Phrase
    """The name of the answer."""
    consequence: Phrase | None = None
    """What follows from the answer, as far as the viewer can know it; `null` if there is nothing to
    say."""


class PublicChoice(Struct, frozen=True, gc=False):
    """The decision that one seat now makes in front of everybody.

    It is made from public facts only. The seat's own secrets may forbid some of the options.
    """

    seat: Seat
    """The seat that decides."""
    options: tuple[Option, ...]
    """What the seat may answer, as far as everybody can know."""


class StoryLine(Struct, frozen=True, omit_defaults=True, gc=False):
    """An event as this viewer may know it, and its sentence."""

    event: ShownEvent
    """What happened, for programs."""
    text: Phrase
    """What happened, in words."""
    at: int | None = None
    """At a table with days for an answer: when it happened, in seconds since 1970."""
    how: How | None = None
    """How the answer came about, if no player clicked: an order of the reader gave it, time ran
    out, or a bot covered the seat."""


class CatchUp(Struct, frozen=True, kw_only=True):
    """What a returning player has missed."""

    since: float
    """When the player was last here, in seconds since 1970."""
    line: int
    """How many lines of the story the player has seen."""
    frame: int
    """The last frame of the replay of which the player has seen everything."""
    summary: tuple[Phrase, ...]
    """Empty if there is nothing to tell: the player was away for a short time only, or nobody else
    has answered since."""


class ReactionWindow(Struct, frozen=True, gc=False):
    """The open reaction window."""

    held_by: tuple[Seat, ...]
    """The seats that asked for time."""
    urged_by: tuple[Seat, ...]
    """The seats that told those to go on."""
    can_hold: bool
    """True if the viewer may ask for time."""
    can_urge: bool
    """True if the viewer may send `UrgeWindow`."""
    can_release: bool
    """True if the viewer asked for time, still has it, and may end it with `ReleaseWindow`."""
    must_answer: bool
    """True if the window waits for an answer of the viewer: the viewer is asked, and has asked for
    time or sits at a table whose windows have no time limit. Then the viewer has to answer even if
    all they can do is pass."""


class Update(Struct, frozen=True, tag=True, gc=False):
    """What changed for this viewer. `n` counts this viewer's own updates, without gaps.

    A part that the client does not read is empty.
    """

    n: int
    """The number of this update: 1 for the viewer's first, one more each time."""
    view: ShownView
    """All that the viewer may know of the game."""
    question: Phrase
    """What the viewer is asked, or what they wait for."""
    options: tuple[Option, ...]
    """The actions of `view.options`, in their order, with their names."""
    facts: tuple[Fact, ...]
    """What matters to the viewer about the decision at hand; `kind` of each is explained under
    *Facts*."""
    story: tuple[StoryLine, ...]
    """The events since the previous update; in a snapshot, all events the viewer may know."""
    deadline: float | None
    """Seconds until the open prompt closes."""
    asking: int
    """How often this prompt has been asked. Answers must repeat it."""
    sealed: ShownAction | None
    """The viewer's own answer, sealed until the reaction window closes; it can be replaced."""
    window: ReactionWindow | None
    """The open reaction window, if one is open."""
    choosing: tuple[Seat, ...]
    """The seats that everybody may know to be choosing at the same time."""
    orders: ShownOrders
    """The viewer's own standing orders."""
    can_undo: bool
    """True if the viewer may take back their last answer with `Undo`."""
    can_only_pass: bool
    """True in a reaction window in which the table passes for the viewer, who has no other
    choice."""
    is_snapshot: bool = False
    """True if this update replaces everything the client had."""
    public: PublicChoice | None = None
    """For spectators: the decision that everybody watches, if one is open."""
    public_undo: Seat | None = None
    """For spectators: the seat that can still undo the answer that everybody saw it give."""


class Delta(Struct, frozen=True, tag=True, kw_only=True, omit_defaults=True, gc=False):
    """What differs from the update before, number `n - 1`, for clients that asked for deltas.

    A field that is missing has not changed, and the same holds for each field of `view`. Applied
    to the update before, a delta gives the same as the whole update would.
    """

    n: int
    """The number of the update that this delta leads to."""
    view: ShownChanges
    """The fields of the view that have changed."""
    question: Phrase | UnsetType = UNSET
    """What the viewer is asked, or what they wait for."""
    story: tuple[StoryLine, ...] | UnsetType = UNSET
    """The events since the update before. As the question, it is always there if the client reads
    this part."""
    options: tuple[Option, ...] | UnsetType = UNSET
    """All options, if one of them has changed."""
    facts: tuple[Fact, ...] | UnsetType = UNSET
    """All facts, if one of them has changed."""
    deadline: float | UnsetType | None = UNSET
    """Seconds until the open prompt closes. It is missing if the time of closing is unchanged."""
    asking: int | UnsetType = UNSET
    """How often this prompt has been asked. Answers must repeat it."""
    sealed: ShownAction | UnsetType | None = UNSET
    """The viewer's own answer, sealed until the reaction window closes; `null` for none."""
    window: ReactionWindow | UnsetType | None = UNSET
    """The open reaction window; `null` if none is open."""
    choosing: tuple[Seat, ...] | UnsetType = UNSET
    """The seats that everybody may know to be choosing at the same time."""
    orders: ShownOrders | UnsetType = UNSET
    """The viewer's own standing orders."""
    can_undo: bool | UnsetType = UNSET
    """True if the viewer may take back their last answer with `Undo`."""
    can_only_pass: bool | UnsetType = UNSET
    """True in a reaction window in which the table passes for the viewer."""
    public: PublicChoice | UnsetType | None = UNSET
    """For spectators: the decision that everybody watches; `null` if none is open."""
    public_undo: Seat | UnsetType | None = UNSET
    """For spectators: the seat that can still undo the answer that everybody saw it give."""


class Acknowledged(Struct, frozen=True, tag=True, gc=False):
    """The request is durable."""

    request: str
    """The id of the request."""


class Refused(Struct, frozen=True, tag=True):
    """The request changed nothing. Only its sender gets this message.

    Without a `request` it tells the client that it has lost its seat.
    """

    request: str | None
    """The id of the request; `null` if the client has lost its seat."""
    problem: Problem
    """Why it was refused."""


class OrdersPreview(Struct, frozen=True, tag=True):
    """What a player's orders would do now. Only the player gets it."""

    request: str
    """The id of the `PreviewOrders`."""
    answer: Phrase | None
    """The answer that they would give to the open question, in words; `null` if they give none."""
    lines: tuple[OrderPreview, ...]
    """What each part of the orders would do."""


class TableChanged(Struct, frozen=True, tag=True):
    """Seats, presence or status changed."""

    table: TableInfo
    """The table as it is now."""


class PresenceChanged(Struct, frozen=True, tag=True):
    """Somebody has connected to the table or disconnected. The rest of it has not changed."""

    seats: tuple[SeatPresence, ...]
    """The `presence` of each seat of the table, in their order."""
    watching: int
    """The number of spectators."""


class ChatMessage(Struct, frozen=True, tag=True):
    """A chat message from a seat or a spectator.

    A phrase that begins with `notice-` is said by the table itself, about the seat: a bot plays for
    somebody who has left, or somebody is back. Its argument `seat` is the name of the seat, and
    `by` the name of the seat that did it.
    """

    id: int
    """Increases from message to message; clients skip ids they already have."""
    seat: Seat | None
    """The seat that said it, or that the table speaks of; `null` for a spectator."""
    phrase: str | None
    """The key of a fixed phrase; `null` for text."""
    text: str | None
    """What was said; `null` for a phrase."""
    by: Seat | None = None
    """For what the table says: the seat that did it."""
    after: int | None = None
    """What the table says during a game: after how many lines of the reader's story it was said."""
    at: int | None = None
    """The same at a table with days for an answer: when it was said, in seconds since 1970."""


class WinChances(Struct, frozen=True):
    """The chances to win, from what everybody knows."""

    prompt: int
    """The prompt at which the game was judged; the game may have gone on since then."""
    chances: tuple[int, ...]
    """By seat, in thousandths; the sum is 1000."""


class Pong(Struct, frozen=True, tag=True):
    pass


ServerMessage: TypeAlias = (
    Update
    | Delta
    | Acknowledged
    | Refused
    | OrdersPreview
    | TableChanged
    | PresenceChanged
    | ChatMessage
    | Pong
)
