"""What is in the box of Dice Town, by index (D-COMP). Reads the engine's component file.

Cards have one index for each kind. First come the General Store cards that there is one of (action
cards, then Equipment by points), then the Brute and the Gambler, then properties by points. Needs
the standard library and numpy alone.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int32]

SEATS: Final = 5
"""Arrays by seat have this length whatever the number of players; empty seats own nothing."""
DICE: Final = 5
"""For each player."""
FACES: Final = ("9", "10", "J", "Q", "K", "A")
NINE, TEN, JACK, QUEEN, KING, ACE = range(6)
PLACES: Final = ("mine", "bank", "store", "saloon", "office", "hall")
MINE, BANK, STORE, SALOON, OFFICE, HALL = range(6)
SINGLE_ACTIONS: Final = (
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
DOUBLE_ACTIONS: Final = ("brute", "gambler")
ELIXIRS: Final = ("wealth", "friendship", "charm", "luck", "power", "protection", "dominion")
WEALTH, FRIENDSHIP, CHARM, LUCK, POWER, PROTECTION, DOMINION = range(7)

STARTING_BILLS: Final = 8
STARTING_LOOT: Final = 3
ROW: Final = 3
"""How many properties are on display."""


def _read() -> dict[str, Any]:
    """The component file: the packaged one, or the one that replaces it for the engine too."""
    packaged = Path(__file__).parents[2] / "games" / "dicetown" / "components.json"
    corrected = Path(os.environ.get("TINHORN_COMPONENTS", ""), "dicetown.json")
    path = corrected if "TINHORN_COMPONENTS" in os.environ and corrected.exists() else packaged
    box: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return box


_BOX: Final = _read()
_EQUIPMENT: Final[list[int]] = sorted(_BOX["equipment"])
_PROPERTIES: Final = range(1, 6)

NUGGETS: Final = int(_BOX["nuggets"])
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
        *(_BOX["action_cards"][card] for card in SINGLE_ACTIONS),
        *(1 for _ in _EQUIPMENT),
        *(_BOX["action_cards"][card] for card in DOUBLE_ACTIONS),
        *(_BOX["properties"].count(points) for points in _PROPERTIES),
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
