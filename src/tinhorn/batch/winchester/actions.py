"""The ids of the actions, the same for every number of players: see the table in `__init__.py`.

Opponents are counted clockwise from the seat that acts. With fewer than five players the last ids
of secret objectives are never legal. 113 banknotes are all that can ever be in circulation at a
table of five. A component file with other squares or amounts moves the ids that follow.
"""

from __future__ import annotations

from typing import Final

from tinhorn.batch.winchester.board import BOAT_SQUARES, LOCOMOTIVE_SQUARES, most_cash
from tinhorn.batch.winchester.state import SITE_CARDS

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

NO_ACTION: Final = -1
"""Stands for no answer of a player where chance answers."""
