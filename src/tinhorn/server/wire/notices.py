"""How a player who is away is told: over HTTP."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from tinhorn.server.notices.model import Outcome as NoticeOutcome

NoticeChannel: TypeAlias = Literal["push", "webhook", "mail", "calendar"]


class NoticeOffer(Struct, frozen=True):
    """The ways in which this server can tell players something."""

    channels: tuple[NoticeChannel, ...]
    """The channels that this server has."""
    push_key: str | None
    """The server's key for Web Push, in base64url."""


class NoticeContact(Struct, frozen=True, forbid_unknown_fields=True):
    """Where one player wants to be told. Fields of other channels are left empty."""

    channel: NoticeChannel
    """The way in which the player is told."""
    language: str = "en"
    """The language of notices, as a code such as `de`."""
    zone: str = "UTC"
    """The time zone of the reader, such as `Europe/Berlin`."""
    quiet: bool = True
    """True if notices wait from 22 to 8 o'clock, unless the time limit ends before."""
    link: str = ""
    """`push`: the endpoint of the subscription; `webhook`: where to send JSON or text."""
    plain: bool = False
    """`webhook`: send text instead of JSON, as ntfy wants it."""
    secret: str = ""
    """`webhook`: letters and digits from which the secret of the signatures is made; without it,
    everybody who knows the link can find that secret out."""
    p256dh: str = ""
    """`push`: the public key of the subscription, in base64url."""
    auth: str = ""
    """`push`: the secret of the subscription, in base64url."""
    mail: str = ""
    """`mail`: the address."""
    code: str = ""
    """`mail`: the code that a trial has sent."""
    calendar: str = ""
    """`calendar`: the secret part of the address, if the reader has one already."""


class NoticeContactSaved(Struct, frozen=True):
    calendar: str | None
    """The secret part of the calendar's address, which is `/api/calendars/…`."""
    signing_secret: str | None
    """`webhook`: the secret of the signatures, as of the Standard Webhooks specification."""


class NoticeTrial(Struct, frozen=True):
    """What became of a trial: `sent`; `refused` by the receiver; `retry`, if nobody answered."""

    outcome: NoticeOutcome
    """What became of it; `gone` means that the address no longer exists."""
