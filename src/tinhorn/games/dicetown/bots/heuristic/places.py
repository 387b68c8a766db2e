"""What it is worth to lead a place of Dice Town, and what Doc Badluck's elixirs are worth."""

from __future__ import annotations

from typing import Final, assert_never

from tinhorn.games.dicetown.actions import Rob
from tinhorn.games.dicetown.bots.heuristic.worth import (
    Position,
    Values,
    best_of,
    moved,
    star,
    taken,
)
from tinhorn.games.dicetown.components import DICE, Elixir, Place
from tinhorn.games.dicetown.rules.elixirs import CHARM, PROTECTED, WEALTH
from tinhorn.games.dicetown.rules.joe import DEMAND
from tinhorn.games.dicetown.rules.store import usual_visits
from tinhorn.kernel import Seat

THEFT: Final = 0.3
"""The chance that a property in hand will be stolen or demanded, if it is not protected."""
COUNTS: Final = range(DICE + 1)


def gains(at: Position, place: Place) -> Values:
    """Return what leading a place brings, by the number of its dice; at the Town Hall, of Aces."""
    match place:
        case "mine":
            return tuple([at.prices.nugget * min(count, at.seen.mine) for count in COUNTS])
        case "bank":
            return (at.seen.bank * at.prices.bill,) * len(COUNTS)
        case "store":
            return tuple([usual_visits(at.seen.round) * amount for amount in store_visits(at)])
        case "saloon":
            return thefts(at)
        case "office":
            return (star(at),) * len(COUNTS)
        case "hall":
            deeds = [at.prices.cards[each] for each in at.seen.display]
            return tuple([sum(deeds[: count + 1]) for count in COUNTS])
    assert_never(place)


def store_visits(at: Position) -> Values:
    """Return what one visit to the store brings, by the number of Js."""
    return tuple([best_of(at.store, count) for count in COUNTS])


def thefts(at: Position) -> Values:
    """Return what one theft from the best victim brings, by the number of Qs."""
    best = [0.0] * len(COUNTS)
    for rival in at.rivals:
        store, deeds = at.hands[rival]
        for count in COUNTS:
            best[count] = max(best[count], taken(at, rival, best_of(store + deeds, count)))
    return tuple(best)


def theft_by(at: Position, thief: Seat, count: int) -> float:
    """Return what a theft by a rival is worth to the viewer; it robs the best hand."""
    victims = [seat for seat in range(len(at.hands)) if seat != thief]
    values = {seat: best_of(sum(at.hands[seat], ()), count) for seat in victims}
    victim = max(victims, key=lambda seat: values[seat])
    return moved(at, victim, thief, values[victim])


def rob_worth(at: Position, rob: Rob) -> float:
    store, deeds = at.hands[rob.victim]
    return taken(at, rob.victim, best_of(store, rob.store, deeds, rob.properties))


def loot(at: Position, target: Seat) -> float:
    """Return what Nervous Joe gets from this player."""
    return min(DEMAND, at.seen.players[target].bills) * at.prices.bill


def elixir_worth(at: Position, elixir: Elixir) -> float:
    """D-ELIXIR."""
    players, rivals = at.seen.players, at.rivals
    match elixir:
        case "wealth":
            bills = [min(WEALTH, player.bills) for player in players]
            return sum([taken(at, rival, bills[rival] * at.prices.bill) for rival in rivals])
        case "charm":
            nuggets = [min(CHARM, player.nuggets) for player in players]
            return sum([taken(at, rival, nuggets[rival] * at.prices.nugget) for rival in rivals])
        case "luck":
            return mean(at.store)
        case "power":
            law = at.seen.sheriff
            # D-SHERIFF-2: while the Marshal is on the table, the star stays where it is.
            is_wasted = law == at.seat or "marshal" in at.seen.in_play
            return 0.0 if is_wasted else taken(at, law, star(at))
        case "protection":
            return THEFT * sum(at.hands[at.seat][1][-PROTECTED:])
        case "friendship" | "dominion":
            return max([gift(at, rival, elixir) for rival in rivals])
    assert_never(elixir)


def gift(at: Position, giver: Seat, elixir: Elixir) -> float:
    """Return what a rival would give for Friendship or Dominion: the card it misses least."""
    store, deeds = at.hands[giver]
    cards = store if elixir == "friendship" else deeds
    return taken(at, giver, cards[0]) if cards else 0.0


def top_elixir(at: Position) -> float:
    """Return the worth of the unseen elixir: any of the deck, or of the discards if it is empty."""
    deck = at.seen.elixir_deck or at.seen.elixir_discards
    return mean(tuple([elixir_worth(at, each) for each in deck]))


def elixirs(at: Position) -> list[float]:
    """Return what a visitor can have, the best first."""
    face_up = [elixir_worth(at, each) for each in at.seen.elixirs]
    return sorted([*face_up, top_elixir(at)], reverse=True)


def mean(values: Values) -> float:
    return sum(values) / len(values) if values else 0.0
