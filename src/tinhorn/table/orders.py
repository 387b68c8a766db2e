"""Standing orders: what a seat answers without being asked. They are sealed like answers.

An order answers for its seat as if the player had clicked: the log entry is the same but for the
id of a request, which only the database has, and outside of reaction windows it comes after the
time in which a person thinks.
"""

from __future__ import annotations

import hmac
from typing import Any, NamedTuple

from tinhorn.kernel import AnyGame, Decision, IllegalActionError, OrderPreview, Seat, decoder
from tinhorn.table.model import SavedTable
from tinhorn.table.progress import Progress


class Previewed(NamedTuple):
    """What orders would do now: the answer they would give, and what each part of them says."""

    answer: Any
    lines: tuple[OrderPreview, ...]


def ordered_action(game: AnyGame, progress: Progress, saved: SavedTable, seat: Seat) -> Any:
    """Return the answer that the orders of this seat give now; `None` if they give none.

    A player who has taken an answer back decides anew. If the order answered once more, at once,
    others could tell that it was an order.
    """
    holder = saved.seats[seat]
    if holder.kind != "person" or holder.is_covered or holder.orders is None:
        return None
    if seat in progress.has_undone:
        return None
    orders = decoder(game.Orders).decode(holder.orders)
    action = game.follow(game.view(progress.state, seat), orders)
    if action is None or game.check(progress.state, seat, action) is not None:
        return None
    return action


def require_sensible(game: AnyGame, setup: Any, orders: Any) -> None:
    """Raise IllegalActionError if the game refuses these orders."""
    refusal = game.check_orders(setup, orders)
    if refusal is not None:
        raise IllegalActionError(refusal)


def preview(game: AnyGame, view: Any, orders: Any) -> Previewed:
    """Work out what orders would do now, from nothing but the view of their player."""
    action = None if view.decision is None else game.follow(view, orders)
    return Previewed(action, game.preview(view, orders))


def thinking_seed(saved: SavedTable, asked: Decision) -> str:
    """Return what the time before an ordered answer depends on.

    It is secret: if others could work the time out, they could tell an order from a click.
    """
    label = f"order#{asked.seat}#{asked.prompt}".encode()
    return hmac.digest(saved.terms.secret, label, "sha256").hex()
