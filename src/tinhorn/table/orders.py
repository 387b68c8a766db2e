"""Standing orders: what a seat answers without being asked. They are sealed like answers.

An order answers for its seat as if the player had clicked: the log entry is the same, and outside
of reaction windows it comes after the time in which a person thinks.
"""

from __future__ import annotations

import hmac
from typing import Any

import msgspec

from tinhorn.kernel.game import AnyGame, Decision, Seat
from tinhorn.table.model import SavedTable
from tinhorn.table.progress import Progress


def ordered_action(game: AnyGame, progress: Progress, saved: SavedTable, seat: Seat) -> Any:
    """Return the answer that the orders of this seat give now; `None` if they give none."""
    holder = saved.seats[seat]
    if holder.kind != "person" or holder.orders is None:
        return None
    orders = msgspec.json.decode(holder.orders, type=game.Orders)
    action = game.follow(game.view(progress.state, seat), orders)
    if action is None or game.check(progress.state, seat, action) is not None:
        return None
    return action


def thinking_seed(saved: SavedTable, asked: Decision) -> str:
    """Return what the time before an ordered answer depends on.

    It is secret: if others could work the time out, they could tell an order from a click.
    """
    label = f"order#{asked.seat}#{asked.prompt}".encode()
    return hmac.digest(saved.terms.secret, label, "sha256").hex()
