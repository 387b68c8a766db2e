"""The single shape of every error, and the version of the protocol."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tinhorn.kernel import Phrase


class Problem(Struct, frozen=True, omit_defaults=True):
    """An error, over HTTP and over the socket."""

    error: str
    """The kind of error, for programs."""
    rule: str | None
    """The id of the rule that forbids the action, if it is a rule of the game."""
    reason: Phrase
    """Why the request was refused, in any language: a key and its arguments."""
    text: str
    """The reason in the reader's language."""
    detail: str | None = None
    """What a program did wrong, in English, for its author: the place in a message that could not
    be decoded."""


PROTOCOL_VERSION: Final = 2
"""Raised whenever an older client would misread a message."""
PROTOCOL_HEADER: Final = "tinhorn-protocol"
