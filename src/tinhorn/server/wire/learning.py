"""Help for players over HTTP: rules, guidance, the table in words."""

from __future__ import annotations

from msgspec import Struct

from tinhorn.kernel import Hint, Outcome, Phrase, Statement
from tinhorn.server.wire.lobby import TableInfo
from tinhorn.server.wire.table import ShownAction, Update


class Guidance(Struct, frozen=True):
    """Help with the reader's current decision."""

    rules: tuple[str, ...]
    """The ids of the relevant rules, the most important first."""
    hints: tuple[Hint, ...]
    """For newcomers; clients show the first hint that is new to the reader."""


class Report(Struct, frozen=True):
    """Everything the reader may know about the table, in words."""

    statements: tuple[Statement, ...]
    """The sentences, in the order of reading."""


class Reply(Struct, frozen=True):
    """The interpretation of a typed command or question. Nothing has been done yet."""

    prompt: int
    """The reader's prompt at the time of the interpretation."""
    action: ShownAction | None
    """The answer to send, if the text is an answer."""
    lines: tuple[Phrase, ...]
    """The reply, if the text is a question."""
    topic: str | None
    """`story`, `rule` or `undo`: the client handles this request itself."""
    rule: str | None
    """The id of the rule that was asked for."""
    search: str | None = None
    """With the topic `rule`: the words to look for in the rules."""


class LessonStepInfo(Struct, frozen=True):
    """A step of a lesson: what it explains, and what the learner is to do."""

    name: str
    """The name of the step, which no other step has."""
    text: Phrase
    """What the step explains."""
    marks: tuple[str, ...]
    """The parts of the table that the text is about; clients highlight them."""
    frame: int
    """The frame on show, by its place in `frames`."""
    answer: ShownAction | None
    """The answer that the step proposes; `null` if there is only something to read."""
    label: Phrase | None
    """The name of that answer."""


class LessonInfo(Struct, frozen=True):
    """A scripted game as the learner sees it.

    A client shows the frame of a step and its text, waits for the answer that the step proposes,
    then shows the frames up to that of the next step.
    """

    table: TableInfo
    """The table of the lesson. It has no code, because nobody can join it."""
    steps: tuple[LessonStepInfo, ...]
    """The steps, in their order."""
    frames: tuple[Update, ...]
    """What the learner sees at each decision of the game, one after the other."""
    first_free: int
    """The frame from which the learner plays on at a table of their own."""
    outcome: Outcome
    """The result at the last frame."""


class LessonPlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from the end of the script, against bots."""

    name: str
    """The name of the player; empty for none."""
    hat: int = 1
    """The number of the player's hat, from 1 to 5; the hat shows the colour of the seat."""
    commitment: str | None = None
    """The SHA-256, in hex, of 16 random bytes that the device reveals at the start; see
    docs/fairness.md."""
