"""Errors about input. A broken invariant is an `assert`, never one of these."""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from tinhorn.kernel.game import Refusal
from tinhorn.kernel.phrase import Phrase

UNREADABLE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What decoding raises: the input is no JSON, has another shape, or is nested too deeply."""


class BadInputError(Exception):
    """Input that cannot be accepted. Nothing has changed."""

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
    """The action cannot be decoded."""

    kind = "malformed"


class IllegalActionError(BadInputError):
    """A rule forbids the action."""

    kind = "refused"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason, rule=refusal.rule)


class StaleActionError(BadInputError):
    """The action answers a prompt that is closed."""

    kind = "stale"


class SetupError(BadInputError):
    """The options do not describe a possible game."""

    kind = "setup"


class RecordError(BadInputError):
    """The record cannot be decoded or replayed."""

    kind = "record"


class ComponentsError(BadInputError):
    """A component file describes an impossible box."""

    kind = "components"
