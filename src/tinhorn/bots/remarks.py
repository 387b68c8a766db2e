"""What bots say at the table: phrases about what everybody saw, chosen by what everybody knows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from tinhorn.bots.game_bots import Occasion, bots_of
from tinhorn.kernel import AnyGame, Decision, Seat

EVENTS: Final = 8
"""How many events back a bot may comment on."""
TALKS: Final = {"talkative": 0.25}
SELDOM: Final = 0.04
"""How often a character says something when there is an occasion."""

LIVELY: Final[frozenset[Occasion]] = frozenset({"played", "duel", "robbed", "haggles"})
OFTEN: Final = 0.25
"""How often at least on lively occasions: they make a game."""

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
for _character, _phrases in PHRASES.items():
    _phrases |= {occasion: (f"talk-{_character}-{occasion}",) for occasion in LIVELY}


def remark(
    game: AnyGame, public: Sequence[Any], seat: Seat, character: str, rng: Random
) -> str | None:
    """Choose what a bot says after these events, or nothing: the key of a phrase.

    `public` are the events as spectators see them, so that a remark cannot give anything away.
    """
    occasion = bots_of(game.NAME).occasion
    occasions = [found for event in public if (found := occasion(event, seat)) is not None]
    if not occasions:
        return None
    chance = max(TALKS.get(character, SELDOM), OFTEN if occasions[-1] in LIVELY else 0.0)
    if rng.random() >= chance:
        return None
    phrases = PHRASES[character].get(occasions[-1], ())
    return rng.choice(phrases) if phrases else None


def answers_in_public(game: AnyGame, decision: Decision, public_view: Any) -> bool:
    """Return True if everybody sees that this seat answers: only then may it say something."""
    if decision.kind in game.SHOWS_READY:
        return True
    public = game.public_decision(public_view)
    return public is not None and public.seat == decision.seat
