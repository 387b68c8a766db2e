"""The actions of the batched game: one integer for each, from 0 to `NUM_ACTIONS` - 1 (see `IDS`).

Bit i of a mask stands for the i-th die in rising order. Of equal dice the first ones are kept: any
other mask is not legal. Permutations and pairs are in lexicographic order. Visitors are counted
clockwise from the sheriff, who is asked.

An offer is one of those that the engine lists among its options: nothing, 1 to 5 bills, 1 to 5
nuggets, or one card. The rules allow any bundle (D-TIE-2); the batched game does not.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations
from math import factorial
from typing import Final

import numpy as np

from tinhorn.envs.codec import Ids
from tinhorn.games.dicetown.codec.box import (
    CARDS,
    DICE,
    ELIXIRS,
    FACES,
    KINDS,
    PROPERTIES,
    SEATS,
    Ints,
)

MASKS: Final = 1 << DICE
OTHER_FACES: Final = len(FACES) - 1
MOST_OFFERED: Final = 5
"""Bills, or nuggets."""
MOST_VISITORS: Final = SEATS - 1
"""The Town Hall always has a leader, who does not visit Doc Badluck."""
WAYS_TO_DRAW: Final = DICE + 1
PAIRS: Final = tuple(combinations_with_replacement(range(PROPERTIES), 2))

KEEP: Final = 0
KEEP_WITH_BRUTE: Final = KEEP + MASKS
PASS: Final = KEEP_WITH_BRUTE + MASKS
PLAY: Final = PASS + 1
TURN: Final = PLAY + 1
OFFER_NOTHING: Final = TURN + len(FACES) * OTHER_FACES
OFFER_BILLS: Final = OFFER_NOTHING + 1
OFFER_NUGGETS: Final = OFFER_BILLS + MOST_OFFERED
CARD: Final = OFFER_NUGGETS + MOST_OFFERED
SEAT: Final = CARD + KINDS
ROB: Final = SEAT + SEATS
ORDER: Final = ROB + (SEATS - 1) * WAYS_TO_DRAW
ELIXIR: Final = ORDER + factorial(MOST_VISITORS)
TOP_ELIXIR: Final = ELIXIR + len(ELIXIRS)
PROTECT: Final = TOP_ELIXIR + 1
NUM_ACTIONS: Final = PROTECT + len(PAIRS)

_KINDS: Final = ", ".join(CARDS)
_ELIXIRS: Final = ", ".join(ELIXIRS)
_BY_SEAT: Final = ("NameLeader", "SendJoe", "NameGiver", "NameWinner")
_BY_CARD: Final = ("Offer", "TakeCard", "Steal", "Give")
IDS: Final = (
    Ids(
        KEEP,
        MASKS,
        ("Keep", "Trim"),
        "Keep the dice at these positions: bit i of n stands for the i-th die in rising order.",
    ),
    Ids(KEEP_WITH_BRUTE, MASKS, ("KeepWithBrute",), "The same, with the Brute."),
    Ids(PASS, 1, ("Pass",), "Play nothing in a reaction window."),
    Ids(PLAY, 1, ("Play",), "Play the card of the reaction window, or Wanted."),
    Ids(
        TURN,
        len(FACES) * OTHER_FACES,
        ("TurnDie",),
        f"The Gambler: turn a die with face n / {OTHER_FACES} (9, 10, J, Q, K, A) to the other "
        f"face number n mod {OTHER_FACES}.",
    ),
    Ids(OFFER_NOTHING, 1, ("Offer",), "Offer nothing."),
    Ids(OFFER_BILLS, MOST_OFFERED, ("Offer",), "Offer n + 1 bills."),
    Ids(OFFER_NUGGETS, MOST_OFFERED, ("Offer",), "Offer n + 1 nuggets."),
    Ids(CARD, KINDS, _BY_CARD, f"Offer, take, steal or give a card of kind n: {_KINDS}."),
    Ids(SEAT, SEATS, _BY_SEAT, "Name the player n seats after the one asked."),
    Ids(
        ROB,
        (SEATS - 1) * WAYS_TO_DRAW,
        ("Rob",),
        f"Rob the player n / {WAYS_TO_DRAW} + 1 seats on: draw n mod {WAYS_TO_DRAW} properties, "
        "the others from the store cards.",
    ),
    Ids(
        ORDER,
        factorial(MOST_VISITORS),
        ("OrderVisits",),
        "The n-th permutation of the visitors, counted clockwise from the sheriff.",
    ),
    Ids(ELIXIR, len(ELIXIRS), ("TakeElixir",), f"Take an elixir that lies face up: {_ELIXIRS}."),
    Ids(TOP_ELIXIR, 1, ("TakeTopElixir",), "Take the elixir on top of the deck."),
    Ids(PROTECT, len(PAIRS), ("Protect",), "Protect the n-th pair of kinds of properties."),
)

MASK_BITS: Final[Ints] = (np.arange(MASKS)[:, None] >> np.arange(DICE) & 1).astype(np.int32)
"""[32, 5]: which positions each mask keeps."""
PAIR_COUNTS: Final[Ints] = np.array(
    [[pair.count(kind) for kind in range(PROPERTIES)] for pair in PAIRS], np.int32
)
"""[15, 5]: how many properties of each kind a pair has."""


def _orders() -> Ints:
    """Return which visitor comes at this position: `[visitors, permutation, position]`."""
    table = np.full((MOST_VISITORS + 1, factorial(MOST_VISITORS), MOST_VISITORS), -1, np.int32)
    for visitors in range(2, MOST_VISITORS + 1):
        for index, order in enumerate(permutations(range(visitors))):
            table[visitors, index, :visitors] = order
    return table


ORDERS: Final = _orders()
