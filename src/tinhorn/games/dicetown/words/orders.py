"""What a player's orders would do now; `orders.py` says what they do."""

from __future__ import annotations

from collections.abc import Iterator

from tinhorn.games.dicetown.actions import Keep
from tinhorn.games.dicetown.orders import Orders, dice_to_keep, offer_now
from tinhorn.games.dicetown.phases import Keeping
from tinhorn.games.dicetown.view import View
from tinhorn.games.dicetown.words.questions import label
from tinhorn.kernel import OrderPreview, Phrase, phrase


def preview(seen: View, orders: Orders) -> tuple[OrderPreview, ...]:
    """Say what would be kept of the dice under the cup and offered, and which cards are held."""
    return tuple(_lines(seen, orders))


def _lines(seen: View, orders: Orders) -> Iterator[OrderPreview]:
    assert seen.viewer is not None, "only players leave orders"
    if orders.keep != "ask":
        yield OrderPreview("keep", _about_dice(seen, seen.viewer, orders))
    if orders.offer is not None:
        offered = label(offer_now(seen, orders.offer))
        yield OrderPreview("offer", phrase("dicetown-order-now", answer=offered))
    for card in orders.cards:
        is_held = card in seen.players[seen.viewer].store
        yield OrderPreview(
            f"cards.{card}", phrase(f"dicetown-order-{'held' if is_held else 'not-held'}")
        )


def _about_dice(seen: View, seat: int, orders: Orders) -> Phrase:
    rolled = seen.phase.dice[seat] if isinstance(seen.phase, Keeping) else ()
    if not rolled:
        return phrase("dicetown-order-no-dice")
    return phrase("dicetown-order-now", answer=label(Keep(dice_to_keep(seen, rolled, orders))))
