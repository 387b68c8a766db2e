"""What holds in every game that the batched rules play by themselves."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from tinhorn.batch import settle, uniform_action
from tinhorn.batch.bits import Array
from tinhorn.batch.sampling import nth_action
from tinhorn.games.winchester.batch import Draw, Rules, State
from tinhorn.games.winchester.codec.actions import FIRST_SQUARE, MOST_BID
from tinhorn.games.winchester.codec.board import (
    ALL_PLOTS,
    BONUS_COUNTS,
    MINE_CARDS,
    PILES,
    RANCH_CARDS,
    SQUARES,
    most_cash,
)
from tinhorn.games.winchester.codec.state import DEALING, DUELING, MOVING_VEHICLE

GAMES = 32
STEPS = 220
PLAYERS = 4


class Steps(NamedTuple):
    """Positions before and after each action, and what chance may have drawn in between."""

    before: State
    action: Array
    after: State
    settled: Array
    """How the same step can be taken answer by answer: with Bang for the challenger, and for the
    other; at least one of them must be true."""


@cache
def _player() -> Any:
    rules = Rules(players=PLAYERS, claims="manual")

    def one(state: State, key: Array) -> tuple[State, Steps]:
        for_action, for_play = jax.random.split(key)
        action = uniform_action(rules.legal(state), for_action)
        after = rules.play(state, action, for_play)
        acted = rules.apply(state, action)
        settled = jax.vmap(lambda bang: _is_reached(rules, acted, after, bang))(jnp.arange(2))
        return after, Steps(state, action, after, settled)

    def play(keys: Array) -> Steps:
        start = jax.vmap(lambda key: settle(rules, rules.new(), key))(keys[0])
        steps: Steps = jax.lax.scan(jax.vmap(one), start, keys[1:])[1]
        return steps

    return jax.jit(play)


def _is_reached(rules: Rules, acted: State, goal: State, bang: Array) -> Array:
    """Tell whether `apply_draw` for each draw that is owed after an action leads to the goal."""
    rivals = acted.in_auction & ~(1 << acted.turn.astype(jnp.int32))
    winner = jnp.where(bang == 0, acted.turn, 31 - jax.lax.clz(rivals.astype(jnp.int32)))
    draw = _nothing()._replace(plot=goal.plot, bang=winner.astype(jnp.int8))
    acted = jax.lax.while_loop(rules.needs_draw, lambda owing: rules.apply_draw(owing, draw), acted)
    same = jax.tree.map(lambda a, b: (a == b).all(), acted, goal)
    return jnp.stack(jax.tree.leaves(same)).all()


def _nothing() -> Draw:
    rules = Rules(players=PLAYERS)
    shapes = jax.eval_shape(rules.draw, rules.new(), jax.random.key(0))
    nothing: Draw = jax.tree.map(lambda leaf: jnp.zeros(leaf.shape, leaf.dtype), shapes)
    return nothing


@cache
def steps() -> Steps:
    """Play some games to their end, from the deal on; a finished game has no more actions."""
    keys = jax.random.split(jax.random.key(3), (STEPS + 1, GAMES))
    played: Steps = jax.tree.map(np.asarray, _player()(keys))
    return played


def test_a_random_action_is_the_one_that_the_mask_gives() -> None:
    rules, words = Rules(players=PLAYERS), jax.random.bits(jax.random.key(5), (STEPS, GAMES))

    @jax.jit
    @jax.vmap
    @jax.vmap
    def chosen(state: State, word: Array) -> tuple[Array, Array]:
        return rules.nth_legal(state, word), nth_action(rules.legal(state), word)

    direct, by_mask = map(np.asarray, chosen(steps().before, words))

    assert (direct == by_mask)[_running()].all()


def test_a_game_that_starts_in_one_pass_is_the_one_dealt_draw_by_draw() -> None:
    rules, keys = Rules(players=PLAYERS), jax.random.split(jax.random.key(6), GAMES)

    one = jax.jit(jax.vmap(rules.start))(keys)
    two = jax.jit(jax.vmap(lambda key: settle(rules, rules.new(), key)))(keys)

    jax.tree.map(np.testing.assert_array_equal, one, two)


def _dealt(rules: Rules, key: Array) -> Draw:
    return rules.draw(rules.new(), key)


def _running() -> np.ndarray[Any, np.dtype[np.bool_]]:
    return np.asarray(Rules(players=PLAYERS).is_over(steps().before) == 0)


def _money(state: State) -> Any:
    return state.cash.sum(-1, dtype=int) + state.saloon + state.piles.sum(-1, dtype=int)


def test_every_game_comes_to_its_end() -> None:
    assert Rules(players=PLAYERS).is_over(steps().after)[-1].all()


def test_money_comes_from_nowhere_but_rides_and_cards() -> None:
    before, action, after = steps().before, steps().action, steps().after
    is_ride = (before.phase == MOVING_VEHICLE) & (action >= FIRST_SQUARE)
    square = SQUARES[np.clip(action - FIRST_SQUARE, 0, len(SQUARES) - 1)]
    rides = np.bitwise_count(before.plots & square[..., None]).sum(-1) * is_ride
    turned = (after.turned ^ before.turned)[..., None] >> np.arange(4) & 1

    gained = _money(after) - _money(before)

    assert (gained == rides + (turned * before.cards).sum(-1))[_running()].all()


def test_no_purse_is_ever_empty_below_zero_nor_above_the_highest_bid() -> None:
    assert (steps().after.cash >= 0).all()
    assert _money(steps().after).max() <= most_cash(PLAYERS) <= MOST_BID


def test_each_plot_has_one_owner_at_most_and_keeps_it() -> None:
    before, after = steps().before.plots, steps().after.plots

    held = np.bitwise_count(after).sum(-1)

    assert (held == np.bitwise_count(np.bitwise_or.reduce(after, -1))).all()
    assert (before & ~after == 0).all()
    assert (np.bitwise_or.reduce(after[-1], -1) == ALL_PLOTS).all()


def test_one_pass_leads_where_answer_by_answer_leads() -> None:
    settled = steps().settled

    assert settled.any(-1)[_running()].all()
    assert (steps().before.phase != DUELING).all()
    called = settled.sum(-1)[_running()] == 1
    assert called.any(), "no duel was fought whose winner matters"


def test_a_deal_takes_everything_from_the_box_once() -> None:
    rules = Rules(players=5)
    keys = jax.random.split(jax.random.key(4), 2_000)

    draws = jax.tree.map(np.asarray, jax.jit(jax.vmap(lambda key: _dealt(rules, key)))(keys))

    assert int(rules.new().phase) == DEALING
    assert (np.sort(draws.objectives.reshape(-1, 10)) == np.arange(10)).all()
    assert (np.bitwise_count(draws.bonuses) == BONUS_COUNTS).all()
    assert (np.bitwise_or.reduce(draws.bonuses, -1) == ALL_PLOTS).all()
    assert (np.sort(draws.piles)[:, -6:] == (0, *PILES)).all()
    mines = np.sort(draws.cards[:, :3])
    assert np.isin(mines, MINE_CARDS).all()
    assert (np.diff(mines) > 0).all()
    assert set(draws.cards[:, 3].tolist()) == set(RANCH_CARDS.tolist())
    assert set(draws.boat.tolist()) == set(range(1, 13))
    assert set(draws.locomotive.tolist()) == set(range(1, 15))
    assert set(draws.first.tolist()) == set(range(5))


def test_every_plot_and_every_token_is_as_likely() -> None:
    rules = Rules(players=3)
    keys = jax.random.split(jax.random.key(5), 4_000)

    def drawn(key: Array) -> Draw:
        dealt = rules.apply_draw(rules.new(), _dealt(rules, key))
        return rules.draw(dealt, key)

    draws = jax.tree.map(np.asarray, jax.jit(jax.vmap(drawn))(keys))

    plots = np.bincount(draws.plot, minlength=19)
    assert len(plots) == 19
    assert (abs(plots - 4_000 / 19) < 5 * (4_000 / 19) ** 0.5).all()
    movements = (draws.bonuses[:, :1] >> np.arange(19) & 1).mean(0)
    assert (abs(movements - 7 / 19) < 5 * 0.5 / 4_000**0.5).all()


def test_a_named_starting_player_starts() -> None:
    rules = Rules(players=5, first=2)

    dealt = jax.jit(jax.vmap(lambda key: _dealt(rules, key)))(
        jax.random.split(jax.random.key(0), 8)
    )

    assert (dealt.first == 2).all()
