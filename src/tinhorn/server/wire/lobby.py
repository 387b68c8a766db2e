"""The lobby over HTTP: games, tables, seats."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from tinhorn.kernel.game import Outcome, Seat, Viewer
from tinhorn.kernel.phrase import Phrase

SeatKind: TypeAlias = Literal["open", "person", "bot", "absent"]
ClockKind: TypeAlias = Literal["none", "live", "slow"]
TableStatus: TypeAlias = Literal["seating", "playing", "over", "abandoned"]
SeatPresence: TypeAlias = Literal["here", "away"]
Windows: TypeAlias = Literal["timed", "untimed"]
"""`timed`: reaction windows are short, and players may ask for time. `untimed`: a reaction window
closes when all people who are asked have answered."""
Hints: TypeAlias = Literal["alone", "all"]
"""Who may ask the coach: `alone`, a player alone with bots; `all`, every player at the table."""
Devices: TypeAlias = Literal["own", "pass", "screen"]
"""`own`: one device per player. `pass`: players share a device. `screen`: a big screen without a
seat opens the table."""


class NetworkInfo(Struct, frozen=True):
    """How devices other than the reader's reach this server."""

    address: str | None
    """Where others reach the server; `None` if only its own machine does."""
    can_switch: bool
    """True if the reader may let the local network in, and keep it out again."""
    is_switched_on: bool
    """True if the local network was let in while the server was running."""


class NetworkSwitch(Struct, frozen=True, forbid_unknown_fields=True):
    is_open: bool


class Choice(Struct, frozen=True):
    """A table option and its possible values; the first is the default."""

    name: str
    values: tuple[str, ...]


class GameInfo(Struct, frozen=True):
    name: str
    least_players: int
    most_players: int
    choices: tuple[Choice, ...]
    bots: tuple[str, ...]
    """The levels of bots: the usual one first, then by strength."""
    characters: tuple[str, ...]
    """The characters that a bot of any level but `uniform` may have."""


class SeatRequest(Struct, frozen=True):
    """How to fill a seat.

    `bot` is the level of the bot, such as `marshal`, or its level and its character, such as
    `marshal:bold`. A bot without a named character gets one that nobody else at the table has.
    """

    kind: Literal["me", "open", "bot", "absent"]
    bot: str | None = None


class Clock(Struct, frozen=True):
    """`live`: seconds per decision. `slow`: also seconds, but usually days."""

    kind: ClockKind = "none"
    seconds: int = 0


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: tuple[SeatRequest, ...]
    name: str
    """The name of the player who opens the table; empty for none."""
    options: dict[str, str] = {}
    title: str | None = None
    hat: int = 1
    clock: Clock = Clock()
    listed: bool = False
    when_left: Literal["bot", "default"] = "bot"
    """What replaces a player who leaves: a bot, or the default answer."""
    contribution: str | None = None
    """16 random bytes in hex, or any phrase; see docs/fairness.md."""
    devices: Devices = "own"
    windows: Windows = "timed"
    hints: Hints = "alone"


class SeatInfo(Struct, frozen=True):
    kind: SeatKind
    name: str | None
    hat: int
    bot: str | None
    """The level of a bot."""
    character: str | None
    """The character of a bot."""
    presence: SeatPresence
    is_host: bool


class TableInfo(Struct, frozen=True):
    """The public information about a table, and the reader's place at it."""

    code: str
    title: str
    game: str
    options: dict[str, str]
    status: TableStatus
    seats: tuple[SeatInfo, ...]
    clock: Clock
    windows: Windows
    hints: Hints
    listed: bool
    commitment: str
    you: Viewer
    """The reader's seat: the one requested, or the only seat that the device holds."""
    yours: tuple[Seat, ...]
    """All seats that the reader's device holds."""
    asked: tuple[Seat, ...]
    """Seats of this device that owe an answer; in a reaction window, also seats that can only
    pass."""
    is_your_turn: bool
    """True if the reader has a real choice to make."""
    is_reaction_window: bool
    """True while a reaction window is open."""
    is_host: bool
    """True if the reader's device may start the game, and fill and reissue seats."""
    has_screen: bool
    """True if a big screen shows this table, so that other devices only need to show a hand."""
    watching: int
    """The number of spectators, counted up to a limit."""
    link: str
    next_code: str | None
    """The code of the rematch, once there is one."""
    outcome: Outcome | None


class MyTable(Struct, frozen=True):
    """A table of this device, and its current state there."""

    table: TableInfo
    question: Phrase | None
    """What the reader is asked or waits for, while the game is running."""
    since: float | None
    """Seconds since this question was asked."""
    left: float | None
    """Seconds left to answer, if a clock runs."""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    """Empty for a player without a name: each reader's language names the seat."""
    hat: int = 1
    seat: Seat | None = None
    contribution: str | None = None
    same_device: bool = False
    """Set for another person on a device that already holds a seat."""
    request: str | None = None
    """Idempotency key, 16 random bytes in hex: repeating it returns the same seat."""


class Seated(Struct, frozen=True):
    """A seat was taken. Its token is in a cookie; the recovery code is shown to the player once.

    A big screen that opens a table takes no seat: it gets a token to start the game with.
    """

    table: TableInfo
    seat: Viewer
    recovery: str | None
    token: str | None = None
    """Only for programs that ask for it; browsers keep it in a cookie that scripts cannot read."""


class Contribution(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat adds to the draws: 16 bytes in hex, or any phrase; see docs/fairness.md."""

    contribution: str


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    recovery: str


class SeatMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat to move to another device, and its recovery code."""

    seat: Seat
    recovery: str


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    """The host fills, frees or reissues a seat."""

    kind: Literal["open", "bot", "absent", "reissue"]
    bot: str | None = None
    """As in `SeatRequest`."""


class SeatOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """The seats in their new order, by their present numbers; `null` adds an open seat.

    Seats that are left out are removed, unless a person sits there.
    """

    order: tuple[Seat | None, ...]


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host changes before the game; options that are left out stay as they are."""

    options: dict[str, str] = {}
    clock: Clock | None = None
    hints: Hints | None = None
    """`all` only while no other person has sat down: everybody sits down knowing it."""


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class SeatChanged(Struct, frozen=True):
    table: TableInfo
    recovery: str | None = None
    """The new recovery code of a reissued seat, for the host to pass on; older codes are void."""
