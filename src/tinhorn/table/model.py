"""What is stored of a table. Times are milliseconds since 1970."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from tinhorn.kernel import Attempt, Seat
from tinhorn.table.fairness import Secret

SeatKind: TypeAlias = Literal["open", "person", "bot", "absent"]
ClockKind: TypeAlias = Literal["none", "live", "slow"]
Windows: TypeAlias = Literal["timed", "untimed"]
"""`timed`: reaction windows are short, and players may ask for time. `untimed`: a reaction window
closes when all people who are asked have answered."""
WhenLeft: TypeAlias = Literal["bot", "default"]
"""What replaces a player who leaves: a bot, or the default answer."""
TableStatus: TypeAlias = Literal["seating", "playing", "over", "abandoned"]
"""What people are told of the status of a table."""
Status: TypeAlias = Literal[TableStatus, "starting"]
"""`starting`: the seats are fixed, and their devices reveal their contributions to the draws."""
EntryKind: TypeAlias = Literal["answer", "seal", "hold", "release", "urge", "undo"]
Hints: TypeAlias = Literal["alone", "all"]
"""Who may ask the coach: `alone`, a player alone with bots; `all`, every player at the table."""
By: TypeAlias = Literal["person", "bot", "chance", "timeout", "absent", "window"]
"""Who gave an answer. `timeout`: the seat ran out of time; `absent`: nobody sits there; `window`:
a reaction window closed without an answer."""

ENDED: Final[tuple[Status, ...]] = ("over", "abandoned")
NO_SEAT: Final[Seat] = -1
"""The host of a table that was opened by a shared screen, which has no seat."""


Cover: TypeAlias = Literal["wait", "minutes", "limits"]
"""What happens to the seat of a player who is awaited and away: `wait`, nothing; `minutes`, a bot
answers for them after some minutes; `limits`, after `Timing.patience` missed limits in a row."""
Visitors: TypeAlias = Literal["chat", "silent", "none"]
"""What people without a seat may do during a game: watch and chat, only watch, or nothing."""
NewWish: TypeAlias = Literal["pause", "continue", "clock", "cover"]
"""What players can agree on during a game: to pause it, to go on, another clock, a bot that answers
for somebody who is away."""
Wish: TypeAlias = Literal["pause", "continue", "clock", "cover", "undo"]
"""The same, and `undo`: somebody takes back an answer that the others have seen. A player asks for
it by `Undo`."""


class Timing(Struct, frozen=True, kw_only=True):
    """The time limits of a table, in milliseconds."""

    kind: ClockKind = "none"
    answer: int | None = None
    """The limit for one answer; `None` for no limit."""
    window: int = 1_800
    """How long a reaction window stays open at least, whatever anyone holds or answers: a button is
    closed at first, and then people have 1.2 seconds to press it."""
    windows: Windows = "timed"
    pace: float = 1.0
    """A factor on the thinking time of bots and automatic answers; 0 to answer at once."""
    patience: int = 2
    """The number of timeouts in a row after which a person counts as away."""


class Holder(Struct, frozen=True, kw_only=True):
    """The holder of a seat. Only hashes of tokens and recovery codes are stored.

    People who share one device hold their seats with the same token.
    """

    kind: SeatKind = "open"
    name: str | None = None
    hat: int = 1
    bot: str | None = None
    """The level of a bot."""
    is_away: bool = False
    is_covered: bool = False
    """True while a bot answers for a person who is away. The seat stays that person's."""
    gone: Literal["left", "given"] | None = None
    """Set if the person of this name has left the seat for good, or the host of an earlier version
    has given it away."""
    token: str | None = None
    recovery: str | None = None
    commitment: str | None = None
    """The hash of what the seat's device will contribute to the draws."""
    reissued: str | None = None
    """A new recovery code from the host. It counts once; during a game when the wait for the player
    is over."""
    reissued_at: int | None = None
    reissue_wait: int | None = None
    """How long the new code waits, by the clock of the table when it was made."""
    reissued_by: Seat | None = None
    """The host's seat; `NO_SEAT` for a big screen."""
    former: str | None = None
    """The recovery code of the player whose seat a new code has moved. It takes the seat back."""
    moved_at: int | None = None
    contribution: bytes | None = None
    """What the seat's device has revealed, while the game is starting."""
    orders: str | None = None
    """The standing orders of a person as JSON. Only that person may see them."""

    @property
    def is_absent(self) -> bool:
        """True if the table gives the default answers for this seat."""
        return self.kind == "absent" or (self.is_away and not self.is_covered)

    @property
    def is_bot(self) -> bool:
        """True if a bot answers for this seat, also while it covers a person."""
        return self.kind == "bot" or self.is_covered


class Terms(Struct, frozen=True, kw_only=True):
    """What a table was opened with.

    Options and host may change until the game begins, the timing also later if the players agree;
    everything else never changes.
    """

    id: str
    """Also the code that people type to find the table."""
    game: str
    rules: int
    options: str
    """The setup as JSON, byte for byte as it goes into the key of the draws."""
    secret: Secret
    timing: Timing = Timing()
    title: str = ""
    host: Seat = 0
    is_listed: bool = False
    when_left: WhenLeft = "bot"
    opened: int = 0
    screen: str | None = None
    """The hash of the token of the shared screen that opened the table, if one did."""
    is_shared: bool = False
    """True if the table was opened for people who share a device: it may hold several seats."""
    start: str | None = None
    """The state from which the game continues, as JSON; `None` for a new game."""
    hints: Hints = "alone"
    is_imported: bool = False
    """True if the game was played elsewhere and imported as a record."""


class Pause(Struct, frozen=True):
    """A time in which no clock of the table runs and nobody answers."""

    since: int
    until: int | None = None
    """`None` while the pause lasts."""


class Absence(Struct, frozen=True):
    """A person who has no device at the table."""

    seat: Seat
    since: int


class Motion(Struct, frozen=True, kw_only=True):
    """What one player asks the others to agree to."""

    wish: Wish
    by: Seat
    agreed: tuple[Seat, ...]
    at: int = 0
    """When it was put."""
    seat: Seat | None = None
    """The seat that a bot is to cover."""
    timing: Timing | None = None
    """The new time limits."""
    answer: int | None = None
    """The number of the log entry that is to be taken back."""


class Conduct(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the people of a table deal with each other: rules, and what they have agreed on."""

    cover: Cover = "wait"
    cover_bot: str | None = None
    """The level of the bots that cover seats."""
    cover_after: int = 300_000
    """How long the table waits for an absent player before a bot covers the seat, in
    milliseconds."""
    host_decides: bool = False
    """True if the host alone may pause the game, continue it and change the clock."""
    is_binding: bool = False
    """True if nobody takes back an answer that other people have seen."""
    asks_back: bool = False
    """True if such an answer may be taken back when everybody agrees."""
    visitors: Visitors = "chat"
    removed: tuple[str, ...] = ()
    """The hashed tokens of the devices whose seats the host has taken away."""
    acting_host: Seat | None = None
    """Who may do what a host may, while the host is away."""
    gone: tuple[Absence, ...] = ()
    """The people who are away, where a bot may cover them or somebody else act as the host."""
    looked_at: int = 0
    """When the awaited players were last found to be there."""
    pauses: tuple[Pause, ...] = ()
    motion: Motion | None = None
    carried: Motion | None = None
    """The last motion that was carried out."""
    clock_from: int = 0
    """When the clock was changed: it measures no question from before."""
    reissue_wait: int = 0
    """How long a new code for a seat waits at least, because an earlier clock of the game gave
    players that time."""

    @property
    def is_paused(self) -> bool:
        return bool(self.pauses) and self.pauses[-1].until is None


NO_RULES: Final = Conduct()


class SavedTable(Struct, frozen=True, kw_only=True):
    """A table as it is stored, without its log."""

    terms: Terms
    status: Status
    seats: tuple[Holder, ...]
    contributions: tuple[bytes, ...] = ()
    """The contribution of each seat to the draws, once the game has begun."""
    attempts: tuple[Attempt, ...] = ()
    """The attempts to start the game; none in a game that began under protocol 1."""
    reveal_by: int | None = None
    """When the attempt to start is void, if a device has not revealed its contribution."""
    rematch: str | None = None
    """The table at which the same people play again."""
    is_watched: bool = True
    """False if, as far as the server knows, nobody but the players is connected."""
    conduct: Conduct = NO_RULES
    version: int = 0
    """Counts the changes of everything but the log."""

    @property
    def has_ended(self) -> bool:
        """True once the game is over or abandoned: it is final, and everything may be shown."""
        return self.status in ENDED


class LogEntry(Struct, frozen=True, kw_only=True, gc=False):
    """One entry of a table's log.

    An answer, an answer sealed in a reaction window, a request for time there, the end of that
    time, a request of another seat to go on, or an undo.
    """

    seq: int
    at: int
    kind: EntryKind
    seat: Seat
    prompt: int
    by: By
    action: Any = None
    """`None` in an undo, in entries about time, and in a seal that withdraws an earlier one."""
    request: str | None = None
    """The client's id of the request: with the seat, the idempotency key. `None` if no client sent
    it: a person's answer or seal without one comes from that person's orders."""


class Seen(Struct, frozen=True):
    """What the player of a seat has seen of a game: the log up to an entry, and when."""

    seq: int
    at: int


class BotJob(Struct, frozen=True):
    """An answer that a bot owes, and when it is to give it."""

    table: str
    seat: Seat
    prompt: int
    asking: int
    due: int


class ExpectedVersion(Struct, frozen=True, gc=False):
    """What a step was decided from: the version of the table, and the number of its last entry."""

    version: int
    seq: int


class ChangeSet(Struct, frozen=True, kw_only=True, gc=False):
    """Everything that one step of a table writes, in one transaction."""

    table: str
    expected: ExpectedVersion | None = None
    """If the table has moved on, the step lost a race against another process."""
    entries: tuple[LogEntry, ...] = ()
    due: int | UnsetType | None = UNSET
    """The next deadline of the table; unset if it stays as it is."""
    new_jobs: tuple[BotJob, ...] = ()
    closed_jobs: tuple[BotJob, ...] = ()
    """Jobs whose answer is no longer wanted."""
    saved: SavedTable | None = None
    """The table and its seats, if they change; its version is the expected one plus one."""
    keeps_seats: bool = False
    """True if `saved` has the same seats as before, so that only the table is written."""


class ChatLine(Struct, frozen=True, kw_only=True):
    """A chat message: one of the fixed phrases, or text."""

    id: int = 0
    at: int
    seat: Seat | None
    phrase: str | None = None
    text: str | None = None
    by: Seat | None = None
    """Who did what the table itself says about the seat."""
    request: str
    """Idempotency key: sender plus client request id."""
