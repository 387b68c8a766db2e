"""The points of each seat so far, as far as the table may show them to one viewer (D-END-4)."""

from __future__ import annotations

from collections.abc import Iterator

from tinhorn.games.dicetown.components import POINTS, Card
from tinhorn.games.dicetown.names import cards_named
from tinhorn.games.dicetown.rules import memory
from tinhorn.games.dicetown.scoring import BILLS_A_POINT, STAR
from tinhorn.games.dicetown.view import View
from tinhorn.kernel import Fact, Seat, name_of, phrase


def score_facts(seen: View) -> Iterator[Fact]:
    """Return the points of each seat, and the cards in its hand that everybody has seen."""
    for seat in range(len(seen.players)):
        known = known_cards(seen, seat)
        yield _score(seen, seat, known)
        if known:
            text = phrase("dicetown-fact-known", seat=name_of(seat), cards=cards_named(known))
            yield Fact("known", text, seats=(seat,), count=len(known))


def _score(seen: View, seat: Seat, known: tuple[Card, ...]) -> Fact:
    player, points = seen.players[seat], points_of(seen, seat)
    hidden = (*player.store, *player.properties).count(None) - len(known)
    told = {"points": points, "hidden": hidden} if hidden else {"points": points}
    text = phrase(f"dicetown-fact-score{'-seen' if hidden else ''}", **told)
    return Fact("score", text, is_complete=not hidden, seats=(seat,), count=points)


def points_of(seen: View, seat: Seat) -> int:
    """Count what the viewer sees, and what the table shows of hidden cards (D-END-2)."""
    player = seen.players[seat]
    held = (*player.store, *player.properties, *player.protected, *known_cards(seen, seat))
    points = player.nuggets + player.bills // BILLS_A_POINT + STAR * (seat == seen.sheriff)
    return points + sum(POINTS[card] for card in held if card is not None)


def known_cards(seen: View, seat: Seat) -> tuple[Card, ...]:
    """List the cards of a rival's hand that everybody has seen, if this table shows them."""
    shown_to = seen.setup.memory
    if seat == seen.viewer or shown_to == "secret" or (shown_to, seen.viewer) == ("noted", None):
        return ()
    hands = memory.hand(seat, "store"), memory.hand(seat, "property")
    return tuple(sorted(card for card, place in seen.common if place in hands))
