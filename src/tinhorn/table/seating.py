"""Who sits where: changes of a table as pure functions, for `LiveTable.revise`."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tinhorn.kernel.errors import BadInputError
from tinhorn.kernel.game import Game, Seat
from tinhorn.kernel.phrase import phrase
from tinhorn.table import fairness
from tinhorn.table.model import Holder, Kept, Terms, Timing

AnyGame = Game[Any, Any, Any, Any, Any]


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
    when_left: str = "bot",
    screen: str | None = None,
    start: str | None = None,
) -> Kept:
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
        when_left="default" if when_left == "default" else "bot",
        opened=now,
        screen=screen,
        start=start,
    )
    return Kept(terms=terms, status="seating", seats=seats)


def with_seat(kept: Kept, seat: Seat, holder: Holder) -> Kept:
    return replace(kept, seats=(*kept.seats[:seat], holder, *kept.seats[seat + 1 :]))


def free_seat(kept: Kept, wish: Seat | None = None) -> Seat:
    """The seat wished for, or the first that is open."""
    free = [seat for seat, holder in enumerate(kept.seats) if holder.kind == "open"]
    if kept.status != "seating":
        raise LobbyError(phrase(f"table-{kept.status}"))
    if not free:
        raise LobbyError(phrase("table-full"))
    if wish is not None and wish not in free:
        raise LobbyError(phrase("table-seat-taken", number=wish))
    return free[0] if wish is None else wish


def begun(kept: Kept) -> Kept:
    """The game begins. Seats still open are absent; whoever added nothing to the draws does now."""
    if kept.status != "seating":
        raise LobbyError(phrase(f"table-{kept.status}"))
    contributions = tuple(
        fairness.derived_contribution(kept.terms.id, seat)
        if holder.contribution is None
        else holder.contribution
        for seat, holder in enumerate(kept.seats)
    )
    seats = tuple(
        replace(holder, kind="absent") if holder.kind == "open" else holder for holder in kept.seats
    )
    return replace(kept, status="playing", seats=seats, contributions=contributions)


def left(kept: Kept, seat: Seat, *, bot: str | None) -> Kept:
    """A person leaves for good. At a game a bot or the default goes on for them."""
    holder = kept.seats[seat]
    if kept.status == "seating":
        return with_seat(kept, seat, Holder())
    gone = replace(holder, kind="absent", token=None, recovery=None, is_away=False)
    if kept.terms.when_left == "bot" and bot is not None:
        gone = replace(gone, kind="bot", bot=bot)
    return with_seat(kept, seat, gone)


def returned(kept: Kept, seat: Seat) -> Kept:
    """A person who was away is back."""
    return with_seat(kept, seat, replace(kept.seats[seat], is_away=False))


def abandoned(kept: Kept) -> Kept:
    """Nobody wants to go on. From now on the secret may be published."""
    if kept.status not in ("seating", "playing"):
        raise LobbyError(phrase(f"table-{kept.status}"))
    return replace(kept, status="abandoned")


def followed(kept: Kept, rematch: str) -> Kept:
    """These people play again at another table; the first such table counts."""
    return kept if kept.rematch is not None else replace(kept, rematch=rematch)
