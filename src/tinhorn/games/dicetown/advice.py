"""What each place of the town, or an option, means to one viewer: from their view alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from tinhorn.games.dicetown.actions import (
    Action,
    Give,
    KeepWithBrute,
    Offer,
    Play,
    Protect,
    SendJoe,
    Steal,
    TakeCard,
    TakeElixir,
    TurnDie,
)
from tinhorn.games.dicetown.components import DICE, POINTS, Face, Place
from tinhorn.games.dicetown.names import effect
from tinhorn.games.dicetown.phases import Over
from tinhorn.games.dicetown.rules.hall import strength
from tinhorn.games.dicetown.scoring import STAR
from tinhorn.games.dicetown.view import View
from tinhorn.kernel.game import Fact, Seat
from tinhorn.kernel.phrase import Phrase, phrase

LED_BY: Final[dict[Place, Face]] = {
    "mine": "9",
    "bank": "10",
    "store": "J",
    "saloon": "Q",
    "office": "K",
}
"""The face that leads each place but the Town Hall, in the order of the town."""


def consequence(seen: View, action: Action) -> Phrase | None:
    """What would come of an option, where its name does not say it already."""
    match action:
        case Play(card=card) | TakeCard(card=card) | Steal(card=card) | Give(card=card):
            return effect(card)
        case TakeElixir(elixir=elixir):
            return phrase(f"dicetown-effect-{elixir}")
        case KeepWithBrute():
            return effect("brute")
        case TurnDie():
            return effect("gambler")
        case SendJoe(target=target):
            return phrase("dicetown-consequence-joe", bills=min(4, seen.players[target].bills))
        case Offer():
            return phrase("dicetown-consequence-offer", sheriff_seat=seen.sheriff)
        case Protect():
            return phrase("dicetown-effect-protection")
        case _:
            return None


def facts(seen: View) -> tuple[Fact, ...]:
    """Who leads each place by the dice set aside so far, and what lies there for the leader."""
    if isinstance(seen.phase, Over):
        return ()
    return tuple(_place_facts(seen))


def _place_facts(seen: View) -> Iterator[Fact]:
    for place, face in LED_BY.items():
        counts = [player.dice.count(face) for player in seen.players]
        best = max(counts)
        leaders = tuple(seat for seat, count in enumerate(counts) if count == best and best)
        yield _fact(seen, place, leaders, best)
    yield _fact(seen, "hall", _best_hands(seen), 0)


def _best_hands(seen: View) -> tuple[Seat, ...]:
    """Who holds the best hand, once all hands are complete."""
    if any(len(player.dice) < DICE for player in seen.players):
        return ()
    hands = [strength(player.dice) for player in seen.players]
    return tuple(seat for seat, hand in enumerate(hands) if hand == max(hands))


def _fact(seen: View, place: Place, leaders: tuple[Seat, ...], count: int) -> Fact:
    state = ("open", "led")[len(leaders)] if len(leaders) < 2 else "tied"
    return Fact(
        f"place-{place}",
        phrase(
            f"dicetown-fact-{state}",
            leader_seats=leaders,
            count=count,
            worth=_worth(seen, place),
        ),
        amount=_amount(seen, place, leaders[0]) if leaders == (seen.viewer,) else None,
        is_complete=seen.viewer in leaders,
    )


def _worth(seen: View, place: Place) -> Phrase:
    """What lies at a place."""
    match place:
        case "mine":
            return phrase("dicetown-worth-mine", count=seen.mine)
        case "bank":
            return phrase("dicetown-worth-bank", bills=seen.bank)
        case "hall":
            points = POINTS[seen.display[0]] if seen.display else 0
            return phrase("dicetown-worth-hall", points=points)
        case "store" | "saloon" | "office":
            return phrase(f"dicetown-worth-{place}")
    assert_never(place)


def _amount(seen: View, place: Place, seat: Seat) -> int | None:
    """What leading a place is worth to its only leader: points, or bills at the bank."""
    dice = seen.players[seat].dice
    match place:
        case "mine":
            return min(dice.count("9"), seen.mine)
        case "bank":
            return seen.bank
        case "office":
            return STAR
        case "hall":
            return sum(POINTS[card] for card in seen.display[: 1 + dice.count("A")])
        case "store" | "saloon":
            return None
    assert_never(place)
