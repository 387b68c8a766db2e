"""The lobby over HTTP: games, tables, seats."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from tinhorn.kernel import Attempt, Outcome, Phrase, Seat, Viewer
from tinhorn.table.model import (
    ClockKind,
    Cover,
    Hints,
    NewWish,
    SeatKind,
    TableStatus,
    Visitors,
    WhenLeft,
    Windows,
    Wish,
)

SeatPresence: TypeAlias = Literal["here", "away"]
Devices: TypeAlias = Literal["own", "pass", "screen"]
"""`own`: one device per player. `pass`: players share a device, which may take over several seats.
`screen`: a big screen without a seat opens the table."""


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
    """True to let the local network in, false to keep it out."""


class Choice(Struct, frozen=True):
    """A table option and its possible values; the first is the default."""

    name: str
    """The name of the option, as in `Setup` of the game."""
    values: tuple[str, ...]
    """Its possible values."""
    alone: str
    """The default for one person with bots."""


class GameInfo(Struct, frozen=True):
    name: str
    """The name of the game in addresses and records."""
    least_players: int
    """The lowest number of seats."""
    most_players: int
    """The highest number of seats."""
    choices: tuple[Choice, ...]
    """The table options."""
    bots: tuple[str, ...]
    """The levels of bots by strength, the weakest first."""
    usual_bot: str
    """The level that plays where nobody chooses one."""
    characters: tuple[str, ...]
    """The characters that a bot of any level but `uniform` may have."""
    has_windows: bool
    """Players may react to others; a table chooses how long such a window stays open."""
    has_lesson: bool
    """True if there is a lesson at `/api/lessons/{game}`."""
    has_rulebook: bool
    """True if the server has the numbered rules of the game."""


class SeatRequest(Struct, frozen=True):
    """How to fill a seat.

    `bot` is the level of the bot, such as `marshal`, or its level and its character, such as
    `marshal:bold`. A bot without a named character gets one that nobody else at the table has.
    """

    kind: Literal["me", "open", "bot", "absent"]
    """`me`, the player who opens the table; `open`, for somebody who joins; `bot`; `absent`, a seat
    that nobody plays, for which the table gives the default answers."""
    bot: str | None = None
    """The bot of a seat of the kind `bot`; `null` for the usual level of the game."""


class Clock(Struct, frozen=True):
    """`live`: seconds per decision. `slow`: also seconds, but usually days."""

    kind: ClockKind = "none"
    """`none`, no limit; `live`, for players who sit at the table; `slow`, for a game over days."""
    seconds: int = 0
    """The seconds for each decision, at least 1; 0 without a limit."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    """The name of the game."""
    seats: tuple[SeatRequest, ...]
    """How each seat is filled, in their order: as many as there are players."""
    name: str
    """The name of the player who opens the table; empty for none."""
    options: dict[str, str] = {}
    """The table options by name, those of `choices` in `GameInfo`; others have their defaults."""
    title: str | None = None
    """The title of the table, at most 60 letters; `null` for none."""
    hat: int = 1
    """The number of the player's hat, from 1 to 5; the hat shows the colour of the seat."""
    clock: Clock = Clock()
    """The time limit of each decision."""
    listed: bool = False
    """True if the lobby shows the table to everybody; else only those who have the link find it."""
    when_left: WhenLeft = "bot"
    """What replaces a player who leaves: a bot, or the default answer."""
    commitment: str | None = None
    """The SHA-256, in hex, of 16 random bytes that the device reveals at the start; see
    docs/fairness.md."""
    devices: Devices = "own"
    """Which devices the players use."""
    windows: Windows = "timed"
    """How long reaction windows stay open."""
    hints: Hints = "alone"
    """Who may ask the coach."""
    cover: Cover = "wait"
    """What happens to the seat of a player who is awaited and away."""
    cover_minutes: int = 5
    """How many minutes the table waits for a player who is away, if `cover` is `minutes`."""
    binding: bool = False
    """True if nobody may take back an answer that other people have seen."""
    consent: bool = False
    """True if, at such a table, an answer may be taken back when everybody agrees."""
    host_decides: bool = False
    """True if the host alone pauses the game, continues it and changes the clock."""


class NewMotion(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player asks the others to agree to. It is carried out when all of them have agreed."""

    wish: NewWish
    """What the player asks for: to pause the game, to continue it, another clock, or a bot that
    covers a seat."""
    seat: Seat | None = None
    """For `cover`: the seat of the player who is away. Those who are connected decide."""
    clock: Clock | None = None
    """For `clock`: the new clock."""


class VisitorRule(Struct, frozen=True, forbid_unknown_fields=True):
    """The host opens or locks the table for people without a seat."""

    visitors: Visitors
    """What people without a seat may do."""


class MotionVote(Struct, frozen=True, forbid_unknown_fields=True):
    """Agree to the open motion, or end it."""

    agrees: bool
    """True to agree, false to end the motion."""


class MotionInfo(Struct, frozen=True):
    """What a player has asked for, and who has agreed so far."""

    wish: Wish
    """What the player asks for."""
    by: Seat
    """The seat of that player."""
    agreed: tuple[Seat, ...]
    """The seats that have agreed so far, the asking one included."""
    seat: Seat | None
    """For `cover`: the seat that a bot is to cover."""
    clock: Clock | None
    """For `clock`: the new clock."""


class SeatInfo(Struct, frozen=True):
    kind: SeatKind
    """`open`, nobody has sat down; `person`; `bot`; `absent`, nobody plays the seat."""
    name: str | None
    """The name of the player; `null` if the seat has none, and each reader's language names it."""
    hat: int
    """The number of the player's hat, from 1 to 5; the hat shows the colour of the seat."""
    bot: str | None
    """The level of a bot."""
    character: str | None
    """The character of a bot."""
    presence: SeatPresence
    """`here` if a device of the player is connected; bots are always here."""
    is_covered: bool
    """True while a bot answers for the person on this seat, who is away and may take it back."""
    has_left: bool
    """True if the person of this name has left for good."""
    is_host: bool
    """True for the host, or for who acts as the host while the host is away."""
    commitment: str | None
    """What the seat has committed to add to the draws, before the game."""


class TableInfo(Struct, frozen=True):
    """The public information about a table, and the reader's place at it."""

    code: str
    """The code of the table, which is in its address."""
    title: str
    """The title of the table."""
    game: str
    """The name of the game."""
    options: dict[str, str]
    """The table options by name."""
    status: TableStatus
    """`seating`, before the game; `playing`; `over`; `abandoned`, ended without a result."""
    seats: tuple[SeatInfo, ...]
    """The seats, in their order: number 0 first."""
    clock: Clock
    """The time limit of each decision."""
    windows: Windows
    """How long reaction windows stay open."""
    hints: Hints
    """Who may ask the coach."""
    listed: bool
    """True if the lobby shows the table to everybody."""
    when_left: WhenLeft
    """What replaces a player who leaves: a bot, or the default answer."""
    cover: Cover
    """What happens to the seat of a player who is awaited and away."""
    cover_minutes: int
    """How many minutes the table waits for a player who is away, if `cover` is `minutes`."""
    binding: bool
    """True if nobody may take back an answer that other people have seen."""
    consent: bool
    """True if, at such a table, an answer may be taken back when everybody agrees."""
    visitors: Visitors
    """What people without a seat may do during the game."""
    host_decides: bool
    """True if the host alone pauses the game, continues it and changes the clock."""
    paused_at: float | None
    """Since when the game is paused, in seconds since 1970."""
    motion: MotionInfo | None
    """What a player has asked the others to agree to."""
    commitment: str
    """The server's commitment to its secret."""
    is_starting: bool
    """True while the devices reveal what they add to the draws. The status is still `seating`."""
    attempts: tuple[Attempt, ...]
    """The attempts to start the game. While it is starting, the last one waits for devices."""
    terms: str | None
    """While it is starting: the fingerprint of what the start binds besides the attempts."""
    you: Viewer
    """The reader's seat: the one requested, or the only seat that the device holds."""
    yours: tuple[Seat, ...]
    """All seats that the reader's device holds."""
    is_removed: bool
    """True if the host has taken the seat of this device away: it may not sit down again."""
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
    """The address of the table, to pass on."""
    next_code: str | None
    """The code of the rematch, once there is one."""
    outcome: Outcome | None
    """The result, once the game is over."""


class MyTable(Struct, frozen=True):
    """A table of this device, and its current state there."""

    table: TableInfo
    """The table."""
    question: Phrase | None
    """What the reader is asked or waits for, while the game is running."""
    since: float | None
    """Seconds since this question was asked."""
    left: float | None
    """Seconds left to answer, if a clock runs."""
    round: int | None
    """The round that the game has reached, as the game counts them, while it is running."""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    """Empty for a player without a name: each reader's language names the seat."""
    hat: int = 1
    """The number of the player's hat, from 1 to 5; the hat shows the colour of the seat."""
    seat: Seat | None = None
    """The seat to take; `null` for the first open one."""
    commitment: str | None = None
    """The SHA-256, in hex, of 16 random bytes that the device reveals at the start; see
    docs/fairness.md."""
    same_device: bool = False
    """Set for another person on a device that already holds a seat."""
    request: str | None = None
    """Idempotency key, 16 random bytes in hex: repeating it returns the same seat."""


class Seated(Struct, frozen=True):
    """A seat was taken. Its token is in a cookie; the recovery code is shown to the player once.

    A big screen that opens a table takes no seat: it gets a token to start the game with.
    """

    table: TableInfo
    """The table, as the player sees it."""
    seat: Viewer
    """The number of the seat; `null` for a big screen."""
    recovery: str | None
    """The code with which the player can move the seat to another device; `null` for a big
    screen."""
    token: str | None = None
    """Only for programs that ask for it; browsers keep it in a cookie that scripts cannot read."""


class Commitment(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat commits to add to the draws: the SHA-256 of 16 bytes, in hex."""

    commitment: str
    """64 hexadecimal digits."""


class Reveal(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat adds to the draws, once the table has fixed everybody's commitments."""

    attempt: int
    """The number of attempts of the table, which the reader has seen."""
    contribution: str
    """The 16 bytes that the seat has committed to in this attempt, in hex."""
    following: str
    """A new commitment, in case that this attempt becomes void."""


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat to move to this device. A code that the host has made counts once."""

    recovery: str
    """The recovery code of the seat."""
    request: str | None = None
    """Idempotency key, 16 random bytes in hex: repeating it returns the same seat."""


class SeatMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat to move to another device, and its recovery code."""

    seat: Seat
    """The number of the seat."""
    recovery: str
    """Its recovery code."""


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    """The host fills, frees or reissues a seat; while a game runs, fills no seat of a player."""

    kind: Literal["open", "bot", "absent", "reissue"]
    """`open` frees the seat, `bot` seats a bot, `absent` leaves it to the default answers,
    `reissue` makes a new recovery code for its player."""
    bot: str | None = None
    """As in `SeatRequest`."""


class SeatOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """The seats in their new order, by their present numbers; `null` adds an open seat.

    Seats that are left out are removed, unless a person sits there.
    """

    order: tuple[Seat | None, ...]
    """The present number of each seat, in the new order."""


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host changes before the game; options that are left out stay as they are."""

    options: dict[str, str] = {}
    """The table options that change, by name."""
    clock: Clock | None = None
    """The new time limit; `null` keeps it."""
    hints: Hints | None = None
    """`all` only while no other person has sat down: everybody sits down knowing it."""


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    """The new name; empty for none."""
    hat: int | None = None
    """The seat gets it if no other seat has it; `null` keeps the hat."""


class SeatChanged(Struct, frozen=True):
    table: TableInfo
    """The table after the change."""
    recovery: str | None = None
    """The new recovery code of a reissued seat, for the host to pass on."""
    wait: float = 0.0
    """Seconds until the new code counts. During a game it is void if the seat's player returns
    before then; only when it is used are older codes void."""
