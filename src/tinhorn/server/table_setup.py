"""What the host settles before the game: seats, their order, options and the start.

Pure functions for `Services.revise`, like those in `seat_changes`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
from msgspec.structs import replace

from tinhorn.kernel import AnyGame, Seat, make_setup, phrase
from tinhorn.server.api.errors import ConflictError, ForbiddenError, MalformedError
from tinhorn.server.api.table_info import named_options
from tinhorn.server.seat_changes import create_holder, host_of, is_host
from tinhorn.table.decide import setup_of
from tinhorn.table.fairness import options_of
from tinhorn.table.model import NO_SEAT, Hints, Holder, SavedTable, Timing
from tinhorn.table.seating import begin


def arrange(
    saved: SavedTable, by: str | None, game: AnyGame, order: Sequence[Seat | None]
) -> SavedTable:
    """Put the seats in this order; `None` is a new open seat. Seats left out are removed.

    Seats of people cannot be removed this way. `by` is a hashed token.
    """
    _require_host_before_start(saved, by)
    kept = [seat for seat in order if seat is not None]
    people = {seat for seat, holder in enumerate(saved.seats) if holder.kind == "person"}
    if len({*kept}) != len(kept) or not people <= {*kept} <= {*range(len(saved.seats))}:
        raise MalformedError(phrase("server-seat-order"))
    return _reseat(saved, game, order)


def change_options(
    saved: SavedTable,
    by: str | None,
    game: AnyGame,
    options: dict[str, str],
    timing: Timing | None,
    hints: Hints | None = None,
) -> SavedTable:
    """Change some of the options; the timing and the hints unless they are `None`."""
    _require_host_before_start(saved, by)
    _require_new_game(saved)
    setup = make_setup(
        game, len(saved.seats), named_options(game.NAME, saved.terms.options) | options
    )
    terms = replace(
        saved.terms,
        options=options_of(setup),
        timing=timing or saved.terms.timing,
        hints=_agreed_hints(saved, hints),
    )
    return replace(saved, terms=terms)


def _agreed_hints(saved: SavedTable, wanted: Hints | None) -> Hints:
    """Allow hints only before other people sit down, so that everybody who sits has agreed."""
    if wanted is None or wanted == saved.terms.hints:
        return saved.terms.hints
    people = [seat for seat, holder in enumerate(saved.seats) if holder.kind == "person"]
    if wanted == "all" and any(seat != saved.terms.host for seat in people):
        raise ConflictError(phrase("server-hints-agreed"))
    return wanted


def prepare_start(
    saved: SavedTable, by: str | None, game: AnyGame, *, with_bots: bool
) -> SavedTable:
    """Fill the open seats with bots, or remove them if the number of players fits the rules."""
    _require_host_before_start(saved, by)
    taken = [seat for seat, holder in enumerate(saved.seats) if holder.kind != "open"]
    if len(taken) == len(saved.seats):
        return saved
    if with_bots:
        return _fill_with_bots(saved)
    if len(taken) not in game.PLAYERS:
        raise ConflictError(phrase("server-too-few", least=game.PLAYERS[0]))
    return _reseat(saved, game, taken)


def start_game(
    saved: SavedTable, by: str | None, present: Collection[Seat], now: int
) -> SavedTable:
    """Start with everybody seated. A seat that was left since the preparation stops the start."""
    _require_host_before_start(saved, by)
    if any(holder.kind == "open" for holder in saved.seats):
        raise ConflictError(phrase("server-seat-left"))
    if all(holder.kind == "absent" for holder in saved.seats):
        raise ConflictError(phrase("server-nobody-plays"))
    return begin(saved, present, now)


def _require_host_before_start(saved: SavedTable, by: str | None) -> None:
    if not is_host(saved, by):
        raise ForbiddenError(phrase("server-host-only"))
    if saved.status != "seating":
        raise ConflictError(phrase(f"table-{saved.status}"))


def _require_new_game(saved: SavedTable) -> None:
    """Raise ConflictError at a game that continues an earlier one: it keeps options and seats."""
    if saved.terms.start is not None:
        raise ConflictError(phrase("server-continued"))


def _reseat(saved: SavedTable, game: AnyGame, order: Sequence[Seat | None]) -> SavedTable:
    _require_new_game(saved)
    setup = msgspec.structs.replace(setup_of(game, saved), players=len(order))
    game.new(setup)
    terms = replace(saved.terms, options=options_of(setup), host=_new_host(saved, order))
    acting = saved.conduct.acting_host
    acting = order.index(acting) if acting in order else None
    return replace(
        saved,
        terms=terms,
        seats=_reordered(saved.seats, order, saved.terms.game),
        conduct=replace(saved.conduct, acting_host=acting, gone=()),
    )


def _new_host(saved: SavedTable, order: Sequence[Seat | None]) -> Seat:
    if saved.terms.host == NO_SEAT:
        return NO_SEAT
    host = saved.terms.host if saved.terms.host in order else host_of(saved)
    return order.index(host)


def _reordered(
    seats: tuple[Holder, ...], order: Sequence[Seat | None], game: str
) -> tuple[Holder, ...]:
    kept = [seats[seat] for seat in order if seat is not None]
    placed: list[Holder] = []
    for seat in order:
        placed.append(
            create_holder("open", None, game, [*kept, *placed]) if seat is None else seats[seat]
        )
    return tuple(placed)


def _fill_with_bots(saved: SavedTable) -> SavedTable:
    seats = list(saved.seats)
    for seat, holder in enumerate(seats):
        if holder.kind == "open":
            others = [*seats[:seat], *seats[seat + 1 :]]
            seats[seat] = create_holder("bot", None, saved.terms.game, others)
    return replace(saved, seats=tuple(seats))
