"""What one seat may know of a game of Dice Town, as arrays.

Written from the table *What is hidden from whom* of rulebook/en.md. Seats are counted
clockwise from the viewer, who is seat 0, in every field; there are five, empty ones last. Fields
about the question at hand are filled for the seat that is asked: to others they show nothing, not
even that a card could be played, which would betray its holder.
"""

from __future__ import annotations

import jax.numpy as jnp

from tinhorn.games.dicetown.batch import ties
from tinhorn.games.dicetown.batch.arrays import EVERY_SEAT, Array, entry
from tinhorn.games.dicetown.codec.actions import MOST_OFFERED, OTHER_FACES
from tinhorn.games.dicetown.codec.box import (
    COPIES,
    GAMBLER,
    KINDS,
    MOST_COPIES,
    PROPERTY,
    SEATS,
    SINGLES,
)
from tinhorn.games.dicetown.codec.fields import Observation, parts
from tinhorn.games.dicetown.codec.state import (
    CHANCES,
    COUNTERING,
    NOTE_PLACES,
    OVER,
    SETTLING,
    VIEWERS,
    State,
    in_game,
)


def _distance(state: State, seat: Array, viewer: Array) -> Array:
    """Return how many seats after the viewer this one is; -1 if it is none."""
    return jnp.where(seat < 0, -1, (seat - viewer) % state.options.players)


def _from_viewer(state: State, viewer: Array, values: Array) -> Array:
    """Return values by seat, counted from the viewer; zeros where nobody sits."""
    seats = (viewer + EVERY_SEAT) % state.options.players
    here = (seats[:, None] == EVERY_SEAT) & in_game(state)[:, None]
    shape = (SEATS, SEATS) + (1,) * (values.ndim - 1)
    return jnp.where(here.reshape(shape), values, 0).sum(1, dtype=jnp.int32)


def observe(state: State, viewer: Array) -> Observation:
    """Return what a seat may know, of a state in 32 bits."""
    is_asked = (state.actor == viewer) & (state.phase >= CHANCES) & (state.phase != OVER)
    fields = _question(state, viewer, is_asked) | _table(state, viewer) | _hands(state, viewer)
    fields["memory"] = _remembered(state, viewer, viewer)
    fields["common"] = _remembered(state, viewer, jnp.int32(VIEWERS - 1))
    return Observation(**{name: value.astype(jnp.int8) for name, value in fields.items()})


def _question(state: State, viewer: Array, is_asked: Array) -> dict[str, Array]:
    """Return what the viewer is asked, with all that belongs to the question."""

    def shown(value: Array, hidden: int = 0) -> Array:
        return jnp.where(is_asked, value, hidden)

    def distance(seat: Array) -> Array:
        return shown(_distance(state, seat, viewer), -1)

    is_over = state.phase == OVER
    whose = jnp.where(state.player >= 0, state.player, state.actor)
    return (
        _offers(state, viewer, is_asked)
        | _turn(state, is_asked)
        | {
            "phase": jnp.where(is_over, OVER, shown(state.phase)),
            "place": shown(state.place, -1),
            "tied": shown(_from_viewer(state, viewer, state.tied)),
            "card": shown(state.card, -1),
            "player": distance(state.player),
            "leader": distance(state.leader),
            "target": distance(state.target),
            "left": shown(state.left),
            "cup": shown(entry(state.cup, viewer)),
            "kept": shown(entry(state.kept, whose)),
            "drawn": shown(state.drawn),
        }
    )


def _offers(state: State, viewer: Array, is_asked: Array) -> dict[str, Array]:
    is_desk = is_asked & (state.place >= 0) & (state.actor == state.sheriff)
    offers = jnp.where(is_desk, _from_viewer(state, viewer, jnp.maximum(state.answers, 0)), 0)
    is_gold = (offers >= ties.OFFERED_NUGGETS) & (offers < ties.OFFERED_CARD)
    kinds = ties.offered_card(offers)[:, None]
    return {
        "offered_bills": jnp.where(offers <= MOST_OFFERED, offers, 0),
        "offered_nuggets": jnp.where(is_gold, offers - ties.OFFERED_NUGGETS + 1, 0),
        "offered_cards": (jnp.arange(KINDS) == kinds) * 1,
    }


def _turn(state: State, is_asked: Array) -> dict[str, Array]:
    """Return the die that a Gambler is about to turn."""
    answer = entry(state.answers, state.player) - 1
    is_turn = is_asked & (state.phase == COUNTERING) & (state.card == GAMBLER)
    die, other = answer // OTHER_FACES, answer % OTHER_FACES
    face = other + (other >= die)
    return {
        "turned_die": jnp.where(is_turn, die, -1),
        "turned_face": jnp.where(is_turn, face, -1),
    }


def _table(state: State, viewer: Array) -> dict[str, Array]:
    """Return what everybody sees."""
    return {
        "players": state.options.players,
        "seat": viewer,
        "bribes": state.options.bribes,
        "round": state.round,
        "sheriff": _distance(state, state.sheriff, viewer),
        "led": _from_viewer(state, viewer, state.led),
        "mine": state.mine,
        "bank": state.bank,
        "coach": state.coach,
        "display": state.display,
        "property_deck": state.deck[PROPERTY:].sum(),
        "store_deck": state.deck[:PROPERTY].sum(),
        "discards": state.discards.sum(),
        "played": state.played,
        "in_play": state.in_play,
        "elixirs": state.elixirs,
        "is_from_top": state.is_from_top,
        "is_by_card": state.is_by_card,
        "waiting": _distance(state, state.waiting, viewer),
    }


def _hands(state: State, viewer: Array) -> dict[str, Array]:
    """Return what the players have; faces of cards only for their owner, until all is laid open."""
    hands = _from_viewer(state, viewer, state.hands)
    is_open = (state.phase == SETTLING) | (state.phase == OVER)
    return {
        "dice": _from_viewer(state, viewer, state.dice),
        "bills": _from_viewer(state, viewer, state.bills),
        "nuggets": _from_viewer(state, viewer, state.nuggets),
        "store_cards": hands[:, :PROPERTY].sum(1),
        "properties": hands[:, PROPERTY:].sum(1),
        "hands": jnp.where((is_open | (EVERY_SEAT == 0))[:, None], hands, 0),
        "protected": _from_viewer(state, viewer, state.protected),
    }


def _remembered(state: State, viewer: Array, owner: Array) -> Array:
    """Return notes, their places counted from the viewer, sorted within each kind: `int[39, 8]`."""
    here = (jnp.arange(VIEWERS) == owner)[:, None]
    single = jnp.where(here, state.single_notes, 0).sum(0, dtype=jnp.int32)
    several = jnp.where(here, state.notes, 0).sum(1, dtype=jnp.int32)
    rows = _sorted(_turned(state, viewer, several))
    kinds = range(KINDS - SINGLES)
    copies = [rows[copy, kind] for kind in kinds for copy in range(COPIES[SINGLES + kind])]
    chosen = jnp.concatenate([_turned(state, viewer, single), jnp.stack(copies)])
    return (chosen[:, None] >> jnp.arange(NOTE_PLACES)) & 1


def _turned(state: State, viewer: Array, notes: Array) -> Array:
    """Return places with the seats counted from the viewer."""
    players, everybody = state.options.players, (1 << SEATS) - 1
    hands = notes & everybody
    hands = ((hands >> viewer) | (hands << (players - viewer))) & ((1 << players) - 1)
    return (notes & ~everybody) | hands


def _sorted(notes: Array) -> Array:
    """Return the notes on each kind, the highest first, by comparing neighbours."""
    rows = [notes[copy] for copy in range(MOST_COPIES)]
    for end in range(MOST_COPIES - 1, 0, -1):
        for index in range(end):
            high, low = rows[index], rows[index + 1]
            rows[index], rows[index + 1] = jnp.maximum(high, low), jnp.minimum(high, low)
    return jnp.stack(rows)


def flatten(seen: Observation) -> Array:
    """Return the observation as one vector of 8 bits, laid out by `fields.parts`."""
    return jnp.concatenate([part.astype(jnp.int8) for part in parts(seen)])
