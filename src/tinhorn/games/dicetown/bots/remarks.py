"""What is worth a word of a bot in Dice Town."""

from __future__ import annotations

from typing import Any, Final

from tinhorn.bots.game_bots import Occasion
from tinhorn.games.dicetown.events import (
    BankRobbed,
    CardPlayed,
    CardStolen,
    JoeRobbed,
    NuggetsDug,
    OfferMade,
)
from tinhorn.kernel import Seat

HAUL: Final = 4
"""Nuggets or bills at once that are worth a word."""


def occasion(event: Any, seat: Seat) -> Occasion | None:
    """Say what an event is to this seat."""
    match event:
        case CardStolen(victim=loser) | JoeRobbed(target=loser) if loser == seat:
            return "robbed"
        case CardPlayed(seat=player) if player == seat:
            return "played"
        case OfferMade(sheriff=sheriff) if sheriff == seat:
            return "haggles"
        case NuggetsDug(seat=winner, nuggets=haul) | BankRobbed(seat=winner, bills=haul) if (
            haul >= HAUL
        ):
            return "won" if winner == seat else "rival"
        case _:
            return None
