"""The kinds of facts of our games, described for those who write programs."""

from __future__ import annotations

from typing import NamedTuple


class FactKind(NamedTuple):
    """A kind of `Fact` of one game, for those who write programs: docs/protocol.md lists them."""

    kind: str
    meaning: str
    """What it tells."""
    amount: str = ""
    """What `amount` is, with its unit; empty if there never is one."""
    fields: str = ""
    """Which other fields it has, and what they hold."""
