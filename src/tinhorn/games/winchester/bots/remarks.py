"""What is worth a word of a bot in Winchester."""

from __future__ import annotations

from typing import Any, Final

from tinhorn.bots.game_bots import Occasion
from tinhorn.games.winchester.events import DuelFought, ObjectiveWon, PlotSold
from tinhorn.kernel import Seat

MUCH: Final = 8
"""The price of a plot that is worth a word."""


def occasion(event: Any, seat: Seat) -> Occasion | None:
    """Say what an event is to this seat."""
    match event:
        case DuelFought(loser=loser) if loser == seat:
            return "lost"
        case DuelFought(winner=winner) if winner == seat:
            return "duel"
        case DuelFought(winner=winner) | ObjectiveWon(seat=winner):
            return "won" if winner == seat else "rival"
        case PlotSold(buyer=winner, price=price) if price >= MUCH or winner == seat:
            return "won" if winner == seat else "rival"
        case _:
            return None
