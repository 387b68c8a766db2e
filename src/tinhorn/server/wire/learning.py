"""Help for players over HTTP: rules, guidance, the table in words."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tinhorn.kernel.game import Hint, Statement
from tinhorn.kernel.phrase import Phrase


class Guidance(Struct, frozen=True):
    """Help with the reader's current decision."""

    rules: tuple[str, ...]
    """The ids of the relevant rules, the most important first."""
    hints: tuple[Hint, ...]
    """For newcomers; clients show the first hint that is new to the reader."""


class Report(Struct, frozen=True):
    """Everything the reader may know about the table, in words."""

    statements: tuple[Statement, ...]


class Reply(Struct, frozen=True):
    """The interpretation of a typed command or question. Nothing has been done yet."""

    prompt: int
    """The reader's prompt at the time of the interpretation."""
    action: Any
    """The answer to send, if the text is an answer."""
    lines: tuple[Phrase, ...]
    """The reply, if the text is a question."""
    topic: str | None
    """`story`, `rule` or `undo`: the client handles this request itself."""
    rule: str | None
    """The id of the rule that was asked for."""
    search: str | None = None
    """With the topic `rule`: the words to look for in the rules."""
