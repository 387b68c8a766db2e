"""Decide what a step makes of a table. Pure functions: nothing is written or sent yet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tinhorn.kernel import (
    NOT_ASKED,
    AnyGame,
    BadInputError,
    Decision,
    IllegalActionError,
    Refusal,
    Seat,
    StaleActionError,
    decoder,
    phrase,
)
from tinhorn.table import fairness
from tinhorn.table.deadlines import Deadline, deadlines
from tinhorn.table.model import By, EntryKind, Holder, Motion, SavedTable, Terms
from tinhorn.table.orders import ordered_action
from tinhorn.table.progress import (
    Draft,
    Progress,
    new_progress,
    takes_back_in_public,
    undoable_answer,
)
from tinhorn.table.seating import cover, void_attempt, with_seat
from tinhorn.table.windows import (
    awaited_bots,
    can_release,
    can_urge,
    closes_unasked,
    has_held,
    is_alone,
    is_passed_over,
    is_private,
)

NOTHING_TO_UNDO: Final = Refusal(None, phrase("refusal-nothing-to-undo"))
NO_WINDOW: Final = Refusal(None, phrase("refusal-no-window"))
HELD_ALREADY: Final = Refusal(None, phrase("refusal-held-already"))
BINDING: Final = Refusal(None, phrase("refusal-binding"))
COVERED: Final = Refusal(None, phrase("refusal-covered"))
NOT_URGED: Final = Refusal(None, phrase("refusal-not-urged"))
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
    is_by_bot: bool = False
    """True if a bot answers: the answer is stale once a person has taken the seat back."""


class HoldRequest(Struct, frozen=True, kw_only=True):
    """A seat asks for time in the open reaction window, needs that time no longer, or tells those
    who asked for it to go on."""

    seat: Seat
    request: str
    prompt: int
    asking: int = 0


BotAnswers: TypeAlias = Mapping[tuple[int, Seat], Any]
"""What bots answer in the windows of a private table, by prompt and seat."""


class TableState(NamedTuple):
    """Everything a decision depends on. There is no progress before the game begins."""

    game: AnyGame
    saved: SavedTable
    progress: Progress | None
    key: bytes
    bots: BotAnswers = MappingProxyType({})


class Proposal(NamedTuple):
    """What a step would change: the table and its seats, and with a draft also the game."""

    saved: SavedTable
    draft: Draft | None

    @property
    def unasked_bots(self) -> list[Decision]:
        """What bots must be asked before the step is complete: they seal their answers in it."""
        return [] if self.draft is None else self.draft.unasked_bots


def setup_of(game: AnyGame, saved: SavedTable) -> Any:
    return decoder(game.Setup).decode(saved.terms.options)


def first_progress(game: AnyGame, saved: SavedTable, at: int) -> Progress:
    """Return the progress of a table's game before the first entry."""
    terms = saved.terms
    return new_progress(game, setup_of(game, saved), at, start=terms.start, rules=terms.rules)


def key_of(saved: SavedTable) -> bytes:
    """Derive the key of this table's draws from its secret and all contributions."""
    return fairness.key(
        saved.terms.secret, _bound(saved.terms), saved.attempts, saved.contributions
    )


def fingerprint_of(saved: SavedTable) -> str:
    """Return the fingerprint of the terms that a table starts with."""
    return fairness.fingerprint(saved.terms.secret, _bound(saved.terms))


def _bound(terms: Terms) -> fairness.Terms:
    return fairness.Terms(terms.id, terms.game, terms.rules, terms.options, terms.start or "")


def propose_answer(table: TableState, submission: Submission, now: int) -> Proposal:
    """Let a seat answer. In a reaction window the answer is sealed until the window closes."""
    game, progress = table.game, _progress_of_play(table)
    _require_open(progress, submission)
    seat, action = submission.seat, submission.action
    _require_turn_of(table.saved, submission)
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
    _settle(draft, table)
    return _proposal(table, draft, seat, is_away=False)


def _require_turn_of(saved: SavedTable, submission: Submission) -> None:
    """Refuse a person's answer for a seat that a bot covers, and a bot's for a person's seat."""
    if not submission.is_by_bot:
        _require_uncovered(saved, submission.seat)
    elif not saved.seats[submission.seat].is_bot:
        raise StaleActionError(phrase("stale-prompt"))


def _require_uncovered(saved: SavedTable, seat: Seat) -> None:
    if saved.seats[seat].is_covered:
        raise IllegalActionError(COVERED)


def _settle(draft: Draft, table: TableState) -> None:
    """Let chance answer; when a window opens, seal what orders and, if it is private, bots say.

    At a private table, windows in which the person has no choice are closed at once; elsewhere
    those whose question comes again. The step stops at a window whose bots are still to be asked.
    """
    game, saved = draft.game, table.saved
    draft.draw(table.key)
    while draft.progress.is_window:
        is_new = draft.progress.prompt != draft.first_prompt
        if not (is_new and is_passed_over(game, draft.progress, saved)):
            _seal_orders(draft, saved)
            if not _seal_bots(draft, table) or not closes_unasked(game, draft.progress, saved):
                return
        _close_window(draft, saved)
        draft.draw(table.key)


def _seal_bots(draft: Draft, table: TableState) -> bool:
    """Seal what the bots of a private table answer; return False if that is not known yet."""
    if not is_private(table.saved):
        return True
    awaited = awaited_bots(draft.progress, table.saved)
    if any((asked.prompt, asked.seat) not in table.bots for asked in awaited):
        draft.unasked_bots = awaited
        return False
    for asked in awaited:
        action = table.bots[asked.prompt, asked.seat]
        draft.add("seal", asked.seat, asked.prompt, "bot", action=action)
    return True


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
    """Let a seat ask for time in a reaction window, whether or not it can react or is asked."""
    progress = _open_window(table, request)
    if has_held(progress, request.seat):
        raise IllegalActionError(HELD_ALREADY)
    return _add_request(table, progress, "hold", request, now)


def propose_release(table: TableState, request: HoldRequest, now: int) -> Proposal:
    """Release the time that a seat asked for in a reaction window."""
    progress = _open_window(table, request)
    if not can_release(progress, table.saved, request.seat):
        raise IllegalActionError(NOT_HELD)
    return _add_request(table, progress, "release", request, now)


def propose_urge(table: TableState, request: HoldRequest, now: int) -> Proposal:
    """Tell those who asked for time in a reaction window to go on."""
    progress = _open_window(table, request)
    if not can_urge(progress, table.saved, request.seat):
        raise IllegalActionError(NOT_URGED)
    return _add_request(table, progress, "urge", request, now)


def _open_window(table: TableState, request: HoldRequest) -> Progress:
    progress = _progress_of_play(table)
    if not progress.is_window:
        raise IllegalActionError(NO_WINDOW)
    _require_current(progress, request)
    return progress


def _add_request(
    table: TableState, progress: Progress, kind: EntryKind, request: HoldRequest, now: int
) -> Proposal:
    _require_uncovered(table.saved, request.seat)
    draft = Draft(table.game, progress, now)
    draft.add(kind, request.seat, request.prompt, "person", request=request.request)
    return _proposal(table, draft, request.seat, is_away=False)


def _progress_of_play(table: TableState) -> Progress:
    if table.progress is None or table.saved.status != "playing":
        raise NotPlayingError(phrase(f"table-{table.saved.status}"))
    if table.saved.conduct.is_paused:
        raise NotPlayingError(phrase("table-paused"))
    return table.progress


def _require_open(progress: Progress, submission: Submission) -> None:
    _require_current(progress, submission)
    if progress.decision_of(submission.seat) is None:
        raise IllegalActionError(NOT_ASKED)


def _require_current(progress: Progress, sent: Submission | HoldRequest) -> None:
    """Raise StaleActionError at another prompt or asking: nothing else checks staleness."""
    if (sent.prompt, sent.asking) != (progress.prompt, progress.asking):
        raise StaleActionError(phrase("stale-prompt"))


def _by(holder: Holder) -> By:
    return "bot" if holder.is_bot else "person"


def propose_undo(table: TableState, seat: Seat, request: str, now: int) -> Proposal:
    """Let a seat undo its last answer, or withdraw its sealed answer."""
    progress = _progress_of_play(table)
    _require_uncovered(table.saved, seat)
    draft = Draft(table.game, progress, now)
    undoable = undoable_answer(progress, seat, is_alone=is_alone(table.saved))
    is_seen = takes_back_in_public(table.game, progress, table.saved, seat)
    if is_seen and table.saved.conduct.is_binding:
        raise IllegalActionError(BINDING)
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
    """Change the table or its seats; if that begins the game, the same step deals."""
    saved = change(table.saved)
    if saved == table.saved:
        return None
    draft = None
    carried = saved.conduct.carried
    if carried is not None and carried.wish == "undo" and carried != table.saved.conduct.carried:
        draft = _take_back(table, carried, now)
    if table.progress is None and saved.status == "playing":
        draft = Draft(table.game, first_progress(table.game, saved, now), now)
        _settle(draft, table._replace(saved=saved, key=key_of(saved)))
    elif is_private(table.saved) and not is_private(saved):
        draft = _hold_for_person(table, saved.seats, now)
    return Proposal(replace(saved, version=table.saved.version + 1), draft)


def _take_back(table: TableState, motion: Motion, now: int) -> Draft:
    """Take an answer back, as everybody has agreed."""
    progress = _progress_of_play(table)
    undoable = undoable_answer(progress, motion.by)
    if undoable is None or undoable.seq != motion.answer:
        raise IllegalActionError(NOTHING_TO_UNDO)
    draft = Draft(table.game, progress, now)
    draft.add("undo", motion.by, undoable.prompt, "person")
    return draft


def _without_late_wish(saved: SavedTable, progress: Progress) -> SavedTable:
    """End a request to take back an answer that has been answered."""
    motion = saved.conduct.motion
    if motion is None or motion.wish != "undo":
        return saved
    undoable = undoable_answer(progress, motion.by)
    if undoable is not None and undoable.seq == motion.answer:
        return saved
    return replace(saved, conduct=replace(saved.conduct, motion=None))


def _hold_for_person(table: TableState, seats: tuple[Holder, ...], now: int) -> Draft | None:
    """Watch a private table from now on: its one person keeps the time to react."""
    game, saved, progress = table.game, table.saved, table.progress
    if progress is None or saved.status != "playing" or not progress.is_window:
        return None
    draft = Draft(game, progress, now)
    for asked in progress.decisions:
        is_waiting = progress.sealed[asked.seat] is None and not progress.holds
        if is_waiting and seats[asked.seat].kind == "person":
            draft.add("hold", asked.seat, asked.prompt, "person")
    return draft if draft.entries else None


def propose_due(table: TableState, now: int) -> Proposal | None:
    """Do what the first deadline that has passed asks for: a timeout, an absent seat, the end of
    a window or of an attempt to start."""
    game, saved, progress = table.game, table.saved, table.progress
    if saved.reveal_by is not None and saved.reveal_by <= now:
        return propose_change(table, lambda starting: void_attempt(starting, now), now)
    if progress is None or saved.status != "playing":
        return None
    due = min(deadlines(game, progress, saved), default=None)
    if due is None or due.at > now:
        return None
    draft = Draft(game, progress, now)
    if due.seat is None:
        if not _seal_bots(draft, table):
            return Proposal(saved, draft)
        _close_window(draft, saved)
    elif due.by == "person":
        _add_ordered(draft, saved, due.seat)
    else:
        _add_default(draft, due.seat, due.by)
    _settle(draft, table)
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
    """Tell whether this timeout exhausts the patience of the table; `None` if it was no timeout."""
    if due.by != "timeout" or due.seat is None:
        return None
    return progress.timeouts[due.seat] + 1 >= saved.terms.timing.patience


def _proposal(
    table: TableState, draft: Draft, seat: Seat | None, *, is_away: bool | None
) -> Proposal:
    """Add what a step changes at the table: a seat is away or back, the game is over."""
    saved = table.saved
    if seat is not None and is_away is not None and saved.seats[seat].is_away != is_away:
        saved = with_seat(saved, seat, replace(saved.seats[seat], is_away=is_away))
        if is_away and saved.conduct.cover == "limits" and saved.conduct.cover_bot is not None:
            saved = cover(saved, seat, saved.conduct.cover_bot)
    saved = _without_late_wish(saved, draft.progress)
    if not draft.progress.decisions:
        saved = replace(saved, status="over")
    if saved is not table.saved:
        saved = replace(saved, version=saved.version + 1)
    return Proposal(saved, draft)
