"""What can be wrong with what came in. A broken invariant is an `assert`, never one of these."""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from tinhorn.kernel.game import Refusal
from tinhorn.kernel.phrase import Phrase

UNREADABLE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What decoding raises on what nobody could read: no JSON, of another shape, nested too deep."""


class BadInputError(Exception):
    """Something from outside that cannot be accepted; nothing has changed."""

    kind: ClassVar[str] = "bad-input"

    def __init__(
        self, reason: Phrase, *, rule: str | None = None, detail: str | None = None
    ) -> None:
        """`detail` is for programs and logs only: what a library says, in English."""
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.detail = detail


class MalformedActionError(BadInputError):
    """It cannot be read."""

    kind = "malformed"


class IllegalActionError(BadInputError):
    """It is read, but a rule forbids it."""

    kind = "refused"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason, rule=refusal.rule)


class StaleActionError(BadInputError):
    """It answers a question that is no longer asked."""

    kind = "stale"


class SetupError(BadInputError):
    """No game can be set up like this."""

    kind = "setup"


class RecordError(BadInputError):
    """This is not the record of a game that can be replayed."""

    kind = "record"


class ComponentsError(BadInputError):
    """A file says that something is in the box that cannot be."""

    kind = "components"
