"""Errors about input. A broken invariant is an `assert`, never one of these."""

from __future__ import annotations

import errno
from typing import ClassVar, Final

import msgspec

from tinhorn.kernel.catalogue import english
from tinhorn.kernel.game import Refusal
from tinhorn.kernel.phrase import Phrase, phrase

UNREADABLE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What decoding raises: the input is no JSON, has another shape, or is nested too deeply."""


class BadInputError(Exception):
    """Input that cannot be accepted. Nothing has changed.

    Its text is the phrase as an English sentence, with the id of the rule, if a rule says so.
    """

    kind: ClassVar[str] = "bad-input"
    """What kind of error it is, as programs are told."""
    phrase: Phrase
    """What is wrong, for every language."""
    rule: str | None
    """The id of the rule that forbids it."""
    detail: str | None
    """What a library says, in English; for programs and logs only."""

    def __init__(
        self, phrase: Phrase, *, rule: str | None = None, detail: str | None = None
    ) -> None:
        super().__init__(phrase)
        self.phrase = phrase
        self.rule = rule
        self.detail = detail

    def __str__(self) -> str:
        sentence = english(self.phrase)
        return f"{sentence} ({self.rule})" if self.rule else sentence


class MalformedActionError(BadInputError):
    """The action cannot be decoded."""

    kind = "malformed"


class IllegalActionError(BadInputError):
    """A rule forbids the action."""

    kind = "refused"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason, rule=refusal.rule)
        self.args = (refusal,)  # what a copy in another process is made from


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


_KEYS: Final = {
    errno.ENOENT: "system-not-found",
    errno.EACCES: "system-denied",
    errno.EPERM: "system-denied",
    errno.EISDIR: "system-is-folder",
    errno.ENOTDIR: "system-not-folder",
    errno.ENOSPC: "system-full",
    errno.EROFS: "system-read-only",
    errno.ENAMETOOLONG: "system-name-too-long",
    errno.EADDRINUSE: "system-address-in-use",
    errno.EADDRNOTAVAIL: "system-address-unknown",
}


def system_reason(error: OSError) -> Phrase:
    """Say what the operating system objects to; unusual errors keep their code, such as EIO."""
    number = error.errno or 0
    key = _KEYS.get(number)
    return phrase(key) if key else phrase("system-other", code=errno.errorcode.get(number, "?"))
