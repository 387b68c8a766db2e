"""What is to become of a table when something comes in or falls due. Pure: nothing is done yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tinhorn.kernel.errors import BadInputError, IllegalActionError, StaleActionError
from tinhorn.kernel.game import NOT_ASKED, Game, Refusal, Seat
from tinhorn.kernel.log import open_decision
from tinhorn.kernel.phrase import phrase
from tinhorn.table import fairness
from tinhorn.table.deadlines import Due, dues
from tinhorn.table.model import By, Holder, Kept
from tinhorn.table.progress import Course, Draft, begin, is_moment, retractable

AnyGame = Game[Any, Any, Any, Any, Any]

NOTHING_TO_UNDO: Final = Refusal(None, phrase("refusal-nothing-to-undo"))


class NotPlayingError(BadInputError):
    """The game has not begun, or is over."""

    kind = "stale"


class Sent(Struct, frozen=True, kw_only=True):
    """An answer on its way in. The same request sent twice has one effect."""

    seat: Seat
    request: str
    prompt: int
    take: int = 0
    action: Any


class Standing(NamedTuple):
    """Where a table stands. Before the game begins there is no course."""

    game: AnyGame
    kept: Kept
    course: Course | None
    key: bytes


class Proposal(NamedTuple):
    """What a step would make of it; without a draft, only of the table and its seats."""

    kept: Kept
    draft: Draft | None


def setup_of(game: AnyGame, kept: Kept) -> Any:
    return msgspec.json.decode(kept.terms.options, type=game.Setup)


def begun_course(game: AnyGame, kept: Kept, at: int) -> Course:
    """The course of a table's game before its first line."""
    return begin(game, setup_of(game, kept), at, start=kept.terms.start)


def key_of(kept: Kept) -> bytes:
    """What the draws of this table come from, once every seat has added its part."""
    terms = kept.terms
    return fairness.key(terms.secret, terms.id, terms.game, terms.options, kept.contributions)


def answered(stands: Standing, sent: Sent, now: int) -> Proposal:
    """A seat answers. In a moment to react the answer is sealed until the moment closes."""
    game, course = stands.game, _playing(stands)
    _require_open(game, course, sent)
    draft = Draft(game, course, now)
    by = _by(stands.kept.seats[sent.seat])
    if is_moment(game, course.state):
        refusal = game.check(course.state, sent.seat, sent.action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        draft.add("seal", sent.seat, sent.prompt, by, action=sent.action, request=sent.request)
    else:
        draft.add("answer", sent.seat, sent.prompt, by, action=sent.action, request=sent.request)
        draft.settle(stands.key)
    return _proposal(stands, draft, sent.seat, is_away=False)


def _playing(stands: Standing) -> Course:
    if stands.course is None or stands.kept.status != "playing":
        raise NotPlayingError(phrase(f"table-{stands.kept.status}"))
    return stands.course


def _require_open(game: AnyGame, course: Course, sent: Sent) -> None:
    asked = game.pending(course.state)
    if not asked or (asked[0].prompt, course.take) != (sent.prompt, sent.take):
        raise StaleActionError(phrase("stale-prompt", prompt=sent.prompt))
    if all(decision.seat != sent.seat for decision in asked):
        raise IllegalActionError(NOT_ASKED)


def _by(holder: Holder) -> By:
    return "bot" if holder.kind == "bot" else "person"


def taken_back(stands: Standing, seat: Seat, request: str, now: int) -> Proposal:
    """A seat takes its last answer back."""
    course = _playing(stands)
    draft = Draft(stands.game, course, now)
    line = retractable(stands.game, course, seat)
    if course.held[seat] is not None:
        prompt = stands.game.pending(course.state)[0].prompt
        draft.add("seal", seat, prompt, "person", request=request)
    elif line is not None:
        draft.add("undo", seat, line.prompt, "person", request=request)
    else:
        raise IllegalActionError(NOTHING_TO_UNDO)
    return Proposal(stands.kept, draft)


def revised(stands: Standing, change: Callable[[Kept], Kept], now: int) -> Proposal | None:
    """The table or its seats change; if that begins the game, it is dealt in the same step."""
    game, before, course, _ = stands
    kept = change(before)
    if kept == before:
        return None
    draft = None
    if course is None and kept.status == "playing":
        draft = Draft(game, begun_course(game, kept, now), now)
        draft.settle(key_of(kept))
    return Proposal(replace(kept, version=before.version + 1), draft)


def fallen_due(stands: Standing, now: int) -> Proposal | None:
    """What happens by itself by now: a lapse, an absent seat's default, the end of a moment."""
    game, kept, course, key = stands
    if course is None or kept.status != "playing":
        return None
    due = min(dues(game, course, kept.seats, kept.terms), default=None)
    if due is None or due.at > now:
        return None
    draft = Draft(game, course, now)
    if due.seat is None:
        _close_moment(draft, kept)
    else:
        _answer_for(draft, due.seat, due.by)
    draft.settle(key)
    return _proposal(stands, draft, due.seat, is_away=_is_out_of_patience(course, kept, due))


def _answer_for(draft: Draft, seat: Seat, by: By) -> None:
    asked = open_decision(draft.game, draft.course.state, seat)
    assert asked is not None, "only who is asked has something due"
    action = draft.game.default(draft.course.state, seat)
    draft.add("answer", seat, asked.prompt, by, action=action)


def _close_moment(draft: Draft, kept: Kept) -> None:
    """Open what was sealed, all at once; silence means the default."""
    held = draft.course.held
    for asked in draft.game.pending(draft.course.state):
        if held[asked.seat] is None:
            _answer_for(draft, asked.seat, "moment")
        else:
            by = _by(kept.seats[asked.seat])
            draft.add("answer", asked.seat, asked.prompt, by, action=held[asked.seat])


def _is_out_of_patience(course: Course, kept: Kept, due: Due) -> bool | None:
    if due.by != "lapse" or due.seat is None:
        return None
    return course.lapses[due.seat] + 1 >= kept.terms.timing.patience


def _proposal(
    stands: Standing, draft: Draft, seat: Seat | None, *, is_away: bool | None
) -> Proposal:
    """A step of the game, and what it means for the table: someone is away or back, it is over."""
    kept = stands.kept
    if seat is not None and is_away is not None and kept.seats[seat].is_away != is_away:
        holder = replace(kept.seats[seat], is_away=is_away)
        kept = replace(kept, seats=(*kept.seats[:seat], holder, *kept.seats[seat + 1 :]))
    if not stands.game.pending(draft.course.state):
        kept = replace(kept, status="over")
    if kept is not stands.kept:
        kept = replace(kept, version=kept.version + 1)
    return Proposal(kept, draft)
