"""The types: answers, the whole truth of a game, what happens, and what one viewer may know."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from tinhorn.kernel import Decision, PublicEvent, Seat, Viewer, require_known_values

PLAYERS: Final = range(2, 7)
Hand: TypeAlias = tuple[int, ...]
"""The faces of a player's dice, lowest first."""


class Setup(Struct, frozen=True, kw_only=True):
    """The table options. A menu lists the values of each, so they are words."""

    players: int
    dice: Literal["1", "2", "3", "4", "5"] = "5"
    """The dice of each player."""
    sides: Literal["3", "4", "5", "6"] = "6"
    """The sides of a die. The highest counts as every face."""

    def __post_init__(self) -> None:
        require_known_values(self)


class RollDie(Struct, frozen=True, tag=True):
    """The answer of chance: the face of one die."""

    face: int


class Bid(Struct, frozen=True, tag=True):
    """There are at least so many dice of this face."""

    count: int
    face: int


class Call(Struct, frozen=True, tag=True):
    """Call the last bidder a liar."""


Action: TypeAlias = RollDie | Bid | Call


class State(Struct, frozen=True, kw_only=True):
    """Who is asked follows from how many dice are rolled and how many bids are made."""

    setup: Setup
    rolled: tuple[int, ...] = ()
    """The faces as they were rolled: all dice of one player, then those of the next."""
    bids: tuple[Bid, ...] = ()
    is_called: bool = False


class DiceRolled(PublicEvent, frozen=True, tag=True):
    """All dice are under their cups. Which faces they show is in the view of each player."""

    first: Seat


class BidMade(PublicEvent, frozen=True, tag=True):
    seat: Seat
    bid: Bid


class DiceShown(PublicEvent, frozen=True, tag=True):
    """A bid was called, and all cups are lifted."""

    caller: Seat
    bidder: Seat
    bid: Bid
    found: int
    """The dice that show the face of the bid, or the wild one."""


Event: TypeAlias = DiceRolled | BidMade | DiceShown


class View(Struct, frozen=True, kw_only=True):
    viewer: Viewer
    setup: Setup
    prompt: int
    rolled: int
    """How many dice are rolled."""
    hands: tuple[Hand, ...]
    """By seat; empty where the viewer may not look."""
    bids: tuple[Bid, ...]
    """All bids, the first one first. Seat 0 makes it."""
    caller: Seat | None
    found: int | None
    """The dice that fitted the bid, once they are shown."""
    decision: Decision | None
    options: tuple[Action, ...]
