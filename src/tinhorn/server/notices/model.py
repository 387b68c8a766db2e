"""What a player is told while away, where it goes, and what is stored of it."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from tinhorn.kernel import Seat

Stage: TypeAlias = Literal["seating", "full", "playing", "over", "rematch", "abandoned"]
MarkKind: TypeAlias = Literal["turn", "half", "last", "window"]
Kind: TypeAlias = Literal[MarkKind, "full", "playing", "over", "rematch", "reissue", "wish"]
"""`reissue`: a new code for the seat was made; `wish`: all players have to agree to something."""
TURNS: Final[tuple[MarkKind, ...]] = ("turn", "half", "last", "window")
"""The kinds of notices that tell of a question."""
Outcome: TypeAlias = Literal["sent", "retry", "refused", "gone"]
"""What became of a message. `retry`: it surely did not arrive; `gone`: the address is no more."""

TOLD_STAGES: Final[tuple[Stage, ...]] = ("full", "playing", "over", "rematch")
"""The stages of a table of which its players are told."""


class PushAddress(Struct, frozen=True, tag="push"):
    """A subscription of a browser: where messages go, and the keys that encrypt them."""

    endpoint: str
    p256dh: bytes
    auth: bytes


class WebhookAddress(Struct, frozen=True, tag="webhook"):
    url: str
    is_plain: bool = False
    """True for services that show the body as it is, such as ntfy; all others get JSON."""
    secret: str = ""
    """What the reader's device adds to the secret of the signatures: others may know the link."""


class MailAddress(Struct, frozen=True, tag="mail"):
    mail: str


class CalendarAddress(Struct, frozen=True, tag="calendar"):
    """A calendar is read by whoever has its secret address; nothing is sent."""

    token: str


Address: TypeAlias = PushAddress | WebhookAddress | MailAddress | CalendarAddress


class Contact(Struct, frozen=True, kw_only=True):
    """How the player of one seat wants to be told."""

    table: str
    seat: Seat
    token: str
    """The hash of the seat's token: the contact ends when the seat changes hands."""
    address: Address
    recipient: str
    """The same for the same address, and tells nothing of it without the server's key."""
    base: str
    """The address of the server as the player's browser knows it."""
    language: str
    zone: str
    is_quiet: bool
    """True if notices wait while it is night in `zone`."""
    since: int
    """When the player was last at the page to say so; what was due before is not told."""


class Notice(Struct, frozen=True):
    """One thing to tell one seat, once."""

    table: str
    seat: Seat
    kind: Kind
    prompt: int
    """The question that it is about; 0 for the stages of a table. Of a new code
    or a wish, when it was made: in seconds after the table was opened, so that it fits."""
    due: int
    attempt: int = 0


class Item(Struct, frozen=True):
    """A line of a message: one table, and what happens there."""

    table: str
    title: str
    kind: Kind
    until: int | None = None
