"""Standing orders in Dice Town: cards, dice to keep, and offers to the sheriff."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from tinhorn.games.dicetown.actions import Action, Keep, Offer, Pass, Play
from tinhorn.games.dicetown.components import FACES, ActionCard, Face, Place, components
from tinhorn.games.dicetown.phases import Countering, Gambling, Keeping, Offering, Reacting
from tinhorn.games.dicetown.rules.dice import Dice, ordered, parts
from tinhorn.games.dicetown.rules.hall import strength
from tinhorn.games.dicetown.rules.hand import COSTS
from tinhorn.games.dicetown.state import Setup
from tinhorn.games.dicetown.view import View
from tinhorn.kernel import Refusal, phrase

MOST_PAID: Final = COSTS[-1]
"""What it costs to keep five dice in one reveal."""
FACE_OF: Final[dict[Place, Face]] = {
    "mine": "9",
    "bank": "10",
    "store": "J",
    "saloon": "Q",
    "office": "K",
}
"""The face that counts at each place; at the Town Hall, the whole hand counts."""
Aim: TypeAlias = Place | Literal["ask"]


class CardOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """Play the card whenever it can be played, or never be asked for it."""

    play: bool
    """True to play it."""
    min: int = 0
    """Equal Shares only: the least loot to play it for. The player is asked about less."""


class Orders(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the table does for a player."""

    cards: dict[ActionCard, CardOrder] = {}
    """The orders for cards, by name."""
    keep: Aim = "ask"
    """Keep dice for this place. Without such a die: none, if that is paid for, or the highest."""
    pay: int = 0
    """How much may be paid for dice in one reveal."""
    offer: int | None = None
    """Offer the sheriff this much, or all bills if they are fewer; `None` if the player decides."""


def follow(seen: View, orders: Orders) -> Action | None:
    """Return the answer that the orders give; `None` if the player decides."""
    if seen.decision is None:
        return None
    match seen.phase:
        case Keeping(dice=dice) if orders.keep != "ask":
            return Keep(dice_to_keep(seen, dice[seen.decision.seat], orders))
        case Offering() if orders.offer is not None:
            return offer_now(seen, orders.offer)
        case _:
            return _react(seen, orders)


def dice_to_keep(seen: View, rolled: Dice, orders: Orders) -> Dice:
    """Return the dice of this roll that serve the aim, as many as may be paid for."""
    assert seen.viewer is not None, "only players leave orders"
    player = seen.players[seen.viewer]
    budget = min(orders.pay, player.bills)
    if orders.keep in FACE_OF:
        face = FACE_OF[orders.keep]
        wanted = (face,) * min(rolled.count(face), budget + 1)
        return wanted or (() if budget >= COSTS[0] else rolled[-1:])
    affordable = [dice for dice in parts(rolled) if dice and COSTS[len(dice)] <= budget]
    return max(affordable, key=lambda dice: _worth(player.dice, dice))


def _worth(kept: Dice, dice: Dice) -> tuple[int, tuple[int, ...], int, int]:
    """Compare choices for the best hand: what they match, then their price, then their dice."""
    hand = ordered(kept + dice)
    kind, *faces = strength(hand)
    matching = tuple([face for face in faces if hand.count(FACES[face]) > 1])
    return kind, matching, -COSTS[len(dice)], FACES.index(dice[-1])


def offer_now(seen: View, most: int) -> Offer:
    """Return an offer of this many bills, or of all that the player has."""
    assert seen.viewer is not None, "only players leave orders"
    return Offer(min(most, seen.players[seen.viewer].bills), 0, ())


def _react(seen: View, orders: Orders) -> Action | None:
    """Return what the order for a card answers in its reaction window."""
    card = _asked_card(seen)
    order = None if card is None else orders.cards.get(card)
    if card is None or order is None:
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


def check_orders(_: Setup, orders: Orders) -> Refusal | None:
    """Refuse amounts that nobody can pay."""
    bills = components().bills
    if not 0 <= orders.pay <= MOST_PAID:
        return Refusal("D-HAND-2", phrase("dicetown-refusal-order-pay", most=MOST_PAID))
    amounts = [order.min for order in orders.cards.values()] + [orders.offer or 0]
    if not all(0 <= amount <= bills for amount in amounts):
        return Refusal(None, phrase("dicetown-refusal-order-amount", most=bills))
    return None
