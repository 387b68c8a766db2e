"""Doc Badluck (D-DOC) and the elixirs (D-ELIXIR)."""

from __future__ import annotations

import jax.numpy as jnp

from tinhorn.games.dicetown.batch import windows
from tinhorn.games.dicetown.batch.arrays import (
    Array,
    count,
    earlier,
    entry,
    first,
    lookup,
    one_hot,
    plus,
    seat,
)
from tinhorn.games.dicetown.batch.town import take_from_deck
from tinhorn.games.dicetown.codec import actions
from tinhorn.games.dicetown.codec.actions import ORDERS, PAIR_COUNTS
from tinhorn.games.dicetown.codec.box import (
    CHARM,
    DOMINION,
    ELIXIR_CARD,
    ELIXIRS,
    FRIENDSHIP,
    IS_PROPERTY,
    JOE,
    KINDS,
    LUCK,
    MARSHAL,
    POWER,
    PROPERTY,
    PROTECTION,
    SEATS,
    WEALTH,
)
from tinhorn.games.dicetown.codec.state import (
    DISCARDED,
    DRAWING_ELIXIR,
    DRAWING_LUCK,
    ELIXIR_TAKEN,
    FACE_UP,
    GIVING,
    IN_DECK,
    IN_USE,
    NAMING,
    ORDERING_VISITS,
    PROTECTING,
    REPLACING_ELIXIR,
    ROUND_OVER,
    SENDING_JOE,
    VISIT_OVER,
    VISITING,
    WELCOME,
    Draw,
    State,
    ahead,
    in_game,
    merge,
)

_WEALTH, _CHARM, _PROTECTED = 2, 1, 2


def visitors(state: State) -> Array:
    """Return everybody who led no place this round (D-DOC-1): `bool[5]`."""
    return in_game(state) & ~state.led


def arrive(state: State) -> State:
    """Let the visitors come; of several, the sheriff says in which order."""
    waits = visitors(state)
    return state._replace(
        phase=jnp.where(count(waits) > 1, ORDERING_VISITS, WELCOME),
        actor=state.sheriff,
        waiting=jnp.where((count(waits) > 1) | (jnp.arange(SEATS) > 0), -1, first(waits)),
    )


def order(state: State, action: Array) -> State:
    """Return the visitors, counted clockwise from the sheriff, in the order of a permutation."""
    seats = ahead(state, jnp.arange(SEATS))
    comes = (jnp.arange(SEATS) < state.options.players) & entry_of(visitors(state), seats)
    rank = jnp.where(comes, earlier(comes * 1), -1)
    chosen = lookup(ORDERS, count(comes), jnp.clip(action - actions.ORDER, 0, ORDERS.shape[1] - 1))
    found = (rank == chosen[:, None]) & (chosen[:, None] >= 0)
    waiting = jnp.where(found.any(1), (found * seats).sum(1), -1)
    return state._replace(
        phase=jnp.full_like(state.phase, WELCOME),
        waiting=jnp.pad(waiting, (0, 1), constant_values=-1),
    )


def entry_of(flags: Array, seats: Array) -> Array:
    """Return the flags of several seats."""
    return ((jnp.arange(SEATS) == seats[:, None]) & flags).any(1)


def welcome(state: State) -> State:
    """Let the next visitor in: open the reaction window of the Elixir card (D-DOC-3).

    While that card is on the table, the next visit is the one that it bought.
    """
    is_empty = state.waiting[0] < 0
    asked = windows.ask(state, ELIXIR_CARD, in_game(state) & ~is_empty, VISITING)
    is_held = asked.phase != VISITING
    return asked._replace(
        phase=jnp.where(is_empty, ROUND_OVER, asked.phase),
        actor=jnp.where(is_held, asked.actor, state.waiting[0]),
        is_by_card=windows.is_in_play(state, ELIXIR_CARD) & ~is_empty,
    )


def enter(state: State) -> State:
    """Let whoever played Elixir come right after this visitor, before the others."""
    joined = jnp.concatenate([state.waiting[:1], state.player[None], state.waiting[1:-1]])
    return state._replace(
        phase=jnp.full_like(state.phase, VISITING),
        actor=state.waiting[0],
        waiting=jnp.where(state.is_effective, joined, state.waiting),
    )


def visit(state: State, action: Array) -> State:
    """Open a face-up elixir, or take the unseen top of the deck (D-DOC-2)."""
    taken = one_hot(action - actions.ELIXIR, len(ELIXIRS))
    is_top = action == actions.TOP_ELIXIR
    return state._replace(
        phase=jnp.where(is_top, DRAWING_ELIXIR, ELIXIR_TAKEN),
        elixirs=jnp.where(taken, IN_USE, state.elixirs),
        is_from_top=jnp.zeros_like(state.is_from_top),
    )


def _drawn(state: State, elixir: Array, goes: int) -> Array:
    """Return where elixirs are when one of the deck, or of the discards, is drawn."""
    is_empty = ~(state.elixirs == IN_DECK).any()
    reshuffled = jnp.where(is_empty & (state.elixirs == DISCARDED), IN_DECK, state.elixirs)
    return jnp.where(one_hot(elixir, len(ELIXIRS)), goes, reshuffled)


def receive_elixir(state: State, draw: Draw) -> State:
    return state._replace(
        phase=jnp.full_like(state.phase, ELIXIR_TAKEN),
        elixirs=_drawn(state, draw.elixirs[0], IN_USE),
        is_from_top=jnp.ones_like(state.is_from_top),
    )


def apply_elixir(state: State) -> State:
    """Do what the elixir in use does at once, or ask what it asks (D-ELIXIR)."""
    elixir = first(state.elixirs == IN_USE)
    after = state
    for kinds, effect in (
        ((WEALTH,), _wealth),
        ((CHARM,), _charm),
        ((LUCK,), _luck),
        ((POWER,), _power),
        ((PROTECTION,), _protection),
        ((FRIENDSHIP, DOMINION), _demand),
    ):
        is_this = jnp.stack([elixir == kind for kind in kinds]).any()
        after = merge(is_this, effect(state), state, after)
    return after


def _me(state: State) -> Array:
    return seat(state.waiting[0])


def _gathered(state: State, goods: Array, demand: int) -> Array:
    """Let each other player give this much, or what they have."""
    given = jnp.where(_me(state), 0, jnp.minimum(goods, demand))
    return goods - given + _me(state) * given.sum()


def _wealth(state: State) -> State:
    return state._replace(
        phase=jnp.full_like(state.phase, VISIT_OVER), bills=_gathered(state, state.bills, _WEALTH)
    )


def _charm(state: State) -> State:
    return state._replace(
        phase=jnp.full_like(state.phase, VISIT_OVER),
        nuggets=_gathered(state, state.nuggets, _CHARM),
    )


def _luck(state: State) -> State:
    return state._replace(phase=jnp.full_like(state.phase, DRAWING_LUCK))


def _power(state: State) -> State:
    """Take the star, unless the Marshal objects, or is on the table (D-SHERIFF-2)."""
    is_star_fixed = windows.is_in_play(state, MARSHAL)
    is_new = (state.waiting[0] != state.sheriff) & ~is_star_fixed
    asked = windows.ask(state, MARSHAL, in_game(state) & is_new, VISIT_OVER)
    is_taken = is_new & (asked.phase == VISIT_OVER)
    return asked._replace(
        leader=state.waiting[0], sheriff=jnp.where(is_taken, state.waiting[0], state.sheriff)
    )


def deeds(state: State) -> Array:
    """Return the visitor's unprotected properties, by kind of card: `int[22]`."""
    return entry(state.hands, state.waiting[0]) * IS_PROPERTY


def _protection(state: State) -> State:
    """Choose the properties; with two or fewer there is nothing to choose."""
    has_choice = deeds(state).sum() > _PROTECTED
    return _protected(state, protected_at_once(state))._replace(
        phase=jnp.where(has_choice, PROTECTING, VISIT_OVER), actor=state.waiting[0]
    )


def _protected(state: State, pair: Array) -> State:
    mine = _me(state)[:, None] * pair
    return state._replace(
        phase=jnp.full_like(state.phase, VISIT_OVER),
        hands=state.hands - mine,
        protected=state.protected + mine[:, PROPERTY:],
    )


def chosen_pair(action: Array) -> Array:
    """Return the properties of a pair, by kind of card: `int[22]`."""
    return jnp.pad(entry(jnp.asarray(PAIR_COUNTS), action - actions.PROTECT), (PROPERTY, 0))


def protected_at_once(state: State) -> Array:
    """Return what Protection protects without a choice: all, if there are at most two."""
    return jnp.where(deeds(state).sum() <= _PROTECTED, deeds(state), 0)


def protect(state: State, action: Array) -> State:
    return _protected(state, chosen_pair(action))


def demanded(state: State) -> Array:
    """Return kinds of cards that Friendship or Dominion demands: `bool[22]`."""
    is_dominion = state.elixirs[DOMINION] == IN_USE
    return jnp.asarray(IS_PROPERTY) == is_dominion


def givers(state: State) -> Array:
    """Return opponents of the visitor with a card that can be demanded: `bool[5]`."""
    return ~_me(state) & (state.hands * demanded(state)).any(1)


def _demand(state: State) -> State:
    return state._replace(
        phase=jnp.where(givers(state).any(), NAMING, VISIT_OVER), actor=state.waiting[0]
    )


def name_giver(state: State, action: Array) -> State:
    return state._replace(
        phase=jnp.full_like(state.phase, GIVING), actor=ahead(state, action - actions.SEAT)
    )


def give(state: State, action: Array) -> State:
    card = one_hot(action - actions.CARD, KINDS)
    change = _me(state) * 1 - seat(state.actor)
    return state._replace(
        phase=jnp.full_like(state.phase, VISIT_OVER),
        hands=state.hands + change[:, None] * card,
    )


def draw_luck(state: State, draw: Draw) -> State:
    """Put the card into the hand; Nervous Joe is played at once instead (D-STORE-4)."""
    cards = draw.cards
    state = take_from_deck(state, cards)
    is_joe = cards[JOE] > 0
    return state._replace(
        phase=jnp.where(is_joe, SENDING_JOE, VISIT_OVER),
        actor=state.waiting[0],
        hands=state.hands + (_me(state) & ~is_joe)[:, None] * cards,
        played=plus(state.played, JOE, is_joe),
    )


def finish_visit(state: State) -> State:
    """Discard the elixir; one taken from the face-up ones is replaced (D-DOC-2)."""
    state = windows.discard(state, ELIXIR_CARD, state.is_by_card)
    return state._replace(
        phase=jnp.where(state.is_from_top, WELCOME, REPLACING_ELIXIR),
        elixirs=jnp.where(state.elixirs == IN_USE, DISCARDED, state.elixirs),
        waiting=jnp.concatenate([state.waiting[1:], jnp.full_like(state.waiting[:1], -1)]),
        is_from_top=jnp.zeros_like(state.is_from_top),
        is_by_card=jnp.zeros_like(state.is_by_card),
    )


def replace_elixir(state: State, draw: Draw) -> State:
    return state._replace(
        phase=jnp.full_like(state.phase, WELCOME), elixirs=_drawn(state, draw.elixirs[0], FACE_UP)
    )
