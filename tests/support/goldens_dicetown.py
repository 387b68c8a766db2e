"""The golden games of Dice Town: each way a game can end, each tie-break, and the options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.support.wanted import Wanted
from tinhorn.games import dicetown
from tinhorn.games.dicetown.events import (
    CardCountered,
    DieTurned,
    ElixirWasted,
    JoeRobbed,
    LeaderNamed,
    OfferTaken,
    StoreShuffled,
)
from tinhorn.games.dicetown.state import Setup
from tinhorn.testing.random_play import Turn


def ended_by(*reasons: str) -> Callable[[list[Turn]], bool]:
    """Tell what ended the game (D-END-1), and what set the winner apart (D-END-3)."""

    def is_it(turns: list[Turn]) -> bool:
        result = dicetown.outcome(turns[-1].after)
        return result is not None and result.reason in reasons

    return is_it


def _happens(kind: type[object], turns: list[Turn]) -> bool:
    return any(isinstance(event, kind) for turn in turns for event in turn.events)


def is_corrupt(turns: list[Turn]) -> bool:
    """Look for a card for the sheriff, a card wanted, a die turned, and a visit of Nervous Joe."""
    taken = [event for turn in turns for event in turn.events if isinstance(event, OfferTaken)]
    kinds = (CardCountered, DieTurned, JoeRobbed)
    return any(event.offer.cards for event in taken) and all(
        _happens(kind, turns) for kind in kinds
    )


def is_honest(turns: list[Turn]) -> bool:
    """Return True if the sheriff decides, and nobody offers anything."""
    return _happens(LeaderNamed, turns) and _happens(CardCountered, turns)


def has_lasting_marshal(turns: list[Turn]) -> bool:
    """Power takes nothing, because the Marshal was played earlier in the round (D-SHERIFF-2)."""
    return any(
        isinstance(event, ElixirWasted)
        and event.elixir == "power"
        and event.seat != turn.before.sheriff
        for turn in turns
        for event in turn.events
    )


def has_lasting_credit(turns: list[Turn]) -> bool:
    """Look for a shuffle of the discards during a visit that Unlimited Credit bought (D-COMP-3)."""
    return any(
        isinstance(event, StoreShuffled) and "credit" in turn.before.in_play
        for turn in turns
        for event in turn.events
    )


WANTED: Final = (
    Wanted("mine", Setup(players=3), ended_by("mine-points"), liveliness=1.0),
    Wanted("properties", Setup(players=2), ended_by("properties-points")),
    Wanted("both", Setup(players=5), ended_by("both-points"), liveliness=1.0),
    Wanted("cards", Setup(players=3), ended_by("properties-cards")),
    Wanted("sheriff", Setup(players=2), ended_by("properties-sheriff")),
    Wanted("bribes", Setup(players=3), is_corrupt, liveliness=0.7),
    Wanted("marshal", Setup(players=5), has_lasting_marshal, liveliness=0.7),
    Wanted("credit", Setup(players=2), has_lasting_credit, liveliness=0.7),
    Wanted("no-bribes", Setup(players=4, bribes="off", sheriff=2), is_honest, liveliness=0.5),
)
