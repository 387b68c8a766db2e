"""Where a game stands after the lines of its table's log: a pure fold, the same live and reloaded.

A table's log has more in it than a game's: answers that stay sealed until their moment closes, and
undos. What remains when those are folded in are the entries of the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tinhorn.kernel.game import CHANCE, Decision, Game, Seat
from tinhorn.kernel.log import Entry, answer, first_state
from tinhorn.table.fairness import Draw
from tinhorn.table.model import By, Line, LineKind

AnyGame = Game[Any, Any, Any, Any, Any]


class Course(Struct, frozen=True, kw_only=True):
    """The course of a game so far."""

    state: Any
    asked: int
    """When the open prompt was asked."""
    seq: int = 0
    """The number of the last line."""
    draws: int = 0
    take: int = 0
    """How often a prompt was asked again because an answer was taken back."""
    held: tuple[Any, ...]
    """The sealed answers of the open moment, by seat."""
    lapses: tuple[int, ...]
    """How often in a row each seat let its time run out."""
    before: Any = None
    """The state before `recent`."""
    recent: tuple[Line, ...] = ()
    """The answers to the prompt answered last, as long as they can be taken back."""
    spent: tuple[Seat, ...] = ()
    """Who has already taken back an answer to that prompt."""


class Folded(Struct, frozen=True):
    """What one line leads to."""

    course: Course
    events: tuple[Any, ...] = ()
    undone: int | None = None
    """The number of the line that this one takes back."""


def begin(game: AnyGame, setup: Any, at: int, *, start: str | None = None) -> Course:
    """The course before its first line. `start`: the state to go on from, as JSON."""
    nobody = (None,) * setup.players
    state = first_state(game, setup, start)
    return Course(state=state, asked=at, held=nobody, lapses=(0,) * setup.players)


def is_moment(game: AnyGame, state: Any) -> bool:
    """Whether anyone may react now."""
    if not game.REACTIONS:
        return False
    asked = game.pending(state)
    return bool(asked) and all(decision.kind in game.REACTIONS for decision in asked)


def fold(game: AnyGame, course: Course, line: Line) -> Folded:
    """The course after one more line of the log."""
    match line.kind:
        case "answer":
            return _answered(game, course, line)
        case "seal":
            held = (*course.held[: line.seat], line.action, *course.held[line.seat + 1 :])
            return Folded(replace(course, seq=line.seq, held=held))
        case "undo":
            return _undone(game, course, line)


def _answered(game: AnyGame, course: Course, line: Line) -> Folded:
    asked = game.pending(course.state)
    step = answer(game, course.state, Entry(line.seat, line.prompt, line.action))
    now = game.pending(step.state)
    is_answered = _prompt(now) != line.prompt
    after = replace(
        course,
        seq=line.seq,
        state=step.state,
        asked=line.at if is_answered else course.asked,
        draws=course.draws + (line.seat == CHANCE),
        held=(None,) * len(course.held) if is_answered else course.held,
        lapses=_lapses(course.lapses, line),
    )
    return Folded(_remembering(game, course, after, line, asked, now), step.events)


def _remembering(
    game: AnyGame,
    course: Course,
    after: Course,
    line: Line,
    asked: tuple[Decision, ...],
    now: tuple[Decision, ...],
) -> Course:
    """Remember an answer as long as it can be taken back: nothing drawn, nothing revealed.

    Where a draw follows, or a question of another kind, something may have come to light.
    """
    kinds = {decision.kind for decision in asked} - game.REACTIONS
    if not now or not {decision.kind for decision in now} <= kinds or line.seat == CHANCE:
        return replace(after, before=None, recent=(), spent=())
    if course.recent and course.recent[-1].prompt == line.prompt:
        return replace(after, recent=(*course.recent, line))
    spent = () if course.recent else course.spent
    return replace(after, before=course.state, recent=(line,), spent=spent)


def _undone(game: AnyGame, course: Course, line: Line) -> Folded:
    gone = retractable(game, course, line.seat)
    assert gone is not None, "an undo is logged only where there is something to take back"
    rest = tuple(other for other in course.recent if other is not gone)
    state = course.before
    for other in rest:
        state = answer(game, state, Entry(other.seat, other.prompt, other.action)).state
    is_asked_again = _prompt(game.pending(state)) != _prompt(game.pending(course.state))
    after = replace(
        course,
        seq=line.seq,
        state=state,
        asked=line.at if is_asked_again else course.asked,
        take=course.take + is_asked_again,
        recent=rest,
        spent=(*course.spent, line.seat),
    )
    return Folded(after, undone=gone.seq)


def retractable(game: AnyGame, course: Course, seat: Seat) -> Line | None:
    """The answer that this seat may take back now, once: nobody else has answered it.

    Where several answer the same prompt, each may take their own back while it is open: what the
    others have sealed tells nobody anything, not even by whether an undo is possible.
    """
    if seat in course.spent:
        return None
    own = [line for line in course.recent if line.seat == seat]
    if not own:
        return None
    is_open = _prompt(game.pending(course.state)) == own[-1].prompt
    return own[-1] if is_open or own[-1] is course.recent[-1] else None


def _prompt(asked: tuple[Decision, ...]) -> int | None:
    return asked[0].prompt if asked else None


def _lapses(lapses: tuple[int, ...], line: Line) -> tuple[int, ...]:
    if line.by not in ("lapse", "person"):
        return lapses
    count = lapses[line.seat] + 1 if line.by == "lapse" else 0
    return (*lapses[: line.seat], count, *lapses[line.seat + 1 :])


def entries(game: AnyGame, course: Course, lines: Iterable[Line]) -> tuple[Entry[Any], ...]:
    """The entries of the game, from the course it began with: undone answers left out."""
    kept: dict[int, Entry[Any]] = {}
    for line in lines:
        folded = fold(game, course, line)
        course = folded.course
        if folded.undone is not None:
            del kept[folded.undone]
        elif line.kind == "answer":
            kept[line.seq] = Entry(line.seat, line.prompt, line.action)
    return tuple(kept.values())


class Draft:
    """One step in the making: the lines it would add, and the course they lead to."""

    def __init__(self, game: AnyGame, course: Course, at: int) -> None:
        self.game = game
        self.course = course
        self.at = at
        self.lines: list[Line] = []
        self.folds: list[Folded] = []

    def add(
        self,
        kind: LineKind,
        seat: Seat,
        prompt: int,
        by: By,
        *,
        action: Any = None,
        request: str | None = None,
    ) -> None:
        line = Line(
            seq=self.course.seq + 1,
            at=self.at,
            kind=kind,
            seat=seat,
            prompt=prompt,
            by=by,
            action=action,
            request=request,
        )
        folded = fold(self.game, self.course, line)
        self.course = folded.course
        self.lines.append(line)
        self.folds.append(folded)

    def settle(self, key: bytes) -> None:
        """Let chance answer until a person is asked or the game is over."""
        while (asked := self.game.pending(self.course.state)) and asked[0].seat == CHANCE:
            draw = Draw(key, asked[0].kind, self.course.draws + 1)
            action = self.game.chance(self.course.state, draw)
            self.add("answer", CHANCE, asked[0].prompt, "chance", action=action)
