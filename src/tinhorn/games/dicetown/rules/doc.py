"""Doc Badluck (D-DOC): who visits, in which order, and how a visit begins and ends."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from random import Random
from typing import Final

from msgspec.structs import replace

from tinhorn.games.dicetown.actions import Action, DrawElixir, OrderVisits
from tinhorn.games.dicetown.components import Elixir
from tinhorn.games.dicetown.events import (
    ElixirReplaced,
    ElixirsShuffled,
    Event,
    VisitsOrdered,
)
from tinhorn.games.dicetown.phases import (
    AtDoc,
    DrawingElixir,
    OrderingVisits,
    ReplacingElixir,
    Visit,
    Visiting,
)
from tinhorn.games.dicetown.rules import reactions
from tinhorn.games.dicetown.rules.steps import Done, StepOrDone, enter_phase
from tinhorn.games.dicetown.state import State
from tinhorn.kernel import Refusal, Seat, phrase, without

_NOT_AN_ORDER: Final = Refusal("D-DOC-1", phrase("dicetown-refusal-order"))
_BAD_DRAW: Final = Refusal("D-DOC-2", phrase("dicetown-refusal-elixir-draw"))


def arrive(state: State, before: tuple[Event, ...]) -> StepOrDone:
    """Let every player who led no place visit; the sheriff says in which order."""
    visitors = tuple([seat for seat in range(len(state.players)) if seat not in state.led])
    if len(visitors) > 1:
        return enter_phase(state, OrderingVisits(state.sheriff, visitors), before)
    return welcome(state, visitors, before)


@cache
def order_options(_: State, phase: OrderingVisits) -> tuple[Action, ...]:
    return tuple(OrderVisits(order) for order in permutations(phase.visitors))


def check_order(_: State, phase: OrderingVisits, action: OrderVisits) -> Refusal | None:
    return None if tuple(sorted(action.seats)) == phase.visitors else _NOT_AN_ORDER


def order(state: State, _: OrderingVisits, action: OrderVisits) -> StepOrDone:
    return welcome(state, action.seats, (VisitsOrdered(state.sheriff, action.seats),))


def welcome(state: State, waiting: tuple[Seat, ...], before: tuple[Event, ...]) -> StepOrDone:
    """Start the next visit by opening the reaction window for the Elixir card (D-DOC-3)."""
    if not waiting:
        return Done("doc", state, before)
    # While the Elixir card is on the table, the next visit is the one that it bought.
    visit = Visit(waiting[0], waiting[1:], is_by_card="elixir" in state.in_play)
    asked = reactions.possible_holders(state, "elixir", range(len(state.players)))
    if asked:
        return reactions.open_window(state, "elixir", AtDoc(visit), asked, before)
    return enter(state, visit, None, before)


def enter(state: State, visit: Visit, friend: Seat | None, before: tuple[Event, ...]) -> StepOrDone:
    """Put the player of Elixir right after this visitor, before the others."""
    if friend is not None:
        visit = replace(visit, waiting=(friend, *visit.waiting))
    return enter_phase(state, Visiting(visit.visitor, visit), before)


def finish(state: State, visit: Visit, before: tuple[Event, ...]) -> StepOrDone:
    """Discard the elixir; one taken from the face-up ones is replaced (D-DOC-2)."""
    assert visit.elixir is not None
    state = replace(state, elixir_discards=(*state.elixir_discards, visit.elixir))
    if visit.is_by_card:
        state = reactions.discard_card(state, "elixir")
    if visit.is_from_top:
        return welcome(state, visit.waiting, before)
    return enter_phase(state, ReplacingElixir(visit.waiting), before)


def supply(state: State) -> tuple[Elixir, ...]:
    """Return the possible next elixirs; an empty deck is refilled from the discards."""
    return state.elixir_deck or tuple(sorted(state.elixir_discards))


def check_draw(
    state: State, _: DrawingElixir | ReplacingElixir, drawn: DrawElixir
) -> Refusal | None:
    return None if drawn.elixir in supply(state) else _BAD_DRAW


def chance_draw(state: State, _: DrawingElixir | ReplacingElixir, rng: Random) -> DrawElixir:
    elixirs = supply(state)
    return DrawElixir(elixirs[rng.randrange(len(elixirs))])


def draw_options(state: State, _: DrawingElixir | ReplacingElixir) -> tuple[Action, ...]:
    return tuple(DrawElixir(elixir) for elixir in supply(state))


def take_from_deck(state: State, elixir: Elixir) -> tuple[State, tuple[Event, ...]]:
    """Take an elixir from the deck."""
    if state.elixir_deck:
        return replace(state, elixir_deck=without(state.elixir_deck, (elixir,))), ()
    deck = without(supply(state), (elixir,))
    return replace(state, elixir_deck=deck, elixir_discards=()), (ElixirsShuffled(),)


def put_out(state: State, phase: ReplacingElixir, drawn: DrawElixir) -> StepOrDone:
    state, events = take_from_deck(state, drawn.elixir)
    state = replace(state, elixirs=(*state.elixirs, drawn.elixir))
    return welcome(state, phase.waiting, (*events, ElixirReplaced(drawn.elixir)))
