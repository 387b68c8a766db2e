"""What is hidden from whom in whole games: they take long, and `make coverage` leaves them out."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from tests.support.secrets_dicetown import hidden_cards, is_true, shuffle_secrets
from tinhorn.games import dicetown
from tinhorn.games.dicetown.phases import Over, Settling
from tinhorn.games.dicetown.state import State
from tinhorn.kernel.game import CHANCE, Step, Viewer
from tinhorn.testing.random_play import Turn, all_setups, random_turns

OPEN = Settling | Over
"""At the final count there are no secrets left."""


@cache
def lively_turns(players: int) -> tuple[Turn, ...]:
    """Return every answer of some lively games."""
    setups = all_setups(dicetown, players) * 2
    return tuple(
        turn
        for seed, setup in enumerate(setups)
        for turn in random_turns(dicetown, setup, Random(seed), liveliness=1.0)
    )


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_anyone_remembers_is_always_true(players: int) -> None:
    for turn in lively_turns(players):
        spots = hidden_cards(turn.after)

        assert all(is_true(memory, spots) for memory in turn.after.memories)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_has_no_order_lies_in_a_fixed_one(players: int) -> None:
    for turn in lively_turns(players):
        state = turn.after
        bags = [state.store_deck, state.discards, state.property_deck, state.elixir_deck]
        for player in state.players:
            bags += [player.store, player.properties, player.protected]

        assert all(list(bag) == sorted(bag) for bag in bags)


@pytest.mark.parametrize("every", [10, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_who_has_seen_and_heard_the_same_sees_the_same(players: int, every: int) -> None:
    """In whatever way the hidden rest of the world differs, and whatever the others chose."""
    rng, compared = Random(players), 0
    turns = [turn for turn in lively_turns(players) if not isinstance(turn.after.phase, OPEN)]
    for turn in turns[::every]:
        for viewer in (*range(players), None):
            world = shuffle_secrets(turn.before, viewer, rng)
            seat, action = turn.decision.seat, turn.action
            if seat != viewer:
                action = _another_answer(world, seat, rng)
            if action is None or dicetown.check(world, seat, action) is not None:
                continue
            step = dicetown.apply(world, seat, action)
            if _heard(step, viewer) == _heard(Step(turn.after, turn.events), viewer):
                compared += 1
                assert dicetown.view(step.state, viewer) == dicetown.view(turn.after, viewer)
    assert compared > 50


def _another_answer(world: State, seat: int, rng: Random) -> Any:
    if seat not in [asked.seat for asked in dicetown.pending(world)]:
        return None
    if seat == CHANCE:
        return dicetown.chance(world, rng)
    return rng.choice(dicetown.options(world, seat))


def _heard(step: Step[Any, Any], viewer: Viewer) -> Any:
    """Return what this viewer is told, and what a spectator sees to be going on."""
    told = [event.seen_by(viewer) for event in step.events]
    return told, step.state.prompt, dicetown.view(step.state, None).phase
