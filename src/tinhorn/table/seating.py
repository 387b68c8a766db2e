"""Who sits where: changes of a table as pure functions, for `LiveTable.revise`."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from tinhorn.kernel.errors import BadInputError
from tinhorn.kernel.game import AnyGame, Seat
from tinhorn.kernel.phrase import phrase
from tinhorn.table import fairness
from tinhorn.table.model import Holder, SavedTable, Terms, Timing


class LobbyError(BadInputError):
    """This cannot be done at this table now: it is full, it has begun, the seat is taken."""

    kind = "conflict"


def opened(
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
) -> SavedTable:
    """A new table. Its secret is drawn here, and committed to before anyone else sits down."""
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
    )
    return SavedTable(terms=terms, status="seating", seats=seats)


def with_seat(saved: SavedTable, seat: Seat, holder: Holder) -> SavedTable:
    return replace(saved, seats=(*saved.seats[:seat], holder, *saved.seats[seat + 1 :]))


def free_seat(saved: SavedTable, wish: Seat | None = None) -> Seat:
    """The seat wished for, or the first that is open."""
    free = [seat for seat, holder in enumerate(saved.seats) if holder.kind == "open"]
    if saved.status != "seating":
        raise LobbyError(phrase(f"table-{saved.status}"))
    if not free:
        raise LobbyError(phrase("table-full"))
    if wish is not None and wish not in free:
        raise LobbyError(phrase("table-seat-taken", number=wish))
    return free[0] if wish is None else wish


def begun(saved: SavedTable) -> SavedTable:
    """The game begins. Seats still open are absent; whoever added nothing to the draws does now."""
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


def left(saved: SavedTable, seat: Seat, *, bot: str | None) -> SavedTable:
    """A person leaves for good. At a game a bot or the default goes on for them."""
    holder = saved.seats[seat]
    if saved.status == "seating":
        return with_seat(saved, seat, Holder())
    gone = replace(holder, kind="absent", token=None, recovery=None, is_away=False)
    if saved.terms.when_left == "bot" and bot is not None:
        gone = replace(gone, kind="bot", bot=bot)
    return with_seat(saved, seat, gone)


def returned(saved: SavedTable, seat: Seat) -> SavedTable:
    """A person who was away is back."""
    return with_seat(saved, seat, replace(saved.seats[seat], is_away=False))


def abandoned(saved: SavedTable) -> SavedTable:
    """Nobody wants to go on. From now on the secret may be published."""
    if saved.status not in ("seating", "playing"):
        raise LobbyError(phrase(f"table-{saved.status}"))
    return replace(saved, status="abandoned")


def followed(saved: SavedTable, rematch: str) -> SavedTable:
    """These people play again at another table; the first such table counts."""
    return saved if saved.rematch is not None else replace(saved, rematch=rematch)
