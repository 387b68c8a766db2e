"""What a seat sees of Winchester as numbers for a network: the twin, in arrays, of
`tinhorn.games.winchester.bots.features`. A test holds them equal.

Seats are counted from the viewer on and padded to five, so that one network plays all tables.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import jax.numpy as jnp
import numpy as np

from tinhorn.batch.bits import Array, count
from tinhorn.games.winchester.batch.objectives import NEEDS, largest_group
from tinhorn.games.winchester.batch.opponents import valuation
from tinhorn.games.winchester.batch.opponents.valuation import DISTINCT, Known
from tinhorn.games.winchester.codec.fields import Observation
from tinhorn.games.winchester.codec.state import BIDDING, HEARING_RUMOR, MOVING_VEHICLE

SEATS: Final = 5
THRIFT: Final = 0.2
CASH_STEPS: Final = np.array((0, 1, 2, 3, 4, 6, 8, 10, 13, 16, 20, 26))
BID_STEPS: Final = np.array((0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15))
ROOM_STEPS: Final = np.array((-3, -1, 0, 1, 2, 3, 5))


class Seen(NamedTuple):
    """The features of a position, and the deputy's opinion of it."""

    features: Array
    candidates: Array
    """Nothing: all that the network reads is in the features."""
    fair: Array
    at: Known


def see(observation: Observation) -> Seen:
    at = valuation.known(observation)
    is_bidding = (at.seen.phase == BIDDING).astype(jnp.float32)
    worth = valuation.worths(at) * is_bidding
    fair = valuation.fair_price(at, worth) * is_bidding
    parts = [*_table(at), *_players(at), *_auction(at, is_bidding), *_valued(at, worth, fair)]
    flat = [jnp.asarray(part, jnp.float32).ravel() for part in parts]
    return Seen(jnp.concatenate(flat), jnp.zeros(0), fair, at)


def padded(values: Array) -> Array:
    """Seats on the first axis, zeros for those that are not at the table."""
    missing = SEATS - values.shape[0]
    return jnp.pad(values, [(0, missing)] + [(0, 0)] * (values.ndim - 1))


def _one_of(index: Array | int, size: int) -> Array:
    return jnp.arange(size) == index


def _table(at: Known) -> list[Array]:
    seen = at.seen
    is_sold = seen.plots.max(0)
    return [
        _one_of(at.plots.shape[0] - 3, 3),
        seen.options[1:],
        _one_of(seen.phase, 8)[jnp.array([BIDDING, MOVING_VEHICLE, HEARING_RUMOR])],
        seen.bonuses * (1 - is_sold),
        at.unseen,
        seen.cards >= 0,
        at.sites / 6.0,
        seen.turned,
        jnp.stack([seen.saloon / 4.0, seen.saloon == 0, at.unsold / 10.0]),
        at.unsold <= jnp.arange(1, 7),
        seen.piles / 5.0,
        seen.piles > 0,
    ]


def _players(at: Known) -> list[Array]:
    seen, is_shown = at.seen, (at.seen.piles > 0).astype(jnp.int32)
    is_known = (seen.cash >= 0).astype(jnp.int32)
    cash = jnp.maximum(seen.cash, 0)
    tokens = valuation.token_counts(at, at.plots)
    secret = valuation.expected_pay(at, valuation.pays(at.plots, tokens))
    reached = valuation.progress(at.plots, tokens, jnp.int32(0), jnp.int32(0))
    is_riding = (seen.phase == MOVING_VEHICLE).astype(jnp.float32)
    beside = count(at.plots[:, None] & DISTINCT) * is_riding
    per_seat = [
        seen.plots,
        at.objectives,
        is_known,
        cash / 10.0,
        (cash[:, None] > CASH_STEPS) * is_known[:, None],
        seen.duel_tokens,
        _one_of(seen.first, at.plots.shape[0]),
        _one_of(seen.asked, at.plots.shape[0]),
        count(at.plots) / 4.0,
        tokens / 3.0,
        largest_group(at.plots) / 4.0,
        reached / NEEDS * is_shown,
        secret / 12.0,
        (secret + cash) / 20.0,
        seen.looked_cards,
    ]
    others = beside[1:].sum(0)
    rides = [beside[0], others / 2.0, beside[0] - others / (at.plots.shape[0] - 1)]
    return [*(padded(jnp.asarray(part)) for part in per_seat), *rides]


def _auction(at: Known, is_bidding: Array) -> list[Array]:
    """Return only what is asked of bidders: zeros in other phases."""
    seen, players = at.seen, at.plots.shape[0]
    bit = 1 << jnp.maximum(seen.plot, 0)
    tokens = valuation.token_counts(at, at.plots)
    more = valuation.token_counts(at, at.plots | bit)
    here = (at.tokens >> jnp.maximum(seen.plot, 0)) & 1
    took_empty = (here[2] == 1) & (seen.saloon == 0)
    before = valuation.progress(at.plots, tokens, jnp.int32(0), jnp.int32(0))
    after = valuation.progress(at.plots | bit, more, at.unsold == 1, took_empty)
    wins = jnp.where(after >= NEEDS, seen.piles, 0).sum(-1)
    pay = valuation.expected_pay(at, valuation.pays(bit, here))
    cash, inside = jnp.maximum(seen.cash, 0), seen.in_auction
    richest = (cash * inside)[1:].max()
    per_seat = [
        inside,
        _one_of(seen.holder, players),
        (after - before) * (seen.piles > 0),
        wins / 5.0,
        pay / 5.0,
    ]
    whole = [
        _one_of(seen.plot, 19),
        here,
        _one_of(inside.sum() - 1, SEATS),
        seen.standing / 8.0,
        seen.standing > BID_STEPS,
        (cash[0] - seen.standing) / 8.0,
        (richest - seen.standing) / 8.0,
        valuation.site(at) / 5.0,
    ]
    return [
        *(padded(jnp.asarray(part)) * is_bidding for part in per_seat),
        *(part * is_bidding for part in whole),
    ]


def _valued(at: Known, worth: Array, fair: Array) -> list[Array]:
    """Return the deputy's opinion."""
    is_bidding = at.seen.phase == BIDDING
    room = fair * (1 - THRIFT * at.unsold / 19) - at.seen.standing
    room = jnp.where(is_bidding, room, 0.0)
    return [
        padded(worth) / 8.0,
        fair / 8.0,
        room / 4.0,
        jnp.where(is_bidding, jnp.clip(room - ROOM_STEPS, -1, 1), 0.0),
    ]
