"""What the updates of a page say, whether they came whole or as deltas."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


def whole_updates(messages: Iterable[Any]) -> list[Any]:
    """Return the updates among a page's messages; a delta is applied to the update before it."""
    updates: list[Any] = []
    for message in messages:
        if message["type"] == "Update":
            updates.append(message)
        elif message["type"] == "Delta":
            last = updates[-1]
            view = {**last["view"], **message["view"]}
            updates.append({**last, **message, "type": "Update", "view": view})
    return updates
