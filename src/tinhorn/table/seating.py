"""Changes of a table and its seats, as pure functions for `LiveTable.revise`."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from tinhorn.kernel.errors import BadInputError
from tinhorn.kernel.game import AnyGame, Seat
from tinhorn.kernel.phrase import phrase
from tinhorn.table import fairness
from tinhorn.table.model import Hints, Holder, SavedTable, Terms, Timing


class LobbyError(BadInputError):
    """The table does not allow this now: it is full, it has begun, or the seat is taken."""

    kind = "conflict"


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
    when_left: Literal["bot", "default"] = "bot",
    screen: str | None = None,
    start: str | None = None,
    hints: Hints = "alone",
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
        start=start,
        hints=hints,
    )
    return SavedTable(terms=terms, status="seating", seats=seats)


def with_seat(saved: SavedTable, seat: Seat, holder: Holder) -> SavedTable:
    return replace(saved, seats=(*saved.seats[:seat], holder, *saved.seats[seat + 1 :]))


def free_seat(saved: SavedTable, wanted: Seat | None = None) -> Seat:
    """Return the wanted seat if it is free, or else the first free seat."""
    free = [seat for seat, holder in enumerate(saved.seats) if holder.kind == "open"]
    if saved.status != "seating":
        raise LobbyError(phrase(f"table-{saved.status}"))
    if not free:
        raise LobbyError(phrase("table-full"))
    if wanted is not None and wanted not in free:
        raise LobbyError(phrase("table-seat-taken", number=wanted + 1))
    return free[0] if wanted is None else wanted


def begin(saved: SavedTable) -> SavedTable:
    """Begin the game. Open seats become absent; seats without a contribution get a derived one."""
    if saved.status != "seating":
        raise LobbyError(phrase(f"table-{saved.status}"))
    contributions = tuple(
        fairness.derived_contribution(saved.terms.id, seat)
        if holder.contribution is None
        else holder.contribution
        for seat, holder in enumerate(saved.seats)
    )
    seats = tuple(
        replace(holder, kind="absent") if holder.kind == "open" else holder
        for holder in saved.seats
    )
    return replace(saved, status="playing", seats=seats, contributions=contributions)


def leave(saved: SavedTable, seat: Seat, *, bot: str | None) -> SavedTable:
    """A person leaves for good. During a game a bot, or the default answer, replaces them."""
    holder = saved.seats[seat]
    if saved.status == "seating":
        return with_seat(saved, seat, Holder())
    replacement = replace(
        holder, kind="absent", token=None, recovery=None, is_away=False, orders=None
    )
    if saved.terms.when_left == "bot" and bot is not None:
        replacement = replace(replacement, kind="bot", bot=bot)
    return with_seat(saved, seat, replacement)


def return_to_seat(saved: SavedTable, seat: Seat) -> SavedTable:
    """A person who counted as away is back."""
    return with_seat(saved, seat, replace(saved.seats[seat], is_away=False))


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
    if saved.status not in ("seating", "playing"):
        raise LobbyError(phrase(f"table-{saved.status}"))
    return replace(saved, status="abandoned")


def set_rematch(saved: SavedTable, rematch: str) -> SavedTable:
    """Name the table at which the same people play again; the first one named stays."""
    return saved if saved.rematch is not None else replace(saved, rematch=rematch)
