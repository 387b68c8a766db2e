"""What is in the box of Dice Town, by index (D-COMP).

Cards have one index for each kind. First come the General Store cards that there is one of (action
cards, then Equipment by points), then the Brute and the Gambler, then properties by points.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tinhorn.games.dicetown import components
from tinhorn.games.dicetown.components import ActionCard
from tinhorn.games.dicetown.rules.hall import ROW as ROW
from tinhorn.games.dicetown.rules.setup import STARTING_BILLS as STARTING_BILLS
from tinhorn.games.dicetown.rules.setup import STARTING_LOOT as STARTING_LOOT

Ints = NDArray[np.int32]

SEATS: Final = components.SEATS
"""Arrays by seat have this length whatever the number of players; empty seats own nothing."""
DICE: Final = components.DICE
"""For each player."""
FACES: Final = components.FACES
NINE, TEN, JACK, QUEEN, KING, ACE = range(6)
PLACES: Final = ("mine", "bank", "store", "saloon", "office", "hall")
MINE, BANK, STORE, SALOON, OFFICE, HALL = range(6)
SINGLE_ACTIONS: Final[tuple[ActionCard, ...]] = (
    "dynamite",
    "barmaids",
    "corruption",
    "credit",
    "joe",
    "marshal",
    "shares",
    "wanted",
    "elixir",
)
DYNAMITE, BARMAIDS, CORRUPTION, CREDIT, JOE, MARSHAL, SHARES, WANTED, ELIXIR_CARD = range(9)
LASTING: Final = (CREDIT, MARSHAL, ELIXIR_CARD)
"""Cards that stay on the table until their effect is over (D-COMP-3)."""
DOUBLE_ACTIONS: Final[tuple[ActionCard, ...]] = ("brute", "gambler")
ELIXIRS: Final = components.ELIXIRS
WEALTH, FRIENDSHIP, CHARM, LUCK, POWER, PROTECTION, DOMINION = range(7)

_BOX: Final = components.components()
_EQUIPMENT: Final = sorted(_BOX.equipment)
_PROPERTIES: Final = range(1, 6)

NUGGETS: Final = _BOX.nuggets
CARDS: Final = (
    *SINGLE_ACTIONS,
    *(f"equipment-{points}" for points in _EQUIPMENT),
    *DOUBLE_ACTIONS,
    *(f"property-{points}" for points in _PROPERTIES),
)
"""The name of each kind of card."""
KINDS: Final = len(CARDS)
BRUTE, GAMBLER = CARDS.index("brute"), CARDS.index("gambler")
SINGLES: Final = BRUTE
"""There is one card of each kind below this one."""
PROPERTY: Final = KINDS - len(_PROPERTIES)
"""The index of the first property; all before it are General Store cards."""
PROPERTIES: Final = KINDS - PROPERTY
COPIES: Final[Ints] = np.array(
    [
        *(_BOX.action_cards[card] for card in SINGLE_ACTIONS),
        *(1 for _ in _EQUIPMENT),
        *(_BOX.action_cards[card] for card in DOUBLE_ACTIONS),
        *(_BOX.properties.count(points) for points in _PROPERTIES),
    ],
    np.int32,
)
"""How many cards of each kind there are."""
MOST_COPIES: Final = int(COPIES.max())
POINTS: Final[Ints] = np.array(
    [0] * len(SINGLE_ACTIONS) + _EQUIPMENT + [0] * len(DOUBLE_ACTIONS) + [*_PROPERTIES], np.int32
)
"""What a card of each kind is worth at the end (D-END-2)."""
IS_PROPERTY: Final = np.arange(KINDS) >= PROPERTY
