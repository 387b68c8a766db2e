"""The reaction windows in which cards may be played (D-REACT), and Wanted (D-WANTED).

The engine asks every seat that could hold the card as far as the public knows. Here only a seat
that does hold it is asked: all others can only pass. There is one copy of each card with a window
of its own, and one Wanted, so that one seat answers.
"""

from __future__ import annotations

from typing import Final

import jax.numpy as jnp
import numpy as np

from tinhorn.batch.rows import either
from tinhorn.games.dicetown.batch.arrays import Array, entry, first, one_hot, seat
from tinhorn.games.dicetown.codec import actions
from tinhorn.games.dicetown.codec.box import (
    BANK,
    BARMAIDS,
    BRUTE,
    CORRUPTION,
    CREDIT,
    DYNAMITE,
    ELIXIR_CARD,
    GAMBLER,
    HALL,
    JOE,
    KINDS,
    LASTING,
    MARSHAL,
    MINE,
    PROPERTY,
    SALOON,
    SHARES,
    STORE,
    WANTED,
)
from tinhorn.games.dicetown.codec.state import (
    BRUTE_SETTLED,
    COUNTERING,
    DOC_ENTERED,
    JOE_SETTLED,
    REACTING,
    STAR_SETTLED,
    TURN_SETTLED,
    USED,
    State,
    holder,
)

_SETTLED: Final = {
    BRUTE: BRUTE_SETTLED,
    GAMBLER: TURN_SETTLED,
    DYNAMITE: USED + MINE,
    BARMAIDS: USED + SALOON,
    CORRUPTION: USED + HALL,
    CREDIT: USED + STORE,
    JOE: JOE_SETTLED,
    MARSHAL: STAR_SETTLED,
    SHARES: USED + BANK,
    ELIXIR_CARD: DOC_ENTERED,
}
"""Where the game goes on when it is settled whether a card has its effect."""
_STAGES: Final = np.array([_SETTLED.get(card, 0) for card in range(PROPERTY)], np.int32)


def ask(state: State, card: int, seats: Array, otherwise: int) -> State:
    """Ask the one of these seats that holds the card; if nobody does, go on without its effect."""
    asked = seats & holder(state, card)
    is_held = asked.any()
    return state._replace(
        phase=jnp.where(is_held, REACTING, otherwise),
        actor=first(asked),
        card=jnp.full_like(state.card, card),
        is_effective=jnp.zeros_like(state.is_effective),
    )


def played_card(state: State) -> Array:
    """Return the card that the seat asked may play."""
    return jnp.where(state.phase == COUNTERING, WANTED, state.card)


def react(state: State, action: Array) -> State:
    """Play the card or pass; a card played can be countered by the holder of Wanted."""
    is_counter = state.phase == COUNTERING
    plays = action == actions.PLAY
    card = one_hot(played_card(state), KINDS) & plays
    stays = _lasting(played_card(state)) & plays & (state.options.version > 1)
    is_lost = state.in_play & _lasting(state.card) & plays & is_counter
    after = state._replace(
        hands=state.hands - seat(state.actor)[:, None] * card,
        played=state.played + card[:PROPERTY] - _by_kind(stays) + _by_kind(is_lost),
        in_play=(state.in_play | stays) & ~is_lost,
        player=jnp.where(is_counter, state.player, state.actor),
        is_effective=plays ^ is_counter,
    )
    settled = after._replace(phase=entry(jnp.asarray(_STAGES), state.card))
    asks = plays & ~is_counter
    return either(asks, counter(after, settled), settled)


def _lasting(card: Array) -> Array:
    """Return which of the lasting cards this one is: `bool[3]`."""
    return jnp.asarray(LASTING) == card


def _by_kind(cards: Array) -> Array:
    """Return lasting cards by kind: `int[17]`."""
    kinds = jnp.asarray(LASTING)[:, None] == jnp.arange(PROPERTY)
    return (kinds & cards[:, None]).sum(0, dtype=jnp.int32)


def is_in_play(state: State, card: int) -> Array:
    """Return whether a lasting card is on the table."""
    return state.in_play[LASTING.index(card)]


def discard(state: State, card: int, is_over: Array) -> State:
    """Discard a lasting card that is on the table, if its effect is over (D-COMP-3)."""
    is_lost = state.in_play & _lasting(jnp.int32(card)) & is_over
    return state._replace(in_play=state.in_play & ~is_lost, played=state.played + _by_kind(is_lost))


def counter(state: State, settled: State) -> State:
    """Ask an opponent of the card's player who holds Wanted; `settled` if nobody does."""
    wanted = first(holder(state, WANTED) & ~seat(state.player))
    is_held = wanted >= 0
    return settled._replace(
        phase=jnp.where(is_held, COUNTERING, settled.phase),
        actor=jnp.where(is_held, wanted, settled.actor),
    )
