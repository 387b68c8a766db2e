"""Changes of a table and its seats, as pure functions for `LiveTable.revise`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from msgspec.structs import replace

from tinhorn.kernel import AnyGame, Attempt, BadInputError, Seat, phrase
from tinhorn.table import fairness
from tinhorn.table.model import (
    NO_RULES,
    Conduct,
    Hints,
    Holder,
    SavedTable,
    Terms,
    Timing,
    WhenLeft,
)
from tinhorn.table.pauses import later

REVEAL_TIME: Final = 5_000
"""How long, in milliseconds, the devices have to reveal their contributions."""
MORE_TIME: Final = 25_000
"""How much longer they have in the last attempt: without one of them the table is closed."""
REISSUE_WAIT: Final = 5 * 60_000
"""How long a player must have been away before a new code opens the seat, in milliseconds; longer
at a table that gives more time for one answer."""
CLOCKLESS_WAIT: Final = 30 * 60_000
"""The same at a table without a clock, where nobody has to look at it all the time."""

RECLAIM_TIME: Final = 24 * 60 * 60_000
"""How long after a new code has moved a seat the player's own code takes it back."""


class LobbyError(BadInputError):
    """The table does not allow this now: it is full, it has begun, or the seat is taken."""

    kind = "conflict"


class RevealError(BadInputError):
    """The contribution is not the one that the seat has committed to."""

    kind = "refused"


def new_saved_table(
    table: str,
    game: AnyGame,
    setup: Any,
    seats: tuple[Holder, ...],
    *,
    now: int,
    timing: Timing | None = None,
    title: str = "",
    host: Seat = 0,
    is_listed: bool = False,
    when_left: WhenLeft = "bot",
    screen: str | None = None,
    is_shared: bool = False,
    start: str | None = None,
    hints: Hints = "alone",
    conduct: Conduct = NO_RULES,
) -> SavedTable:
    """Return a new table with a new secret, which it commits to before anyone else sits down."""
    game.new(setup)
    assert len(seats) == setup.players
    terms = Terms(
        id=table,
        game=game.NAME,
        rules=game.RULES_VERSION,
        options=fairness.options_of(setup),
        secret=fairness.new_secret(),
        timing=timing or Timing(),
        title=title,
        host=host,
        is_listed=is_listed,
        when_left=when_left,
        opened=now,
        screen=screen,
        is_shared=is_shared,
        start=start,
        hints=hints,
    )
    return SavedTable(terms=terms, status="seating", seats=seats, conduct=conduct)


def with_seat(saved: SavedTable, seat: Seat, holder: Holder) -> SavedTable:
    return replace(saved, seats=(*saved.seats[:seat], holder, *saved.seats[seat + 1 :]))


def free_seat(saved: SavedTable, wanted: Seat | None = None) -> Seat:
    """Return the wanted seat if it is free, or else the first one that is kept for nobody."""
    free = [seat for seat, holder in enumerate(saved.seats) if holder.kind == "open"]
    if saved.status != "seating":
        raise LobbyError(phrase(f"table-{saved.status}"))
    if not free:
        raise LobbyError(phrase("table-full"))
    if wanted is not None and wanted not in free:
        raise LobbyError(phrase("table-seat-taken", number=wanted + 1))
    if wanted is not None:
        return wanted
    return min(free, key=lambda seat: saved.seats[seat].name is not None)


def begin(saved: SavedTable, present: Collection[Seat] = (), now: int = 0) -> SavedTable:
    """Fix the seats and their commitments. Open seats become absent.

    The game begins when the seats that are `present` and have committed have revealed; all
    others get a derived contribution. If nobody has to reveal, it begins at once. The wait of a new
    code for a seat begins, too.
    """
    if saved.status != "seating":
        raise LobbyError(phrase(f"table-{saved.status}"))
    seats = tuple(
        replace(holder, kind="absent", name=None)
        if holder.kind == "open"
        else replace(holder, reissued_at=now if holder.reissued else None)
        for holder in saved.seats
    )
    return _new_attempt(replace(saved, status="starting", seats=seats), present, now)


def reveal(
    saved: SavedTable, seat: Seat, *, attempt: int, contribution: bytes, following: str
) -> SavedTable:
    """Take a seat's contribution. `following` is its commitment if this attempt becomes void.

    Idempotent: what is revealed again changes nothing.
    """
    if not saved.attempts or attempt != len(saved.attempts):
        raise LobbyError(phrase("fairness-late"))
    if saved.attempts[-1].commitments[seat] != fairness.commitment(contribution):
        raise RevealError(phrase("fairness-not-committed"))
    if saved.status != "starting" or saved.seats[seat].contribution is not None:
        return saved
    holder = replace(saved.seats[seat], contribution=contribution, commitment=following)
    return _begin_if_complete(with_seat(saved, seat, holder))


def void_attempt(saved: SavedTable, now: int) -> SavedTable:
    """Start anew: what was revealed counts no longer. Seats that revealed nothing are left out.

    If this was the last attempt, the table is abandoned: nobody can draw until the dice suit them.
    """
    attempt = saved.attempts[-1]
    withheld = _missing(saved, attempt)
    attempts = (*saved.attempts[:-1], replace(attempt, withheld=tuple(withheld)))
    if len(attempts) == fairness.MOST_ATTEMPTS:
        return abandon(replace(saved, attempts=attempts))
    revealed = [seat for seat, holder in enumerate(saved.seats) if holder.contribution is not None]
    return _new_attempt(replace(saved, attempts=attempts), revealed, now)


def _new_attempt(saved: SavedTable, present: Collection[Seat], now: int) -> SavedTable:
    commitments = tuple(
        holder.commitment if holder.kind == "person" and seat in present else None
        for seat, holder in enumerate(saved.seats)
    )
    seats = tuple(replace(holder, contribution=None) for holder in saved.seats)
    attempts = (*saved.attempts, Attempt(commitments))
    is_last = len(attempts) == fairness.MOST_ATTEMPTS
    reveal_by = now + REVEAL_TIME + (MORE_TIME if is_last else 0)
    return _begin_if_complete(replace(saved, seats=seats, attempts=attempts, reveal_by=reveal_by))


def _begin_if_complete(saved: SavedTable) -> SavedTable:
    """Begin the game if all contributions are revealed."""
    if _missing(saved, saved.attempts[-1]):
        return saved
    contributions = tuple(
        holder.contribution or fairness.derived_contribution(saved.terms.id, seat)
        for seat, holder in enumerate(saved.seats)
    )
    seats = tuple(replace(holder, commitment=None, contribution=None) for holder in saved.seats)
    return replace(
        saved, status="playing", seats=seats, contributions=contributions, reveal_by=None
    )


def _missing(saved: SavedTable, attempt: Attempt) -> list[Seat]:
    """Return the seats that have yet to reveal what they have committed to."""
    return [
        seat
        for seat, committed in enumerate(attempt.commitments)
        if committed is not None and saved.seats[seat].contribution is None
    ]


def leave(saved: SavedTable, seat: Seat, *, bot: str | None) -> SavedTable:
    """Let a person leave for good. During a game a bot, or the default answer, replaces them."""
    holder = saved.seats[seat]
    if saved.status == "seating":
        return with_seat(saved, seat, Holder())
    replacement = replace(
        uncovered(with_own_code(holder)),
        kind="absent",
        token=None,
        recovery=None,
        former=None,
        orders=None,
        gone="left",
    )
    if saved.terms.when_left == "bot" and bot is not None:
        replacement = replace(replacement, kind="bot", bot=bot)
    return with_seat(saved, seat, replacement)


def cover(saved: SavedTable, seat: Seat, bot: str) -> SavedTable:
    """Let a bot answer for a person who is away, until that person is back."""
    holder = replace(saved.seats[seat], is_covered=True, is_away=False, bot=bot)
    return with_seat(saved, seat, holder)


def uncovered(holder: Holder) -> Holder:
    """Return the holder as a person who answers again."""
    bot = None if holder.is_covered else holder.bot
    return replace(holder, is_covered=False, is_away=False, bot=bot)


def take_back(saved: SavedTable, seat: Seat, token: str | None) -> SavedTable:
    """Give a covered seat back to its person, if the token is still theirs."""
    if saved.seats[seat].token != token:
        return saved
    return with_seat(saved, seat, uncovered(saved.seats[seat]))


def is_missed(holder: Holder) -> bool:
    """Return True if the table would notice a sign of this person."""
    return holder.is_away or holder.reissued is not None


def return_to_seat(saved: SavedTable, seat: Seat) -> SavedTable:
    """Take a person back who counted as away; they keep the seat: a new code for it is void."""
    return with_seat(saved, seat, replace(with_own_code(saved.seats[seat]), is_away=False))


def with_own_code(holder: Holder) -> Holder:
    """Return the holder without the new recovery code that the host has made."""
    return replace(holder, reissued=None, reissued_at=None, reissue_wait=None, reissued_by=None)


def reissue(saved: SavedTable, seat: Seat, recovery: str, *, by: Seat, now: int) -> SavedTable:
    """Give a seat a new recovery code, which counts when `reissue_ends`."""
    holder = replace(
        saved.seats[seat],
        reissued=recovery,
        reissued_at=now,
        reissue_wait=reissue_wait(saved),
        reissued_by=by,
    )
    return with_seat(saved, seat, holder)


def reissue_wait(saved: SavedTable) -> int:
    """Return how long a new code for a seat of a running game waits for the seat's player.

    A new clock does not shorten it: the host may be the one who chose the clock.
    """
    timing = saved.terms.timing
    least = CLOCKLESS_WAIT if timing.kind == "none" else REISSUE_WAIT
    return max(least, timing.answer or 0, saved.conduct.reissue_wait)


def reissue_ends(saved: SavedTable, seat: Seat) -> int:
    """Return when the new code of a seat counts. Pauses are no part of the wait."""
    holder = saved.seats[seat]
    assert holder.reissued_at is not None, "a new code has a time"
    wait = holder.reissue_wait or reissue_wait(saved)
    return later(holder.reissued_at, saved.conduct.pauses) + wait


def former_code(holder: Holder, now: int) -> str | None:
    """Return the code of a player whose seat a new code has moved, while it takes the seat back."""
    is_valid = holder.moved_at is not None and now < holder.moved_at + RECLAIM_TIME
    return holder.former if is_valid else None


def moved(holder: Holder, recovery: str, *, now: int) -> Holder:
    """Return the holder with another recovery code, by which a new device holds the seat.

    However often a seat moves by new codes, the player who had it first can take it back.
    """
    former = former_code(holder, now)
    since = now if former is None else holder.moved_at
    return replace(holder, recovery=recovery, former=former or holder.recovery, moved_at=since)


def set_orders(saved: SavedTable, seat: Seat, token: str | None, orders: str) -> SavedTable:
    """Replace the orders of a seat, if the token is still that of its player."""
    if saved.seats[seat].token != token:
        return saved
    return with_seat(saved, seat, replace(saved.seats[seat], orders=orders))


def set_watched(saved: SavedTable, *, is_watched: bool) -> SavedTable:
    """Note whether anybody but the players is connected."""
    return replace(saved, is_watched=is_watched)


def abandon(saved: SavedTable) -> SavedTable:
    """End the table without a result. From now on its secret may be published."""
    if saved.has_ended:
        raise LobbyError(phrase(f"table-{saved.status}"))
    return replace(saved, status="abandoned", reveal_by=None)


def set_rematch(saved: SavedTable, rematch: str) -> SavedTable:
    """Name the table at which the same people play again; the first one named stays."""
    return saved if saved.rematch is not None else replace(saved, rematch=rematch)
