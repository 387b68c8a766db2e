"""The ids of the actions, the same for every number of players: see `IDS`.

Opponents are counted clockwise from the seat that acts. With fewer than five players the last ids
of secret objectives are never legal. 113 banknotes are all that can ever be in circulation at a
table of five. A component file with other squares or amounts moves the ids that follow.
"""

from __future__ import annotations

from typing import Final

from tinhorn.envs.codec import Ids
from tinhorn.games.winchester.codec.board import BOAT_SQUARES, LOCOMOTIVE_SQUARES, most_cash
from tinhorn.games.winchester.codec.state import SITE_CARDS

MOST_PLAYERS: Final = 5
SHARED_OBJECTIVES: Final = 10
LOOKS: Final = 2 * (MOST_PLAYERS - 1)

PASS: Final = 0
DUEL: Final = 1
FIRST_CARD: Final = 2
FIRST_CLAIM: Final = FIRST_CARD + SITE_CARDS
FIRST_LOOK: Final = FIRST_CLAIM + SHARED_OBJECTIVES
FIRST_SQUARE: Final = FIRST_LOOK + LOOKS
FIRST_BID: Final = FIRST_SQUARE + BOAT_SQUARES + LOCOMOTIVE_SQUARES
MOST_BID: Final = most_cash(MOST_PLAYERS)
NUM_ACTIONS: Final = FIRST_BID + MOST_BID

IDS: Final = (
    Ids(PASS, 1, ("Pass",), "Leave the auction, or claim nothing."),
    Ids(DUEL, 1, ("CallDuel",), "Call a duel."),
    Ids(
        FIRST_CARD,
        SITE_CARDS,
        ("LookAtCard",),
        "Look at the card of the n-th mine in the order of plots; last at that of the ranch.",
    ),
    Ids(FIRST_CLAIM, SHARED_OBJECTIVES, ("Claim",), "Claim shared objective n + 1."),
    Ids(
        FIRST_LOOK,
        LOOKS,
        ("LookAtObjective",),
        "Look at a secret objective of an opponent: the first and the second of the next player, "
        "then those of the player after that.",
    ),
    Ids(FIRST_SQUARE, BOAT_SQUARES, ("MoveVehicle",), "Move the boat to square n + 1."),
    Ids(
        FIRST_SQUARE + BOAT_SQUARES,
        LOCOMOTIVE_SQUARES,
        ("MoveVehicle",),
        "Move the locomotive to square n + 1.",
    ),
    Ids(FIRST_BID, MOST_BID, ("Bid",), "Bid n + 1 banknotes."),
)

NO_ACTION: Final = -1
"""Stands for no answer of a player where chance answers."""
