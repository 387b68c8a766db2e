"""What a seat sees of Dice Town as numbers for a network.

Seats are counted from the viewer on; there are always five, empty ones hold zeros, so that one
network plays all tables. `candidates` are numbers about single answers, which the network weighs.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from tinhorn.games.dicetown.bots.network import cup, opinion, valuation
from tinhorn.games.dicetown.bots.network.arrays import Array, library
from tinhorn.games.dicetown.bots.network.cup import Prospects
from tinhorn.games.dicetown.bots.network.opinion import Keeps
from tinhorn.games.dicetown.bots.network.valuation import Position, Stakes
from tinhorn.games.dicetown.codec.actions import MASKS
from tinhorn.games.dicetown.codec.box import DICE, KINDS, PLACES, PROPERTY, SEATS
from tinhorn.games.dicetown.codec.fields import Observation
from tinhorn.games.dicetown.codec.state import (
    CHANCES,
    FACE_UP,
    IN_DECK,
    IN_USE,
    KEEPING,
    OVER,
    TRIMMING,
)

FEATURES_VERSION: Final = 1
MINE_STEPS: Final = np.array((1, 2, 3, 4, 6, 9, 13))
DEED_STEPS: Final = np.array((1, 2, 3, 4, 6, 9))
BILL_STEPS: Final = np.array((0, 1, 2, 4, 7))
LEAD_STEPS: Final = np.array((-8, -4, -2, 0, 2, 4, 8))


class Inputs(NamedTuple):
    """The features of a position, numbers about each answer, and the deputy's opinion."""

    features: Array
    candidates: Array
    worths: Array
    """float[205]: what the deputy thinks of each answer, in points."""


def see(observation: Observation) -> Inputs:
    xp = library(observation.mine)
    at = valuation.known(observation)
    won = valuation.stakes(at)
    ahead = cup.prospects(at, won)
    each = opinion.keeps(at, ahead)
    worths = xp.concatenate([opinion.keep_worths(at, each), opinion.other_worths(at, won, ahead)])
    is_dice = (at.seen.phase == KEEPING) | (at.seen.phase == TRIMMING)
    parts = [
        *_table(at.seen),
        *_question(at),
        *_players(at),
        *_valued(at, won),
        *_dice(at, ahead, each, is_dice),
    ]
    flat = [xp.asarray(part, np.float32).ravel() for part in parts]
    return Inputs(xp.concatenate(flat), _candidates(each, worths, is_dice), worths)


def _candidates(each: Keeps, worths: Array, is_dice: Array) -> Array:
    """Return numbers near zero for the best answers, so that 16 bits tell them apart."""
    xp = library(each.worth)
    best = each.worth.argmax()
    goods = xp.where(is_dice, each.goods - each.goods[best], 0.0)
    planned = xp.where(is_dice, each.planned - each.planned[best], 0.0)
    keep = xp.where(is_dice, worths[: 2 * MASKS] - worths[:MASKS].max(), 0.0)
    kept = xp.where(is_dice, each.dice, 0)
    other = worths[2 * MASKS :]
    return xp.concatenate([goods.ravel(), planned, kept.ravel(), keep, other])


def _one_of(index: Array, size: int) -> Array:
    xp = library(index)
    return xp.arange(size) == xp.asarray(index)[..., None]


def _table(seen: Observation) -> list[Array]:
    xp = library(seen.mine)
    deeds = seen.property_deck + (seen.display >= 0).sum()
    return [
        _one_of(seen.players - 2, 4),
        seen.bribes,
        xp.minimum(seen.round, 20) / 10.0,
        seen.round == 1,
        seen.mine / 15.0,
        seen.mine <= MINE_STEPS,
        seen.bank / 8.0,
        seen.coach / 8.0,
        (seen.display + 1) / 5.0,
        deeds / 10.0,
        deeds <= DEED_STEPS,
        seen.store_deck / 10.0,
        seen.discards / 10.0,
        seen.played,
        seen.in_play,
        seen.elixirs == FACE_UP,
        seen.elixirs == IN_DECK,
        seen.elixirs == IN_USE,
        seen.is_by_card,
    ]


def _question(at: Position) -> list[Array]:
    seen = at.seen
    waiting = _one_of(seen.waiting, SEATS)
    return [
        _one_of(seen.phase - CHANCES, OVER - CHANCES),
        _one_of(seen.place, len(PLACES)),
        seen.tied,
        seen.offered_bills / 3.0,
        seen.offered_nuggets / 3.0,
        (seen.offered_cards @ at.worth) / 3.0,
        _one_of(seen.card, PROPERTY),
        _one_of(seen.player, SEATS),
        _one_of(seen.leader, SEATS),
        _one_of(seen.target, SEATS),
        seen.left / 2.0,
        seen.cup,
        seen.kept,
        _one_of(seen.turned_die, 6),
        _one_of(seen.turned_face, 6),
        seen.drawn,
        waiting[0],
        waiting.sum(0),
    ]


def _players(at: Position) -> list[Array]:
    xp = at.library
    seen = at.seen
    lead = at.standing - xp.where(at.here & (xp.arange(SEATS) > 0), at.standing, 0.0).max()
    return [
        at.here,
        seen.dice / 2.0,
        (DICE - seen.dice.sum(1)) / 5.0 * at.here,
        seen.bills / 8.0,
        (seen.bills[:, None] > BILL_STEPS),
        seen.nuggets / 8.0,
        seen.store_cards / 3.0,
        seen.properties / 4.0,
        seen.protected / 2.0,
        seen.led,
        _one_of(seen.sheriff, SEATS),
        at.hands,
        at.held / 10.0,
        at.standing / 20.0,
        (at.standing[0] - at.standing) / 10.0 * at.here,
        lead[0] / 10.0,
        lead[0] > LEAD_STEPS,
        at.weights,
    ]


def _valued(at: Position, won: Stakes) -> list[Array]:
    return [
        at.rounds / 10.0,
        at.rounds <= np.array((0.0, 1.0, 1.5, 2.0, 3.0)),
        at.pool[:PROPERTY] / 2.0,
        won.places[2, 1:] / 5.0,
        won.places[3, 1:] / 5.0,
        won.places[4, 0] / 5.0,
        won.hall[:3] / 8.0,
        won.doc / 4.0,
        won.elixirs / 4.0,
        won.top / 4.0,
        won.thefts[1:, 1:4] / 5.0,
        valuation.mean_of(at, slice(0, PROPERTY)) / 3.0,
        valuation.mean_of(at, slice(PROPERTY, KINDS)) / 3.0,
    ]


def _dice(at: Position, ahead: Prospects, each: Keeps, is_dice: Array) -> list[Array]:
    """Return the chances to lead, and the prospects of the best dice and those set aside."""
    xp = at.library
    best = each.worth.argmax()
    own = ahead.last[cup.index_of(at.seen.dice[0])]
    asked = [each.goods[best] / 4.0, each.worth[best] / 8.0, each.planned[best] / 8.0]
    return [
        ahead.odds.places[:, 1:],
        own / 4.0,
        *(xp.where(is_dice, part, 0.0) for part in asked),
        xp.where(is_dice, each.dice[best], 0),
    ]
