"""The worth of each answer at first sight, in points: the network learns to correct it."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from tinhorn.games.dicetown.bots.heuristic.prices import DOLLAR, PAID
from tinhorn.games.dicetown.bots.heuristic.town import SURE
from tinhorn.games.dicetown.bots.network import cup
from tinhorn.games.dicetown.bots.network.arrays import Array, library
from tinhorn.games.dicetown.bots.network.cup import COSTS, Prospects
from tinhorn.games.dicetown.bots.network.tables import STATES
from tinhorn.games.dicetown.bots.network.valuation import (
    GIFT,
    STEP,
    Position,
    Stakes,
    counts_for,
    mean_of,
    star,
)
from tinhorn.games.dicetown.codec.actions import MOST_OFFERED, ORDERS, PAIR_COUNTS, WAYS_TO_DRAW
from tinhorn.games.dicetown.codec.box import (
    BARMAIDS,
    BRUTE,
    CORRUPTION,
    CREDIT,
    DICE,
    DYNAMITE,
    ELIXIR_CARD,
    FRIENDSHIP,
    GAMBLER,
    JACK,
    JOE,
    KINDS,
    MARSHAL,
    NINE,
    POINTS,
    PROPERTY,
    QUEEN,
    SALOON,
    SEATS,
    SHARES,
    WANTED,
)
from tinhorn.games.dicetown.codec.state import (
    COUNTERING,
    DECIDING,
    GAMBLING,
    GIVING,
    IN_USE,
    NAMING,
    OFFERING,
    REACTING,
    SETTLING,
)

PATIENT: Final = np.array((0.0, 0.0, 0.0, 0.5, 1.0, 1.0), np.float32)
"""How much two rolls to come count against one, by the dice that the leading rival lacks."""
IS_COMPLETE: Final = np.array([sum(state) == DICE for state in STATES])
BRIBE: Final = 0.3
"""The part of what a lead is worth that is offered for it."""
BUYOUT: Final = 0.45
"""Likewise, to a sheriff who is tied too."""


class Keeps(NamedTuple):
    """What each mask of dice may bring."""

    goods: Array
    """float[32, 7]: with one roll to come."""
    planned: Array
    """float[32]: in all, with two rolls to come."""
    worth: Array
    """float[32]: at first sight, less the price."""
    dice: Array
    """[32, 6]: the dice kept, by face."""


def keeps(at: Position, ahead: Prospects) -> Keeps:
    xp = at.library
    dice = cup.kept_dice(at)
    after = cup.after_masks(at, dice)
    goods = ahead.last[after]
    planned = xp.where(xp.asarray(IS_COMPLETE)[after], goods.sum(1), ahead.planned[after])
    is_rival = at.here & (xp.arange(SEATS) > 0)
    lacking = xp.where(is_rival, DICE - at.seen.dice.sum(1), DICE).min()
    patient = xp.asarray(PATIENT)[lacking]
    worth = (1 - patient) * goods.sum(1) + patient * planned
    return Keeps(goods, planned, worth, dice)


def keep_worths(at: Position, each: Keeps) -> Array:
    """float[64]: without the Brute, and with it."""
    xp = at.library
    brute = each.worth - at.worth[BRUTE]
    return xp.concatenate([each.worth - PAID * COSTS, brute])


def other_worths(at: Position, won: Stakes, ahead: Prospects) -> Array:
    """float[141]: of all actions that keep no dice, in the order of their ids."""
    xp = at.library
    return xp.concatenate(
        [
            _reactions(at, won),
            _turns(at, ahead),
            _offers(at, won),
            _cards(at, won),
            _seats(at, won),
            _robs(at),
            _orders(at),
            won.elixirs,
            won.top[None],
            (PAIR_COUNTS * POINTS[PROPERTY:]).sum(1).astype(np.float32),
        ]
    )


def _pick(values: Array, seat: Array) -> Array:
    """Return the value of a seat, zero for none."""
    xp = library(values)
    return xp.where(xp.arange(SEATS) == seat, values, 0).sum()


def _reactions(at: Position, won: Stakes) -> Array:
    """Pass, and play the card or Wanted."""
    xp = at.library
    phase, card = at.seen.phase, at.seen.card
    is_counter = phase == COUNTERING
    player = xp.where(is_counter, at.seen.player, 0)
    effect = _effects(at, won, player)[xp.maximum(card, 0)]
    worth = at.worth[xp.where(is_counter, WANTED, xp.maximum(card, 0))]
    is_window = is_counter | (phase == REACTING)
    passing = xp.where(is_window, worth, xp.where(phase == GAMBLING, at.worth[GAMBLER], 0.0))
    return xp.stack([passing, xp.where(is_counter, -effect, effect)])


def _effects(at: Position, won: Stakes, player: Array) -> Array:
    """float[17]: what it is worth to the viewer that a card of this player has its effect."""
    xp = at.library
    seen, share = at.seen, counts_for(at)
    own = _pick(share, player)
    dice = xp.where((xp.arange(SEATS) == player)[:, None], seen.dice, 0).sum(0)
    leader, target = _pick(share, seen.leader), _pick(share, seen.target)
    nuggets = xp.maximum(0, xp.minimum(dice[NINE], seen.mine - dice[NINE]))
    theft = won.thefts.max(0)[dice[QUEEN]]
    loot = xp.minimum(4, _pick(seen.bills, seen.target)) * DOLLAR
    effects = {
        DYNAMITE: own * nuggets,
        BARMAIDS: own * theft,
        CORRUPTION: own * mean_of(at, slice(PROPERTY, KINDS)),
        CREDIT: own * won.visit[dice[JACK]],
        JOE: loot * (own - target),
        MARSHAL: star(at) * (_pick(share, seen.sheriff) - leader),
        SHARES: seen.bank // 2 * DOLLAR * (own - leader),
        ELIXIR_CARD: own * won.doc,
        BRUTE: own * 1.5,
        GAMBLER: own * 2.5,
    }
    return xp.stack([xp.asarray(effects.get(card, 0.0), np.float32) for card in range(PROPERTY)])


def _turns(at: Position, ahead: Prospects) -> Array:
    worth = ahead.last.sum(1)
    return worth[cup.after_turns(at)] - worth[cup.index_of(at.seen.dice[0])]


def _lead(at: Position, won: Stakes) -> Array:
    """float[5]: what the lead of the place in question brings to each player."""
    xp = at.library
    place = xp.maximum(at.seen.place, 0)
    gains = xp.concatenate([won.places, won.hall[None]])[place]
    counts = xp.where(xp.arange(6) == place, at.seen.dice, 0).sum(1)
    return gains[counts]


def _fair(at: Position, won: Stakes) -> Array:
    """Return the points to offer the sheriff."""
    xp = at.library
    worth = _lead(at, won)[0]
    is_tied = _pick(at.seen.tied, at.seen.sheriff) > 0
    return worth * xp.where(is_tied, BUYOUT, BRIBE / (1 + _pick(at.weights, at.seen.sheriff)))


def _offers(at: Position, won: Stakes) -> Array:
    xp = at.library
    amounts, fair = np.arange(1, MOST_OFFERED + 1), _fair(at, won)
    bills, nuggets = -xp.abs(amounts * DOLLAR - fair), -xp.abs(amounts - fair) - 0.2
    return xp.concatenate([-fair[None], bills, nuggets])


def _cards(at: Position, won: Stakes) -> Array:
    xp = at.library
    phase = at.seen.phase
    offered = -xp.abs(at.worth - _fair(at, won)) - 0.5
    given = xp.where(phase == GIVING, -at.worth, at.worth)
    return xp.where(phase == OFFERING, offered, given)


def _seats(at: Position, won: Stakes) -> Array:
    xp = at.library
    seen, taken = at.seen, 1 + at.weights
    joe = xp.minimum(4, seen.bills) * DOLLAR * taken
    is_store = seen.elixirs[FRIENDSHIP] == IN_USE
    gift = GIFT * taken * mean_of(at, slice(PROPERTY, KINDS)) * (seen.properties > 0)
    kind = GIFT * taken * mean_of(at, slice(0, PROPERTY)) * (seen.store_cards > 0)
    named = xp.where(is_store, kind, gift)
    rest = xp.where(seen.phase == SETTLING, counts_for(at), joe)
    rest = xp.where(seen.phase == NAMING, named, rest)
    return xp.where(seen.phase == DECIDING, _favours(at, won), rest)


def _favours(at: Position, won: Stakes) -> Array:
    """float[5]: what naming each player is worth to the sheriff."""
    xp = at.library
    seen, lead = at.seen, _lead(at, won)
    cards = seen.offered_cards @ at.worth
    bundle = (seen.offered_bills * DOLLAR + seen.offered_nuggets + cards) * (1 + at.weights)
    # A thief robs one of the others, perhaps the sheriff.
    robbed = (at.weights + 1 / xp.maximum(1, seen.players - 1)) / 2
    loss = xp.where(seen.place == SALOON, robbed, at.weights)
    return xp.where(xp.arange(SEATS) == 0, SURE * lead, bundle - loss * lead)


def _robs(at: Position) -> Array:
    xp = at.library
    queens = at.seen.dice[0, QUEEN]
    number = xp.minimum(queens, at.seen.store_cards + at.seen.properties)[1:, None]
    deeds = np.arange(WAYS_TO_DRAW)
    store = xp.maximum(0, number - deeds)
    below = at.store[1:, None] ** store[..., None] * at.deeds[1:, None] ** deeds[:, None]
    return ((1 + at.weights[1:, None]) * STEP * (1 - below).sum(-1)).reshape(-1)


def _orders(at: Position) -> Array:
    """Put the viewer first, then the weakest rivals: earlier visitors have the better choice."""
    xp = at.library
    waits = at.here & (at.seen.led == 0)
    rank = xp.cumsum(waits) - 1
    share = xp.stack(
        [(counts_for(at) * (waits & (rank == place))).sum() for place in range(SEATS - 1)]
    )
    order = xp.asarray(ORDERS)[xp.minimum(waits.sum(), SEATS - 1)]
    points = xp.where(order >= 0, share[xp.maximum(order, 0)], 0.0)
    return -(points * np.arange(SEATS - 1)).sum(1)
