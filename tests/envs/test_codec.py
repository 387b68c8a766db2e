"""Action ids and observations are those of the batched rules, and name every option once."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest

pytest.importorskip("numpy", reason="the environments need tinhorn[envs]")

import numpy as np

from tests.envs.playing import TABLES
from tinhorn.envs.codec import LOWEST, codec_of
from tinhorn.envs.table import Table, text
from tinhorn.games import GAMES


def positions(game: str, players: int, *, seed: int) -> list[Table]:
    """Return a table, once for each decision of a random game."""
    codec = codec_of(game)
    table, rng = Table(codec, codec.game.Setup(players=players), Random(seed)), Random(seed)
    seen = []
    while asked := table.asked:
        seen.append(_still(table))
        table.answer(asked[0], rng.choice(list(table.legal(asked[0]).values())))
    return seen


def _still(table: Table) -> Table:
    copy = Table.__new__(Table)
    copy.codec, copy.rng, copy.state = table.codec, table.rng, table.state
    return copy


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_option_of_the_engine_has_an_id_of_its_own(game: str, players: int) -> None:
    for table in positions(game, players, seed=players):
        for seat in table.asked:
            legal = table.legal(seat)

            assert set(legal.values()) == set(table.view(seat).options)
            assert list(legal) == sorted(legal)
            assert list(np.flatnonzero(table.mask(seat))) == list(legal)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_observations_have_one_shape_and_stay_within_their_bounds(game: str, players: int) -> None:
    codec = codec_of(game)
    shown = [
        table.observe(seat)
        for table in positions(game, players, seed=players)
        for seat in range(players)
    ]

    assert len({(seen.shape, seen.dtype) for seen in shown}) == 1
    assert min(seen.min() for seen in shown) >= LOWEST
    assert max(seen.max() for seen in shown) <= codec.highest


@pytest.mark.parametrize("game", GAMES)
def test_vectors_and_masks_are_those_of_the_batched_rules(game: str) -> None:
    pytest.importorskip("jax", reason="the batched rules need tinhorn[jax]")
    import jax

    rules: Any = import_module(f"tinhorn.games.{game}.batch").Rules(players=3)
    flat = jax.jit(lambda state, seat: rules.flatten(rules.observe(state, seat)))
    legal = jax.jit(rules.legal)
    for table in positions(game, 3, seed=1)[::4]:
        state, (actor, *waiting) = rules.from_engine(table.state), table.asked

        assert (np.asarray(legal(state)) == table.mask(actor)).all()
        # The batched rules ask seat after seat, so seats that wait for their turn see no question.
        for seat in {0, 1, 2} - set(waiting):
            assert (np.asarray(flat(state, np.int32(seat))) == table.observe(seat)).all()


@pytest.mark.parametrize("game", GAMES)
def test_only_seats_that_have_a_choice_are_asked(game: str) -> None:
    windows = GAMES[game].REACTIONS
    for table in positions(game, 3, seed=4):
        for decision in GAMES[game].pending(table.state):
            assert decision.kind not in windows or len(table.legal(decision.seat)) > 1


def test_the_text_of_a_position_has_a_line_for_each_player() -> None:
    table = positions("dicetown", 2, seed=1)[0]

    lines = text(table.state).splitlines()

    assert [line[:9] for line in lines if line.startswith("player ")] == ["player 0:", "player 1:"]


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="no game 'faro'"):
        codec_of("faro")
