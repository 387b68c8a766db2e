"""What it is worth to play a card of Dice Town in its reaction window, or to counter it."""

from __future__ import annotations

from typing import assert_never

from tinhorn.games.dicetown.bots.heuristic.places import elixirs, loot, mean, store_visits, thefts
from tinhorn.games.dicetown.bots.heuristic.prices import ACTIONS
from tinhorn.games.dicetown.bots.heuristic.worth import PROPERTY, Position, counts_for, moved, star
from tinhorn.games.dicetown.components import Face
from tinhorn.games.dicetown.phases import (
    AtBank,
    AtDoc,
    AtGamble,
    AtHall,
    AtJoe,
    AtMine,
    AtOffice,
    AtReveal,
    AtSaloon,
    AtStore,
    Countering,
    Reacting,
    ResumePoint,
)
from tinhorn.kernel import Seat


def play_worth(at: Position, phase: Reacting | Countering) -> float:
    """Return the worth of playing the card of this window; Wanted cancels another card."""
    if isinstance(phase, Countering):
        return -effect(at, phase.resume, phase.seat)
    return effect(at, phase.resume, at.seat)


def effect(at: Position, resume: ResumePoint, player: Seat) -> float:  # noqa: C901 - one case for each
    """Return what it is worth to the viewer that this player's card has its effect."""
    match resume:
        case AtMine():
            nines = _count(at, player, "9")
            doubled = min(nines, at.seen.mine - nines)
            return counts_for(at, player, doubled * at.prices.nugget)
        case AtBank(robber=robber):
            return moved(at, robber, player, at.seen.bank // 2 * at.prices.bill)
        case AtStore():
            return counts_for(at, player, store_visits(at)[_count(at, player, "J")])
        case AtSaloon():
            return _second_theft(at, player)
        case AtOffice(candidate=candidate):
            return moved(at, candidate, at.seen.sheriff, star(at))
        case AtHall():
            return counts_for(at, player, mean(at.deeds))
        case AtDoc():
            return counts_for(at, player, elixirs(at)[1])
        case AtJoe(target=target):
            return moved(at, target, player, loot(at, target))
        case AtReveal():
            return counts_for(at, player, ACTIONS["brute"])
        case AtGamble():
            return counts_for(at, player, ACTIONS["gambler"])
    assert_never(resume)


def _count(at: Position, seat: Seat, face: Face) -> int:
    return at.seen.players[seat].dice.count(face)


def _second_theft(at: Position, thief: Seat) -> float:
    """Return the worth of a card to its player; its victim is unknown, so it is averaged."""
    if thief == at.seat:
        return thefts(at)[_count(at, thief, "Q")]
    return counts_for(at, thief, PROPERTY) - PROPERTY / len(at.rivals)
