"""The progress of a game at a table: a pure fold over the table's log, live and reloaded alike.

A table's log holds more than a game's log: answers that stay sealed until their reaction window
closes, requests for time and their ends, and undos. Folding them in leaves the entries of the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from tinhorn.kernel import CHANCE, AnyGame, Decision, Entry, Seat, Step, first_state
from tinhorn.table.fairness import Draw
from tinhorn.table.model import By, EntryKind, LogEntry, SavedTable

UNMANNED: Final[tuple[By, ...]] = ("bot", "absent")
"""Who answers for seats without a person."""


class Hold(NamedTuple):
    """A seat asked for more time in a reaction window."""

    seat: Seat
    at: int
    is_again: bool = False
    """True if the seat had asked for time in an earlier window of the same round."""


class Urge(NamedTuple):
    """A seat told those who asked for time to go on."""

    seat: Seat
    at: int


class Progress(Struct, frozen=True, kw_only=True, gc=False):
    """Where a game stands after the entries of its table's log so far."""

    state: Any
    decisions: tuple[Decision, ...]
    """The open decisions of `state`. Worked out once for each state; everything else reads them."""
    is_window: bool
    """True in a reaction window: every open decision asks whether a seat reacts."""
    asked_at: int
    """When the open prompt was asked."""
    asked_seq: int = 0
    """The number of the entry that led to the open prompt. Later entries are hidden from others."""
    seq: int = 0
    """The number of the last entry."""
    draws: int = 0
    asking: int = 0
    """How often a prompt was asked again because its answer was undone."""
    sealed: tuple[Any, ...]
    """The sealed answers of the open reaction window, by seat."""
    holds: tuple[Hold, ...] = ()
    """The requests for time in the open reaction window, oldest first."""
    released: tuple[Seat, ...] = ()
    """The seats that need their time no longer."""
    urges: tuple[Urge, ...] = ()
    """The requests to go on in the open reaction window, oldest first."""
    has_waited: tuple[Seat, ...] = ()
    """The seats that have asked for time in this round of the game."""
    timeouts: tuple[int, ...]
    """How often in a row each seat ran out of time."""
    state_before: Any = None
    """The state before `recent`."""
    recent: tuple[LogEntry, ...] = ()
    """The answers to the prompt answered last, for as long as they can be undone.

    Answers that bots gave since to later prompts follow them.
    """
    has_moved_on: bool = False
    """True if a question of another kind followed `recent`: only who is alone may still undo."""
    has_undone: tuple[Seat, ...] = ()
    """The seats that have already undone an answer to that prompt."""

    @property
    def prompt(self) -> int | None:
        """The open prompt; `None` when the game is over."""
        return self.decisions[0].prompt if self.decisions else None

    def decision_of(self, seat: Seat) -> Decision | None:
        """Return the decision that this seat owes, if any."""
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None


class FoldResult(Struct, frozen=True, gc=False):
    """What one log entry leads to."""

    progress: Progress
    events: tuple[Any, ...] = ()
    undone: tuple[int, ...] = ()
    """The numbers of the entries that this one undoes."""


def not_later(progress: Progress, now: int) -> Progress:
    """Return the progress as if nothing had been asked or held after `now`.

    A clock that was set back since then must not keep a question open.
    """
    holds = tuple([hold._replace(at=min(hold.at, now)) for hold in progress.holds])
    urges = tuple([urge._replace(at=min(urge.at, now)) for urge in progress.urges])
    return replace(progress, asked_at=min(progress.asked_at, now), holds=holds, urges=urges)


def new_progress(
    game: AnyGame, setup: Any, at: int, *, start: str | None = None, rules: int | None = None
) -> Progress:
    """Return the progress before the first entry. `start` is a state to continue from, as JSON."""
    state = first_state(game, setup, start, rules=rules)
    decisions = game.pending(state)
    return Progress(
        state=state,
        decisions=decisions,
        is_window=_is_window(game, decisions),
        asked_at=at,
        sealed=(None,) * setup.players,
        timeouts=(0,) * setup.players,
    )


def _is_window(game: AnyGame, decisions: tuple[Decision, ...]) -> bool:
    for asked in decisions:
        if asked.kind not in game.REACTIONS:
            return False
    return bool(decisions)


def fold(game: AnyGame, progress: Progress, entry: LogEntry) -> FoldResult:
    """Return the progress after one more log entry.

    Whether an answer is still wanted was checked before it was logged (`decide.py`); here only
    the rules are asked.
    """
    match entry.kind:
        case "answer":
            return _fold_answer(game, progress, entry)
        case "seal":
            sealed = _with_item(progress.sealed, entry.seat, entry.action)
            return FoldResult(replace(progress, seq=entry.seq, sealed=sealed))
        case "hold":
            return FoldResult(_fold_hold(progress, entry))
        case "release":
            released = (*progress.released, entry.seat)
            return FoldResult(replace(progress, seq=entry.seq, released=released))
        case "urge":
            urges = (*progress.urges, Urge(entry.seat, entry.at))
            return FoldResult(replace(progress, seq=entry.seq, urges=urges))
        case "undo":
            return _fold_undo(game, progress, entry)


def _fold_hold(progress: Progress, entry: LogEntry) -> Progress:
    """Withdraw the sealed answer of a seat that asks for time: it thinks again."""
    sealed = _with_item(progress.sealed, entry.seat, None)
    hold = Hold(entry.seat, entry.at, entry.seat in progress.has_waited)
    has_waited = progress.has_waited if hold.is_again else (*progress.has_waited, entry.seat)
    holds = (*progress.holds, hold)
    return replace(progress, seq=entry.seq, sealed=sealed, holds=holds, has_waited=has_waited)


def _fold_answer(game: AnyGame, progress: Progress, entry: LogEntry) -> FoldResult:
    step = game.apply(progress.state, entry.seat, entry.action)
    decisions = game.pending(step.state)
    is_answered = _prompt(decisions) != entry.prompt
    is_final = _is_final(game, progress, decisions, entry, step.events)
    undoable = _NOTHING_UNDOABLE if is_final else _undoable_after(progress, decisions, entry)
    after = replace(
        progress,
        seq=entry.seq,
        state=step.state,
        decisions=decisions,
        is_window=_is_window(game, decisions),
        asked_at=entry.at if is_answered else progress.asked_at,
        asked_seq=entry.seq if is_answered else progress.asked_seq,
        draws=progress.draws + (entry.seat == CHANCE),
        sealed=(None,) * len(progress.sealed) if is_answered else progress.sealed,
        holds=() if is_answered else progress.holds,
        released=() if is_answered else progress.released,
        urges=() if is_answered else progress.urges,
        has_waited=progress.has_waited and _still_waited(game, progress, step.state),
        timeouts=_count_timeouts(progress.timeouts, entry),
        state_before=undoable.state_before,
        recent=undoable.recent,
        has_moved_on=undoable.has_moved_on,
        has_undone=undoable.has_undone,
    )
    return FoldResult(after, step.events)


def _still_waited(game: AnyGame, before: Progress, state: Any) -> tuple[Seat, ...]:
    is_same = game.round_number(before.state) == game.round_number(state)
    return before.has_waited if is_same else ()


class _Undoable(NamedTuple):
    """The fields of `Progress` about answers that can be undone."""

    state_before: Any = None
    recent: tuple[LogEntry, ...] = ()
    has_moved_on: bool = False
    has_undone: tuple[Seat, ...] = ()


_NOTHING_UNDOABLE: Final = _Undoable()


def _is_final(
    game: AnyGame,
    before: Progress,
    decisions: tuple[Decision, ...],
    entry: LogEntry,
    events: tuple[Any, ...],
) -> bool:
    """Tell whether nobody may undo what led here: a draw, a reveal, a reaction window, the end."""
    if entry.seat == CHANCE or before.is_window or not decisions:
        return True
    is_asked = any(
        decision.seat == CHANCE or decision.kind in game.REACTIONS for decision in decisions
    )
    return is_asked or any(game.reveals(before.state, event) for event in events)


def _undoable_after(
    before: Progress, decisions: tuple[Decision, ...], entry: LogEntry
) -> _Undoable:
    """Keep an answer for as long as it can be undone, with those of bots that followed it."""
    kinds = {decision.kind for decision in before.decisions}
    has_moved_on = any(decision.kind not in kinds for decision in decisions)
    if _continues(before.recent, entry):
        recent = (*before.recent, entry)
        return _Undoable(
            before.state_before, recent, before.has_moved_on or has_moved_on, before.has_undone
        )
    has_undone = () if before.recent else before.has_undone
    return _Undoable(before.state, (entry,), has_moved_on, has_undone)


def _continues(recent: tuple[LogEntry, ...], entry: LogEntry) -> bool:
    """Tell whether recent answers stay undoable: same prompt, or a bot follows a person."""
    if not recent or recent[0].prompt == entry.prompt:
        return bool(recent)
    return entry.by in UNMANNED and any(other.by not in UNMANNED for other in recent)


def _fold_undo(game: AnyGame, progress: Progress, entry: LogEntry) -> FoldResult:
    undone = undoable_answer(progress, entry.seat, is_alone=True)
    assert undone is not None, "an undo is logged only where an answer can be undone"
    dropped = [one for one in progress.recent if one is undone or one.prompt > undone.prompt]
    rest = tuple(one for one in progress.recent if one not in dropped)
    state = progress.state_before
    for other in rest:
        state = game.apply(state, other.seat, other.action).state
    decisions = game.pending(state)
    is_asked_again = _prompt(decisions) != progress.prompt
    after = replace(
        progress,
        seq=entry.seq,
        state=state,
        decisions=decisions,
        is_window=_is_window(game, decisions),
        asked_at=entry.at if is_asked_again else progress.asked_at,
        asked_seq=entry.seq if is_asked_again else progress.asked_seq,
        asking=progress.asking + is_asked_again,
        recent=rest,
        has_moved_on=False,
        has_undone=(*progress.has_undone, entry.seat),
    )
    return FoldResult(after, undone=tuple(one.seq for one in dropped))


def undoable_answer(progress: Progress, seat: Seat, *, is_alone: bool = False) -> LogEntry | None:
    """Return the answer that this seat may undo now, if any: once per prompt, and only its last.

    Where several seats answer one prompt, each may undo its own answer while the prompt is open.
    Whether an undo is possible therefore tells nobody whether the others have answered. A person
    who is alone with bots may also undo an answer that bots, or a question of another kind, have
    followed: the answers of bots are undone, too.
    """
    if seat in progress.has_undone or (progress.has_moved_on and not is_alone):
        return None
    for entry in reversed(progress.recent):
        if entry.seat == seat:
            is_last = entry is progress.recent[-1]
            return entry if is_alone or is_last or progress.prompt == entry.prompt else None
    return None


def publicly_undoable(game: AnyGame, progress: Progress) -> Seat | None:
    """Return the seat that may undo its last answer, if everybody saw that person decide."""
    last = progress.recent[-1] if progress.recent else None
    if last is None or last.by != "person" or undoable_answer(progress, last.seat) is None:
        return None
    decided = game.public_decision(game.view(progress.state_before, None))
    return last.seat if decided is not None and decided.seat == last.seat else None


def takes_back_in_public(game: AnyGame, progress: Progress, saved: SavedTable, seat: Seat) -> bool:
    """Return True if other people have seen the answer that this seat would undo."""
    people = sum(holder.kind == "person" for holder in saved.seats)
    return people > 1 and publicly_undoable(game, progress) == seat


def seats_to_undo(progress: Progress, *, is_alone: bool = False) -> set[Seat]:
    """Return the seats that may undo their last answer or withdraw their sealed answer now."""
    found = {
        entry.seat
        for entry in progress.recent
        if undoable_answer(progress, entry.seat, is_alone=is_alone) is not None
    }
    if progress.is_window:
        found.update([seat for seat, sealed in enumerate(progress.sealed) if sealed is not None])
    return found


def _prompt(decisions: tuple[Decision, ...]) -> int | None:
    return decisions[0].prompt if decisions else None


def _count_timeouts(timeouts: tuple[int, ...], entry: LogEntry) -> tuple[int, ...]:
    if entry.by not in ("timeout", "person"):
        return timeouts
    count = timeouts[entry.seat] + 1 if entry.by == "timeout" else 0
    if count == timeouts[entry.seat]:
        return timeouts
    return _with_item(timeouts, entry.seat, count)


def _with_item(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])


class PlayedGame(NamedTuple):
    """A game without its undone answers: entries, the step that each made, and the last state."""

    entries: tuple[Entry[Any], ...]
    steps: tuple[Step[Any, Any], ...]
    state: Any


def play_log(game: AnyGame, progress: Progress, entries: Iterable[LogEntry]) -> PlayedGame:
    """Play the log of a table once, from the progress it began with.

    The state of a step may hold an answer that was undone later, but only while the prompt of
    both answers was still open: once a prompt is closed, its states hold what was really played.
    """
    played: dict[int, tuple[Entry[Any], Step[Any, Any]]] = {}
    for entry in entries:
        folded = fold(game, progress, entry)
        progress = folded.progress
        for undone in folded.undone:
            del played[undone]
        if entry.kind == "answer":
            answer = Entry(entry.seat, entry.prompt, entry.action)
            played[entry.seq] = answer, Step(progress.state, folded.events)
    answers = tuple(answer for answer, _ in played.values())
    return PlayedGame(answers, tuple(step for _, step in played.values()), progress.state)


class Draft:
    """A step that is being decided: the entries it would add, and the progress they lead to."""

    def __init__(self, game: AnyGame, progress: Progress, at: int) -> None:
        self.game = game
        self.progress = progress
        self.first_prompt = progress.prompt
        """The prompt that was open before the step."""
        self.at = at
        self.entries: list[LogEntry] = []
        self.folds: list[FoldResult] = []
        self.unasked_bots: list[Decision] = []
        """What bots must be asked before the step can go on."""

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
        """Add one entry. Raises IllegalActionError if the rules refuse it."""
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

    def draw(self, key: bytes) -> None:
        """Let chance answer until a person is asked or the game is over."""
        while (asked := self.progress.decision_of(CHANCE)) is not None:
            draw = Draw(key, asked.kind, self.progress.draws + 1)
            action = self.game.chance(self.progress.state, draw)
            self.add("answer", CHANCE, asked.prompt, "chance", action=action)
