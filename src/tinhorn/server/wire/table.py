"""A table over its socket: what clients send and what the server sends."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from msgspec import UNSET, Raw, Struct, UnsetType

from tinhorn.kernel.game import Fact, Seat
from tinhorn.kernel.phrase import Phrase
from tinhorn.server.wire.errors import Problem
from tinhorn.server.wire.lobby import SeatPresence, TableInfo

AnyAction: TypeAlias = Raw
"""An action of the table's game as JSON, decoded once the game is known."""


AnyOrders: TypeAlias = Raw
"""Standing orders of the table's game as JSON, decoded once the game is known."""


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
    prompt: int
    action: AnyAction
    asking: int = 0
    """The `asking` of the update with the question: it changes when an undo repeats a prompt."""
    seat: Seat | None = None
    """For the open table of a shared device, which views the table as a spectator: the seat of this
    device that answers."""


class HoldWindow(Struct, frozen=True, tag=True):
    """Ask for time in a reaction window. Every person may, once in each window: it does not matter
    what they hold, nor whether they are asked.

    Everyone sees who asked. The window stays open for a limited time, at most until that seat has
    answered or sent `ReleaseWindow`.
    """

    request: str
    prompt: int
    asking: int = 0


class ReleaseWindow(Struct, frozen=True, tag=True):
    """End the time that one asked for with `HoldWindow`, without an answer. Nobody else sees it."""

    request: str
    prompt: int
    asking: int = 0


class SetOrders(Struct, frozen=True, tag=True):
    """Replace one's standing orders: answers that the table gives for the player.

    In Winchester `{"ceiling": {"plot": 7, "most": 9, "then": "ask"}}`, in Dice Town
    `{"cards": {"shares": {"play": true, "min": 4}, "gambler": {"play": false}}}`; `{}` for none.
    Only the player sees them, in `orders` of each update.
    """

    request: str
    orders: AnyOrders


class Undo(Struct, frozen=True, tag=True):
    """Take back one's last answer, while nothing has followed from it."""

    request: str
    seat: Seat | None = None
    """On a shared device: the seat of the device whose answer is taken back."""


class Say(Struct, frozen=True, tag=True):
    """Chat: one of the fixed phrases, or text."""

    request: str
    phrase: str | None = None
    text: str | None = None


class Ping(Struct, frozen=True, tag=True):
    pass


ClientMessage: TypeAlias = (
    Hello | Answer | HoldWindow | ReleaseWindow | SetOrders | Undo | Say | Ping
)


class Option(Struct, frozen=True, omit_defaults=True, gc=False):
    """An answer the viewer may give, its name, and its consequence where that is known."""

    action: Any
    label: Phrase
    consequence: Phrase | None = None


class PublicChoice(Struct, frozen=True, gc=False):
    """The decision that one seat now makes in front of everybody.

    It is made from public facts only. The seat's own secrets may forbid some of the options.
    """

    seat: Seat
    options: tuple[Option, ...]


class StoryLine(Struct, frozen=True, gc=False):
    """An event as this viewer may know it, and its sentence."""

    event: Any
    text: Phrase


class ReactionWindow(Struct, frozen=True, gc=False):
    """The open reaction window."""

    held_by: tuple[Seat, ...]
    """The seats that asked for time."""
    can_hold: bool
    """True if the viewer may ask for time."""
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
    view: Any
    question: Phrase
    """What the viewer is asked, or what they wait for."""
    options: tuple[Option, ...]
    facts: tuple[Fact, ...]
    story: tuple[StoryLine, ...]
    """The events since the previous update; in a snapshot, all events the viewer may know."""
    deadline: float | None
    """Seconds until the open prompt closes."""
    asking: int
    """How often this prompt has been asked. Answers must repeat it."""
    sealed: Any
    """The viewer's own answer, sealed until the reaction window closes; it can be replaced."""
    window: ReactionWindow | None
    """The open reaction window, if one is open."""
    choosing: tuple[Seat, ...]
    """The seats that everybody may know to be choosing; in Dice Town those with an open cup."""
    orders: Raw
    """The viewer's own standing orders, `null` for none."""
    can_undo: bool
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
    view: dict[str, Any]
    """The fields of the view that have changed."""
    question: Phrase | UnsetType = UNSET
    story: tuple[StoryLine, ...] | UnsetType = UNSET
    """The events since the update before. As the question, it is always there if the client reads
    this part."""
    options: tuple[Option, ...] | UnsetType = UNSET
    facts: tuple[Fact, ...] | UnsetType = UNSET
    deadline: float | UnsetType | None = UNSET
    """Seconds until the open prompt closes. It is missing if the time of closing is unchanged."""
    asking: int | UnsetType = UNSET
    sealed: Any | UnsetType = UNSET
    window: ReactionWindow | UnsetType | None = UNSET
    choosing: tuple[Seat, ...] | UnsetType = UNSET
    orders: Raw | UnsetType = UNSET
    can_undo: bool | UnsetType = UNSET
    can_only_pass: bool | UnsetType = UNSET
    public: PublicChoice | UnsetType | None = UNSET
    public_undo: Seat | UnsetType | None = UNSET


class Acknowledged(Struct, frozen=True, tag=True, gc=False):
    """The request is durable."""

    request: str


class Refused(Struct, frozen=True, tag=True):
    """The request changed nothing. Only its sender gets this message.

    Without a `request` it tells the client that it has lost its seat.
    """

    request: str | None
    problem: Problem


class TableChanged(Struct, frozen=True, tag=True):
    """Seats, presence or status changed."""

    table: TableInfo


class PresenceChanged(Struct, frozen=True, tag=True):
    """Somebody has connected to the table or disconnected. The rest of it has not changed."""

    seats: tuple[SeatPresence, ...]
    """The `presence` of each seat of the table, in their order."""
    watching: int
    """The number of spectators."""


class ChatMessage(Struct, frozen=True, tag=True):
    """A chat message from a seat or a spectator.

    A phrase that begins with `notice-` is said by the table itself, about the seat: a bot plays for
    somebody who has left, or somebody is back. Its argument `seat` is the name of the seat.
    """

    id: int
    """Increases from message to message; clients skip ids they already have."""
    seat: Seat | None
    phrase: str | None
    text: str | None


class WinChances(Struct, frozen=True):
    """The chances to win, from what everybody knows."""

    prompt: int
    """The prompt at which the game was judged; the game may have gone on since then."""
    chances: tuple[int, ...]
    """By seat, in thousandths; the sum is 1000."""


class Pong(Struct, frozen=True, tag=True):
    pass


ServerMessage: TypeAlias = (
    Update | Delta | Acknowledged | Refused | TableChanged | PresenceChanged | ChatMessage | Pong
)
