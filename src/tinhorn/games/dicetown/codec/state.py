"""The whole truth of a game of Dice Town as arrays, what chance draws, and the phases.

Arrays by seat have five entries whatever the number of players. The state is stored in small
integers (about one kilobyte). The rules compute with single numbers in 32 bits: they `widen` a
state first and `narrow` it last. Arrays stay small all the way, because moving them between kernels
is what a graphics card spends its time on. Fields that mean nothing in a phase have their resting
value there, so that equal positions are equal arrays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from tinhorn.games.dicetown.codec import box
from tinhorn.games.dicetown.codec.box import (
    ELIXIRS,
    FACES,
    KINDS,
    PLACES,
    PROPERTIES,
    PROPERTY,
    SEATS,
)

if TYPE_CHECKING:  # the codec shares these types, and needs no JAX
    from tinhorn.games.dicetown.batch.arrays import Array

DEALING, ROLLING, DRAWING_CARDS, DRAWING_LOOT, DRAWING_PROPERTY = range(5)
REFILLING, DRAWING_ELIXIR, DRAWING_LUCK, REPLACING_ELIXIR = range(5, 9)
KEEPING, TRIMMING, GAMBLING, OFFERING, DECIDING, REACTING, COUNTERING = range(9, 16)
CHOOSING_CARD, ROBBING, STEALING, ORDERING_VISITS, VISITING = range(16, 21)
SENDING_JOE, NAMING, GIVING, PROTECTING, SETTLING, OVER = range(21, 27)
"""The phases of the engine, by the same names: first those that ask chance."""
PHASES: Final = 27
CHANCES: Final = 9
"""Chance owes in the phases below this one."""

BRUTE_SETTLED, BRUTES, GAMBLE, TURN_SETTLED, TURNS, ONWARD, JOE_SETTLED, STAR_SETTLED = range(
    32, 40
)
ELIXIR_TAKEN, UNLOADING, NEXT_VISIT, NEXT_THEFT, REFILL, VISIT_OVER, DOC, WELCOME = range(40, 48)
ROUND_OVER: Final = 48
ARRIVED: Final = 64
LED: Final = ARRIVED + len(PLACES)
USED: Final = LED + len(PLACES)
DOC_ENTERED: Final = USED + len(PLACES)
"""Stages that a step passes through: no state rests there. Of ARRIVED, LED and USED there is one
for each place: its leader is to be found, is found, has answered whether to play a card."""

IN_DECK, FACE_UP, DISCARDED, IN_USE = range(4)
"""Where an elixir can be."""

VIEWERS: Final = SEATS + 1
"""Memories: one for each seat, the last is what everybody has seen."""
IN_STORE_DECK: Final = 1 << SEATS
IN_DISCARDS: Final = IN_STORE_DECK << 1
IN_DRAWN: Final = IN_STORE_DECK << 2
"""Places of a card in a note, as bits; below them one bit for the hand of each seat."""
NOTE_PLACES: Final = SEATS + 3


class Options(NamedTuple):
    """The table options. They are part of the state: a batch may mix them."""

    players: Array
    """int8: from 2 to 5."""
    bribes: Array
    """bool: tied players make offers (D-TIE-2)."""
    sheriff: Array
    """int8: the first sheriff, -1 if drawn at random (D-SETUP-1)."""
    version: Array
    """int8: the version of the rules (see `Rules`)."""


class State(NamedTuple):
    options: Options
    phase: Array
    """int8: what is asked, see above."""
    actor: Array
    """int8: the seat that is asked; 0 if chance owes or the game is over."""
    round: Array
    """int8: from 1 on."""
    dice: Array
    """int8[5, 6]: the dice that each seat has set aside, by face."""
    cup: Array
    """int8[5, 6]: the dice under the cups while everybody chooses, by face."""
    kept: Array
    """int8[5, 6]: what each seat set aside in this reveal, while Brutes are seen through."""
    asked: Array
    """bool[5]: seats that answer in secret in this phase; or players of a Brute or a Gambler that
    is not seen through yet."""
    answers: Array
    """int8[5]: sealed answers, offers made and Gamblers to be seen through, -1 where there is none.
    A mask of dice (plus 32 with the Brute), a turn (0: pass), an offer (0: nothing)."""
    bills: Array
    """int8[5]"""
    nuggets: Array
    """int8[5]"""
    hands: Array
    """int8[5, 22]: the cards in each hand, by kind; protected properties are not in it."""
    protected: Array
    """int8[5, 5]: protected properties, by kind."""
    sheriff: Array
    """int8"""
    led: Array
    """bool[5]: seats that have led a place this round."""
    mine: Array
    """int8: nuggets on the gold mine."""
    bank: Array
    """int8: bills on the bank."""
    coach: Array
    """int8: bills on the stagecoach."""
    display: Array
    """int8[3]: the kinds of the properties on display from 0 on, the lowest first, -1 for none."""
    deck: Array
    """int8[22]: the cards in the store deck and in the property deck, by kind."""
    discards: Array
    """int8[17]: store cards discarded face down since the deck was last shuffled, by kind."""
    played: Array
    """int8[17]: store cards openly played and discarded since then, by kind."""
    in_play: Array
    """bool[3]: which of the cards `LASTING` are on the table, with an effect that is not over yet
    (D-COMP-3, rules version 2)."""
    elixirs: Array
    """int8[7]: where each elixir is."""
    place: Array
    """int8: the place that tied players want to lead, -1 if none."""
    tied: Array
    """bool[5]: who is tied for it, or for winning the game."""
    leader: Array
    """int8: the leader of the place in use, or the candidate for the star; -1 if none."""
    left: Array
    """int8: visits to the store, or thefts, that are left, this one included."""
    drawn: Array
    """int8[22]: cards drawn to choose from, by kind."""
    wish: Array
    """int8[2]: how many store cards and properties the thief draws."""
    target: Array
    """int8: who is robbed at the saloon or by Nervous Joe, -1 if nobody."""
    card: Array
    """int8: the card of the reaction window, or the card that may be countered; -1 if none."""
    player: Array
    """int8: who played the card that may be countered, -1 if nobody."""
    is_effective: Array
    """bool: a card was played and not countered; only within a step."""
    waiting: Array
    """int8[5]: who visits Doc Badluck, the present visitor first, -1 after the last."""
    is_from_top: Array
    """bool: the elixir in use came from the top of the deck."""
    is_by_card: Array
    """bool: the Elixir card has bought the present visit (D-DOC-3, rules version 2)."""
    winner: Array
    """int8: the winner by the sheriff's word, -1 if it did not take that."""
    single_notes: Array
    """uint8[6, 15]: what each viewer has seen of hidden cards: a note on each kind that there is
    one card of: the places where it can be, as bits; 0 where there is no note."""
    notes: Array
    """uint8[4, 6, 7]: the same for the other kinds, which have a note for each copy."""


class Draw(NamedTuple):
    """What chance answers. The phase says which part of it is used."""

    sheriff: Array
    """int8: the first sheriff."""
    dice: Array
    """int8[5, 6]: what each seat rolls, by face."""
    cards: Array
    """int8[22]: store cards drawn, or the thief's loot, by kind."""
    row: Array
    """int8[3]: properties drawn from their deck, the first card first, by kind from 0 on."""
    elixirs: Array
    """int8[2]: elixirs drawn."""


def _wide(value: Array) -> Array:
    is_number = value.ndim == 0 and value.dtype == np.int8
    return value.astype(np.int32) if is_number else value


def _small(value: Array) -> Array:
    kept = value.dtype in (np.bool_, np.uint8)
    return value if kept else value.astype(np.int8)


def widen(state: State) -> State:
    """Return the same state with its single numbers in 32 bits, for computing."""
    return State(Options(*map(_wide, state.options)), *map(_wide, state[1:]))


def narrow(state: State) -> State:
    """Return the same state in small integers, for storing."""
    return State(Options(*map(_small, state.options)), *map(_small, state[1:]))


def new(options: Options, *, players: int) -> State:
    """Return a table before anything is dealt (D-SETUP)."""
    import jax.numpy as jnp

    seats = np.arange(SEATS) < players
    zero, none, no = np.int8(0), np.int8(-1), np.zeros((), np.bool_)
    fields: dict[str, ArrayLike] = {
        "phase": np.int8(DEALING),
        "actor": zero,
        "round": np.int8(1),
        "dice": np.zeros((SEATS, len(FACES)), np.int8),
        "cup": np.zeros((SEATS, len(FACES)), np.int8),
        "kept": np.zeros((SEATS, len(FACES)), np.int8),
        "asked": np.zeros(SEATS, np.bool_),
        "answers": np.full(SEATS, -1, np.int8),
        "bills": (box.STARTING_BILLS * seats).astype(np.int8),
        "nuggets": np.zeros(SEATS, np.int8),
        "hands": np.zeros((SEATS, KINDS), np.int8),
        "protected": np.zeros((SEATS, PROPERTIES), np.int8),
        "sheriff": zero,
        "led": np.zeros(SEATS, np.bool_),
        "mine": np.int8(box.NUGGETS),
        "bank": np.int8(box.STARTING_LOOT),
        "coach": zero,
        "display": np.full(box.ROW, -1, np.int8),
        "deck": box.COPIES.astype(np.int8),
        "discards": np.zeros(PROPERTY, np.int8),
        "played": np.zeros(PROPERTY, np.int8),
        "in_play": np.zeros(len(box.LASTING), np.bool_),
        "elixirs": np.zeros(len(ELIXIRS), np.int8),
        "place": none,
        "tied": np.zeros(SEATS, np.bool_),
        "leader": none,
        "left": zero,
        "drawn": np.zeros(KINDS, np.int8),
        "wish": np.zeros(2, np.int8),
        "target": none,
        "card": none,
        "player": none,
        "is_effective": no,
        "waiting": np.full(SEATS, -1, np.int8),
        "is_from_top": no,
        "is_by_card": no,
        "winner": none,
        "single_notes": np.zeros((VIEWERS, box.SINGLES), np.uint8),
        "notes": np.zeros((box.MOST_COPIES, VIEWERS, KINDS - box.SINGLES), np.uint8),
    }
    return State(options=options, **{name: jnp.asarray(field) for name, field in fields.items()})


def merge(condition: Array, after: State, before: State, into: State) -> State:
    """Return what `after` changed of `before` goes into a third state, if the condition holds.

    Fields that are the same object before and after were not touched and cost nothing.
    """
    import jax.numpy as jnp

    changed: list[Any] = []
    for new, old, kept in zip(after[1:], before[1:], into[1:], strict=True):
        if new is old:
            changed.append(kept)
        else:
            changed.append(jnp.where(condition, new.astype(kept.dtype), kept))
    return State(into.options, *changed)


def in_game(state: State) -> Array:
    """Return the seats that are taken: `bool[5]`."""
    import jax.numpy as jnp

    return jnp.arange(SEATS) < state.options.players


def ahead(state: State, places: Array) -> Array:
    """Return the player so many seats after the one who is asked."""
    return (state.actor + places) % state.options.players


def holder(state: State, card: int) -> Array:
    """Return seats with this card in hand: `bool[5]`."""
    return state.hands[:, card] > 0
