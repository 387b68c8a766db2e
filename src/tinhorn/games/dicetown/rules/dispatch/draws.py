"""The phases that ask chance: which section the draw belongs to."""

from __future__ import annotations

from random import Random
from typing import assert_never

from tinhorn.games.dicetown.actions import (
    Action,
    Deal,
    DrawElixir,
    DrawLoot,
    DrawProperties,
    DrawStore,
    Roll,
)
from tinhorn.games.dicetown.phases import (
    ChancePhase,
    DrawingCards,
    DrawingLuck,
    DrawingProperty,
    Refilling,
)
from tinhorn.games.dicetown.rules import doc, elixirs, hall, hand, saloon, setup, store
from tinhorn.games.dicetown.rules.steps import StepOrDone
from tinhorn.games.dicetown.state import State
from tinhorn.kernel.game import DOES_NOT_FIT, Refusal


def check(state: State, phase: ChancePhase, action: Action) -> Refusal | None:
    match phase.kind:
        case "roll" if isinstance(action, Roll):
            return hand.check_roll(state, action)
        case "store" | "luck" if isinstance(action, DrawStore):
            rule = "D-STORE-1" if phase.kind == "store" else "D-ELIXIR"
            return store.check_draw(state, action, _store_count(phase), rule)
        case "theft" if isinstance(action, DrawLoot):
            return saloon.check_loot(state, phase, action)
        case "corruption" | "row" if isinstance(action, DrawProperties):
            rule = "D-HALL-1" if phase.kind == "row" else "D-HALL-2"
            return hall.check_draw(state, action, _property_count(state, phase), rule)
        case "elixir" | "shelf" if isinstance(action, DrawElixir):
            return doc.check_draw(state, action)
        case "deal" if isinstance(action, Deal):
            return setup.check_deal(state, action)
        case _:
            return DOES_NOT_FIT


def draw(state: State, phase: ChancePhase, rng: Random) -> Action:
    match phase.kind:
        case "roll":
            return hand.chance_roll(state, rng)
        case "store" | "luck":
            return store.chance_draw(state, _store_count(phase), rng)
        case "theft":
            return saloon.chance_loot(state, phase, rng)
        case "corruption" | "row":
            return hall.chance_draw(state, _property_count(state, phase), rng)
        case "elixir" | "shelf":
            return doc.chance_draw(state, rng)
        case "deal":
            return setup.chance_deal(state, rng)
    assert_never(phase)


def options(state: State, phase: ChancePhase) -> tuple[Action, ...]:
    """All outcomes, equally likely, where they are few; rolls and deals are never listed."""
    match phase.kind:
        case "roll" | "deal":
            return ()
        case "store" | "luck":
            return store.draw_options(state, _store_count(phase))
        case "theft":
            return saloon.loot_options(state, phase)
        case "corruption" | "row":
            return hall.draw_options(state, _property_count(state, phase))
        case "elixir" | "shelf":
            return doc.draw_options(state)
    assert_never(phase)


def apply(state: State, phase: ChancePhase, action: Action) -> StepOrDone:
    match phase.kind:
        case "roll":
            assert isinstance(action, Roll)
            return hand.roll(state, action)
        case "store":
            assert isinstance(action, DrawStore)
            return store.receive(state, phase, action)
        case "luck":
            assert isinstance(action, DrawStore)
            return elixirs.draw_luck(state, phase, action)
        case "theft":
            assert isinstance(action, DrawLoot)
            return saloon.look(state, phase, action)
        case "corruption":
            assert isinstance(action, DrawProperties)
            return hall.receive(state, phase, action)
        case "row":
            assert isinstance(action, DrawProperties)
            return hall.fill_row(state, action)
        case "elixir":
            assert isinstance(action, DrawElixir)
            return elixirs.receive(state, phase, action)
        case "shelf":
            assert isinstance(action, DrawElixir)
            return doc.put_out(state, phase, action)
        case "deal":
            assert isinstance(action, Deal)
            return setup.deal(state, action)
    assert_never(phase)


def _store_count(phase: DrawingCards | DrawingLuck) -> int:
    return phase.count if isinstance(phase, DrawingCards) else 1


def _property_count(state: State, phase: DrawingProperty | Refilling) -> int:
    return hall.needed(state) if isinstance(phase, Refilling) else 1
