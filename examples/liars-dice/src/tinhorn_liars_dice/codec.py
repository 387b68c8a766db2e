"""Answers and views as numbers, for environments: bids in their order, then the call."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from tinhorn.envs.codec import Codec
from tinhorn.games import GAMES
from tinhorn.kernel import Seat
from tinhorn_liars_dice.rules import rank, sides
from tinhorn_liars_dice.types import PLAYERS, Action, Bid, State, View

MOST_SIDES: Final = 6
MOST_DICE: Final = 5 * max(PLAYERS)
CALL: Final = MOST_DICE * MOST_SIDES
UNKNOWN: Final = -1


def encode(action: Action, position: State | View, seat: Seat) -> int:
    return rank(action, sides(position.setup)) if isinstance(action, Bid) else CALL


def vector(seen: View) -> np.ndarray[Any, np.dtype[np.int16]]:
    """Put the dice of each seat first, then which bids were made, then who called."""
    dice = np.full((max(PLAYERS), 5), UNKNOWN, np.int16)
    for seat, hand in enumerate(seen.hands):
        dice[seat, : len(hand)] = hand
    bids = np.zeros(CALL, np.int16)
    bids[[rank(bid, sides(seen.setup)) for bid in seen.bids]] = 1
    rest = (seen.setup.players, int(seen.setup.dice), sides(seen.setup), seen.caller is not None)
    return np.concatenate([dice.reshape(-1), bids, np.array(rest, np.int16)])


CODEC: Final = Codec(
    game=GAMES["liarsdice"],
    num_actions=CALL + 1,
    highest=MOST_SIDES,
    encode=encode,
    vector=vector,
    most_outcomes=MOST_SIDES,
    has_perfect_recall=True,  # a view holds all bids and the own dice: that is all one ever saw
)
