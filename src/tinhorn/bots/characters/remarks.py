"""What bots say at the table: phrases about what everybody saw, chosen by what everybody knows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, Literal, TypeAlias

from tinhorn.games.dicetown import events as dicetown
from tinhorn.games.winchester import events as winchester
from tinhorn.kernel.game import AnyGame, Decision, Seat

Occasion: TypeAlias = Literal["won", "lost", "rival"]
"""It got something; something was taken from it; a rival got much."""

MUCH: Final = 8
"""The price of a plot that is worth a word."""
EVENTS: Final = 8
"""How many events back a bot may comment on."""
HAUL: Final = 4
"""Nuggets or bills at once that are worth a word."""
TALKS: Final = {"talkative": 0.25}
SELDOM: Final = 0.04
"""How often a character says something when there is an occasion."""

PHRASES: Final[dict[str, dict[Occasion, tuple[str, ...]]]] = {
    "tight": {"won": ("talk-tight-won",), "rival": ("talk-tight-rival",)},
    "bold": {"won": ("talk-bold-won",), "lost": ("talk-bold-lost",)},
    "grudge": {"lost": ("talk-grudge-lost",), "rival": ("talk-grudge-rival",)},
    "steady": {"lost": ("talk-steady-lost",), "rival": ("talk-steady-rival",)},
    "talkative": {
        "won": ("talk-talkative-won", "talk-talkative-won-again"),
        "lost": ("talk-talkative-lost", "talk-talkative-lost-again"),
        "rival": ("talk-talkative-rival", "talk-talkative-rival-again"),
    },
}


def remark(public: Sequence[Any], seat: Seat, character: str, rng: Random) -> str | None:
    """What a bot says after these events, or nothing: the key of a phrase.

    `public` are the events as spectators see them, so that a remark cannot give anything away.
    """
    chance = TALKS.get(character, SELDOM)
    occasions = [found for event in public if (found := occasion(event, seat)) is not None]
    if not occasions or rng.random() >= chance:
        return None
    phrases = PHRASES[character].get(occasions[-1], ())
    return rng.choice(phrases) if phrases else None


def answers_in_public(game: AnyGame, decision: Decision, public_view: Any) -> bool:
    """True if everybody sees that this seat answers: only then may it say something."""
    if decision.kind in game.SHOWS_READY:
        return True
    public = game.public_decision(public_view)
    return public is not None and public.seat == decision.seat


def occasion(event: Any, seat: Seat) -> Occasion | None:
    """What an event is to this seat."""
    match event:
        case (
            winchester.DuelFought(loser=loser)
            | dicetown.CardStolen(victim=loser)
            | dicetown.JoeRobbed(target=loser)
        ) if loser == seat:
            return "lost"
        case winchester.DuelFought(winner=winner) | winchester.ObjectiveWon(seat=winner):
            return _gain(winner, seat)
        case winchester.PlotSold(buyer=winner, price=price) if price >= MUCH or winner == seat:
            return _gain(winner, seat)
        case dicetown.NuggetsDug(seat=winner, nuggets=haul) if haul >= HAUL:
            return _gain(winner, seat)
        case dicetown.BankRobbed(seat=winner, bills=haul) if haul >= HAUL:
            return _gain(winner, seat)
        case _:
            return None


def _gain(winner: Seat, seat: Seat) -> Occasion:
    return "won" if winner == seat else "rival"
