"""Money changing hands, in banknotes."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tinhorn.games.winchester.state import Player
from tinhorn.kernel import Seat, replaced

Players = tuple[Player, ...]


def gaining(players: Players, seat: Seat, amount: int) -> Players:
    """Return the players after one of them gains (or loses) this much."""
    player = players[seat]
    return replaced(players, seat, replace(player, cash=player.cash + amount))


def all_gaining(players: Players, amounts: Sequence[int]) -> Players:
    """Return the players after each gains (or loses) their amount."""
    return tuple(
        [
            replace(player, cash=player.cash + amounts[seat]) if amounts[seat] else player
            for seat, player in enumerate(players)
        ]
    )
