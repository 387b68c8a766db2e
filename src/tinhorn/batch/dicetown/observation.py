"""What one seat may know of a game of Dice Town, as arrays.

Written from the table *What is hidden from whom* of docs/rules/dicetown.md. Seats are counted
clockwise from the viewer, who is seat 0, in every field; there are five, empty ones last. Fields
about the question at hand are filled for the seat that is asked: to others they show nothing, not
even that a card could be played, which would betray its holder.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp

from tinhorn.batch.dicetown import ties
from tinhorn.batch.dicetown.actions import MOST_OFFERED, OTHER_FACES
from tinhorn.batch.dicetown.arrays import EVERY_SEAT, Array, entry
from tinhorn.batch.dicetown.box import (
    COPIES,
    FACES,
    GAMBLER,
    KINDS,
    MOST_COPIES,
    PLACES,
    PROPERTIES,
    PROPERTY,
    SEATS,
    SINGLES,
)
from tinhorn.batch.dicetown.state import (
    CHANCES,
    COUNTERING,
    IN_USE,
    NOTE_PLACES,
    OVER,
    PHASES,
    SETTLING,
    VIEWERS,
    State,
    in_game,
)

OBSERVATION_VERSION: Final = 1
"""Rises when a field of `Observation` or the layout of `flatten` changes."""


class Observation(NamedTuple):
    phase: Array
    """int8: what the viewer is asked, as in `state.py`; `OVER` after the end; 0 if nothing."""
    players: Array
    """int8: how many play."""
    seat: Array
    """int8: the viewer's own seat, counted as the engine does."""
    bribes: Array
    """int8: 1 if tied players make offers."""
    round: Array
    """int8: from 1 on."""
    place: Array
    """int8: asked for an offer or a leader: the place; else -1."""
    tied: Array
    """int8[5]: asked for an offer, a leader or the winner: 1 for each player who is tied."""
    offered_bills: Array
    """int8[5]: asked for a leader: the bills that each player offers."""
    offered_nuggets: Array
    """int8[5]: likewise."""
    offered_cards: Array
    """int8[5, 22]: likewise, cards by kind, with their faces: the viewer is the sheriff."""
    card: Array
    """int8: asked at a moment: the card that may be played, or countered; else -1."""
    player: Array
    """int8: asked for Wanted: who played the card; else -1."""
    leader: Array
    """int8: asked at a moment, at the store or at the saloon: who leads there, or would become the
    new sheriff; else -1."""
    target: Array
    """int8: asked to steal, or for Wanted against Nervous Joe: who is robbed; else -1."""
    left: Array
    """int8: at the store and the saloon: visits or thefts that are left, this one included; asked
    for Wanted against Nervous Joe: visits that follow."""
    cup: Array
    """int8[6]: asked which dice to keep: the dice under the viewer's cup, by face."""
    kept: Array
    """int8[6]: asked which dice stay, or for Wanted against a Brute: the dice that the player of
    the Brute kept in this reveal, by face."""
    turned_die: Array
    """int8: asked for Wanted against a Gambler: the face of the die to be turned; else -1."""
    turned_face: Array
    """int8: likewise: the face to turn it to."""
    drawn: Array
    """int8[22]: asked which card to keep or steal: those drawn, by kind."""
    dice: Array
    """int8[5, 6]: the dice that each player has set aside, by face."""
    bills: Array
    """int8[5]"""
    nuggets: Array
    """int8[5]"""
    store_cards: Array
    """int8[5]: how many store cards each player holds."""
    properties: Array
    """int8[5]: how many unprotected properties each player holds."""
    hands: Array
    """int8[5, 22]: the cards in hand by kind: the viewer's own; all at the final count."""
    protected: Array
    """int8[5, 5]: protected properties, by kind."""
    sheriff: Array
    """int8"""
    led: Array
    """int8[5]: 1 for each player who has led a place this round."""
    mine: Array
    """int8: nuggets on the gold mine."""
    bank: Array
    """int8: bills on the bank."""
    coach: Array
    """int8: bills on the stagecoach."""
    display: Array
    """int8[3]: the properties on display from 0 on, the lowest first, -1 for none."""
    property_deck: Array
    """int8: how many properties are in the deck."""
    store_deck: Array
    """int8: how many cards are in the store deck."""
    discards: Array
    """int8: how many store cards were discarded face down since the deck was last shuffled."""
    played: Array
    """int8[17]: store cards openly played and discarded since then, by kind."""
    in_play: Array
    """int8[3]: 1 for each of Unlimited Credit, the Marshal and the Elixir card that is on the table
    because its effect is not over yet."""
    elixirs: Array
    """int8[7]: where each elixir is: 0 deck, 1 face up, 2 discarded, 3 in use."""
    is_from_top: Array
    """int8: 1 if the elixir in use came from the top of the deck."""
    is_by_card: Array
    """int8: 1 if the Elixir card has bought the present visit."""
    waiting: Array
    """int8[5]: who visits Doc Badluck, the present visitor first, -1 after the last."""
    memory: Array
    """int8[39, 8]: what the viewer has seen of cards that are hidden now: one row for each copy of
    each kind of card; 1 for each place where that copy can be: the hands of the five players, the
    store deck, the face-down discards, the cards drawn by the leader at the store. All zero where
    there is no note. Within a kind the rows are sorted, the highest number of bits first."""
    common: Array
    """int8[39, 8]: what everybody has seen, likewise."""


def _distance(state: State, seat: Array, viewer: Array) -> Array:
    """How many seats after the viewer this one is; -1 if it is none."""
    return jnp.where(seat < 0, -1, (seat - viewer) % state.options.players)


def _from_viewer(state: State, viewer: Array, values: Array) -> Array:
    """Values by seat, counted from the viewer; zeros where nobody sits."""
    seats = (viewer + EVERY_SEAT) % state.options.players
    here = (seats[:, None] == EVERY_SEAT) & in_game(state)[:, None]
    shape = (SEATS, SEATS) + (1,) * (values.ndim - 1)
    return jnp.where(here.reshape(shape), values, 0).sum(1, dtype=jnp.int32)


def observe(state: State, viewer: Array) -> Observation:
    """What a seat may know, of a state in 32 bits."""
    is_asked = (state.actor == viewer) & (state.phase >= CHANCES) & (state.phase != OVER)
    fields = _question(state, viewer, is_asked) | _table(state, viewer) | _hands(state, viewer)
    fields["memory"] = _remembered(state, viewer, viewer)
    fields["common"] = _remembered(state, viewer, jnp.int32(VIEWERS - 1))
    return Observation(**{name: value.astype(jnp.int8) for name, value in fields.items()})


def _question(state: State, viewer: Array, is_asked: Array) -> dict[str, Array]:
    """What the viewer is asked, with all that belongs to the question."""

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
    """The die that a Gambler is about to turn."""
    answer = entry(state.answers, state.player) - 1
    is_turn = is_asked & (state.phase == COUNTERING) & (state.card == GAMBLER)
    die, other = answer // OTHER_FACES, answer % OTHER_FACES
    face = other + (other >= die)
    return {
        "turned_die": jnp.where(is_turn, die, -1),
        "turned_face": jnp.where(is_turn, face, -1),
    }


def _table(state: State, viewer: Array) -> dict[str, Array]:
    """What everybody sees."""
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
    """What the players have; faces of cards only for their owner, until all is laid open."""
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
    """int[39, 8]: notes with their places counted from the viewer, sorted within each kind."""
    here = (jnp.arange(VIEWERS) == owner)[:, None]
    single = jnp.where(here, state.single_notes, 0).sum(0, dtype=jnp.int32)
    several = jnp.where(here, state.notes, 0).sum(1, dtype=jnp.int32)
    rows = _sorted(_turned(state, viewer, several))
    kinds = range(KINDS - SINGLES)
    copies = [rows[copy, kind] for kind in kinds for copy in range(COPIES[SINGLES + kind])]
    chosen = jnp.concatenate([_turned(state, viewer, single), jnp.stack(copies)])
    return (chosen[:, None] >> jnp.arange(NOTE_PLACES)) & 1


def _turned(state: State, viewer: Array, notes: Array) -> Array:
    """Places with the seats counted from the viewer."""
    players, everybody = state.options.players, (1 << SEATS) - 1
    hands = notes & everybody
    hands = ((hands >> viewer) | (hands << (players - viewer))) & ((1 << players) - 1)
    return (notes & ~everybody) | hands


def _sorted(notes: Array) -> Array:
    """The notes on each kind, the highest first, by comparing neighbours."""
    rows = [notes[copy] for copy in range(MOST_COPIES)]
    for end in range(MOST_COPIES - 1, 0, -1):
        for index in range(end):
            high, low = rows[index], rows[index + 1]
            rows[index], rows[index + 1] = jnp.maximum(high, low), jnp.minimum(high, low)
    return jnp.stack(rows)


_ONE_HOT: Final = {
    "phase": PHASES,
    "place": len(PLACES),
    "card": PROPERTY,
    "player": SEATS,
    "leader": SEATS,
    "target": SEATS,
    "turned_die": len(FACES),
    "turned_face": len(FACES),
    "sheriff": SEATS,
    "display": PROPERTIES,
    "elixirs": IN_USE + 1,
    "waiting": SEATS,
}
"""Fields that name one of several things, and of how many."""


def flatten(seen: Observation) -> Array:
    """int8: the observation as one vector; fields that name things become one-hot.

    A field that names nothing (-1) becomes zeros. All other numbers stay as they are.
    """
    parts = []
    for name, value in seen._asdict().items():
        shown = jax.nn.one_hot(value, _ONE_HOT[name], dtype=jnp.int8) if name in _ONE_HOT else value
        parts.append(shown.reshape(-1))
    return jnp.concatenate(parts)
