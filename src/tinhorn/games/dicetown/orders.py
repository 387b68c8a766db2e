"""Standing orders in Dice Town: what to answer in the reaction windows of a card."""

from __future__ import annotations

from msgspec import Struct

from tinhorn.games.dicetown.actions import Action, Pass, Play
from tinhorn.games.dicetown.components import ActionCard
from tinhorn.games.dicetown.phases import Countering, Gambling, Reacting
from tinhorn.games.dicetown.view import View


class CardOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """Play the card whenever it can be played, or never be asked for it."""

    play: bool
    min: int = 0
    """Equal Shares only: the least loot to play it for. The player is asked about less."""


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    cards: dict[ActionCard, CardOrder] = {}


def follow(seen: View, orders: Orders) -> Action | None:
    """Return the answer that the order for the card gives; `None` if the player decides."""
    card = _asked_card(seen)
    order = None if card is None else orders.cards.get(card)
    if card is None or order is None or seen.decision is None:
        return None
    if not order.play or seen.options == (Pass(),):
        return Pass()
    if card == "shares" and seen.bank < order.min:
        return None
    # The Gambler needs a die and a face, which no order names: then the player decides.
    return Play(card) if Play(card) in seen.options else None


def _asked_card(seen: View) -> ActionCard | None:
    """Return the card that can be played now."""
    match seen.phase:
        case Gambling():
            return "gambler"
        case Countering():
            return "wanted"
        case Reacting(card=card):
            return card
        case _:
            return None
