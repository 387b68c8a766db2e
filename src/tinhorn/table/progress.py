"""Where a game stands after the lines of its table's log: a pure fold, the same live and reloaded.

A table's log has more in it than a game's: answers that stay sealed until their moment closes, and
undos. What remains when those are folded in are the entries of the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tinhorn.kernel.game import CHANCE, AnyGame, Decision, Seat
from tinhorn.kernel.log import Entry, answer, first_state
from tinhorn.table.fairness import Draw
from tinhorn.table.model import By, EntryKind, LogEntry


class Progress(Struct, frozen=True, kw_only=True):
    """The course of a game so far."""

    state: Any
    asked: int
    """When the open prompt was asked."""
    seq: int = 0
    """The number of the last line."""
    draws: int = 0
    asking: int = 0
    """How often a prompt was asked again because an answer was taken back."""
    sealed: tuple[Any, ...]
    """The sealed answers of the open moment, by seat."""
    lapses: tuple[int, ...]
    """How often in a row each seat let its time run out."""
    before: Any = None
    """The state before `recent`."""
    recent: tuple[LogEntry, ...] = ()
    """The answers to the prompt answered last, as long as they can be taken back."""
    spent: tuple[Seat, ...] = ()
    """Who has already taken back an answer to that prompt."""


class FoldResult(Struct, frozen=True):
    """What one line leads to."""

    progress: Progress
    events: tuple[Any, ...] = ()
    undone: int | None = None
    """The number of the line that this one takes back."""


def begin(
    game: AnyGame, setup: Any, at: int, *, start: str | None = None, rules: int | None = None
) -> Progress:
    """The course before its first line. `start`: the state to go on from, as JSON."""
    nobody = (None,) * setup.players
    state = first_state(game, setup, start, rules=rules)
    return Progress(state=state, asked=at, sealed=nobody, lapses=(0,) * setup.players)


def is_reaction_window(game: AnyGame, state: Any) -> bool:
    """Whether anyone may react now."""
    if not game.REACTIONS:
        return False
    asked = game.pending(state)
    return bool(asked) and all(decision.kind in game.REACTIONS for decision in asked)


def fold(game: AnyGame, progress: Progress, entry: LogEntry) -> FoldResult:
    """The course after one more line of the log."""
    match entry.kind:
        case "answer":
            return _answered(game, progress, entry)
        case "seal":
            sealed = (
                *progress.sealed[: entry.seat],
                entry.action,
                *progress.sealed[entry.seat + 1 :],
            )
            return FoldResult(replace(progress, seq=entry.seq, sealed=sealed))
        case "undo":
            return _undone(game, progress, entry)


def _answered(game: AnyGame, progress: Progress, entry: LogEntry) -> FoldResult:
    asked = game.pending(progress.state)
    step = answer(game, progress.state, Entry(entry.seat, entry.prompt, entry.action))
    now = game.pending(step.state)
    is_answered = _prompt(now) != entry.prompt
    after = replace(
        progress,
        seq=entry.seq,
        state=step.state,
        asked=entry.at if is_answered else progress.asked,
        draws=progress.draws + (entry.seat == CHANCE),
        sealed=(None,) * len(progress.sealed) if is_answered else progress.sealed,
        lapses=_lapses(progress.lapses, entry),
    )
    return FoldResult(_remembering(game, progress, after, entry, asked, now), step.events)


def _remembering(
    game: AnyGame,
    progress: Progress,
    after: Progress,
    entry: LogEntry,
    asked: tuple[Decision, ...],
    now: tuple[Decision, ...],
) -> Progress:
    """Remember an answer as long as it can be taken back: nothing drawn, nothing revealed.

    Where a draw follows, or a question of another kind, something may have come to light.
    """
    kinds = {decision.kind for decision in asked} - game.REACTIONS
    if not now or not {decision.kind for decision in now} <= kinds or entry.seat == CHANCE:
        return replace(after, before=None, recent=(), spent=())
    if progress.recent and progress.recent[-1].prompt == entry.prompt:
        return replace(after, recent=(*progress.recent, entry))
    spent = () if progress.recent else progress.spent
    return replace(after, before=progress.state, recent=(entry,), spent=spent)


def _undone(game: AnyGame, progress: Progress, entry: LogEntry) -> FoldResult:
    gone = retractable(game, progress, entry.seat)
    assert gone is not None, "an undo is logged only where there is something to take back"
    rest = tuple(other for other in progress.recent if other is not gone)
    state = progress.before
    for other in rest:
        state = answer(game, state, Entry(other.seat, other.prompt, other.action)).state
    is_asked_again = _prompt(game.pending(state)) != _prompt(game.pending(progress.state))
    after = replace(
        progress,
        seq=entry.seq,
        state=state,
        asked=entry.at if is_asked_again else progress.asked,
        asking=progress.asking + is_asked_again,
        recent=rest,
        spent=(*progress.spent, entry.seat),
    )
    return FoldResult(after, undone=gone.seq)


def retractable(game: AnyGame, progress: Progress, seat: Seat) -> LogEntry | None:
    """The answer that this seat may take back now, once: nobody else has answered it.

    Where several answer the same prompt, each may take their own back while it is open: what the
    others have sealed tells nobody anything, not even by whether an undo is possible.
    """
    if seat in progress.spent:
        return None
    own = [entry for entry in progress.recent if entry.seat == seat]
    if not own:
        return None
    is_open = _prompt(game.pending(progress.state)) == own[-1].prompt
    return own[-1] if is_open or own[-1] is progress.recent[-1] else None


def _prompt(asked: tuple[Decision, ...]) -> int | None:
    return asked[0].prompt if asked else None


def _lapses(lapses: tuple[int, ...], entry: LogEntry) -> tuple[int, ...]:
    if entry.by not in ("lapse", "person"):
        return lapses
    count = lapses[entry.seat] + 1 if entry.by == "lapse" else 0
    return (*lapses[: entry.seat], count, *lapses[entry.seat + 1 :])


def game_entries(
    game: AnyGame, progress: Progress, entries: Iterable[LogEntry]
) -> tuple[Entry[Any], ...]:
    """The entries of the game, from the course it began with: undone answers left out."""
    saved: dict[int, Entry[Any]] = {}
    for entry in entries:
        folded = fold(game, progress, entry)
        progress = folded.progress
        if folded.undone is not None:
            del saved[folded.undone]
        elif entry.kind == "answer":
            saved[entry.seq] = Entry(entry.seat, entry.prompt, entry.action)
    return tuple(saved.values())


class Draft:
    """One step in the making: the lines it would add, and the course they lead to."""

    def __init__(self, game: AnyGame, progress: Progress, at: int) -> None:
        self.game = game
        self.progress = progress
        self.at = at
        self.entries: list[LogEntry] = []
        self.folds: list[FoldResult] = []

    def add(
        self,
        kind: EntryKind,
        seat: Seat,
        prompt: int,
        by: By,
        *,
        action: Any = None,
        request: str | None = None,
    ) -> None:
        entry = LogEntry(
            seq=self.progress.seq + 1,
            at=self.at,
            kind=kind,
            seat=seat,
            prompt=prompt,
            by=by,
            action=action,
            request=request,
        )
        folded = fold(self.game, self.progress, entry)
        self.progress = folded.progress
        self.entries.append(entry)
        self.folds.append(folded)

    def settle(self, key: bytes) -> None:
        """Let chance answer until a person is asked or the game is over."""
        while (asked := self.game.pending(self.progress.state)) and asked[0].seat == CHANCE:
            draw = Draw(key, asked[0].kind, self.progress.draws + 1)
            action = self.game.chance(self.progress.state, draw)
            self.add("answer", CHANCE, asked[0].prompt, "chance", action=action)
