"""What goes over the wire. `docs/protocol.md` and the JSON Schema are made from these Structs.

The lobby speaks HTTP, one request and one answer. A table speaks over one WebSocket per viewer:
what a client may say is `Said`, what it may hear is `Heard`.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Raw, Struct

from tinhorn.kernel.game import Fact, Hint, Outcome, Seat, Statement, Viewer
from tinhorn.kernel.phrase import Phrase
from tinhorn.locale.rulebook import Paragraph as Paragraph
from tinhorn.locale.rulebook import Row as Row
from tinhorn.locale.rulebook import Rulebook as Rulebook
from tinhorn.locale.rulebook import Run as Run
from tinhorn.locale.rulebook import Section as Section
from tinhorn.locale.rulebook import Table as Table

SeatKind: TypeAlias = Literal["open", "person", "bot", "absent"]
ClockKind: TypeAlias = Literal["none", "live", "slow"]
TableStatus: TypeAlias = Literal["seating", "playing", "over", "abandoned"]
SeatPresence: TypeAlias = Literal["here", "away"]
Devices: TypeAlias = Literal["own", "pass", "screen"]
"""Everyone at a device of their own; some pass one around; a big screen, without a seat, opens."""
AnyAction: TypeAlias = Raw
"""An action of the table's game as JSON, read once the game is known."""


class Problem(Struct, frozen=True):
    """The one shape of every error, over HTTP and the socket alike."""

    error: str
    rule: str | None
    reason: Phrase
    text: str
    """The reason in the reader's language."""


# --- the lobby, over HTTP ---


class Choice(Struct, frozen=True):
    """A table option and the values it may have; the first is the default."""

    name: str
    values: tuple[str, ...]


class GameInfo(Struct, frozen=True):
    name: str
    least_players: int
    most_players: int
    choices: tuple[Choice, ...]
    bots: tuple[str, ...]


class SeatRequest(Struct, frozen=True):
    """How a seat is to be filled. `bot` names the level of a bot."""

    kind: Literal["me", "open", "bot", "absent"]
    bot: str | None = None


class Clock(Struct, frozen=True):
    """`live`: seconds per decision. `slow`: seconds too, counted in days."""

    kind: ClockKind = "none"
    seconds: int = 0


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: tuple[SeatRequest, ...]
    name: str
    """The name of whoever opens the table."""
    options: dict[str, str] = {}
    title: str | None = None
    hat: int = 1
    clock: Clock = Clock()
    listed: bool = False
    when_left: Literal["bot", "default"] = "bot"
    contribution: str | None = None
    """16 random bytes in hex, or any phrase; see docs/fairness.md."""
    devices: Devices = "own"


class SeatInfo(Struct, frozen=True):
    kind: SeatKind
    name: str | None
    hat: int
    bot: str | None
    presence: SeatPresence
    is_host: bool


class TableInfo(Struct, frozen=True):
    """What anyone may know of a table."""

    code: str
    title: str
    game: str
    options: dict[str, str]
    status: TableStatus
    seats: tuple[SeatInfo, ...]
    clock: Clock
    listed: bool
    commitment: str
    you: Viewer
    """The reader's seat: the one that was asked for, or the only one their device holds."""
    yours: tuple[Seat, ...]
    """All seats that the reader's device holds."""
    asked: tuple[Seat, ...]
    """Those of them that owe an answer; at a moment to react, whether or not they can."""
    is_your_turn: bool
    """Whether the reader is asked for more than a formality."""
    is_reaction_window: bool
    """Whether the table waits for anyone to react."""
    is_host: bool
    """Whether the reader's device may begin the game, and fill and re-issue seats."""
    has_screen: bool
    """Whether a big screen shows this table, so that other devices need only show a hand."""
    watching: int
    """How many look on without a seat, up to a number beyond which nobody counts."""
    link: str
    next_code: str | None
    """The rematch, once there is one."""
    outcome: Outcome | None


class MyTable(Struct, frozen=True):
    """A table of this device, and how it stands there."""

    table: TableInfo
    question: Phrase | None
    """What the reader is asked or waits for, while the game goes on."""
    since: float | None
    """For how many seconds that has been so."""
    left: float | None
    """How many seconds there are to answer, where a clock runs."""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    hat: int = 1
    seat: Seat | None = None
    contribution: str | None = None
    same_device: bool = False
    """For one more person on a device that holds a seat already."""
    request: str | None = None
    """16 random bytes in hex: asked again with the same, the answer is the same seat."""


class Seated(Struct, frozen=True):
    """A seat was taken. Its token is in a cookie; the recovery code is shown to the player once.

    A big screen that opens a table takes no seat: it gets a token to begin the game with.
    """

    table: TableInfo
    seat: Viewer
    recovery: str | None
    token: str | None = None
    """Only for programs, who ask for it; browsers keep it in a cookie they cannot read."""


class Contribution(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat adds to the draws: 16 bytes in hex, or any phrase; see docs/fairness.md."""

    contribution: str


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    recovery: str


class SeatMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that is to move to another device, and its recovery code."""

    seat: Seat
    recovery: str


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    """The host fills, frees or re-issues a seat."""

    kind: Literal["open", "bot", "absent", "reissue"]
    bot: str | None = None


class SeatChanged(Struct, frozen=True):
    table: TableInfo
    recovery: str | None = None
    """The new recovery code of a re-issued seat, for the host to pass on; the old ones are void."""


# --- a table, over its socket: what a client says ---


class Hello(Struct, frozen=True, tag=True):
    """The first message: what the client has already, so that it is told only what it lacks."""

    have: int = 0
    """The number of the last update it applied, 0 for none."""
    heard: int = 0
    """The id of the last line of chat it heard, 0 for none."""
    language: str = "en"


class Answer(Struct, frozen=True, tag=True):
    """An answer to a prompt. The same `request` sent twice has one effect."""

    request: str
    prompt: int
    action: AnyAction
    asking: int = 0
    """That of the update which asked: it moves when a prompt is asked again after an undo."""


class Undo(Struct, frozen=True, tag=True):
    """Take back one's last answer, where nothing came of it yet."""

    request: str


class Say(Struct, frozen=True, tag=True):
    """Chat: one of the fixed phrases, or text."""

    request: str
    phrase: str | None = None
    text: str | None = None


class Ping(Struct, frozen=True, tag=True):
    pass


ClientMessage: TypeAlias = Hello | Answer | Undo | Say | Ping


# --- a table, over its socket: what a client hears ---


class Option(Struct, frozen=True, omit_defaults=True):
    """An answer the viewer may give, its name, and what would come of it where that is known."""

    action: Any
    label: Phrase
    consequence: Phrase | None = None


class StoryLine(Struct, frozen=True):
    """A line of the story: an event as this viewer may know it, and its sentence."""

    event: Any
    text: Phrase


class Update(Struct, frozen=True, tag=True):
    """What changed for this viewer. `n` counts this viewer's own updates, without gaps."""

    n: int
    view: Any
    question: Phrase
    """The prompt bar's sentence."""
    options: tuple[Option, ...]
    facts: tuple[Fact, ...]
    story: tuple[StoryLine, ...]
    """What has happened since the update before; on a fresh start, all that the viewer knows."""
    deadline: float | None
    """Seconds until the open prompt closes for whoever is asked."""
    asking: int
    """An answer must carry it."""
    sealed: Any
    """The viewer's own answer, sealed until the moment to react closes; they may give another."""
    can_undo: bool
    can_only_pass: bool
    """A moment to react at which the viewer can only pass: the table does it for them."""
    is_snapshot: bool = False
    """The client had nothing, or too little: forget what came before."""


class Acknowledged(Struct, frozen=True, tag=True):
    """The request is durable."""

    request: str


class Refused(Struct, frozen=True, tag=True):
    """The request changed nothing. Only its sender hears this."""

    request: str | None
    problem: Problem


class TableChanged(Struct, frozen=True, tag=True):
    """Seats, presence or status changed."""

    table: TableInfo


class ChatMessage(Struct, frozen=True, tag=True):
    """Something was said at the table, by a seat or a spectator."""

    id: int
    """Grows from line to line: what a client has heard already it need not show again."""
    seat: Viewer
    phrase: str | None
    text: str | None


class Pong(Struct, frozen=True, tag=True):
    pass


ServerMessage: TypeAlias = Update | Acknowledged | Refused | TableChanged | ChatMessage | Pong


# --- looking back, over HTTP ---


class Frame(Struct, frozen=True):
    """A point of a game at which someone was asked, or at which it was over."""

    number: int
    story: tuple[StoryLine, ...]
    """What has happened since the moment before, as the lens shows it."""


class Replay(Struct, frozen=True):
    """All moments of a game so far."""

    perspective: str
    """Through whose eyes: the number of a seat, `spectator`, or `open` for everything."""
    perspectives: tuple[str, ...]
    """Those that the reader may use now."""
    frames: tuple[Frame, ...]


class Snapshot(Struct, frozen=True):
    """What one viewer had before them at a moment."""

    view: Any
    question: Phrase
    options: tuple[Option, ...]
    facts: tuple[Fact, ...]


class FrameView(Struct, frozen=True):
    """A moment to be drawn."""

    number: int
    sight: Snapshot
    seats: tuple[Snapshot, ...]
    """With everything open: what each seat had before it."""


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment of a game that is over, on this seat, against bots."""

    frame: int
    seat: Seat
    name: str
    hat: int = 1
    contribution: str | None = None


# --- learning, and the table in words, over HTTP ---


class Guidance(Struct, frozen=True):
    """What helps the reader with what is asked now."""

    rules: tuple[str, ...]
    """The ids of the rules that matter, the first most."""
    hints: tuple[Hint, ...]
    """For a newcomer: the first of them that is news."""


class Report(Struct, frozen=True):
    """All that the reader may know of the table, in words."""

    statements: tuple[Statement, ...]


class Reply(Struct, frozen=True):
    """What was typed to a table, understood. Nothing has been done yet."""

    prompt: int
    """What the reader was asked when it was understood."""
    action: Any
    """An answer to give, if it was one."""
    lines: tuple[Phrase, ...]
    """What there is to say to a question."""
    topic: str | None
    """`story`, `rule` or `undo`: the reader wants what their page has at hand."""
    rule: str | None
    """The id of the rule that was asked for."""
