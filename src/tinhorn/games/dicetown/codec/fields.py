"""The fields of an observation of Dice Town and their order in one vector.

Shared by the batched rules (`observation.py`) and the codec of the engine (`views.py`), so it
needs no JAX.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from tinhorn.games.dicetown.codec.box import FACES, PLACES, PROPERTIES, PROPERTY, SEATS
from tinhorn.games.dicetown.codec.state import IN_USE, PHASES

if TYPE_CHECKING:
    from tinhorn.games.dicetown.batch.arrays import Array

OBSERVATION_VERSION: Final = 1
"""Rises when a field of `Observation` or the layout of `flatten` changes."""


class Observation(NamedTuple):
    phase: Array
    """int8: what the viewer is asked, from 9 on: to keep dice, to trim them, the Gambler, an offer,
    a leader, a card, Wanted, a card drawn, whom to rob, what to steal, the order of visits, an
    elixir, Nervous Joe, a giver, a gift, Protection, a winner; 26 after the end; 0 if nothing."""
    players: Array
    """int8: how many play."""
    seat: Array
    """int8: the viewer's own seat, counted as the engine does."""
    bribes: Array
    """int8: 1 if tied players make offers."""
    round: Array
    """int8: from 1 on."""
    place: Array
    """int8: asked for an offer or a leader: the place; else -1."""
    tied: Array
    """int8[5]: asked for an offer, a leader or the winner: 1 for each player who is tied."""
    offered_bills: Array
    """int8[5]: asked for a leader: the bills that each player offers."""
    offered_nuggets: Array
    """int8[5]: likewise."""
    offered_cards: Array
    """int8[5, 22]: likewise, cards by kind, with their faces: the viewer is the sheriff."""
    card: Array
    """int8: asked in a reaction window: the card that may be played, or countered; else -1."""
    player: Array
    """int8: asked for Wanted: who played the card; else -1."""
    leader: Array
    """int8: asked in a reaction window, at the store or at the saloon: who leads there, or would
    become the new sheriff; else -1."""
    target: Array
    """int8: asked to steal, or for Wanted against Nervous Joe: who is robbed; else -1."""
    left: Array
    """int8: at the store and the saloon: visits or thefts that are left, this one included; asked
    for Wanted against Nervous Joe: visits that follow."""
    cup: Array
    """int8[6]: asked which dice to keep: the dice under the viewer's cup, by face."""
    kept: Array
    """int8[6]: asked which dice stay, or for Wanted against a Brute: the dice that the player of
    the Brute kept in this reveal, by face."""
    turned_die: Array
    """int8: asked for Wanted against a Gambler: the face of the die to be turned; else -1."""
    turned_face: Array
    """int8: likewise: the face to turn it to."""
    drawn: Array
    """int8[22]: asked which card to keep or steal: those drawn, by kind."""
    dice: Array
    """int8[5, 6]: the dice that each player has set aside, by face."""
    bills: Array
    """int8[5]: the bills of each player."""
    nuggets: Array
    """int8[5]: the nuggets of each player."""
    store_cards: Array
    """int8[5]: how many store cards each player holds."""
    properties: Array
    """int8[5]: how many unprotected properties each player holds."""
    hands: Array
    """int8[5, 22]: the cards in hand by kind: the viewer's own; all at the final count."""
    protected: Array
    """int8[5, 5]: protected properties, by kind."""
    sheriff: Array
    """int8: who has the star."""
    led: Array
    """int8[5]: 1 for each player who has led a place this round."""
    mine: Array
    """int8: nuggets on the gold mine."""
    bank: Array
    """int8: bills on the bank."""
    coach: Array
    """int8: bills on the stagecoach."""
    display: Array
    """int8[3]: the properties on display from 0 on, the lowest first, -1 for none."""
    property_deck: Array
    """int8: how many properties are in the deck."""
    store_deck: Array
    """int8: how many cards are in the store deck."""
    discards: Array
    """int8: how many store cards were discarded face down since the deck was last shuffled."""
    played: Array
    """int8[17]: store cards openly played since then, by kind."""
    in_play: Array
    """int8[3]: 1 for each of Unlimited Credit, the Marshal and the Elixir card that is on the table
    because its effect is not over yet."""
    elixirs: Array
    """int8[7]: where each elixir is: 0 deck, 1 face up, 2 discarded, 3 in use."""
    is_from_top: Array
    """int8: 1 if the elixir in use came from the top of the deck."""
    is_by_card: Array
    """int8: 1 if the Elixir card has bought the present visit."""
    waiting: Array
    """int8[5]: who visits Doc Badluck, the present visitor first, -1 after the last."""
    memory: Array
    """int8[39, 8]: what the viewer has seen of cards that are hidden now: one row for each copy of
    each kind of card; 1 for each place where that copy can be: the hands of the five players, the
    store deck, the face-down discards, the cards drawn by the leader at the store. All zero where
    there is no note. Within a kind the rows are sorted, the highest number of bits first."""
    common: Array
    """int8[39, 8]: what everybody has seen, likewise."""


_ONE_HOT: Final = {
    "phase": PHASES,
    "place": len(PLACES),
    "card": PROPERTY,
    "player": SEATS,
    "leader": SEATS,
    "target": SEATS,
    "turned_die": len(FACES),
    "turned_face": len(FACES),
    "sheriff": SEATS,
    "display": PROPERTIES,
    "elixirs": IN_USE + 1,
    "waiting": SEATS,
}
"""Fields that name one of several things, and of how many."""


def parts(seen: Observation) -> list[Array]:
    """Return the parts of the observation in one vector, of numpy or of JAX; names become one-hot.

    A field that names nothing (-1) becomes zeros. All other numbers stay as they are.
    """
    return [
        (_one_of(value, _ONE_HOT[name]) if name in _ONE_HOT else value).reshape(-1)
        for name, value in seen._asdict().items()
    ]


def _one_of(index: Array, size: int) -> Array:
    return index[..., None] == np.arange(size)
