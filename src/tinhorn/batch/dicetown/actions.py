"""The actions of the batched game: one integer for each, from 0 to `NUM_ACTIONS` - 1.

| ids | asked for | meaning |
|---|---|---|
| `KEEP` + mask | dice to keep, or to stay after a countered Brute | positions in the sorted dice |
| `KEEP_WITH_BRUTE` + mask | dice to keep | the same, with the Brute |
| `PASS`, `PLAY` | a card in its reaction window, or Wanted | play nothing, or the card |
| `TURN` + 5 * die + n | the Gambler | turn a die of this face to the n-th of the other faces |
| `OFFER_NOTHING` | an offer | |
| `OFFER_BILLS` + n, `OFFER_NUGGETS` + n | an offer | n + 1 bills, or n + 1 nuggets |
| `CARD` + kind | an offer, a card drawn, a theft, a gift | one card of this kind |
| `SEAT` + n | a leader, a target, a giver, a winner | the player n seats after the one asked |
| `ROB` + 6 * (n - 1) + p | a theft | rob the player n seats on: p properties, else store cards |
| `ORDER` + n | the order of visits | the n-th permutation of the visitors |
| `ELIXIR` + kind, `TOP_ELIXIR` | a visit | this face-up elixir, or the top one |
| `PROTECT` + n | Protection | the n-th pair of kinds of properties |

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

from tinhorn.batch.dicetown.box import DICE, ELIXIRS, FACES, KINDS, PROPERTIES, SEATS, Ints

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

MASK_BITS: Final[Ints] = (np.arange(MASKS)[:, None] >> np.arange(DICE) & 1).astype(np.int32)
"""[32, 5]: which positions each mask keeps."""
PAIR_COUNTS: Final[Ints] = np.array(
    [[pair.count(kind) for kind in range(PROPERTIES)] for pair in PAIRS], np.int32
)
"""[15, 5]: how many properties of each kind a pair has."""


def _orders() -> Ints:
    """[visitors, permutation, position]: which visitor comes at this position."""
    table = np.full((MOST_VISITORS + 1, factorial(MOST_VISITORS), MOST_VISITORS), -1, np.int32)
    for visitors in range(2, MOST_VISITORS + 1):
        for index, order in enumerate(permutations(range(visitors))):
            table[visitors, index, :visitors] = order
    return table


ORDERS: Final = _orders()
