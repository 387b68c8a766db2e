"""The Town Hall (D-HALL): the best poker hand."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Final

from msgspec.structs import replace

from tinhorn.games.dicetown.actions import Action, DrawProperties
from tinhorn.games.dicetown.components import DICE, FACES
from tinhorn.games.dicetown.events import (
    Event,
    PropertiesTaken,
    PropertyDrawn,
    RowRefilled,
)
from tinhorn.games.dicetown.phases import AtHall, DrawingProperty, Refilling
from tinhorn.games.dicetown.rules import memory, reactions
from tinhorn.games.dicetown.rules.dice import Dice
from tinhorn.games.dicetown.rules.steps import Done, StepOrDone, enter_phase
from tinhorn.games.dicetown.state import State
from tinhorn.kernel import Refusal, Seat, Step, draw, is_part, phrase, replaced, without

ROW: Final = 3
"""How many properties are on display."""

_KINDS: Final = ((1, 1, 1, 1, 1), (2, 1, 1, 1), (2, 2, 1), (3, 1, 1), (3, 2), (4, 1), (5,))
"""How the dice group, the weakest hand first; a straight comes between (3, 1, 1) and (3, 2)."""


@cache
def strength(dice: Dice) -> tuple[int, ...]:
    """Return for comparing the kind of hand, then its faces, larger groups first (D-HALL-3).

    Dice that are missing count as different ones.
    """
    ranks = Counter(FACES.index(face) for face in dice)
    groups = sorted(((count, rank) for rank, count in ranks.items()), reverse=True)
    missing = (1,) * (DICE - len(dice))
    kind = _KINDS.index((*(count for count, _ in groups), *missing))
    if len(groups) == DICE and groups[0][1] - groups[-1][1] == 4:
        kind = _KINDS.index((3, 1, 1))
        return (2 * kind + 1, *(rank for _, rank in groups))
    return (2 * kind, *(rank for _, rank in groups))


def best(state: State) -> tuple[Seat, ...]:
    """Return the seats with the best hand; several only if their hands match exactly."""
    strengths = [strength(player.dice) for player in state.players]
    top = max(strengths)
    return tuple([seat for seat, hand in enumerate(strengths) if hand == top])


def lead(state: State, seat: Seat, before: tuple[Event, ...]) -> StepOrDone:
    """Take the lowest property and one more for each A; then ask for Corruption."""
    player = state.players[seat]
    count = 1 + player.dice.count("A")
    taken, rest = state.display[:count], state.display[count:]
    owner = replace(player, properties=tuple(sorted(player.properties + taken)))
    state = replace(
        state,
        players=replaced(state.players, seat, owner),
        display=rest,
        memories=memory.shown_gain(state.memories, seat, taken, "property"),
    )
    before = (*before, PropertiesTaken(seat, taken))
    if state.property_deck:
        asked = reactions.possible_holders(state, "corruption", (seat,))
        if asked:
            return reactions.open_window(state, "corruption", AtHall(seat), asked, before)
    return refill(state, before)


def bribe(state: State, seat: Seat, before: tuple[Event, ...]) -> Step[State, Event]:
    """Give the top card of the deck for Corruption, before the row is refilled (D-HALL-2)."""
    return enter_phase(state, DrawingProperty(seat), before)


def refill(state: State, before: tuple[Event, ...]) -> StepOrDone:
    if needed(state):
        return enter_phase(state, Refilling(), before)
    return Done("hall", state, before)


def needed(state: State) -> int:
    """Return how many properties are missing from the row and available in the deck."""
    return min(ROW - len(state.display), len(state.property_deck))


def check_draw(
    state: State, phase: DrawingProperty | Refilling, drawn: DrawProperties
) -> Refusal | None:
    """Refuse cards that the deck cannot give."""
    cards = drawn.properties
    if len(cards) == _count(state, phase) and is_part(cards, state.property_deck):
        return None
    rule = "D-HALL-1" if isinstance(phase, Refilling) else "D-HALL-2"
    return Refusal(rule, phrase("dicetown-refusal-property-draw"))


def _count(state: State, phase: DrawingProperty | Refilling) -> int:
    return needed(state) if isinstance(phase, Refilling) else 1


def chance_draw(state: State, phase: DrawingProperty | Refilling, rng: Random) -> DrawProperties:
    return DrawProperties(draw(state.property_deck, _count(state, phase), rng))


def draw_options(state: State, phase: DrawingProperty | Refilling) -> tuple[Action, ...]:
    """List any card of the deck for a single draw; more are too many."""
    if _count(state, phase) != 1:
        return ()
    return tuple(DrawProperties((card,)) for card in state.property_deck)


def receive(state: State, phase: DrawingProperty, drawn: DrawProperties) -> StepOrDone:
    """Take the card of Corruption, unseen by the others: no memory has a note on it."""
    seat, player = phase.leader, state.players[phase.leader]
    owner = replace(player, properties=tuple(sorted(player.properties + drawn.properties)))
    state = replace(
        state,
        players=replaced(state.players, seat, owner),
        property_deck=without(state.property_deck, drawn.properties),
    )
    return refill(state, (PropertyDrawn(seat, drawn.properties[0]),))


def fill_row(state: State, _: Refilling, drawn: DrawProperties) -> Done:
    state = replace(
        state,
        display=state.display + drawn.properties,
        property_deck=without(state.property_deck, drawn.properties),
    )
    return Done("hall", state, (RowRefilled(drawn.properties),))
