"""How long the one person at a table of bots may undo an answer.

An answer can be undone until something is drawn or revealed, or a reaction window opens. A bot
whose answer leads to that waits a while first.
"""

from __future__ import annotations

from typing import Final

from tinhorn.kernel import AnyGame
from tinhorn.table.decide import Submission
from tinhorn.table.model import LogEntry, SavedTable
from tinhorn.table.progress import Progress, fold, undoable_answer
from tinhorn.table.windows import is_alone

UNDO_TIME: Final = 2_000
"""Milliseconds at normal pace."""


def undo_end(game: AnyGame, progress: Progress, saved: SavedTable, submission: Submission) -> int:
    """Return when a bot may give this answer; 0 if it takes no undo away."""
    if not is_alone(saved) or progress.is_window:
        return 0
    (person,) = [seat for seat, holder in enumerate(saved.seats) if holder.kind == "person"]
    undoable = undoable_answer(progress, person, is_alone=True)
    if undoable is None:
        return 0
    answer = LogEntry(
        seq=progress.seq + 1,
        at=progress.asked_at,
        kind="answer",
        seat=submission.seat,
        prompt=submission.prompt,
        by="bot",
        action=submission.action,
    )
    after = fold(game, progress, answer).progress
    if undoable_answer(after, person, is_alone=True) is not None:
        return 0
    return undoable.at + int(UNDO_TIME * saved.terms.timing.pace)
