"""What is to become of a table when something comes in or falls due. Pure: nothing is done yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tinhorn.kernel.errors import BadInputError, IllegalActionError, StaleActionError
from tinhorn.kernel.game import NOT_ASKED, AnyGame, Refusal, Seat
from tinhorn.kernel.log import open_decision
from tinhorn.kernel.phrase import phrase
from tinhorn.table import fairness
from tinhorn.table.deadlines import Deadline, deadlines
from tinhorn.table.model import By, Holder, SavedTable
from tinhorn.table.progress import Draft, Progress, begin, is_reaction_window, retractable

NOTHING_TO_UNDO: Final = Refusal(None, phrase("refusal-nothing-to-undo"))


class NotPlayingError(BadInputError):
    """The game has not begun, or is over."""

    kind = "stale"


class Submission(Struct, frozen=True, kw_only=True):
    """An answer on its way in. The same request sent twice has one effect."""

    seat: Seat
    request: str
    prompt: int
    asking: int = 0
    action: Any


class TableState(NamedTuple):
    """Where a table stands. Before the game begins there is no course."""

    game: AnyGame
    saved: SavedTable
    progress: Progress | None
    key: bytes


class Proposal(NamedTuple):
    """What a step would make of it; without a draft, only of the table and its seats."""

    saved: SavedTable
    draft: Draft | None


def setup_of(game: AnyGame, saved: SavedTable) -> Any:
    return msgspec.json.decode(saved.terms.options, type=game.Setup)


def first_progress(game: AnyGame, saved: SavedTable, at: int) -> Progress:
    """The course of a table's game before its first line."""
    terms = saved.terms
    return begin(game, setup_of(game, saved), at, start=terms.start, rules=terms.rules)


def key_of(saved: SavedTable) -> bytes:
    """What the draws of this table come from, once every seat has added its part."""
    terms = saved.terms
    return fairness.key(terms.secret, terms.id, terms.game, terms.options, saved.contributions)


def propose_answer(table: TableState, sent: Submission, now: int) -> Proposal:
    """A seat answers. In a moment to react the answer is sealed until the moment closes."""
    game, progress = table.game, _playing(table)
    _require_open(game, progress, sent)
    draft = Draft(game, progress, now)
    by = _by(table.saved.seats[sent.seat])
    if is_reaction_window(game, progress.state):
        refusal = game.check(progress.state, sent.seat, sent.action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        draft.add("seal", sent.seat, sent.prompt, by, action=sent.action, request=sent.request)
    else:
        draft.add("answer", sent.seat, sent.prompt, by, action=sent.action, request=sent.request)
        draft.settle(table.key)
    return _proposal(table, draft, sent.seat, is_away=False)


def _playing(table: TableState) -> Progress:
    if table.progress is None or table.saved.status != "playing":
        raise NotPlayingError(phrase(f"table-{table.saved.status}"))
    return table.progress


def _require_open(game: AnyGame, progress: Progress, sent: Submission) -> None:
    asked = game.pending(progress.state)
    if not asked or (asked[0].prompt, progress.asking) != (sent.prompt, sent.asking):
        raise StaleActionError(phrase("stale-prompt", prompt=sent.prompt))
    if all(decision.seat != sent.seat for decision in asked):
        raise IllegalActionError(NOT_ASKED)


def _by(holder: Holder) -> By:
    return "bot" if holder.kind == "bot" else "person"


def propose_undo(table: TableState, seat: Seat, request: str, now: int) -> Proposal:
    """A seat takes its last answer back."""
    progress = _playing(table)
    draft = Draft(table.game, progress, now)
    line = retractable(table.game, progress, seat)
    if progress.sealed[seat] is not None:
        prompt = table.game.pending(progress.state)[0].prompt
        draft.add("seal", seat, prompt, "person", request=request)
    elif line is not None:
        draft.add("undo", seat, line.prompt, "person", request=request)
    else:
        raise IllegalActionError(NOTHING_TO_UNDO)
    return Proposal(table.saved, draft)


def propose_change(
    table: TableState, change: Callable[[SavedTable], SavedTable], now: int
) -> Proposal | None:
    """The table or its seats change; if that begins the game, it is dealt in the same step."""
    game, before, progress, _ = table
    saved = change(before)
    if saved == before:
        return None
    draft = None
    if progress is None and saved.status == "playing":
        draft = Draft(game, first_progress(game, saved, now), now)
        draft.settle(key_of(saved))
    return Proposal(replace(saved, version=before.version + 1), draft)


def propose_due(table: TableState, now: int) -> Proposal | None:
    """What happens by itself by now: a lapse, an absent seat's default, the end of a moment."""
    game, saved, progress, key = table
    if progress is None or saved.status != "playing":
        return None
    due = min(deadlines(game, progress, saved.seats, saved.terms), default=None)
    if due is None or due.at > now:
        return None
    draft = Draft(game, progress, now)
    if due.seat is None:
        _close_window(draft, saved)
    else:
        _answer_for(draft, due.seat, due.by)
    draft.settle(key)
    return _proposal(table, draft, due.seat, is_away=_is_out_of_patience(progress, saved, due))


def _answer_for(draft: Draft, seat: Seat, by: By) -> None:
    asked = open_decision(draft.game, draft.progress.state, seat)
    assert asked is not None, "only who is asked has something due"
    action = draft.game.default(draft.progress.state, seat)
    draft.add("answer", seat, asked.prompt, by, action=action)


def _close_window(draft: Draft, saved: SavedTable) -> None:
    """Open what was sealed, all at once; silence means the default."""
    sealed = draft.progress.sealed
    for asked in draft.game.pending(draft.progress.state):
        if sealed[asked.seat] is None:
            _answer_for(draft, asked.seat, "window")
        else:
            by = _by(saved.seats[asked.seat])
            draft.add("answer", asked.seat, asked.prompt, by, action=sealed[asked.seat])


def _is_out_of_patience(progress: Progress, saved: SavedTable, due: Deadline) -> bool | None:
    if due.by != "lapse" or due.seat is None:
        return None
    return progress.lapses[due.seat] + 1 >= saved.terms.timing.patience


def _proposal(
    table: TableState, draft: Draft, seat: Seat | None, *, is_away: bool | None
) -> Proposal:
    """A step of the game, and what it means for the table: someone is away or back, it is over."""
    saved = table.saved
    if seat is not None and is_away is not None and saved.seats[seat].is_away != is_away:
        holder = replace(saved.seats[seat], is_away=is_away)
        saved = replace(saved, seats=(*saved.seats[:seat], holder, *saved.seats[seat + 1 :]))
    if not table.game.pending(draft.progress.state):
        saved = replace(saved, status="over")
    if saved is not table.saved:
        saved = replace(saved, version=saved.version + 1)
    return Proposal(saved, draft)
