"""What a returning player has missed: rounds, the sheriff, what came and went, what they hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from tinhorn.games.dicetown.events import (
    CardGiven,
    CardStolen,
    JoeRobbed,
    PropertiesTaken,
    PropertyDrawn,
    RoundBegan,
    StarTaken,
)
from tinhorn.games.dicetown.view import View
from tinhorn.games.dicetown.words.story import narrate
from tinhorn.kernel import Phrase, Seat, Told, phrase

MOST_TOLD: Final = 6
"""How many thefts, gifts and properties are told, the last ones."""


def recap(before: View | None, after: View, told: Sequence[Told]) -> tuple[Phrase, ...]:
    """Say in a few sentences what a returning player has missed."""
    told_in_short = tuple(_recap(before, after, told))
    if told_in_short or not told:
        return told_in_short
    return (narrate(told[-1].event, after.viewer),)


def _recap(before: View | None, after: View, told: Sequence[Told]) -> Iterator[Phrase]:
    rounds = sum(isinstance(one.event, RoundBegan) for one in told)
    if rounds:
        yield phrase("dicetown-recap-rounds", count=rounds)
    stars = [one.event for one in told if isinstance(one.event, StarTaken)]
    if stars:
        yield narrate(stars[-1], after.viewer)
    mine = [one.event for one in told if after.viewer in _changes_hands(one.event)]
    for event in mine[-MOST_TOLD:]:
        yield narrate(event, after.viewer)
    if before is None or after.viewer is None:
        return
    had, has = _goods(before, after.viewer), _goods(after, after.viewer)
    for kind, count in had.items():
        if count != has[kind]:
            yield phrase(f"dicetown-recap-{kind}", before=count, after=has[kind])


def _changes_hands(event: Any) -> tuple[Seat, ...]:
    """Return between whom a card or money passes, and who takes a property."""
    match event:
        case CardStolen(thief=thief, victim=victim):
            return thief, victim
        case JoeRobbed(seat=thief, target=victim):
            return thief, victim
        case CardGiven(giver=giver, taker=taker):
            return giver, taker
        case PropertiesTaken(seat=seat) | PropertyDrawn(seat=seat):
            return (seat,)
    return ()


def _goods(view: View, seat: Seat) -> dict[str, int]:
    player = view.players[seat]
    return {
        "bills": player.bills,
        "nuggets": player.nuggets,
        "cards": len(player.store) + len(player.properties) + len(player.protected),
    }
