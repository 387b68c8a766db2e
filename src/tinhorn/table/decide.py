"""Decide what a step makes of a table. Pure functions: nothing is written or sent yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tinhorn.kernel.errors import BadInputError, IllegalActionError, StaleActionError
from tinhorn.kernel.game import NOT_ASKED, AnyGame, Refusal, Seat
from tinhorn.kernel.phrase import phrase
from tinhorn.table import fairness
from tinhorn.table.deadlines import Deadline, deadlines
from tinhorn.table.model import By, EntryKind, Holder, SavedTable
from tinhorn.table.orders import ordered_action
from tinhorn.table.progress import (
    Draft,
    Progress,
    new_progress,
    undoable_answer,
)
from tinhorn.table.windows import can_release, closes_unasked, has_held, is_private

NOTHING_TO_UNDO: Final = Refusal(None, phrase("refusal-nothing-to-undo"))
NO_WINDOW: Final = Refusal(None, phrase("refusal-no-window"))
HELD_ALREADY: Final = Refusal(None, phrase("refusal-held-already"))
NOT_HELD: Final = Refusal(None, phrase("refusal-not-held"))


class NotPlayingError(BadInputError):
    """The game has not begun, or is over."""

    kind = "stale"


class Submission(Struct, frozen=True, kw_only=True, gc=False):
    """An answer that a seat submits. The same request submitted twice has one effect."""

    seat: Seat
    request: str
    prompt: int
    asking: int = 0
    action: Any


class HoldRequest(Struct, frozen=True, kw_only=True):
    """A seat asks for time in the open reaction window, or needs that time no longer."""

    seat: Seat
    request: str
    prompt: int
    asking: int = 0


class TableState(NamedTuple):
    """Everything a decision depends on. There is no progress before the game begins."""

    game: AnyGame
    saved: SavedTable
    progress: Progress | None
    key: bytes


class Proposal(NamedTuple):
    """What a step would change: the table and its seats, and with a draft also the game."""

    saved: SavedTable
    draft: Draft | None


def setup_of(game: AnyGame, saved: SavedTable) -> Any:
    return msgspec.json.decode(saved.terms.options, type=game.Setup)


def first_progress(game: AnyGame, saved: SavedTable, at: int) -> Progress:
    """Return the progress of a table's game before the first entry."""
    terms = saved.terms
    return new_progress(game, setup_of(game, saved), at, start=terms.start, rules=terms.rules)


def key_of(saved: SavedTable) -> bytes:
    """Derive the key of this table's draws from its secret and all contributions."""
    terms = saved.terms
    return fairness.key(terms.secret, terms.id, terms.game, terms.options, saved.contributions)


def propose_answer(table: TableState, submission: Submission, now: int) -> Proposal:
    """A seat answers. In a reaction window the answer is sealed until the window closes."""
    game, progress = table.game, _progress_of_play(table)
    _require_open(progress, submission)
    seat, action = submission.seat, submission.action
    by = _by(table.saved.seats[seat])
    draft = Draft(game, progress, now)
    if progress.is_window:
        # The others must not notice an answer, or its absence: it is checked and logged now, but
        # the rules apply it only when the window closes, together with all others.
        refusal = game.check(progress.state, seat, action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        draft.add("seal", seat, submission.prompt, by, action=action, request=submission.request)
    else:
        draft.add("answer", seat, submission.prompt, by, action=action, request=submission.request)
    _settle(draft, table.saved, table.key)
    return _proposal(table, draft, seat, is_away=False)


def _settle(draft: Draft, saved: SavedTable, key: bytes) -> None:
    """Let chance answer; when a window opens, seal what orders say.

    At a private table, windows in which nobody has a choice are closed at once.
    """
    draft.draw(key)
    while draft.progress.is_window:
        _seal_orders(draft, saved)
        if not closes_unasked(draft.game, draft.progress, saved):
            return
        _close_window(draft, saved)
        draft.draw(key)


def _seal_orders(draft: Draft, saved: SavedTable) -> None:
    """Seal the answers that orders give in a window that this step has opened."""
    game, progress = draft.game, draft.progress
    if progress.prompt == draft.first_prompt:
        return
    for asked in progress.decisions:
        action = ordered_action(game, progress, saved, asked.seat)
        if action is not None:
            draft.add("seal", asked.seat, asked.prompt, "person", action=action)


def propose_hold(table: TableState, request: HoldRequest, now: int) -> Proposal:
    """A seat asks for time in a reaction window, whether or not it can react or is asked."""
    progress = _open_window(table, request)
    if has_held(progress, request.seat):
        raise IllegalActionError(HELD_ALREADY)
    return _add_request(table, progress, "hold", request, now)


def propose_release(table: TableState, request: HoldRequest, now: int) -> Proposal:
    """A seat that asked for time in a reaction window needs it no longer."""
    progress = _open_window(table, request)
    if not can_release(progress, table.saved, request.seat):
        raise IllegalActionError(NOT_HELD)
    return _add_request(table, progress, "release", request, now)


def _open_window(table: TableState, request: HoldRequest) -> Progress:
    progress = _progress_of_play(table)
    if not progress.is_window:
        raise IllegalActionError(NO_WINDOW)
    _require_current(progress, request)
    return progress


def _add_request(
    table: TableState, progress: Progress, kind: EntryKind, request: HoldRequest, now: int
) -> Proposal:
    draft = Draft(table.game, progress, now)
    draft.add(kind, request.seat, request.prompt, "person", request=request.request)
    return _proposal(table, draft, request.seat, is_away=False)


def _progress_of_play(table: TableState) -> Progress:
    if table.progress is None or table.saved.status != "playing":
        raise NotPlayingError(phrase(f"table-{table.saved.status}"))
    return table.progress


def _require_open(progress: Progress, submission: Submission) -> None:
    _require_current(progress, submission)
    if progress.decision_of(submission.seat) is None:
        raise IllegalActionError(NOT_ASKED)


def _require_current(progress: Progress, sent: Submission | HoldRequest) -> None:
    """The only check for staleness: the prompt, and how often it has been asked."""
    if (sent.prompt, sent.asking) != (progress.prompt, progress.asking):
        raise StaleActionError(phrase("stale-prompt", prompt=sent.prompt))


def _by(holder: Holder) -> By:
    return "bot" if holder.kind == "bot" else "person"


def propose_undo(table: TableState, seat: Seat, request: str, now: int) -> Proposal:
    """A seat undoes its last answer, or withdraws its sealed answer."""
    progress = _progress_of_play(table)
    draft = Draft(table.game, progress, now)
    undoable = undoable_answer(progress, seat)
    if progress.sealed[seat] is not None:
        draft.add("seal", seat, progress.decisions[0].prompt, "person", request=request)
    elif undoable is not None:
        draft.add("undo", seat, undoable.prompt, "person", request=request)
    else:
        raise IllegalActionError(NOTHING_TO_UNDO)
    return Proposal(table.saved, draft)


def propose_change(
    table: TableState, change: Callable[[SavedTable], SavedTable], now: int
) -> Proposal | None:
    """The table or its seats change; if that begins the game, the same step deals."""
    saved = change(table.saved)
    if saved == table.saved:
        return None
    draft = None
    if table.progress is None and saved.status == "playing":
        draft = Draft(table.game, first_progress(table.game, saved, now), now)
        _settle(draft, saved, key_of(saved))
    elif is_private(table.saved) and not is_private(saved):
        draft = _hold_for_person(table, saved.seats, now)
    return Proposal(replace(saved, version=table.saved.version + 1), draft)


def _hold_for_person(table: TableState, seats: tuple[Holder, ...], now: int) -> Draft | None:
    """A private table is watched from now on: its one person keeps the time to react."""
    game, saved, progress, _ = table
    if progress is None or saved.status != "playing" or not progress.is_window:
        return None
    draft = Draft(game, progress, now)
    for asked in progress.decisions:
        is_waiting = progress.sealed[asked.seat] is None and not progress.holds
        if is_waiting and seats[asked.seat].kind == "person":
            draft.add("hold", asked.seat, asked.prompt, "person")
    return draft if draft.entries else None


def propose_due(table: TableState, now: int) -> Proposal | None:
    """The first deadline that has passed: a timeout, an absent seat, the end of a window."""
    game, saved, progress, key = table
    if progress is None or saved.status != "playing":
        return None
    due = min(deadlines(game, progress, saved), default=None)
    if due is None or due.at > now:
        return None
    draft = Draft(game, progress, now)
    if due.seat is None:
        _close_window(draft, saved)
    elif due.by == "person":
        _add_ordered(draft, saved, due.seat)
    else:
        _add_default(draft, due.seat, due.by)
    _settle(draft, saved, key)
    return _proposal(table, draft, due.seat, is_away=_is_away_after(progress, saved, due))


def _add_default(draft: Draft, seat: Seat, by: By) -> None:
    asked = draft.progress.decision_of(seat)
    assert asked is not None, "only a seat that is asked has a deadline"
    action = draft.game.default(draft.progress.state, seat)
    draft.add("answer", seat, asked.prompt, by, action=action)


def _add_ordered(draft: Draft, saved: SavedTable, seat: Seat) -> None:
    """Add the answer that the orders of a seat give: the entry is that of a click."""
    asked = draft.progress.decision_of(seat)
    assert asked is not None, "only a seat that is asked has a deadline"
    action = ordered_action(draft.game, draft.progress, saved, seat)
    draft.add("answer", seat, asked.prompt, "person", action=action)


def _close_window(draft: Draft, saved: SavedTable) -> None:
    """Apply all sealed answers at once; seats that sealed none get the default answer."""
    sealed = draft.progress.sealed
    for asked in draft.progress.decisions:
        if sealed[asked.seat] is None:
            _add_default(draft, asked.seat, "window")
        else:
            by = _by(saved.seats[asked.seat])
            draft.add("answer", asked.seat, asked.prompt, by, action=sealed[asked.seat])


def _is_away_after(progress: Progress, saved: SavedTable, due: Deadline) -> bool | None:
    """True if this timeout exhausts the patience of the table; `None` if it was no timeout."""
    if due.by != "timeout" or due.seat is None:
        return None
    return progress.timeouts[due.seat] + 1 >= saved.terms.timing.patience


def _proposal(
    table: TableState, draft: Draft, seat: Seat | None, *, is_away: bool | None
) -> Proposal:
    """Add what a step changes at the table: a seat is away or back, the game is over."""
    saved = table.saved
    if seat is not None and is_away is not None and saved.seats[seat].is_away != is_away:
        holder = replace(saved.seats[seat], is_away=is_away)
        saved = replace(saved, seats=(*saved.seats[:seat], holder, *saved.seats[seat + 1 :]))
    if not draft.progress.decisions:
        saved = replace(saved, status="over")
    if saved is not table.saved:
        saved = replace(saved, version=saved.version + 1)
    return Proposal(saved, draft)
